"""The numbers that the one-page summary tells."""

from __future__ import annotations

from itertools import groupby

from munera.games.spartacus.arena.arena import PLACES
from munera.games.spartacus.cards.table import ARENA, CARDS, TRACK
from munera.games.spartacus.intrigue.intrigue import DRAW
from munera.games.spartacus.rounds.upkeep import EARNS, KEEP
from munera.games.spartacus.table.records import GUARD_CARD


def numbers() -> dict[str, int | str]:
    """What is true of every game."""
    pays = {field.outcome: field.pays for field in ARENA.fields}
    return {
        "influence": TRACK.highest,
        "hands": hand_sizes(),
        **TRACK.start,
        "earns": EARNS,
        "keep": KEEP,
        "draw": DRAW,
        "places": PLACES,
        "foils": CARDS[GUARD_CARD].foils_from,
        "least": ARENA.lowest_wager,
        "most": ARENA.highest_wager,
        "victory": pays["victory"],
        "injury": pays["injury"],
        "tribute": ARENA.tribute,
        "champion": ARENA.champion_tribute,
        "favours": ARENA.champion_favours,
    }


def hand_sizes() -> str:
    """The hand size for each part of the track: `1-3: 3, 4-6: 4`."""
    spaces = range(TRACK.lowest, TRACK.highest + 1)
    parts = [(size, list(some)) for size, some in groupby(spaces, TRACK.hand_size)]
    return ", ".join(f"{some[0]}–{some[-1]}: {size}" for size, some in parts)  # noqa: RUF001
