"""The solvers: the compiled one and the plain one find the same, and both know the board."""

from __future__ import annotations

import pytest

from munera.games.spartacus.combat.hexes import DISTANCE, HEXES, NEIGHBOURS, RING, reach
from munera.games.spartacus.rulebook import BOOK
from munera.odds.spartacus.arena.facts import Duel, Loadout
from munera.odds.spartacus.arena.native import NativeSolver
from munera.odds.spartacus.arena.plain import PlainSolver
from munera.odds.spartacus.arena.sand import sand, symmetries
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.values import KEPT, KEPT_ROUND, ROUND
from tests.odds.arena.fights import loadout, needs_the_compiled_solver

CASES = (
    (loadout("sl-cook", weapon="axe", special="net"), loadout("sl-cook", armour="shield", special="net")),
    (loadout("sl-cook", weapon="trident", armour="helmet"), loadout("sl-cook", weapon="sword", special="javelin")),
)


def test_the_board_has_1206_places() -> None:
    board = sand()
    assert board.places == 1_206
    assert len({tuple(image) for image in symmetries()}) == 12
    for image in symmetries():
        for hex in HEXES:
            assert RING[image[hex]] == RING[hex]
            assert {image[other] for other in NEIGHBOURS[hex]} == set(NEIGHBOURS[image[hex]])


def test_places_are_where_the_rules_let_a_figure_go() -> None:
    board = sand()
    for place in range(0, board.places, 7):
        radius = max(r for r, first in board.starts.items() if first <= place)
        one, two = board.hexes[place]
        assert board.distance[place] == DISTANCE[one][two]
        found = {place}
        for _ in range(3):
            found |= {way for at in found for way in board.beside[0][at]}
        assert found == {board.number[radius, hex, two] for hex in reach(one, 3, (two,), radius)}


@needs_the_compiled_solver
@pytest.mark.parametrize(("one", "two"), CASES)
def test_both_solvers_find_the_same(one: Loadout, two: Loadout) -> None:
    duel = Duel(BOOK, one, two, "total")
    native, plain = NativeSolver(duel), PlainSolver(duel)
    start = Solved(duel, plain).start
    assert list(native.opened(start)) == pytest.approx(list(plain.opened(start)), abs=3e-5)
    for block in ((0, 0, 0, 0), start):
        for what in range(KEPT):
            for radius, place in ((5, sand().starts[5]), (1, sand().starts[1])):
                assert native.near(block, what, radius, place) == pytest.approx(
                    plain.near(block, what, radius, place), abs=3e-5
                )
        assert native.crowd(block, 0) == pytest.approx(plain.crowd(block, 0), abs=3e-5)
    found = [solver.attack(start, 0, False, True, 0, -1, 5, sand().starts[5]) for solver in (native, plain)]
    assert found[0] == pytest.approx(found[1], abs=3e-5)


@needs_the_compiled_solver
def test_it_does_not_matter_who_stands_on_which_mark() -> None:
    one, two = loadout("gl-numidian-warrior", special="net"), loadout("gl-celt-warrior", armour="shield")
    found = Solved(duel := Duel(BOOK, one, two, "total"), NativeSolver(duel)).odds()
    turned = Solved(duel := Duel(BOOK, two, one, "total"), NativeSolver(duel)).odds()
    assert found.win == pytest.approx(1 - turned.win, abs=1e-4)
    assert (*turned[4:], *turned[2:4]) == pytest.approx(found[2:], abs=5e-4)
    assert found.worth == pytest.approx(1 - turned.worth, abs=5e-5)


@needs_the_compiled_solver
def test_dice_are_worth_something() -> None:
    duel = Duel(BOOK, loadout("gl-syrian-warrior"), loadout("gl-celt-warrior"), "total")
    it = Solved(duel, NativeSolver(duel))
    b0, m0, b1, m1 = it.start
    whole = it.value(it.start, ROUND, sand().start)
    for body in range(b0):
        assert it.value((body, m0, b1, m1), ROUND, sand().start).win < whole.win


@pytest.mark.parametrize(
    ("card", "levels"), [("gl-rabanus", (0.0, 1.0)), ("gl-gnaeus", (1.0, 0.0)), ("gl-varro", (0.0, 0.0))]
)
def test_the_merciless_and_the_cruel_leave_nobody_who_yields(card: str, levels: tuple[float, float]) -> None:
    """With one die each the last wound takes one die: others would yield."""
    it = Solved(duel := Duel(BOOK, loadout(card), loadout("sl-cook"), "total"), PlainSolver(duel))
    found = it.solver.attack((0, 0, 0, 0), 0, True, False, 0, -1, 1, sand().starts[1])
    kept = it.solver.near((0, 0, 0, 0), KEPT_ROUND, 1, sand().starts[1])
    by_this_blow = 15 / 36
    assert found.injury_two - (1 - by_this_blow) * kept.injury_two == pytest.approx(by_this_blow * levels[0])
    assert found.decapitation_two - (1 - by_this_blow) * kept.decapitation_two == pytest.approx(
        by_this_blow * levels[1]
    )
