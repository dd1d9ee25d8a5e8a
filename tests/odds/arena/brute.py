"""The odds of a tiny fight by brute force: the engine itself is played through, every answer and every die.

Nothing of the solver is used. What comes of an answer is found out by giving it to a match whose chance a host
decides; positions that are the same but for a turn or reflection of the board are one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.games.spartacus.combat.bout import LEVELS
from munera.games.spartacus.combat.hexes import NUMBER, PLACE
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Space
from munera.kernel.hosting import Hosted

Numbers = tuple[float, ...]
Key = tuple[Any, ...]


class Preference(NamedTuple):
    """What is preferred among equal victories, written down once more."""

    round: float = 0.001
    level: float = 0.0001


class Found(NamedTuple):
    """What an answer leads to: a question or an end, its chance, and whether a round began on the way."""

    to: Key | Numbers
    chance: float
    round: bool


class Node(NamedTuple):
    """A question, to this side, in a match that stands there; and what each answer leads to."""

    side: int
    match: Match[Spartacus]
    answers: dict[Any, list[Found]]


def images() -> list[list[int]]:
    """The turns and reflections of the board, in cube coordinates."""
    found = []
    for order in ((0, 1, 2), (0, 2, 1)):
        for turn in range(3):
            for sign in (1, -1):
                image = []
                for q, r in PLACE:
                    cube = (q, r, -q - r)
                    turned = [sign * cube[(order[i] + turn) % 3] for i in range(3)]
                    image.append(NUMBER[turned[0], turned[1]])
                found.append(image)
    return found


IMAGES = images()


def key_of(s: Spartacus, ask: Any) -> Key:
    """All that matters of a position, in the smallest of its twelve images."""
    bout, strike = s.bout, s.strike
    fixed = (
        tuple((f.pools, f.spent, tuple(s.assets[id].ready for id in f.gear)) for f in s.fighters),
        (bout.radius, min(bout.quiet, 2), bout.order, bout.acted, bout.struck, bout.moved, bout.attacked),
        bout.rolls if ask.kind == "tactician" else (),
        strike[:4] + (strike[4:6] if ask.kind in ("reroll", "force") else ()) + strike[6:10],
        (ask.seat, ask.kind, ask.about),
    )
    return (*fixed, min(tuple(image[f.hex] for f in s.fighters) for image in IMAGES))


def ended(s: Spartacus, preference: Preference) -> Numbers:
    """The numbers of a fight that is over: what is played for, and the five odds."""
    winner = s.bout.winner
    level = LEVELS.index(s.fighters[1 - winner].level)
    worth = 1 + preference.level * level if winner == 0 else -preference.level * level
    levels = [float(side != winner and level == wanted) for side in (0, 1) for wanted in (1, 2)]
    return (worth, float(winner == 0), *levels)


def outcomes(hosted: Hosted[Spartacus], dice: int, chance: float = 1.0) -> list[tuple[Hosted[Spartacus], float]]:
    """All that chance can make of an input that was given: so many dice of its own, then the roll for initiative.

    Both have one die of speed in these fights, so each wins it equally often, after ties or not: two rolls stand
    for all of them.
    """
    if hosted.chance is None:
        return [(hosted, chance)]
    found: list[tuple[Hosted[Spartacus], float]] = []
    if dice == 0:
        for roll in ((6, 1), (1, 6)):
            twin = hosted.fork()
            for face in roll:
                twin.decide(face)
            found += outcomes(twin, dice, chance / 2)
        return found
    for face in range(1, 7):
        twin = hosted.fork()
        twin.decide(face)
        found += outcomes(twin, dice - 1, chance / 6)
    return found


def own_dice(s: Spartacus, ask: Any, option: Any) -> int:
    """How many dice this answer has rolled, those of initiative apart."""
    if ask.kind in ("reroll", "force"):
        return len(option)
    if ask.kind == "pool":
        attacker, defender = s.fighters[s.strike.attacker], s.fighters[s.strike.defender]
        return attacker.pools[2 if s.strike.speed else 0] + defender.pools[1 if option == "defence" else 2]
    if ask.kind != "combat_turn" or option == "end" or option[0] == "move":
        return 0
    side = s.bout.order[s.bout.acted]
    if s.rules.cards[s.fighters[1 - side].card].ability == "agile":
        return 0
    return s.fighters[side].pools[0 if option[0] == "attack" else 2] + s.fighters[1 - side].pools[1]


class Brute:
    """All positions that can come of this one, and what they are worth."""

    def __init__(self, match: Match[Spartacus], preference: Preference) -> None:
        self.preference = preference
        self.nodes: dict[Key, Node] = {}
        hosted = Hosted(match)
        self._open: list[tuple[Key, Hosted[Spartacus]]] = []
        self.starts = [self._reached(one, chance, 0) for one, chance in outcomes(hosted, 0)]
        while self._open:
            key, one = self._open.pop()
            self._explore(key, one)

    def _reached(self, hosted: Hosted[Spartacus], chance: float, round: int) -> Found:
        s = hosted.match.state
        if s.bout.winner >= 0:
            return Found(ended(s, self.preference), chance, round=False)
        (ask,) = hosted.match.waiting()
        key = key_of(s, ask)
        if key not in self.nodes:
            side = next(side for side, fighter in enumerate(s.fighters) if fighter.seat == ask.seat)
            self.nodes[key] = Node(side, hosted.match, {})
            self._open.append((key, hosted))
        return Found(key, chance, round=s.bout.round > round)

    def _explore(self, key: Key, hosted: Hosted[Spartacus]) -> None:
        (ask,) = hosted.match.waiting()
        assert not isinstance(ask.options, Space)
        for option in ask.options:
            dice = own_dice(hosted.match.state, ask, option)
            twin = hosted.fork()
            twin.answer(ask.seat, option)
            together: dict[tuple[Any, bool], float] = {}
            for one, chance in outcomes(twin, dice):
                found = self._reached(one, chance, hosted.match.state.bout.round)
                together[found.to, found.round] = together.get((found.to, found.round), 0.0) + chance
            self.nodes[key].answers[option] = [
                Found(to, chance, begun) for (to, begun), chance in together.items()
            ]

    def solve(self, tolerance: float = 1e-9) -> tuple[dict[Key, Numbers], Numbers]:
        """What every question is worth, and the beginning: repeated until nothing changes any more."""
        worth: dict[Key, Numbers] = dict.fromkeys(self.nodes, (0.5,) + (0.0,) * 5)
        change = 1.0
        while change > tolerance:
            change = 0.0
            for key, node in self.nodes.items():
                rows = self.answers(node, worth).values()
                best = max(rows) if node.side == 0 else min(rows)
                change = max(change, *(abs(a - b) for a, b in zip(best, worth[key], strict=True)))
                worth[key] = best
        return worth, self._mean(self.starts, worth)

    def answers(self, node: Node, worth: dict[Key, Numbers]) -> dict[Any, Numbers]:
        """What each answer is worth."""
        return {option: self._mean(found, worth) for option, found in node.answers.items()}

    def _mean(self, found: list[Found], worth: dict[Key, Numbers]) -> Numbers:
        sums = [0.0] * 6
        for to, chance, begun in found:
            row = list(worth[to] if to in self.nodes else to)
            if begun:
                row[0] -= self.preference.round * (row[0] - 0.5)
            sums = [a + chance * b for a, b in zip(sums, row, strict=True)]
        return tuple(sums)
