"""Turn sequence: seven segments."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.school.table import Table, campaign, retiarius, school, secutor


def one_turn(m: Table) -> list[str]:
    """The stages in which anybody is asked anything, as a turn goes by with everybody fighting."""
    stages: list[str] = []
    now = m.turn
    while not m.over and m.turn == now:
        if not stages or stages[-1] != m.stage:
            stages.append(m.stage)
        if m.kind == "send":
            m.send(*[g.name for seat in m.state.schools for g in m.state.fit(seat)])
        elif m.stage == "combat":
            m.fight(m.ring[0])
        else:
            m.idle()
    return stages


def in_order(m: Table, *kinds: str) -> bool:
    """Was each of these told, and never one of them after one of the next?"""
    told = m.kinds()
    spans = [[i for i, kind in enumerate(told) if kind == wanted] for wanted in kinds]
    return all(spans) and all(one[-1] < two[0] for one, two in pairwise(spans))


@pytest.mark.rule("GS-TURN-1")
def test_the_seven_segments_come_in_their_order() -> None:
    m = campaign(
        school(secutor("Flamma")), school(retiarius("Kalendio")), turn=7, turns="8", dice=[2]
    )  # the eighth turn is the last
    assert one_turn(m) == ["auction", "arena", "combat", "trading", "training"]
    assert m.over
    assert in_order(m, "new_turn", "slaves", "slave", "bids", "sends", "paired")
    assert in_order(m, "paired", "enters", "match_won", "earns", "upkeep", "trade_done", "trains", "fame")
    assert m.kinds()[-1] == "campaign_over"


@pytest.mark.rule("GS-TURN-1")
def test_after_the_last_segment_the_next_turn_begins() -> None:
    m = campaign(school(secutor("Flamma")), school(retiarius("Kalendio")), turn=3)
    assert m.told("new_turn") == [(4,)]
    one_turn(m)
    assert m.told("new_turn") == [(4,), (5,)]
    assert (m.stage, m.kind) == ("auction", "bid")


@pytest.mark.rule("GS-03")
def test_all_pairs_are_found_in_the_arena_segment_and_fight_in_the_combat_segment() -> None:
    m = campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        stage="arena",
    )
    m.send("Kalendio", "Tetraites", "Flamma", "Verus")
    assert m.stage == "combat"
    assert m.kinds().count("paired") == 2
    assert m.kinds().count("enters") == 1
    assert in_order(m, "sends", "paired", "enters")
    m.fight(m.ring[0])
    assert m.kinds().count("paired") == 2
    assert m.kinds().count("enters") == 2
