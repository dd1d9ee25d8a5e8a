"""The gladiators of the expansion, each in a story: their dice, what they can do, and who silences them."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from munera.games.serpents.cards.table import OWN
from munera.games.spartacus.combat.hexes import DISTANCE, NUMBER
from munera.testing.serpents import (
    ASHUR,
    ATTACK,
    BESIDE,
    DAGAN,
    EGYPTIAN,
    FAR,
    HERE,
    NEMETES,
    THERE,
    Table,
    at,
    bout,
    fighter,
    four,
    house,
    intrigue,
    primus,
)
from munera.testing.spartacus.titles import CELT, COOK, OENOMAUS, SYRIAN
from munera.testing.stories import stories

GLADIATORS = sorted(id for id, row in OWN.items() if row.kind == "gladiator")
CABURUS, AUCTUS, LUGO, DONAR, NASIR, SAXA = "gl-caburus", "gl-auctus", "gl-lugo", "gl-donar", "gl-nasir", "gl-saxa"
SERPENTS = [title for title in GLADIATORS if OWN[title].treacherous]


def strikes(one: str, two: str, blows: list[int], blocks: list[int], *more: int, **left: int) -> Table:
    """One attack with these dice. `left`: the dice that the second has left."""
    m = bout(fighter(0, one), fighter(1, two, **left), *blows, *blocks, *more)
    m.answer(ATTACK)
    return m


# ---------------------------------------------------------------------- their dice


@pytest.mark.card("gl-germanic-warrior", "gl-cilician-warrior")
@pytest.mark.parametrize("title", GLADIATORS)
def test_every_gladiator_rolls_and_moves_as_printed(title: str) -> None:
    row = OWN[title]
    m = bout(fighter(0, title, hex=[-3, 0]), fighter(1, CELT, hex=[3, 0]))
    assert m.state.fighters[0].pools == (row.attack, row.defence, row.speed)
    assert max(DISTANCE[NUMBER[-3, 0]][hex] for hex in m.moves()) == row.speed
    m = bout(fighter(0, title), fighter(1, CELT))
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[0][3:]) == row.attack
    m = bout(fighter(0, CELT), fighter(1, title))
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[1][3:]) == row.defence


@pytest.mark.card("gl-germanic-warrior", "gl-cilician-warrior")
@pytest.mark.parametrize("title", [title for title in GLADIATORS if OWN[title].starting])
def test_starting_gladiators_have_no_ability(title: str) -> None:
    row = OWN[title]
    m = strikes(title, title, [3] * row.attack, [4] * row.defence)
    assert m.events_of("hits") == [(0, max(0, row.attack - row.defence), 0, 0)]
    assert intrigue(house(title), house(), house()).offered() == ["end"]


# ---------------------------------------------------------------------- Treacherous


@pytest.mark.card(ASHUR, EGYPTIAN, DAGAN, NEMETES)
@pytest.mark.rule("SW-TREACHERY-1", "SW-HOOK-1", "SW-WINDOW-10")
@pytest.mark.parametrize("title", SERPENTS)
def test_the_treacherous_may_change_sides_in_a_primus(title: str) -> None:
    m = four(CELT, title, CELT, SYRIAN, moment="combat")
    assert (m.asked(), m.offered(), m.ask().about) == ([(1, "treachery")], ["stay", "switch"], title)
    m.answer("switch")
    assert m.events_of("turns_traitor") == [(1, title, 1)]
    assert m.teams() == [0, 1, 1, 1]
    assert m.state.fighters[1].hex == at(-2, -1)  # where they stand
    m = bout(fighter(0, title), fighter(1, CELT), moment="combat")
    assert "treachery" not in {kind for _, kind in m.asked()}  # without a Primus it does nothing
    m = four(CELT, title, CELT, OENOMAUS, moment="combat")
    assert "treachery" not in {kind for _, kind in m.asked()}


@pytest.mark.card(ASHUR)
def test_ashur_lowers_the_requirement_of_a_scheme_too() -> None:
    m = intrigue(house(ASHUR, influence=5, hand=["sc-a-visitor-from-rome"]), house(), house())
    m.answer(("prepare", "sc-a-visitor-from-rome"))
    m.answer(("cunning", ASHUR))
    assert not m.asset(ASHUR).ready
    assert m.can(("announce", (1,)))


@pytest.mark.card(EGYPTIAN, OENOMAUS)
def test_the_egyptian_injures_whom_they_beat() -> None:
    assert strikes(EGYPTIAN, COOK, [6, 1, 1, 1], [1]).events_of("defeated") == [(1, COOK, "injury")]
    assert strikes(EGYPTIAN, COOK, [6, 6, 6, 1], [1]).events_of("defeated") == [(1, COOK, "decapitation")]
    beaten = {"attack": 1, "defence": 1, "speed": 1}
    assert strikes(EGYPTIAN, OENOMAUS, [6, 1, 1, 1], [1], **beaten).events_of("defeated") == [
        (1, OENOMAUS, "yield")
    ]


# ---------------------------------------------------------------------- Plunderer


def won(title: str, *, dead: bool = False, against: str = CELT) -> Table:
    """The house of seat 1 has won a match with this gladiator."""
    return bout(
        fighter(0, against, level="decapitation" if dead else "yield"),
        fighter(1, title, winner=True),
        moment="decided",
    )


@pytest.mark.card(NEMETES, OENOMAUS)
@pytest.mark.rule("SW-68", "SW-HOOK-8")
def test_nemetes_takes_two_coins_from_the_bank_for_a_victory() -> None:
    m = won(NEMETES)
    assert m.events_of("bank_pays") == [(1, 2, "plunderer")]
    assert m.coins() == [0, 2, 0]
    assert won(DAGAN).events_of("bank_pays") == []
    assert won(NEMETES, against=OENOMAUS).events_of("bank_pays") == []  # they were silenced to the end
    m = bout(fighter(0, NEMETES, level="yield"), fighter(1, CELT, winner=True), moment="decided")
    assert m.events_of("bank_pays") == []  # beaten


@pytest.mark.card(NEMETES)
@pytest.mark.rule("SW-68")
@pytest.mark.parametrize("level", ["", "decapitation"])
def test_nemetes_takes_them_in_a_primus_alive_or_not_and_doctore_has_left_the_sand(level: str) -> None:
    fallen = {"level": level} if level else {}
    m = primus(
        fighter(0, CELT),
        fighter(1, NEMETES, **fallen),
        fighter(2, SYRIAN, level="yield"),
        fighter(3, OENOMAUS, level="injury"),
        moment="decided",
    )
    assert m.events_of("bank_pays") == [(1, 2, "plunderer")]


@pytest.mark.card(NEMETES, OENOMAUS)
@pytest.mark.rule("SW-68")
def test_doctore_who_falls_last_in_a_primus_silences_nobody_any_more() -> None:
    m = primus(
        fighter(0, NEMETES, hex=HERE),
        fighter(1, CELT),
        fighter(2, SYRIAN, level="yield"),
        fighter(3, OENOMAUS, hex=THERE, attack=1, defence=1, speed=1),
        dice=[6, 1, 1, 1],
    )
    m.answer(("attack", 3))
    assert m.events_of("bank_pays") == [(0, 2, "plunderer")]


# ---------------------------------------------------------------------- Brutal


@pytest.mark.card(CABURUS, OENOMAUS)
@pytest.mark.rule("SW-HOOK-2", "SW-71")
def test_caburus_picks_the_first_die_of_two_or_more_wounds() -> None:
    m = strikes(CABURUS, CELT, [6, 6, 1, 1], [4, 4, 4])
    assert m.events_of("wounded") == [(1, CELT, 2)]
    assert (m.asked(), m.ask().about) == ([(0, "surrender")], (CELT, 2))
    m.answer("speed")
    assert m.asked() == [(1, "surrender")]  # the others as usual
    assert m.offered() == ["defence", "attack"]  # speed is at one
    m.answer("defence")
    assert m.state.fighters[1].pools == (2, 2, 1)
    m = strikes(CABURUS, CELT, [6, 1, 1, 1], [4, 4, 4])
    assert m.asked() == [(1, "surrender")]  # a single wound
    m = strikes(CABURUS, OENOMAUS, [6, 6, 1, 1], [4, 4, 4])
    assert m.asked() == [(1, "surrender")]


@pytest.mark.card(CABURUS)
@pytest.mark.rule("SW-71")
def test_brutal_counts_what_a_shield_leaves() -> None:
    m = bout(fighter(0, CABURUS), fighter(1, CELT, "eq-shield"), 6, 6, 1, 1, 4, 4, 4)
    m.answer(ATTACK)
    m.answer("yes")
    assert m.events_of("wounded") == [(1, CELT, 1)]
    assert m.asked() == [(1, "surrender")]


@pytest.mark.card(CABURUS)
@pytest.mark.rule("SW-71")
def test_caburus_is_asked_only_if_there_is_a_choice() -> None:
    m = strikes(CABURUS, CELT, [6, 6, 1, 1], [4, 4, 4], attack=1, speed=1)
    assert m.events_of("surrenders") == [(1, CELT, "defence"), (1, CELT, "defence")]
    assert m.asked() == [(0, "combat_turn")]


# ---------------------------------------------------------------------- dice of the attack and the defence


@pytest.mark.card(AUCTUS, OENOMAUS)
def test_auctus_rolls_one_attack_die_again_in_every_attack() -> None:
    m = strikes(AUCTUS, CELT, [6, 4, 2], [6, 4, 3], 5)
    assert (m.asked(), m.offered()) == ([(0, "reroll")], [(), (0,), (1,), (2,)])
    m.answer((2,))
    assert m.events_of("rerolls") == [(0, "attack", 2, 2, 5)]
    assert m.events_of("hits") == [(0, 2, 0, 0)]
    assert strikes(CELT, AUCTUS, [6, 4], [1, 1, 1]).asked() == [(1, "surrender")]  # not in defence
    assert strikes(AUCTUS, OENOMAUS, [1, 1, 1], [6, 6, 6]).events_of("keeps_dice") == []


@pytest.mark.card(AUCTUS)
@pytest.mark.rule("SW-38", "SW-69")
def test_duellist_adds_to_a_weapon_and_works_on_speed_attacks() -> None:
    m = bout(fighter(0, AUCTUS, "eq-twin-swords"), fighter(1, CELT), 1, 2, 3, 6, 6, 6)
    m.answer(ATTACK)
    assert max(len(option) for option in m.offered()) == 3
    m = bout(fighter(0, AUCTUS, "eq-twin-swords", "eq-javelin"), fighter(1, CELT), 1, 2, 3, 6, 6, 6)
    m.answer(("javelin", 1))
    assert max(len(option) for option in m.offered()) == 1  # the swords do not


@pytest.mark.card(LUGO, OENOMAUS)
@pytest.mark.rule("SW-HOOK-3", "SW-72")
@pytest.mark.parametrize("armour", ["eq-helmet", "eq-shield", "eq-manica", "eq-tower-shield"])
def test_armour_is_no_use_against_lugo(armour: str) -> None:
    def asked(attacker: str, victim: str = CELT) -> set[str]:
        dice = [6, 6, 1, 1] if attacker == LUGO else [6, 6]
        m = bout(fighter(0, attacker), fighter(1, victim, armour), *dice, 1, 1, 1)
        m.answer(ATTACK)
        return {kind for _, kind in m.asked()}

    assert asked(LUGO) == {"surrender"}
    assert asked(CELT) & {"reroll", "gear"}
    assert asked(LUGO, OENOMAUS) & {"reroll", "gear"}


@pytest.mark.card(LUGO)
@pytest.mark.rule("SW-72")
def test_lugos_own_armour_works_and_the_weight_of_the_others_stays() -> None:
    m = bout(fighter(0, LUGO, "eq-shield"), fighter(1, "gl-agron"), 1, 1, 1, 1, 3, 3, 3, 1)
    m.answer(ATTACK)
    assert m.events_of("strikes_back") == [(1, "gl-agron")]
    assert m.asked() == [(0, "gear")]  # against counter-wounds
    m = bout(fighter(0, LUGO), fighter(1, CELT, "eq-tower-shield", hex=[3, 0]), first=1)
    assert max(DISTANCE[NUMBER[3, 0]][hex] for hex in m.moves()) == 1


def brothers(mate: list[int], **given: Any) -> Table:
    """Donar is attacked, while a team mate stands there."""
    m = primus(
        fighter(0, DONAR, hex=THERE),
        fighter(1, CELT, hex=mate),
        fighter(2, given.pop("attacker", CELT), hex=HERE),
        fighter(3, SYRIAN),
        first=2,
        **given,
    )
    m.answer(("attack", 0))
    return m


@pytest.mark.card(DONAR, OENOMAUS)
@pytest.mark.rule("SW-HOOK-4")
def test_donar_has_another_defence_die_beside_a_team_mate() -> None:
    assert len(brothers(BESIDE).events_of("rolls")[1][3:]) == 5
    assert len(brothers(FAR).events_of("rolls")[1][3:]) == 4
    assert len(brothers(BESIDE, attacker=OENOMAUS).events_of("rolls")[1][3:]) == 4
    assert brothers(BESIDE).state.fighters[0].pools == (3, 4, 2)  # it is no health
    m = bout(fighter(0, CELT), fighter(1, DONAR))
    m.answer(ATTACK)
    assert len(m.events_of("rolls")[1][3:]) == 4  # an opponent beside them is no brother


@pytest.mark.card(DONAR)
@pytest.mark.rule("SW-HOOK-4")
def test_a_beaten_team_mate_is_no_brother_on_the_sand() -> None:
    m = primus(
        fighter(0, DONAR, hex=THERE),
        fighter(1, CELT, level="yield"),
        fighter(2, CELT, hex=HERE),
        fighter(3, SYRIAN, hex=[2, 0]),
        first=2,
    )
    m.answer(("attack", 0))
    assert len(m.events_of("rolls")[1][3:]) == 4


# ---------------------------------------------------------------------- Swift


@pytest.mark.card(NASIR, OENOMAUS)
@pytest.mark.rule("SW-HOOK-5", "SW-70")
def test_nasir_moves_attacks_and_moves_on() -> None:
    m = bout(fighter(0, NASIR, hex=[-2, 0]), fighter(1, CELT, hex=THERE), 1, 1, 6, 6, 6)
    m.answer(("move", at(0, 0)))
    assert m.offered() == [ATTACK, "end"]  # not before the attack
    m.answer(ATTACK)
    assert max(DISTANCE[at(0, 0)][hex] for hex in m.moves()) == 2  # four, and two are gone
    m.answer(("move", at(-2, 0)))
    assert m.asked() == [(1, "combat_turn")]
    m = bout(fighter(0, NASIR, hex=[-2, 0]), fighter(1, OENOMAUS, hex=THERE), 1, 1, 6, 6, 6)
    m.answer(("move", at(0, 0)))
    m.answer(ATTACK)
    assert m.asked() == [(1, "combat_turn")]


@pytest.mark.card(NASIR)
@pytest.mark.rule("SW-70")
def test_what_is_left_is_counted_with_the_dice_they_have_then() -> None:
    m = bout(fighter(0, NASIR, hex=[-2, 0]), fighter(1, "gl-agron", hex=THERE), 1, 1, 3, 3, 3, 3)
    m.answer(("move", at(0, 0)))
    m.answer(ATTACK)
    m.answer("speed")  # a counter-wound
    assert max(DISTANCE[at(0, 0)][hex] for hex in m.moves()) == 1
    m = bout(fighter(0, NASIR, hex=[-3, 0]), fighter(1, CELT, hex=[1, 0]), 1, 1, 6, 6, 6)
    m.answer(("move", at(0, 0)))
    m.answer(ATTACK)
    assert max(DISTANCE[at(0, 0)][hex] for hex in m.moves()) == 1
    m = bout(fighter(0, NASIR), fighter(1, CELT), 1, 1, 6, 6, 6)
    m.answer(ATTACK)
    m.answer(("move", at(-1, 0)))
    assert m.asked() == [(1, "combat_turn")]  # one move after the attack, not two


# ---------------------------------------------------------------------- Twin Daggers


@pytest.mark.card(SAXA, OENOMAUS)
@pytest.mark.rule("SW-38")
def test_saxa_may_attack_with_speed_dice() -> None:
    m = bout(fighter(0, SAXA), fighter(1, CELT), 5, 5, 5, 5, 6, 6, 6)
    assert [option for option in m.offered() if option[0] in ("attack", "daggers")] == [ATTACK, ("daggers", 1)]
    m.answer(("daggers", 1))
    assert m.events_of("attacks") == [(0, SAXA, "daggers", 1, CELT)]
    assert m.events_of("rolls")[0] == (0, SAXA, "attack", 5, 5, 5, 5)
    m = bout(fighter(0, SAXA), fighter(1, OENOMAUS))
    assert not m.can(("daggers", 1))
    m = bout(fighter(0, SAXA, "eq-long-spear", hex=[-1, 0]), fighter(1, CELT))
    assert m.can(ATTACK)
    assert not m.can(("daggers", 1))  # a Long Spear does not lengthen it


@pytest.mark.card(SAXA)
@pytest.mark.rule("SW-38")
def test_weapons_do_not_change_twin_daggers() -> None:
    m = bout(fighter(0, SAXA, "eq-sword"), fighter(1, CELT), 5, 5, 5, 2, 6, 6, 6)
    m.answer(("daggers", 1))
    assert m.events_of("keeps_dice") == []
    assert m.asked() == [(0, "combat_turn")]


def test_every_gladiator_has_a_story() -> None:
    assert set(GLADIATORS) <= stories(sys.modules[__name__])
