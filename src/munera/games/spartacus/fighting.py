"""What viewers are shown of a fight: attacks die by die, and what came of them when the bout is decided.

All of it is public and was told while it happened; it is kept so that no board has to fold the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypedDict

from munera.games.spartacus.combat import attack, moving
from munera.games.spartacus.combat.attack import ATTACK_SETS, DEFENCE_SETS, TIES
from munera.games.spartacus.combat.bout import POOLS, Again, Fighter, Strike
from munera.games.spartacus.table.records import NOBODY
from munera.games.spartacus.table.state import Spartacus

Mark: TypeAlias = Literal["hit", "tie", "block", "miss", ""]
Pool: TypeAlias = Literal["attack", "defence", "speed"]


class CombatantView(TypedDict):
    """A combatant, who may have left the sand since.

    `seat`: whose combatant.
    `card`: the id of the card.
    """

    seat: int
    card: str


class DieView(TypedDict):
    """A die of an attack.

    `face`: what it shows.
    `before`: what it showed before it was rolled again, else None.
    `set`: it is one of several equal dice that count for an ability.
    """

    face: int
    before: int | None
    set: bool


class DicePairView(TypedDict):
    """Two dice that are compared.

    `attack`: of the attacker, or None.
    `defence`: of the defender, or None.
    `mark`: what the attack die does; a "tie" hits, too; "" without one.
    """

    attack: DieView | None
    defence: DieView | None
    mark: Mark


class RerolledDieView(TypedDict):
    """A die that was rolled again.

    `by`: who wanted it.
    `before`: what it showed.
    `after`: what it shows since.
    `forced`: it was not their own die.
    """

    by: CombatantView
    before: int
    after: int
    forced: bool


class DiceLossView(TypedDict):
    """What an attack has cost somebody.

    `who`: has lost dice.
    `dice`: how many of attack, defence and speed.
    """

    who: CombatantView
    dice: list[int]


class DefeatView(TypedDict):
    """Somebody whom an attack has defeated.

    `who`: was defeated.
    `level`: "yield", "injury" or "decapitation".
    """

    who: CombatantView
    level: str


class RollView(TypedDict):
    """The dice of an attack.

    `attack`: how many the attacker rolled.
    `defence`: how many the defender rolled.
    `ties`: equal ones hit as well.
    """

    attack: int
    defence: int
    ties: bool


class AttackReportView(TypedDict):
    """An attack of the bout: the one that is being resolved, or the last.

    `number`: which attack of the bout it is, from 1.
    `attacker`: who attacks.
    `defender`: who is attacked.
    `how`: the word that declared it: "attack", or a speed attack such as "javelin".
    `attack_pool`: the dice it is made with.
    `defence_pool`: the dice it is met with.
    `roll`: None before the dice fall.
    `pairs`: the dice pair by pair, high to low.
    `compared`: the hits that these pairs make.
    `at_first`: the hits that they made before anybody rolled again.
    `stopped`: an ability of the defender stopped it altogether.
    `hits`: of the dice when they were compared; None before that, and where it was stopped.
    `blocked`: how many of the hits an ability blocked.
    `automatic`: wounds beside the hits, by an ability.
    `wounds`: taken by the defender, None while they are not counted.
    `back`: wounds taken by the attacker who was struck back, else None.
    `gear`: the cards of equipment that were put to use, on either side.
    `again`: the dice that were rolled again.
    `kept`: who could have rolled dice again, and did not.
    `stood`: a last stand made the wounds none.
    `lost`: the dice that it has cost both.
    `fallen`: who was defeated by it.
    """

    number: int
    attacker: CombatantView
    defender: CombatantView
    how: str
    attack_pool: Pool
    defence_pool: Pool
    roll: RollView | None
    pairs: list[DicePairView]
    compared: int
    at_first: int
    stopped: bool
    hits: int | None
    blocked: int
    automatic: int
    wounds: int | None
    back: int | None
    gear: list[str]
    again: list[RerolledDieView]
    kept: list[CombatantView]
    stood: bool
    lost: list[DiceLossView]
    fallen: list[DefeatView]


class DeedsView(TypedDict):
    """What one combatant did in a bout, and what was done to them.

    `who`: the combatant.
    `rolls`: the dice of their attacks.
    `hits`: of all their attacks, as the dice were compared.
    `again`: how many dice they had rolled again.
    `gain`: by how many hits that was to their good.
    `lost`: the dice that they gave up, of attack, defence and speed.
    """

    who: CombatantView
    rolls: list[RollView]
    hits: int
    again: int
    gain: int
    lost: list[int]


class PastCombatantView(TypedDict):
    """Who fought the last match.

    `seat`: whose combatant.
    `asset`: the number of the card.
    `card`: the id of the card.
    `level`: of their defeat: "yield", "injury" or "decapitation", else "".
    `thumb`: what the Host decided about them: "up", "down" or "".
    """

    seat: int
    asset: int
    card: str
    level: str
    thumb: str


class SettledWagerView(TypedDict):
    """A wager on the last match.

    `seat`: whose.
    `field`: the betting field: "V1", "V2", "INJ" or "DEC".
    `won`: it has won.
    `coins`: what it brought, or cost if it was lost.
    """

    seat: int
    field: str
    won: bool
    coins: int


class RerollView(TypedDict):
    """Who may roll dice again in this attack.

    `side`: whose dice.
    `dice`: how many at most.
    `cards`: that allow it.
    """

    side: int
    dice: int
    cards: list[str]


# ---------------------------------------------------------------------- an attack


def blow(s: Spartacus) -> AttackReportView | None:
    """The attack that is being resolved, or the last one of the bout."""
    attacks = [it for it in (*s.blows, s.strike) if it.attacker != NOBODY]
    return blow_of(s, attacks[-1], len(attacks)) if attacks else None


def blow_of(s: Spartacus, it: Strike, number: int) -> AttackReportView:
    both = exchange(s, it)
    attacks = dice_of(it, it.attacker, it.attack, both.striker.alike if both.striking in ATTACK_SETS else 0)
    defends = dice_of(it, it.defender, it.defence, both.target.alike if both.defending in DEFENCE_SETS else 0)
    first = (at_first(it, it.attacker, it.attack), at_first(it, it.defender, it.defence))
    ties = both.striking in TIES
    compared = bool(it.course.abilities)
    hits, blocked, automatic = it.course.hits or (0, 0, 0)
    return AttackReportView(
        number=number,
        attacker=who(s, it.attacker),
        defender=who(s, it.defender),
        how=it.course.how or moving.BLOW,
        attack_pool="speed" if it.speed else "attack",
        defence_pool="speed" if it.agile else "defence",
        roll=roll(it, ties=ties) if it.attack else None,
        pairs=pairs(attacks, defends, ties=ties),
        compared=attack.hits_of(it.attack, it.defence, ties=ties),
        at_first=attack.hits_of(*first, ties=ties),
        stopped=compared and not it.course.hits,
        hits=hits if it.course.hits else None,
        blocked=blocked,
        automatic=automatic,
        wounds=wounds(it, it.defender),
        back=wounds(it, it.attacker),
        gear=list(it.course.gear),
        again=[again(s, one) for one in it.course.again],
        kept=[who(s, side) for side in it.course.kept],
        stood=it.course.stood,
        lost=[DiceLossView(who=who(s, one.side), dice=list(one.lost)) for one in it.course.tolls if any(one.lost)],
        fallen=[DefeatView(who=who(s, side), level=level) for side, level in it.course.fallen],
    )


def exchange(s: Spartacus, it: Strike) -> attack.Exchange:
    """Attacker and defender with their abilities: those when the dice were compared, or those now."""
    if not it.course.abilities and it is s.strike:
        return attack.exchange(s, it.attacker, it.defender)
    one, two = (s.rules.cards[combatants(s)[side].card] for side in (it.attacker, it.defender))
    striking, defending = it.course.abilities or ("", "")  # saves of the first release do not tell
    return attack.Exchange(striking, one, defending, two)


def combatants(s: Spartacus) -> Sequence[Fighter]:
    """The combatants of the bout, or of the last one."""
    return s.fighters if s.bout.kind else s.fought


def who(s: Spartacus, side: int) -> CombatantView:
    fighter = combatants(s)[side]
    return CombatantView(seat=fighter.seat, card=fighter.card)


def roll(it: Strike, *, ties: bool) -> RollView:
    return RollView(attack=len(it.attack), defence=len(it.defence), ties=ties)


def wounds(it: Strike, side: int) -> int | None:
    """The wounds that this side took or is taking, or None while nothing was counted."""
    for toll in it.course.tolls:
        if toll.side == side:
            return toll.wounds
    return it.dealt if it.victim == side and it.wounds and it.dealt else None


def again(s: Spartacus, it: Again) -> RerolledDieView:
    return RerolledDieView(by=who(s, it.by), before=it.before, after=it.after, forced=it.by != it.side)


def at_first(it: Strike, side: int, dice: Sequence[int]) -> list[int]:
    """These dice before any of them was rolled again."""
    found = list(dice)
    for one in reversed(it.course.again):
        if one.side == side:
            found[one.die] = one.before
    return found


def dice_of(it: Strike, side: int, dice: Sequence[int], alike: int) -> list[DieView]:
    """The dice of one side, high first. `alike`: how many equal dice make a set that counts, or 0 if none does."""
    before = {one.die: one.before for one in it.course.again if one.side == side}
    serving = {face: attack.sets_of([face] * dice.count(face), alike) * alike if alike else 0 for face in dice}
    found: list[DieView] = []
    for place, face in sorted(enumerate(dice), key=lambda one: (-one[1], one[0])):
        seen = sum(one["face"] == face for one in found)
        found.append(DieView(face=face, before=before.get(place), set=seen < serving[face]))
    return found


def pairs(attacks: Sequence[DieView], defends: Sequence[DieView], *, ties: bool) -> list[DicePairView]:
    """The dice of both sides pair by pair, high to low."""
    found = []
    for place in range(max(len(attacks), len(defends))):
        one = attacks[place] if place < len(attacks) else None
        two = defends[place] if place < len(defends) else None
        found.append(DicePairView(attack=one, defence=two, mark=mark(one, two, ties=ties)))
    return found


def mark(one: DieView | None, two: DieView | None, *, ties: bool) -> Mark:
    """What an attack die does against a defence die, or alone; "" where there is no attack die."""
    if one is None:
        return ""
    struck, other = [one["face"]], [two["face"]] if two else []
    if attack.hits_of(struck, other):
        return "hit"
    if attack.hits_of(struck, other, ties=ties):
        return "tie"
    return "block" if two else "miss"


def rerolls(s: Spartacus) -> list[RerollView]:
    """Who may roll dice again now, after the roll of an attack."""
    if s.step != "combat_rolled":
        return []
    found = [(side, attack.reroll_sources(s, side)) for side in (s.strike.attacker, s.strike.defender)]
    return [
        RerollView(side=side, dice=attack.may_reroll(s, side), cards=[row.id for row in rows])
        for side, rows in found
        if rows
    ]


# ---------------------------------------------------------------------- what remains of a bout


def deeds(s: Spartacus) -> list[DeedsView]:
    """What each combatant did in the bout, once it is decided, in the order in which they first did something."""
    if s.bout.kind and s.bout.winner == NOBODY:
        return []
    found: dict[int, DeedsView] = {}

    def of(side: int) -> DeedsView:
        return found.setdefault(
            side, DeedsView(who=who(s, side), rolls=[], hits=0, again=0, gain=0, lost=[0] * len(POOLS))
        )

    for it in s.blows:
        if it.attacker != NOBODY:
            attacked(of(it.attacker), of(it.defender), it, ties=exchange(s, it).striking in TIES)
        for toll in it.course.tolls:
            of(toll.side)["lost"] = [one + two for one, two in zip(of(toll.side)["lost"], toll.lost, strict=True)]
    return list(found.values())


def attacked(attacker: DeedsView, defender: DeedsView, it: Strike, *, ties: bool) -> None:
    """Add one attack. Where both rolled dice again the change is nobody's merit: it cannot be divided."""
    hits = attack.hits_of(it.attack, it.defence, ties=ties)
    first = (at_first(it, it.attacker, it.attack), at_first(it, it.defender, it.defence))
    swing = hits - attack.hits_of(*first, ties=ties)
    mine, theirs = (sum(one.by == side for one in it.course.again) for side in (it.attacker, it.defender))
    attacker["rolls"].append(roll(it, ties=ties))
    attacker["hits"] += hits
    attacker["again"] += mine
    defender["again"] += theirs
    if mine and not theirs:
        attacker["gain"] += swing
    if theirs and not mine:
        defender["gain"] -= swing


def fought(s: Spartacus) -> list[PastCombatantView]:
    """Who fought the last match, from when the sand is empty until the next Host is decided."""
    return [
        PastCombatantView(seat=one.seat, asset=one.asset, card=one.card, level=one.level, thumb=one.thumb)
        for one in s.fought
    ]


def settled(s: Spartacus) -> list[SettledWagerView]:
    """What became of the wagers, in the order in which they were paid."""
    return [
        SettledWagerView(seat=seat, field=field, won=coins > 0, coins=abs(coins))
        for seat, field, coins in s.settled
    ]
