"""The card tables against the card sheet, row by row; and a story for every card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from munera.games.for_glory.abilities import ABILITIES
from munera.games.for_glory.anytime import FREE_ACTIONS
from munera.games.for_glory.cards.table import (
    ARENAS,
    BOASTS,
    CARDS,
    INCOMES,
    RESERVABLE,
    STARTING,
    SUPPLIES,
    Card,
    whole,
)
from tests.for_glory.cards import test_arenas, test_economy, test_gladiators, test_starting, test_training
from tests.stories import stories

HERE = Path(__file__).resolve()
PINNED = HERE.with_name("sheet.txt")  # the numbers and abilities of the sheet, one card a line
SHEET = Path("shared/cards/for_glory.md")
SEEN = [folder / SHEET for folder in HERE.parents if (folder / SHEET).is_file()]
STORIES = (test_arenas, test_economy, test_gladiators, test_starting, test_training)

NUMBERS = [
    field.name
    for field in fields(Card)
    if field.name not in ("id", "deck", "type", "copies", "source", "printed", "read")
]
SOURCES = {"rulebook": "rulebook", "rulebook+completed": "completed", "original": "original"}

# Cards that are always on, without a use of their own. (Casinum is on and has a tactic.)
STATIC = {
    *("tiro", "eques", "sagittarius", "hoplomachus", "secutor", "essedarius", "scissor", "thraex", "primus_palus"),
    *("legatus", "unscrupulous_consul"),
    *("pompeii", "arelate", "carnuntum", "londinium"),
}
BLANK = {"cestus", "crooked_senator", "decurion", "imperial_procurator"}  # numbers and nothing else

# Section 9 of the sheet: what is known of the completed cards, as far as it is a number.
KNOWN = {
    "thraex": set(),
    "spiculus": {"amount"},
    "arbelas": set(),
    "samnite": {"health"},
    "veles": {"amount"},
    "murmillo": {"amount"},
    "hoplomachus": set(),
    "retiarius": set(),
    "parmularius": set(),
    "cestus": {"copies"},
    "andabata": {"copies"},
    "evade": {"cost"},
    "counterattack": set(),
    "turn_the_tables": {"amount"},
    "shady_dealings": {"value"},
    "smooth_talk": {"value"},
    "treacherous_augur": {"cost", "pay"},
    "legatus": {"cost", "initiative"},
    "praetor": {"cost", "amount"},
    "vestalis": {"cost", "amount"},
    "aedile": {"amount"},
    "unscrupulous_consul": set[str](),
    "crooked_senator": {"copies"},
    "capua": set(),
}


# ---------------------------------------------------------------------- a card as one line


def line(id: str, type: str, source: str, copies: int, numbers: dict[str, int], ability: list[str]) -> str:
    """A card as it stands in the pinned file: what is nought is left out."""
    told = [f"{name}={numbers[name]}" for name in NUMBERS if numbers.get(name)]
    return " ".join([id, type, source, f"copies={copies}", *told, "|", *ability])


def ours(card: Card) -> str:
    """A card as our tables have it."""
    numbers = {name: getattr(card, name) for name in NUMBERS}
    return line(card.id, card.type, card.source, card.copies, numbers, our_ability(card.id))


def our_ability(id: str) -> list[str]:
    if id in FREE_ACTIONS:
        return ["free", "exhausts"]
    if id not in ABILITIES:
        return ["income"] if id in INCOMES else ["static"] if id in STATIC else ["none"]
    a = ABILITIES[id]
    flags = [name for name in ("mandatory", "once", "exhausts", "enters") if getattr(a, name)]
    # where the engine listens elsewhere than the sheet says: only to the battle, only to himself
    trigger = {"tertiarius": "own_leaves", "noxius": "own_defeated"}.get(id, a.trigger)
    return [a.kind, *([trigger] if trigger else []), *flags]


# ---------------------------------------------------------------------- the sheet


def sheet_rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """The rows that describe a card, with the number of their section."""
    section = ""
    for row in text.splitlines():
        if row.startswith("## "):
            section = row[3:].partition(".")[0]
        elif section in tuple("45678") and row.startswith("| `"):
            yield section, [cell.strip(" `") for cell in row.strip("|").split("|")]


def sheet_line(section: str, cells: list[str]) -> str:
    """A row of the sheet as one line."""
    id, type, copies = cells[0], cells[3].replace("/", "_"), 1
    numbers: dict[str, int] = {}
    names: list[str]
    if section == "4":
        type, copies, source, effect = "gladiator", int(cells[3]), cells[10], cells[11]
        names = ["cost", "attack", "health", "agility", "bloodlust", "influence"]
        numbers = dict(zip(names, map(int, cells[4:10]), strict=True))
    elif section == "5":
        copies, source, effect = int(cells[4]), cells[6], cells[7]
        numbers = {"cost": int(cells[5])}
    elif section == "6":
        copies, source, effect = int(cells[4]), cells[8], cells[9]
        names = ["cost", "value", "influence"]
        numbers = {name: int(cell) for name, cell in zip(names, cells[5:8], strict=True) if cell != "-"}
    elif section == "8":
        type, source, effect = "arena", cells[4], cells[5]
    elif id in BOASTS:
        type, source, effect = "boast", cells[5], cells[6]
        numbers = {"bloodlust": int(cells[4])}
    else:
        copies, source, effect = int(cells[4]), cells[6], cells[7]
        short = {"ATK": "attack", "HP": "health", "AGI": "agility", "BL": "bloodlust", "INF": "influence"}
        numbers = {short.get(word, word): int(n) for word, n in re.findall(r"(\w+) (\d+)", cells[5])}
    numbers |= effect_numbers(effect)
    return line(id, type, SOURCES[source], copies, numbers, sheet_ability(effect))


def effect_numbers(effect: str) -> dict[str, int]:
    """The numbers in the words of the sheet."""
    patterns = {
        "pay": r"PAY\((\d)",
        "registers_for_less": r"COST\(late_registration[^,]*, -(\d)",
        "buys_back_for_less": r"COST\(reserve_buy_back, -(\d)",
        "discount": r"COST\(next buy this turn, -(\d)",
        "initiative": r"INIT\(\+(\d)",
        "influence": r"INFLUENCE\(\+(\d)",
        "arena_value": r"ARENA_VALUE\((\d)",
        "amount": r"(?:(?:DEAL|PREVENT|REASSIGN|MOVE_DMG|REMOVE_DMG|COIN|DRAW)\((?:up to )?|(?:ATK|AGI) \+)(\d)",
    }
    gained = effect.partition("Effect: ")[2] or effect  # not the numbers of the cost
    found = {name: re.search(p, gained if name == "amount" else effect) for name, p in patterns.items()}
    return {name: int(number[1]) for name, number in found.items() if number}


def sheet_ability(effect: str) -> list[str]:
    """What kind of ability the words of the sheet describe."""
    for word in ("FREE", "SCHEME/TACTIC", "REACTION", "TACTIC", "SCHEME", "INCOME", "STATIC", "none"):
        if word in effect:
            kind = word.lower().replace("/", "_")
            break
    trigger = re.search(r"@(\w+)", effect) if kind == "reaction" else None
    flags = [
        name
        for name, words in {
            "mandatory": "mandatory",
            "once": "[1/round]",
            "exhausts": "Cost: EXHAUST(",
            "enters": "AS_",
        }.items()
        if words in effect
    ]
    return [kind, *([trigger[1]] if trigger else []), *flags]


# ---------------------------------------------------------------------- the tables


def test_the_decks_have_their_printed_size() -> None:
    assert {deck: len(whole(deck)) for deck in SUPPLIES} == {"gladiators": 57, "training": 45, "economy": 50}
    assert Counter(card.deck for card in CARDS.values()) == {
        "gladiators": 27,
        "training": 18,
        "economy": 20,
        "starting": 11,
        "arenas": 16,
    }
    assert len(STARTING) == 14
    assert len(ARENAS) == 16
    assert [CARDS[boast].bloodlust for boast in BOASTS] == [6, 14, 19, 24, 24]


def test_every_row_is_as_the_sheet_says() -> None:
    assert [ours(card) for card in sorted(CARDS.values(), key=lambda c: c.id)] == PINNED.read_text().splitlines()


@pytest.mark.skipif(not SEEN, reason="the card sheet is not here")
def test_the_pinned_rows_are_those_of_the_sheet() -> None:
    lines = [sheet_line(section, cells) for section, cells in sheet_rows(SEEN[0].read_text("utf-8"))]
    assert sorted(lines) == PINNED.read_text().splitlines()


def test_every_row_does_something_or_is_known_to_do_nothing() -> None:
    kinds = (set(ABILITIES), set(FREE_ACTIONS), STATIC, BLANK, set(INCOMES))
    assert Counter(id for kind in kinds for id in kind) == Counter(list(CARDS))


def test_what_may_be_reserved() -> None:
    assert {id for id, card in CARDS.items() if card.deck == "training"} == RESERVABLE


def test_the_influence_of_all_patrons_and_the_bloodlust_of_the_beginning() -> None:
    patrons = [CARDS[id] for id in whole("economy") if CARDS[id].type == "patron"]
    assert (len(patrons), sum(card.influence for card in patrons)) == (21, 29)
    assert Counter(CARDS[id].influence for id in whole("gladiators")) == {0: 11, 1: 33, 2: 12, 3: 1}
    assert 2 * (CARDS["cestus"].bloodlust + CARDS["andabata"].bloodlust) == CARDS["boast_1"].bloodlust


# ---------------------------------------------------------------------- where a card comes from


def test_completed_cards_say_which_of_their_numbers_are_printed() -> None:
    assert {id: set(card.printed) for id, card in CARDS.items() if card.source == "completed"} == KNOWN


def test_three_runs_of_numbers_are_printed_but_their_order_is_our_reading() -> None:
    run = ("attack", "health", "agility", "bloodlust", "cost")
    read = {id: card.read for id, card in CARDS.items() if card.read}
    assert read == dict.fromkeys(("arbelas", "spiculus", "thraex"), run)


def test_only_the_copies_of_the_starting_deck_are_printed() -> None:
    for card in CARDS.values():
        assert ("copies" in card.printed) is (card.deck == "starting"), card.id
        if card.source != "completed":
            assert set(card.printed) <= {"copies"}, card.id


def test_what_is_printed_is_a_number_of_the_card() -> None:
    for card in CARDS.values():
        assert set(card.printed) <= {*NUMBERS, "copies"}, card.id
        assert all(type(getattr(card, name)) is int for name in card.printed), card.id


@pytest.mark.skipif(not SEEN, reason="the card sheet is not here")
def test_the_sheet_explains_every_completed_card() -> None:
    explained = SEEN[0].read_text("utf-8").partition("## 9.")[2].partition("## 10.")[0]
    titles = {
        title.strip().lower().replace(" ", "_")
        for row in explained.splitlines()
        if row.startswith("| ") and not row.startswith(("| ---", "| Card"))
        for title in row.split("|")[1].split(",")
    }
    assert titles == set(KNOWN)


# ---------------------------------------------------------------------- stories


def test_every_card_has_a_story_and_every_story_a_card() -> None:
    assert stories(*STORIES) == set(CARDS)
