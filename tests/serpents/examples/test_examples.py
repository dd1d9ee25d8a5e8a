"""The worked examples of the expansion: each a written position beside this file, with the answers played.

As in Spartacus: John sits at seat 0, Sally at 1, Pete at 2 and Liz at 3.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from munera.games.serpents.rulebook import BOOK
from munera.kernel import start_from
from tests.serpents.table import GUARD
from tests.spartacus.examples.test_examples import JOHN, LIZ, PETE, PLAYERS, SALLY, plain
from tests.spartacus.table import Table

EXAMPLES = Path(__file__).parent


class Example(Table):
    """A table at which an example is laid out; its stretches of play are named."""

    def __init__(self, name: str) -> None:
        self.written: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
        assert self.written["players"] == PLAYERS
        super().__init__(start_from(BOOK, self.written["position"]))
        self.before = self.coins()

    def play(self, *stretches: str) -> None:
        for stretch in stretches:
            for who, answer in self.written["played"][stretch]:
                self.answer(plain(answer), PLAYERS.index(who))

    def gained(self) -> list[int]:
        """How everybody's coins have changed."""
        return [now - then for now, then in zip(self.coins(), self.before, strict=True)]


def test_every_file_names_its_rule() -> None:
    for file in EXAMPLES.glob("*.json"):
        number = int(file.name.partition("_")[0])
        assert json.loads(file.read_text("utf-8"))["rule"] == f"SW-EXAMPLE-{number}"


@pytest.mark.rule("SW-EXAMPLE-1")
def test_sallys_betters() -> None:
    m = Example("01_sallys_betters")
    m.play("the bids", "Sally's answer")
    m.nobody()
    assert m.told("bid_cut") == [(SALLY, JOHN, 2)]
    assert m.told("lot_won")[0][:3] == (SALLY, 0, "gl-spartacus")
    assert m.gained() == [0, -8, 0, 0]  # John has all his coins


@pytest.mark.rule("SW-EXAMPLE-2")
def test_petes_visitor_goes_back_to_his_hand_where_all_know_it() -> None:
    m = Example("02_petes_visitor")
    m.play("Pete plays it", "Liz meddles")
    assert m.asked() == [(PETE, "short")]
    m.play("he takes it back")
    assert m.hand(PETE) == ["sc-a-visitor-from-rome"]
    for viewer in (JOHN, SALLY, LIZ, None):
        assert m.view(viewer)["houses"][PETE]["known"] == ["sc-a-visitor-from-rome"]


@pytest.mark.rule("SW-EXAMPLE-2")
def test_petes_visitor_comes_with_the_support_of_one() -> None:
    m = Example("02_petes_visitor")
    m.play("Pete plays it", "Liz meddles", "he finds support")
    m.nobody()
    assert m.told("succeeds") == [(PETE, "sc-a-visitor-from-rome")]
    assert m.influence() == [1, 4, 8, 4]


@pytest.mark.rule("SW-EXAMPLE-6")
def test_one_of_seppiuss_coins() -> None:
    m = Example("06_one_of_seppiuss_coins")
    m.play("the dole")
    assert m.gained() == [1, 4, 1, 2]
    m.nobody()
    m.play("Sally and Pete end their turns")
    m.nobody()
    m.play("her own profits")
    m.nobody()
    assert m.gained()[LIZ] == 2 + 5


@pytest.mark.rule("SW-EXAMPLE-7")
@pytest.mark.parametrize(
    ("answer", "influence", "enough"), [("Pete pledges", 6, True), ("Pete refuses", 5, False)]
)
def test_the_senate_calls(answer: str, influence: int, enough: bool) -> None:
    m = Example("07_the_senate_calls")
    m.play("the demand", answer)
    assert m.influence()[PETE] == influence
    assert m.can(("announce", (JOHN,))) is enough
    assert not any(option[0] == "demand" for option in m.offered())


@pytest.mark.rule("SW-EXAMPLE-8")
def test_three_guards_for_one() -> None:
    m = Example("08_three_guards_for_one")
    m.play("Rome sends a guard")
    m.nobody()
    assert sorted(guard.ready for guard in m.assets(GUARD, JOHN)) == [False] * 4 + [True]
    assert m.discards() == [GUARD]
    assert not m.can(("power", "praetor-of-rome"))


@pytest.mark.rule("SW-EXAMPLE-14")
def test_a_tie_after_the_bow() -> None:
    m = Example("14_a_tie_after_the_bow")
    m.play("the bids", "Sally bows")
    assert m.told("bids_tied") == [("host", 3, JOHN, SALLY, PETE)]
    assert m.asked() == [(JOHN, "bid"), (SALLY, "bid"), (PETE, "bid")]
    assert m.state.staked == [3, 3, 3, 0]
