"""The fields of a state: named once, where the constructor sets them."""

from __future__ import annotations

from typing import ClassVar

from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.kernel import State
from munera.kernel.fields import assigned


class Shelf(State):
    shared: ClassVar[tuple[str, ...]] = ("house",)
    nested: ClassVar[tuple[str, ...]] = ("shelves",)
    kept: ClassVar[tuple[str, ...]] = ("label",)

    def __init__(self, house: object, seed: int = 0) -> None:
        super().__init__(seed)
        self.house = house
        self.shelves: list[list[str]] = [["a"], []]
        self.label: list[str] = ["plates"]
        self.cups: list[str] = []
        self.top, self.count = ("b",), 2
        self.prices: dict[str, int] = {"a": 1}
        local = self.count
        self.count = local + 1

    __slots__ = assigned(__init__)


def test_the_constructor_names_the_fields() -> None:
    assert Shelf.__slots__ == ("count", "cups", "house", "label", "prices", "shelves", "top")
    assert Shelf.fields() == ["count", "cups", "label", "prices", "shelves", "top"]
    assert "house" not in Shelf(object()).dump()


def test_a_copy_shares_nothing_that_can_change_but_what_is_shared() -> None:
    shelf = Shelf(object())
    twin = shelf.copy()
    assert (twin.shelves, twin.top, twin.count, twin.prices) == ([["a"], []], ("b",), 3, {"a": 1})
    assert twin.house is shelf.house
    assert twin.label is shelf.label
    twin.shelves[0].append("c")
    twin.shelves.append([])
    twin.cups.append("d")
    twin.prices["a"] = 2
    assert (shelf.shelves, shelf.cups, shelf.prices) == ([["a"], []], [], {"a": 1})
    assert twin.place == shelf.place


def test_an_expansion_has_the_fields_of_its_base_game_and_its_own() -> None:
    state = SERPENTS.new(1, 3)
    own = {"bank_paid", "caps", "primus", "raised", "seen", "spared"}
    assert own <= set(type(state).fields())
    twin = state.copy()
    assert {name: getattr(twin, name) for name in type(state).fields()} == {
        name: getattr(state, name) for name in type(state).fields()
    }
    twin.seen[0] = ("gu-guard",)
    assert state.seen[0] == ()
    assert twin.rules is SERPENTS.rules
