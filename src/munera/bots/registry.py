"""Bots by name: those that come with a game, and anybody's `module:Class`."""

from __future__ import annotations

from munera.bots.bot import Bot, UnknownBot
from munera.bots.random_bot import RandomBot
from munera.games import games
from munera.kernel import Stream

SECONDS = 5.0  # for one choice of somebody else's bot
EVERYWHERE: dict[str, type[Bot]] = {"random": RandomBot}


def _of(game: str) -> dict[str, type[Bot]]:
    """The bots of a game: the random one, and its own."""
    own = games()[game].load("bots") if game in games() else None
    return {**EVERYWHERE, **(own or {})}


def names(game: str) -> tuple[str, ...]:
    """The bots that come with this game, from the weakest to the strongest."""
    return tuple(_of(game))


def make(spec: str, game: str, stream: Stream, *, seconds: float = SECONDS) -> Bot:
    """A bot for one game. Anybody's `module:Class` runs in a process of its own, with so many seconds a choice."""
    if ":" in spec:
        from munera.bots.sandbox.host import SandboxedBot  # noqa: PLC0415  # processes, which most hosts never need

        return SandboxedBot(spec, stream, seconds)
    known = _of(game)
    if spec not in known:
        raise UnknownBot(f"no bot {spec!r} for {game}; there are: {', '.join(known)}, or module:Class")
    return known[spec](stream)
