"""Advice in a duel: for each option of a question what it is worth, if both play their best from there on.

It is made of what a seat sees and nothing else: in a duel everything is public except answers given in secret.
Where both answer in secret, the best play is a mixture, and `chance` says how often each option is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias, cast

from munera.games.spartacus.arena.fight import NONE
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat.attack import some_dice
from munera.games.spartacus.combat.bout import DEFENCE, POOLS, Fighter
from munera.games.spartacus.combat.combat import SLOTS, gear
from munera.games.spartacus.combat.hexes import RING
from munera.games.spartacus.combat.initiative import FIRST as GO_FIRST
from munera.games.spartacus.combat.moving import END, MOVE
from munera.games.spartacus.table.asking import NO, YES
from munera.games.spartacus.table.facts import TableFacts
from munera.kernel import AnyAsk, Option, Space
from munera.odds.spartacus.arena import values
from munera.odds.spartacus.arena.aftermath import Aftermath, best, body, marks, weighed, with_body, without
from munera.odds.spartacus.arena.facts import EXTRA, IGNORES, ONCE, USES_NET, Loadout
from munera.odds.spartacus.arena.rolls import ATTACKER, DEFENDER, FACES, Dice, Outcome, mixture, outcome
from munera.odds.spartacus.arena.sand import put_inside
from munera.odds.spartacus.arena.solved import Solved
from munera.odds.spartacus.arena.values import PREFERENCE, Block, Odds, Parts, Preference


class Worth(NamedTuple):
    """An option: the odds with it, and how often the best play chooses it."""

    option: Option
    odds: Odds
    chance: float
    worth: float  # what is played for, by the preference


class Advice(NamedTuple):
    """All options of a question. `side` is the side that is asked: 0 for I, 1 for II."""

    side: int
    options: tuple[Worth, ...]
    preference: Preference = PREFERENCE

    @property
    def best(self) -> Worth:
        """The option that the best play chooses most often."""
        return max(self.options, key=lambda it: it.chance)


Found: TypeAlias = "dict[Option, Parts]"

LAST: Final = ARENA.quiet_rounds - 1


def loadout(s: TableFacts, fighter: Fighter) -> Loadout:
    """A combatant and the equipment they came with, without what somebody has exhausted before its use."""
    assets = [s.assets[id] for id in fighter.gear]
    able = [asset.card for asset in assets if asset.ready or s.rules.cards[asset.card].exhausts]
    cards = {s.rules.cards[card].slot: card for card in able}
    return Loadout(fighter.card, *(cards.get(slot, NONE) for slot in SLOTS))


def is_duel(s: TableFacts) -> bool:
    """Do two fight on the sand, each for themselves?"""
    return len(s.fighters) == 2 and [fighter.team for fighter in s.fighters] == [0, 1]


def advice(s: TableFacts, ask: AnyAsk, it: Solved) -> Advice:
    """Advice for a question of the fight to one of the two. `s`: what a seat sees (`SeenTable`), or the state."""
    position = Position(s, it)
    side, found, chances = ANSWERS[ask.kind](position, ask)
    top = best(side, found.values()).worth
    if chances is None:
        choice = next(option for option, parts in found.items() if parts.worth == top)
        chances = {choice: 1.0}
    rows = tuple(
        Worth(option, Odds(*parts[1:]), chances.get(option, 0.0), parts.worth) for option, parts in found.items()
    )
    return Advice(side, rows)


Answer: TypeAlias = "tuple[int, Found, dict[Option, float] | None]"


class Position:
    """A fight as it stands, in the solver's numbers."""

    def __init__(self, s: TableFacts, it: Solved) -> None:
        self.s, self.it, self.duel, self.bout, self.strike = s, it, it.duel, s.bout, s.strike
        self.block: Block = (*self._state(0), *self._state(1))
        self.radius = self.bout.radius
        self.quiet = min(self.bout.quiet, LAST)
        self.hexes = s.fighters[0].hex, s.fighters[1].hex
        self._strikes: dict[tuple[int, int, Dice, Dice, int], Parts] = {}
        self._attacks: dict[tuple[int, int, bool], Parts] = {}

    def _state(self, number: int) -> tuple[int, int]:
        fighter, side = self.s.fighters[number], self.duel.sides[number]
        ready = {asset.card for asset in gear(self.s, number)}
        unused = sum(
            mark
            for name, mark in side.marks.items()
            if (name not in fighter.spent if mark == ONCE else name in ready)
        )
        return side.bodies.index(fighter.pools), side.masks.index(unused)

    def side_of(self, ask: AnyAsk) -> int:
        """The side of the seat that is asked; of one who commands both, the one that the question names."""
        sides = [side for side in (0, 1) if self.s.fighters[side].seat == ask.seat]
        named = [side for side in sides if self.s.fighters[side].card == ask.about]
        return (named or sides)[0]

    def place(self, side: int = 0, hex: int | None = None) -> int:
        """Where both stand, or would, if this side stood there."""
        pair = list(self.hexes)
        if hex is not None:
            pair[side] = hex
        return self.it.sand.number[self.radius, pair[0], pair[1]]

    def value(self, moment: int, place: int | None = None, block: Block | None = None) -> Parts:
        return self.it.value(block or self.block, moment, self.place() if place is None else place)

    # ---- initiative

    def chosen(self, winner: int, block: Block | None = None) -> Parts:
        """What it is worth when the winner of the initiative chooses to go first or second."""
        return best(winner, (self.value(values.FIRST + 3 * j + self.quiet, block=block) for j in (0, 1)))

    def rolled(self, chance: float, block: Block | None = None) -> Parts:
        """What the roll for initiative is worth; `chance`: how likely I wins it."""
        return weighed(((chance, self.chosen(0, block)), (1 - chance, self.chosen(1, block))))

    def order(self, ask: AnyAsk) -> Answer:
        side = self.side_of(ask)
        found: Found = {
            option: self.value(values.FIRST + 3 * (side if option == GO_FIRST else 1 - side) + self.quiet)
            for option in _listed(ask)
        }
        return side, found, None

    def net(self, ask: AnyAsk) -> Answer:
        """Whether to use a Net: rows are I without and with it, columns II."""
        side, duel, block = self.side_of(ask), self.duel, self.block
        speed = [duel.sides[j].bodies[body(block, j)][2] for j in (0, 1)]
        chance = duel.wins_initiative(speed[0], speed[1])
        able = [bool(marks(duel, block, j) & USES_NET) for j in (0, 1)]

        def used(*sides: int) -> Parts:
            left = block
            for j in sides:
                left = without(duel, left, j, USES_NET)
            return self.chosen(sides[0], left) if len(sides) == 1 else self.rolled(chance, left)

        cells = [
            [used(*[j for j, use in enumerate((row, column)) if use]) for column in range(1 + able[1])]
            for row in range(1 + able[0])
        ]
        return self._in_secret(side, cells, (NO, YES))

    def tactician(self, ask: AnyAsk) -> Answer:
        side, duel = self.side_of(ask), self.duel
        speed = [duel.sides[j].bodies[body(self.block, j)][2] for j in (0, 1)]
        able = [duel.sides[j].tactician and "tactician" not in self.s.fighters[j].spent for j in (0, 1)]
        one, two = self.bout.rolls
        chances = duel.initiative(speed[0], speed[1]).matrix(one, two, able[0], able[1])
        cells = [[self.rolled(chance) for chance in row] for row in chances]
        return self._in_secret(side, cells, (NO, YES))

    def _in_secret(self, side: int, cells: Sequence[Sequence[Parts]], options: Sequence[Option]) -> Answer:
        """Both answer at the same time: rows are I's options, columns II's."""
        rows, columns = mixture([[cell.worth for cell in row] for row in cells])
        if side == 0:
            found = {
                option: weighed(zip(columns, row, strict=True)) for option, row in zip(options, cells, strict=True)
            }
            return side, found, dict(zip(options, rows, strict=True))
        turned = list(zip(*cells, strict=True))
        found = {
            option: weighed(zip(rows, column, strict=True)) for option, column in zip(options, turned, strict=True)
        }
        return side, found, dict(zip(options, columns, strict=True))

    # ---- a turn

    @property
    def second(self) -> bool:
        return self.bout.acted > 0

    def turn(self, ask: AnyAsk) -> Answer:
        side = self.bout.order[self.bout.acted]
        found: Found = {}
        for option in _listed(ask):
            if option == END:
                found[option] = self.ended_turn(side, self.place())
                continue
            what, where = cast("tuple[str, int]", option)
            if what == MOVE:
                found[option] = self.moved(side, self.place(side, where))
            else:
                found[option] = self.attacked(side, self._mode(side, what), self.place(), not self.bout.moved)
        return side, found, None

    def _mode(self, side: int, how: str) -> int:
        return next(place for place, mode in enumerate(self.duel.sides[side].modes) if mode.how == how)

    def ended_turn(self, side: int, place: int) -> Parts:
        """What it is worth that the turn of this side is over."""
        if not self.second:
            moment = values.STRUCK + 1 - side if self.bout.struck else values.SECOND + 3 * (1 - side) + self.quiet
            return self.value(moment, place)
        if self.bout.struck:
            return self.value(values.ROUND, place)
        return self.it.after_quiet(self.block, 1 - side, self.quiet, self.radius, place)

    def moved(self, side: int, place: int) -> Parts:
        """What it is worth to have moved there; an attack may still follow."""
        found = [self.ended_turn(side, place)]
        if not self.bout.attacked:
            distance = self.it.sand.distance[place]
            found += [
                self.attacked(side, number, place, moving=False)
                for number, mode in enumerate(self.duel.sides[side].modes)
                if mode.near <= distance <= mode.far and self._is_unused(side, mode.uses)
            ]
        return best(side, found)

    def _is_unused(self, side: int, mark: int) -> bool:
        return not mark or bool(marks(self.duel, self.block, side) & mark)

    def attacked(self, side: int, mode: int, place: int, moving: bool) -> Parts:
        key = mode, place, moving
        found = self._attacks.get(key)
        if found is None:
            found = self.it.solver.attack(self.block, side, self.second, moving, mode, -1, self.radius, place)
            self._attacks[key] = found
        return found

    def driven(self, ask: AnyAsk) -> Answer:
        side = self.side_of(ask)
        return side, {hex: self.put(side, cast("int", hex)) for hex in _listed(ask)}, None

    def put(self, side: int, hex: int) -> Parts:
        """One is put on that hex; then the other, if they stand on the closed ring, too."""
        other, moment = 1 - side, values.ROUND + LAST
        if RING[self.hexes[other]] <= self.radius:
            return self.value(moment, self.place(side, hex))
        later = put_inside(self.hexes[other], hex, self.radius)
        return best(other, (self.value(moment, self._both(side, hex, at)) for at in later))

    def _both(self, side: int, hex: int, other: int) -> int:
        one, two = (other, hex) if side else (hex, other)
        return self.it.sand.number[self.radius, one, two]

    # ---- an attack

    @property
    def attacker(self) -> int:
        return self.strike.attacker

    @property
    def mode(self) -> int:
        how = self.strike.speed
        return next(place for place, mode in enumerate(self.duel.sides[self.attacker].modes) if mode.speed == how)

    def goes_on(self, block: Block) -> Parts:
        """What it is worth that the attack is over."""
        j, moving, place = self.attacker, not self.bout.moved, self.place()
        if self.second:
            what = values.KEPT_ROUND_MOVED + j if moving else values.KEPT_ROUND
        else:
            what = values.KEPT_STRUCK_MOVED + j if moving else values.KEPT_STRUCK + 1 - j
        return self.it.solver.near(block, what, self.radius, place)

    def aftermath(self) -> Aftermath:
        return Aftermath(self.duel, self.attacker, self.goes_on)

    def pool(self, ask: AnyAsk) -> Answer:
        """What each pool of the defender is worth; the mark that the attack uses up has been used up already."""
        j, found = self.attacker, dict[Option, Parts]()
        for option in _listed(ask):
            agile = option != POOLS[DEFENCE]
            found[option] = self._rolls(agile)
        return 1 - j, found, None

    def _rolls(self, agile: bool) -> Parts:
        """What it is worth when both roll, and then do their best with the dice that come."""
        j, duel, block = self.attacker, self.duel, self.block
        n, m = duel.dice(j, self.mode, agile, body(block, j), body(block, 1 - j))
        by = duel.forcing(j, (marks(duel, block, 0), marks(duel, block, 1)))
        found = duel.policies(j, self.mode, n, m, by, duel.lethal(1 - j, body(block, 1 - j)))
        after = self.aftermath()
        known = {
            number: after.compared(block, outcome(number), self.plain)
            for number in range(len(found.rows[0]))
            if any(row[number] for row in found.rows)
        }
        sums = (
            weighed((chance, known[number]) for number, chance in enumerate(row) if chance) for row in found.rows
        )
        return best(j if found.owner == ATTACKER else 1 - j, sums)

    @property
    def plain(self) -> bool:
        return not self.strike.speed

    def with_dice(
        self, block: Block, attack: Sequence[int], defence: Sequence[int], forcing: int = ATTACKER
    ) -> Parts:
        """What dice are worth after both have rolled theirs again: some may be forced, then they are compared.

        `forcing`: whose turn it is to force: the attacker, then the defender, then nobody.
        """
        key = (*block[1::2], *(tuple(sorted(dice)) for dice in (attack, defence)), forcing)
        found = self._strikes.get(cast("Any", key))
        if found is None:
            found = self._strikes[cast("Any", key)] = self._with_dice(block, attack, defence, forcing)
        return found

    def _with_dice(self, block: Block, attack: Sequence[int], defence: Sequence[int], forcing: int) -> Parts:
        j, duel = self.attacker, self.duel
        if forcing > DEFENDER:
            wounds, counter = duel.compare(j, attack, defence)
            it = Outcome(wounds is None, wounds or 0, counter, forced=False)
            return self.aftermath().compared(block, it, self.plain)
        side = j if forcing == ATTACKER else 1 - j
        if not (duel.sides[side].forces and marks(duel, block, side) & ONCE):
            return self.with_dice(block, attack, defence, forcing + 1)
        dice = defence if forcing == ATTACKER else attack
        ways = some_dice(dice, duel.sides[side].forces)
        return best(side, (self.forced(block, attack, defence, forcing, way) for way in ways))

    def forced(
        self, block: Block, attack: Sequence[int], defence: Sequence[int], forcing: int, way: Sequence[int]
    ) -> Parts:
        """What it is worth that these dice of the other are rolled again; none: nobody is forced."""
        if not way:
            return self.with_dice(block, attack, defence, forcing + 1)
        left = without(self.duel, block, self.attacker if forcing == ATTACKER else 1 - self.attacker, ONCE)
        if forcing == ATTACKER:
            return mean(self.with_dice(left, attack, dice, forcing + 1) for dice in again(defence, way))
        return mean(self.with_dice(left, dice, defence, forcing + 1) for dice in again(attack, way))

    def force(self, ask: AnyAsk) -> Answer:
        """`about` is the roll of the other: of the attacker, if the defender forces."""
        forcing = ATTACKER if ask.about == "defence" else DEFENDER
        side = self.attacker if forcing == ATTACKER else 1 - self.attacker
        attack, defence = self.strike.attack, self.strike.defence
        found = {
            way: self.forced(self.block, attack, defence, forcing, cast("tuple[int, ...]", way))
            for way in _listed(ask)
        }
        return side, found, None

    def reroll(self, ask: AnyAsk) -> Answer:
        """Both roll dice again at the same time, if both can."""
        j, attack, defence = self.attacker, self.strike.attack, self.strike.defence
        side = j if ask.about == "attack" else 1 - j
        mine, theirs = self.duel.again(j, self.mode)
        ways, others = some_dice(attack, mine), some_dice(defence, theirs)
        cells = [
            [
                mean(self.with_dice(self.block, a, d) for a, d in product(again(attack, one), again(defence, two)))
                for two in others
            ]
            for one in ways
        ]
        if j == 1:  # rows are I's
            cells = [list(column) for column in zip(*cells, strict=True)]
        return self._in_secret(side, cells, ways if side == j else others)

    def gear(self, ask: AnyAsk) -> Answer:
        card, wounds = cast("tuple[str, int]", ask.about)
        after, j, block = self.aftermath(), self.attacker, self.block
        side = j if self._mark(j, card) == EXTRA and self.strike.victim != j else self.strike.victim
        mark = self._mark(side, card)
        counter = self.strike.counter if self.strike.victim != j else 0
        if mark == EXTRA:
            more = wounds + self.duel.sides[j].extra
            yes = after.wounded(without(self.duel, block, j, EXTRA), 1 - j, more, counter)
            return j, {NO: after.wounded(block, 1 - j, wounds, counter), YES: yes}, None
        assert mark == IGNORES, "equipment that is asked for adds wounds or takes them away"
        found: Found = {
            NO: after.takes(block, side, wounds, counter),
            YES: after.ignored(block, side, wounds, counter),
        }
        return side, found, None

    def _mark(self, side: int, card: str) -> int:
        return self.duel.sides[side].marks.get(card, 0)

    # ---- wounds

    def surrender(self, ask: AnyAsk) -> Answer:
        side, left = self.strike.victim, self.strike.wounds - 1
        found: Found = {}
        for option in _listed(ask):
            block = with_body(self.block, side, self._body_without(side, POOLS.index(cast("str", option))))
            if self.attacker in (0, 1):
                counter = self.strike.counter if side != self.attacker else 0
                found[option] = self.aftermath().loses(block, side, left, counter)
            else:
                order = self.bout.order
                rest = order[order.index(side) + 1 :]
                found[option] = self.it.lost_to_the_crowd(block, side, left, rest, self.place())
        return side if self.s.fighters[side].seat == ask.seat else 1 - side, found, None  # some attackers pick

    def _body_without(self, side: int, pool: int) -> int:
        pools = list(self.s.fighters[side].pools)
        pools[pool] -= 1
        return self.duel.sides[side].bodies.index((pools[0], pools[1], pools[2]))


def _listed(ask: AnyAsk) -> Sequence[Option]:
    assert not isinstance(ask.options, Space), "the options of a fight are listed"
    return ask.options


def again(dice: Sequence[int], way: Sequence[int]) -> Iterator[Dice]:
    """All that these dice can show when those at these places are rolled again."""
    for faces in product(FACES, repeat=len(way)):
        rolled = list(dice)
        for place, face in zip(way, faces, strict=True):
            rolled[place] = face
        yield tuple(rolled)


def mean(found: Iterator[Parts]) -> Parts:
    """The average of what is equally likely."""
    rows = list(found)
    return weighed((1 / len(rows), row) for row in rows)


ANSWERS: Final[dict[str, Callable[[Position, AnyAsk], Answer]]] = {
    "order": Position.order,
    "net": Position.net,
    "tactician": Position.tactician,
    "combat_turn": Position.turn,
    "driven": Position.driven,
    "pool": Position.pool,
    "reroll": Position.reroll,
    "force": Position.force,
    "gear": Position.gear,
    "surrender": Position.surrender,
}
"""The ten questions of a fight."""
