"""Turn sequence: seven segments."""

from __future__ import annotations

from itertools import pairwise

import pytest

from munera.testing.school import Table, campaign, retiarius, school, secutor


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
            m.answer_by_default()
    return stages


def in_order(m: Table, *kinds: str) -> bool:
    """Was each of these told, and never one of them after one of the next?"""
    events = m.kinds()
    spans = [[i for i, kind in enumerate(events) if kind == wanted] for wanted in kinds]
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
    assert m.events_of("new_turn") == [(4,)]
    one_turn(m)
    assert m.events_of("new_turn") == [(4,), (5,)]
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


@pytest.mark.rule("GS-52")
def test_all_schools_and_whoever_watches_see_the_same_books() -> None:
    m = campaign(
        school(secutor("Flamma", wins=3, charisma=2), gold=7, fame=4),
        school(retiarius("Kalendio"), gold=61),
        school(),
        stage="trading",
    )
    m.offer(m.deal(0, 1, gives=5))
    views = [m.view(viewer) for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    seen = views[0]
    assert (seen["gold"], seen["fame"]) == ([7, 61, 50], [4, 0, 0])
    assert [(fighter["name"], fighter["owner"], fighter["wins"]) for fighter in seen["gladiators"]] == [
        ("Flamma", 0, 3),
        ("Kalendio", 1, 0),
    ]
    assert seen["offers"] == [m.deal(0, 1, gives=5)]


@pytest.mark.rule("GS-52")
@pytest.mark.parametrize(
    ("stage", "kind", "one", "two", "event"),
    [
        ("auction", "bid", 9, 30, ("bids", "Verus", ((0, 30), (1, 0), (2, 0)))),
        ("arena", "send", (1,), (1, 2), ("sends", 0, "Flamma", "Priscus")),
        ("training", "train", (), (1, 2), ("trains_extra", 0, "Flamma", "Priscus")),
    ],
)
def test_what_is_chosen_at_the_same_time_is_secret_until_all_have_chosen(
    stage: str, kind: str, one: object, two: object, event: tuple[object, ...]
) -> None:
    m = campaign(
        school(secutor("Flamma"), secutor("Priscus")),
        school(retiarius("Kalendio")),
        school(retiarius("Tetraites")),
        stage=stage,
        lots=[secutor("Verus")] if stage == "auction" else (),
    )
    seen = []
    for choice in (one, two):  # whatever they choose, and however often they think better of it
        m.answer(0, kind, choice)
        assert m.match.sealed() == (0,)
        seen.append([m.match.sent(viewer) for viewer in (None, 1, 2)])
    assert seen[0] == seen[1]
    m.answer_by_default()
    assert event in m.events
    assert all(event[0] in [event[0] for event in m.match.events(viewer)] for viewer in (None, 1, 2))
