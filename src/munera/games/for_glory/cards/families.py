"""What many cards have in common: whom they may choose, and the effects that differ only in a number."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.for_glory import damage
from munera.games.for_glory.abilities import Effect, Usable, Use
from munera.games.for_glory.asking import amount, inquire, target
from munera.games.for_glory.influence import exhaust, ready
from munera.games.for_glory.state import Gladiator, Glory
from munera.games.for_glory.strength import fits

Choose = Callable[[Glory, Use], list[Gladiator]]


# ---------------------------------------------------------------------- whom


def anybody(s: Glory, use: Use) -> list[Gladiator]:
    """All gladiators of both sides in the arena that the card reaches."""
    return s.at(use.place)


def opposing(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in s.at(use.place) if g.owner != use.seat]


def own(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in s.at(use.place) if g.owner == use.seat]


def exhausted(s: Glory, use: Use) -> list[Gladiator]:
    return [g for g in s.at(use.place) if not g.ready]


def ready_gladiators(s: Glory, use: Use) -> list[Gladiator]:
    """The ready gladiators where the ability is used."""
    return [g for g in s.at(use.place) if g.ready]


def hurt(s: Glory, use: Use) -> list[Gladiator]:
    """The gladiators with damage on them."""
    return [g for g in s.at(use.place) if g.damage]


def preventable(s: Glory, use: Use) -> list[Gladiator]:
    return damage.preventable(s, use.place)


def own_damaged(s: Glory, use: Use) -> list[Gladiator]:
    """The player's own gladiators with damage assigned to them."""
    return [g for g in damage.damaged(s, use.place) if g.owner == use.seat]


def someone(choose: Choose) -> Usable:
    """Usable while there is a legal target."""
    return lambda s, use: bool(choose(s, use))


def two_of(choose: Choose) -> Usable:
    """Usable while there is one to choose and another one beside it."""
    return lambda s, use: bool(choose(s, use)) and len(s.at(use.place)) > 1


def others(s: Glory, use: Use, g: Gladiator) -> list[Gladiator]:
    return [other for other in s.at(use.place) if other.id != g.id]


def has_gladiator(s: Glory, use: Use) -> bool:
    """Is the gladiator named with it one that fits? By public facts: the player may hold it."""
    return not use.choice or (use.choice in s.cards.gladiators and fits(s, use.seat, use.choice))


# ---------------------------------------------------------------------- what


def deal_to(choose: Choose) -> Effect:
    async def effect(s: Glory, use: Use) -> None:
        g = await target(s, use, choose(s, use))
        if g is not None:
            await damage.deal(s, (g.id,), s.cards.by_id[use.card].amount)

    return effect


def prevent_up_to(choose: Choose, all_of_it: bool = True) -> Effect:
    """An effect that prevents damage: with `all_of_it` what the card says, else the owner may choose less."""

    async def effect(s: Glory, use: Use) -> None:
        g = await target(s, use, choose(s, use))
        if g is None:
            return
        most = min(s.cards.by_id[use.card].amount, damage.assigned(s, g.id).plain)
        damage.prevent(s, g.id, most if all_of_it else await amount(s, use, most), use.seat)

    return effect


def ready_one(choose: Choose) -> Effect:
    async def effect(s: Glory, use: Use) -> None:
        g = await target(s, use, choose(s, use))
        if g is not None:
            ready(s, g.id, use.seat)

    return effect


def exhaust_one(choose: Choose) -> Effect:
    async def effect(s: Glory, use: Use) -> None:
        g = await target(s, use, choose(s, use))
        if g is not None:
            await exhaust(s, g.id)

    return effect


def move_damage_up_to(all_of_it: bool) -> Effect:
    """An effect that moves damage from one gladiator to another in the same arena."""

    async def effect(s: Glory, use: Use) -> None:
        g = await target(s, use, hurt(s, use), "from")
        if g is None:
            return
        other = await target(s, use, others(s, use, g), "to")
        if other is None:
            return
        most = min(s.cards.by_id[use.card].amount, g.damage)
        most = most if all_of_it else await amount(s, use, most)
        await damage.move_damage(s, g.id, other.id, most, use.seat)

    return effect


async def reassign(s: Glory, use: Use, g: Gladiator, to: int, most: int) -> None:
    """REASSIGN: up to so many tokens. Of two kinds the player chooses how many are marked (FG-67)."""
    tokens = damage.assigned(s, g.id)
    taken = min(most, tokens.plain + tokens.marked)
    numbers = tuple(range(max(0, taken - tokens.plain), min(taken, tokens.marked) + 1))
    marked = numbers[0]
    if len(numbers) > 1:
        marked = await inquire(s, use.seat, "marked", numbers, use.card, "FG-67")
    damage.reassign(s, g.id, to, taken - marked, marked, use.seat)
