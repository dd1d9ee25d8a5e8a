"""Plays many games between bots: one plan, played in order by one process or shared among several.

What is played depends on the plan alone. Game i is dealt by `deal(i)`: a pairing of bots and seats, a variant and
a seed. The bots rotate through the seats, and all games of one rotation share a seed, so that names are compared
on the same cards.

The bots' chance comes from the plan's seed too, so that a simulation can be repeated. A bot that is out to cheat
could find that seed by trying and know all cards: results are for honest bots. At a table with people it cannot,
since there the bots' chance comes from a secret of the table (`munera.cli.terminal_table`).
"""

from __future__ import annotations

import json
import signal
import sys
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from multiprocessing import current_process, get_context, resource_tracker
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic, sleep
from typing import Any

from munera import __version__
from munera.bots import make
from munera.bots.bot import Bot
from munera.bots.playing import Given, play
from munera.games import book
from munera.kernel import Match, MuneraError, Option, Rulebook, Stream, record, start
from munera.lab.stats import needs_events, statistician, summarise

MOST_GAMES = 50  # games at most that a process plays before it reports
MOST_WAITING = 4  # chunks for each process that wait their turn
GUARD = 'a script that simulates with several jobs does so below `if __name__ == "__main__":`'
NO_FILE = "several jobs need a script that is a file: every process loads it, and this one came through a pipe"
UNGUARDED = 77  # the status of a process that was about to simulate in its turn
PATIENCE = 5.0  # seconds for processes to end that were told to
LEAST_CHUNKS = 8  # chunks at least for each process, so that none waits long for the last one


class BadSimulation(MuneraError, ValueError):
    """A simulation that cannot be run as asked."""


@dataclass(frozen=True)
class Deal:
    """What one game of a plan is dealt with: its seed, bots and variant."""

    number: int
    seed: str
    bots: tuple[str, ...]
    variant: int
    turn: int = 0  # how far the bots were rotated

    def first(self, seat: int) -> bool:
        """Does the bot that was named first sit here?"""
        return (seat + self.turn) % len(self.bots) == 0


