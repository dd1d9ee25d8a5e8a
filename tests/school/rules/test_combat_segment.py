"""Combat segment: bouts by the rules of Gladius, thumbs, and the wounded."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.gladius import duel as gladius
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import record, replay
from munera.kernel.state import Event
from munera.testing.gladius import Fighter, duel
from munera.testing.school import BOOK, PASS, Table, arena_of, campaign, retiarius, school, secutor
from munera.testing.table import Written, listed


def bout(one: Written, two: Written, **position: Any) -> Table:
    """The bout of two gladiators, one school each."""
    pairs = [(one["name"], two["name"])]
    return campaign(school(one), school(two), stage="combat", pairs=pairs, **position)


# ---------------------------------------------------------------------- bouts


@pytest.mark.rule("GS-COMBAT-1")
def test_the_pairs_fight_one_after_the_other() -> None:
    m = campaign(
        school(retiarius("Kalendio"), retiarius("Tetraites")),
        school(secutor("Flamma"), secutor("Verus")),
        stage="combat",
        pairs=[("Kalendio", "Flamma"), ("Tetraites", "Verus")],
    )
    assert m.ring == ["Kalendio", "Flamma"]
    m.fight("Kalendio")
    assert m.ring == ["Tetraites", "Verus"]
    assert m.events_of("enters") == [("Kalendio", "Flamma"), ("Tetraites", "Verus")]
    assert m.state.hp == [10, 10]
    assert m.state.turns == 1
    m.fight("Verus")
    assert m.stage == "trading"


@pytest.mark.rule("GS-COMBAT-1")
def test_a_bout_is_played_by_the_code_of_gladius() -> None:
    def code(run: Any) -> object:
        """A coroutine has a code object; a compiled one is of a class of its own."""
        return getattr(run, "cr_code", type(run))

    m = arena_of("Kalendio", "Flamma")
    turn = gladius.turn(m.state)
    assert code(m.match._run) is code(turn)
    turn.close()
    for kind, facts in GLADIUS.vocabulary.events.items():
        assert BOOK.vocabulary.events[kind] == facts


@pytest.mark.rule("GS-COMBAT-1")
@pytest.mark.parametrize("seed", range(4))
def test_a_bout_goes_as_it_would_in_gladius(seed: int) -> None:
    """The same cards, dice and answers tell the same story in both games."""
    levels: dict[str, Any] = {"strength": 2, "skill": 1, "endurance": 3, "prowess": 2, "reflexes": 1}
    dice = [4, 2, 1, 6, 3, 5, 1, 2] * 80
    m = bout(retiarius("Kalendio", **levels), secutor("Flamma", strength=1, reflexes=2), seed=seed, dice=dice)
    (held, *drawn), other = (m.state.hands[0][:2], *m.state.hands[0][2:]), m.state.hands[1]
    twin = duel(
        Fighter("retiarius", hand=held, **levels),
        Fighter("secutor", hand=other, strength=1, reflexes=2),
        top=[*drawn, *reversed(m.state.deck)],
        dice=dice,
    )
    while not twin.over and twin.event("reshuffle") is None:
        assert m.asked() == [(twin.ask.seat, twin.kind)]
        assert m.offered(twin.ask.seat) == twin.offered()
        choice = twin.offered()[-1]
        m.match.answer(twin.ask.seat, choice)
        twin.match.answer(twin.ask.seat, choice)
    ours, theirs = story(m.match.log), story(twin.match.log)
    assert len(theirs) > 100
    assert ours[: len(theirs)] == theirs


def story(log: list[Event] | None) -> list[Event]:
    """A bout from its first turn to its end, or until its cards are shuffled again."""
    kinds = [event[0] for event in log or ()]
    end = min(kinds.index(kind) for kind in ("reshuffle", "wins") if kind in kinds)
    return (log or [])[kinds.index("turn") : end]


@pytest.mark.rule("GS-COMBAT-1")
def test_the_stats_of_both_count() -> None:
    one = retiarius("Kalendio", strength=1, skill=2, endurance=3, prowess=4, reflexes=5, charisma=6)
    m = bout(one, secutor("Flamma", endurance=1))
    assert m.state.stats == [(1, 2, 3, 4, 5), (0, 0, 1, 0, 0)]
    assert m.state.hp == [13, 11]
    assert m.events_of("stat_roll")[0][:2] == (0, "skill")
    assert len(m.events_of("stat_roll")[0][2]) == 2


@pytest.mark.rule("GS-COMBAT-1")
def test_the_lame_begin_with_fewer_hit_points() -> None:
    m = bout(retiarius("Kalendio", lost_hp=2), secutor("Flamma", endurance=1, lost_hp=3))
    assert m.state.hp == [8, 8]


@pytest.mark.rule("GS-10")
def test_the_two_owners_play_the_bout() -> None:
    m = campaign(
        school(),
        school(secutor("Flamma")),
        school(secutor("Verus")),
        school(retiarius("Kalendio")),
        stage="combat",
        pairs=[("Flamma", "Kalendio")],
    )
    asked = set()
    while m.stage == "combat":
        (ask,) = m.match.pending
        style = m.state.styles[m.state.owner.index(ask.seat)]
        assert style == {1: "secutor", 3: "retiarius"}[ask.seat]
        asked.add(ask.seat)
        m.answer_by_default()
    assert asked == {1, 3}
    assert BOOK.settings["bouts"].default == "owners"


@pytest.mark.rule("GS-10")
def test_nobody_else_sees_their_hands() -> None:
    m = campaign(
        school(),
        school(secutor("Flamma")),
        school(retiarius("Kalendio")),
        stage="combat",
        pairs=[("Flamma", "Kalendio")],
    )
    hands = {seat: m.view(seat)["bout"] for seat in (None, 0, 1, 2)}
    assert hands[None] == hands[0]
    assert len({str(hands[seat]) for seat in (0, 1, 2)}) == 3


@pytest.mark.rule("GS-47")
def test_an_automatic_bout_asks_the_same_and_is_recorded_alike() -> None:
    ours, bots = (arena_of("Kalendio", "Flamma", bouts=bouts, seed=5) for bouts in ("owners", "automatic"))
    assert ours.view(None)["options"]["bouts"] == "owners"
    assert bots.view(None)["options"]["bouts"] == "automatic"  # by this the host knows that it answers
    while bots.stage == "combat":
        assert ours.asked() == bots.asked()
        (ask,) = bots.match.pending
        assert ask.seat in (0, 1)
        assert ours.offered(ask.seat) == bots.offered(ask.seat)
        ours.match.answer(ask.seat, listed(ask)[-1])
        bots.match.answer(ask.seat, listed(ask)[-1])
    assert ours.events == bots.events
    assert ours.match.entries == bots.match.entries
    assert replay(BOOK, record(bots.match)).state.dump() == bots.state.dump()


@pytest.mark.rule("GS-53")
@pytest.mark.parametrize(
    ("fame", "more"),
    [((0, 0), [0, 0]), ((4, 0), [0, 0]), ((5, 0), [0, 1]), ((0, 14), [2, 0]), ((40, 3), [0, 6])],
    ids=["equal", "near", "behind", "ahead of the other", "far behind"],
)
@pytest.mark.parametrize("underdogs", [False, True], ids=["as printed", "underdogs"])
def test_the_crowd_cheers_for_the_gladiator_of_the_less_famous_school(
    underdogs: bool, fame: tuple[int, int], more: list[int]
) -> None:
    m = campaign(
        school(retiarius("Kalendio"), fame=fame[0]),
        school(secutor("Flamma"), fame=fame[1]),
        stage="combat",
        pairs=[("Kalendio", "Flamma")],
        underdogs=underdogs,
    )
    given = more if underdogs else [0, 0]
    assert [m.state.hp[side] - 10 for side in (0, 1)] == given
    assert [count for _, count in m.events_of("cheered")] == [count for count in given if count]
    m.fight("Kalendio", left=m.state.full_hp(0))
    assert m.gladiator("Flamma").full_hp() == 10  # for this bout alone


# ---------------------------------------------------------------------- thumbs


@pytest.mark.rule("GS-COMBAT-2")
@pytest.mark.parametrize("left", [6, 7, 10])
def test_thumbs_down_for_a_loser_whose_opponent_kept_more_than_five(left: int) -> None:
    m = arena_of("Kalendio", "Flamma", dice=[2, 2, 2, 2, 3, 3])
    m.fight("Kalendio", left=left)
    assert m.event("dies") == ("Flamma", "thumbs_down")
    assert m.gladiator("Flamma").fate == "dead"
    assert m.roster(1) == []
    assert m.events_of("spared", "injury") == []
    assert m.events_of("earns") == [(0, "won", 8), (1, "lost", 6)]  # no die fell for an injury


@pytest.mark.rule("GS-COMBAT-3")
@pytest.mark.parametrize("left", [5, 4, 1])
def test_thumbs_up_for_a_loser_who_brought_their_opponent_to_five(left: int) -> None:
    m = arena_of("Kalendio", "Flamma", dice=[6])
    m.fight("Kalendio", left=left)
    assert m.event("spared") == ("Flamma",)
    assert m.gladiator("Flamma").fate == "alive"
    assert m.roster(1) == ["Flamma"]
    assert m.events_of("dies") == []


@pytest.mark.rule("GS-11")
def test_the_spared_roll_for_their_injury() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[1])
    m.fight("Kalendio", left=5)
    assert m.events_of("spared", "injury", "dies") == [
        ("spared", "Flamma"),
        ("injury", "Flamma", 1),
        ("dies", "Flamma", "mortal_wound"),
    ]


@pytest.mark.rule("GS-11")
def test_the_second_fighter_of_a_pair_is_judged_alike() -> None:
    m = arena_of("Kalendio", "Flamma")
    m.fight("Flamma", left=6)
    assert m.event("dies") == ("Kalendio", "thumbs_down")
    m = arena_of("Kalendio", "Flamma", dice=[6])
    m.fight("Flamma", left=5)
    assert m.event("spared") == ("Kalendio",)


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(("given", "full"), [({"endurance": 8}, 18), ({"lost_hp": 4}, 6), ({}, 10)])
@pytest.mark.parametrize(("left", "fate"), [(6, "dead"), (5, "alive")])
def test_the_five_is_the_same_for_every_gladiator(given: dict[str, Any], full: int, left: int, fate: str) -> None:
    m = bout(retiarius("Kalendio", **given), secutor("Flamma"), dice=[6])
    assert m.hp("Kalendio") == full
    m.fight("Kalendio", left=left)
    assert m.gladiator("Flamma").fate == fate


# ---------------------------------------------------------------------- the wounded


@pytest.mark.rule("GS-COMBAT-4")
@pytest.mark.parametrize(("left", "wounded"), [(5, True), (6, False), (1, True), (10, False)])
def test_a_winner_at_five_or_less_is_wounded(left: int, wounded: bool) -> None:
    m = arena_of("Kalendio", "Flamma", dice=[6])
    m.fight("Kalendio", left=left)
    assert m.gladiator("Kalendio").healing is wounded


@pytest.mark.rule("GS-COMBAT-4")
def test_a_spared_loser_is_wounded() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[6])
    m.fight("Kalendio", left=5)
    assert m.gladiator("Flamma").healing


@pytest.mark.rule("GS-13")
def test_healing_costs_two_in_training_and_is_over_next_turn() -> None:
    m = arena_of("Kalendio", "Flamma", dice=[6, *(1, 1, 1, 1), *(1, 1), 4, 5])
    m.fight("Kalendio", left=5)
    m.until("training")
    m.train()
    assert m.events_of("trains") == [("Kalendio", 4, 4 - 2 + 1), ("Flamma", 5, 5 - 2)]
    assert m.turn == 2
    assert not m.gladiator("Kalendio").healing
    m.until("arena")
    assert m.asked() == [(0, "send"), (1, "send")]
    m.send("Kalendio", "Flamma")
    assert m.state.hp == [10, 10]


# ---------------------------------------------------------------------- on points


@pytest.mark.rule("GS-51")
def test_a_loser_on_points_is_spared_without_an_injury_roll() -> None:
    m = bout(retiarius("Kalendio"), secutor("Flamma", lost_hp=1), limit=2, dice=[1, 2, 3, 4, 5, 6])
    m.stand_off()
    assert m.event("wins") == (0, "points")
    assert m.event("match_won") == ("Kalendio", "Flamma")
    assert m.events_of("spared") == [("Flamma",)]
    assert m.events_of("injury", "dies") == []
    assert m.events_of("earns") == [(0, "won", 10), (1, "lost", 11)]
    assert (m.gladiator("Kalendio").healing, m.gladiator("Flamma").healing) == (False, False)
    assert m.gladiator("Kalendio").wins == 1


@pytest.mark.rule("GS-51")
def test_a_draw_is_a_loss_for_both_and_both_are_spared() -> None:
    m = arena_of("Kalendio", "Flamma", limit=2, dice=[1, 2, 3, 4])
    m.stand_off()
    assert m.event("draw") == ("points",)
    assert m.events_of("spared") == [("Kalendio",), ("Flamma",)]
    assert m.events_of("match_won", "injury", "dies") == []
    assert m.events_of("earns") == [(0, "lost", 3), (1, "lost", 7)]
    for name, foe in (("Kalendio", "Flamma"), ("Flamma", "Kalendio")):
        fighter = m.gladiator(name)
        assert (fighter.wins, fighter.won, fighter.bouts, fighter.fought, fighter.fate) == (
            0,
            False,
            1,
            True,
            "alive",
        )
        assert m.history(name) == ((1, "draw", m.gladiator(foe).id),)


@pytest.mark.rule("GS-51")
@pytest.mark.parametrize(("lost_hp", "wounded"), [(4, True), (3, False)])
def test_whoever_ends_on_points_at_five_or_less_is_wounded(lost_hp: int, wounded: bool) -> None:
    m = bout(
        retiarius("Kalendio"), secutor("Flamma", lost_hp=lost_hp), limit=2, dice=[("kick", "leap", "leap", "duck")]
    )
    m.strike("kick")
    assert m.hp("Flamma") == 10 - lost_hp - 1
    m.stand_off()
    assert m.event("wins") == (0, "points")
    assert m.gladiator("Flamma").healing is wounded
    assert m.events_of("injury") == []


@pytest.mark.rule("GS-51")
def test_a_bout_has_two_hundred_turns() -> None:
    m = arena_of("Kalendio", "Flamma")
    assert m.state.limit == 200
    while m.state.turns < 200:
        (ask,) = m.match.pending
        m.match.answer(ask.seat, PASS if PASS in ask.options else listed(ask)[0])
    assert m.ring == ["Kalendio", "Flamma"]
    m.stand_off()
    assert m.event("draw") == ("points",)


@pytest.mark.rule("GS-51")
def test_the_last_blow_in_the_last_turn_is_no_decision_on_points() -> None:
    m = bout(retiarius("Kalendio"), secutor("Flamma", lost_hp=9), limit=1, dice=[("kick", "leap", "leap", "duck")])
    m.strike("kick")
    assert m.event("wins") == (0, "hit_points")
    assert m.event("dies") == ("Flamma", "thumbs_down")
