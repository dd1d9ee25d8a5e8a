"""Whole games, played by clicking against bots."""

from __future__ import annotations

import pytest
from tools.stage import PHONE, Scene, stage

from tests.web.clicker import Clicker
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


def test_a_duel(visit: Visit) -> None:
    ana = visit()
    page = ana.go()
    page.get_by_role("button", name="Play Gladius now").first.click()
    page.wait_for_selector(".prompt")
    clicker = Clicker(ana, "gladius")
    clicker.play()
    assert clicker.questions["attack"]
    assert page.locator(".prompt.over h2").inner_text()
    page.get_by_role("button", name="Once more").click()
    page.wait_for_selector(".prompt.yours, .prompt.waiting")


def test_a_fight_on_a_phone(visit: Visit) -> None:
    """On the hexes of the arena, to the end."""
    ana = visit(size=PHONE)
    ana.sit(ana.table("spartacus", ["me", "bot:greedy"], options={"mode": "fight"}))
    clicker = Clicker(ana, "spartacus")
    clicker.play()
    assert clicker.questions["combat_turn"]


@pytest.mark.parametrize(("game", "seats"), [("spartacus", 4), ("serpents", 3)])
def test_intrigue_and_market(visit: Visit, game: str, seats: int) -> None:
    """A game of one round, from the choice of a house to the last thumb."""
    ana = visit()
    ana.sit(ana.table(game, ["me"] + ["bot:greedy"] * (seats - 1), options={"type": "quick", "rounds": 1}))
    clicker = Clicker(ana, game, seed=2)
    clicker.play()
    assert {"turn", "bid"} <= set(clicker.questions)


def test_a_campaign(visit: Visit) -> None:
    """A school of its own for two turns; whether there is a bout depends on whom it can buy."""
    ana = visit()
    ana.sit(ana.table("school", ["me", "bot:greedy"], options={"turns": "8", "bouts": "automatic"}))
    clicker = Clicker(ana, "school")
    clicker.play(until=lambda: (ana.state.get("view") or {}).get("turn", 0) > 2)
    assert "bid" in clicker.questions


def test_for_glory(visit: Visit) -> None:
    """A good part of a game, from its middle on: how long a whole one is depends on the cards."""
    ana = visit()
    stage(ana, Scene("for_glory-late", "for_glory", 2, ("action",), after=120, seed=3), level="greedy")
    clicker = Clicker(ana, "for_glory")
    clicker.play(until=lambda: clicker.clicks > 150)
    assert "action" in clicker.questions
