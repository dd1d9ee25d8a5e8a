"""Winning the game."""

from __future__ import annotations

import pytest

from munera.testing.for_glory import BOOK, Table, battle, foe, gladiator, me, registration

FIRST, LAST = 0, 2


def last_blow(place: int, glory: int, winner: int = 0) -> Table:
    """The winner has so much glory and strikes the last foe of a battle; another waits in the lasting arena."""
    winning = me([gladiator("andabata", place), gladiator("tiro")], glory=glory)
    losing = foe([gladiator("cestus", place, damage=2)], glory=5)
    players = (winning, losing) if winner == 0 else (losing, winning)
    m = battle(*players, arena=place, active=winner)
    m.attack("andabata")
    m.passes()
    return m


@pytest.mark.rule("FG-WIN-1")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(("place", "glory"), [(LAST, 4), (LAST, 5), (FIRST, 5)])
def test_six_glory_after_a_battle_win_at_once(place: int, glory: int, winner: int) -> None:
    m = last_blow(place, glory, winner)
    assert m.over
    assert m.winner == winner
    assert m.event("game_won") == (winner, "glory")
    assert BOOK.score(m.state) == ((1.0, 0.0) if winner == 0 else (0.0, 1.0))
    assert BOOK.winners(m.state) == (winner,)


@pytest.mark.rule("FG-WIN-1")
def test_five_are_not_enough() -> None:
    m = last_blow(LAST, 3)
    assert m.state.glory == [5, 5]
    assert not m.over
    assert m.winner is None


@pytest.mark.rule("FG-WIN-1")
def test_a_walkover_wins_it_too() -> None:
    m = registration(me([gladiator("cestus")], glory=4))
    m.answer("pass")
    m.answer("pass")
    assert m.winner == 0


@pytest.mark.rule("FG-WIN-2")
def test_if_the_first_battle_wins_the_game_nothing_follows() -> None:
    m = last_blow(FIRST, 5)
    assert m.over
    assert m.here("tiro")  # they still stand in the lasting arena
    assert m.kinds()[-1] == "game_won"
    assert {"battle", "all_home", "favor", "draws", "takes_boast"}.isdisjoint(m.kinds())
    assert m.state.glory == [6, 5]


@pytest.mark.rule("FG-WIN-2")
def test_otherwise_the_second_is_fought() -> None:
    m = last_blow(FIRST, 3)
    assert m.events_of("battle_won")[1:] != []
    assert m.over  # 3 and 1 and 2
    assert m.winner == 0
