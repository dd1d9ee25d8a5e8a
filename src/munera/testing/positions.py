"""What tests of written positions prove: that one is sound, is refused with words that help, can be recorded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from munera.kernel import BadPosition, Match, Rulebook, Seat, Stream, record, replay, resume, save, start_from
from munera.kernel.laws import Case
from munera.kernel.laws.same import look, same_for_all, same_text
from munera.kernel.random_play import RandomPlayer

STEPS = 12  # random inputs after which a position is looked at once more


# ---------------------------------------------------------------------- what was played since a position


def answered(seat: Seat, kind: str, answer: Any) -> dict[str, Any]:
    """One seat has answered a question of this kind: an entry of `played`."""
    return {"seat": seat, "ask": kind, "answer": answer}


def sealed(kind: str, *answers: Any) -> dict[str, Any]:
    """All who were asked have answered in secret, in the order in which they were asked: an entry of `played`."""
    return {"ask": kind, "answers": list(answers)}


def acted(seat: Seat, *move: Any) -> dict[str, Any]:
    """A seat has done something that may be done at any time: an entry of `played`."""
    return {"seat": seat, "act": list(move)}


# ---------------------------------------------------------------------- proofs


@dataclass(frozen=True)
class PositionCase(Case):
    """A case for the laws of the kernel that begins at a written position, with what was `played` since in it.

        laws.check(PositionCase(BOOK, 2, {}, "a thin deck", {"fighters": [...], "deck": []}))

    The laws play every game to its end: table options that make it short belong into the position.
    """

    name: str = ""
    position: Mapping[str, Any] = field(default_factory=dict)

    def start(self, seed: int | str, *, keep: bool = True) -> Match[Any]:
        """The position, with chance and all that it does not mention from this seed."""
        assert keep, "a written position always remembers how it began"
        return start_from(self.book, {**self.position, "seed": seed})

    def __str__(self) -> str:
        return self.name


def check_position(
    book: Rulebook[Any], written: Mapping[str, Any], asked: Iterable[tuple[Seat, str]], steps: int = STEPS
) -> Match[Any]:
    """From this position these seats are asked these questions, and play goes on by the laws of every game.

    Forks, saves and records of it, there and at every one of so many random inputs later, are the same game; what
    every viewer imagines looks the same to it; nothing is lost or doubled. Returns the match at the position.
    """
    match = start_from(book, written)
    wanted = sorted(asked)
    found = sorted((ask.seat, ask.kind) for ask in match.waiting())
    assert found == wanted, f"asked is {found}, not {wanted}"
    stream = Stream.seeded(f"position {json.dumps(written, sort_keys=True)}")
    free = {key: value for key, value in written.items() if key != "exact"}  # random players roll what they like
    twin, player = start_from(book, free), RandomPlayer(stream)
    for _ in range(steps):
        _check_copies(twin, stream)
        if twin.over:
            break
        player.step(twin)
    check_recorded(twin)
    return match


def _check_copies(match: Match[Any], stream: Stream) -> None:
    book = match.book
    total = book.totals(match.state)
    assert same_for_all(match.fork(), match), "a fork is another game"
    assert same_for_all(resume(book, save(match)), match), "saved and resumed it is another game"
    for viewer in (None, *match.seats):
        imagined = match.imagine(viewer, stream)
        assert same_text(look(imagined, viewer), look(match, viewer)), f"{viewer} imagines another table"
        assert book.totals(imagined.state) == total, f"{viewer} imagines other cards"


def check_refused(book: Rulebook[Any], written: Any, words: str) -> None:
    """It is refused with these words, whether it is only read or played."""
    readers: Sequence[Callable[[Any], Any]] = (book.position, lambda position: start_from(book, position))
    for read in readers:
        try:
            read(written)
        except BadPosition as refusal:
            said = str(refusal)
        else:
            raise AssertionError(f"this is not refused: {written}")
        assert words in said, said


def check_recorded(match: Match[Any]) -> dict[str, Any]:
    """Its record plays to the same state. Returns the position that stands in the record."""
    again = replay(match.book, record(match))
    assert again.state.dump() == match.state.dump(), "the record plays another game"
    position: dict[str, Any] = json.loads(record(match))["position"]
    return position
