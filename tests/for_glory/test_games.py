"""Whole random games: they end, no card is lost, and every card is used by somebody."""

from __future__ import annotations

import pytest

from munera.games.for_glory.abilities import ABILITIES
from munera.games.for_glory.anytime import FREE_ACTIONS
from munera.games.for_glory.cards.table import CARDS, GLADIATORS, INCOMES, PATRONS, SUPPLIES
from munera.games.for_glory.state import Glory
from munera.kernel import Match, Option, Stream, start
from munera.kernel.laws import Case, cases
from munera.kernel.random_play import RandomPlayer
from munera.testing.for_glory import BOOK

LONG = 4_000  # inputs; a random game takes about six hundred


def played(options: dict[str, Option], seed: str, watch: bool = False) -> Match[Glory]:
    """A random game to its end; `watch`: every card is counted after every input."""
    match = start(BOOK, 2, seed, options)
    player = RandomPlayer(Stream.seeded(seed))
    for _ in range(LONG):
        if match.over:
            return match
        player.step(match)
        if watch:
            BOOK.totals(match.state)
    raise AssertionError(f"no end after {LONG} inputs")


@pytest.mark.parametrize("case", cases(BOOK), ids=str)
def test_a_random_game_ends_with_every_card_somewhere_once(case: Case) -> None:
    match = played(dict(case.variant), "games", watch=True)
    state = match.state
    assert BOOK.totals(state) == "whole"
    enough = int(str(state.options["victory"]))
    if state.winner in (0, 1):
        assert state.glory[state.winner] >= enough
        assert BOOK.winners(state) == (state.winner,)
    assert min(state.glory) < enough
    assert not state.windows
    assert not state.table


def test_whoever_is_chosen_to_start_starts() -> None:
    chosen: list[tuple[dict[str, Option], int]] = [
        ({"start": "one"}, 0),
        ({"start": "two"}, 1),
        ({"start": "series", "game": 1}, 0),
        ({"start": "series", "game": 2}, 1),
    ]
    for options, first in chosen:
        assert start(BOOK, 2, "games", options).state.first == first
    assert {start(BOOK, 2, seed, {}).state.first for seed in range(20)} == {0, 1}


@pytest.mark.slow
def test_random_players_buy_play_and_use_every_card_sooner_or_later() -> None:
    optional = {card for card, ability in ABILITIES.items() if not ability.mandatory}
    unbought = {card for card in CARDS if CARDS[card].deck in SUPPLIES}
    unused = optional | set(FREE_ACTIONS)
    unseen = set(GLADIATORS | PATRONS)  # in the arenas and the villas
    unpaid = set(INCOMES)
    for seed in range(60):
        if not unbought | unused | unseen | unpaid:
            break
        game = played({"victory": "10"}, f"census:{seed}")
        for kind, facts, *_ in game.log or ():
            match kind:
                case "buys":
                    unbought.discard(facts[1])
                case "plays" | "plays_with" | "uses" | "uses_with":
                    unused.discard(facts[1])
                case "enters" | "welcomes":
                    unseen.discard(facts[1])
                case "pays":
                    unpaid.discard(facts[1])
    assert (unbought, unused, unseen, unpaid) == (set(), set(), set(), set())
