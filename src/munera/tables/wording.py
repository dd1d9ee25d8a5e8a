"""States in words, for viewers that ask for a language. The tellers are the same as in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from munera.kernel import Ask, Option, Rulebook, Seat
from munera.kernel.plain import to_option
from munera.tables.notices import Notice, in_words, line
from munera.tables.refusals import Refused
from munera.words import EDITIONS, LANGUAGES, LOG, NEWS, NOWHERE, QUIET, TITLES, Cast, Words, teller_of


def words_of(lang: str, edition: str = "", titles: str = "") -> Words:
    """The words of this language, edition and kind of titles, which all share; Refused if there are none."""
    if lang not in LANGUAGES or edition not in ("", *EDITIONS) or titles not in ("", *TITLES):
        raise Refused("bad_request", f"languages: {', '.join(LANGUAGES)}")
    return _shared_words(lang, edition, titles)


@lru_cache(maxsize=64)
def _shared_words(lang: str, edition: str, titles: str) -> Words:
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
        self._stranger: tuple[Cast, Cast] | None = None  # the last cast, and the same for a stranger

    def in_words(self, message: Mapping[str, Any], names: tuple[str, ...], you: Seat | None) -> dict[str, Any]:
        """What a message says of this moment, in words: all but the lines of its story."""
        cast = self.teller.cast(message["view"], names, you)
        ask = message["ask"]
        said: dict[str, Any] = {
            "prompt": "",
            "options": [],
            "refused": [],
            "warnings": [],
            "moves": [],
            "unused": "",
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
            said["unused"] = self.words.unused(self.book, ask.get("unused", {}))
            said["warnings"] = [
                [self.words.warning(self.book, one, cast) for one in warnings] for _, warnings in ask["warnings"]
            ]
        if isinstance(message["anytime"], list):
            said["moves"] = [self.words.move(self.book, to_option(move), cast) for move in message["anytime"]]
        return said

    def notice_lines(
        self,
        notices: Sequence[Mapping[str, Any]],
        view: Mapping[str, Any],
        names: tuple[str, ...],
        you: Seat | None,
    ) -> list[dict[str, Any]]:
        """The notices of this viewer, who is the only one to be told, as lines of the story."""
        if not notices:
            return []
        cast = self.teller.cast(view, names, you)
        given = [Notice(one["told"], one["kind"], to_option(one["wish"]), one["by"]) for one in notices]
        return [line(in_words(self.words, self.book.id, notice, cast), notice) for notice in given]

    def _stranger_to(self, cast: Cast) -> Cast:
        if self._stranger is None or self._stranger[0] is not cast:
            self._stranger = cast, cast.for_stranger()
        return self._stranger[1]

    def event_line(
        self, number: int, event: Sequence[Option], cast: Cast, you: Seat | None
    ) -> dict[str, Any] | None:
        """The line of a story that tells of this event; None if nothing is said of it."""
        channel = self.teller.channel_of(event, cast)
        if channel == NOWHERE:
            return None
        if you is None:
            text, named = self.words.event(self.book, event, cast), False
        else:
            text, named = self.words.event_and_reader(self.book, event, cast, self._stranger_to(cast))
        if not text:
            return None
        level = "head" if event[0] in self.teller.headings else "log" if channel == LOG else "news"
        weight = self.teller.weight(event)
        return {
            "n": number,
            "level": level,
            "chapter": event[0] == self.teller.chapter,
            "text": text,
            "you": named,
            "weight": QUIET if (weight, level) == (NEWS, "log") else weight,
            "landmark": self.teller.landmark(event),
            "setback": named and level != "log" and self.teller.setback(event, cast),
        }
