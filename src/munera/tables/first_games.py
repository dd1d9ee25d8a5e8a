"""Somebody's first game: what "Play now" starts in the browser and `munera play --first` at the terminal."""

from __future__ import annotations

from typing import Any

from munera import bots
from munera.games import game
from munera.games.game import FirstGame
from munera.kernel import Rulebook
from munera.kernel.plain import from_option

USUAL_SEATS = 2


def first_game(book: Rulebook[Any]) -> FirstGame:
    """The first game as the game says it; else two seats and the weakest bot that does not play at random."""
    said = game(book.id).first
    if said is not None:
        return said
    others = min(max(USUAL_SEATS, book.seats[0]), book.seats[-1]) - 1
    known = bots.names(book.id)
    return FirstGame((known[min(1, len(known) - 1)],) * others)


def facts(book: Rulebook[Any]) -> dict[str, Any]:
    """The first game, as a client needs it to set it up."""
    first = first_game(book)
    options = {name: from_option(value) for name, value in first.options.items()}
    return {"seats": first.seats, "options": options, "bots": list(first.bots)}
