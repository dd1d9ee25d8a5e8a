"""A duel in numbers: what two combatants and their equipment can do, asked of the rules on a table of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import product
from typing import Any, ClassVar, Final, NamedTuple

from munera.games.spartacus.arena.fight import NONE
from munera.games.spartacus.cards.table import WEAPON, Card
from munera.games.spartacus.combat.attack import (
    ATTACK_SETS,
    DEFENCE_SETS,
    TIES,
    Exchange,
    attack_dice,
    defence_dice,
    exchange,
    least_level,
    may_reroll,
    may_use_speed,
    worn,
)
from munera.games.spartacus.combat.bout import ATTACK, DEFENCE, LEVELS, SPEED, Strike
from munera.games.spartacus.combat.combat import (
    COUNTER_ATTACK,
    DETERMINATION,
    INITIATE,
    NET,
    SLOTS,
    TACTICIAN,
    ability,
    gear,
    put_fighter,
    unspent,
)
from munera.games.spartacus.combat.initiative import ahead_by
from munera.games.spartacus.combat.moving import BLOW, allowance, ranges, speed_attacks
from munera.games.spartacus.combat.wounds import can_lose, level_of, would_defeat
from munera.games.spartacus.rulebook import SpartacusBook
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import start
from munera.odds.spartacus.arena.rolls import (
    ATTACKER,
    DEFENDER,
    MOST,
    Again,
    Dice,
    Initiative,
    Policies,
    Result,
    policies,
    results,
)

Pools = tuple[int, int, int]

# What works once in a match, and is still to be used: the marks of a combatant.
EXTRA, IGNORES, USES_NET, THROW, ONCE = 1, 2, 4, 8, 16
MARKS: Final = 32


class NotSolved(Exception):
    """A combatant can do what the solver does not know: the message says who and what."""


class Loadout(NamedTuple):
    """A combatant, and the equipment by its slots."""

    card: str
    weapon: str = NONE
    armour: str = NONE
    special: str = NONE

    @property
    def gear(self) -> list[str]:
        return [card for card in self[1:] if card != NONE]


class Mode(NamedTuple):
    """A way to attack: its word, its range, whether speed dice are rolled, and the mark that it uses up."""

    how: str
    near: int
    far: int
    speed: bool
    uses: int


class Losing(NamedTuple):
    """What so many wounds leave: dice, by the number of the body; or the level of a defeat."""

    bodies: tuple[int, ...]
    level: int | None


class Side(NamedTuple):
    """One of two fighters. `bodies`: the dice that can be left while they stand; `masks`: the marks that can be.

    `steps`: by mask and body. `losing`: by wounds and body. `extra` and `ignores`: wounds by equipment. `least`:
    the level of whom their attack has beaten. `forces`: so many dice of the other, once. `pierces`: armour does
    nothing against their attack. `marks`: of each piece of equipment that works once, and of the ability.
    """

    bodies: tuple[Pools, ...]
    masks: tuple[int, ...]
    steps: tuple[tuple[int, ...], ...]
    losing: tuple[tuple[Losing, ...], ...]
    modes: tuple[Mode, ...]
    extra: int
    ignores: int
    least: int
    agile: bool
    forces: int
    last_stand: bool
    pierces: bool
    tactician: bool
    marks: dict[str, int]

    @property
    def full(self) -> int:
        """All marks that this fighter begins with."""
        return self.masks[-1]


class Duel:
    """Two fighters, and the dice between them. `roughly`: what the solver does not know is left out of it."""

    roughly: ClassVar[bool] = False

    def __init__(self, book: SpartacusBook, one: Loadout, two: Loadout, initiative: str) -> None:
        self.table = _table(book, (one, two), initiative)
        self.sides = (_side(self.table, 0, self.roughly), _side(self.table, 1, self.roughly))
        self.exchanges = (exchange(self.table, 0, 1), exchange(self.table, 1, 0))
        self._again = {
            (j, mode): self._dice_again(j, mode) for j in (0, 1) for mode in range(len(self.sides[j].modes))
        }

    def knows(self, card: str) -> bool:
        """Is what this card does once in a match part of these facts?"""
        return any(card in side.marks for side in self.sides)

    # ---- initiative

    @cached_property
    def _initiatives(self) -> dict[tuple[int, int], Initiative]:
        return {}

    def initiative(self, one: int, two: int) -> Initiative:
        """The initiative between so many speed dice of I and of II."""
        found = self._initiatives.get((one, two))
        if found is None:
            string = self.table.option("initiative") == "string"
            found = _initiative(one, two, string)
            self._initiatives[one, two] = found
        return found

    def wins_initiative(self, one: int, two: int) -> float:
        """How likely I wins the initiative of a round."""
        return self.initiative(one, two).wins(self.sides[0].tactician, self.sides[1].tactician)

    # ---- attacks

    def dice(self, j: int, mode: int, agile: bool, mine: int, theirs: int) -> tuple[int, int]:
        """How many dice both roll, if side j attacks, with these bodies."""
        attack = self.sides[j].bodies[mine][SPEED if self.sides[j].modes[mode].speed else ATTACK]
        return attack, self.sides[1 - j].bodies[theirs][SPEED if agile else DEFENCE]

    def compare(self, j: int, attack: Sequence[int], defence: Sequence[int]) -> Result:
        """What the dice of an attack by side j come to."""
        return compared(self.exchanges[j], tuple(attack), tuple(defence))

    def again(self, j: int, mode: int) -> tuple[int, int]:
        """How many dice the attacker, and how many the defender may roll again."""
        return self._again[j, mode]

    def _dice_again(self, j: int, mode: int) -> tuple[int, int]:
        s = self.table
        s.strike = Strike(j, 1 - j, speed=self.sides[j].modes[mode].speed)
        return may_reroll(s, j), may_reroll(s, 1 - j)

    def forcing(self, j: int, masks: tuple[int, int]) -> int | None:
        """Who of the two can force dice of this attack: the attacker before the defender."""
        for by, side in ((ATTACKER, j), (DEFENDER, 1 - j)):
            if self.sides[side].forces and masks[side] & ONCE:
                return by
        return None

    def lethal(self, side: int, body: int) -> int:
        """How many wounds defeat this side; 0 if an attack cannot deal so many."""
        losing = self.sides[side].losing
        return next((wounds for wounds in range(MOST + 1) if losing[wounds][body].level is not None), 0)

    def policies(self, j: int, mode: int, attack: int, defence: int, by: int | None, lethal: int) -> Policies:
        """The policies of an attack by side j with so many dice."""
        mine, theirs = self.again(j, mode)
        force = 0 if by is None else self.sides[j if by == ATTACKER else 1 - j].forces
        both = bool(mine and theirs) and by is None
        again = Again(mine, theirs, by, force, lethal if both else 0)
        return _policies(same_dice(self.exchanges[j]), attack, defence, again)


# ---------------------------------------------------------------------- asked of the rules


def _table(book: SpartacusBook, loadouts: tuple[Loadout, Loadout], initiative: str) -> Spartacus:
    """A table with nothing on it but this fight, which begins."""
    variant: dict[str, Any] = {"mode": "fight", "initiative": initiative}
    for number, loadout in enumerate(loadouts, 1):
        variant |= {f"{place}_{number}": card for place, card in zip(("fighter", *SLOTS), loadout, strict=True)}
    return start(book, 2, 0, variant, keep=False, log=False).state


def _side(s: Spartacus, side: int, roughly: bool) -> Side:
    fighter = s.fighters[side]
    row = s.rules.cards[fighter.card]
    attack, defence, speed = fighter.pools
    bodies = tuple(product(range(1, attack + 1), range(1, defence + 1), range(1, speed + 1)))
    once = [asset for asset in gear(s, side) if s.rules.cards[asset.card].exhausts]
    marks = {asset.card: mark for asset in once if (mark := _mark(s, asset, roughly))}
    last_stand, initiate = unspent(s, side, DETERMINATION), unspent(s, side, INITIATE)
    if last_stand or initiate:
        marks[row.ability] = ONCE
    _solvable(s, side, roughly)
    masks = sorted({sum(some) for some in product(*((0, mark) for mark in marks.values()))}, key=by_net)
    places = {pools: place for place, pools in enumerate(bodies)}
    works_once = [s.rules.cards[card] for card in marks if card in s.rules.equipment]
    return Side(
        bodies,
        tuple(masks),
        tuple(tuple(_steps(s, side, marks, mask, pools) for pools in bodies) for mask in masks),
        tuple(tuple(losing_of(places, pools, wounds) for pools in bodies) for wounds in range(MOST + 1)),
        _modes(s, side),
        sum(card.wounds for card in works_once),
        sum(card.ignores for card in works_once),
        _least(s, side, roughly),
        may_use_speed(s, side),
        row.rerolls if initiate else 0,
        last_stand,
        _pierces(s, side),
        unspent(s, side, TACTICIAN),
        marks,
    )


def by_net(mask: int) -> tuple[bool, int]:
    return bool(mask & USES_NET), mask


def _mark(s: Spartacus, asset: Asset, roughly: bool) -> int:
    """The mark of a piece of equipment that works once; none, roughly, of one that the solver does not know."""
    card = s.rules.cards[asset.card]
    if card.slot == WEAPON and card.wounds and not (card.rerolls or card.range):
        return EXTRA
    if card.ignores and not card.rerolls:
        return IGNORES
    if card.id == NET:
        return USES_NET
    if card.id in s.rules.combat.speed_attacks:
        return THROW
    if roughly:
        return 0
    raise NotSolved(card.id)


def _solvable(s: Spartacus, side: int, roughly: bool) -> None:
    """Refuse whoever can do what the solver has no place for."""
    combat, fighter = s.rules.combat, s.fighters[side]
    card = s.rules.cards[fighter.card]
    able = ability(s, side)
    picks = any(card.picks_die(dealt, taken) for dealt in range(MOST) for taken in range(dealt))
    unknown = able in combat.split_move or (picks and able) or defence_dice(s, side) != fighter.pools[DEFENCE]
    if unknown and not roughly:
        raise NotSolved(card.id)
    if len(ranges(s, side)) > 3:
        raise NotSolved(card.id)


def _steps(s: Spartacus, side: int, marks: dict[str, int], mask: int, pools: Pools) -> int:
    """The hexes of a move, with these dice and this equipment unused."""
    before, assets = s.fighters[side], [s.assets[id] for id in s.fighters[side].gear]
    for asset in assets:
        mark = marks.get(asset.card, 0)
        s.put(asset._replace(ready=not mark or bool(mask & mark)))
    put_fighter(s, side, before._replace(pools=pools))
    found = allowance(s, side)
    put_fighter(s, side, before)
    for asset in assets:
        s.put(asset)
    return found


def losing_of(places: dict[Pools, int], pools: Pools, wounds: int) -> Losing:
    """All ways to lose so many dice under the Rule of One."""
    left = {pools}
    for _ in range(min(wounds, sum(pools))):
        left = {_less(rest, pool) for rest in left for pool in can_lose(rest)}
    if would_defeat(pools, wounds):
        (level,) = {level_of(rest) for rest in left}
        return Losing((), LEVELS.index(level))
    return Losing(tuple(sorted(places[rest] for rest in left)), None)


def _less(pools: Pools, pool: int) -> Pools:
    attack, defence, speed = (dice - (place == pool) for place, dice in enumerate(pools))
    return attack, defence, speed


def _modes(s: Spartacus, side: int) -> tuple[Mode, ...]:
    once = {how: THROW for how, card, asset in speed_attacks(s, side) if asset is not None and card.exhausts}
    modes = tuple(Mode(how, near, far, how != BLOW, once.get(how, 0)) for how, near, far in ranges(s, side))
    for mode in modes:
        place = SPEED if mode.speed else ATTACK
        assert attack_dice(s, side, speed=mode.speed) == s.fighters[side].pools[place], "the dice of an attack"
    return modes


def _least(s: Spartacus, side: int, roughly: bool) -> int:
    """The level that their attacks bring at least; roughly, without what somebody may choose then."""
    s.strike = Strike(side, 1 - side)
    asking = least_level(s, 1 - side)
    try:
        asking.send(None)
    except StopIteration as answer:
        return LEVELS.index(answer.value)
    asking.close()
    if roughly:
        return 0
    raise NotSolved(s.fighters[side].card)


def _pierces(s: Spartacus, side: int) -> bool:
    """Does the armour of the other do nothing against their attacks?"""
    other = 1 - side
    s.strike = Strike(side, other)
    return len(worn(s, other)) < len(gear(s, other))


# ---------------------------------------------------------------------- dice


def same_dice(both: Exchange) -> Exchange:
    """The exchange without what plays no part when dice are compared, so that many pairings share their tables."""
    striking = both.striking if both.striking in (*TIES, *ATTACK_SETS) else ""
    defending = both.defending if both.defending in DEFENCE_SETS else ""
    return Exchange(
        striking, both.striker if striking else NOBODY, defending, both.target if defending else NOBODY
    )


NOBODY: Final = Card(source="", sources={}, id="", deck="", kind="", copies=0)


def compared(both: Exchange, attack: Dice, defence: Dice) -> Result:
    """The result of two strings of dice: the wounds, if the attack is not stopped, and the counter-wounds."""
    found = both.hits(attack, defence)
    counter = both.sets(COUNTER_ATTACK, defence) * both.target.wounds
    return Result(None if found is None else found.wounds, counter)


@cache
def table_of_results(both: Exchange, attack: int, defence: int) -> list[list[int]]:
    return results(attack, defence, lambda one, two: compared(both, one, two))


@cache
def _policies(both: Exchange, attack: int, defence: int, again: Again) -> Policies:
    return policies(table_of_results(both, attack, defence), attack, defence, again)


@cache
def _initiative(one: int, two: int, string: bool) -> Initiative:
    """The initiative between so many speed dice, by the table option."""
    from munera.games.spartacus.rulebook import BOOK  # noqa: PLC0415

    s = start(BOOK, 2, 0, {"mode": "fight", "initiative": "string" if string else "total"}, log=False).state
    return Initiative(one, two, lambda x, y: ahead_by(s, x, y))
