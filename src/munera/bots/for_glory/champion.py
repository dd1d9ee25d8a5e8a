"""The champion: it answers as the heuristic does, unless it foresees that another answer leads to more.

It looks ahead where gladiators are sent and where they fight (`munera.bots.lookahead`). What to buy it leaves to
the heuristic: a purchase shows so late that a dozen imagined games say nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from munera.bots.bot import Bot, Imagined, Reason, Seen
from munera.bots.for_glory.heuristic import Heuristic, bonus
from munera.bots.for_glory.lanista import PASS
from munera.bots.for_glory.reading import BotBoard, moment_of
from munera.bots.for_glory.value import judge
from munera.bots.lookahead import Effort, Outlook, look_ahead
from munera.kernel import AnyAsk, Option, Stream

EFFORT: Final = Effort(rounds=((3, 1000), (5, 3), (12, 1)), steps=7000)
MOST: Final = 20  # answers that are tried
SEARCHED: Final = frozenset(("combat", "target", "react", "register", "forfeit", "may", "amount", "marked"))
MACHINATIONS, BATTLE = "machinations", "battle"

Moment = tuple[str, int, int]


class Champion(Heuristic):
    """Tries the answer of the heuristic and others in games that may be the real one, and takes the best."""

    imagines = True

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        before = self.boost
        usual = super().choose(seen, ask)
        others = tried(ask, usual)
        if not others:
            return usual
        table, me, more = BotBoard(seen), seen.seat, self.more

        def players(game: Imagined, option: Option, chance: Stream) -> Sequence[Bot]:
            """Heuristics for both; the one in this seat goes on with what this one has planned."""
            bots = [Heuristic(chance) for _ in game.seats]
            bots[me].more, bots[me].boost = more, boosted(before, table, ask, option)
            return bots

        outlook = Outlook(players, boundary(moment_of(seen), me), judge)
        found = look_ahead(seen, usual, others, outlook, self.stream, EFFORT)
        self.boost = boosted(before, table, ask, found.option)
        if found.option != usual:
            self.reason = Reason("foreseen", {"games": found.games})
        return found.option


def boosted(boost: int, table: BotBoard, ask: AnyAsk, option: Any) -> int:
    """What reactions have added to the attack that is being made, after this answer."""
    if ask.kind == "combat" and option[0] == "attack":
        return 0
    if ask.kind == "react" and ask.about == "attack" and option != PASS:
        return boost + bonus(table, option)
    return boost


def tried(ask: AnyAsk, usual: Any) -> list[Option]:
    """The other answers that are worth trying: all in the arenas, elsewhere where to send somebody."""
    options: Any = ask.options
    if ask.kind == "action":
        options = [option for option in options if option[0] == "enter"] if usual[0] == "enter" else ()
    elif ask.kind not in SEARCHED:
        return []
    return [option for option in options if option != usual][: MOST - 1]


def boundary(begun: Moment, me: int) -> Callable[[Imagined], bool]:
    """Where a game that begins at this moment pauses.

    In a battle: when it is over. In late registration: when all battles are fought. In machinations: when the turn
    is over, and the battles that it has led to.
    """
    phase, turn, _ = begun

    def stops(game: Imagined) -> bool:
        now = moment_of(game.seen(me))
        if phase == BATTLE:
            return now != begun
        return now[1] != turn and now[0] == MACHINATIONS

    return stops
