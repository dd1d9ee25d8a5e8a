"""What one's gladiators decide by themselves, where their player leaves small things to them (SP-ASK-4).

Who begins the round, whether they roll for that again, which dice are given up or rolled again, the blow after a
move beside the foe, the last steps after it; where to go while nobody can be struck in this turn; to strike the
only foe in reach, in a melee, where one is clearly stronger or where no step leads out of the foe's reach; and
every turn of a fight that is as good as decided. And of one's own people, who is exhausted for a power or a Scheme
(SP-ASK-9). They decide as the best bot would, from what their player sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from munera.bots.bot import Seen
from munera.bots.spartacus.fight import ANSWERS, Duel, SeenFighter, acting
from munera.bots.spartacus.intrigue import pick
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.queries import DISTANCE, POOLS, RING
from munera.kernel import AnyAsk, Option, Space
from munera.odds.spartacus.duels import victory

PICK: Final = "pick"
TURN: Final = "combat_turn"
END: Final = "end"
ORDER: Final = "order"
GO_FIRST, GO_SECOND = "first", "second"
SURRENDER: Final = "surrender"
KINDS: Final = (ORDER, "tactician", SURRENDER, "pool", "reroll", "driven", TURN)
DECIDED: Final = 0.9  # a chance to win, or to lose, with which a duel is as good as decided
CLEAR: Final = 0.85  # the same for one turn, in which it is known who strikes next
DEAR: Final = (1.7, 0.6, 1.0)  # how dear a die of each pool is, next to how many there are of it
IN_ARENA: Final = "arena"  # a fight that is a game of its own, or a tournament, has nothing else to decide


def decide(seen: Seen, ask: AnyAsk, reading: type[BotTable] = BotTable) -> tuple[Option] | None:
    """What the gladiator answers without asking, as a 1-tuple; None where it is their player's to decide."""
    if ask.kind not in (*KINDS, PICK):
        return None
    table = reading(seen.part("sight"), seen.seat)
    if ask.kind == PICK:
        return exhausted(table, ask)
    if table.view["phase"] != IN_ARENA:
        return None
    duel = Duel(table, acting(table, ask))
    if duel.me.seat != seen.seat or (ask.kind == TURN and not theirs(duel, ask)):
        return None
    if ask.kind == ORDER:
        return (order(duel),)
    if ask.kind == SURRENDER:
        return (surrendered(duel, ask),)
    away = farthest(duel, ask) if ask.kind == TURN else None
    return (ANSWERS[ask.kind](duel, ask) if away is None else away,)


def exhausted(table: BotTable, ask: AnyAsk) -> tuple[Option] | None:
    """Who of one's own is exhausted: whoever is worth least. Any other choice is their player's."""
    own = all(table.assets[id].owner == table.seat for id in cast("Sequence[int]", listed(ask)))
    return (pick(table, ask),) if own and table.only_exhausts(ask.about) else None


def order(duel: Duel) -> Option:
    """Go first if both could strike; whoever is out of the foe's reach loses nothing by going second.

    Bots go first whenever they can strike. The solved odds are better so where the foe could not.
    """
    return GO_FIRST if duel.strikes() and not duel.safe(duel.me.hex) else GO_SECOND


def surrendered(duel: Duel, ask: AnyAsk) -> Option:
    """Choose the pool whose die is missed least: attack is dear, as they strike whenever they can.

    Bots hold speed just as dear. Of 173 such questions their answer was beaten in 7, and this one in 4.
    """
    pools = duel.me.it.pools
    return min(listed(ask), key=lambda pool: DEAR[place(pool)] / pools[place(pool)])


def place(pool: Option) -> int:
    return POOLS.index(cast("str", pool))


def farthest(duel: Duel, ask: AnyAsk) -> Option:
    """Go the farthest way after a blow if no step ends out of reach, so that the foe has to come again.

    Bots stay where they are. The solved odds are up to a point better away from the foe. None: as bots do.
    """
    options: Sequence[Any] = listed(ask)
    steps = [option[1] for option in options if _moves(option)]
    if not duel.bout["attacked"] or not steps or gets_away(duel, steps):
        return None
    hex = max(steps, key=lambda at: (duel.gap(at), -RING[at]))
    return ("move", hex) if duel.gap(hex) > duel.distance else END


def theirs(duel: Duel, ask: AnyAsk) -> bool:
    """Is this turn the gladiator's own to decide?"""
    if follows(duel, ask) or as_good_as_decided(duel):
        return True
    options: Sequence[Any] = listed(ask)
    steps = [option[1] for option in options if _moves(option)]
    foes = in_reach(duel, (duel.me.hex, *steps))
    if not foes:
        return True  # no blow can fall: they go where they can strike first
    at_hand = len(blows(ask))
    if at_hand > 1 or (at_hand == 0 and len(foes) > 1):
        return False  # whom to strike, and how, is for their player
    return not is_duel(duel) or is_clear(duel) or not gets_away(duel, steps)


def in_reach(duel: Duel, hexes: Sequence[int]) -> list[SeenFighter]:
    """The foes who can be struck in this turn, from one of these hexes."""
    return [foe for foe in duel.foes if any(DISTANCE[hex][foe.hex] <= duel.me.longest for hex in hexes)]


def gets_away(duel: Duel, steps: Sequence[int]) -> bool:
    """Can this gladiator end the turn where no foe can strike in their next one?"""
    return any(map(duel.safe, (duel.me.hex, *steps)))


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


def blows(ask: AnyAsk) -> list[Option]:
    """What can be struck at once."""
    return [option for option in listed(ask) if option != "end" and not _moves(option)]


def _moves(option: Any) -> bool:
    return isinstance(option, tuple) and option[0] == "move"


def as_good_as_decided(duel: Duel) -> bool:
    """Would one of two win nine times in ten, whoever strikes next?

    Not in the first round, before a die is lost. A melee is decided when one foe is left whom this gladiator would
    beat alone.
    """
    if len(duel.foes) != 1 or not has_begun(duel):
        return False
    mine, theirs = duel.me.it.pools, duel.foe.it.pools
    wins = 1.0 - victory(theirs, mine) >= DECIDED
    return wins or (is_duel(duel) and victory(mine, theirs) <= 1.0 - DECIDED)


def has_begun(duel: Duel) -> bool:
    """Has somebody lost a die, or is the first round over?"""
    return duel.bout["round"] > 1 or lost_dice(duel.me) or lost_dice(duel.foe)


def lost_dice(fighter: SeenFighter) -> bool:
    """Has this fighter fewer dice than are printed?"""
    return fighter.dice < fighter.row.attack + fighter.row.defence + fighter.row.speed
