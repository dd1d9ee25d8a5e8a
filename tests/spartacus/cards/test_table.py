"""The tables against the card sheet: every number, every window, every origin."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tools.sheets.spartacus import COLUMNS, our_lines

from munera.games.spartacus.cards.table import (
    ARENA,
    BASE,
    FACTS,
    INTRIGUE,
    MARKET,
    OFFICIAL,
    TRACK,
    UNOFFICIAL,
    Card,
    House,
)

CARDS = BASE.cards
HOUSES = BASE.houses
EQUIPMENTS = BASE.titles("equipment")
GLADIATORS = BASE.titles("gladiator")
GUARDS = BASE.titles("guard")
REACTIONS = BASE.titles("reaction")
SCHEMES = BASE.titles("scheme")
SLAVES = BASE.titles("slave")

PINNED = Path(__file__).with_name(
    "sheet.txt"
)  # made of the sheet by `tools.sheets`: a card, house, power or board a line

# ---------------------------------------------------------------------- the tables


def test_every_row_is_as_the_sheet_says() -> None:
    assert sorted(our_lines()) == PINNED.read_text("utf-8").splitlines()


@pytest.mark.rule("SP-INTRO-4", "SP-61")
def test_the_decks_and_their_parts_have_their_printed_size() -> None:
    """The only test that says how many there are: all others count what is in the box."""
    assert (len(BASE.whole(MARKET)), len(BASE.whole(INTRIGUE)), len(HOUSES)) == (62, 104, 4)
    market, intrigue = (Counter(CARDS[id].kind for id in BASE.whole(deck)) for deck in (MARKET, INTRIGUE))
    assert market == {"gladiator": 8 + 15, "slave": 8 + 15, "equipment": 16}
    assert intrigue == {"scheme": 62, "reaction": 19, "guard": 23}
    assert [len(BASE.starting(kind)) for kind in market] == [8, 8, 0]
    cards = market | intrigue
    parts = (GLADIATORS, SLAVES, EQUIPMENTS, SCHEMES, REACTIONS, GUARDS)
    assert [len(part) for part in parts] == [19, 20, 7, 28, 10, 1]
    assert frozenset().union(*parts) == set(CARDS) == BASE.titles(*cards)


def test_the_four_houses_use_up_the_starting_cards() -> None:
    def dealt(name: str) -> int:
        return sum(getattr(house, name) for house in HOUSES.values())

    assert len(BASE.starting("gladiator")) == dealt("gladiators") == 8
    assert len(BASE.starting("slave")) == dealt("slaves") == 8
    assert dealt("guards") == 7
    assert not BASE.starting("equipment")


def test_permanent_equipment_is_worth_two_and_what_serves_once_is_worth_one() -> None:
    assert {id: CARDS[id].value for id in EQUIPMENTS} == {id: 1 if CARDS[id].exhausts else 2 for id in EQUIPMENTS}
    assert Counter(CARDS[id].slot for id in EQUIPMENTS) == {"weapon": 3, "armour": 2, "special": 2}


def test_cards_of_one_ability_do_the_same() -> None:
    does = [name for name in COLUMNS if name not in FACTS]
    same: dict[str, set[tuple[Any, ...]]] = {}
    for id in GLADIATORS | SLAVES:
        card = CARDS[id]
        same.setdefault(f"{card.kind} {card.ability}", set()).add(tuple(getattr(card, name) for name in does))
    assert len(same) == 15 + 1 + 8 + 1  # an ability each, eight of the slaves, and those without
    assert all(len(texts) == 1 for texts in same.values())


def test_only_fighters_without_ability_do_nothing_and_have_a_white_border() -> None:
    assert all((CARDS[id].ability == "") is CARDS[id].starting for id in GLADIATORS | SLAVES)


def test_the_hand_grows_along_the_track() -> None:
    assert len(TRACK.hands) == TRACK.highest - TRACK.lowest + 1 == 12
    assert [TRACK.hand_size(influence) for influence in (1, 4, 5, 7, 12)] == [3, 4, 4, 5, 6]
    assert list(TRACK.hands) == sorted(TRACK.hands)
    assert all(TRACK.lowest <= space < TRACK.highest for space in TRACK.start.values())


def test_houses_and_powers_are_told_apart() -> None:
    assert len({house.colour for house in HOUSES.values()}) == len(HOUSES)
    powers = [power.id for house in HOUSES.values() for power in house.powers]
    assert len(powers) == len(set(powers)) == 8


def test_the_arena_has_its_marks_and_fields() -> None:
    inside = {(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5}
    assert len(inside) == 3 * ARENA.radius * (ARENA.radius + 1) + 1 == 91
    assert {*ARENA.starts, *ARENA.places[0], *ARENA.places[1]} <= inside
    assert [(field.id, field.outcome, field.side) for field in ARENA.fields] == [
        ("V1", "victory", 0),
        ("V2", "victory", 1),
        ("INJ", "injury", -1),
        ("DEC", "decapitation", -1),
    ]


def test_what_foils_the_unfoilable_is_a_card_that_foils() -> None:
    named = {foil for card in CARDS.values() for foil in card.foiled_by}
    assert named == {"re-jupiters-cock"}
    assert all(CARDS[id].foils for id in named)


# ---------------------------------------------------------------------- where a row comes from


def test_every_origin_is_known_and_says_something() -> None:
    known = {*OFFICIAL, *UNOFFICIAL}
    for row in (*CARDS.values(), *HOUSES.values(), TRACK, ARENA):
        assert {row.source, *row.sources.values()} <= known
        assert row.source not in row.sources.values()
        own = {f.name for f in fields(row)} - {"id", "source", "sources"}
        assert set(row.sources) <= own | ({"name", "effect"} if isinstance(row, Card) else set())


def test_a_field_of_the_text_comes_from_where_the_effect_does() -> None:
    javelin = CARDS["eq-javelin"]
    assert [javelin.origin(name) for name in ("slot", "value", "range", "rerolls")] == [
        "rulebook",
        "original",
        "original",
        "rulebook",
    ]
    duro = CARDS["gl-duro"]
    assert [duro.origin(name) for name in ("name", "attack", "once", "ability")] == [
        "repaired",
        "reference",
        "original",
        "original",
    ]


def test_what_may_be_tuned() -> None:
    """The numbers that are neither printed nor found, as the sheet lists them (SP-R9) or flags them."""
    tuned = {
        f"{id} {name}"
        for id, card in CARDS.items()
        for name in COLUMNS
        if name != "targets"
        and type(getattr(card, name)) in (int, bool)
        and getattr(card, name)
        and card.origin(name) in UNOFFICIAL
    }
    copies = {*EQUIPMENTS, "gl-celt-warrior", "sl-debtor", "sl-cook"}
    assert tuned == {f"{id} copies" for id in copies} | {
        "gl-thracian-warrior speed",
        "gl-gannicus defence",
        "gl-kerza value",
        "gl-duro once",
        "eq-sword value",
        "eq-trident value",
        "eq-helmet value",
        "eq-javelin value",
        "eq-javelin exhausts",
        "eq-javelin range",
        "sc-labor-contract cash",
        "sc-final-blow requirement",
        "sc-lend-me-your-ear requirement",
        "sc-collusion requirement",
        "re-a-shameful-ludus requirement",
        "re-a-shameful-ludus cash",
    }


def test_our_own_colours_and_our_own_sand_are_not_official() -> None:
    assert all(house.origin("colour") == "original" for house in HOUSES.values())
    assert {ARENA.origin(name) for name in ("radius", "starts", "places", "quiet_rounds")} == {"original"}
    assert {ARENA.origin(name) for name in ("fields", "tribute", "highest_wager")} == {"rulebook"}


def test_the_tables_cannot_be_changed() -> None:
    house: House = HOUSES["ho-batiatus"]
    with pytest.raises(AttributeError):
        house.coins = 11  # type: ignore[misc]
    with pytest.raises(TypeError):
        house.powers[0].exhausts["gladiator"] = 1  # type: ignore[index]
