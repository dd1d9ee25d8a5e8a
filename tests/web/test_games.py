"""Whole games from the first question to the last, played by clicking against bots.

MUNERA_LONG=1 plays the longest ones too; `make soak` does.
"""

from __future__ import annotations

import math
from typing import Any

import pytest
from tools.browser import PHONE

from tests.counts import LONG
from tests.web.clicker import Clicker, Sensible
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

PATIENCE = 5_400.0 if LONG else 900.0  # seconds, on a machine that does much else: alone it takes a thirtieth


def test_a_duel(visit: Visit) -> None:
    """From the home page, in haste; and once more."""
    ana = visit()
    page = ana.go()
    page.get_by_role("button", name="Play Gladius now").first.click()
    page.wait_for_selector(".prompt")
    clicker = Clicker(ana, "gladius")
    clicker.play(seconds=PATIENCE)
    assert clicker.questions["attack"]
    assert page.locator(".prompt.over h2").inner_text()
    page.get_by_role("button", name="Once more", exact=True).click()
    page.wait_for_selector(".prompt.yours, .prompt.waiting")


def test_a_fight_on_a_phone(visit: Visit) -> None:
    """On the hexes of the arena, to the end."""
    ana = visit(size=PHONE)
    ana.sit(ana.table("spartacus", ["me", "bot:greedy"], options={"mode": "fight"}))
    clicker = Clicker(ana, "spartacus")
    clicker.play(seconds=PATIENCE)
    assert clicker.questions["combat_turn"]


# Of the longest so many questions are answered here; the soak plays them to the end.
LONG_GAMES = {"school", "for_glory"}
SOME = math.inf if LONG else 25
STEADY = {"gladius", "school", "spartacus", "serpents"}  # For Glory's arenas open, close and fill
FIRM = 4.0  # pixels per question

# Which table, and what its player is certainly asked. The fighters of the school play by themselves (GS-47): with
# its owner at every card the shortest campaign has five hundred questions. Spartacus and its expansion play two
# rounds here, which may end without a wager where nobody hosts or can pay, and to their own ends in the soak. In
# one round alone they ask so little that a single House that grows by a line of people would be too much.
GAMES: list[Any] = [
    pytest.param("gladius", 1, {}, {"attack"}, id="solo"),
    pytest.param("school", 2, {"turns": "8", "bouts": "automatic"}, {"bid", "send", "trade"}, id="school"),
    pytest.param("for_glory", 2, {}, {"action", "combat"}, id="for_glory"),
    pytest.param("spartacus", 3, {"type": "quick", "rounds": 2}, {"turn", "bid"}, id="spartacus"),
    pytest.param("serpents", 3, {"type": "quick", "rounds": 2}, {"turn", "bid"}, id="serpents"),
]

LONGEST: list[Any] = [
    pytest.param("school", 2, {"turns": "8"}, {"bid", "attack"}, id="school-at-every-card"),
    pytest.param("spartacus", 3, {"type": "quick"}, {"turn", "bid", "wagers"}, id="spartacus-quick"),
    pytest.param("spartacus", 4, {}, {"turn", "bid", "wagers", "combat_turn"}, id="spartacus-standard"),
    pytest.param("serpents", 5, {"type": "quick"}, {"turn", "bid"}, id="serpents-of-five"),
]


@pytest.mark.parametrize(("game", "seats", "options", "asked"), [*GAMES, *(LONGEST if LONG else ())])
def test_a_whole_game(visit: Visit, game: str, seats: int, options: dict[str, Any], asked: set[str]) -> None:
    """By somebody who takes advice, and now and then decides alone."""
    ana = visit()
    page = ana.sit(ana.table(game, ["me"] + ["bot:greedy"] * (seats - 1), options=options))
    clicker = Sensible(ana, game, seed=2)
    some = SOME if game in LONG_GAMES else math.inf
    clicker.play(lambda: asked <= set(clicker.questions) and clicker.questions.total() >= some, seconds=PATIENCE)
    assert asked <= set(clicker.questions)
    assert clicker.questions.total() >= some or page.locator(".prompt.over h2").inner_text()
    if game in STEADY:  # in For Glory, and on phones, the turn ends where a list was (docs/usability.md)
        assert clicker.ended == []
        assert clicker.steadiness.per_question < FIRM, clicker.steadiness.farthest()
