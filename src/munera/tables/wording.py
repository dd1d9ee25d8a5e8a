"""States in words, for viewers that ask for a language. The tellers are the same as in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from munera.kernel import Ask, Option, Rulebook, Seat
from munera.kernel.plain import to_option
from munera.tables.notices import Notice, in_words, line
from munera.tables.refusals import Refused
from munera.words import EDITIONS, LANGUAGES, LOG, NEWS, NOWHERE, QUIET, TITLES, Words, teller_of


def words_of(lang: str, edition: str = "", titles: str = "") -> Words:
    """The words of this language, edition and kind of titles; Refused if there are none."""
    if lang not in LANGUAGES or edition not in ("", *EDITIONS) or titles not in ("", *TITLES):
        raise Refused("bad_request", f"languages: {', '.join(LANGUAGES)}")
    return Words(lang, edition=edition or None, titles=titles or TITLES[0])


def read_catalogues() -> None:
    """Read the files of every language, so that nobody waits for that in the middle of a game."""
    for lang in LANGUAGES:
        Words(lang)


class Wording:
    """Puts into words what one viewer is sent. It is given that, and nothing else."""

    def __init__(self, book: Rulebook[Any], words: Words) -> None:
        self.book, self.words = book, words
        self.teller = teller_of(book, words)

    def in_words(
        self,
        message: dict[str, Any],
        events: Sequence[Sequence[Option]],
        since: int,
        names: tuple[str, ...],
        you: Seat | None,
    ) -> dict[str, Any]:
        """A message in words.

        events: all that the viewer was told, from the first; those from number `since` on are new.
        """
        view = message["view"]
        cast = self.teller.cast(view, names, you)
        ask = message["ask"]
        said: dict[str, Any] = {
            "prompt": "",
            "options": [],
            "refused": [],
            "moves": [],
            "lines": self._lines(view, events, since, names, you),
            "things": {str(id): name for id, name in cast.things.items()},
        }
        if ask is not None:
            kind = ask["kind"]
            listed = [] if ask["space"] else [to_option(option) for option in ask["options"]]
            said["prompt"] = self.words.prompt(
                self.book, Ask(you or 0, kind, listed, to_option(ask["about"])), cast
            )
            said["options"] = [
                {
                    "label": self.words.option(self.book, kind, one, cast),
                    "detail": self.words.effect(self.book, one),
                }
                for one in listed
            ]
            said["refused"] = [
                {
                    "label": self.words.option(self.book, kind, to_option(one), cast),
                    "reason": self.words.reason(self.book, why),
                }
                for one, why in ask["refused"]
            ]
        if isinstance(message["anytime"], list):
            said["moves"] = [self.words.move(self.book, to_option(move), cast) for move in message["anytime"]]
        return said

    def add_notices(
        self,
        lines: list[dict[str, Any]],
        notices: Sequence[dict[str, Any]],
        view: dict[str, Any],
        names: tuple[str, ...],
        you: Seat | None,
    ) -> None:
        """Put the notices of this viewer, who is the only one to be told, among the lines of the story."""
        if not notices:
            return
        cast = self.teller.cast(view, names, you)
        for one in notices:
            notice = Notice(one["told"], one["kind"], to_option(one["wish"]), one["by"])
            lines.append(line(in_words(self.words, self.book.id, notice, cast), notice))
        lines.sort(key=lambda said: said["n"])

    def _lines(
        self,
        view: dict[str, Any],
        events: Sequence[Sequence[Option]],
        since: int,
        names: tuple[str, ...],
        you: Seat | None,
    ) -> list[dict[str, Any]]:
        """The story from event number `since` on; the narrator hears it from the first."""
        narrate, lines = self.teller.narrator(view, names, you), []
        for number, event in enumerate(events):
            cast = narrate(event)
            if number < since:
                continue
            channel = self.teller.channel_of(event, cast)
            text = "" if channel == NOWHERE else self.words.event(self.book, event, cast)
            if text:
                level = "head" if event[0] in self.teller.headings else "log" if channel == LOG else "news"
                weight = self.teller.weight(event)
                named = you is not None and self.words.event(self.book, event, cast.for_stranger()) != text
                lines.append(
                    {
                        "n": number,
                        "level": level,
                        "chapter": event[0] == self.teller.chapter,
                        "text": text,
                        "you": named,
                        "weight": QUIET if (weight, level) == (NEWS, "log") else weight,
                        "setback": named and level != "log" and self.teller.setback(event, cast),
                    }
                )
        return lines
