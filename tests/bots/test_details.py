"""Small things that gladiators decide for whoever plays alone, and what stays with their player."""

from __future__ import annotations

from typing import Any

import pytest

from munera.bots.bot import Seen
from munera.bots.serpents import details as serpents_details
from munera.bots.spartacus.details import CLEAR, DECIDED, decide
from munera.games import game
from munera.games.spartacus.queries import DISTANCE
from munera.kernel import Option
from munera.odds.spartacus.duels import victory, wounded
from munera.testing.serpents import BOOK as SERPENTS
from munera.testing.serpents import Table as SerpentsTable
from munera.testing.spartacus import Table, Tables, duel, new_game
from munera.testing.spartacus.titles import BARCA, CELT, CRIXUS

EVEN = ((2, 2, 2), (2, 2, 2))
LOPSIDED = ((3, 3, 3), (1, 1, 1))


def decided(m: Table, seat: int = 0) -> tuple[Option] | None:
    return decide(Seen(m.match, seat), m.match.ask_of(seat))


def beside(m: Table, hex: int) -> bool:
    return DISTANCE[hex][m.fighter(1).hex] == 1


# ---------------------------------------------------------------------- in a turn


@pytest.mark.rule("SP-ASK-4")
def test_whoever_can_only_strike_or_end_the_turn_strikes() -> None:
    m = duel(CELT, CELT, apart=2, pools=EVEN)
    assert decided(m) is None  # where to go is their player's affair
    m.answer(next(move for move in m.offered() if move[0] == "move" and beside(m, move[1])))
    assert m.offered() == [("attack", 1), "end"]
    assert decided(m) == (("attack", 1),)


@pytest.mark.rule("SP-ASK-4")
def test_who_stands_beside_the_foe_and_could_go_elsewhere_is_asked() -> None:
    m = duel(CELT, CELT, pools=EVEN)
    assert ("attack", 1) in m.offered()
    assert len(m.offered()) > 2
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
@pytest.mark.parametrize("apart", [3, 6])
def test_everybody_opens_their_own_fights_unless_one_is_clearly_stronger(apart: int) -> None:
    assert decided(duel(CRIXUS, BARCA, apart=apart)) is None
    assert decided(duel(CRIXUS, "sl-cook", apart=apart)) is not None
    assert decided(duel("sl-cook", CRIXUS, apart=apart)) is not None


@pytest.mark.rule("SP-ASK-4")
def test_whoever_is_clearly_stronger_strikes_the_foe_in_reach() -> None:
    ahead, open_still = ((3, 3, 3), (3, 2, 2)), ((4, 3, 3), (3, 3, 3))
    assert victory(*ahead) >= CLEAR > victory(*open_still)
    assert 1 - victory(*ahead[::-1]) < DECIDED  # not so clear if the other one were to strike next
    assert decided(duel(CRIXUS, BARCA, pools=ahead)) == (("attack", 1),)
    assert decided(duel(CRIXUS, BARCA, pools=open_still)) is None


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
