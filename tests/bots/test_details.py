"""Small things that gladiators decide for whoever plays alone, and what stays with their player."""

from __future__ import annotations

from typing import Any, cast

import pytest

from munera.bots.bot import Seen
from munera.bots.serpents import details as serpents_details
from munera.bots.spartacus.details import CLEAR, DECIDED, decide
from munera.games import game
from munera.games.spartacus.queries import DISTANCE
from munera.kernel import Option
from munera.odds.spartacus.arena.advice import advice
from munera.odds.spartacus.arena.facts import Loadout
from munera.odds.spartacus.arena.solved import solved
from munera.odds.spartacus.duels import victory, wounded
from munera.testing.serpents import BOOK as SERPENTS
from munera.testing.serpents import SYRIAN, THRACIAN, four, primus
from munera.testing.serpents import Table as SerpentsTable
from munera.testing.serpents import intrigue as serpents_intrigue
from munera.testing.spartacus import Table, Tables, duel, fighter, house, intrigue, new_game
from munera.testing.spartacus.titles import BARCA, CELT, CRIXUS, JAVELIN, SPARTACUS
from tests.odds.arena.fights import needs_the_compiled_solver

EVEN = ((2, 2, 2), (2, 2, 2))
LOPSIDED = ((3, 3, 3), (1, 1, 1))
NUMIDIAN = "gl-numidian-warrior"
FOUR = (CELT, SYRIAN, THRACIAN, NUMIDIAN)
SWIFT = ((2, 3, 4), (3, 3, 2))  # I is faster, and neither is clearly stronger


def decided(m: Table, seat: int = 0) -> tuple[Option] | None:
    return decide(Seen(m.match, seat), m.match.ask_of(seat))


def initiative(apart: int) -> Table:
    """Seat 0 has won the initiative: the Numidian strikes from four hexes away, the Celt from three."""
    pools = (2, 1, 3), (2, 2, 2)
    m = duel(NUMIDIAN, CELT, apart=apart, pools=pools, moment="combat", dice=[6, 6, 6, 1, 1])
    assert m.asked() == [(0, "order")]
    return m


def beside(m: Table, hex: int) -> bool:
    return DISTANCE[hex][m.fighter(1).hex] == 1


# ---------------------------------------------------------------------- the price of a power


def exhibition(*gladiators: str) -> Table:
    """Batiatus exhausts two of these gladiators."""
    m = intrigue(
        house(*gladiators, house="ho-batiatus", coins=5), house("gl-duro", coins=5), house("gl-barca", coins=5)
    )
    m.answer(("power", "exhibition-match"))
    return m


@pytest.mark.rule("SP-ASK-9")
def test_the_weakest_gladiators_are_exhausted_for_a_power() -> None:
    m = exhibition(CRIXUS, CELT, SPARTACUS)
    assert m.asked() == [(0, "pick")]
    spared = {}
    while m.kind == "pick":
        given = decided(m)
        assert given is not None
        spared[m.state.assets[cast("int", given[0])].card] = given
        m.answer(given[0])
    assert set(spared) == {CELT, CRIXUS}


@pytest.mark.rule("SP-ASK-9")
def test_who_is_discarded_is_for_their_player() -> None:
    m = intrigue(
        house(CRIXUS, "sl-cook", "sl-medicus", hand=["sc-illicit-auction"], influence=7), house(), house()
    )
    m.scheme("sc-illicit-auction", 0)
    m.answer("confirm")
    assert m.asked() == [(0, "pick")]
    assert decided(m) is None


@pytest.mark.rule("SP-ASK-9")
def test_the_expansion_has_schemes_that_exhaust_their_target() -> None:
    brotherhood = "sc-test-of-the-brotherhood"
    m = serpents_intrigue(
        house(CELT, CRIXUS, SPARTACUS, hand=[brotherhood], influence=7), house(SYRIAN), house(THRACIAN)
    )
    m.scheme(brotherhood, 0)
    while m.kind != "pick":
        m.answer(1 if m.kind == "oblige" else "confirm" if m.kind == "announced" else m.ask().default())
    given = serpents_details.decide(Seen(m.match, 0), m.match.ask_of(0))
    assert given is not None
    assert m.state.assets[cast("int", given[0])].card == CELT


# ---------------------------------------------------------------------- in a turn


@pytest.mark.rule("SP-ASK-4")
def test_whoever_can_only_strike_or_end_the_turn_strikes() -> None:
    m = duel(CELT, CELT, apart=2, pools=EVEN)
    assert decided(m) is None  # where to go is their player's affair
    m.answer(next(move for move in m.offered() if move[0] == "move" and beside(m, move[1])))
    assert m.offered() == [("attack", 1), "end"]
    assert decided(m) == (("attack", 1),)


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize("apart", [1, 2])
def test_who_could_strike_or_get_away_is_asked(apart: int) -> None:
    m = duel(CRIXUS, BARCA, apart=apart, pools=SWIFT)
    assert (("attack", 1) in m.offered()) == (apart == 1)
    assert decided(m) is None


