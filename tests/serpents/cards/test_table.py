"""The tables of the expansion against its card sheet, and the decks they make with those of the base game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tools.sheets.serpents import COLUMNS, had, our_lines

from munera.games.serpents.cards.table import OWN, REPLACED, WHOLE, arrow, treacherous
from munera.games.serpents.cards.table import OWN_HOUSES as NEW_HOUSES
from munera.games.spartacus.cards.table import BASE, FACTS, INTRIGUE, MARKET, OFFICIAL, UNOFFICIAL, Card, Power

PINNED = Path(__file__).with_name(
    "sheet.txt"
)  # made of the sheet by `tools.sheets`: a card, house or power a line
TUNED = {  # docs/balance: fields that are ours
    "ho-seppius coins=10": "ho-seppius coins=9",
    "ho-varinius coins=9 gladiators=1 slaves=2": "ho-varinius coins=9 gladiators=1 slaves=1",
    "sc-blood-offering kind=scheme copies=2": "sc-blood-offering kind=scheme copies=3",
    "sc-bread-and-circuses kind=scheme copies=2": "sc-bread-and-circuses kind=scheme copies=1",
    "sc-party-favors kind=scheme copies=2": "sc-party-favors kind=scheme copies=1",
    "sc-test-of-the-brotherhood kind=scheme copies=2": "sc-test-of-the-brotherhood kind=scheme copies=3",
}
CARDS, HOUSES = WHOLE.cards, WHOLE.houses

# ---------------------------------------------------------------------- the tables


def test_every_row_is_as_the_sheet_says() -> None:
    pinned = PINNED.read_text("utf-8")
    for of_sheet, of_ours in TUNED.items():
        assert pinned.count(of_sheet) == 1
        pinned = pinned.replace(of_sheet, of_ours)
    assert sorted(our_lines()) == pinned.splitlines()


def test_what_the_expansion_adds_and_how_large_the_decks_are_then() -> None:
    """The only test that says how many there are: all others count what is in the box."""
    cards = Counter[str]()
    for card in OWN.values():
        cards[card.kind] += card.copies
    assert cards == {"gladiator": 14, "slave": 9, "equipment": 8, "scheme": 32, "reaction": 13, "guard": 10}
    assert len(OWN) == 54
    assert len(NEW_HOUSES) == 2
    assert (len(WHOLE.whole(MARKET)), len(WHOLE.whole(INTRIGUE)), len(HOUSES)) == (92, 159, 6)
    assert WHOLE.copies("gu-guard") == 33
    assert set(WHOLE.whole(MARKET) + WHOLE.whole(INTRIGUE)) == set(CARDS)


def test_one_ashur_leaves_for_the_other() -> None:
    (old, new), *others = REPLACED.items()
    assert not others
    assert old in BASE.cards
    assert old not in CARDS
    assert new in OWN
    assert (BASE.cards[old].ability, BASE.cards[old].discount) == (OWN[new].ability, OWN[new].discount)


def test_nothing_else_of_the_base_game_changes() -> None:
    changed = {id for id, card in BASE.cards.items() if CARDS.get(id) != card}
    assert changed == {"gl-ashur", "gu-guard"}
    assert all(HOUSES[id] == house for id, house in BASE.houses.items())


def test_the_guards_of_both_boxes_are_one_card() -> None:
    as_serpents, theirs = OWN["gu-guard"], BASE.cards["gu-guard"]
    assert {name for name in COLUMNS if had(as_serpents, name) != had(theirs, name)} == {"copies"}
    assert CARDS["gu-guard"].source == theirs.source  # what it does is known from there


def test_the_starting_cards_are_enough_for_six_houses() -> None:
    def dealt(name: str) -> int:
        return sum(getattr(house, name) for house in HOUSES.values())

    assert (len(WHOLE.starting("gladiator")), dealt("gladiators")) == (12, 11)
    assert (len(WHOLE.starting("slave")), dealt("slaves")) == (12, 10)
    assert dealt("guards") == 12


def test_four_gladiators_are_treacherous_and_no_other_card_is() -> None:
    found = {id: card.ability for id, card in CARDS.items() if treacherous(card)}
    assert found == {
        "gl-ashur-serpent": "cunning",
        "gl-the-egyptian": "cruel",
        "gl-dagan": "",
        "gl-nemetes": "plunderer",
    }


def test_cards_of_one_ability_do_the_same_in_both_boxes() -> None:
    does = [name for name in COLUMNS if name not in FACTS and name != "treacherous"]
    same: dict[str, set[tuple[Any, ...]]] = {}
    for id in WHOLE.titles("gladiator", "slave"):
        card = CARDS[id]
        same.setdefault(f"{card.kind} {card.ability}", set()).add(tuple(had(card, name) for name in does))
    assert all(len(texts) == 1 for texts in same.values())


def test_only_white_borders_have_no_ability_and_no_treachery() -> None:
    for id in WHOLE.titles("gladiator", "slave"):
        card = CARDS[id]
        assert (card.ability == "" and not treacherous(card)) is card.starting, id


def test_a_reaction_has_a_requirement_or_an_arrow() -> None:
    opposed = {id: arrow(card) for id, card in CARDS.items() if arrow(card)}
    assert opposed == {
        "re-submit-to-your-betters": "up",
        "re-tithe-to-the-mighty": "up",
        "re-whisper-from-below": "down",
        "re-roar-of-the-mob": "down",
    }
    assert all(not CARDS[id].requirement for id in opposed)


def test_houses_and_powers_are_told_apart() -> None:
    assert len({house.colour for house in HOUSES.values()}) == len(HOUSES)
    powers = [power.id for house in HOUSES.values() for power in house.powers]
    assert len(powers) == len(set(powers)) == 12
    assert all(house.origin("colour") == "original" for house in NEW_HOUSES.values())


def test_a_price_of_several_kinds_says_how_many_of_each() -> None:
    assert [id for id, card in OWN.items() if card.price_kinds] == ["sc-hecatomb"]
    assert all(not (card.price_kind and card.price_kinds) for card in OWN.values())
    assert all(bool(card.price_cards) == bool(card.kinds_of_price) for card in CARDS.values())


# ---------------------------------------------------------------------- where a row comes from


def test_every_origin_is_known_and_says_something() -> None:
    for row in (*OWN.values(), *NEW_HOUSES.values()):
        assert {row.source, *row.sources.values()} <= {*OFFICIAL, *UNOFFICIAL}
        assert row.source not in row.sources.values()
        own = {f.name for f in fields(row)} - {"id", "source", "sources"}
        more = {"name", "effect"} if isinstance(row, Card) else {f.name for f in fields(Power)}
        assert set(row.sources) <= own | more


def test_what_is_official() -> None:
    """Little is known of the expansion: the effects that its rulebook tells, and a few numbers."""
    known = {
        f"{id} {name}"
        for id, card in OWN.items()
        for name in COLUMNS
        if name != "targets"
        and type(getattr(card, name)) in (int, bool)
        and getattr(card, name)
        and card.origin(name) in OFFICIAL
    }
    guard = {"value", "cash", "foils", "foils_from"}
    assert known == {f"gu-guard {name}" for name in guard} | {
        "sc-set-hands-to-purpose requirement",
        "sc-set-hands-to-purpose cash",
        "sc-set-hands-to-purpose at_least",
        "sc-set-hands-to-purpose times",
        "sc-set-hands-to-purpose exhausts_target",
        "sc-set-hands-to-purpose influence",
        "sc-test-of-the-brotherhood cash",
        "sc-test-of-the-brotherhood at_least",
        "sc-test-of-the-brotherhood exhausts_target",
        "sc-test-of-the-brotherhood influence",
        "sc-party-favors requirement",
        "sc-party-favors cash",
        "sc-sabotage at_least",
        "sc-sabotage discards",
        "sc-piss-in-the-porridge at_least",
        "sc-piss-in-the-porridge bars",
        "re-submit-to-your-betters bid",
    }


def test_the_tables_cannot_be_changed() -> None:
    house = HOUSES["ho-seppius"]
    with pytest.raises(AttributeError):
        house.coins = 11  # type: ignore[misc]
    exhausts: Mapping[str, int] = house.powers[0].exhausts
    with pytest.raises(TypeError):
        exhausts["guard"] = 0  # type: ignore[index]
