"""What gladiators do. Those not here have no ability, or one that is always on (`strength.py`)."""

from __future__ import annotations

from munera.games.for_glory import arenas, damage
from munera.games.for_glory.abilities import (
    ATTACKS_SELF,
    DAMAGE_OWN,
    DEFEATED_OWN,
    ENTERS_SELF,
    LEAVES_BATTLE,
    LEAVES_SELF,
    Use,
    ability,
)
from munera.games.for_glory.asking import target
from munera.games.for_glory.cards.families import (
    anybody,
    deal_to,
    exhaust_one,
    exhausted,
    hurt,
    move_damage_up_to,
    own_damaged,
    prevent_up_to,
    ready_gladiators,
    reassign,
    someone,
    two_of,
)
from munera.games.for_glory.cards.table import TACTIC
from munera.games.for_glory.influence import ready
from munera.games.for_glory.money import earn
from munera.games.for_glory.reactions import take_back
from munera.games.for_glory.state import Gladiator, Glory
from munera.games.for_glory.strength import health_left


def itself(s: Glory, use: Use) -> list[Gladiator]:
    return [s.gladiators[use.source]] if use.source in s.gladiators else []


def is_exhausted(s: Glory, use: Use) -> bool:
    return not s.gladiators[use.source].ready


def fell(s: Glory, use: Use) -> bool:
    """Did the gladiator leave because it was defeated?"""
    return any(left.id == use.source and left.defeated for left in s.windows[-1].gone)


def ready_foes(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in ready_gladiators(s, use) if g.owner != use.seat]


def exhausted_foes(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in exhausted(s, use) if g.owner != use.seat]


# ---------------------------------------------------------------------- when it enters


ability("veles", trigger=ENTERS_SELF, usable=someone(anybody))(deal_to(anybody))


@ability("samnite", TACTIC, enters=True)
async def samnite(s: Glory, use: Use) -> None:
    """Played from hand into the battle, as the tactic of the turn."""
    s.table.remove((use.seat, use.card))
    await arenas.enter(s, use.seat, use.card, use.place)


@ability("tertiarius", trigger=LEAVES_BATTLE, enters=True)
async def tertiarius(s: Glory, use: Use) -> None:
    """Played from hand when one of their side leaves the battle."""
    s.table.remove((use.seat, use.card))
    await arenas.enter(s, use.seat, use.card, use.place)


# ---------------------------------------------------------------------- when it attacks


ability("retiarius", trigger=ATTACKS_SELF, usable=someone(ready_foes))(exhaust_one(ready_foes))
ability("parmularius", trigger=ATTACKS_SELF, usable=two_of(hurt))(move_damage_up_to(all_of_it=True))


@ability("bestiarius", trigger=ATTACKS_SELF)
async def bestiarius(s: Glory, use: Use) -> None:
    s.boost += s.cards.by_id[use.card].amount


@ability("provocator", trigger=ATTACKS_SELF, usable=someone(exhausted_foes), once=True)
async def provocator(s: Glory, use: Use) -> None:
    """The cost is that an enemy becomes ready."""
    g = await target(s, use, exhausted_foes(s, use))
    if g is not None:
        ready(s, g.id, use.seat)
        s.boost += s.cards.by_id[use.card].amount


@ability("andabata", trigger=ATTACKS_SELF, usable=lambda s, use: health_left(s, s.gladiators[use.source]) >= 2)
async def andabata(s: Glory, use: Use) -> None:
    """The cost is a wound that nobody can prevent; it resolves before the attack grows."""
    await damage.deal(s, (use.source,), 1, unpreventable=True)
    s.boost += s.cards.by_id[use.card].amount


# ---------------------------------------------------------------------- when damage is assigned


def fellows_damaged(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in own_damaged(s, use) if g.id != use.source]


@ability("gallus", trigger=DAMAGE_OWN, usable=someone(fellows_damaged))
async def gallus(s: Glory, use: Use) -> None:
    """The gladiator takes damage that was meant for another."""
    g = await target(s, use, fellows_damaged(s, use))
    if g is not None:
        await reassign(s, use, g, use.source, s.cards.by_id[use.card].amount)


def own_preventable(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in damage.preventable(s, use.place) if g.owner == use.seat]


ability(
    "murmillo",
    trigger=DAMAGE_OWN,
    usable=lambda s, use: is_exhausted(s, use) and bool(own_preventable(s, use)),
)(prevent_up_to(own_preventable))

ability(
    "crupellarius",
    trigger=DAMAGE_OWN,
    usable=lambda s, use: damage.assigned(s, use.source).plain > 0,
)(prevent_up_to(itself))


# ---------------------------------------------------------------------- when it or another leaves


@ability(
    "noxius",
    trigger=LEAVES_SELF,
    usable=fell,
    mandatory=True,
)
async def noxius(s: Glory, use: Use) -> None:
    earn(s, use.seat, s.cards.by_id[use.card].amount)


@ability("arbelas", trigger=LEAVES_SELF, usable=someone(anybody))
async def arbelas(s: Glory, use: Use) -> None:
    """The last blow of a gladiator is as strong as it was."""
    strength = next(left.attack for left in s.windows[-1].gone if left.id == use.source)
    g = await target(s, use, anybody(s, use))
    if g is not None:
        await damage.deal(s, (g.id,), strength)


@ability(
    "rudiarius",
    trigger=LEAVES_SELF,
    usable=lambda s, use: fell(s, use) and use.card in s.discard[use.seat],
)
async def rudiarius(s: Glory, use: Use) -> None:
    take_back(s, use.seat, use.card)


@ability("gladiatrix", trigger=DEFEATED_OWN, usable=is_exhausted)
async def gladiatrix(s: Glory, use: Use) -> None:
    """Becomes ready when another gladiator is defeated."""
    ready(s, use.source, use.seat)


# ---------------------------------------------------------------------- tactics


@ability("auctoratus", TACTIC, usable=is_exhausted, once=True)
async def auctoratus(s: Glory, use: Use) -> None:
    ready(s, use.source, use.seat)


@ability("dimachaerus", TACTIC, usable=is_exhausted, once=True)
async def dimachaerus(s: Glory, use: Use) -> None:
    ready(s, use.source, use.seat)


ability("laquearius", TACTIC, usable=someone(ready_foes), exhausts=True)(exhaust_one(ready_foes))


@ability("spiculus", TACTIC, usable=someone(anybody))
async def spiculus(s: Glory, use: Use) -> None:
    """The cost is a wound that nobody can prevent. The blow falls even if that was deadly (FG-21)."""
    await damage.deal(s, (use.source,), 1, unpreventable=True)
    g = await target(s, use, anybody(s, use))
    if g is not None:
        await damage.deal(s, (g.id,), s.cards.by_id[use.card].amount)
