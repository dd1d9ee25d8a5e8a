"""The card tables against the card sheet, row by row; and a story for every card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tools.sheets.for_glory import BLANK, NUMBERS, STATIC, our_lines

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
    whole,
)
from munera.testing.stories import stories
from tests.for_glory.cards import test_arenas, test_economy, test_gladiators, test_starting, test_training

PINNED = Path(__file__).with_name("sheet.txt")  # made of the sheet by `tools.sheets`: a card a line
STORIES = (test_arenas, test_economy, test_gladiators, test_starting, test_training)

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
    assert sorted(our_lines()) == PINNED.read_text("utf-8").splitlines()


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


# ---------------------------------------------------------------------- stories


def test_every_card_has_a_story_and_every_story_a_card() -> None:
    assert stories(*STORIES) == set(CARDS)
