"""What tactics and reactions do."""

from __future__ import annotations

from munera.games.for_glory import arenas, damage
from munera.games.for_glory.abilities import DAMAGE, DAMAGE_OWN, DEFEATED_OWN, ENTERS_OPP, Use, ability
from munera.games.for_glory.asking import NONE, amount, inquire, target, tell_aim, willing
from munera.games.for_glory.cards.families import (
    anybody,
    deal_to,
    exhaust_one,
    exhausted,
    has_gladiator,
    hurt,
    opposing,
    others,
    own,
    own_damaged,
    prevent_up_to,
    preventable,
    ready_gladiators,
    reassign,
    someone,
    two_of,
)
from munera.games.for_glory.influence import ready
from munera.games.for_glory.money import earn
from munera.games.for_glory.reactions import buy_back, take_back
from munera.games.for_glory.state import Gladiator, Glory, Left
from munera.kernel import Option

# ---------------------------------------------------------------------- tactics


@ability("pierce", usable=someone(anybody))
async def pierce(s: Glory, use: Use) -> None:
    """The card may come back if the target is defeated in this combat turn, by whatever (FG-37)."""
    g = await target(s, use, anybody(s, use))
    if g is not None:
        s.pierced = (*s.pierced, (use.seat, g.id))
        await damage.deal(s, (g.id,), s.cards.by_id[use.card].amount)


@ability("caesim", usable=someone(anybody))
async def caesim(s: Glory, use: Use) -> None:
    """Damage to one to three different gladiators, assigned at once."""
    chosen: list[int] = []
    while len(chosen) < 3:
        left = tuple(g.id for g in anybody(s, use) if g.id not in chosen)
        if not left:
            break
        options: tuple[Option, ...] = (NONE, *left) if chosen else left
        role = "another" if chosen else "target"
        answer = await inquire(s, use.seat, "target", options, (use.card, role), "FG-TARGET-1")
        if not isinstance(answer, int):
            break
        chosen.append(answer)
        tell_aim(s, use, s.gladiators[answer])
    await damage.deal(s, chosen, s.cards.by_id[use.card].amount)


@ability("feint", usable=someone(anybody))
async def feint(s: Glory, use: Use) -> None:
    g = await target(s, use, anybody(s, use))
    if g is not None:
        await damage.deal(s, (g.id,), s.cards.by_id[use.card].amount)
    s.tactics += 1


ability("net_throw", usable=someone(ready_gladiators))(exhaust_one(ready_gladiators))
ability("punctim", usable=someone(anybody))(deal_to(anybody))
ability("finishing_stroke", usable=someone(hurt))(deal_to(hurt))


@ability("second_wind", usable=someone(exhausted))
async def second_wind(s: Glory, use: Use) -> None:
    g = await target(s, use, exhausted(s, use))
    if g is not None:
        ready(s, g.id, use.seat)
        if g.damage:
            damage.remove_damage(s, g.id, s.cards.by_id[use.card].amount, use.seat)


@ability("substitution", usable=has_gladiator, puts=True)
async def substitution(s: Glory, use: Use) -> None:
    await arenas.put(s, use.seat, use.choice, use.place)


@ability("field_surgeon", usable=someone(hurt))
async def field_surgeon(s: Glory, use: Use) -> None:
    g = await target(s, use, hurt(s, use))
    if g is not None:
        most = min(s.cards.by_id[use.card].amount, g.damage)
        damage.remove_damage(s, g.id, await amount(s, use, most), use.seat)


@ability("palus_drill", usable=someone(own))
async def palus_drill(s: Glory, use: Use) -> None:
    g = await target(s, use, own(s, use))
    if g is not None:
        more = s.cards.by_id[use.card].amount
        s.put(g._replace(attack=g.attack + more, agility=g.agility + more))
        s.tell("drilled", g.id, g.card, g.owner, more)


# ---------------------------------------------------------------------- reactions: somebody enters


def entered(s: Glory, use: Use) -> list[Gladiator]:  # noqa: ARG001
    g = s.gladiators.get(s.windows[-1].subject)
    return [] if g is None else [g]


ability("ambush", trigger=ENTERS_OPP, usable=someone(entered))(deal_to(entered))


# ---------------------------------------------------------------------- reactions: one's own is defeated


ability("dying_blow", trigger=DEFEATED_OWN, usable=someone(anybody))(deal_to(anybody))


def fallen(s: Glory, use: Use) -> list[Left]:
    """The player's own gladiators that were defeated and are still on the discard pile."""
    return [
        left
        for left in s.windows[-1].gone
        if left.owner == use.seat
        and left.defeated
        and left.card in s.discard[use.seat]
        and left.id not in s.windows[-1].spared
    ]


@ability("missio", trigger=DEFEATED_OWN, usable=lambda s, use: bool(fallen(s, use)))
async def missio(s: Glory, use: Use) -> None:
    titles = tuple(dict.fromkeys(left.card for left in fallen(s, use)))
    title = titles[0]
    if len(titles) > 1:
        title = await inquire(s, use.seat, "spare", titles, use.card, "FG-VERB-13")
    window = s.windows[-1]
    spared = next(left.id for left in fallen(s, use) if left.card == title)
    s.windows[-1] = window._replace(spared=(*window.spared, spared))
    take_back(s, use.seat, title)
    earn(s, use.seat, s.cards.by_id[use.card].amount)


# ---------------------------------------------------------------------- reactions: damage is assigned


ability("parry", trigger=DAMAGE, usable=someone(preventable))(prevent_up_to(preventable, all_of_it=False))
ability("riposte", trigger=DAMAGE_OWN, usable=someone(opposing))(deal_to(opposing))


def all_damaged(s: Glory, use: Use) -> list[Gladiator]:
    return damage.damaged(s, use.place)


@ability("turn_the_tables", trigger=DAMAGE, usable=two_of(all_damaged))
async def turn_the_tables(s: Glory, use: Use) -> None:
    await reassign_from(s, use, all_damaged(s, use))


@ability("counterattack", trigger=DAMAGE_OWN, usable=two_of(own_damaged))
async def counterattack(s: Glory, use: Use) -> None:
    await reassign_from(s, use, own_damaged(s, use))


async def reassign_from(s: Glory, use: Use, candidates: list[Gladiator]) -> None:
    """Move some of the damage assigned to one gladiator to another in the arena."""
    g = await target(s, use, candidates, "from")
    if g is None:
        return
    other = await target(s, use, others(s, use, g), "to")
    if other is not None:
        most = min(s.cards.by_id[use.card].amount, sum(damage.assigned(s, g.id)[1:]))
        await reassign(s, use, g, other.id, await amount(s, use, most))


@ability("evade", trigger=DAMAGE, usable=someone(preventable))
async def evade(s: Glory, use: Use) -> None:
    """Prevent all that can be prevented; then the gladiator may become ready; then the card may be bought back."""
    g = await target(s, use, preventable(s, use))
    if g is None:
        return
    damage.prevent(s, g.id, damage.assigned(s, g.id).plain, use.seat)
    if not g.ready and await willing(s, use, "ready"):
        ready(s, g.id, use.seat)
    if await willing(s, use, "take_back", s.cards.by_id[use.card].pay):
        await buy_back(s, use.seat, use.card)
