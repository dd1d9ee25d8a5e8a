"""`python -m tools.release.games SOURCES OUT`: records and saves of every game, played by the munera of SOURCES.

Short games at tables of every size with all sorts of options; by bots, and by chance with anytime moves and
changed minds; some seats give up. What is played depends on nothing but the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import munera
from munera import bots
from munera.bots.playing import play
from munera.games import books
from munera.kernel import ANY, SEALED, Match, Rulebook, Stream, record, save
from munera.kernel.laws import Case
from munera.kernel.random_play import RandomPlayer
from tools.releases import RECORDS, SAVES, SUFFIX, write_lines

RECORD_COUNT = 20
UNUSUAL = 500  # in a thousand options are not as usual
KINDS = ("type",)  # options that choose another kind of game, which need not be longer
ROUNDS = 3  # in some games of Spartacus, so that they come to all their phases


def table(book: Rulebook[Any], number: int) -> Case:
    """A size of table and some options, by turns, without options that make a game long."""
    seats = book.seats[number % len(book.seats)]
    usual, stream = book.short_game_for(seats), Stream.seeded(f"{book.id} table {number}")
    case = Case(book, seats, usual)
    for name, setting in book.settings.items():
        if (name in usual and name not in KINDS) or not stream.chance(UNUSUAL):
            continue
        changed = Case(book, seats, {**case.variant, name: stream.choice(setting.samples())})
        if changed.allowed():
            case = changed
    if "rounds" in usual and number % 4 == 0:
        case = Case(book, seats, {**case.variant, "rounds": ROUNDS})
    return case


# ---------------------------------------------------------------------- players


def by_chance(match: Match[Any], seed: str, acts: int = 200, leave_at: int = -1) -> int:
    """Play at random to the end; a seat gives up after so many inputs, if it may. Returns the inputs."""
    player, number = RandomPlayer(Stream.seeded(seed), acts), 0
    while not match.over:
        if number == leave_at:
            willing = [seat for seat in match.seats if match.book.may_concede(match.state, seat)]
            if willing:
                match.concede(willing[number % len(willing)])
                leave_at = -1
                continue
            leave_at += 1
        player.step(match)
        number += 1
    return number


def by_bots(match: Match[Any], seed: str, first: int) -> None:
    """Play with all sorts of bots, each seat with another one."""
    known = bots.names(match.book.id)
    chosen = [known[(first + seat) % len(known)] for seat in match.seats]
    players = [bots.make(one, match.book.id, Stream.seeded(f"{seed}/{i}")) for i, one in enumerate(chosen)]
    play(match, players, Stream.seeded(seed))


def whole_games(book: Rulebook[Any]) -> Iterator[str]:
    """The records of whole games."""
    for number in range(RECORD_COUNT):
        case, seed = table(book, number), f"{book.id} {number}"
        match = case.start(seed)
        if number % 4 == 1:
            by_bots(match, seed, number)
        elif number % 4 == 3:
            length = by_chance(case.start(seed), seed)
            by_chance(match, seed, leave_at=length // 2)
        else:
            by_chance(match, seed, acts=200 + 200 * (number % 4))
        yield record(match)


# ---------------------------------------------------------------------- saves

Wanted = Callable[[Match[Any]], bool]
MOMENTS: tuple[Wanted, ...] = (
    lambda match: match.mode == SEALED and bool(match.sealed()),
    lambda match: bool(match.pending) and match.pending[0].kind in match.book.windows,
    lambda match: match.mode == ANY,
    lambda match: len(match.trail) > 1,
    lambda match: not match.trail,
)


def middles(book: Rulebook[Any]) -> Iterator[str]:
    """The saves, each in the middle of another kind of moment, if the game has such moments."""
    for number, wanted in enumerate(MOMENTS):
        case, seed = table(book, RECORD_COUNT - 1 - 3 * number), f"{book.id} save {number}"
        match, player = case.start(seed), RandomPlayer(Stream.seeded(seed))
        found: list[int] = []
        others: list[int] = []
        for at in count():
            if match.over:
                break
            (found if wanted(match) else others).append(at)
            player.step(match)
        moments = found or others
        match, player = case.start(seed), RandomPlayer(Stream.seeded(seed))
        for _ in range(moments[len(moments) * (number + 1) // (len(MOMENTS) + 1)]):
            player.step(match)
        yield save(match)


def main(sources: str, out: str) -> None:
    if not (munera.__file__ or "").startswith(sources):
        sys.exit(f"release: {sources} was to play, but {munera.__file__} was found")
    for game, book in books().items():
        write_lines(Path(out, RECORDS, f"{game}{SUFFIX}"), list(whole_games(book)))
        write_lines(Path(out, SAVES, f"{game}{SUFFIX}"), list(middles(book)))


if __name__ == "__main__":
    main(*sys.argv[1:])
