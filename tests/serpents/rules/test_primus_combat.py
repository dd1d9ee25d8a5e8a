"""Combat in a Primus: the initiative of the teams, turns, treachery, defeat and the crowd."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.combat.hexes import DISTANCE
from munera.testing.serpents import ASHUR, BESIDE, DAGAN, HERE, NEMETES, THERE, Table, at, fighter, four, primus
from munera.testing.spartacus.titles import (
    AGRON,
    CELT,
    COOK,
    GANNICUS,
    HELMET,
    NET,
    OENOMAUS,
    PERICLES,
    RABANUS,
    SPARTACUS,
    SWORD,
    SYRIAN,
    THRACIAN,
    VARRO,
)

NUMIDIAN = "gl-numidian-warrior"
FAST = [6, 6, *([1] * 8)]  # Celt, Syrian, Thracian and Numidian roll: the Celt wins the initiative
LAST = {"attack": 1, "defence": 1, "speed": 1}  # the next wound is their end


def speeds(*faces: int, **given: Any) -> Table:
    """A round begins; slaves with one speed die each roll these, sides 0 and 1 against 2 and 3."""
    return four(COOK, "sl-attendant", "sl-debtor", "sl-convict", moment="combat", dice=list(faces), **given)


def ended(m: Table) -> None:
    """Who acts ends their turn."""
    m.answer("end")


def first_named(m: Table) -> None:
    """If team mates are asked who goes, they name the one committed first."""
    if m.kind == "who_goes":
        m.seal()


def acting(m: Table) -> int:
    """The side whose turn it is."""
    assert m.kind == "combat_turn"
    return m.state.bout.order[m.state.bout.acted]


# ---------------------------------------------------------------------- initiative


@pytest.mark.rule("SW-INITIATIVE-1")
@pytest.mark.parametrize(("faces", "winner"), [((1, 5, 4, 3), 1), ((1, 5, 6, 1), 2), ((2, 3, 3, 4), 3)])
def test_the_highest_total_chooses_for_its_team(faces: tuple[int, ...], winner: int) -> None:
    m = speeds(*faces)
    assert [facts[2:] for facts in m.events_of("speed_roll")] == [(face,) for face in faces]
    assert (m.asked(), m.offered()) == ([(winner, "order")], ["first", "second"])
    m.answer("second")
    assert m.state.bout.first == (1 if winner < 2 else 0)
    assert {m.state.fighters[side].team for side in m.offered(m.asked()[0][0])} == {m.state.bout.first}


@pytest.mark.rule("SW-INITIATIVE-2")
@pytest.mark.parametrize(("faces", "winner"), [((5, 1, 5, 3), 3), ((2, 5, 1, 5), 0), ((4, 5, 5, 1), 0)])
def test_after_a_tie_the_lower_totals_decide(faces: tuple[int, ...], winner: int) -> None:
    assert speeds(*faces).asked() == [(winner, "order")]


@pytest.mark.rule("SW-INITIATIVE-3")
def test_if_these_are_equal_too_all_roll_again() -> None:
    m = speeds(5, 1, 1, 5, 6, 1, 2, 3)
    assert m.events_of("initiative_tied") == [()]
    assert len(m.events_of("speed_roll")) == 8
    assert m.asked() == [(0, "order")]


@pytest.mark.rule("SW-57")
def test_only_who_stands_rolls_and_a_lone_combatant_loses_the_second_comparison() -> None:
    m = primus(
        fighter(0, COOK),
        fighter(1, CELT, level="yield"),
        fighter(2, "sl-debtor"),
        fighter(3, "sl-convict"),
        moment="combat",
        dice=[5, 5, 1],
    )
    assert [seat for seat, *_ in m.events_of("speed_roll")] == [0, 2, 3]
    assert m.asked() == [(3, "order")]
    m = primus(
        fighter(0, COOK),
        fighter(1, CELT, level="yield"),
        fighter(2, "sl-debtor"),
        fighter(3, SYRIAN, level="yield"),
        moment="combat",
        dice=[5, 5, 1, 2],
    )
    assert m.events_of("initiative_tied") == [()]  # both are alone and equal
    assert m.asked() == [(2, "order")]


@pytest.mark.rule("SW-57")
def test_of_equal_team_mates_the_first_in_priority_chooses() -> None:
    assert speeds(5, 5, 1, 1).asked() == [(0, "order")]
    assert speeds(5, 5, 1, 1, host=1).asked() == [(1, "order")]


@pytest.mark.rule("SW-57")
def test_strings_of_dice_are_compared_in_the_same_way() -> None:
    cards = (CELT, SYRIAN, "gl-celt-warrior", THRACIAN)  # 2, 3, 2 and 2 speed dice
    dice = [6, 1, 5, 5, 5, 6, 2, 1, 1]
    m = four(*cards, moment="combat", dice=dice, options={"initiative": "string"})
    assert m.asked() == [(2, "order")]  # 6-2 beats 6-1; by totals it would be the 15 of seat 1
    m = four(*cards, moment="combat", dice=[6, 2, 5, 5, 5, 6, 2, 5, 4], options={"initiative": "string"})
    assert m.asked() == [(1, "order")]  # the best are equal, and of the others 5-5-5 beats 5-4


def nets(*sides: int) -> Table:
    """A round begins, and these have Nets, of which there are two."""
    cards = (CELT, SYRIAN, THRACIAN, NUMIDIAN)
    row = [fighter(side, title, *([NET] if side in sides else [])) for side, title in enumerate(cards)]
    return primus(*row, moment="combat")


@pytest.mark.rule("SW-20")
@pytest.mark.parametrize(
    ("used", "winner"),
    [((0,), 0), ((1,), 1), ((2,), 2), ((0, 1), 0), ((), None), ((0, 2), None)],
)
def test_nets_of_one_team_win_the_initiative(used: tuple[int, ...], winner: int | None) -> None:
    m = nets(0, 2) if 2 in used else nets(0, 1)
    m.seal(**{f"s{side}": (side,) for side in used})
    assert [not m.asset(NET, side).ready for side in used] == [True] * len(used)
    if winner is None:
        assert m.events_of("speed_roll")
    else:
        assert (m.events_of("speed_roll"), m.asked()) == ([], [(winner, "order")])
    assert len(m.events_of("puts_to_use")) == len(used)


@pytest.mark.rule("SW-20")
def test_a_dominus_with_two_nets_may_use_either_or_both() -> None:
    m = primus(
        fighter(0, CELT, NET),
        fighter(0, SYRIAN, NET),
        fighter(1, THRACIAN),
        fighter(2, NUMIDIAN),
        seats=3,
        moment="combat",
    )
    assert (m.asked(), m.offered()) == ([(0, "nets")], [(), (0,), (1,), (0, 1)])
    m.answer((1,))
    assert [net.ready for net in m.assets(NET)] == [True, False]
    assert (m.events_of("puts_to_use"), m.events_of("holds_back")) == ([(0, NET)], [(0, NET)])


@pytest.mark.rule("SW-20")
def test_a_tactician_rolls_only_their_own_dice_again() -> None:
    m = primus(
        fighter(0, COOK),
        fighter(1, PERICLES, speed=1),
        fighter(2, "sl-debtor"),
        fighter(3, "sl-convict"),
        moment="combat",
        dice=[2, 1, 3, 3, 6],
    )
    assert m.asked() == [(1, "tactician")]
    m.answer("yes")
    assert m.state.bout.rolls == ((2,), (6,), (3,), (3,))
    assert m.asked() == [(1, "order")]


def test_a_net_of_who_was_beaten_is_not_asked_for() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(1, SYRIAN, NET, level="yield"),
        fighter(2, THRACIAN),
        fighter(3, NUMIDIAN),
        moment="combat",
    )
    assert m.kind == "order"


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("SW-TURN-1", "SW-58")
def test_the_teams_take_turns_until_all_have_acted_once() -> None:
    m = four(CELT, SYRIAN, THRACIAN, NUMIDIAN, moment="combat", dice=FAST)
    m.answer("second")
    order = []
    for _ in range(4):
        first_named(m)
        order.append(acting(m))
        ended(m)
    assert order == [2, 0, 3, 1]
    assert m.events_of("combat_round") == [(1,), (2,)]


@pytest.mark.rule("SW-TURN-2", "SW-58")
def test_team_mates_name_who_goes_in_secret_and_roll_if_they_disagree() -> None:
    m = four(CELT, SYRIAN, THRACIAN, NUMIDIAN, moment="combat", dice=[*FAST, 2, 5])
    m.answer("first")
    assert m.asked() == [(0, "who_goes"), (1, "who_goes")]
    assert (m.offered(0), m.ask(1).default()) == ([0, 1], 0)
    m.seal(s0=0, s1=1)
    assert m.events_of("wants_to_go") == [(0, CELT), (1, SYRIAN)]
    assert m.events_of("roll_off") == [((0, 1), (2, 5))]
    assert (acting(m), m.event("goes")) == (1, (1, SYRIAN))
    m = four(CELT, SYRIAN, THRACIAN, NUMIDIAN, moment="combat", dice=FAST)
    m.answer("first")
    m.seal(s0=1, s1=1)
    assert m.events_of("roll_off") == []
    assert acting(m) == 1


@pytest.mark.rule("SW-58")
def test_a_dominus_with_both_chooses_alone_and_the_last_is_not_asked() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(0, SYRIAN),
        fighter(1, THRACIAN),
        fighter(2, NUMIDIAN),
        seats=3,
        moment="combat",
        dice=FAST,
    )
    m.answer("first")
    assert (m.asked(), m.offered()) == ([(0, "who_goes")], [0, 1])
    m.answer(1)
    assert acting(m) == 1
    ended(m)
    m.seal()
    ended(m)
    assert acting(m) == 0  # nobody was asked


@pytest.mark.rule("SW-58")
def test_a_team_with_nobody_left_to_act_is_passed_over() -> None:
    m = primus(
        fighter(0, CELT),
        fighter(1, SYRIAN, team=1),
        fighter(2, THRACIAN),
        fighter(3, NUMIDIAN),
        moment="combat",
        dice=FAST,
    )
    m.answer("first")
    order = [acting(m)]
    ended(m)
    while len(order) < 4:
        first_named(m)
        order.append(acting(m))
        ended(m)
    assert order == [0, 1, 2, 3]
    assert m.events_of("combat_round") == [(1,), (2,)]


@pytest.mark.rule("SW-58", "SW-DEFEAT-1")
def test_who_was_beaten_before_acting_does_not_act() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN),
        fighter(2, THRACIAN, hex=THERE, **LAST),
        fighter(3, NUMIDIAN),
        dice=[6, 1, 1],
    )
    m.answer(("attack", 2))
    assert m.events_of("defeated") == [(2, THRACIAN, "yield")]
    assert m.state.fighters[2].hex == -1  # taken off the sand
    assert acting(m) == 0  # their turn goes on
    ended(m)
    assert acting(m) == 3
    ended(m)
    assert acting(m) == 1
    ended(m)
    assert m.events_of("combat_round") == [(2,)]


@pytest.mark.rule("SW-DEFEAT-1")
def test_who_is_beaten_by_a_counter_attack_has_ended_their_turn() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE, **LAST),
        fighter(1, SYRIAN),
        fighter(2, AGRON, hex=THERE),
        fighter(3, NUMIDIAN),
        dice=[1, 3, 3, 3, 1],
    )
    m.answer(("attack", 2))
    assert m.events_of("defeated") == [(0, CELT, "yield")]
    first_named(m)
    assert acting(m) in (2, 3)
    assert m.state.bout.order[0] == 0


@pytest.mark.rule("SW-28")
def test_merciless_works_only_on_whom_their_own_attack_has_beaten() -> None:
    def level(side: int) -> Any:
        m = primus(
            fighter(0, RABANUS, hex=HERE),
            fighter(1, CELT, hex=BESIDE),
            fighter(2, SYRIAN, hex=THERE, **LAST),
            fighter(3, NUMIDIAN),
            first=side,
            dice=[6, *([1] * 6)],
        )
        m.answer(("attack", 2))
        return m.events_of("defeated")[0][2]

    assert level(0) != "yield"
    assert level(1) == "yield"


@pytest.mark.rule("SW-24")
def test_doctore_silences_opponents_only_while_they_stand() -> None:
    def hits(*, beaten: bool, mate: bool = False) -> Any:
        there: dict[str, Any] = {"level": "yield"} if beaten else {}
        m = primus(
            fighter(0, GANNICUS, hex=HERE, attack=2),
            fighter(1, CELT),
            fighter(2, SYRIAN, hex=THERE),
            fighter(3, OENOMAUS, **there, **({"team": 0} if mate else {})),
            dice=[5, 5, 5, 5],
        )
        m.answer(("attack", 2))
        return m.events_of("hits")[0][1]

    assert hits(beaten=False) == 0
    assert hits(beaten=True) == 2
    assert hits(beaten=False, mate=True) == 2  # they silence no team mate


@pytest.mark.rule("SW-24")
def test_the_gambler_counts_every_attack_also_after_they_were_beaten() -> None:
    m = primus(
        fighter(0, SPARTACUS, hex=HERE),
        fighter(1, CELT),
        fighter(2, "gl-theokoles", hex=THERE),
        fighter(3, VARRO, level="yield"),
        dice=[6, 6, 6, 6, 1, 1, 1, 1, 1],
    )
    m.answer(("attack", 2))
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == [(3, 1, "gambler")]


# ---------------------------------------------------------------------- defeat and the crowd


@pytest.mark.rule("SW-DEFEAT-1", "SW-VICTORY-1")
def test_the_primus_goes_on_until_a_team_has_nobody_left() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN),
        fighter(2, COOK, hex=THERE),
        fighter(3, "sl-debtor"),
        dice=[6, 1, 1],
    )
    m.answer(("attack", 2))
    assert (m.state.step, m.state.bout.winner) == ("combat_turn", -1)
    assert m.state.bout.fallen == (2,)
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN),
        fighter(2, COOK, hex=THERE),
        fighter(3, "sl-debtor", level="yield"),
        dice=[6, 1, 1],
    )
    m.answer(("attack", 2))
    assert {seat for seat, change, _, why in m.events_of("influence") if why == "victory"} == {0, 1}


def test_a_hex_of_the_beaten_is_free_and_they_cannot_be_attacked() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN),
        fighter(2, COOK, hex=THERE),
        fighter(3, NUMIDIAN),
        dice=[6, 1, 1],
    )
    m.answer(("attack", 2))
    assert m.can(("move", at(1, 0)))
    assert ("attack", 2) not in m.ask().refused()


@pytest.mark.rule("SW-29", "SW-59")
def test_the_crowd_wants_a_round_without_any_attack_and_drives_all_who_stand() -> None:
    m = primus(
        fighter(0, CELT, hex=[-5, 0]),
        fighter(1, SYRIAN, hex=[-5, 1]),
        fighter(2, THRACIAN, hex=[5, 0]),
        fighter(3, NUMIDIAN, level="yield"),
        quiet=2,
    )
    for _ in range(3):
        first_named(m)
        ended(m)
    assert m.events_of("ring_closed") == [(4,)]
    m.answer_by_default("driven")
    assert [card for _, card, _ in m.events_of("driven")] == [CELT, THRACIAN, SYRIAN]  # as they acted
    assert all(DISTANCE[at(0, 0)][f.hex] <= 4 for f in m.state.fighters[:3])


@pytest.mark.rule("SW-29")
def test_one_attack_of_anybody_pleases_the_crowd() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN),
        fighter(2, THRACIAN, hex=THERE),
        fighter(3, NUMIDIAN),
        quiet=2,
        dice=[1, 1, 6, 6],
    )
    m.answer(("attack", 2))
    for _ in range(4):
        first_named(m)
        ended(m)
    assert (m.events_of("ring_closed"), m.state.bout.quiet) == ([], 0)


def crowded(**dying: Any) -> Table:
    """The smallest arena, and two rounds have been quiet; everybody ends the turn."""
    m = primus(
        fighter(0, COOK, hex=[0, 0]),
        fighter(1, CELT, hex=[-1, 0]),
        fighter(2, "sl-debtor", hex=[1, 0]),
        fighter(3, SYRIAN, hex=[0, 1], **dying),
        radius=1,
        quiet=2,
    )
    for _ in range(4):
        first_named(m)
        ended(m)
    m.answer_by_default("surrender")
    return m


@pytest.mark.rule("SW-59")
def test_defeats_by_the_crowd_do_not_end_the_primus_unless_a_team_is_gone() -> None:
    m = crowded()
    assert [card for _, card, _ in m.events_of("defeated")] == [COOK, "sl-debtor"]
    assert [seat for seat, *_ in m.events_of("crowd_wounds")] == [0, 2, 1, 3]
    assert m.kind == "order"
    m = primus(
        fighter(0, COOK, hex=[0, 0]),
        fighter(1, CELT, level="yield"),
        fighter(2, "sl-debtor", hex=[1, 0]),
        fighter(3, SYRIAN, hex=[0, 1]),
        radius=1,
        quiet=2,
    )
    for _ in range(3):
        first_named(m)
        ended(m)
    assert [seat for seat, *_ in m.events_of("crowd_wounds")] == [0]  # the rest is not dealt any more


# ---------------------------------------------------------------------- honour and treachery


@pytest.mark.rule("SW-HONOUR-1")
def test_nobody_attacks_a_team_mate() -> None:
    m = primus(
        fighter(0, CELT, hex=HERE),
        fighter(1, SYRIAN, hex=THERE),
        fighter(2, COOK, hex=BESIDE),
        fighter(3, NUMIDIAN),
    )
    assert [option for option in m.offered() if option[0] == "attack"] == [("attack", 2)]
    assert set(m.ask().refused()) == {("attack", 3)}


@pytest.mark.rule("SW-TREACHERY-2", "SW-TREACHERY-3", "SW-21")
def test_a_switch_is_at_the_start_of_a_round_and_not_for_the_last_of_a_team() -> None:
    m = four(ASHUR, CELT, SYRIAN, THRACIAN, moment="combat")
    m.answer("switch")
    assert m.events_of("speed_roll")  # before the initiative
    assert m.teams() == [1, 0, 1, 1]
    m = primus(
        fighter(0, ASHUR),
        fighter(1, CELT, level="yield"),
        fighter(2, SYRIAN),
        fighter(3, THRACIAN),
        moment="combat",
    )
    assert m.kind == "order"


@pytest.mark.rule("SW-21")
def test_two_treacherous_team_mates_cannot_both_leave_in_one_round() -> None:
    m = four(ASHUR, DAGAN, SYRIAN, THRACIAN, moment="combat")
    m.answer("switch")
    assert m.kind != "treachery"
    m = four(ASHUR, DAGAN, SYRIAN, THRACIAN, moment="combat")
    m.answer("stay")
    assert m.events_of("stays_loyal") == [(0, ASHUR)]
    assert m.asked() == [(1, "treachery")]


@pytest.mark.rule("SW-21")
def test_the_treacherous_may_switch_back_in_a_later_round() -> None:
    m = four(ASHUR, CELT, SYRIAN, THRACIAN, moment="combat")
    m.answer("switch")
    m.answer_by_default("order")
    while m.kind != "treachery":
        first_named(m)
        ended(m)
    assert m.asked() == [(0, "treachery")]
    m.answer("switch")
    assert m.events_of("turns_traitor") == [(0, ASHUR, 1), (0, ASHUR, 0)]
    assert m.teams() == [0, 0, 1, 1]


@pytest.mark.rule("SW-21")
def test_a_beaten_combatant_belongs_for_good_to_the_team_they_were_in() -> None:
    m = primus(
        fighter(0, ASHUR, level="yield"),
        fighter(1, CELT),
        fighter(2, SYRIAN),
        fighter(3, THRACIAN),
        moment="combat",
    )
    assert m.kind == "order"


@pytest.mark.rule("SW-60", "SW-21")
def test_the_treacherous_are_asked_openly_in_priority_order_and_checked_anew() -> None:
    m = four(ASHUR, CELT, DAGAN, NEMETES, moment="combat", host=3)
    assert m.asked() == [(3, "treachery")]
    assert m.ask().default() == "stay"
    m.answer("switch")
    assert m.asked() == [(0, "treachery")]
    m.answer("stay")
    assert m.kind != "treachery"  # Dagan is the last of their team now
    m = primus(
        fighter(1, ASHUR),
        fighter(1, DAGAN),
        fighter(0, CELT),
        fighter(2, NEMETES),
        seats=3,
        moment="combat",
        host=1,
    )
    assert m.ask().about == ASHUR
    m.answer("stay")
    assert m.ask().about == DAGAN  # as they were committed


@pytest.mark.rule("SW-21")
def test_doctore_on_the_other_side_silences_treachery() -> None:
    m = four(ASHUR, OENOMAUS, DAGAN, THRACIAN, moment="combat")
    assert m.asked() == [(0, "treachery")]
    m.answer("switch")
    assert m.kind != "treachery"  # now Doctore silences them, as they did Dagan
    m = four(ASHUR, CELT, OENOMAUS, DAGAN, moment="combat")
    assert m.asked() == [(3, "treachery")]


@pytest.mark.rule("SW-21", "SW-22")
def test_the_new_team_holds_for_attacks_and_a_house_may_fight_itself() -> None:
    m = primus(
        fighter(0, ASHUR, SWORD, hex=HERE, team=1),
        fighter(0, CELT, HELMET, hex=THERE),
        fighter(1, SYRIAN, team=0),
        fighter(2, THRACIAN, team=1),
        seats=3,
        dice=[6, 6, 1, 5, 5, 5, 4, 6],
    )
    assert [option for option in m.offered() if option[0] == "attack"] == [("attack", 1)]
    m.answer(("attack", 1))
    assert (m.asked(), m.ask().about) == ([(0, "reroll")], "attack")  # one after the other: they have both
    m.answer((2,))
    assert (m.asked(), m.ask().about) == ([(0, "reroll")], "defence")
    m.answer(())
    assert m.events_of("rerolls") == [(0, "attack", 2, 1, 4)]
    assert m.events_of("hits") == [(0, 2, 0, 0)]
    assert m.pools()[0] == (3, 3, 3)
