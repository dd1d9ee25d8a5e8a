"""The laws, over every registered game and every value of its table options."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from munera.games import books
from munera.kernel.laws import BASIC, Case, Law, cases, combined, fingerprint, short
from munera.kernel.leaks import leaks
from tests.counts import LONG

# Every game alone and for two, as far as it is played so; the slow tests have every number of seats and option.
FEW = [short(book, seats) for book in books().values() for seats in (1, 2) if seats in book.seats]
# Large tables are slow to check: with most seats only the plain game. `make soak` has every value at every size.
EVERY = [
    case for book in books().values() for seats in (1, 2) if seats in book.seats for case in combined(book, seats)
]
EVERY += [short(book, book.seats[-1]) for book in books().values() if book.seats[-1] > 2]


@pytest.mark.parametrize("case", FEW, ids=str)
@pytest.mark.parametrize("law", BASIC, ids=lambda law: law.__name__)
def test_a_game_keeps_the_law(case: Case, law: Law) -> None:
    for seed in range(2):
        law(case, seed, False)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_game_leaks_nothing(case: Case) -> None:
    seen = sum((leaks(case, seed) for seed in range(4)), leaks(case, 99))
    assert seen["(the same)"] > 10  # the law has looked at something


def test_whoever_leaves_an_imagined_game_does_not_bring_the_real_one_back() -> None:
    """Among three schools a stage begins again without the one that left; with two the game is over."""
    leaks(short(books()["school"], 3), 1)


def test_every_value_of_every_table_option_has_its_table() -> None:
    """Combined tables leave nothing out that the soak tries one by one."""
    for book in books().values():
        for seats in {1, 2} & set(book.seats) & set(book.law_seats or (book.seats[0], book.seats[-1])):
            tables = [short(book, seats), *combined(book, seats)]
            there = {item for case in tables for item in case.variant.items()}
            assert there >= {item for case in cases(book) if case.seats == seats for item in case.variant.items()}
            assert len(tables) < len(cases(book))


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_table_option_keeps_every_law(case: Case) -> None:
    """The laws take turns: at each table every second one, and at the next table the others. The soak has all."""
    turn = EVERY.index(case)
    for law in BASIC if LONG else BASIC[turn % 2 :: 2]:
        law(case, 7, False)
    if LONG or turn % 2:
        leaks(case, 7)


# A duel has a hundred decisions, the games around it many times as many: the soak looks at each of those.
@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in FEW if LONG or case.book.id == "gladius"], ids=str)
def test_the_laws_hold_at_every_decision_and_for_every_seat(case: Case) -> None:
    for law in BASIC:
        law(case, 1, True)
    leaks(case, 1, True)


@pytest.mark.slow
@pytest.mark.parametrize("game", books())
def test_two_processes_and_two_hash_seeds_play_the_same_game(game: str) -> None:
    code = (
        "from munera.games import book; from munera.kernel.laws import fingerprint, short;"
        f"b = book({game!r}); print([fingerprint(short(b, n), [1]) for n in (1, 2) if n in b.seats])"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    book = books()[game]
    here = [fingerprint(short(book, n), [1]) for n in (1, 2) if n in book.seats]
    assert prints == {f"{here}\n"}
