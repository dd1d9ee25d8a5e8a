"""Combat: dice pools, the combat round, moving, the restless crowd, equipment, and the single fight."""

from __future__ import annotations

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.games.spartacus.combat.hexes import DISTANCE, HEXES, NUMBER, PLACE, START
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import NOBODY
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import BadVariant, Seat, start
from munera.testing.spartacus import ATTACK, THROW, Table, combat, duel, fighter, house, new_game, table
from munera.testing.spartacus.titles import (
    AGRON,
    AXE,
    CELT,
    COOK,
    DURO,
    HELMET,
    JAVELIN,
    NET,
    RABANUS,
    SHIELD,
    SPARTACUS,
    SWORD,
    VARRO,
)
from tests.compiled import patches

COMBATANTS = BASE.titles("gladiator", "slave")
EQUIPMENTS = BASE.titles("equipment")


def moves(m: Table) -> set[tuple[int, int]]:
    """Where who has the turn can go."""
    return {PLACE[option[1]] for option in m.offered() if option[0] == "move"}


# ---------------------------------------------------------------------- dice pools


@pytest.mark.rule("SP-COMBAT-1")
@pytest.mark.parametrize("title", [SPARTACUS, AGRON, "sl-raxos"])
def test_attack_defence_and_speed_are_pools_of_dice(title: str) -> None:
    m = duel(title, CELT, dice=[1] * 20)
    row = CARDS[title]
    assert m.state.fighters[0].pools == (row.attack, row.defence, row.speed)
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[0][3:]) == row.attack
    m = duel(CELT, title, dice=[1] * 20)
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[1][3:]) == row.defence
    m = duel(title, CELT, moment="combat", dice=[6] * row.speed + [1] * 2)
    assert m.events_of("speed_roll")[0] == (0, title, *[6] * row.speed)


@pytest.mark.rule("SP-COMBAT-2")
def test_dice_are_health_and_lost_ones_are_missing_in_what_the_pool_does() -> None:
    m = duel(SPARTACUS, AGRON, pools=((2, 4, 1), (3, 1, 2)), dice=[2, 1, 6])
    assert sum(m.view(1)["fighters"][0]["pools"]) == 2 + 4 + 1
    assert moves(m) == {(-3, 0), (-2, -1), (-1, -1), (-3, 1), (-2, 1)}  # one step
    m.answer(ATTACK)
    assert m.events_of("rolls") == [(0, SPARTACUS, "attack", 2, 1), (1, AGRON, "defence", 6)]


@pytest.mark.rule("SP-COMBAT-3")
def test_a_round_is_initiative_then_one_turn_each() -> None:
    m = duel(apart=5, moment="combat", dice=[6, 6, 1, 1, 1, 1, 6, 6])
    assert m.asked() == [(0, "order")]
    m.answer("first")
    assert m.asked() == [(0, "combat_turn")]
    m.answer("end")
    assert m.asked() == [(1, "combat_turn")]
    m.answer("end")
    assert m.events_of("combat_round") == [(1,), (2,)]
    assert m.asked() == [(1, "order")]


@pytest.mark.rule("SP-48")
def test_all_dice_of_a_pool_are_rolled_and_nobody_may_choose_fewer() -> None:
    m = duel(SPARTACUS, VARRO, dice=[1, 2, 3, 1, 6, 6, 3])
    m.answer(ATTACK)
    assert m.events_of("rolls") == [(0, SPARTACUS, "attack", 1, 2, 3, 1), (1, VARRO, "defence", 6, 6, 3)]
    assert m.asked() == [(1, "surrender")]  # nothing was asked about the dice


@pytest.mark.rule("SP-48")
def test_not_attacking_is_legal() -> None:
    m = duel()
    assert "end" in m.offered()
    m.answer("end")
    assert (m.events_of("rolls"), m.asked()) == ([], [(1, "combat_turn")])


