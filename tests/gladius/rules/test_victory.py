"""Victory: how a bout ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.kernel import Illegal, Stream
from munera.testing.gladius import BOOK, Fighter, Table, bout, duel, retiarius, secutor, solo
from tests.properties import same_examples


@pytest.mark.rule("GL-VICTORY-1")
def test_the_last_hit_point_ends_the_bout_at_once() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hp=3, hand=["kick"]))
    m.hits("trident_thrust")
    assert m.hp("secutor") == 0
    assert m.over
    assert m.winner == "retiarius"
    assert m.event("wins") == ("retiarius", "hit_points")
    assert m.match.state.ending == "hit_points"
    assert m.score == (1.0, 0.0)
    assert BOOK.winners(m.match.state) == (0,)
    assert m.laid == []
    assert m.discards == ["trident_thrust"]


@pytest.mark.rule("GL-VICTORY-1")
def test_one_hit_point_left_is_enough_to_fight_on() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hp=4, hand=["kick"]), top=["duck", "leap"])
    m.hits("trident_thrust")
    assert m.hp("secutor") == 1
    assert m.winner is None
    assert m.match.state.ending == ""
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-VICTORY-1")
def test_the_second_fighter_wins_as_well() -> None:
    m = duel(retiarius(hp=1, hand=["leap"]), secutor(hand=["kick"]), active="secutor")
    m.hits("kick")
    assert m.winner == "secutor"
    assert m.score == (0.0, 1.0)
    assert BOOK.winners(m.match.state) == (1,)


@pytest.mark.rule("GL-VICTORY-1")
def test_a_solo_bout_is_won_or_lost_by_its_one_seat() -> None:
    won = solo(secutor(hand=["sword_stab"]), retiarius(hp=3), top=["kick", "kick"])
    won.attack("sword_stab")
    assert (won.winner, won.score, BOOK.winners(won.match.state)) == ("secutor", (1.0,), (0,))
    lost = solo(secutor(hp=3), retiarius(), active="retiarius", top=["trident_thrust", "duck"])
    assert (lost.winner, lost.score, BOOK.winners(lost.match.state)) == ("retiarius", (0.0,), ())


@pytest.mark.rule("GL-15")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_damage_stops_at_zero(left: int) -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hp=left))
    m.attack("trident_thrust")
    assert m.event("hit") == ("secutor", 3, 0)
    assert m.hp("secutor") == 0


@pytest.mark.rule("GL-15")
@same_examples
@given(seed=st.integers(0, 10**9))
def test_only_one_fighter_can_be_at_zero(seed: int) -> None:
    m = bout("samnite", "murmillo", seed=seed, stats_1=(9, 0, 0, 9, 0), stats_2=(9, 0, 0, 9, 0))

    def nobody_is_down(m: Table) -> None:
        assert min(m.match.state.hp) > 0

    m.play_on(Stream.seeded(seed), nobody_is_down)
    one, two = m.match.state.hp
    assert min(one, two) == 0 < max(one, two)


@pytest.mark.rule("GL-16")
@pytest.mark.parametrize(
    ("one", "two", "winner", "score"),
    [(6, 5, "retiarius", (1.0, 0.0)), (5, 6, "secutor", (0.0, 1.0)), (5, 5, "draw", (0.5, 0.5))],
)
def test_when_the_turns_are_over_hit_points_decide(
    one: int, two: int, winner: str, score: tuple[float, float]
) -> None:
    m = duel(retiarius(hp=one, hand=["kick"]), secutor(hp=two, hand=["kick"]), turn=198)
    m.passes()
    assert m.turns == 200
    assert m.asked() == ("secutor", "attack")
    m.passes()
    assert m.over
    assert m.winner == winner
    assert m.match.state.ending == "points"
    assert m.score == score
    if winner == "draw":
        assert m.event("draw") == ("points",)
        assert m.event("wins") is None
        assert BOOK.winners(m.match.state) == ()
    else:
        assert m.event("wins") == (winner, "points")
        assert m.event("draw") is None


@pytest.mark.rule("GL-16")
def test_the_last_turn_still_counts() -> None:
    m = duel(retiarius(hp=5, hand=["kick"]), secutor(hp=5, hand=["leap"]), turn=199)
    m.hits("kick")
    assert m.event("wins") == ("retiarius", "points")
    dead = duel(retiarius(hp=1, hand=["kick"]), secutor(hp=1, hand=["leap"]), turn=199)
    dead.hits("kick")
    assert dead.events_of("wins") == [("retiarius", "hit_points")]


@pytest.mark.rule("GL-16")
def test_the_turn_before_the_last_decides_nothing() -> None:
    m = duel(retiarius(hp=9, hand=["kick"]), secutor(hp=5, hand=["leap"]), turn=198)
    m.passes()
    assert not m.over
    assert m.asked() == ("secutor", "attack")


@pytest.mark.rule("GL-16")
def test_the_table_may_choose_another_number_of_turns() -> None:
    assert bout().match.state.limit == 200
    m = bout(turn_limit=3)
    assert m.match.state.limit == 3
    m.passes(3)
    assert m.turns == 3
    assert m.winner == "draw"


@pytest.mark.rule("GL-16")
def test_a_draw_is_half_a_win_in_solo_too() -> None:
    m = solo(secutor(hand=["kick"]), retiarius(), turn=199)
    m.passes()
    assert m.winner == "draw"
    assert m.score == (0.5,)


@pytest.mark.rule("GL-16")
@same_examples
@given(seed=st.integers(0, 10**9), limit=st.integers(1, 60))
def test_every_bout_ends_within_the_limit(seed: int, limit: int) -> None:
    m = bout("thracian", "dimachaeri", seed=seed, turn_limit=limit)
    m.play_on(Stream.seeded(seed))
    assert m.winner is not None
    assert m.turns <= limit
    if m.turns < limit:
        assert min(m.match.state.hp) == 0


@pytest.mark.rule("GL-17")
def test_nothing_is_rolled_or_asked_for_the_loser() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hp=3), dice=[1, 1, 1])
    m.attack("trident_thrust")
    assert m.over
    assert m.match.state.loaded == [1, 1, 1]
    assert m.events[-1] == ("wins", "retiarius", "hit_points")


@pytest.mark.rule("GL-21")
@pytest.mark.parametrize(("quits", "stays"), [("retiarius", "secutor"), ("secutor", "retiarius")])
def test_whoever_concedes_loses(quits: str, stays: str) -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["leap"]))
    m.concede(quits)
    assert m.over
    assert m.winner == stays
    assert m.event("wins") == (stays, "concession")
    assert m.match.state.ending == "concession"
    assert m.score == ((0.0, 1.0) if quits == "retiarius" else (1.0, 0.0))


@pytest.mark.rule("GL-21")
@pytest.mark.parametrize(("quits", "stays"), [("retiarius", "secutor"), ("secutor", "retiarius")])
def test_conceding_in_the_middle_of_an_attack_ends_the_bout_without_a_hit(quits: str, stays: str) -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hand=["leap"]))
    before = m.cards
    m.attack("trident_thrust")
    m.concede(quits)
    assert m.over
    assert m.winner == stays
    assert m.events_of("wins") == [(stays, "concession")]
    assert m.match.state.hp == [10, 10]
    assert m.events_of("hit") == []
    assert (m.laid, m.discards) == ([], ["trident_thrust"])  # what was played stays played
    assert m.turns == 1
    assert m.cards == before


@pytest.mark.rule("GL-21")
def test_a_solo_bout_can_be_conceded() -> None:
    m = solo(Fighter("thracian", hand=["kick"]), Fighter("bear"))
    m.concede("thracian")
    assert m.winner == "bear"
    assert m.score == (0.0,)


@pytest.mark.rule("GL-21")
def test_after_the_end_nobody_can_concede() -> None:
    m = duel(retiarius(hand=["trident_thrust"]), secutor(hp=3))
    m.attack("trident_thrust")
    with pytest.raises(Illegal, match="over"):
        m.concede("retiarius")
    assert m.winner == "retiarius"


@pytest.mark.rule("GL-22")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_defence_of_a_tired_fighter_may_come_too_late(die: int) -> None:
    m = duel(
        retiarius(hand=["kick"]), secutor(hand=["duck", "leap"]), turn=20, tires_after=20, dice=[die], exact=True
    )
    assert m.events_of("fighters_tire") == [()]
    m.attack("kick")
    m.defend("duck")
    late = die <= 3
    assert m.events_of("too_late" if late else "in_time") == [("secutor", "duck", die)]
    assert m.events_of("stopped") == ([] if late else [("secutor", "duck")])
    assert m.hp("secutor") == (9 if late else 10)
    assert "duck" in m.discards  # it is spent either way


@pytest.mark.rule("GL-22")
def test_nobody_rolls_for_a_defence_before_fighters_tire() -> None:
    m = duel(retiarius(hand=["kick"]), secutor(hand=["duck"]), turn=19, tires_after=20, exact=True)
    m.attack("kick")
    m.defend("duck")
    assert m.events_of("stopped") == [("secutor", "duck")]
    assert m.events_of("fighters_tire") == [()]  # in the next turn


@pytest.mark.rule("GL-22")
def test_a_table_chooses_brisk_bouts() -> None:
    played: list[int] = []
    for brisk in (False, True):
        tables = [bout("thracian", "samnite", seed=seed, brisk=brisk) for seed in range(20)]
        assert {m.match.state.tires_after for m in tables} == {20 * brisk}
        for seed, m in enumerate(tables):
            m.play_on(Stream.seeded(seed))
        played.append(sum(m.turns for m in tables))
    assert played[1] < played[0]
