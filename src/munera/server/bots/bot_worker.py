"""A process in which bots think: `python -m munera.server.bots.bot_worker`. It reads and writes lines of JSON.

It follows the games by their entries, so that a bot sees its seat's view of a real match, and keeps a bot for
every seat it was asked about. It measures no time: the pool ends a process that is too slow. Other people's bots
run in further processes of their own (`munera.bots.sandbox`), where they see nothing of this one.
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
from munera.bots import advice, standing_in
from munera.bots.bot import WAIT, Bot, BotFailed, Seen
from munera.games import books
from munera.kernel import AnyAsk, Diverged, Match, MuneraError, Stream, follow
from munera.kernel.plain import from_option
from munera.server.logs import set_up
from munera.tables.origin import begin

log = logging.getLogger("munera.bot_worker")

MOST_GAMES = 256


@dataclass
class Game:
    """A match that is followed, and the bots in its seats."""

    match: Match[Any]
    entries_applied: int = 0  # entries
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)


class BotWorker:
    """Answers one request at a time."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply: {"act": move}, {"answer": option}, {"wait": true}, {"failed": how}, or {"need": true}.

        A suggestion also has `then`, the answers to what belongs to the same choice, and `reason`.
        `need` asks for the whole game, because this process does not have the entries before those in the request.
        """
        try:
            game = self._game(request)
        except Diverged:
            self.games.pop(request["game_id"], None)
            game = None
        if game is None:
            return {"need": True}
        seat, spec = request["seat"], request["bot"]
        try:
            return self._move(game, request)
        except BotFailed as error:
            return {"failed": error.kind}
        except (Exception, RecursionError) as error:
            log.warning("bot %s at seat %s of %s: %s", spec, seat, request["game"], type(error).__name__)
            return {"failed": bots.bot.CRASHED}

    def _game(self, request: dict[str, Any]) -> Game | None:
        """The match, brought up to date; None if the entries before those in the request are missing."""
        key = request["game_id"]
        game = self.games.get(key)
        if request["have"] == 0:
            game = self.games[key] = Game(begin(books()[request["game"]], request["origin"]))
        if game is None or game.entries_applied != request["have"]:
            return None
        follow(game.match, request["entries"])
        game.entries_applied += len(request["entries"])
        self.games.move_to_end(key)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game

    def _move(self, game: Game, request: dict[str, Any]) -> dict[str, Any]:
        seat, spec, match = request["seat"], request["bot"], game.match
        if (seat, spec) not in game.bots:
            stream = Stream.seeded(f"{request['seed']}/{seat}")
            game.bots[seat, spec] = bots.make(spec, request["game"], stream, seconds=request["seconds"])
        bot, seen = game.bots[seat, spec], Seen(match, seat)
        away = request.get("stands_in", False)
        if request["volunteer"] and match.book.anytime(match.state, seat):
            move = standing_in.volunteer(match, bot, seat) if away else bot.volunteer(seen)
            if move is not None:
                return {"act": from_option(move)}
        asked = [ask for ask in match.pending if ask.seat == seat]
        if not request["choose"] or not asked:
            return {"wait": True}
        ask, option = asked[0], match.forced(seat)
        if request.get("explains", False):
            return self._suggestion(match, bot, ask)
        if option:
            return {"answer": from_option(option[0])}
        chosen = standing_in.choose(match, bot, ask) if away else bot.choose(seen, ask)
        return {"wait": True} if chosen == WAIT else {"answer": from_option(chosen)}

    def _suggestion(self, match: Match[Any], bot: Bot, ask: AnyAsk) -> dict[str, Any]:
        chosen, then, (key, facts) = advice.suggest(match, bot, ask, Stream.seeded("pieces"))
        said = {"then": [from_option(one) for one in then], "reason": [key, dict(facts)]}
        return ({"wait": True} if chosen == WAIT else {"answer": from_option(chosen)}) | said


def main() -> None:
    """Answer requests until the server closes the input."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints must not get between the replies
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us when it is done
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # and other people's bots with us, in good order
    set_up("warning")
    worker = BotWorker()
    _write_line(out, "ready")
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = worker.answer(request)
        except MuneraError as error:
            log.warning("a game cannot be followed: %s", type(error).__name__)
            reply = {"failed": bots.bot.CRASHED}
        _write_line(out, json.dumps({"id": request["id"], **reply}))


def _write_line(out: TextIO, line: str) -> None:
    try:
        out.write(line + "\n")
        out.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and there is nobody to flush to


if __name__ == "__main__":
    main()
