"""The power of life and death."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, card, combat, fighter, house
from munera.testing.spartacus.titles import CELT, COOK, NET, SWORD, SYRIAN


def beaten(
    level: str = "yield", *, lost: Any = SYRIAN, gear: Any = (), host: int = 0, influence: int = 4
) -> Table:
    """Seat 1 has won against seat 2. The Host, who may be one of them, has to judge."""
    title = lost["card"] if isinstance(lost, dict) else lost
    houses = [house(), house(CELT), house(lost, *gear)]
    houses[host]["influence"] = influence
    m = combat(
        fighter(1, CELT, winner=True), fighter(2, title, *gear, level=level), *houses, moment="decided", host=host
    )
    m.answer_by_default("audience")
    return m


@pytest.mark.rule("SP-THUMB-1", "SP-WINDOW-33")
def test_the_host_decides_whether_a_living_loser_lives() -> None:
    m = beaten()
    assert m.asked() == [(0, "thumb")]
    assert (m.offered(), m.ask().default(), m.ask().about) == (["up", "down"], "up", m.asset(SYRIAN).id)
    assert beaten("decapitation").events_of("thumb") == []
    assert beaten("decapitation").kind != "thumb"


@pytest.mark.rule("SP-THUMB-2")
def test_thumb_up_the_loser_returns_with_all_their_equipment() -> None:
    m = beaten(gear=(SWORD, NET))
    m.answer("up")
    assert m.event("thumb") == (0, "up", m.asset(SYRIAN).id, SYRIAN, 2)
    assert (len(m.learned(1, "thumb")), m.learned(0, "thumb")) == (1, [])
    assert m.ready(2) == [NET, SWORD, SYRIAN]
    assert m.state.market_discard == []


@pytest.mark.rule("SP-THUMB-3")
def test_thumb_down_the_loser_is_executed_and_their_equipment_returns() -> None:
    m = beaten(gear=(SWORD, NET))
    m.answer("down")
    assert m.event("asset_discarded") == (2, SYRIAN, 2, "executed")
    assert m.state.market_discard == [SYRIAN]
    assert m.owned(2) == [NET, SWORD]
    assert m.influence() == [4, 5, 4]


@pytest.mark.rule("SP-THUMB-4")
@pytest.mark.parametrize("favour", [0, 1, 2])
def test_a_thumb_down_costs_the_host_one_for_each_favour(favour: int) -> None:
    m = beaten(lost=card(SYRIAN, favour=favour))
    m.answer("down")
    assert m.influence() == [4 - favour, 5, 4]
    m = beaten(lost=card(SYRIAN, favour=favour))
    m.answer("up")
    assert m.influence() == [4, 5, 4]


@pytest.mark.rule("SP-THUMB-5")
def test_a_thumb_down_on_a_champion_is_forbidden() -> None:
    m = beaten(lost=card(SYRIAN, champion=True))
    assert m.kind != "thumb"
    assert m.state.market_discard == []
    assert m.asset(SYRIAN).champion


@pytest.mark.rule("SP-50")
@pytest.mark.parametrize("level", ["yield", "injury"])
def test_the_host_decides_for_the_own_loser_and_for_an_injured_one(level: str) -> None:
    m = beaten(level, host=2)
    assert m.asked() == [(2, "thumb")]
    m.answer("down")
    assert m.state.market_discard == [SYRIAN]


@pytest.mark.rule("SP-50")
def test_the_influence_lost_for_favour_stops_at_one() -> None:
    m = beaten(lost=card(COOK, favour=2), influence=2)
    m.answer("down")
    assert m.influence() == [1, 5, 4]
    assert (0, -1, 1, "thumb") in m.events_of("influence")


@pytest.mark.rule("SP-90")
@pytest.mark.parametrize("level", ["yield", "injury"])
def test_a_champion_is_spared_without_a_question(level: str) -> None:
    m = beaten(level, lost=card(SYRIAN, champion=True))
    assert m.events_of("champion_spared") == [(m.asset(SYRIAN).id, SYRIAN, 2)]
    assert m.events_of("thumb") == []
    assert m.state.phase == "upkeep"  # not even an audience was held


@pytest.mark.rule("SP-THUMB-6")
@pytest.mark.parametrize("thumb", ["up", "down"])
def test_then_the_next_round_begins(thumb: str) -> None:
    m = beaten()
    m.answer(thumb)
    assert m.event("new_round") == (2,)
    assert m.state.phase == "upkeep"
