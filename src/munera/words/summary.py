"""A game on one page: its goal, how it goes, what players may do, how it ends, and its numbers."""

from __future__ import annotations

from typing import NamedTuple

from munera.games import book
from munera.games import game as game_of
from munera.words.ids import message_id
from munera.words.phrasing import Arg
from munera.words.speech import Words

SECTIONS = ("goal", "turn", "may", "end", "numbers")


class Section(NamedTuple):
    """A part of the page under its heading."""

    id: str
    title: str
    lines: list[str]


def summary(words: Words, game: str) -> list[Section]:
    """The sections of the page, none for a game without one. An expansion adds its lines to those of its base."""
    said, base = numbers(game), book(game).vocabulary.borrows
    sections: list[Section] = []
    for id in SECTIONS:
        text = words.find(message_id("summary", game, id), **said)
        if text is None and base:
            more = words.find(message_id("summary", game, id, "more"), **said) or ""
            text = (words.find(message_id("summary", base, id), **said) or "") + "\n" + more
        if lines := (text or "").strip().splitlines():
            sections.append(Section(id, words.text(message_id("summary", id)), lines))
    return sections


def numbers(game: str) -> dict[str, Arg]:
    """The numbers that the lines speak of, from the rules of the game."""
    found = game_of(game).load("summary")
    return dict(found()) if found else {}
