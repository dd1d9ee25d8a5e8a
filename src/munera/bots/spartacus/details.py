"""What one's gladiators decide by themselves, where their player leaves small things to them (SP-ASK-4).

Who begins the round, which dice are given up or rolled again, the blow after a move beside the foe, the last
steps after it; and every turn of a duel that is as good as decided, once it has begun. They decide as the best
bot would, from what their player sees.
"""

from __future__ import annotations

from typing import Final

from munera.bots.bot import Seen
from munera.bots.spartacus.fight import ANSWERS, Duel, SeenFighter, acting
from munera.bots.spartacus.reading import BotTable
from munera.kernel import AnyAsk, Option, Space
from munera.odds.spartacus.duels import victory

TURN: Final = "combat_turn"
KINDS: Final = ("order", "surrender", "pool", "reroll", "driven", TURN)
DECIDED: Final = 0.9  # a chance to win, or to lose, with which a duel is as good as decided
IN_ARENA: Final = "arena"  # a fight that is a game of its own, or a tournament, has nothing else to decide


def decide(seen: Seen, ask: AnyAsk, reading: type[BotTable] = BotTable) -> tuple[Option] | None:
    """What the gladiator answers without asking, as a 1-tuple; None where it is their player's to decide."""
    if ask.kind not in KINDS:
        return None
    table = reading(seen.part("sight"), seen.seat)
    if table.view["phase"] != IN_ARENA:
        return None
    duel = Duel(table, acting(table, ask))
    if duel.me.seat != seen.seat or (ask.kind == TURN and not (follows(duel, ask) or as_good_as_decided(duel))):
        return None
    return (ANSWERS[ask.kind](duel, ask),)


def follows(duel: Duel, ask: AnyAsk) -> bool:
    """Is this only what follows from a move or a blow? After the blow, or where there is one blow to strike."""
    options = ask.options
    if isinstance(options, Space):
        return False
    others = [option for option in options if option != "end"]
    return bool(duel.bout["attacked"]) or (len(others) == 1 and not _moves(others[0]))


def _moves(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == "move"


def as_good_as_decided(duel: Duel) -> bool:
    """Would one of two win nine times in ten, whoever strikes next?

    Everybody opens their own fights: not in the first round, before a die is lost. A melee is never decided before
    its end.
    """
    if len(duel.foes) != 1 or len(duel.table.fighters) > 2 or not has_begun(duel):
        return False
    mine, theirs = duel.me.it.pools, duel.foe.it.pools
    return 1.0 - victory(theirs, mine) >= DECIDED or victory(mine, theirs) <= 1.0 - DECIDED


def has_begun(duel: Duel) -> bool:
    """Has somebody lost a die, or is the first round over?"""
    return duel.bout["round"] > 1 or lost_dice(duel.me) or lost_dice(duel.foe)


def lost_dice(fighter: SeenFighter) -> bool:
    """Has this fighter fewer dice than are printed?"""
    return fighter.dice < fighter.row.attack + fighter.row.defence + fighter.row.speed
