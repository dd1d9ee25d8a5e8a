"""Whole games, in which somebody watches for silly acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from munera.bots import make
from munera.bots.playing import play
from munera.bots.spartacus.heuristic import Heuristic
from munera.games import book
from munera.kernel import Stream, start
from tools.silly.acts import Watching

SEATS: Final = 4


class Game(NamedTuple):
    """One game that is to be watched."""

    seed: str
    names: Sequence[str]
    type: str


class Seen(NamedTuple):
    """What was seen of one act in a game."""

    name: str
    occasions: int
    done: list[str]


def watched(game: Game) -> list[Seen]:
    """Play a game with these bots, and tell what was seen in it."""
    seed = game.seed
    bots = [make(name, "spartacus", Stream.seeded(f"{seed}/bot/{seat}")) for seat, name in enumerate(game.names)]
    match = start(book("spartacus"), SEATS, seed, {"type": game.type}, log=True)
    watching = Watching(match, cast("list[Heuristic]", bots))
    play(match, bots, Stream.seeded(f"{seed}/driver"), observer=watching)
    for act in watching.acts:
        act.over()
    return [Seen(act.name, act.occasions, act.done) for act in watching.acts]
