"""Combat: committing, initiative, moving, attacking, wounds, defeat; the Tournament and the single fight."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus import combat, fight, reactions, tournament
from munera.games.spartacus.attack import hits_of, sets_of, some_dice
from munera.games.spartacus.bout import DECAPITATION, FIGHT, INJURY, NO_BOUT, NO_STRIKE, YIELD, Fighter
from munera.games.spartacus.cards.table import ARENA, BASE, CARDS
from munera.games.spartacus.hexes import DISTANCE, NUMBER, RING, START
from munera.games.spartacus.initiative import ahead_by_string
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import Spartacus
from munera.games.spartacus.wounds import can_lose, settled, would_defeat
from munera.kernel import Illegal, Seat
from tests.compiled import patches
from tests.spartacus.combat_table import (
    EAST,
    FOE,
    ME,
    PHASE,
    PLAIN,
    SEGMENTS,
    WEST,
    Table,
    alone,
    committed,
    empty,
    sand,
    seals,
)

COMBATANTS = BASE.titles("gladiator", "slave")

AWAY = NUMBER[4, 0]  # four hexes from the centre
SWORD, TRIDENT, AXE = "eq-sword", "eq-trident", "eq-axe"
HELMET, SHIELD, NET, JAVELIN = "eq-helmet", "eq-shield", "eq-net", "eq-javelin"

SPARTACUS, CRIXUS, GANNICUS, THEOKOLES = "gl-spartacus", "gl-crixus", "gl-gannicus", "gl-theokoles"
OENOMAUS, AGRON, VARRO, BARCA = "gl-oenomaus", "gl-agron", "gl-varro", "gl-barca"
RABANUS, GNAEUS, SEGOVAX, PERICLES = "gl-rabanus", "gl-gnaeus", "gl-segovax", "gl-pericles"
KERZA, DURO = "gl-kerza", "gl-duro"

BLOW, THROW = ("attack", FOE), ("javelin", FOE)
SURE = [6, 6]  # two attack dice of the Celt
WEAK = [1, 1, 1]  # three defence dice of the Celt
FEW_DICE = [(a, d, s) for a in (1, 2, 3) for d in (1, 2, 3) for s in (1, 2, 3)]


# ---------------------------------------------------------------------- committing


class Committing:
    """`combat.commit` called for seat 1, on place II."""

    def __init__(self, *cards: str) -> None:
        self.s = empty()
        self.assets = [self.s.create(card, 1) for card in cards]
        self.fighter: Fighter | None = None

    def play(self, *answers: object) -> Table:
        async def run(s: Spartacus) -> None:
            self.fighter = await combat.commit(s, 1, 1, "SP-INVITE-4")
            s.step = "committed"

        t = alone(self.s)
        t._run = run(self.s)
        return t.play(*answers)


@pytest.mark.rule("SP-INVITE-2", "SP-INVITE-3", "SP-83")
def test_a_combatant_and_his_equipment_are_chosen_and_lie_open() -> None:
    c = Committing("gl-crixus", "sl-cook", SWORD, HELMET)
    crixus, cook, sword, helmet = c.assets
    t = c.play()
    assert t.open() == [(1, "combatant")]
    assert t.options == (crixus.id, cook.id)
    t.play(cook.id)
    assert t.open() == [(1, "equip")]
    assert t.options == ((), (helmet.id,), (sword.id,), (sword.id, helmet.id))
    t.play((sword.id, helmet.id))
    assert c.fighter == Fighter(1, cook.id, "sl-cook", (1, 1, 1), START[1], (sword.id, helmet.id), team=1)
    assert t.told("commits") == [(1, cook.id, "sl-cook", 1)]
    assert t.told("equips") == [(1, "sl-cook", SWORD, HELMET)]
    assert [a.committed for a in c.s.assets.values()] == [False, True, True, True]
    assert c.s.combatants(1) == [crixus]


@pytest.mark.rule("SP-ASK-1")
def test_what_cannot_be_told_apart_is_offered_once_and_a_single_one_not_at_all() -> None:
    c = Committing("sl-cook", "sl-cook", SWORD, SWORD)
    t = c.play()
    assert t.open() == [(1, "equip")]
    assert t.options == ((), (c.assets[2].id,))
    t.play(())
    assert c.fighter is not None
    assert c.fighter.asset == c.assets[0].id
    assert t.told("equips") == [(1, "sl-cook")]


def test_two_cooks_are_told_apart_by_their_favour() -> None:
    c = Committing("sl-cook", "sl-cook")
    c.s.put(c.assets[1]._replace(favour=1))
    assert c.play().options == (c.assets[0].id, c.assets[1].id)


@pytest.mark.rule("SP-EQUIPMENT-1", "SP-EQUIPMENT-3")
def test_at_most_one_of_each_type() -> None:
    c = Committing("sl-cook", SWORD, AXE, HELMET, NET)
    _, sword, axe, helmet, net = (a.id for a in c.assets)
    options = c.play().options
    assert len(options) == 3 * 2 * 2
    assert options[0] == ()
    assert {(sword, axe), (axe, sword)}.isdisjoint(options)
    assert (axe, helmet, net) in options


def test_exhausted_and_committed_cards_are_not_offered() -> None:
    c = Committing("sl-cook", "gl-crixus", "gl-agron", SWORD, NET)
    c.s.exhaust(c.assets[1])
    c.s.put(c.assets[2]._replace(committed=True))
    c.s.exhaust(c.assets[3])
    t = c.play()
    assert t.open() == [(1, "equip")]
    assert t.options == ((), (c.assets[4].id,))


# ---------------------------------------------------------------------- beginning and end


@pytest.mark.rule("SP-COMBAT-1", "SP-COMBAT-2", "SP-EXAMPLE-19", "SP-ARENA-4")
def test_spartacus_begins_with_twelve_dice_on_his_mark() -> None:
    s = empty()
    fighter = combat.fighter_of(s, 0, s.create(SPARTACUS, 0).id, (), 0)
    assert fighter.pools == (4, 4, 4)
    assert sum(fighter.pools) == 12
    assert fighter.hex == START[0] == NUMBER[-3, 0]
    assert DISTANCE[START[0]][START[1]] == 6


@pytest.mark.parametrize("kind", PHASE)
def test_a_bout_begins_with_its_first_round(kind: str) -> None:
    t = sand(step="", hexes=(START[0], START[1]), dice=[2, 2, 1, 1], kind=kind)
    combat.begin(t.s, kind)
    assert (t.s.phase, t.s.step) == (PHASE[kind], "combat_round")
    assert t.s.bout == NO_BOUT._replace(kind=kind, radius=ARENA.radius)
    t.play()
    assert t.told("bout") == [(kind,)]
    assert t.told("combat_round") == [(1,)]
    assert t.open() == [(ME, "order")]


@pytest.mark.rule("SP-WINDOW-24")
def test_a_round_opens_its_window_first(monkeypatch: pytest.MonkeyPatch) -> None:
    patches(reactions)
    opened: list[tuple[str, int]] = []

    async def window(s: Spartacus, kind: str) -> None:
        opened.append((kind, len(s.bout.rolls)))

    monkeypatch.setattr(reactions, "window", window)
    sand(step="combat_round", dice=[2, 2, 1, 1]).play()
    assert opened == [("round_start", 0)]


@pytest.mark.rule("SP-DEFEAT-2", "SP-DEFEAT-3", "SP-DEFEAT-4", "SP-89", "SP-EXAMPLE-38")
@pytest.mark.parametrize("level", [YIELD, INJURY, DECAPITATION])
def test_everything_comes_home(level: str) -> None:
    t = sand(CRIXUS, AGRON, gear=((SWORD,), (AXE, NET)), winner=0)
    s, loser = t.s, t.fighter(FOE)
    s.exhaust(t.gear(FOE, NET))
    combat.fall(s, FOE, level)
    combat.apply_defeat(s, FOE)
    combat.leave(s)
    assert not any(a.committed for a in s.assets.values())
    assert [(a.card, a.ready) for a in s.of(0)] == [(CRIXUS, True), (SWORD, True)]
    things = [(AXE, True), (NET, False)]
    if level == DECAPITATION:
        assert loser.asset not in s.assets
        assert s.market_discard == [AGRON]
        assert t.told("asset_discarded") == [(loser.asset, AGRON, 1, "decapitated")]
        assert [(a.card, a.ready) for a in s.of(1)] == things
    else:
        healthy = level == YIELD
        assert [(a.card, a.ready) for a in s.of(1)] == [(AGRON, healthy), *things]
        assert s.assets[loser.asset].injured is not healthy
    assert (s.fighters, s.bout, s.strike) == ((), NO_BOUT, NO_STRIKE)


def test_an_empty_sand_can_be_left() -> None:
    s = empty()
    s.fighters = (combat.fighter_of(s, 0, committed(s, 0, CRIXUS).id, (), 0),)
    combat.leave(s)
    assert s.combatants(0)[0].card == CRIXUS


# ---------------------------------------------------------------------- initiative


def new_round(one: str = PLAIN, two: str = PLAIN, **told: object) -> Table:
    return sand(one, two, step="combat_round", **told)  # type: ignore[arg-type]


@pytest.mark.rule("SP-INITIATIVE-1", "SP-INITIATIVE-2", "SP-EXAMPLE-20", "SP-WINDOW-25", "SP-COMBAT-3")
def test_sally_wins_the_initiative_and_goes_second() -> None:
    t = new_round("gl-syrian-warrior", CRIXUS, dice=[3, 3, 2, 4, 4, 2, 1]).play()
    assert t.open() == [(FOE, "order")]
    assert t.options == ("first", "second")
    assert t.s.bout.rolls == ((3, 3, 2), (4, 4, 2, 1))
    t.play("second")
    assert t.s.bout.order == (ME, FOE)
    assert t.open() == [(ME, "combat_turn")]
    assert t.told("acts") == [(FOE, "second")]


def test_the_winner_may_go_first() -> None:
    t = new_round(dice=[1, 1, 1, 2]).play("first")
    assert t.s.bout.order == (FOE, ME)


@pytest.mark.rule("SP-INITIATIVE-3", "SP-47")
def test_a_tie_rolls_all_dice_again() -> None:
    t = new_round(dice=[1, 5, 3, 3, 6, 1, 5, 1]).play()
    assert t.told("initiative_tied") == [()]
    assert t.told("speed_roll") == [(0, PLAIN, 1, 5), (1, PLAIN, 3, 3), (0, PLAIN, 6, 1), (1, PLAIN, 5, 1)]
    assert t.open() == [(ME, "order")]


@pytest.mark.rule("SP-HOOK-7", "SP-84", "SP-95")
def test_a_net_wins_the_initiative_without_a_roll() -> None:
    t = new_round(gear=((), (NET,))).play()
    assert t.open() == [(FOE, "net")]
    assert t.options == ("no", "yes")
    t.play(seals("yes"))
    assert t.open() == [(FOE, "order")]
    assert not t.gear(FOE, NET).ready
    assert t.told("speed_roll") == []
    t.play("first")
    assert t.s.bout.order == (FOE, ME)


def test_a_net_may_be_kept() -> None:
    t = new_round(gear=((NET,), ()), dice=[1, 1, 2, 2]).play(seals("no"))
    assert t.gear(ME, NET).ready
    assert t.told("holds_back") == [(ME, NET)]
    assert t.open() == [(FOE, "order")]


@pytest.mark.rule("SP-47", "SP-84", "SP-SECRET-5")
def test_two_nets_cancel_each_other() -> None:
    t = new_round(gear=((NET,), (NET,)), dice=[1, 1, 2, 2]).play()
    assert t.open() == [(ME, "net"), (FOE, "net")]
    t.play(seals("yes", "yes"))
    assert not t.gear(ME, NET).ready
    assert not t.gear(FOE, NET).ready
    assert t.open() == [(FOE, "order")]


def test_of_two_nets_one_is_enough() -> None:
    t = new_round(gear=((NET,), (NET,))).play(seals("no", "yes"))
    assert t.gear(ME, NET).ready
    assert t.open() == [(FOE, "order")]


def test_an_exhausted_net_is_not_asked_for() -> None:
    t = new_round(gear=((NET,), ()), dice=[1, 1, 2, 2])
    t.s.exhaust(t.gear(ME, NET))
    assert t.play().open() == [(FOE, "order")]


@pytest.mark.rule("SP-HOOK-16", "SP-84")
def test_a_tactician_rolls_all_his_dice_again() -> None:
    t = new_round(PERICLES, dice=[1, 1, 1, 5, 5, 6, 6, 6]).play()
    assert t.open() == [(ME, "tactician")]
    assert t.s.rolling
    t.play(seals("yes"))
    assert t.s.bout.rolls == ((6, 6, 6), (5, 5))
    assert t.open() == [(ME, "order")]
    assert not t.s.rolling


@pytest.mark.rule("SP-47", "SP-84")
def test_a_tactician_works_after_a_tie_and_once_per_round() -> None:
    t = new_round(PERICLES, dice=[1, 1, 2, 2, 2, 1, 1, 2, 2, 2, 2, 1, 1, 4, 4, 4, 1, 1])
    t.play(seals("no"), seals("yes"))  # tied both times
    assert t.told("initiative_tied") == [(), ()]
    assert t.open() == [(ME, "order")]
    assert t.questions().count((ME, "tactician")) == 2


def test_a_tactician_may_be_used_in_every_round() -> None:
    t = sand(PERICLES, hexes=(WEST, AWAY), dice=[1, 1, 1, 5, 5, 6, 6, 6, 1, 1, 1, 5, 5], step="combat_round")
    t.play(seals("yes"), "first", "end", "end")
    assert t.s.bout.round == 3
    assert t.open() == [(ME, "tactician")]


@pytest.mark.rule("SP-84")
def test_two_tacticians_choose_in_secret() -> None:
    t = new_round(PERICLES, PERICLES, dice=[1, 1, 1, 2, 2, 2, 3, 3, 3]).play()
    assert t.open() == [(ME, "tactician"), (FOE, "tactician")]
    t.play(seals("yes", "no"))
    assert t.open() == [(ME, "order")]


@pytest.mark.rule("SP-INITIATIVE-4")
@pytest.mark.parametrize(
    ("one", "two", "ahead"),
    [
        ((6, 1), (5, 5), 1),
        ((5, 5), (6, 1), -1),
        ((6, 4, 1), (6, 3, 3), 1),
        ((1, 6), (6, 1), 0),
        ((6, 3), (6,), 1),
        ((6,), (6, 2, 3), -1),
        ((6, 2, 2), (6,), 0),
        ((6,), (6, 2), 0),
    ],
)
def test_initiative_by_dice_string(one: tuple[int, ...], two: tuple[int, ...], ahead: int) -> None:
    found = ahead_by_string(one, two)
    assert (found > 0) - (found < 0) == ahead


def test_the_option_string_decides_by_dice_and_not_by_total() -> None:
    t = new_round(options={"initiative": "string"}, dice=[6, 1, 5, 5]).play()
    assert t.open() == [(ME, "order")]


# ---------------------------------------------------------------------- moving


def moves_of(t: Table) -> set[int]:
    return {option[1] for option in t.options if isinstance(option, tuple) and option[0] == "move"}


@pytest.mark.rule("SP-MOVE-2", "SP-EXAMPLE-21", "SP-WINDOW-26")
def test_four_speed_dice_are_four_hexes() -> None:
    t = sand(CRIXUS, hexes=(WEST, NUMBER[-5, 0])).play()
    far = {DISTANCE[WEST][hex] for hex in moves_of(t)}
    assert far == {1, 2, 3, 4}
    with pytest.raises(Illegal):
        t.play(("move", NUMBER[5, 0]))


@pytest.mark.rule("SP-40")
def test_nobody_moves_onto_or_through_a_figure() -> None:
    t = sand(pools=((2, 3, 2), None), hexes=(WEST, EAST)).play()
    assert EAST not in moves_of(t)
    assert NUMBER[2, 0] not in moves_of(t)
    assert NUMBER[1, 1] in moves_of(t)
    assert WEST not in moves_of(t)


@pytest.mark.rule("SP-MOVE-1", "SP-40", "SP-60")
def test_the_options_of_a_turn_and_their_order() -> None:
    t = sand().play()
    assert t.options[:2] == (("attack", FOE), "end")  # stay, and attack if that is legal
    t = sand(hexes=(WEST, AWAY)).play()
    assert t.options[0] == "end"
    assert t.asked.refused() == {("attack", FOE): "out_of_reach"}


@pytest.mark.rule("SP-MOVE-1", "SP-40")
def test_move_then_attack() -> None:
    t = sand(hexes=(WEST, NUMBER[2, 0]), dice=[*SURE, *WEAK]).play(("move", EAST))
    assert t.options == (("attack", FOE), "end")
    assert t.fighter(ME).hex == EAST
    t.play(BLOW)
    assert t.open() == [(FOE, "surrender")]
    t.play("defence", "defence")
    assert t.open() == [(FOE, "combat_turn")]  # nothing is left to do in the first turn


def test_attack_then_move() -> None:
    t = sand(dice=[1, 1, *WEAK]).play(BLOW)
    assert t.open() == [(ME, "combat_turn")]
    assert t.options[0] == "end"
    assert not any(option[0] == "attack" for option in t.options if isinstance(option, tuple))
    assert t.asked.refused() == {}
    t.play(("move", NUMBER[-2, 0]))
    assert t.open() == [(FOE, "combat_turn")]
    assert t.told("moves") == [(ME, PLAIN, NUMBER[-2, 0])]


def test_a_move_without_anybody_in_reach_ends_the_turn() -> None:
    t = sand(hexes=(WEST, AWAY)).play(("move", NUMBER[1, 0]))
    assert t.open() == [(FOE, "combat_turn")]


@pytest.mark.rule("SP-40", "SP-48", "SP-WINDOW-30")
def test_standing_still_and_not_attacking_are_legal() -> None:
    t = sand(dice=[1, 1, 2, 2]).play("end", "end")
    assert t.told("ends_combat_turn") == [(ME, PLAIN), (FOE, PLAIN)]
    assert t.told("combat_round") == [(2,)]
    assert t.open() == [(FOE, "order")]


@pytest.mark.rule("SP-HOOK-3", "SP-41", "SP-ATTACK-1", "SP-EXAMPLE-37")
@pytest.mark.parametrize(("gear", "far"), [((), 1), ((SWORD,), 1), ((TRIDENT,), 2)])
def test_how_far_a_normal_attack_reaches(gear: tuple[str, ...], far: int) -> None:
    for q in range(1, 5):
        t = sand(hexes=(WEST, NUMBER[q, 0]), gear=(gear, ())).play()
        assert (BLOW in t.options) is (q <= far)


@pytest.mark.rule("SP-HOOK-4", "SP-41")
def test_a_javelin_reaches_from_one_to_three() -> None:
    for q in range(1, 5):
        t = sand(hexes=(WEST, NUMBER[q, 0]), gear=((JAVELIN,), ())).play()
        assert (THROW in t.options) is (q <= 3)
        assert (BLOW in t.options) is (q == 1)
    assert sand(gear=((JAVELIN,), ())).play().options[:3] == (BLOW, THROW, "end")


# ---------------------------------------------------------------------- attacking


@pytest.mark.rule("SP-ATTACK-3", "SP-ATTACK-4", "SP-ATTACK-5", "SP-ATTACK-6")
@pytest.mark.rule("SP-EXAMPLE-22", "SP-EXAMPLE-23", "SP-EXAMPLE-24", "SP-EXAMPLE-25")
@pytest.mark.parametrize(
    ("attack", "defence", "hits"),
    [
        ((6, 4, 3, 2), (5, 4), 2),  # SP-EXAMPLE-22
        ((5, 4), (3, 3, 2, 1), 2),  # SP-EXAMPLE-23
        ((5, 4, 3), (5, 3), 2),  # SP-EXAMPLE-24
        ((6, 6), (5, 5), 2),  # SP-EXAMPLE-25
        ((6, 4, 3), (6, 4, 2), 1),  # SP-EXAMPLE-33
        ((6, 5, 4), (6, 4, 2), 2),  # SP-EXAMPLE-33
        ((6, 5, 3), (6, 4, 2), 2),  # SP-EXAMPLE-34
        ((2, 3, 4, 6), (4, 5), 2),  # as they fell
        ((1, 2), (6,), 0),
        ((3,), (), 1),
        ((2,), (), 0),
    ],
)
def test_the_strings_are_compared(attack: tuple[int, ...], defence: tuple[int, ...], hits: int) -> None:
    assert hits_of(attack, defence) == hits


@pytest.mark.rule("SP-HOOK-12")
def test_ties_count_for_who_wins_them() -> None:
    assert hits_of((5, 4, 2), (5, 4), ties=True) == 2
    assert hits_of((5, 4, 2), (5, 4)) == 0


@pytest.mark.rule("SP-SET-1", "SP-SET-2", "SP-94")
@pytest.mark.parametrize(
    ("dice", "pairs", "triples"),
    [
        ((2, 2, 1, 1), 2, 0),
        ((3, 3, 3), 1, 1),
        ((3, 3, 3, 3), 2, 1),
        ((4, 3, 3, 3), 1, 1),
        ((6, 6, 6, 6, 6, 6), 3, 2),
        ((1, 2, 3), 0, 0),
    ],
)
def test_counting_sets(dice: tuple[int, ...], pairs: int, triples: int) -> None:
    assert sets_of(dice, 2) == pairs
    assert sets_of(dice, 3) == triples


@pytest.mark.rule("SP-REROLL-1", "SP-ASK-1")
def test_which_dice_may_be_rolled_again() -> None:
    assert some_dice((6, 4, 4), 1) == ((), (0,), (1,))
    assert some_dice((6, 4, 4), 2) == ((), (0,), (1,), (0, 1), (1, 2))
    assert some_dice((6,), 0) == ((),)


@pytest.mark.rule("SP-ATTACK-2", "SP-48")
def test_both_roll_all_dice_of_their_pools() -> None:
    t = sand(THEOKOLES, AGRON, dice=[1] * 5 + [6] * 4).play(BLOW)
    assert t.told("rolls") == [(ME, THEOKOLES, "attack", 1, 1, 1, 1, 1), (FOE, AGRON, "defence", 6, 6, 6, 6)]
    assert t.told("hits") == [(ME, 0, 0, 0)]


def test_lost_dice_are_missing_in_the_roll() -> None:
    t = sand(pools=((1, 3, 2), (2, 2, 2)), dice=[1, 5, 6]).play(BLOW)
    assert t.told("rolls") == [(ME, PLAIN, "attack", 1), (FOE, PLAIN, "defence", 5, 6)]


def test_an_attack_that_does_nothing() -> None:
    t = sand(dice=[1, 1, *WEAK]).play(BLOW, "end")
    assert t.told("attacks") == [(ME, PLAIN, "attack", FOE, PLAIN)]
    assert t.told("wounded") == [(FOE, PLAIN, 0)]
    assert t.s.strike == NO_STRIKE
    assert t.pools(FOE) == (2, 3, 2)


# ---- re-rolls


@pytest.mark.rule("SP-HOOK-1", "SP-EXAMPLE-33", "SP-REROLL-1", "SP-REROLL-2", "SP-WINDOW-27")
def test_sallys_sword() -> None:
    t = sand("gl-thracian-warrior", gear=((SWORD,), ()), dice=[6, 4, 3, 6, 4, 2, 5]).play(BLOW)
    assert t.open() == [(ME, "reroll")]
    assert t.options == ((), (0,), (1,), (2,))
    assert t.s.rolling
    assert (t.s.strike.attack, t.s.strike.defence) == ((6, 4, 3), (6, 4, 2))
    t.play(seals((2,)))
    assert t.s.strike.attack == (6, 4, 5)
    assert t.told("rerolls") == [(ME, "attack", 2, 3, 5)]
    assert t.told("hits") == [(ME, 2, 0, 0)]
    assert not t.s.rolling
    assert t.gear(ME, SWORD).ready  # works in every attack (SP-EQUIPMENT-2)


@pytest.mark.rule("SP-EXAMPLE-34")
def test_sallys_sword_the_other_way() -> None:
    t = sand("gl-thracian-warrior", gear=((SWORD,), ()), dice=[6, 4, 3, 6, 4, 2, 5]).play(BLOW, seals((1,)))
    assert t.told("hits") == [(ME, 2, 0, 0)]


def test_a_re_roll_may_be_declined_and_only_the_last_result_counts() -> None:
    t = sand(gear=((SWORD,), ()), dice=[6, 6, *WEAK]).play(BLOW, seals(()))
    assert t.told("keeps_dice") == [(ME, "attack")]
    assert t.told("hits") == [(ME, 2, 0, 0)]
    t = sand(gear=((SWORD,), ()), dice=[6, 6, *WEAK, 1]).play(BLOW, seals((0,)))
    assert t.told("hits") == [(ME, 1, 0, 0)]


@pytest.mark.rule("SP-REROLL-3", "SP-37", "SP-SECRET-5")
def test_both_re_roll_in_secret_and_at_the_same_time() -> None:
    t = sand(gear=((SWORD,), (HELMET,)), dice=[6, 1, 2, 3, 4, 5, 6]).play(BLOW)
    assert t.open() == [(ME, "reroll"), (FOE, "reroll")]
    t.play(seals((1,), (0,)))
    assert t.told("rerolls") == [(ME, "attack", 1, 1, 5), (FOE, "defence", 0, 2, 6)]


@pytest.mark.rule("SP-HOOK-10", "SP-HOOK-2", "SP-98", "SP-EXAMPLE-35")
def test_agron_strikes_back() -> None:
    t = sand(THEOKOLES, AGRON, gear=((), (HELMET,)), dice=[1, 1, 1, 1, 1, 4, 3, 3, 2, 3]).play(BLOW, seals((3,)))
    assert t.told("rerolls") == [(FOE, "defence", 3, 2, 3)]
    assert t.told("strikes_back") == [(FOE, AGRON)]
    assert t.open() == [(ME, "surrender")]
    t.play("defence")
    assert t.pools(ME) == (5, 4, 2)
    assert t.open() == [(ME, "combat_turn")]


# ---- speed attacks and agile defence


@pytest.mark.rule("SP-HOOK-4", "SP-41", "SP-95", "SP-EQUIPMENT-2")
def test_a_javelin_rolls_speed_dice_without_the_weapon_and_once() -> None:
    t = sand(SPARTACUS, gear=((SWORD, JAVELIN), ()), pools=((4, 4, 3), None), dice=[2, 2, 1, *WEAK])
    t.play(THROW)
    assert t.told("attacks") == [(ME, SPARTACUS, "javelin", FOE, PLAIN)]
    assert t.told("rolls")[0] == (ME, SPARTACUS, "attack", 2, 2, 1)
    assert t.questions() == [(ME, "combat_turn"), (FOE, "surrender")]  # no Sword
    assert t.told("hits") == [(ME, 2, 0, 1)]  # but Vengeful, since he attacks
    assert not t.gear(ME, JAVELIN).ready
    t.play("defence", "defence", "speed")
    assert THROW not in t.options


def test_an_axe_does_not_work_with_a_javelin() -> None:
    t = sand(gear=((AXE, JAVELIN), ()), dice=[1, 1, *WEAK]).play(THROW)
    assert t.open() == [(ME, "combat_turn")]
    assert t.gear(ME, AXE).ready


@pytest.mark.rule("SP-41")
def test_a_trident_does_not_lengthen_a_throw() -> None:
    t = sand(gear=((TRIDENT, JAVELIN), ()), hexes=(WEST, NUMBER[3, 0])).play()
    assert t.options[:2] == (THROW, "end")


@pytest.mark.rule("SP-HOOK-13", "SP-37", "SP-86")
def test_agile_defends_with_speed_dice_and_a_helmet_works_on_them() -> None:
    t = sand(PLAIN, BARCA, gear=((), (HELMET,)), dice=[5, 5, 6, 6, 1, 1, 6]).play(BLOW)
    assert t.open() == [(FOE, "pool")]
    assert t.options == ("defence", "speed")
    assert t.told("rolls") == []
    t.play("speed")
    assert t.told("defends") == [(FOE, BARCA, "speed")]
    assert t.told("rolls")[1] == (FOE, BARCA, "defence", 6, 6, 1, 1)
    assert t.s.strike.agile
    assert t.open() == [(FOE, "reroll")]
    t.play(seals((2,)))
    assert t.told("hits") == [(ME, 0, 0, 0)]


def test_agile_may_defend_with_defence_dice() -> None:
    t = sand(PLAIN, BARCA, dice=[1, 1, 6, 6, 1]).play(BLOW, "defence")
    assert t.told("rolls")[1] == (FOE, BARCA, "defence", 6, 6, 1)


# ---- forced re-rolls


@pytest.mark.rule("SP-HOOK-17", "SP-37", "SP-REROLL-2")
def test_kerza_makes_the_opponent_roll_a_die_again_once_per_match() -> None:
    t = sand(KERZA, gear=((), (HELMET,)), dice=[5, 5, 5, 6, 6, 1, 2, 1]).play(BLOW)
    assert t.open() == [(FOE, "reroll")]  # own re-rolls come first
    t.play(seals((2,)))
    assert t.open() == [(ME, "force")]
    assert t.options == ((), (0,), (2,))
    assert t.s.rolling
    t.play((0,))
    assert t.told("forces") == [(ME, KERZA, "defence", 0, 6, 1)]
    assert t.s.strike.defence == (1, 6, 2)
    assert t.fighter(ME).spent == ("initiate",)
    t.play("defence", "defence")
    t.load(1, 1, 2, 2, 2, 2, 1, 1)  # the foe attacks, and a new round begins: nothing is left to force
    t.play("end", ("attack", ME), "end")
    assert t.questions().count((ME, "force")) == 1


def test_kerza_may_wait_and_works_on_an_attack_roll() -> None:
    t = sand(PLAIN, KERZA, dice=[6, 6, 5, 5, 1]).play(BLOW)
    assert t.open() == [(FOE, "force")]
    assert t.asked.about == "attack"
    t.play((0,))
    assert t.told("forces") == [(FOE, KERZA, "attack", 0, 6, 1)]
    assert t.told("hits") == [(ME, 1, 0, 0)]
    t = sand(PLAIN, KERZA, dice=[6, 1, 5, 5]).play(BLOW, ())
    assert t.told("holds_back") == [(FOE, KERZA)]
    assert t.fighter(FOE).spent == ()


@pytest.mark.rule("SP-37")
def test_of_two_initiates_the_attacker_is_first() -> None:
    t = sand(KERZA, KERZA, dice=[6, 6, 6, 6, 6, 2, 1]).play(BLOW, (0,))
    assert t.open() == [(FOE, "force")]
    t.play((0,))
    assert t.s.strike.attack == (1, 6, 6)
    assert t.s.strike.defence == (2, 6)


# ---- sets


@pytest.mark.rule("SP-HOOK-8", "SP-EXAMPLE-36")
def test_spartacus_rolls_low() -> None:
    t = sand(SPARTACUS, AGRON, dice=[2, 2, 1, 1, 6, 6, 6, 6]).play(BLOW)
    assert t.told("hits") == [(ME, 0, 0, 2)]
    assert t.told("wounded") == [(FOE, AGRON, 2)]


@pytest.mark.rule("SP-HOOK-9", "SP-97", "SP-43")
def test_impervious_blocks_hits_and_not_automatic_wounds() -> None:
    t = sand(SPARTACUS, CRIXUS, dice=[6, 6, 1, 1, 1, 1, 5]).play(BLOW)
    assert t.told("hits") == [(ME, 2, 1, 2)]
    assert t.told("wounded") == [(FOE, CRIXUS, 3)]
    t = sand(SPARTACUS, CRIXUS, dice=[1, 1, 2, 3, 6, 6, 6]).play(BLOW)
    assert t.told("hits") == [(ME, 0, 0, 1)]


@pytest.mark.rule("SP-HOOK-11", "SP-97", "SP-42")
def test_hardened_stops_the_whole_attack_and_the_axe_with_it() -> None:
    t = sand(SPARTACUS, SEGOVAX, gear=((AXE,), ()), dice=[6, 6, 6, 6, 1, 1, 1, 2]).play(BLOW)
    assert t.told("stopped") == [(FOE, SEGOVAX)]
    assert t.told("wounded") == [(FOE, SEGOVAX, 0)]
    assert t.open() == [(ME, "combat_turn")]
    assert t.gear(ME, AXE).ready


def test_hardened_needs_a_triple() -> None:
    t = sand(SPARTACUS, SEGOVAX, dice=[6, 5, 4, 3, 1, 1, 2, 2]).play(BLOW)
    assert t.told("hits") == [(ME, 4, 0, 0)]


@pytest.mark.rule("SP-HOOK-12")
def test_relentless_wins_ties_when_he_attacks_only() -> None:
    t = sand(GANNICUS, dice=[6, 5, 4, 2, 6, 5, 4]).play(BLOW)
    assert t.told("hits") == [(ME, 3, 0, 0)]
    t = sand(PLAIN, GANNICUS, dice=[6, 5, 6, 5]).play(BLOW)
    assert t.told("hits") == [(ME, 0, 0, 0)]


@pytest.mark.rule("SP-HOOK-8", "SP-37")
def test_sets_are_read_after_all_re_rolls() -> None:
    t = sand(SPARTACUS, gear=((SWORD,), ()), dice=[1, 2, 3, 4, 6, 6, 6, 2]).play(BLOW, seals((0,)))
    assert t.told("hits") == [(ME, 0, 0, 1)]


@pytest.mark.rule("SP-HOOK-10", "SP-37")
def test_triples_count_whatever_dice_are_rolled_in_defence() -> None:
    assert CARDS[AGRON].alike == 3
    t = sand(PLAIN, AGRON, dice=[1, 1, 2, 2, 2, 3]).play(BLOW)
    assert t.told("strikes_back") == [(FOE, AGRON)]


# ---- equipment after the comparison


@pytest.mark.rule("SP-HOOK-6", "SP-42", "SP-WINDOW-28", "SP-95")
def test_an_axe_turns_none_into_one() -> None:
    t = sand(gear=((AXE,), ()), dice=[1, 1, *WEAK]).play(BLOW)
    assert t.open() == [(ME, "gear")]
    assert t.asked.about == (AXE, 0)
    assert t.options == ("no", "yes")
    assert t.s.rolling
    t.play("yes")
    assert t.told("puts_to_use") == [(ME, AXE)]
    assert t.told("wounded") == [(FOE, PLAIN, 1)]
    assert not t.gear(ME, AXE).ready


@pytest.mark.rule("SP-43", "SP-HOOK-5")
def test_extra_wounds_come_before_ignored_ones() -> None:
    t = sand(gear=((AXE,), (SHIELD,)), dice=[6, 1, *WEAK]).play(BLOW, "yes")
    assert t.open() == [(FOE, "gear")]
    assert t.asked.about == (SHIELD, 2)
    t.play("yes")
    assert t.told("wounded") == [(FOE, PLAIN, 1)]
    assert not t.gear(FOE, SHIELD).ready


def test_axe_and_shield_may_be_kept() -> None:
    t = sand(gear=((AXE,), (SHIELD,)), dice=[6, 1, *WEAK]).play(BLOW, "no", "no")
    assert t.told("holds_back") == [(ME, AXE), (FOE, SHIELD)]
    assert t.told("wounded") == [(FOE, PLAIN, 1)]
    assert t.gear(ME, AXE).ready
    assert t.gear(FOE, SHIELD).ready


def test_without_a_wound_nobody_is_asked_for_the_shield() -> None:
    t = sand(gear=((), (SHIELD,)), dice=[1, 1, *WEAK]).play(BLOW)
    assert t.open() == [(ME, "combat_turn")]


@pytest.mark.rule("SP-43")
def test_a_shield_ignores_an_automatic_wound() -> None:
    t = sand(SPARTACUS, gear=((), (SHIELD,)), dice=[1, 1, 2, 3, 6, 6, 6]).play(BLOW, "yes")
    assert t.told("wounded") == [(FOE, PLAIN, 0)]


@pytest.mark.rule("SP-98", "SP-43")
def test_a_shield_ignores_a_counter_wound() -> None:
    t = sand(PLAIN, AGRON, gear=((SHIELD,), ()), dice=[1, 1, 2, 2, 2, 3]).play(BLOW)
    assert t.open() == [(ME, "gear")]
    assert t.asked.about == (SHIELD, 1)
    assert t.s.rolling
    t.play("yes")
    assert t.told("wounded") == [(FOE, AGRON, 0), (ME, PLAIN, 0)]
    assert t.pools(ME) == (2, 3, 2)


# ---------------------------------------------------------------------- wounds


@pytest.mark.rule("SP-WOUND-1", "SP-EXAMPLE-26", "SP-WINDOW-29")
def test_pete_surrenders_two() -> None:
    t = sand(PLAIN, VARRO, dice=[6, 6, 1, 1, 1]).play(BLOW)
    assert t.open() == [(FOE, "surrender")]
    assert t.asked.about == (VARRO, 2)
    assert t.options == ("speed", "defence", "attack")
    assert not t.s.rolling
    t.play("defence", "speed")
    assert t.pools(FOE) == (3, 2, 2)
    assert t.told("surrenders") == [(FOE, VARRO, "defence"), (FOE, VARRO, "speed")]


@pytest.mark.rule("SP-WOUND-2", "SP-EXAMPLE-27", "SP-44")
def test_sallys_last_speed_die() -> None:
    t = sand(pools=(None, (2, 2, 1)), dice=[6, 6, 1, 1]).play(BLOW)
    assert t.pools(FOE) == (1, 1, 1)  # there is only one way
    assert t.open() == [(ME, "combat_turn")]
    t = sand(pools=(None, (1, 1, 1)), dice=[6, 1, 2]).play(BLOW)
    assert t.result == (ME, YIELD)


def test_the_last_choice_is_the_one_that_matters() -> None:
    t = sand(pools=(None, (2, 2, 1)), dice=[6, 1, 1, 1]).play(BLOW)
    assert t.options == ("defence", "attack")
    assert t.asked.refused() == {"speed": "rule_of_one"}
    t.play("attack")
    assert t.pools(FOE) == (1, 2, 1)


@pytest.mark.rule("SP-WOUND-2", "SP-WINDOW-29")
@pytest.mark.parametrize(
    ("pools", "order"),
    [
        ((3, 3, 3), [2, 1, 0]),
        ((4, 2, 3), [0, 2, 1]),
        ((2, 1, 2), [2, 0]),
        ((1, 1, 5), [2]),
        ((1, 1, 1), [2, 1, 0]),
        ((1, 0, 1), [2, 0]),
    ],
)
def test_from_which_pools_a_die_may_come_largest_first(pools: tuple[int, int, int], order: list[int]) -> None:
    assert can_lose(pools) == order


@pytest.mark.rule("SP-44")
def test_the_levels_by_dice_and_wounds() -> None:
    """T dice and w wounds: T - 3 stands, T - 2 yields, T - 1 is injured, more is decapitated."""
    for pools in FEW_DICE:
        total = sum(pools)
        for wounds in range(1, total + 3):
            now = list(pools)
            for _ in range(min(wounds, total)):
                now[can_lose((now[0], now[1], now[2]))[-1]] -= 1
            assert now.count(0) == max(0, min(3, wounds - (total - 3)))
            assert would_defeat(pools, wounds) is (0 in now)


@pytest.mark.rule("SP-ASK-1")
def test_a_choice_is_settled_only_when_every_way_ends_alike() -> None:
    for pools in FEW_DICE:
        for wounds in range(1, sum(pools) + 1):
            ends = ways(pools, wounds)
            alike = len({tuple(max(1, dice) for dice in end) for end in ends}) == 1
            assert settled(pools, wounds) is (alike or len(can_lose(pools)) == 1), (pools, wounds)


def ways(pools: tuple[int, int, int], wounds: int) -> set[tuple[int, ...]]:
    """Every way to take so many wounds, die by die."""
    found = {pools}
    for _ in range(wounds):
        found = {
            (now[0] - (pool == 0), now[1] - (pool == 1), now[2] - (pool == 2))
            for now in found
            for pool in can_lose(now) or [9]
        }
    return set(found)


@pytest.mark.rule("SP-DEFEAT-1", "SP-DEFEAT-2", "SP-DEFEAT-3", "SP-DEFEAT-4", "SP-44", "SP-WINDOW-31")
@pytest.mark.parametrize(
    ("wounds", "level", "pools"),
    [(2, YIELD, (1, 1, 0)), (3, INJURY, (1, 0, 0)), (4, DECAPITATION, (0, 0, 0)), (5, DECAPITATION, (0, 0, 0))],
)
def test_one_blow_can_empty_several_pools(wounds: int, level: str, pools: tuple[int, int, int]) -> None:
    t = sand(THEOKOLES, pools=((wounds, 5, 2), (1, 1, 2)), dice=[6] * wounds + [1]).play(BLOW)
    assert t.pools(FOE) == pools
    assert t.result == (ME, level)
    assert t.told("defeated") == [(FOE, PLAIN, level)]
    assert (t.s.phase, t.s.step) == ("arena", "decided")
    assert t.questions() == [(ME, "combat_turn")]


# ---- abilities that change wounds and levels


@pytest.mark.rule("SP-HOOK-18")
def test_determination_stops_one_defeating_attack() -> None:
    t = sand(CRIXUS, DURO, pools=(None, (1, 2, 1)), dice=[6, 6, 1, 1, 1, 1]).play(BLOW)
    assert t.told("last_stand") == [(FOE, DURO)]
    assert t.told("wounded") == [(FOE, DURO, 0)]
    assert t.pools(FOE) == (1, 2, 1)
    assert t.fighter(FOE).spent == ("determination",)


def test_determination_works_once() -> None:
    t = sand(CRIXUS, DURO, pools=(None, (1, 1, 1)), dice=[6, 6, 6, 6, 1])
    combat.spend(t.s, FOE, "determination")
    assert t.play(BLOW).result == (ME, DECAPITATION)


@pytest.mark.rule("SP-HOOK-18", "SP-43")
def test_determination_comes_after_the_shield_and_only_if_needed() -> None:
    t = sand(PLAIN, DURO, gear=((), (SHIELD,)), pools=(None, (1, 2, 1)), dice=[6, 6, 1, 1]).play(BLOW, "yes")
    assert t.told("last_stand") == []
    assert t.pools(FOE) == (1, 1, 1)
    t = sand(PLAIN, DURO, gear=((), (SHIELD,)), pools=(None, (1, 1, 1)), dice=[6, 6, 1]).play(BLOW, "yes")
    assert t.told("last_stand") == [(FOE, DURO)]
    assert t.pools(FOE) == (1, 1, 1)


@pytest.mark.rule("SP-98")
def test_determination_works_on_counter_wounds() -> None:
    t = sand(DURO, AGRON, pools=((1, 1, 1), None), dice=[1, 2, 2, 2, 3]).play(BLOW)
    assert t.told("last_stand") == [(ME, DURO)]
    assert t.open() == [(ME, "combat_turn")]


@pytest.mark.rule("SP-38", "SP-98")
def test_a_beaten_defender_does_not_strike_back() -> None:
    t = sand(PLAIN, AGRON, pools=((2, 3, 2), (1, 4, 1)), dice=[6, 6, 3, 3, 3, 3]).play(BLOW)
    assert t.told("strikes_back") == [(FOE, AGRON)]  # he lost two dice and stands
    t = sand(SPARTACUS, AGRON, pools=((4, 3, 2), (1, 3, 1)), dice=[6, 6, 6, 6, 3, 3, 3]).play(BLOW)
    assert t.result == (ME, DECAPITATION)
    assert t.told("strikes_back") == []


@pytest.mark.rule("SP-38")
def test_an_attacker_may_lose_to_a_counter_wound() -> None:
    t = sand(PLAIN, AGRON, pools=((1, 1, 1), None), dice=[1, 2, 2, 2, 3]).play(BLOW)
    assert t.result == (FOE, YIELD)
    assert t.s.step == "decided"


@pytest.mark.rule("SP-85")
def test_after_a_counter_wound_he_moves_with_what_is_left() -> None:
    t = sand(PLAIN, AGRON, pools=((1, 1, 2), None), dice=[1, 2, 2, 2, 3]).play(BLOW)
    assert t.pools(ME) == (1, 1, 1)
    assert {DISTANCE[WEST][hex] for hex in moves_of(t)} == {1}


@pytest.mark.rule("SP-HOOK-14", "SP-45", "SP-88")
@pytest.mark.parametrize(
    ("card", "wounds", "level"),
    [
        (RABANUS, 1, DECAPITATION),
        (RABANUS, 2, DECAPITATION),
        (GNAEUS, 1, INJURY),
        (GNAEUS, 2, INJURY),
        (GNAEUS, 3, DECAPITATION),
    ],
)
def test_merciless_and_cruel(card: str, wounds: int, level: str) -> None:
    t = sand(card, pools=((wounds, 3, 2), (1, 1, 1)), dice=[6] * wounds + [1]).play(BLOW)
    assert t.result == (ME, level)


def test_merciless_needs_a_defeat() -> None:
    t = sand(RABANUS, pools=((1, 3, 2), (1, 2, 1)), dice=[6, 1, 1]).play(BLOW)
    assert t.s.bout.fallen == ()


@pytest.mark.rule("SP-45")
def test_merciless_works_with_a_javelin_but_not_in_defence() -> None:
    t = sand(RABANUS, gear=((JAVELIN,), ()), pools=((4, 3, 1), (1, 1, 1)), dice=[6, 1]).play(THROW)
    assert t.result == (ME, DECAPITATION)
    t = sand(RABANUS, AGRON, pools=((1, 1, 1), None), dice=[1, 2, 2, 2, 3]).play(BLOW)
    assert t.result == (FOE, YIELD)


@pytest.mark.rule("SP-HOOK-19")
def test_the_gambler_is_paid_for_three_dice_of_anybody() -> None:
    t = sand(VARRO, dice=[6, 6, 6, 1, 1, 1]).play(BLOW, "defence", "defence", "speed")
    assert t.told("bank_pays") == [(ME, 1, "gambler")]
    assert t.s.coins == [1, 0, 0, 0]
    t = sand("gl-thracian-warrior", VARRO, pools=(None, (1, 1, 1)), dice=[6, 6, 6, 1]).play(BLOW)
    assert t.result == (ME, DECAPITATION)
    assert t.told("bank_pays") == [(FOE, 1, "gambler")]
    assert t.order("bank_pays", "defeated") == ["bank_pays", "defeated"]


def test_two_dice_bring_the_gambler_nothing() -> None:
    t = sand(VARRO, dice=[6, 6, 1, 1, 1, 1]).play(BLOW, "defence", "defence")
    assert t.told("bank_pays") == []


def test_wounds_beyond_the_last_die_are_no_dice() -> None:
    t = sand(VARRO, pools=((5, 3, 3), (1, 1, 1)), dice=[6] * 5 + [1]).play(BLOW)
    assert t.told("wounded") == [(FOE, PLAIN, 5)]
    assert t.told("bank_pays") == [(ME, 1, "gambler")]


# ---- Doctore


@pytest.mark.rule("SP-HOOK-15", "SP-46")
@pytest.mark.parametrize("card", sorted(card for card in COMBATANTS if CARDS[card].ability))
def test_doctore_silences_everybody_but_not_himself(card: str) -> None:
    t = sand(OENOMAUS, card)
    assert combat.ability(t.s, FOE) == ""
    assert combat.ability(t.s, ME) == ("" if card == OENOMAUS else "doctore")


@pytest.mark.rule("SP-46")
def test_what_doctore_silences_in_an_attack() -> None:
    t = sand(OENOMAUS, BARCA, dice=[1, 1, 1, 1, 2, 2, 2]).play(BLOW)
    assert t.open() == [(ME, "combat_turn")]  # not agile
    t = sand(OENOMAUS, AGRON, dice=[1, 1, 1, 1, 2, 2, 2, 3]).play(BLOW)
    assert t.told("strikes_back") == []
    t = sand(OENOMAUS, SEGOVAX, dice=[6, 6, 6, 6, 2, 2, 2, 3]).play(BLOW)
    assert t.told("stopped") == []
    t = sand(OENOMAUS, DURO, pools=(None, (1, 1, 1)), dice=[6, 1, 1, 1, 2]).play(BLOW)
    assert t.result == (ME, YIELD)
    t = sand(SPARTACUS, OENOMAUS, dice=[1, 1, 2, 2, 6, 6, 6]).play(BLOW)
    assert t.told("hits") == [(ME, 0, 0, 0)]
    t = sand(GANNICUS, OENOMAUS, dice=[6, 6, 1, 1, 6, 6, 6]).play(BLOW)
    assert t.told("hits") == [(ME, 0, 0, 0)]
    t = sand(RABANUS, OENOMAUS, pools=((1, 1, 1), (1, 1, 1)), dice=[6, 1]).play(BLOW)
    assert t.result == (ME, YIELD)
    t = sand(OENOMAUS, VARRO, pools=(None, (1, 1, 1)), dice=[6, 6, 6, 1, 1]).play(BLOW)
    assert t.told("bank_pays") == []
    t = sand(KERZA, OENOMAUS, dice=[1, 1, 1, 6, 6, 6]).play(BLOW)
    assert t.open() == [(ME, "combat_turn")]
    t = new_round(PERICLES, OENOMAUS, dice=[1, 1, 1, 6, 6, 6, 6]).play()
    assert t.open() == [(FOE, "order")]


def test_doctore_leaves_equipment_alone() -> None:
    t = sand(PLAIN, OENOMAUS, gear=((SWORD,), ()), dice=[1, 1, 6, 6, 6]).play(BLOW)
    assert t.open() == [(ME, "reroll")]


# ---------------------------------------------------------------------- the restless crowd


def quiet_round(quiet: int, hexes: tuple[int, int], radius: int = ARENA.radius, **told: object) -> Table:
    """A round ends without an attack roll, after so many others."""
    return sand(hexes=hexes, quiet=quiet, radius=radius, **told)  # type: ignore[arg-type]


@pytest.mark.rule("SP-39", "SP-87")
def test_three_rounds_without_an_attack_roll_close_a_ring() -> None:
    t = sand(hexes=(WEST, AWAY), dice=[2, 2, 1, 1] * 4)
    t.play("end", "end", "first", "end", "end", "first")
    assert t.s.bout.quiet == 2
    assert t.told("ring_closed") == []
    t.play("end", "end")
    assert t.told("ring_closed") == [(4,)]
    t.play("first", "end", "end")  # and each further one
    assert t.told("ring_closed") == [(4,), (3,)]


def test_an_attack_roll_calms_the_crowd() -> None:
    t = quiet_round(2, (WEST, EAST), dice=[1, 1, *WEAK, 2, 2, 1, 1]).play(BLOW, "end", "end")
    assert t.s.bout.quiet == 0
    assert t.s.bout.round == 2
    t.load(2, 2, 1, 1)
    t.play("first", "end", "end")
    assert t.s.bout.quiet == 1


@pytest.mark.rule("SP-39", "SP-87")
def test_who_stands_on_a_closed_ring_is_put_on_the_nearest_hex() -> None:
    edge, corner = NUMBER[5, -2], NUMBER[-5, 0]
    t = quiet_round(2, (corner, edge), dice=[2, 2, 1, 1]).play("end", "end")
    assert t.fighter(ME).hex == NUMBER[-4, 0]  # a corner has one nearest hex: nobody is asked
    assert t.open() == [(FOE, "driven")]
    assert set(t.options) == {NUMBER[4, -2], NUMBER[4, -1]}
    t.play(NUMBER[4, -1])
    assert t.told("driven") == [(ME, PLAIN, NUMBER[-4, 0]), (FOE, PLAIN, NUMBER[4, -1])]
    assert all(RING[fighter.hex] <= 4 for fighter in t.s.fighters)


def test_who_acted_first_is_put_down_first_and_takes_the_hex() -> None:
    one, two = NUMBER[5, -2], NUMBER[5, -3]
    t = quiet_round(2, (one, two), order=(1, 0), dice=[2, 2, 1, 1]).play("end", "end")
    assert t.open() == [(FOE, "driven")]
    t.play(NUMBER[4, -2])
    assert t.fighter(ME).hex == NUMBER[4, -1]  # the other hex is taken


def test_nobody_can_walk_on_a_closed_ring() -> None:
    t = sand(hexes=(NUMBER[4, 0], WEST), radius=4).play()
    assert moves_of(t)
    assert all(RING[hex] <= 4 for hex in moves_of(t))


@pytest.mark.rule("SP-39", "SP-87")
def test_at_radius_one_each_round_wounds_both_who_acted_first_first() -> None:
    t = quiet_round(9, (NUMBER[-1, 0], EAST), radius=1, order=(1, 0), dice=[2, 2, 1, 1]).play("end", "end")
    assert t.open() == [(FOE, "surrender")]
    t.play("speed")
    assert t.open() == [(ME, "surrender")]
    t.play("defence")
    assert (t.pools(ME), t.pools(FOE)) == ((2, 2, 2), (2, 3, 1))
    assert t.told("crowd_wounds") == [(FOE, PLAIN, 1), (ME, PLAIN, 1)]
    assert t.s.bout.radius == 1
    assert t.s.strike == NO_STRIKE


@pytest.mark.rule("SP-39", "SP-87", "SP-45")
def test_the_first_defeat_by_the_crowd_ends_the_match() -> None:
    t = sand(
        DURO,
        RABANUS,
        gear=((SHIELD,), ()),
        hexes=(NUMBER[-1, 0], EAST),
        quiet=5,
        radius=1,
        pools=((1, 1, 1), (1, 1, 1)),
    )
    t.play("end", "end")
    assert t.result == (FOE, YIELD)  # no Shield, no Determination, not Merciless
    assert t.pools(FOE) == (1, 1, 1)


# ---------------------------------------------------------------------- conceding


@pytest.mark.rule("SP-93")
def test_who_has_conceded_fights_on_by_default() -> None:
    t = sand(gear=((AXE,), ()), dice=[6, 1, *WEAK, 1, 1, 2, 2])
    t.s.left = (ME,)
    t.play("defence", "end")
    assert t.questions() == [(FOE, "surrender"), (FOE, "combat_turn"), (FOE, "order")]
    assert t.told("holds_back") == [(ME, AXE)]
    assert t.told("ends_combat_turn") == [(ME, PLAIN), (FOE, PLAIN)]


@pytest.mark.parametrize("seed", range(3))
def test_two_who_have_conceded_come_to_an_end(seed: int) -> None:
    s = sand(step="combat_round", hexes=(START[0], START[1]), round=0).s
    s.dice(seed)
    s.left = (ME, FOE)
    while s.step != "decided":
        with pytest.raises(StopIteration):
            SEGMENTS[s.phase, s.step](s).send(None)
    assert s.fighters[s.bout.fallen[0]].level


# ---------------------------------------------------------------------- the Tournament


def entrants(*houses: tuple[str, ...], influence: int = 12) -> Table:
    """So many Domini at twelve, with these assets."""
    s = empty(4)
    s.phase, s.step = "market", "phase_end"
    s.influence = [influence] * 4
    for seat, cards in enumerate(houses):
        for card in cards:
            s.create(card, seat)
    return Table(s)


def win(t: Table, winner: Seat, level: str = YIELD) -> None:
    """The bout is decided: the other one yields, or worse."""
    run, t._run, t.asks = t._run, None, ()
    if run is not None:
        run.close()
    (side,) = [side for side, fighter in enumerate(t.s.fighters) if fighter.seat == winner]
    combat.fall(t.s, 1 - side, level)
    t.s.bout = t.s.bout._replace(winner=side)
    t.s.step = "decided"


def finished(t: Table) -> list[tuple[Any, ...]]:
    """Who has won the game, and why."""
    return t.told("game_won")


def bouts(t: Table) -> list[tuple[Seat, ...]]:
    return t.told("meet")


@pytest.mark.rule("SP-TOURNAMENT-1", "SP-54", "SP-91", "SP-WIN-3")
def test_two_fight_one_match_for_the_game() -> None:
    t = entrants((CRIXUS,), (AGRON,))
    assert tournament.begin(t.s, [0, 1])
    t.load(6, 6, 1, 1, 1, 1)
    t.play()
    assert t.told("seeded") == [(0, 5), (1, 4)]
    assert bouts(t) == [(1, 0)]  # the lower value commits first, on I
    assert [(f.seat, f.hex) for f in t.s.fighters] == [(1, START[0]), (0, START[1])]
    assert (t.s.phase, t.s.bout.kind) == ("tournament", "tournament")
    win(t, 1)
    t.play()
    assert finished(t) == [(1, "tournament")]
    assert t.s.influence == [12] * 4
    assert t.s.fighters == ()


def test_ties_are_rolled_off_and_lower_is_lower() -> None:
    t = entrants((CRIXUS,), (CRIXUS,), (CRIXUS,))
    t.load(3, 3, 1, 6, 2)
    tournament.begin(t.s, [0, 1, 2])
    assert t.told("roll_off") == [((0, 1, 2), (3, 3, 1)), ((0, 1), (6, 2))]
    assert t.s.seeds == (2, 1, 0)


@pytest.mark.rule("SP-91")
def test_slaves_and_exhausted_cards_have_no_value_there() -> None:
    t = entrants((CRIXUS, "sl-naevia", SWORD), ("sl-cook", SPARTACUS, THEOKOLES))
    t.s.exhaust(t.s.of(1)[1])
    assert [t.s.value_of(seat) for seat in (0, 1)] == [5 + 2, 4]


@pytest.mark.rule("SP-TOURNAMENT-2")
def test_three_the_winner_meets_the_third() -> None:
    t = entrants((CRIXUS,), (AGRON,), (SPARTACUS, SWORD))
    tournament.begin(t.s, [0, 1, 2])
    assert t.s.seeds == (1, 0, 2)
    fight_out(t, 1)
    assert bouts(t) == [(1, 0), (1, 2)]  # he is still the lower one
    fight_out(t, 2)
    assert finished(t) == [(2, "tournament")]


@pytest.mark.rule("SP-TOURNAMENT-3")
def test_four_the_lowest_then_the_highest_then_the_winners() -> None:
    t = entrants((SPARTACUS, SWORD), (CRIXUS, AXE), (CRIXUS,), (AGRON,))
    tournament.begin(t.s, [0, 1, 2, 3])
    assert t.s.seeds == (3, 2, 1, 0)
    fight_out(t, 2)
    fight_out(t, 0)
    fight_out(t, 2)
    assert bouts(t) == [(3, 2), (1, 0), (2, 0)]
    assert finished(t) == [(2, "tournament")]


def fight_out(t: Table, winner: Seat) -> None:
    """Whatever is committed, this one wins; then on to the next bout."""
    while t.s.step != "combat_round":
        run_segment(t.s)
    win(t, winner)
    run_segment(t.s)
    while t.s.step == "tournament_bout":
        run_segment(t.s)


def run_segment(s: Spartacus) -> None:
    run = SEGMENTS[s.phase, s.step](s)
    try:
        _, asks = run.send(None)
        while True:
            _, asks = run.send(asks[0].idle())
    except StopIteration:
        pass


@pytest.mark.rule("SP-54")
def test_who_has_no_combatant_is_out_and_loses_influence() -> None:
    t = entrants((CRIXUS,), (SWORD,), ("sl-cook",))
    assert tournament.begin(t.s, [0, 1, 2])
    assert t.s.influence == [12, 11, 12, 12]
    assert t.s.seeds == (2, 0)
    assert finished(t) == []
    t = entrants((CRIXUS,), ())
    assert tournament.begin(t.s, [0, 1])
    assert finished(t) == [(0, "tournament")]


@pytest.mark.rule("SP-54")
def test_if_nobody_can_fight_the_game_goes_on() -> None:
    t = entrants((), (SWORD,))
    assert not tournament.begin(t.s, [0, 1])
    assert t.s.influence == [11, 11, 12, 12]
    assert (t.s.phase, t.s.step) == ("market", "phase_end")
    assert finished(t) == []
    assert t.told("influence") == [(0, -1, 11, "no_combatant"), (1, -1, 11, "no_combatant")]


@pytest.mark.rule("SP-54", "SP-89")
def test_in_each_bout_they_commit_anew_and_the_dead_stay_dead() -> None:
    t = entrants((AGRON,), (CRIXUS, SWORD), (SPARTACUS, GANNICUS))
    (sword,) = t.s.ready(1, "equipment")
    tournament.begin(t.s, [0, 1, 2])
    t.play()
    assert t.open() == [(1, "equip")]  # Agron came by himself
    t.load(1, 1, 2, 2, 2, 2)
    t.play((sword.id,))
    win(t, 1, DECAPITATION)
    t.play()
    assert t.s.market_discard == [AGRON]
    assert t.told("bout_won") == [(1, 0)]
    assert t.open() == [(1, "equip")]
    assert t.s.coins == [0] * 4
    assert [a.favour for a in t.s.of(1)] == [0, 0]


@pytest.mark.rule("SP-93")
def test_who_has_conceded_cannot_win_a_tournament() -> None:
    t = entrants((CRIXUS,), (AGRON,))
    tournament.begin(t.s, [0, 1])
    run_segment(t.s)
    t.s.left = (1,)
    win(t, 1)
    run_segment(t.s)
    run_segment(t.s)
    assert finished(t) == [(0, "tournament")]


def test_if_all_have_conceded_the_others_play_on() -> None:
    t = entrants((CRIXUS,), (AGRON,))
    tournament.begin(t.s, [0, 1])
    t.s.left = (0, 1)
    run_segment(t.s)
    assert t.told("tournament_void") == [()]
    assert (t.s.phase, t.s.step) == ("market", "phase_end")
    assert finished(t) == []


# ---------------------------------------------------------------------- the single fight


def practice(*dice: int, **chosen: str) -> Table:
    s = BOOK.new("practice", 2)
    s.options = {name: setting.default for name, setting in fight.SETTINGS.items()}
    s.options |= {"initiative": "total", **chosen}
    s.phase, s.step = "fight", "set_up"
    return Table(s, dice)


@pytest.mark.rule("SP-67", "SP-OPTION-2")
def test_a_single_fight_begins_at_once_with_what_the_table_chose() -> None:
    t = practice(1, 2, 1, 1, fighter_1=PLAIN, fighter_2=PLAIN, weapon_2=SWORD, special_2=NET)
    t.play()
    assert t.open() == [(1, "net")]
    t.play(seals("no"))
    assert t.open() == [(0, "order")]
    assert t.s.bout.kind == FIGHT
    assert [f.card for f in t.s.fighters] == [PLAIN, PLAIN]
    assert [t.s.assets[id].card for id in t.fighter(1).gear] == [SWORD, NET]
    assert t.told("equips") == [(0, PLAIN), (1, PLAIN, SWORD, NET)]
    win(t, 1)
    t.play()
    assert finished(t) == [(1, "fight")]
    assert t.s.influence == [1, 1]


def test_every_combatant_and_every_piece_of_equipment_may_be_chosen() -> None:
    assert all(fight.SETTINGS[name].accepts(card) for name in ("fighter_1", "fighter_2") for card in COMBATANTS)
    chosen = [card for name in ("weapon_1", "armour_1", "special_1") for card in fight.SETTINGS[name].samples()]
    assert sorted(str(card) for card in chosen if card != "none") == sorted(
        [SWORD, TRIDENT, AXE, HELMET, SHIELD, NET, JAVELIN]
    )


def test_a_whole_fight_with_random_dice_ends() -> None:
    for fighter in (SPARTACUS, KERZA, "sl-cook"):
        t = practice(fighter_1=fighter, fighter_2=AGRON, weapon_1=SWORD, armour_2=SHIELD)
        while t.s.phase != "over":
            run_segment(t.s)
        assert len(finished(t)) == 1
