"""What one's gladiators decide by themselves, where their player leaves small things to them (SP-ASK-4).

Who begins the round, which dice are given up or rolled again, the blow after a move beside the foe, the last
steps after it; the blow at the only foe in reach, in a melee or where one is clearly stronger, and how to open
such a duel; and every turn of a duel that is as good as decided. They decide as the best bot would, from what
their player sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from munera.bots.bot import Seen
from munera.bots.spartacus.fight import ANSWERS, Duel, SeenFighter, acting
from munera.bots.spartacus.reading import BotTable
from munera.kernel import AnyAsk, Option, Space
from munera.odds.spartacus.duels import victory

TURN: Final = "combat_turn"
KINDS: Final = ("order", "surrender", "pool", "reroll", "driven", TURN)
DECIDED: Final = 0.9  # a chance to win, or to lose, with which a duel is as good as decided
CLEAR: Final = 0.85  # the same for one turn, in which it is known who strikes next
IN_ARENA: Final = "arena"  # a fight that is a game of its own, or a tournament, has nothing else to decide


def decide(seen: Seen, ask: AnyAsk, reading: type[BotTable] = BotTable) -> tuple[Option] | None:
    """What the gladiator answers without asking, as a 1-tuple; None where it is their player's to decide."""
    if ask.kind not in KINDS:
        return None
    table = reading(seen.part("sight"), seen.seat)
    if table.view["phase"] != IN_ARENA:
        return None
    duel = Duel(table, acting(table, ask))
    if duel.me.seat != seen.seat or (ask.kind == TURN and not theirs(duel, ask)):
        return None
    return (ANSWERS[ask.kind](duel, ask),)


def theirs(duel: Duel, ask: AnyAsk) -> bool:
    """Is this turn the gladiator's own to decide?"""
    return follows(duel, ask) or as_good_as_decided(duel) or strikes(duel, ask) or opens(duel, ask)


def strikes(duel: Duel, ask: AnyAsk) -> bool:
    """Is there one blow to strike now, in a melee or in a duel with a clear favourite?"""
    blows = [option for option in listed(ask) if option != "end" and not _moves(option)]
    return len(blows) == 1 and (not is_duel(duel) or is_clear(duel))


def opens(duel: Duel, ask: AnyAsk) -> bool:
    """Does nobody stand in reach yet in a duel with a clear favourite?"""
    in_reach = any(option != "end" and not _moves(option) for option in listed(ask))
    return not in_reach and not has_begun(duel) and is_duel(duel) and is_clear(duel)


def is_clear(duel: Duel) -> bool:
    """Would one of two nearly always win, if this gladiator strikes next, or where they cannot, the other?"""
    mine, theirs = duel.me.it.pools, duel.foe.it.pools
    first = victory(mine, theirs)
    wins = first if duel.strikes() else 1.0 - victory(theirs, mine)
    return wins >= CLEAR or first <= 1.0 - CLEAR


def is_duel(duel: Duel) -> bool:
    return len(duel.foes) == 1 and len(duel.table.fighters) == 2


def listed(ask: AnyAsk) -> Sequence[Option]:
    """The options of a turn; none where they cannot be listed."""
    return () if isinstance(ask.options, Space) else ask.options


def follows(duel: Duel, ask: AnyAsk) -> bool:
    """Is this only what follows from a move or a blow? After the blow, or where there is one blow to strike."""
    others = [option for option in listed(ask) if option != "end"]
    return bool(duel.bout["attacked"]) or (len(others) == 1 and not _moves(others[0]))


def _moves(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == "move"


def as_good_as_decided(duel: Duel) -> bool:
    """Would one of two win nine times in ten, whoever strikes next?

    Not in the first round, before a die is lost: see `opens`. A melee is never decided before its end.
    """
    if not is_duel(duel) or not has_begun(duel):
        return False
    mine, theirs = duel.me.it.pools, duel.foe.it.pools
    return 1.0 - victory(theirs, mine) >= DECIDED or victory(mine, theirs) <= 1.0 - DECIDED


def has_begun(duel: Duel) -> bool:
    """Has somebody lost a die, or is the first round over?"""
    return duel.bout["round"] > 1 or lost_dice(duel.me) or lost_dice(duel.foe)


def lost_dice(fighter: SeenFighter) -> bool:
    """Has this fighter fewer dice than are printed?"""
    return fighter.dice < fighter.row.attack + fighter.row.defence + fighter.row.speed
