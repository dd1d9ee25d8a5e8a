"""The gladiators, each in a story: their dice, what they can do, and how Doctore silences them."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS
from munera.games.spartacus.combat.hexes import DISTANCE, NUMBER
from munera.testing.spartacus import Table, card, combat, fighter, house, intrigue, upkeep

GLADIATORS = BASE.titles("gladiator")

HERE, THERE = [0, 0], [1, 0]  # beside each other
ATTACK = ("attack", 1)
PLAIN = "gl-celt-warrior"  # 2/3/2, no ability
DOCTORE = "gl-oenomaus"


def duel(one: str, two: str, *dice: int, of: dict[str, int] | None = None, **given: Any) -> Table:
    """The first stands beside the second and acts. `of`: the dice that the second has left."""
    return combat(fighter(0, one, hex=HERE), fighter(1, two, hex=THERE, **(of or {})), dice=list(dice), **given)


def strikes(one: str, two: str, attack: list[int], defence: list[int], **given: Any) -> Table:
    """One attack with these dice."""
    m = duel(one, two, *attack, *defence, **given)
    m.answer(ATTACK)
    return m


# ---------------------------------------------------------------------- their dice


@pytest.mark.card("gl-syrian-warrior", "gl-thracian-warrior", "gl-numidian-warrior", "gl-celt-warrior")
@pytest.mark.parametrize("title", sorted(GLADIATORS))
def test_every_gladiator_rolls_and_moves_as_printed(title: str) -> None:
    row = CARDS[title]
    m = combat(fighter(0, title), fighter(1, PLAIN))
    assert m.state.fighters[0].pools == (row.attack, row.defence, row.speed)
    steps = [DISTANCE[NUMBER[-3, 0]][option[1]] for option in m.offered() if option[0] == "move"]
    assert max(steps) == row.speed
    m = duel(title, PLAIN)
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[0][3:]) == row.attack
    m = duel(PLAIN, title)
    m.answer(ATTACK)
    m.answer_by_default("pool")
    assert len(m.events_of("rolls")[1][3:]) == row.defence


@pytest.mark.card("gl-syrian-warrior", "gl-thracian-warrior", "gl-numidian-warrior", "gl-celt-warrior")
@pytest.mark.parametrize("title", [title for title in sorted(GLADIATORS) if CARDS[title].starting])
def test_starting_gladiators_have_no_ability(title: str) -> None:
    defence = [4] * CARDS[title].defence
    m = strikes(title, title, [3] * CARDS[title].attack, defence)
    unopposed = max(0, CARDS[title].attack - CARDS[title].defence)
    assert m.events_of("hits") == [(0, unopposed, 0, 0)]
    assert intrigue(house(title), house(), house()).offered() == ["end"]


# ---------------------------------------------------------------------- sets of dice


@pytest.mark.card("gl-spartacus")
@pytest.mark.parametrize(
    ("attack", "pairs"), [([2, 2, 1, 1], 2), ([1, 1, 1, 1], 2), ([1, 1, 1, 2], 1), ([1, 2, 3, 4], 0)]
)
def test_spartacus_wounds_with_every_pair(attack: list[int], pairs: int) -> None:
    m = strikes("gl-spartacus", "gl-theokoles", attack, [6, 6, 6, 6, 6])
    assert m.events_of("hits") == [(0, 0, 0, pairs)]
    assert m.events_of("wounded") == [(1, "gl-theokoles", pairs)]


@pytest.mark.card("gl-spartacus", DOCTORE)
def test_spartacus_has_no_vengeance_in_defence_or_against_doctore() -> None:
    m = strikes(PLAIN, "gl-spartacus", [1, 1], [2, 2, 3, 3])
    assert m.events_of("hits") == [(0, 0, 0, 0)]
    m = strikes("gl-spartacus", DOCTORE, [2, 2, 1, 1], [6, 6, 6])
    assert m.events_of("hits") == [(0, 0, 0, 0)]  # the fourth die shows 1 and has no opponent


@pytest.mark.card("gl-crixus", DOCTORE)
def test_crixus_blocks_a_hit_with_every_pair() -> None:
    m = strikes("gl-numidian-warrior", "gl-crixus", [6, 5, 4], [2, 2, 2])
    assert m.events_of("hits") == [(0, 3, 1, 0)]  # three equal dice are one pair
    assert m.events_of("wounded") == [(1, "gl-crixus", 2)]
    m = strikes("gl-numidian-warrior", "gl-crixus", [6, 5, 4], [2, 1, 1])
    assert m.events_of("hits") == [(0, 3, 1, 0)]
    m = strikes("gl-spartacus", "gl-crixus", [1, 1, 2, 2], [3, 3, 4])
    assert m.events_of("hits") == [(0, 0, 0, 2)]  # a block answers hits only, no automatic wounds (SP-97)
    m = strikes(DOCTORE, "gl-crixus", [6, 6, 6, 1], [2, 2, 2])
    assert m.events_of("hits") == [(0, 3, 0, 0)]


@pytest.mark.card("gl-gannicus", DOCTORE)
def test_gannicus_wins_ties_when_they_attack() -> None:
    m = strikes("gl-gannicus", "gl-theokoles", [5, 4, 3, 2], [5, 4, 4, 2, 1])
    assert m.events_of("hits") == [(0, 3, 0, 0)]
    m = strikes("gl-theokoles", "gl-gannicus", [5, 5, 1, 1, 1], [5, 5])
    assert m.events_of("hits") == [(0, 0, 0, 0)]  # not when they defend
    m = strikes("gl-gannicus", DOCTORE, [5, 4, 3, 1], [5, 4, 3])
    assert m.events_of("hits") == [(0, 0, 0, 0)]


@pytest.mark.card("gl-agron", DOCTORE)
def test_agron_strikes_back_with_a_triple() -> None:
    m = strikes("gl-thracian-warrior", "gl-agron", [2, 2, 2], [3, 3, 3, 1])
    assert m.events_of("strikes_back") == [(1, "gl-agron")]
    assert m.events_of("wounded") == [(1, "gl-agron", 0), (0, "gl-thracian-warrior", 1)]
    assert m.asked() == [(0, "surrender")]
    m.answer("attack")
    assert m.state.fighters[0].pools == (2, 2, 2)
    m = strikes(DOCTORE, "gl-agron", [2, 2, 2, 1], [3, 3, 3, 1])
    assert m.events_of("strikes_back") == []
    m = strikes("gl-agron", PLAIN, [3, 3, 3], [4, 4, 4])
    assert m.events_of("strikes_back") == []  # only when they defend


@pytest.mark.card("gl-agron")
@pytest.mark.rule("SP-38", "SP-98")
def test_agron_strikes_back_only_standing_and_may_win_by_it() -> None:
    m = strikes("gl-thracian-warrior", "gl-agron", [6, 6, 6], [3, 3, 3, 1], of={"attack": 1, "speed": 1})
    m.answer_by_default("surrender")
    assert m.events_of("defeated") == []
    assert m.events_of("strikes_back") == [(1, "gl-agron")]  # one die in each pool: they stand
    m = duel("sl-cook", "gl-agron", 1, 3, 3, 3, 3)
    m.answer(ATTACK)
    assert m.events_of("defeated") == [(0, "sl-cook", "yield")]
    assert m.state.bout.winner == 1
    m = strikes("gl-spartacus", "gl-agron", [6, 6, 6, 6], [3, 3, 3, 1], of={"attack": 1, "speed": 1})
    assert m.events_of("strikes_back") == []  # they are defeated


@pytest.mark.card("gl-segovax", DOCTORE)
def test_segovax_stops_everything_with_a_triple() -> None:
    m = strikes("gl-spartacus", "gl-segovax", [6, 6, 6, 6], [1, 1, 1, 2])
    assert m.events_of("stopped") == [(1, "gl-segovax")]
    assert m.events_of("wounded") == [(1, "gl-segovax", 0)]
    m = strikes("gl-spartacus", "gl-segovax", [6, 6, 5, 4], [1, 1, 2, 2])
    assert m.events_of("hits") == [(0, 4, 0, 1)]  # two pairs stop nothing
    m = strikes(DOCTORE, "gl-segovax", [6, 6, 6, 6], [1, 1, 1, 2])
    assert m.events_of("hits") == [(0, 4, 0, 0)]


# ---------------------------------------------------------------------- healing


@pytest.mark.card("gl-theokoles")
@pytest.mark.parametrize(
    ("dice", "kind"), [([1, 4], "heals"), ([1, 2], "stays_injured"), ([1, 1], "asset_discarded")]
)
def test_theokoles_rolls_two_dice_to_heal(dice: list[int], kind: str) -> None:
    m = upkeep(house(card("gl-theokoles", injured=True), "sl-cook"), house(), house(), dice=dice)
    assert m.events_of("heal_rolls") == [(1, "gl-theokoles", 0, *dice)]
    assert [k for k in m.kinds() if k in ("heals", "stays_injured", "asset_discarded")] == [kind]


@pytest.mark.card("gl-theokoles", "sl-medicus")
@pytest.mark.rule("SP-72")
def test_a_healer_rolls_the_lower_die_of_theokoles_again() -> None:
    m = upkeep(house(card("gl-theokoles", injured=True), "sl-medicus"), house(), house(), dice=[3, 1, 2])
    m.answer(2)
    assert m.events_of("heal_rolls") == [(1, "gl-theokoles", 0, 3, 1), (1, "gl-theokoles", 0, 3, 2)]
    assert m.events_of("stays_injured") == [(1, "gl-theokoles", 0)]


# ---------------------------------------------------------------------- Doctore


@pytest.mark.card(DOCTORE)
@pytest.mark.rule("SP-46")
def test_doctore_leaves_equipment_alone_and_silences_doctore_too() -> None:
    houses = [house(DOCTORE), house("gl-barca", "eq-helmet"), house()]
    m = combat(
        fighter(0, DOCTORE, hex=HERE), fighter(1, "gl-barca", "eq-helmet", hex=THERE), *houses, dice=[1] * 8
    )
    m.answer(ATTACK)
    assert m.asked() == [(1, "reroll")]  # no choice of the pool, but the helmet works
    assert m.events_of("defends") == []


# ---------------------------------------------------------------------- Varro


@pytest.mark.card("gl-varro", DOCTORE)
def test_varro_takes_a_coin_whenever_three_dice_fall() -> None:
    m = strikes("gl-varro", "gl-theokoles", [6, 6, 6], [1, 1, 1, 1, 1])
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == [(0, 1, "gambler")]
    m = strikes("gl-theokoles", "gl-varro", [6, 6, 6, 6, 1], [5, 5, 5])  # also when they are their own
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == [(1, 1, "gambler")]
    m = strikes("gl-varro", "gl-theokoles", [6, 6, 1], [1, 1, 1, 1, 1])
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == []  # two are not enough
    m = strikes("gl-varro", DOCTORE, [6, 6, 6], [1, 1, 1])
    m.answer_by_default("surrender")
    assert m.events_of("bank_pays") == []


@pytest.mark.card("gl-varro")
def test_varro_counts_the_dice_that_were_lost_not_the_wounds() -> None:
    m = strikes("gl-varro", "sl-raxos", [6, 6, 6], [1, 1], of={"attack": 1, "defence": 1})
    assert m.events_of("defeated") == [(1, "sl-raxos", "decapitation")]
    assert m.events_of("bank_pays") == [(0, 1, "gambler")]


# ---------------------------------------------------------------------- Barca


@pytest.mark.card("gl-barca")
@pytest.mark.parametrize(("pool", "dice"), [("defence", 3), ("speed", 4)])
def test_barca_may_defend_with_speed(pool: str, dice: int) -> None:
    m = duel(PLAIN, "gl-barca", 6, 6)
    m.answer(ATTACK)
    assert m.asked() == [(1, "pool")]
    assert m.events_of("rolls") == []  # named before the roll
    m.answer(pool)
    assert m.events_of("defends") == [(1, "gl-barca", pool)]
    assert len(m.events_of("rolls")[1][3:]) == dice


# ---------------------------------------------------------------------- the level of a defeat


@pytest.mark.card("gl-rabanus", "gl-gnaeus", DOCTORE)
@pytest.mark.rule("SP-45")
@pytest.mark.parametrize(
    ("winner", "attack", "level"),
    [
        ("gl-rabanus", [6, 1, 1, 1], "decapitation"),
        ("gl-rabanus", [6, 6, 1, 1], "decapitation"),
        ("gl-gnaeus", [6, 1, 1], "injury"),
        ("gl-gnaeus", [6, 6, 1], "injury"),
        ("gl-gnaeus", [6, 6, 6], "decapitation"),
        ("gl-thracian-warrior", [6, 1, 1], "yield"),
    ],
)
def test_merciless_and_cruel_raise_the_level(winner: str, attack: list[int], level: str) -> None:
    m = strikes(winner, "gl-theokoles", attack, [1], of={"attack": 1, "defence": 1, "speed": 1})
    assert m.events_of("defeated") == [(1, "gl-theokoles", level)]
    wins = [6, *[1] * (CARDS[winner].attack - 1)]
    m = strikes(winner, DOCTORE, wins, [1], of={"attack": 1, "defence": 1, "speed": 1})
    assert m.events_of("defeated") == [(1, DOCTORE, "yield")]


@pytest.mark.card("gl-rabanus")
@pytest.mark.rule("SP-45")
def test_merciless_is_for_their_own_attack_only() -> None:
    m = combat(
        fighter(0, "gl-agron", hex=HERE, attack=1, defence=3, speed=1),
        fighter(1, "gl-rabanus", hex=THERE, attack=1, defence=1, speed=1),
        first=1,
        dice=[1, 3, 3, 3],
    )
    m.answer(("attack", 0))
    assert m.events_of("defeated") == [(1, "gl-rabanus", "yield")]  # a counter-wound of Agron
    m = combat(
        fighter(0, "gl-agron", hex=HERE, attack=1, defence=3, speed=1),
        fighter(1, "gl-rabanus", hex=THERE, attack=1, defence=1, speed=1),
        dice=[6, 1],
    )
    m.answer(ATTACK)
    assert m.events_of("defeated") == [(1, "gl-rabanus", "yield")]


@pytest.mark.card("gl-rabanus")
@pytest.mark.rule("SP-45")
def test_merciless_kills_champions() -> None:
    houses = [house("gl-rabanus"), house(card("gl-crixus", champion=True)), house()]
    m = combat(
        fighter(0, "gl-rabanus", hex=HERE),
        fighter(1, "gl-crixus", hex=THERE, attack=1, defence=1, speed=1),
        *houses,
        dice=[6, 1, 1, 1, 2],
    )
    m.answer(ATTACK)
    m.nobody()
    assert m.events_of("asset_discarded") == [(2, "gl-crixus", 1, "decapitated")]
    assert (1, -1, 3, "champion") in m.events_of("influence")


# ---------------------------------------------------------------------- initiative and re-rolls


def initiative(one: str, two: str, *dice: int) -> Table:
    return combat(fighter(0, one), fighter(1, two), moment="combat", dice=list(dice))


@pytest.mark.card("gl-pericles")
def test_pericles_may_roll_their_speed_again() -> None:
    m = initiative("gl-pericles", PLAIN, 1, 1, 1, 5, 5, 6, 6, 6)
    assert m.asked() == [(0, "tactician")]
    m.answer("yes")
    assert m.events_of("speed_roll") == [
        (0, "gl-pericles", 1, 1, 1),
        (1, PLAIN, 5, 5),
        (0, "gl-pericles", 6, 6, 6),
    ]
    assert m.events_of("initiative") == [(0, "gl-pericles")]
    m = initiative("gl-pericles", PLAIN, 1, 1, 1, 5, 5)
    m.answer("no")
    assert m.events_of("initiative") == [(1, PLAIN)]


@pytest.mark.card("gl-pericles", DOCTORE)
@pytest.mark.rule("SP-47", "SP-84")
def test_pericles_once_in_a_round_and_never_against_doctore() -> None:
    m = initiative("gl-pericles", PLAIN, 1, 1, 1, 2, 2, 1, 1, 2, 6, 6, 6, 1, 1)
    m.answer("yes")  # 4 against 4: all dice are rolled again
    assert m.events_of("initiative_tied") == [()]
    assert m.events_of("initiative") == [(0, "gl-pericles")]
    assert m.asked() == [(0, "order")]
    m = initiative("gl-pericles", PLAIN, 1, 1, 2, 2, 2, 6, 6, 6, 1, 1)
    m.answer("no")  # a tie: it is offered after the next roll too
    assert m.asked() == [(0, "tactician")]
    m = initiative("gl-pericles", DOCTORE, 1, 1, 1, 5, 5, 5, 5)
    assert m.asked() == [(1, "order")]


@pytest.mark.card("gl-kerza")
def test_kerza_forces_one_die_once_in_a_match() -> None:
    attack, initiative, again = [3, 3, 3, 6, 2, 1, 1], [6, 6, 1], [1, 1, 1, 6]
    m = duel("gl-kerza", PLAIN, *attack, *initiative, *again)
    m.answer(ATTACK)
    assert m.asked() == [(0, "force")]
    assert m.offered() == [(), (0,), (1,), (2,)]
    m.answer((0,))
    assert m.events_of("forces") == [(0, "gl-kerza", "defence", 0, 6, 1)]
    assert m.events_of("hits") == [(0, 3, 0, 0)]
    m.answer_by_default("surrender")
    m.answer("end")
    m.answer("end")
    m.answer("first")
    m.answer(ATTACK)
    assert len(m.events_of("rolls")) == 4
    assert m.asked() == [(0, "combat_turn")]  # nothing is forced any more


@pytest.mark.card("gl-kerza", DOCTORE)
def test_kerza_may_wait_and_forces_attack_dice_too() -> None:
    m = combat(
        fighter(0, PLAIN, hex=HERE),
        fighter(1, "gl-kerza", hex=THERE),
        dice=[6, 6, 1, 1, 1, 1, 1, 6, 6, 6],
    )
    m.answer(ATTACK)
    assert m.asked() == [(1, "force")]
    assert m.ask().about == "attack"
    m.answer(())
    assert m.events_of("holds_back") == [(1, "gl-kerza")]
    m.answer_by_default("surrender")
    m.answer("end")
    m.answer(("attack", 0))
    assert m.asked() == [(1, "force")]  # not spent yet
    m = duel("gl-kerza", DOCTORE, 1, 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    assert m.kind != "force"


# ---------------------------------------------------------------------- Duro


@pytest.mark.card("gl-duro", DOCTORE)
@pytest.mark.rule("SP-HOOK-18")
def test_duro_survives_one_deadly_attack() -> None:
    weak = {"attack": 1, "defence": 1, "speed": 1}
    deadly, initiative, again = [6, 6, 6, 1], [6, 6, 1], [6, 1, 1, 1]
    m = duel("gl-thracian-warrior", "gl-duro", *deadly, *initiative, *again, of=weak)
    m.answer(ATTACK)
    assert m.events_of("last_stand") == [(1, "gl-duro")]
    assert m.state.fighters[1].pools == (1, 1, 1)
    m.answer("end")
    m.answer("end")
    m.answer("first")
    m.answer(ATTACK)  # once in a match
    assert len(m.events_of("last_stand")) == 1
    assert m.events_of("defeated") == [(1, "gl-duro", "yield")]
    m = strikes(DOCTORE, "gl-duro", [6, 1, 1, 1], [1], of=weak)
    assert m.events_of("last_stand") == []
    assert m.events_of("defeated") == [(1, "gl-duro", "yield")]


@pytest.mark.card("gl-duro")
def test_duro_keeps_their_determination_for_what_would_defeat_them() -> None:
    m = strikes("gl-theokoles", "gl-duro", [6, 6, 6, 6, 1], [1, 1])
    m.answer_by_default("surrender")
    assert m.events_of("last_stand") == []
    assert m.state.fighters[1].pools == (1, 1, 1)  # four of seven dice


# ---------------------------------------------------------------------- Ashur


@pytest.mark.card("gl-ashur")
@pytest.mark.rule("SP-11")
def test_ashur_lowers_the_requirement_of_one_scheme_by_two() -> None:
    title = "sc-a-visitor-from-rome"
    m = intrigue(house("gl-ashur", influence=4, hand=[title, title]), house(), house())
    assert ("ability", 1) not in m.offered()  # only for a scheme that is being played
    m.answer(("prepare", title))
    assert not m.can(("announce", (0,)))
    m.answer(("cunning", "gl-ashur"))
    assert m.events_of("cunning") == [(0, 1, 1, "gl-ashur")]
    assert m.ready(0) == []
    assert not any(option[0] == "cunning" for option in m.offered())
    m.answer(("announce", (0,)))
    m.confirm()
    m.nobody()
    assert m.influence()[0] == 5
    m.answer(("prepare", title))
    assert not m.can(("announce", (0,)))  # another card


@pytest.mark.card("gl-ashur")
@pytest.mark.rule("SP-11")
def test_ashurs_discount_stays_when_the_card_is_taken_back() -> None:
    title = "sc-a-visitor-from-rome"
    m = intrigue(house("gl-ashur", influence=4, hand=[title]), house(), house())
    m.answer(("prepare", title))
    m.answer(("cunning", "gl-ashur"))
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.can(("announce", (0,)))
    low = intrigue(house("gl-ashur", influence=3, hand=[title]), house(), house())
    low.answer(("prepare", title))
    low.answer(("cunning", "gl-ashur"))
    assert not low.can(("announce", (0,)))  # four are needed


@pytest.mark.card("gl-ashur")
@pytest.mark.parametrize("ashur", [card("gl-ashur", ready=False), card("gl-ashur", injured=True)])
def test_an_exhausted_ashur_helps_nobody(ashur: dict[str, Any]) -> None:
    title = "sc-a-visitor-from-rome"
    m = intrigue(house(ashur, influence=4, hand=[title]), house("gl-crixus"), house())
    m.answer(("prepare", title))
    assert not any(option[0] == "cunning" for option in m.offered())
