"""The champion: it foresees what the others will bid, and judges on the sand what wounds lead to.

In a fight of two it answers what is worth most by `munera.odds.spartacus.arena.judged`, which is the same in every
build; in a melee of more it fights as the heuristic does. It judges what things are worth by weights of its own,
and bids what brings most if the others bid as heuristics do.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Protocol, cast

from munera.bots.bot import Reason, Seen
from munera.bots.spartacus import fight
from munera.bots.spartacus.foresight import GUESSES, weighed_bid
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.weights import CHAMPION
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import AnyAsk, Option, Stream
from munera.odds.spartacus.arena.advice import Advice, advice, is_duel, loadout
from munera.odds.spartacus.arena.facts import Loadout, NotSolved
from munera.odds.spartacus.arena.judged import Judged, judged
from munera.odds.spartacus.arena.solved import Solved

EXACT: Final = 1 << 20  # worths are compared as so many parts of a victory, rounded
TOTAL: Final = "total"  # how initiative is read; `string` hardly changes who wins it
DEEP: Final = frozenset(("surrender", "gear"))
"""Questions for which the few positions that they lead to are solved, each in its own block."""


SKILL: Final = 0.6  # how much better it fights than a heuristic does, as a logit: 64 % of equal fights


class Leading(BotTable):
    """The table as a champion sees it, who knows how well it leads its fighters."""

    skill = SKILL
    weights = CHAMPION


class Oracle(Protocol):
    """Says what positions of a duel are worth: `judged`, or `solved` to measure how much is lost by judging."""

    def __call__(self, one: Loadout, two: Loadout, initiative: str, book: Any) -> Solved: ...


class Champion(Heuristic):
    """A heuristic that judges fights, and foresees bids. `others`: how it supposes that the others bid."""

    imagines = True

    reading: type[BotTable] = Leading
    others: ClassVar[type[Heuristic]] = Heuristic
    book: ClassVar[Any] = BOOK
    oracle: ClassVar[Oracle] = judged

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        usual = super().choose(seen, ask)
        if ask.kind in fight.ANSWERS:
            return self._fought(seen, ask, usual)
        if ask.kind == "bid":
            return self._weighed(seen, ask, cast("int", usual))
        return usual

    def _weighed(self, seen: Seen, ask: AnyAsk, usual: int) -> Option:
        """Bid what brings most if the others bid as they usually do."""
        found = weighed_bid(self, self.others, seen, ask, usual)
        if found != usual:
            self.reason = Reason("foreseen", {"guesses": GUESSES})
        return found

    def _fought(self, seen: Seen, ask: AnyAsk, usual: Option) -> Option:
        """Choose by judgement, where there is one."""
        table = self.reading(seen.part("sight"), seen.seat)
        found = advised(table, ask, self.book, type(self).oracle)
        if found is None:
            return usual
        option = chosen(found, self.stream)
        if option != usual:
            self.reason = Reason("judged")
        return option


def advised(table: BotTable, ask: AnyAsk, book: Any, oracle: Oracle) -> Advice | None:
    """What every answer to a question of a fight is worth; None where the solver does not know what can happen."""
    if not is_duel(table):
        return None
    one, two = (loadout(table, fighter) for fighter in table.fighters)
    try:
        it = oracle(one, two, TOTAL, book)
    except NotSolved:
        return None
    if ask.kind == "gear" and not it.duel.knows(cast("tuple[str, int]", ask.about)[0]):
        return None
    return advice(table, ask, it.deep if isinstance(it, Judged) and ask.kind in DEEP else it)


def chosen(found: Advice, stream: Stream) -> Option:
    """Choose the answer that is worth most, of equals the first; or draw one, where the best play is a mixture."""
    mixed = [it for it in found.options if 0 < it.chance < 1]
    if mixed:
        left = stream.below(EXACT)
        for it in mixed:
            left -= round(it.chance * EXACT)
            if left < 0:
                return it.option
        return mixed[-1].option
    sign = 1 if found.side == 0 else -1
    return max(found.options, key=lambda it: sign * round(it.worth * EXACT)).option
