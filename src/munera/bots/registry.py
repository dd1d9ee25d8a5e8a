"""Bots by name: those that come with a game, its levels, and anybody's `module:Class`."""

from __future__ import annotations

from munera.bots.bot import Bot, UnknownBot
from munera.bots.levels import BOT_OF, PREFIX, VETERAN, levels_among
from munera.bots.persons import PERSONS, SEPARATOR, Person, level_of, person
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


def levels(game: str) -> dict[str, str]:
    """The levels of this game from the weakest to the strongest, each with the name of its bot."""
    return levels_among(_of(game))


def persons(game: str) -> tuple[Person, ...]:
    """The persons of this game, those of the weakest level first."""
    found = levels(game)
    return tuple(one for one in PERSONS if one.level in found)


def choosable(game: str) -> tuple[str, ...]:
    """Every word that names a bot of this game: its levels, then its bots, then the persons of its levels."""
    by_level = (f"{PREFIX}{level}" for level in levels(game))
    return (*by_level, *names(game), *(one.spec for one in persons(game)))


def usual(game: str) -> str:
    """The bot that plays, stands in and suggests where nobody has chosen one: the veteran, or the strongest.

    It answers at once and says why. A champion may think for up to a second: it plays where it is asked for.
    """
    return levels(game).get(VETERAN) or names(game)[-1]


def bot_name(spec: str, game: str) -> str:
    """The name of the bot that a level such as `level:recruit` or a person stands for; any other name as it is."""
    level = level_of(spec).removeprefix(PREFIX)
    if not spec.startswith(PREFIX):
        return spec
    found = levels(game)
    if SEPARATOR in level:
        named = ", ".join(one.spec for one in persons(game))
        raise UnknownBot(f"nobody is called {spec!r}; in {game} there are: {named or 'none'}")
    if level not in found:
        known = ", ".join(f"{PREFIX}{one}" for one in found) or "none"
        why = "has no bot of that level" if level in BOT_OF else "is played at no such level"
        raise UnknownBot(f"{game} {why}: {spec!r}; its levels: {known}")
    return found[level]


def make(spec: str, game: str, stream: Stream, *, seconds: float = SECONDS) -> Bot:
    """A bot for one game. Anybody's `module:Class` runs in a process of its own, with so many seconds a choice."""
    who, spec = person(spec), bot_name(spec, game)
    if ":" in spec:
        from munera.bots.sandbox.host import SandboxedBot  # noqa: PLC0415  # processes, which most hosts never need

        return SandboxedBot(spec, stream, seconds)
    known = _of(game)
    if spec not in known:
        raise UnknownBot(f"no bot {spec!r} for {game}; there are: {', '.join(choosable(game))}, or module:Class")
    bot = known[spec](stream)
    if who is not None:
        bot.become(who.temper)
    return bot
