"""The Tournament: several Domini at twelve fight for the game."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.combat.hexes import DISTANCE, NUMBER
from munera.testing.spartacus import Table, card, house, table
from munera.testing.spartacus.titles import AGRON, CELT, COOK, CRIXUS, NET, SPARTACUS, SWORD, SYRIAN, THRACIAN


def twelve(*assets: Any, **given: Any) -> dict[str, Any]:
    return house(*assets, **({"influence": 12, "coins": 5} | given))


def tournament(*houses: Any, phase: str = "market", **given: Any) -> Table:
    return table(*houses, moment="phase_end", phase=phase, **given)


def fight(m: Table, winner: int, level: str = "yield") -> None:
    """The bout is fought. The other one has a die left of each sort, and is struck down at the first attack."""
    while m.kind in ("combatant", "equip"):
        m.answer(m.ask().default())
    side = next(side for side, one in enumerate(m.state.fighters) if one.seat == winner)
    pools = [(1, 1, 1), (1, 1, 1)]
    pools[side] = (3, 3, 3)
    m.state.fighters = tuple(one._replace(pools=dice) for one, dice in zip(m.state.fighters, pools, strict=True))
    bout = len(m.events_of("bout_won"))
    while len(m.events_of("bout_won")) == bout and not m.over:
        if m.ask().seat == winner and m.kind == "combat_turn":
            strike(m, LEVELS[level])
        else:
            m.answer("end" if m.kind == "combat_turn" else m.ask().default())


LEVELS = {"yield": [6, 2, 1], "injury": [6, 5, 1], "decapitation": [6, 5, 4]}  # against a 1


def strike(m: Table, dice: list[int]) -> None:
    """Who has the turn attacks with these dice, or comes nearer."""
    if m.ask().default() == "end":
        m.answer(nearer(m))
    else:
        m.load(*dice, 1)
        m.answer(m.ask().default())


def nearer(m: Table) -> Any:
    """The move that leads closest to the opponent."""
    there = next(one.hex for one in m.state.fighters if one.seat != m.ask().seat)
    walk = [option for option in m.offered() if option[0] == "move"]
    return min(walk, key=lambda option: DISTANCE[option[1]][there], default="end")


def meetings(m: Table) -> list[tuple[Any, ...]]:
    return m.events_of("meet")


@pytest.mark.rule("SP-TOURNAMENT-1")
def test_two_choose_and_equip_and_fight_one_match_for_the_game() -> None:
    m = tournament(twelve(CRIXUS, COOK, SWORD), house(influence=9), twelve(AGRON, NET, coins=0))
    assert meetings(m) == [(2, 0)]
    assert m.asked() == [(2, "equip")]
    m.answer((m.asset(NET).id,))
    assert m.asked() == [(0, "combatant")]
    m.pick(CRIXUS)
    m.answer((m.asset(SWORD).id,))
    assert [one.card for one in m.state.fighters] == [AGRON, CRIXUS]
    assert m.events_of("bout") == [("tournament",)]
    fight(m, 0)
    assert (m.winner, m.event("game_won")) == (0, (0, "tournament"))


@pytest.mark.rule("SP-TOURNAMENT-2")
def test_of_three_the_two_lowest_fight_and_the_winner_meets_the_third() -> None:
    m = tournament(twelve(SPARTACUS), twelve(CELT), twelve(AGRON))
    assert m.events_of("seeded") == [(0, 5), (1, 2), (2, 4)]
    assert meetings(m) == [(1, 2)]
    fight(m, 2)
    assert meetings(m) == [(1, 2), (2, 0)]
    assert not m.over
    fight(m, 2)
    assert m.winner == 2


@pytest.mark.rule("SP-TOURNAMENT-2")
def test_a_tie_of_values_is_rolled_off() -> None:
    m = tournament(twelve(CELT), twelve(SYRIAN), twelve(THRACIAN), dice=[5, 2, 5, 1, 6])
    assert m.events_of("roll_off") == [((0, 1, 2), (5, 2, 5)), ((0, 2), (1, 6))]
    assert meetings(m) == [(1, 0)]
    fight(m, 0)
    assert meetings(m)[-1] == (0, 2)


@pytest.mark.rule("SP-TOURNAMENT-3")
def test_of_four_the_lowest_then_the_highest_then_the_winners() -> None:
    m = tournament(twelve(SPARTACUS), twelve(CELT), twelve(AGRON), twelve("gl-gnaeus"))
    assert meetings(m) == [(1, 3)]
    fight(m, 3)
    assert meetings(m)[-1] == (2, 0)
    fight(m, 0)
    assert meetings(m)[-1] == (3, 0)
    fight(m, 3)
    assert (m.winner, len(meetings(m))) == (3, 3)


@pytest.mark.rule("SP-54")
def test_who_has_no_ready_combatant_loses_one_influence_and_is_out() -> None:
    m = tournament(twelve(CELT), twelve(card(SYRIAN, ready=False)), twelve(AGRON))
    assert m.events_of("no_combatant") == [(1,)]
    assert m.influence() == [12, 11, 12]
    assert meetings(m) == [(0, 2)]


@pytest.mark.rule("SP-54")
def test_if_nobody_is_left_the_game_goes_on_if_one_that_one_wins() -> None:
    m = tournament(twelve(), twelve(), house(CELT), host=2)
    assert (m.over, m.influence(), m.state.phase) == (False, [11, 11, 4 + 1], "arena")
    m = tournament(twelve(), twelve(COOK), house(CELT))
    assert (m.winner, m.event("game_won")) == (1, (1, "tournament"))


@pytest.mark.rule("SP-54")
def test_the_lower_value_commits_first_on_one() -> None:
    m = tournament(twelve(CRIXUS, COOK), house(), twelve(AGRON, "sl-debtor"))
    assert m.asked() == [(2, "combatant")]
    m.pick(AGRON)
    m.pick(CRIXUS)
    assert [(one.seat, one.hex) for one in m.state.fighters] == [(2, NUMBER[-3, 0]), (0, NUMBER[3, 0])]


@pytest.mark.rule("SP-54")
def test_in_each_bout_both_choose_anew_with_whole_dice_and_the_dead_stay_dead() -> None:
    m = tournament(twelve(SPARTACUS), twelve(CELT, SWORD, COOK), twelve(AGRON))
    fight(m, 1, "decapitation")
    assert m.state.market_discard == [AGRON]
    assert meetings(m)[-1] == (1, 0)
    assert m.asked() == [(1, "combatant")]  # Celt Warrior or the cook
    m.pick(CELT)
    assert m.offered() == [(), (m.asset(SWORD).id,)]
    m.answer(())
    assert m.state.fighters[0].pools == (2, 3, 2)


@pytest.mark.rule("SP-54")
def test_an_injured_loser_is_injured_and_nothing_else_is_booked() -> None:
    m = tournament(twelve(card(SPARTACUS, favour=2)), twelve(card(CELT, champion=True)), twelve(AGRON), host=2)
    fight(m, 1, "injury")
    assert (m.asset(AGRON).injured, m.asset(AGRON).ready) == (True, False)
    fight(m, 1)
    for kind in ("invites", "wagers", "favour", "influence", "thumb", "bank_pays"):
        assert m.events_of(kind) == []
    assert m.coins() == [5, 5, 5]
    assert m.winner == 1


@pytest.mark.rule("SP-54")
def test_the_winner_wins_whatever_the_influence() -> None:
    """Who loses their Champion in a bout falls below twelve, and the other one wins all the same."""
    m = tournament(twelve(card(CELT, champion=True), AGRON), twelve(SYRIAN), house())
    fight(m, 0, "decapitation")
    assert m.winner == 0
    m = tournament(twelve(card(CELT, champion=True)), twelve(SYRIAN), twelve(SPARTACUS), dice=[1, 2])
    fight(m, 1, "decapitation")
    assert m.influence()[0] == 11
    fight(m, 1)
    assert m.winner == 1


@pytest.mark.rule("SP-91")
def test_values_are_of_all_gladiators_and_equipment_and_are_added_up_once() -> None:
    m = tournament(
        twelve(CELT, SWORD, "sl-naevia", "gu-guard", coins=90),
        twelve(SYRIAN, card(AGRON, ready=False), card("eq-net", ready=False)),
        twelve("gl-gnaeus", card(CELT, injured=True)),
    )
    counted = ((CELT, SWORD), (SYRIAN, AGRON, "eq-net"), ("gl-gnaeus", CELT))
    worth = [sum(m.state.rules.cards[title].value for title in titles) for titles in counted]
    seeded = list(enumerate(worth))
    assert m.events_of("seeded") == seeded
    assert worth[0] < worth[2] < worth[1]  # by ready cards alone the second would be the lowest
    assert meetings(m) == [(0, 2)]
    fight(m, 0)
    assert m.events_of("seeded") == seeded
    assert meetings(m)[-1] == (0, 1)


@pytest.mark.rule("SP-91")
def test_no_reaction_is_played_in_a_tournament() -> None:
    blood = "re-blood-on-the-sand"
    m = tournament(
        twelve(CELT, COOK, hand=[blood]),
        twelve(SYRIAN, COOK),
        house("sl-debtor", THRACIAN, coins=1, hand=["re-destitute", blood]),
    )
    while m.kind in ("combatant", "equip"):
        m.answer(m.ask().default())
    m.act(1, "give", 2, 5)  # destitute
    fight(m, 0, "decapitation")
    assert m.winner == 0
    assert m.state.market_discard == [SYRIAN]
    assert "react" not in {kind for _, _, kind, _ in m.match.entries}


@pytest.mark.rule("SP-54", "SP-93")
def test_who_won_by_a_concession_but_lost_the_last_combatant_is_out_of_the_next_bout() -> None:
    m = tournament(twelve(CELT), twelve("gl-rabanus"), twelve(SPARTACUS), house())
    assert meetings(m) == [(0, 1)]
    m.concede(1)
    # Rabanus strikes by default, and wins a bout that their Dominus cannot win
    while m.events_of("bout_won") == []:
        m.answer(nearer(m) if m.kind == "combat_turn" and m.ask().default() == "end" else passive(m))
    assert m.event("defeated") == (0, CELT, "decapitation")
    assert m.events_of("bout_won") == [(0, 1)]
    assert m.events_of("no_combatant") == [(0,)]
    assert m.winner == 2


def passive(m: Table) -> Any:
    return "end" if m.kind == "combat_turn" else m.ask().default()


@pytest.mark.rule("SP-54")
@pytest.mark.parametrize(("phase", "after"), [("intrigue", "market"), ("market", "arena"), ("arena", "upkeep")])
def test_if_all_of_them_concede_the_game_goes_on_where_it_was(phase: str, after: str) -> None:
    m = tournament(twelve(CELT), twelve(SYRIAN), house(COOK, THRACIAN), house(COOK, THRACIAN), phase=phase)
    m.concede(0)
    m.concede(1)
    while m.state.phase == "tournament":
        m.answer(m.ask().default())
    assert m.events_of("tournament_void") == [()]
    assert (m.over, m.state.phase) == (False, after)