@dataclass(frozen=True)
class Plan:
    """Everything that decides which games are played."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    variants: tuple[Mapping[str, Option], ...] = ({},)
    seed: int | str = 0
    records: bool = False  # write the games down; changes nothing about them

    def deal(self, number: int) -> Deal:
        """The deal of game `number`: each variant in turn, and for each seed all rotations of the bots."""
        turns = self.rotations
        round, turn = divmod(number, turns)
        seed, variant = divmod(round, len(self.variants))
        return Deal(number, f"{self.seed}/{seed}", self.bots[turn:] + self.bots[:turn], variant, turn)

    @property
    def rotations(self) -> int:
        """How many different rotations of the bots there are: one if all are the same."""
        turns = 1
        while self.bots[turns:] + self.bots[:turns] != self.bots:
            turns += 1
        return turns


@dataclass(frozen=True)
class Played:
    """The result of one game."""

    deal: Deal
    scores: tuple[float, ...] = ()
    places: tuple[int, ...] = ()  # of every seat, by the rules
    winner: int | None = None  # the seat that won alone
    drawn: bool = False
    answers: int = 0
    decisions: int = 0
    turns: int | None = None
    digest: str = ""
    stand_ins: Mapping[int, str] = field(default_factory=dict)
    error: str = ""
    record: str = ""
    summary: Any = None  # for the statistics of the game, if it has any


def games(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Every game of the plan in order, whichever process played it."""
    size = max(1, min(MOST_GAMES, plan.games // (LEAST_CHUNKS * jobs)))
    chunks = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    if jobs == 1 or size >= plan.games:
        for chunk in chunks:
            yield from play_some(plan, chunk)
        return
    _end_if_only_loading()
    _need_a_file()
    # Spawned, not forked: the same everywhere; and no daemons, since bots of others need processes of their own.
    workers = min(jobs, -(-plan.games // size))
    with ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts) as pool:
        pending: deque[Future[list[Played]]] = deque()
        processes: dict[int, BaseProcess] = {}  # all that were started: a pool that breaks forgets its own
        try:
            room = workers * MOST_WAITING
            while True:
                with _interrupts_postponed():  # any submission may start a process
                    for chunk in islice(chunks, room):
                        pending.append(_submitted(pool, processes, plan, chunk))
                        processes |= pool._processes or {}
                if not pending:
                    break
                yield from _result(pending.popleft(), processes.values())
                room = 1
        except KeyboardInterrupt:
            for process in list((pool._processes or {}).values()):  # what they play now may take long
                process.terminate()
            pending.clear()  # the pool fails them itself, and would stumble over cancelled ones
            raise
        finally:
            for future in pending:
                future.cancel()


def _ignore_interrupts() -> None:
    """Let a worker leave Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_postponed() -> Iterator[None]:
    """Postpone Ctrl-C while processes are started: they inherit that, and ignore it from their first moment.

    To block the signal in this thread alone is not enough: another one, such as that of a progress bar, takes it,
    and Python would raise KeyboardInterrupt here, between the start of a process and what it is told.
    """
    handler = signal.getsignal(signal.SIGINT)
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread() or not callable(handler):
        yield
        return
    resource_tracker.ensure_running()  # its own start would end the waiting
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if came:
            handler(signal.SIGINT, None)


def _submitted(
    pool: ProcessPoolExecutor, processes: Mapping[int, BaseProcess], plan: Plan, chunk: Sequence[int]
) -> Future[list[Played]]:
    try:
        return pool.submit(play_some, plan, chunk)
    except BrokenProcessPool as error:
        raise _what_broke(processes.values()) from error


def _result(future: Future[list[Played]], processes: Collection[BaseProcess]) -> list[Played]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise _what_broke(processes) from error


def _what_broke(processes: Collection[BaseProcess]) -> BadSimulation:
    """Why a process has ended before its games: it would have begun the simulation again, or somebody ended it."""
    deadline = monotonic() + PATIENCE  # the pool waits for them as well, and only one of us is told how they ended
    while any(process.exitcode is None for process in processes) and monotonic() < deadline:
        sleep(0.01)
    if any(process.exitcode == UNGUARDED for process in processes):
        return BadSimulation(f"a process of the simulation began to simulate itself: {GUARD}")
    return BadSimulation("a process of the simulation was ended from outside")


def _end_if_only_loading() -> None:
    """End a process that is only just loading the script which started it, and would start others.

    Each new process runs that script once more, up to here, unless the script keeps this from being run again. No
    exception that the script could catch: who waits for this process says what is wrong.
    """
    if getattr(current_process(), "_inheriting", False):
        raise SystemExit(UNGUARDED)


def _need_a_file() -> None:
    """Refuse a script that no process could load: they would all end at once, and nobody would know why."""
    script = sys.modules["__main__"]
    path = getattr(script, "__file__", None)
    if path is not None and getattr(script, "__spec__", None) is None and not Path(path).exists():
        raise BadSimulation(NO_FILE)


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play some of the games in this process."""
    rules = book(plan.game)
    return [play_one(plan, rules, plan.deal(number)) for number in numbers]


def play_one(plan: Plan, rules: Rulebook[Any], deal: Deal) -> Played:
    """Play one game. An error is part of the result, since one broken game must not end a long run."""
    bots: list[Bot] = []
    trace: list[Given] = []
    try:
        for seat, spec in enumerate(deal.bots):
            bots.append(make(spec, plan.game, Stream.seeded(f"{deal.seed}/bot/{seat}")))
        remember = plan.records or any(bot.imagines for bot in bots)
        counts_more = statistician(plan.game)
        log = plan.records or needs_events(counts_more) or any(bot.hears for bot in bots)
        match = start(rules, plan.seats, deal.seed, plan.variants[deal.variant], keep=remember, log=log)
        counts = play(match, bots, Stream.seeded(f"{deal.seed}/driver"), stand_in=True, trace=trace)
        scores, winner, drawn = result(match)
        final = match.book.view(match.state, None)
        return Played(
            deal=deal,
            scores=scores,
            places=tuple(rules.places(match.state)),
            winner=winner,
            drawn=drawn,
            answers=counts.answers,
            decisions=counts.decisions,
            turns=_turns(final),
            digest=_digest(deal, trace, scores),
            stand_ins=counts.stand_ins,
            record=record(match) if plan.records else "",
            summary=summarise(counts_more, final, match.events(None)) if counts_more else None,
        )
    except Exception as error:
        return Played(deal=deal, error=f"{type(error).__name__}: {error}", digest=_digest(deal, trace, ()))
    finally:
        for bot in bots:
            bot.close()


def result(match: Match[Any]) -> tuple[tuple[float, ...], int | None, bool]:
    """The scores, the only winner, and whether it was a draw. In a solo game, a score of nothing is a loss."""
    rules, state = match.book, match.state
    scores = rules.score(state)
    winners = rules.winners(state)
    winner = winners[0] if len(winners) == 1 else None
    return scores, winner, winner is None and (len(scores) > 1 or max(scores) > 0)


def _turns(view: Mapping[str, Any]) -> int | None:
    """How many turns were taken; None in games whose view does not count them."""
    turns = view.get("turn")
    return turns if type(turns) is int else None


def versions(rules: Rulebook[Any]) -> dict[str, str]:
    """What plays: this package and these rules. Digests hold it, so that equal ones mean equal games."""
    return {"munera": __version__, "rules": rules.version}


def _digest(deal: Deal, trace: list[Given], scores: tuple[float, ...]) -> str:
    """A hash of what was played, made of the inputs, so that it is the same with and without a record."""
    played = json.dumps([deal.number, deal.seed, deal.variant, deal.bots, trace, scores], separators=(",", ":"))
    return sha256(played.encode()).hexdigest()


def check_bots(game: str, specs: Sequence[str]) -> None:
    """Raise UnknownBot for a bot that does not exist, before any game is played."""
    for spec in dict.fromkeys(specs):
        make(spec, game, Stream.seeded(0)).close()