@pytest.mark.rule("SP-ASK-4")
def test_whoever_cannot_get_out_of_reach_strikes() -> None:
    m = duel(CELT, CELT, pools=EVEN)  # two steps away the foe strikes all the same
    assert ("attack", 1) in m.offered()
    assert len(m.offered()) > 2
    assert decided(m) == (("attack", 1),)


@pytest.mark.rule("SP-ASK-4")
def test_how_to_strike_is_their_player_s_affair_although_there_is_no_way_out() -> None:
    m = duel(CELT, CELT, pools=EVEN, gear=((JAVELIN,), ()))
    assert {("attack", 1), ("javelin", 1)} <= set(m.offered())
    assert decided(m) is None


@pytest.mark.rule("SP-ASK-4")
def test_the_steps_after_a_blow_are_the_gladiators_own() -> None:
    m = duel(CELT, CELT, pools=EVEN, dice=[1] * 8)
    m.answer(("attack", 1))
    m.answer_by_default_until(lambda: m.kind == "combat_turn")
    assert m.asked() == [(0, "combat_turn")]
    found = decided(m)
    assert found is not None
    assert found[0] in m.offered()


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(("pools", "settled"), [(LOPSIDED, True), (LOPSIDED[::-1], True), (EVEN, False)])
def test_a_duel_that_is_as_good_as_decided_is_fought_to_its_end(pools: Any, settled: bool) -> None:
    m = duel(CRIXUS, BARCA, apart=3, pools=pools)
    assert (decided(m) is not None) == settled


@pytest.mark.rule("SP-ASK-4")
def test_everybody_closes_in_themselves_unless_one_is_clearly_stronger() -> None:
    assert decided(duel(CRIXUS, BARCA, apart=3)) is None
    assert decided(duel(CRIXUS, "sl-cook", apart=3)) is not None
    assert decided(duel("sl-cook", CRIXUS, apart=3)) is not None


@pytest.mark.rule("SP-ASK-4")
def test_while_nobody_can_be_struck_gladiators_choose_their_steps() -> None:
    m = duel(CELT, CELT, apart=5, pools=EVEN)
    found = decided(m)
    assert found is not None
    assert found[0] in m.offered()
    assert decided(duel(CELT, CELT, apart=3, pools=EVEN)) is None  # two steps and a blow


@pytest.mark.rule("SP-ASK-4")
def test_whoever_is_clearly_stronger_strikes_the_foe_in_reach() -> None:
    ahead = (3, 3, 4), (3, 3, 2)
    assert victory(*ahead) >= CLEAR > victory(*SWIFT)
    assert 1 - victory(*ahead[::-1]) < DECIDED  # not so clear if the other one were to strike next
    assert decided(duel(CRIXUS, BARCA, pools=ahead)) == (("attack", 1),)
    m = duel(CRIXUS, BARCA, apart=2, pools=ahead)
    found: Any = decided(m)
    assert beside(m, found[0][1])  # to strike from there
    assert decided(duel(CRIXUS, BARCA, pools=SWIFT)) is None


# ---------------------------------------------------------------------- beside the turns


@pytest.mark.rule("SP-ASK-4")
def test_gladiators_choose_who_begins_and_which_dice_they_lose() -> None:
    m = duel(CELT, CELT, apart=5, dice=[6, 6, 1, 1], moment="combat", pools=EVEN)
    assert m.asked() == [(0, "order")]
    assert decided(m) in (("first",), ("second",))
    m = duel(CRIXUS, BARCA, dice=[6, 1, 1, 1, 1, 1, 1], pools=((4, 3, 3), (3, 3, 3)))
    m.answer(("attack", 1))
    m.answer_by_default_until(lambda: m.kind == "surrender")
    assert decided(m, 1) is not None


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(("rolls", "again"), [((1, 1, 6, 6), "yes"), ((6, 6, 1, 1), "no")])
def test_a_tactician_rolls_again_what_is_no_better(rolls: tuple[int, ...], again: str) -> None:
    m = duel("gl-pericles", CELT, apart=5, dice=list(rolls), moment="combat", pools=EVEN)
    assert m.asked() == [(0, "tactician")]
    assert decided(m) == (again,)


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(
    ("pools", "lost"), [((3, 1, 2), "speed"), ((4, 1, 2), "attack"), ((2, 2, 2), "defence"), ((2, 1, 2), "speed")]
)
def test_they_give_up_dice_for_attack_last(pools: tuple[int, int, int], lost: str) -> None:
    m = duel(BARCA, CRIXUS, dice=[6, *([1] * 20)], pools=((1, 3, 3), pools))
    m.answer(("attack", 1))
    m.answer_by_default_until(lambda: m.kind == "surrender")
    assert decided(m, 1) == (lost,)


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(("apart", "chosen"), [(3, "first"), (4, "second"), (5, "second")])
def test_who_could_strike_goes_first_but_where_the_foe_could_not(apart: int, chosen: str) -> None:
    assert decided(initiative(apart)) == (chosen,)


