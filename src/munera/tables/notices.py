"""Notices: what a host tells one seat alone, because the rules tell nobody.

In a window several may want to react, and only the first does. What the others wanted stays secret, so it is no
event (SP-SECRET-7): a record without it must tell the same. But whoever wanted it sees somebody else act and would
wonder, so the host compares the wish with what came of it, and tells that seat. Likewise whoever leaves small
things to their people is told of it, once in a phase: what they did looks like any other answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.kernel import SEALED, AnyAsk, Match, Option, Seat, unneeded
from munera.kernel.match import ANSWER
from munera.kernel.plain import from_option
from munera.words import NEWS, Cast, Words


class Notice(NamedTuple):
    """Somebody acted first, so that a wish was not needed; or the seat's own people decided something.

    `told`: how many events the seat had been told before; `kind`: of the question; `wish`: what the seat wanted,
    or what its people decided; `by`: the seat that acted, which is the seat itself if its people did.
    """

    told: int
    kind: str
    wish: Option
    by: Seat

    def plain(self) -> dict[str, Any]:
        """The notice as its seat is sent it."""
        return {"told": self.told, "kind": self.kind, "wish": from_option(self.wish), "by": self.by}


class Notices:
    """The notices of all seats at a table."""

    def __init__(self) -> None:
        self._of: dict[Seat, list[Notice]] = {}
        self._phases: dict[Seat, Option] = {}  # in which phase a seat was last told that its people decide
        self._sealing: tuple[tuple[AnyAsk, ...], dict[Seat, int]] = ((), {})

    def of(self, seat: Seat | None, since: int = 0) -> list[Notice]:
        """The notices of a seat since it was told so many events. A spectator has none."""
        return [one for one in self._of.get(seat, ()) if one.told >= since] if seat is not None else []

    def round_closed(self, match: Match[Any], asks: tuple[AnyAsk, ...], told: dict[Seat, int]) -> None:
        """Note whose wishes were not needed, if the last input closed a sealed round of these questions.

        told: how many events each seat had been told before that input.
        """
        op, seat, kind, answers = match.entries[-1]
        if op != ANSWER or seat is not None:
            return
        for ask, wish, acted in unneeded(match.book, asks, answers):
            self._of.setdefault(ask.seat, []).append(Notice(told[ask.seat], kind, wish, acted.seat))

    def decided(self, match: Match[Any], seat: Seat, kind: str, option: Option) -> None:
        """Note that the people of this seat are about to decide something: the first of it in each phase."""
        phase = match.book.periods(match.state).get("phase")
        if phase is None or self._phases.get(seat) != phase:
            self._phases[seat] = phase
            self._of.setdefault(seat, []).append(Notice(match.events_told(seat), kind, option, seat))

    def watch(self, match: Match[Any]) -> None:
        """Gather the notices of a game that is played again: called before its first and after each entry."""
        asks, told = self._sealing
        if asks:
            self.round_closed(match, asks, told)
        sealed = match.pending if match.mode == SEALED else ()
        self._sealing = sealed, {ask.seat: match.events_told(ask.seat) for ask in sealed}

    def rewind(self, match: Match[Any]) -> None:
        """After an undo, forget the notices of what has not happened."""
        for seat, notices in self._of.items():
            self._of[seat] = [one for one in notices if one.told < match.events_told(seat)]
        self._phases.clear()


def in_words(words: Words, game: str, notice: Notice, cast: Cast) -> str:
    """What the seat is told, in its language."""
    if notice.by == cast.you:
        return words.decided(game, notice.kind, notice.wish, cast)
    return words.unneeded(game, notice.kind, notice.wish, notice.by, cast)


def line(text: str, notice: Notice) -> dict[str, Any]:
    """The notice among the lines of the story, right after the event in which the other acted."""
    return {
        "n": notice.told + 0.5,
        "level": "news",
        "chapter": False,
        "text": text,
        "you": True,
        "weight": NEWS,
        "landmark": "",
        "setback": False,
        "private": True,
    }
