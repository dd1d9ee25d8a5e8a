"""Names for the cards on a table, so that equal ones can be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from munera.words.phrasing import Game
from munera.words.speech import Words

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Thing(NamedTuple):
    """A card on the table and its owner."""

    card: str
    owner: int | None


def names_of(words: Words, game: Game, things: Mapping[int, Thing]) -> dict[int, str]:
    """A name for each thing: its title without the epithet, and a numeral where one player has several alike."""
    counted, seen, names = Counter(things.values()), Counter[Thing](), {}
    for id, thing in sorted(things.items()):
        name = words.card(game, thing.card).split(",", maxsplit=1)[0]
        if counted[thing] > 1:
            seen[thing] += 1
            at = seen[thing] - 1
            name = f"{name} {ROMAN[at] if at < len(ROMAN) else at + 1}"
        names[id] = name
    return names