def struck(one: str, two: str, pools: Any) -> Table:
    """Seat 0 has struck in vain, and has steps left."""
    m = duel(one, two, pools=pools, dice=[1] * 20)
    m.answer(("attack", 1))
    m.answer_by_default_until(lambda: m.kind == "combat_turn")
    assert m.asked() == [(0, "combat_turn")]
    return m


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(("one", "pools"), [(CELT, EVEN), (NUMIDIAN, ((3, 1, 3), (2, 2, 2)))])
def test_after_a_blow_they_step_as_far_away_as_helps(one: str, pools: Any) -> None:
    m = struck(one, CELT, pools)
    found: Any = decided(m)
    gap = DISTANCE[found[0][1]][m.fighter(1).hex]
    assert gap == max(DISTANCE[option[1]][m.fighter(1).hex] for option in m.offered() if option != "end")


@needs_the_compiled_solver
def test_to_step_away_after_a_blow_is_better_by_the_solved_odds() -> None:
    m = struck(NUMIDIAN, CELT, ((2, 1, 2), (2, 2, 2)))
    odds = advice(m.state, m.match.ask_of(0), solved(Loadout(NUMIDIAN), Loadout(CELT)))
    worth = {option.option: option.worth for option in odds.options}
    found: Any = decided(m)
    assert worth[found[0]] > worth["end"]


@needs_the_compiled_solver
@pytest.mark.parametrize("apart", range(1, 6))
def test_who_goes_first_is_as_the_solved_odds_say(apart: int) -> None:
    m = initiative(apart)
    odds = advice(m.state, m.match.ask_of(0), solved(Loadout(NUMIDIAN), Loadout(CELT)))
    assert decided(m) == (odds.best.option,)


@pytest.mark.rule("SP-ASK-4")
def test_a_fight_that_is_the_whole_game_is_for_its_player() -> None:
    m = new_game(2, 1, mode="fight")
    m.answer_by_default_until(lambda: m.kind == "order")
    assert decided(m, m.ask().seat) is None


@pytest.mark.rule("SP-ASK-4")
def test_the_expansion_decides_alike() -> None:
    m = Tables(SERPENTS, SerpentsTable).duel(apart=5, dice=[6, 6, 1, 1], moment="combat")
    assert m.asked() == [(0, "order")]
    assert serpents_details.decide(Seen(m.match, 0), m.match.ask_of(0)) is not None
    assert game("serpents").load("details") is serpents_details.decide
    assert game("spartacus").load("details") is decide


# ---------------------------------------------------------------------- in a Primus


def of_serpents(m: SerpentsTable, seat: int = 0) -> tuple[Option] | None:
    return serpents_details.decide(Seen(m.match, seat), m.match.ask_of(seat))


@pytest.mark.rule("SW-ASK-2")
def test_in_a_primus_gladiators_choose_where_they_stand_and_who_goes_first() -> None:
    m = four(*FOUR, moment="combat", dice=[6, 6, *([1] * 8)])
    m.answer("first")
    assert m.asked()[0] == (0, "who_goes")
    assert of_serpents(m) in ((0,), (1,))
    m = primus(*(fighter(seat, card) for seat, card in enumerate(FOUR)), moment="teams")
    assert m.kind == "teams"
    assert of_serpents(m) is None  # who fights with whom is the Host's affair
    m.answer(m.offered()[0])
    seat = m.asked()[0][0]
    assert m.kind == "place"
    found = of_serpents(m, seat)
    assert found is not None
    assert found[0] in m.offered()


@pytest.mark.rule("SP-ASK-4")
@pytest.mark.parametrize(("foes", "settled"), [(1, True), (2, False)])
def test_a_melee_is_decided_when_one_foe_is_left_whom_one_would_beat_alone(foes: int, settled: bool) -> None:
    weak = {"attack": 1, "defence": 1, "speed": 1}
    others = [fighter(2, SYRIAN, hex=[2, 0], **weak), fighter(3, THRACIAN, hex=[0, 2], **weak)]
    if foes == 1:
        others[1] = fighter(3, THRACIAN, level="injury", attack=0, defence=1, speed=1)
    m = primus(fighter(0, SPARTACUS, hex=[0, 0]), fighter(1, CELT, hex=[-1, 0]), *others, first=0, combat_round=2)
    assert m.asked() == [(0, "combat_turn")]
    assert (of_serpents(m) is not None) == settled


# ---------------------------------------------------------------------- how open a duel is


def test_chances_of_a_duel() -> None:
    even = victory((2, 2, 2), (2, 2, 2))
    assert 0.5 < even < 0.7  # whoever strikes first is better off
    assert victory((4, 3, 3), (1, 1, 1)) > 0.97
    assert victory((1, 1, 1), (4, 3, 3)) < 0.1
    assert victory((1, 1, 1), (1, 1, 1)) == pytest.approx(
        15 / 36 / (1 - (21 / 36) ** 2)
    )  # the higher die hits, and one wound is the end


def test_the_largest_pools_lose_dice_first() -> None:
    assert wounded((3, 2, 1), 1) == (2, 2, 1)
    assert wounded((1, 1, 1), 1) == (1, 1, 0)
    assert wounded((2, 1, 1), 9) == (0, 0, 0)