@pytest.mark.rule("SP-ARENA-4")
def test_the_sand_has_91_hexes_and_two_marks() -> None:
    assert len(HEXES) == 91
    assert set(PLACE) == {(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5}
    assert [PLACE[hex] for hex in START] == [(-3, 0), (3, 0)]
    for a, (q, r) in enumerate(PLACE):
        for b, (p, s) in enumerate(PLACE):
            assert DISTANCE[a][b] * 2 == abs(q - p) + abs(r - s) + abs(q + r - p - s)


@pytest.mark.rule("SP-WINDOW-24")
def test_nobody_is_asked_when_a_combat_round_starts() -> None:
    m = table(
        house(CELT, COOK, coins=1, hand=["re-jupiters-cock", "re-blood-on-the-sand"]),
        house(CELT, COOK, coins=1),
        house(),
        moment="combat",
        fighters=[fighter(0, CELT), fighter(1, CELT)],
        dice=[6, 6, 1, 1],
    )
    assert m.kinds()[0] == "combat_round"
    assert m.asked() == [(0, "order")]


@pytest.mark.rule("SP-WINDOW-24")
def test_a_round_opens_its_window_first(monkeypatch: pytest.MonkeyPatch) -> None:
    patches(reactions)
    opened: list[tuple[str, int]] = []

    async def window(s: Spartacus, kind: str, subject: Seat = NOBODY, but: Seat = NOBODY) -> None:
        opened.append((kind, len(s.bout.rolls)))

    monkeypatch.setattr(reactions, "window", window)
    duel(moment="combat", dice=[6, 6, 1, 1])
    assert opened == [("round_start", 0)]


@pytest.mark.rule("SP-WINDOW-30")
def test_nobody_is_asked_when_a_combat_round_ends() -> None:
    m = duel(apart=5, dice=[6, 6, 1, 1])
    m.answer("end")
    m.answer("end")
    assert (m.events_of("combat_round"), m.asked()) == ([(2,)], [(0, "order")])


# ---------------------------------------------------------------------- moving


@pytest.mark.rule("SP-MOVE-1")
def test_move_then_attack() -> None:
    m = duel(apart=2, dice=[1, 1, 6, 6, 6])
    assert not m.can(ATTACK)
    m.answer(("move", NUMBER[-1, 0]))
    assert m.offered() == [ATTACK, "end"]
    m.answer(ATTACK)
    assert m.asked() == [(1, "combat_turn")]


@pytest.mark.rule("SP-MOVE-1")
def test_attack_then_move() -> None:
    m = duel(dice=[1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.asked() == [(0, "combat_turn")]
    assert not m.can(ATTACK)
    m.answer(("move", NUMBER[-4, 0]))
    assert m.asked() == [(1, "combat_turn")]
    assert PLACE[m.state.fighters[0].hex] == (-4, 0)


@pytest.mark.rule("SP-MOVE-2")
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_as_many_hexes_as_speed_dice_are_left(speed: int) -> None:
    m = combat(fighter(0, SPARTACUS, hex=[0, 0], speed=speed), fighter(1, CELT, hex=[0, 5]))
    near = {place for place in PLACE if 1 <= DISTANCE[NUMBER[0, 0]][NUMBER[place]] <= speed}
    assert moves(m) == near
    assert len(near) == 3 * speed * (speed + 1)


@pytest.mark.rule("SP-40")
def test_never_through_or_onto_a_figure() -> None:
    m = combat(fighter(0, COOK, hex=[-5, 0]), fighter(1, CELT, hex=[-4, 0]))
    assert moves(m) == {(-5, 1), (-4, -1)}  # a corner has three neighbours
    m = combat(fighter(0, CELT, hex=[-5, 0]), fighter(1, CELT, hex=[-4, 0]))
    assert (-3, 0) not in moves(m)  # two steps, but only through the figure
    assert (-4, 1) in moves(m)


@pytest.mark.rule("SP-40")
def test_leaving_an_opponents_side_is_free_and_standing_still_allowed() -> None:
    m = duel()
    assert (-4, 0) in moves(m)
    assert "end" in m.offered()
    m.answer(("move", NUMBER[-4, 0]))
    assert m.events_of("wounded") == []


@pytest.mark.rule("SP-40")
def test_one_move_and_one_attack_and_the_move_is_not_split() -> None:
    m = duel(SPARTACUS, AGRON, apart=3, dice=[1, 1, 2, 2, 6, 6, 6, 6])
    m.answer(("move", NUMBER[-1, 0]))  # one of four steps: nobody in reach, so the turn is over
    assert m.asked() == [(1, "combat_turn")]
    m = duel(SPARTACUS, AGRON, apart=2, dice=[1, 2, 3, 4, 6, 6, 5, 5])
    m.answer(("move", NUMBER[-1, 0]))
    m.answer(ATTACK)
    assert m.asked() == [(1, "combat_turn")]


@pytest.mark.rule("SP-85")
def test_who_lost_speed_to_a_counter_wound_moves_with_what_is_left() -> None:
    m = duel(SPARTACUS, AGRON, pools=((1, 4, 4), None), dice=[1, 3, 3, 3, 6])
    assert (-2, 4) in moves(m)
    m.answer(ATTACK)
    m.answer("speed")
    assert m.pools()[0] == (1, 4, 3)
    assert (-2, 3) in moves(m)
    assert (-2, 4) not in moves(m)


@pytest.mark.rule("SP-WINDOW-26")
def test_the_default_of_a_combat_turn_is_to_stay_and_attack_if_that_is_legal() -> None:
    m = duel(gear=((JAVELIN,), ()))
    assert m.asked() == [(0, "combat_turn")]
    assert m.offered()[:2] == [ATTACK, THROW]
    assert m.ask().default() == ATTACK
    assert duel(apart=5).ask().default() == "end"
    assert duel(apart=5).ask().refused() == {ATTACK: "out_of_reach"}


# ---------------------------------------------------------------------- the restless crowd


def quiet_round(m: Table) -> None:
    """Nobody attacks."""
    while m.kind != "order" and not m.over:
        m.answer("end" if m.kind == "combat_turn" else m.offered()[0])
        if m.kind in ("order", "driven", "audience"):
            break


@pytest.mark.rule("SP-39")
def test_after_three_rounds_without_an_attack_roll_rings_are_closed_one_by_one() -> None:
    m = duel(apart=5, pools=((2, 3, 1), (2, 3, 1)), dice=[6, 1] * 9)
    for _ in range(6):
        quiet_round(m)
        m.answer_by_default("order")
    assert m.events_of("ring_closed") == [(4,), (3,), (2,), (1,)]
    assert m.events_of("combat_round")[2] == (4,)  # the first ring falls after the third quiet round
    order = m.kinds("combat_round", "ring_closed")
    assert order[:4] == ["combat_round", "combat_round", "ring_closed", "combat_round"]


@pytest.mark.rule("SP-39")
def test_a_figure_on_a_closed_ring_is_put_on_the_nearest_open_free_hex() -> None:
    one, two = fighter(0, CELT, hex=[5, 0]), fighter(1, CELT, hex=[0, -5])
    m = combat(one, two, quiet=2)
    m.answer("end")
    m.answer("end")
    assert m.events_of("ring_closed") == [(4,)]
    # one nearest each: not asked
    assert m.events_of("driven") == [(0, CELT, NUMBER[4, 0]), (1, CELT, NUMBER[0, -4])]


@pytest.mark.rule("SP-39")
def test_at_radius_one_each_quiet_round_wounds_both_until_the_first_defeat() -> None:
    one, two = fighter(0, COOK, hex=[0, 0]), fighter(1, COOK, hex=[1, 0])
    m = combat(one, two, house(COOK), house(COOK), house(), radius=1, quiet=4, first=1)
    m.answer("end")
    m.answer("end")
    assert m.events_of("ring_closed") == []
    assert m.events_of("crowd_wounds") == [(1, COOK, 1)]  # who acted first is first, and the match ends
    assert m.event("defeated") == (1, COOK, "yield")
    m = combat(fighter(0, CELT, hex=[0, 0]), fighter(1, CELT, hex=[1, 0]), radius=1, quiet=4, dice=[6, 6, 1, 1])
    m.answer("end")
    m.answer("end")
    m.answer("attack")
    m.answer("defence")
    assert m.events_of("crowd_wounds") == [(0, CELT, 1), (1, CELT, 1)]
    assert m.pools() == [(1, 3, 2), (2, 2, 2)]


@pytest.mark.rule("SP-39")
def test_closed_hexes_stay_closed_for_the_match() -> None:
    m = combat(fighter(0, SPARTACUS, hex=[0, 0]), fighter(1, CELT, hex=[1, 0]), radius=2)
    assert moves(m) == {place for place in PLACE if DISTANCE[NUMBER[0, 0]][NUMBER[place]] in (1, 2)} - {(1, 0)}


@pytest.mark.rule("SP-87")
def test_the_crowds_wounds_are_no_attack() -> None:
    """No Shield, no Determination, no Gambler, no Merciless."""
    one = fighter(0, RABANUS, SHIELD, hex=[0, 0])
    two = fighter(1, DURO, SHIELD, hex=[1, 0], attack=1, defence=1, speed=1)
    m = combat(one, two, radius=1, quiet=9, first=1)
    m.answer("end")
    m.answer("end")
    assert m.event("defeated") == (1, DURO, "yield")
    assert m.events_of("puts_to_use") == m.events_of("last_stand") == []
    assert m.asset(SHIELD, 1).ready


@pytest.mark.rule("SP-87")
def test_an_attack_roll_makes_the_count_begin_again() -> None:
    m = duel(quiet=2, dice=[1, 1, 6, 6, 6, 6, 6, 1, 1])
    m.answer(ATTACK)
    m.answer("end")
    m.answer("end")
    assert (m.state.bout.quiet, m.events_of("ring_closed")) == (0, [])
    m.answer("first")
    m.answer("end")
    m.answer("end")
    assert m.state.bout.quiet == 1


@pytest.mark.rule("SP-87")
def test_of_two_on_a_closed_ring_who_acted_first_is_put_down_first_and_chooses() -> None:
    one, two = fighter(0, CELT, hex=[5, -2]), fighter(1, CELT, hex=[5, -3])
    m = combat(one, two, quiet=2, first=1)
    m.answer("end")
    m.answer("end")
    assert m.asked() == [(1, "driven")]
    assert {PLACE[hex] for hex in m.offered()} == {(4, -3), (4, -2)}
    m.answer(NUMBER[4, -2])
    # one hex is left to the other
    assert m.events_of("driven") == [(1, CELT, NUMBER[4, -2]), (0, CELT, NUMBER[4, -1])]


# ---------------------------------------------------------------------- equipment


@pytest.mark.rule("SP-EQUIPMENT-1")
def test_at_most_one_weapon_one_armour_and_one_special() -> None:
    gear = [SWORD, AXE, HELMET, SHIELD, NET, JAVELIN]
    m = table(house(CELT, *gear), house(), house(), moment="invitations")
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    sets = [tuple(m.state.assets[id].card for id in option) for option in m.offered()]
    assert len(sets) == len(set(sets)) == 3 * 3 * 3
    for chosen in sets:
        slots = [CARDS[card].slot for card in chosen]
        assert len(slots) == len(set(slots))
    assert sets[0] == ()


@pytest.mark.rule("SP-EQUIPMENT-2")
def test_a_sword_works_at_every_attack_and_an_axe_once_per_match() -> None:
    m = duel(gear=((SWORD,), ()), dice=[1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.kind == "reroll"
    m.answer(())
    m.answer("end")
    m.answer("end")
    m.answer("first")
    m.answer(ATTACK)
    assert m.kind == "reroll"
    m = duel(gear=((AXE,), ()), dice=[1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6])
    m.answer(ATTACK)
    assert m.kind == "gear"
    m.answer("yes")
    m.answer("defence", 1)
    m.answer("end")
    m.answer("end")
    m.answer("first")
    m.answer(ATTACK)
    assert m.kind == "combat_turn"


@pytest.mark.rule("SP-95")
@pytest.mark.parametrize("gear", [AXE, SHIELD, NET, JAVELIN])
def test_what_works_once_is_exhausted_when_used_and_ready_after_the_next_upkeep(gear: str) -> None:
    victim = gear == SHIELD
    m = duel(gear=((), (gear,)) if victim else ((gear,), ()), moment="combat" if gear == NET else "combat_turn")
    m.load(6, 6, 1, 1, 1)
    m.answer("yes" if gear == NET else THROW if gear == JAVELIN else ATTACK)
    if gear in (AXE, SHIELD):
        m.answer("yes")
    assert not m.asset(gear).ready
    assert m.event("exhausted") == (m.asset(gear).id, gear, 1 if victim else 0)
    m.concede(2)
    m.answer_by_default_until(lambda: m.state.phase != "arena")
    assert m.asset(gear).ready


@pytest.mark.rule("SP-EQUIPMENT-3")
def test_equipment_belongs_to_the_house_and_a_slave_may_use_it() -> None:
    m = table(house(CELT, COOK, SWORD), house(), house(), moment="invitations")
    m.answer_by_default("audience")
    m.answer(0)
    m.answer("accept")
    m.pick(COOK)
    assert m.offered() == [(), (m.asset(SWORD).id,)]
    m.answer((m.asset(SWORD).id,))
    assert m.event("equips") == (0, COOK, SWORD)


# ---------------------------------------------------------------------- the single fight


@pytest.mark.rule("SP-OPTION-2")
def test_with_mode_fight_one_match_is_played_on_its_own() -> None:
    m = new_game(2, mode="fight")
    assert (m.state.phase, m.state.bout.kind) == ("fight", "fight")
    for seats, mode in ((3, "fight"), (2, "game"), (4, "fight")):
        with pytest.raises(BadVariant):
            start(BOOK, seats, 0, {"mode": mode})
    assert new_game(3).state.phase == "setup"


@pytest.mark.rule("SP-67")
def test_two_players_with_a_combatant_of_the_market_deck_and_equipment_of_their_choice() -> None:
    m = new_game(
        2, mode="fight", fighter_1=SPARTACUS, fighter_2=SPARTACUS, weapon_1=SWORD, armour_1=HELMET, special_2=NET
    )
    assert m.events_of("commits") == [(0, 1, SPARTACUS, 0), (1, 4, SPARTACUS, 1)]
    assert m.events_of("equips") == [(0, SPARTACUS, SWORD, HELMET), (1, SPARTACUS, NET)]
    assert m.asked() == [(1, "net")]
    for slot in ("weapon", "armour", "special"):
        accepted = [card for card in EQUIPMENTS if BOOK.settings[f"{slot}_1"].accepts(card)]
        assert sorted(accepted) == sorted(card for card in EQUIPMENTS if CARDS[card].slot == slot)
    assert all(BOOK.settings["fighter_2"].accepts(card) for card in COMBATANTS)


@pytest.mark.rule("SP-67")
def test_who_wins_the_match_wins_and_nothing_else_happens() -> None:
    m = new_game(2, mode="fight", fighter_1=SPARTACUS, fighter_2=COOK)
    while not m.over:
        ask = m.ask()
        walk = [option for option in m.offered() if option[0] == "move"] if ask.kind == "combat_turn" else []
        there = m.state.fighters[1 - ask.seat].hex
        nearest = min(walk, key=lambda option: DISTANCE[option[1]][there], default=None)
        m.answer(ask.default() if ask.default() != "end" or nearest is None else nearest)
    winner = m.state.fighters[m.state.bout.winner].seat
    assert (m.winner, m.event("game_won")) == (winner, (winner, "fight"))
    for kind in ("influence", "favour", "wagers", "thumb", "bank_pays", "asset_discarded", "injured"):
        assert m.events_of(kind) == []


@pytest.mark.parametrize("fighter", [SPARTACUS, "gl-kerza", COOK])
def test_a_whole_fight_with_random_dice_ends(fighter: str) -> None:
    m = new_game(2, mode="fight", fighter_1=fighter, fighter_2=AGRON, weapon_1=SWORD, armour_2=SHIELD)
    m.answer_by_default_until(lambda: m.over)
    assert len(m.events_of("game_won")) == 1
