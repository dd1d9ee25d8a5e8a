"""What the schools see: everything but the cards of a bout."""

from __future__ import annotations

import json

import pytest

from munera.kernel import Stream
from munera.testing.school import arena_of, campaign, gladiator, retiarius, school, secutor


def test_everybody_sees_everything_about_a_gladiator() -> None:
    fighter = gladiator(
        "Flamma", "samnite", nationality="gaul", age="older", size="large", career="citizen", experience=7,
        wins=3, bouts=5, lost_hp=1, surcharge=9, rests=4, strength=2, endurance=3, charisma=1, fought=True,
    )  # fmt: skip
    m = campaign(school(), school(fighter), stage="training", turn=4)
    for viewer in (None, 0, 1):
        (seen,) = m.view(viewer)["gladiators"]
        assert seen == {
            "id": 1,
            "name": "Flamma",
            "row": 0,
            "style": "samnite",
            "experience": 7,
            "nationality": "gaul",
            "age": "older",
            "size": "large",
            "career": "citizen",
            "stats": [2, 0, 3, 0, 0, 1],
            "hit_points": 12,
            "minimum_bid": 14 + 2 + 9,
            "owner": 1,
            "fate": "alive",
            "wins": 3,
            "bouts": 5,
            "rests": True,
            "healing": False,
            "fought": True,
            "won": False,
            "superior": False,
            "history": [],
            "surcharge": 9,
            "lost_hp": 1,
            "charisma": 1,
            "condition": "resting",
            "training": [{"why": "older", "change": -1}],
            "needs": [5, 4],
        }


@pytest.mark.parametrize(("rests", "seen"), [(2, False), (3, True), (4, True), (0, False)])
def test_whoever_cannot_fight_in_this_turn_or_the_next_is_seen_resting(rests: int, seen: bool) -> None:
    m = campaign(school(secutor("Flamma", rests=rests)), school(), stage="training", turn=3)
    assert m.view(None)["gladiators"][0]["rests"] is seen


def test_a_slave_for_sale_is_nobodys() -> None:
    m = campaign(school(), school(secutor("Flamma")), stage="auction", lots=[secutor("Verus"), secutor("Priscus")])
    view = m.view(0)
    assert [fighter["owner"] for fighter in view["gladiators"]] == [1, None, None]
    assert view["lots"] == [2, 3]
    m.bid({0: 2})
    assert [fighter["owner"] for fighter in m.view(0)["gladiators"]] == [1, 0, None]
    assert m.view(0)["lots"] == [3]


def test_the_state_of_the_campaign() -> None:
    m = campaign(school(gold=7, fame=3), school(fame=2), school(), stage="trading", turn=5, turns="12")
    offer = m.deal(0, 1, gives=2)
    m.offer(offer)
    m.done(2)
    m.concede(2)
    view = m.view(None)
    assert (view["stage"], view["turn"], view["last_turn"]) == ("trading", 5, 12)
    assert (view["gold"], view["fame"], view["left"]) == ([7, 50, 50], [3, 2, 0], [2])
    assert view["offers"] == [offer]
    assert view["bout"] is None
    assert view["options"]["turns"] == "12"
    json.dumps(view)


def test_the_arena_is_open_to_all_eyes() -> None:
    m = campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        school(secutor("Priscus")),
        stage="combat",
        pairs=[("Kalendio", "Flamma"), ("Tetraites", "Verus")],
        animals=["Priscus"],
    )
    view = m.view(2)
    assert (view["fighters"], view["pairs"], view["animals"]) == ([1, 3], [[2, 4]], [5])


def test_the_floor_on_which_pairs_are_arranged_is_open_too() -> None:
    schools = [school(secutor(name)) for name in ("Flamma", "Verus", "Priscus")]
    m = campaign(*schools, stage="arena", pairing="arranged")
    m.send("Flamma", "Verus", "Priscus")
    m.challenge("Flamma", "Verus")
    m.done(2)
    view = m.view(None)
    assert (view["standing"], view["challenges"], view["done"]) == ([1, 2, 3], [[1, 2]], [2])


def test_hands_are_secret() -> None:
    m = arena_of("Kalendio", "Flamma")
    zero, one, crowd = (m.match.sent(viewer) for viewer in (0, 1, None))
    twin = m.match.fork(log=True)
    twin.state.hands[1][:] = ["kick", "kick"]  # whatever they hold
    for a in twin.pending:
        a.refresh()
    assert twin.book.view(twin.state, 0) == m.view(0)
    assert twin.book.view(twin.state, None) == m.view(None)
    assert twin.book.view(twin.state, 1) != m.view(1)
    assert len({zero, one, crowd}) == 3


def test_after_a_bout_the_cards_are_back_in_their_box() -> None:
    m = arena_of("Kalendio", "Flamma")
    assert m.view(0)["bout"] is not None
    m.fight("Kalendio")
    s = m.state
    assert (s.deck, s.discard, s.table, s.hands, s.certain) == ([], [], [], [[], []], [[], []])
    assert (m.ring, m.view(0)["bout"]) == ([], None)


def test_a_school_imagines_other_cards_for_its_opponent() -> None:
    """Whatever it cannot know is drawn anew: bots plan with such a table, and never with the true one."""
    m = arena_of("Kalendio", "Flamma")
    mine, theirs, decks = set(), set(), set()
    for seed in range(8):
        s = m.match.imagine(0, Stream.seeded(seed)).state
        mine.add(tuple(s.hands[0]))
        theirs.add(tuple(sorted(s.hands[1])))
        decks.add(tuple(s.deck))
        assert m.match.book.totals(s) == "whole"
    assert mine == {tuple(m.state.hands[0])}
    assert len(theirs) > 4
    assert len(decks) == 8
