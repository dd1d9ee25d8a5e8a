"""Attacking: both roll, re-roll and compare, in the order of SP-37. What it costs in dice is in `wounds`.

Every step of an attack stands in `s.strike`, so that everybody sees the dice while somebody thinks about them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from munera.games.spartacus.cards.table import ARMOUR, WEAPON, Card
from munera.games.spartacus.combat.bout import ATTACK, DEFENCE, POOLS, SPEED, YIELD, Again
from munera.games.spartacus.combat.combat import (
    AGILE,
    COUNTER_ATTACK,
    CRUEL,
    GAMBLER,
    HARDENED,
    IMPERVIOUS,
    INITIATE,
    MERCILESS,
    RELENTLESS,
    UNOPPOSED,
    VENGEFUL,
    ability,
    at_once,
    end_strike,
    gear,
    in_every_bout,
    note,
    spend,
    unspent,
)
from munera.games.spartacus.combat.wounds import defeat, determination, surrender, undefeated
from munera.games.spartacus.table.asking import NO, YES, choose, choose_sealed
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Question

ASKS = {
    "pool": Question((POOLS[DEFENCE], POOLS[SPEED]), about=("card",)),
    "reroll": Question(about=("what",), answer=("own_dice*",)),
    "force": Question(about=("what",), answer=("their_dice*",)),
    "gear": Question((NO, YES), about=("card", "wounds")),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "defends": ("seat", "card", "pool"),
    "rolls": ("seat", "card", "roll", "dice*"),
    "keeps_dice": ("seat", "roll"),
    "rerolls": ("seat", "roll", "die", "before", "after"),
    "forces": ("seat", "card", "roll", "die", "before", "after"),
    "stopped": ("seat", "card"),
    "hits": ("seat", "hits", "blocked", "automatic"),
    "strikes_back": ("seat", "card"),
    "wounded": ("seat", "card", "wounds"),
}
REASONS: tuple[str, ...] = ()
TERMS: dict[str, tuple[str, ...]] = {"roll": ("attack", "defence"), "why": ("gambler",)}


# The abilities for which equal dice hit, and those for which sets of equal dice count, by who has rolled them.
TIES: Final = (RELENTLESS,)
ATTACK_SETS: Final = (VENGEFUL,)
DEFENCE_SETS: Final = (COUNTER_ATTACK, HARDENED, IMPERVIOUS)


# ---------------------------------------------------------------------- the roll


async def both_roll(s: Spartacus) -> None:
    """The defender names the pool; then both roll all its dice at the same time (SP-ATTACK-2, SP-48)."""
    agile = await defends_with_speed(s)
    strike = s.strike
    attacker, defender = s.fighters[strike.attacker], s.fighters[strike.defender]
    attack = s.dice(attack_dice(s, strike.attacker, speed=strike.speed))
    defence = s.dice(defender.pools[SPEED] if agile else defence_dice(s, strike.defender))
    s.strike = strike._replace(agile=agile, attack=tuple(attack), defence=tuple(defence))
    s.tell("rolls", attacker.seat, attacker.card, "attack", *attack, already_known_to=())
    s.tell("rolls", defender.seat, defender.card, "defence", *defence, already_known_to=())
    s.step = "combat_rolled"


async def defends_with_speed(s: Spartacus) -> bool:
    """SPD_DEFENCE: an agile defender says it before the roll (SP-HOOK-13)."""
    side = s.strike.defender
    if not may_use_speed(s, side):
        return False
    fighter = s.fighters[side]
    pool = await choose(s, fighter.seat, "pool", (POOLS[DEFENCE], POOLS[SPEED]), fighter.card, "SP-HOOK-13")
    s.tell("defends", fighter.seat, fighter.card, pool, already_known_to=(fighter.seat,))
    return pool == POOLS[SPEED]


def may_use_speed(s: TableFacts, side: int) -> bool:
    """May this one defend with speed dice?"""
    return ability(s, side) == AGILE


def attack_dice(s: TableFacts, side: int, *, speed: bool) -> int:
    """How many dice an attack has: those of speed in a speed attack (SP-ATTACK-2)."""
    return s.fighters[side].pools[SPEED if speed else ATTACK]


def defence_dice(s: TableFacts, side: int) -> int:
    """The defence dice of a combatant, with those that an ability adds."""
    more = s.rules.combat.defence_dice.get(ability(s, side))
    return s.fighters[side].pools[DEFENCE] + (more(s, side) if more else 0)


# ---------------------------------------------------------------------- re-rolls


async def rerolls(s: Spartacus) -> None:
    """Both may re-roll dice of their own, in secret; then each may force a re-roll, the attacker first (W27)."""
    await own_rerolls(s)
    strike = s.strike
    await forced_reroll(s, strike.attacker, strike.defender)
    await forced_reroll(s, strike.defender, strike.attacker)
    s.step = "combat_compared"


async def own_rerolls(s: Spartacus) -> None:
    """Who has such equipment chooses which dice, and whether at all (SP-REROLL-1, SP-REROLL-3)."""
    able = [side for side in (s.strike.attacker, s.strike.defender) if may_reroll(s, side)]
    for sides in at_once(s, able):
        await reroll_together(s, sides)


async def reroll_together(s: Spartacus, sides: Sequence[int]) -> None:
    s.rolling = True
    answers = await choose_sealed(s, [reroll_question(s, side) for side in sides])
    s.rolling = False
    for side, picked in zip(sides, answers, strict=True):
        seat, roll = s.fighters[side].seat, roll_of(s, side)
        if not picked:
            note(s, s.strike.course._replace(kept=(*s.strike.course.kept, side)))
            s.tell("keeps_dice", seat, roll, already_known_to=())
        for die in picked:
            it = roll_again(s, side, die, side)
            s.tell("rerolls", seat, roll, die, it.before, it.after, already_known_to=())


def reroll_question(s: Spartacus, side: int) -> Ask[tuple[int, ...]]:
    choices = some_dice(dice_of(s, side), may_reroll(s, side))
    return Ask(s.fighters[side].seat, "reroll", choices, roll_of(s, side), "SP-REROLL-1")


def may_reroll(s: Spartacus, side: int) -> int:
    """How many dice: several sources add up (SP-86)."""
    return sum([row.rerolls for row in reroll_sources(s, side)])


def reroll_sources(s: Spartacus, side: int) -> list[Card]:
    """REROLL_ATK by weapons, in normal attacks only; REROLL_DEF by armour, whatever dice they defend with.

    An ability is a source too, and no weapon (SP-HOOK-1, SP-HOOK-2, SP-41).
    """
    cards, strike = s.rules.cards, s.strike
    if side == strike.defender:
        able, slot = worn(s, side), ARMOUR
    else:
        able, slot = [] if strike.speed else gear(s, side), WEAPON
    found = [row for asset in able if (row := cards[asset.card]).slot == slot and row.rerolls]
    if side != strike.defender and ability(s, side) in s.rules.combat.rerolls_attack:
        found.append(cards[s.fighters[side].card])
    return found


def worn(s: Spartacus, side: int) -> list[Asset]:
    """The ready equipment of a combatant that has an effect: against some attackers armour has none."""
    useless = side == s.strike.defender and ability(s, s.strike.attacker) in s.rules.combat.no_armour
    return [asset for asset in gear(s, side) if not (useless and s.rules.cards[asset.card].slot == ARMOUR)]


async def forced_reroll(s: Spartacus, side: int, other: int) -> None:
    """FORCE_REROLL: once per match a combatant picks dice of the opponent to be rolled again (SP-HOOK-17)."""
    if not unspent(s, side, INITIATE):
        return
    fighter, roll = s.fighters[side], roll_of(s, other)
    choices = some_dice(dice_of(s, other), s.rules.cards[fighter.card].rerolls)
    s.rolling = True
    picked = await choose(s, fighter.seat, "force", choices, roll, "SP-HOOK-17")
    s.rolling = False
    if not picked:
        s.tell("holds_back", fighter.seat, fighter.card, already_known_to=(fighter.seat,))
        return
    spend(s, side, INITIATE)
    for die in picked:
        it = roll_again(s, other, die, side)
        s.tell("forces", fighter.seat, fighter.card, roll, die, it.before, it.after, already_known_to=())


def some_dice(dice: Sequence[int], most: int) -> tuple[tuple[int, ...], ...]:
    """No die, or up to so many, by their places; of equal dice the first (SP-ASK-1)."""
    chosen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for count in range(most + 1):
        for places in combinations(range(len(dice)), count):
            chosen.setdefault(tuple(sorted(dice[place] for place in places)), places)
    return tuple(chosen.values())


def roll_of(s: Spartacus, side: int) -> str:
    return "defence" if side == s.strike.defender else "attack"


def dice_of(s: Spartacus, side: int) -> tuple[int, ...]:
    """The dice that lie open for this side."""
    return s.strike.defence if side == s.strike.defender else s.strike.attack


def roll_again(s: Spartacus, side: int, die: int, by: int) -> Again:
    """One die of this side, as `by` wants it: what it showed, and what it shows now."""
    dice = dice_of(s, side)
    face = s.roll()
    now = (*dice[:die], face, *dice[die + 1 :])
    it = Again(by, side, die, dice[die], face)
    course = s.strike.course._replace(again=(*s.strike.course.again, it))
    if side == s.strike.defender:
        s.strike = s.strike._replace(defence=now, course=course)
    else:
        s.strike = s.strike._replace(attack=now, course=course)
    return it


# ---------------------------------------------------------------------- comparing


def hits_of(attack: Sequence[int], defence: Sequence[int], *, ties: bool = False) -> int:
    """Both strings from high to low, pair by pair: a higher attack die hits (SP-ATTACK-3 to SP-ATTACK-6).

    One without an opponent must show 3; defence dice without one do nothing. `ties`: equal dice hit as well.
    """
    hits, blocks = 0, sorted(defence, reverse=True)
    for place, die in enumerate(sorted(attack, reverse=True)):
        if place >= len(blocks):
            hits += die >= UNOPPOSED
        else:
            hits += die > blocks[place] or (ties and die == blocks[place])
    return hits


def sets_of(dice: Sequence[int], alike: int) -> int:
    """Of each face as many pairs or triples as there are; a die serves one of them (SP-SET-2, SP-94)."""
    return sum(count // alike for count in Counter(dice).values())


class Hits(NamedTuple):
    """What two strings of dice come to: hits, how many of them are blocked, and wounds beside them."""

    hits: int
    blocked: int
    automatic: int

    @property
    def wounds(self) -> int:
        return self.hits - self.blocked + self.automatic


class Exchange(NamedTuple):
    """Attacker and defender: their abilities, and what is printed on their cards."""

    striking: str
    striker: Card
    defending: str
    target: Card

    def hits(self, attack: Sequence[int], defence: Sequence[int]) -> Hits | None:
        """What these dice do, read after all re-rolls (SP-37); None: the attack is stopped."""
        if self.sets(HARDENED, defence):  # TRIPLE_STOP, SP-HOOK-11
            return None
        hits = hits_of(attack, defence, ties=self.striking in TIES)  # WIN_TIES, SP-HOOK-12
        blocks = self.sets(IMPERVIOUS, defence) * self.target.blocks  # SP-HOOK-9
        automatic = 0
        if self.striking == VENGEFUL:  # SP-HOOK-8
            automatic = sets_of(attack, self.striker.alike) * self.striker.wounds
        return Hits(hits, min(hits, blocks), automatic)

    def sets(self, wanted: str, defence: Sequence[int]) -> int:
        """The sets that count for this ability of the defender."""
        return sets_of(defence, self.target.alike) if self.defending == wanted else 0


def exchange(s: TableFacts, attacker: int, defender: int) -> Exchange:
    """Attacker and defender of an attack, as they are now."""
    one, two = (s.rules.cards[s.fighters[side].card] for side in (attacker, defender))
    return Exchange(ability(s, attacker), one, ability(s, defender), two)


async def compare(s: Spartacus) -> None:
    """Compare the dice, read the sets, and let the attacker add to it (W28, SP-97)."""
    attacker, defender = s.strike.attacker, s.strike.defender
    striker, target = s.fighters[attacker], s.fighters[defender]
    both = exchange(s, attacker, defender)
    counter = both.sets(COUNTER_ATTACK, s.strike.defence) * both.target.wounds  # TRIPLE_COUNTER, SP-HOOK-10
    found = both.hits(s.strike.attack, s.strike.defence)
    course = s.strike.course._replace(abilities=(both.striking, both.defending), hits=tuple(found or ()))
    wounds = found.wounds if found else 0
    s.strike = s.strike._replace(victim=defender, counter=counter, wounds=wounds, course=course)
    if found is None:  # even an Axe adds nothing to it (SP-42)
        s.tell("stopped", target.seat, target.card)
    else:
        s.tell("hits", striker.seat, found.hits, found.blocked, found.automatic)
        await extra_wounds(s)
    s.step = "combat_wounds"


async def extra_wounds(s: Spartacus) -> None:
    """EXTRA: an Axe adds a wound, also to none; it does not work on a speed attack (SP-HOOK-6, SP-41, SP-42)."""
    if s.strike.speed:
        return
    for asset in gear(s, s.strike.attacker):
        row = s.rules.cards[asset.card]
        if row.slot == WEAPON and row.wounds and await puts_to_use(s, asset, "SP-42"):
            s.strike = s.strike._replace(wounds=s.strike.wounds + row.wounds)


async def ignored_wounds(s: Spartacus) -> None:
    """IGNORE: a Shield takes a wound away, be it hit, automatic or counter-wound (SP-HOOK-5, SP-43)."""
    for asset in worn(s, s.strike.victim):
        row = s.rules.cards[asset.card]
        if row.ignores and s.strike.wounds and await puts_to_use(s, asset, "SP-43"):
            s.strike = s.strike._replace(wounds=max(0, s.strike.wounds - row.ignores))


async def puts_to_use(s: Spartacus, asset: Asset, rule: str) -> bool:
    """Does the owner use this equipment, which works once, and exhaust it now (SP-95)?"""
    seat = asset.owner
    s.rolling = True
    answer = await choose(s, seat, "gear", (NO, YES), (asset.card, s.strike.wounds), rule)
    s.rolling = False
    s.tell("puts_to_use" if answer == YES else "holds_back", seat, asset.card, already_known_to=(seat,))
    if answer == YES:
        s.exhaust(asset)
        note(s, s.strike.course._replace(gear=(*s.strike.course.gear, asset.card)))
    return answer == YES


# ---------------------------------------------------------------------- the result


async def take_wounds(s: Spartacus) -> None:
    """Ignored wounds, dice surrendered, and defeat; then the same with the counter-wounds (SP-98)."""
    await ignored_wounds(s)
    determination(s)
    side = s.strike.victim
    fighter = s.fighters[side]
    s.tell("wounded", fighter.seat, fighter.card, s.strike.wounds)
    await surrender(s)
    lost = sum(fighter.pools) - sum(s.fighters[side].pools)
    pay_gamblers(s, lost)
    if not undefeated(s, side):
        defeat(s, side, await least_level(s, side))
        return
    if lost and side == s.strike.defender:
        for follow in s.rules.combat.after_wounds:
            await follow(s)
    if s.strike.counter and side == s.strike.defender:
        s.tell("strikes_back", fighter.seat, fighter.card)
        s.strike = s.strike._replace(victim=s.strike.attacker, wounds=s.strike.counter, dealt=0)
    else:
        end_strike(s)
        s.step = "combat_turn"


async def least_level(s: Spartacus, beaten: int) -> str:
    """LEVEL_MIN: Merciless and Cruel work on whom their own attack has beaten (SP-HOOK-14, SP-45, SP-88)."""
    side = s.strike.attacker
    if beaten != s.strike.defender:
        return YIELD
    least = s.rules.cards[s.fighters[side].card].level if ability(s, side) in (MERCILESS, CRUEL) else YIELD
    for raised in s.rules.combat.level_choices:
        least = await raised(s, least)
    return least


def pay_gamblers(s: Spartacus, lost: int) -> None:
    """BOUNTY: so many dice lost to one attack, by anybody, bring the gambler's Dominus coins (SP-HOOK-19)."""
    for side, fighter in enumerate(s.fighters):
        row = s.rules.cards[fighter.card]
        if ability(s, side) == GAMBLER and lost >= row.dice:
            s.bank_pays(fighter.seat, row.coins, "gambler")


SEGMENTS = in_every_bout(
    {
        "combat_attack": both_roll,
        "combat_rolled": rerolls,
        "combat_compared": compare,
        "combat_wounds": take_wounds,
    }
)
