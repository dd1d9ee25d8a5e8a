"""Winning: alone at twelve at the end of a phase, or after the last round."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.rulebook import BOOK
from munera.testing.spartacus import Table, card, combat, fighter, house, intrigue, new_game, table
from munera.testing.spartacus.titles import CELT, COOK, CRIXUS, SYRIAN

WELL = (COOK, CELT)  # nobody's misery


def end_of(phase: str, *influence: int, **given: Any) -> Table:
    """The end of a phase, with houses that have a slave, a gladiator and coins."""
    cards = [(COOK, CELT), (COOK, CELT), ("sl-debtor", SYRIAN), ("sl-debtor", SYRIAN)]
    houses = [house(*cards[seat], coins=5, influence=n) for seat, n in enumerate(influence)]
    return table(*houses, moment="phase_end", phase=phase, **given)


@pytest.mark.rule("SP-WIN-1")
@pytest.mark.parametrize("phase", ["intrigue", "market", "arena"])
def test_alone_at_twelve_at_the_end_of_a_phase_wins(phase: str) -> None:
    m = end_of(phase, 11, 12, 4)
    assert (m.over, m.winner, m.event("game_won")) == (True, 1, (1, "twelve"))
    assert not end_of(phase, 11, 11, 4).over


@pytest.mark.rule("SP-WIN-2")
def test_to_reach_twelve_during_a_phase_wins_nothing_yet() -> None:
    m = intrigue(
        house(*WELL, coins=5, influence=11, hand=["sc-a-visitor-from-rome"]),
        house(*WELL, coins=5, influence=11, hand=["sc-grand-feast"]),
        house("sl-debtor", SYRIAN, coins=5, influence=4),
    )
    m.plays("sc-a-visitor-from-rome", 0)
    assert (m.influence()[0], m.over) == (12, False)
    m.end_turn()
    m.plays("sc-grand-feast", 1)
    m.end_turn()
    m.end_turn()
    assert m.winner is None
    assert m.event("tournament") == (0, 1)  # the other reached twelve too


@pytest.mark.rule("SP-53")
def test_a_dominus_at_twelve_can_be_brought_down_in_the_last_quiet_window() -> None:
    houses = (house(CELT, coins=1, influence=12), house(*WELL, coins=5, hand=["re-empty-brothel"]), house(COOK))
    m = table(*houses, moment="phase_end", phase="market", host=1)
    assert m.asked() == [(1, "react")]
    m.answer(("play", "re-empty-brothel", 0))
    assert (m.over, m.influence(), m.state.phase) == (False, [11, 4 + 1, 4], "arena")
    m = table(*houses, moment="phase_end", phase="market", host=1)
    m.answer("pass")
    assert m.winner == 0


@pytest.mark.rule("SP-53")
def test_victory_is_not_checked_after_upkeep() -> None:
    m = end_of("upkeep", 12, 4, 4)
    assert (m.over, m.state.phase) == (False, "intrigue")


@pytest.mark.rule("SP-53")
def test_an_arena_phase_without_a_match_ends_with_a_check_too() -> None:
    m = table(house(CELT, influence=12), house(), house(), moment="invitations", host=1)
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    m.answer_by_default("audience", "invite")  # nobody else can
    assert m.event("no_match") == ()
    assert m.winner == 0


@pytest.mark.rule("SP-WIN-3")
@pytest.mark.parametrize("phase", ["intrigue", "market", "arena"])
def test_several_at_twelve_fight_a_tournament_at_once(phase: str) -> None:
    m = end_of(phase, 12, 4, 12)
    assert (m.over, m.state.phase) == (False, "tournament")
    assert m.event("tournament") == (0, 2)
    assert m.kind == "combatant"


# ---------------------------------------------------------------------- a certain end


@pytest.mark.rule("SP-64")
def test_after_sixty_rounds_the_highest_influence_wins() -> None:
    assert BOOK.settings["rounds"].default == 60
    m = end_of("arena", 4, 7, 6, round=60)
    assert (m.winner, m.event("game_won")) == (1, (1, "rounds"))
    m = end_of("arena", 4, 7, 6, round=59)
    assert (m.over, m.state.round) == (False, 60)
    assert not end_of("market", 4, 7, 6, round=60).over


@pytest.mark.rule("SP-64")
def test_ties_by_the_value_of_gladiators_and_equipment_then_by_die() -> None:
    houses = (
        house("sl-naevia", coins=99, influence=7),
        house("gl-syrian-warrior", "eq-net", influence=7),
        house("gl-spartacus", influence=6),
    )
    m = table(*houses, moment="phase_end", round=60)
    assert (m.winner, m.events_of("roll_off")) == (1, [])  # slaves and coins count nothing
    houses = (house(CELT, influence=7), house(SYRIAN, influence=7), house(card(CRIXUS, ready=False), influence=6))
    m = table(*houses, moment="phase_end", round=60, dice=[2, 5])
    assert (m.winner, m.events_of("roll_off")) == (1, [((0, 1), (2, 5))])
    houses = (house(CELT, influence=7), house(SYRIAN, influence=7), house(card(CRIXUS, ready=False), influence=7))
    m = table(*houses, moment="phase_end", round=60)
    assert (m.winner, m.events_of("roll_off")) == (2, [])  # exhausted ones count


@pytest.mark.rule("SP-64")
def test_the_table_may_choose_an_earlier_end() -> None:
    m = end_of("arena", 4, 7, 6, round=3, options={"rounds": 3})
    assert (m.winner, m.event("game_won")) == (1, (1, "rounds"))


# ---------------------------------------------------------------------- places


@pytest.mark.rule("SP-92")
def test_the_winner_is_first_the_others_by_influence_and_equals_share() -> None:
    m = end_of("arena", 7, 12, 3, 7)
    score = BOOK.score(m.state)
    assert (BOOK.winners(m.state), score[0] == score[3]) == ((1,), True)
    assert score[1] > score[0] > score[2]


@pytest.mark.rule("SP-92")
def test_whoever_won_is_first_whatever_the_influence() -> None:
    m = end_of("arena", 7, 9, 3)
    m.concede(1)
    m.concede(0)
    assert m.winner == 2
    assert BOOK.score(m.state)[2] == max(BOOK.score(m.state))
    assert BOOK.score(m.state)[1] > BOOK.score(m.state)[0]


# ---------------------------------------------------------------------- time runs out


@pytest.mark.rule("SP-60")
def test_every_question_of_a_game_has_a_default() -> None:
    """A host that answers by default for everybody plays a whole game: the rules alone decide who wins."""
    m = new_game(4, seed=3, type="quick", rounds=4)
    while not m.over:
        for ask in m.match.waiting():
            assert ask.default() in ask.options
            m.match.answer(ask.seat, ask.default())
    assert m.event("game_won") is not None


@pytest.mark.rule("SP-60")
def test_the_default_of_a_window_is_what_a_host_answers() -> None:
    m = combat(fighter(0, CELT, hex=[0, 0]), fighter(1, CELT, hex=[1, 0]), dice=[6, 6, 1, 1, 1])
    m.answer(m.ask().default())
    assert m.event("attacks") == (0, CELT, "attack", 1, CELT)
    m.answer(m.ask().default())
    assert m.event("surrenders") == (1, CELT, "defence")
