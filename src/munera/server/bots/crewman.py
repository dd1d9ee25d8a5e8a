"""A process in which bots think: `python -m munera.server.bots.crewman`. Lines of JSON in, lines of JSON out.

It follows the games by their entries, so that a bot sees its seat's view of a real match, and keeps a bot for
every seat it was asked about. It knows no clock: who is too slow is ended from outside. Other people's bots sit in
processes of their own once more (`munera.bots.apart`), where they see nothing of this one.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, TextIO

from munera import bots
from munera.bots.bot import WAIT, Bot, BotFailed, Seen
from munera.games import books
from munera.kernel import Diverged, Match, MuneraError, Stream, follow
from munera.kernel.plain import from_option
from munera.server.logs import set_up
from munera.tables.sitting import begin

log = logging.getLogger("munera.crewman")

MOST_GAMES = 256


@dataclass
class Game:
    """A match that is followed, and the bots in its seats."""

    match: Match[Any]
    have: int = 0  # entries
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)


class Crewman:
    """Answers one letter at a time."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()

    def answer(self, letter: dict[str, Any]) -> dict[str, Any]:
        """What the bot wants to do: {"act": move}, {"answer": option}, {"wait": true}, or that it failed."""
        try:
            game = self._game(letter)
        except Diverged:
            self.games.pop(letter["game_id"], None)
            game = None
        if game is None:
            return {"need": True}
        seat, spec = letter["seat"], letter["bot"]
        try:
            return self._move(game, letter)
        except BotFailed as error:
            return {"failed": error.kind}
        except (Exception, RecursionError) as error:
            log.warning("bot %s at seat %s of %s: %s", spec, seat, letter["game"], type(error).__name__)
            return {"failed": bots.bot.CRASHED}

    def _game(self, letter: dict[str, Any]) -> Game | None:
        """The match, brought up to date; None if the entries before those in the letter are missing."""
        key = letter["game_id"]
        game = self.games.get(key)
        if letter["have"] == 0:
            game = self.games[key] = Game(begin(books()[letter["game"]], letter["origin"]))
        if game is None or game.have != letter["have"]:
            return None
        follow(game.match, letter["entries"])
        game.have += len(letter["entries"])
        self.games.move_to_end(key)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game

    def _move(self, game: Game, letter: dict[str, Any]) -> dict[str, Any]:
        seat, spec, match = letter["seat"], letter["bot"], game.match
        if (seat, spec) not in game.bots:
            stream = Stream.seeded(f"{letter['seed']}/{seat}")
            game.bots[seat, spec] = bots.make(spec, letter["game"], stream, seconds=letter["seconds"])
        bot, seen = game.bots[seat, spec], Seen(match, seat)
        if letter["volunteer"] and match.book.anytime(match.state, seat):
            move = bot.volunteer(seen)
            if move is not None:
                return {"act": from_option(move)}
        asked = [ask for ask in match.pending if ask.seat == seat]
        if not letter["choose"] or not asked:
            return {"wait": True}
        ask, option = asked[0], match.forced(seat)
        chosen = option[0] if option else bot.choose(seen, ask)
        return {"wait": True} if chosen == WAIT else {"answer": from_option(chosen)}


def main() -> None:
    """Until the other side hangs up."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not get between the lines
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us when it is done
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # and other people's bots with us, in good order
    set_up("warning")
    man = Crewman()
    _say(out, "ready")
    for line in sys.stdin:
        letter = json.loads(line)
        try:
            reply = man.answer(letter)
        except MuneraError as error:
            log.warning("a game cannot be followed: %s", type(error).__name__)
            reply = {"failed": bots.bot.CRASHED}
        _say(out, json.dumps({"id": letter["id"], **reply}))


def _say(out: TextIO, line: str) -> None:
    try:
        out.write(line + "\n")
        out.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and there is nobody to flush to


if __name__ == "__main__":
    main()
