"""Damage: assign it, let both react, resolve it. Defeat, insurance, and leaving an arena.

The verbs DEAL, PREVENT, REASSIGN, MOVE_DMG and REMOVE_DMG of the card sheet, once each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from munera.games.for_glory import reactions
from munera.games.for_glory.money import earn
from munera.games.for_glory.state import Gladiator, Glory, Left, Tokens, Window
from munera.games.for_glory.strength import attack_now, health_left, silenced
from munera.kernel import Seat

INSURANCE = 1
A_LOSS = 99  # weighs more than any damage that was moved


# ---------------------------------------------------------------------- assigning


async def deal(s: Glory, targets: Iterable[int], amount: int, unpreventable: bool = False) -> None:
    """Deal damage to each target: it joins what is assigned in an open damage window, or opens one."""
    ids = [id for id in targets if id in s.gladiators]
    if amount <= 0 or not ids:
        return
    if s.windows and s.windows[-1].kind == "damage":
        assign(s, ids, amount, unpreventable)
        return
    s.windows.append(Window("damage", s.gladiators[ids[0]].place))
    assign(s, ids, amount, unpreventable)
    await reactions.open_window(s)
    await resolve(s, s.windows.pop())


def assign(s: Glory, ids: Iterable[int], amount: int, unpreventable: bool) -> None:
    """Assign damage tokens to gladiators."""
    for id in ids:
        change_pool(s, id, 0 if unpreventable else amount, amount if unpreventable else 0)
        g = s.gladiators[id]
        s.tell("assigned", id, g.card, g.owner, amount)


def change_pool(s: Glory, id: int, plain: int, marked: int) -> None:
    window = s.windows[-1]
    before = assigned(s, id)
    after = Tokens(id, before.plain + plain, before.marked + marked)
    if before in window.pool:
        pool = tuple(after if tokens.id == id else tokens for tokens in window.pool)
    else:
        pool = (*window.pool, after)
    s.windows[-1] = window._replace(pool=pool)


def assigned(s: Glory, id: int) -> Tokens:
    """What is assigned to a gladiator in the open damage window."""
    for tokens in s.windows[-1].pool:
        if tokens.id == id:
            return tokens
    return Tokens(id, 0, 0)


def damaged(s: Glory, place: int) -> list[Gladiator]:
    """The gladiators in an arena with assigned damage."""
    return [g for g in s.at(place) if sum(assigned(s, g.id)[1:])]


def preventable(s: Glory, place: int) -> list[Gladiator]:
    """The gladiators in an arena with assigned damage that can be prevented."""
    return [g for g in s.at(place) if assigned(s, g.id).plain]


def prevent(s: Glory, id: int, most: int, by: Seat) -> None:
    """Take away assigned tokens; marked ones stay."""
    taken = min(most, assigned(s, id).plain)
    change_pool(s, id, -taken, 0)
    g = s.gladiators[id]
    s.tell("prevented", id, g.card, g.owner, taken, already_known_to=(by,))


def reassign(s: Glory, origin: int, to: int, plain: int, marked: int, by: Seat) -> None:
    """Move assigned tokens to another gladiator; marked ones stay marked."""
    change_pool(s, origin, -plain, -marked)
    change_pool(s, to, plain, marked)
    one, two = s.gladiators[origin], s.gladiators[to]
    s.tell(
        "reassigned", origin, one.card, one.owner, to, two.card, two.owner, plain + marked, already_known_to=(by,)
    )


# ---------------------------------------------------------------------- resolving


async def resolve(s: Glory, window: Window) -> None:
    """Resolve all assigned damage at once; gladiators with as much as their health are defeated together."""
    for tokens in window.pool:
        g = s.gladiators.get(tokens.id)
        amount = tokens.plain + tokens.marked
        if g is not None and amount:
            g = g._replace(damage=g.damage + amount)
            s.put(g)
            note_loss(s, g.place, amount)
            s.tell("damaged", g.id, g.card, g.owner, amount, max(0, health_left(s, g)))
    if not s.windows:  # inside another window it is not the damage of an attack that has resolved
        s.attacker, s.boost = 0, 0
    beaten = [g for g in s.at(window.place) if health_left(s, g) <= 0]
    if beaten:
        await defeat(s, beaten, "defeat")


async def defeat(s: Glory, beaten: Sequence[Gladiator], why: str) -> None:
    """Discard the beaten, with a coin of insurance for each; then ask for reactions to that."""
    gone = departures(s, beaten, why)
    for g in beaten:
        del s.gladiators[g.id]
        s.lay(g.owner, (g.card,))
        s.tell("defeated", g.id, g.card, g.owner, why, already_known_to=(g.owner,) if why == "influence" else None)
    for g in beaten:
        earn(s, g.owner, INSURANCE)
    note_loss(s, gone[0].place, A_LOSS)
    await after_leaving(s, gone)


def note_loss(s: Glory, place: int, damage: int) -> None:
    """Note damage or a loss in the active arena: the combat round is not a quiet one (FG-64)."""
    if place == s.field:
        s.new_damage += damage


def departures(s: Glory, leaving: Sequence[Gladiator], why: str) -> tuple[Left, ...]:
    """Records of gladiators that leave, as they are at this moment (FG-23)."""
    return tuple(Left(g.id, g.card, g.owner, g.place, attack_now(s, g), why, silenced(s, g)) for g in leaving)


async def after_leaving(s: Glory, gone: tuple[Left, ...]) -> None:
    """Open one window for all that left together. With the strict end a won battle ends before it (FG-24)."""
    window = Window("leave", gone[0].place, gone=gone)
    s.windows.append(window)
    await reactions.open_window(s, forced_only=battle_won(s, window.place) and bool(s.options["strict_end"]))
    s.windows.pop()


def battle_won(s: Glory, place: int) -> bool:
    return s.phase == "battle" and place == s.field and not (s.side(0, place) and s.side(1, place))


# ---------------------------------------------------------------------- damage that has resolved


async def move_damage(s: Glory, origin: int, to: int, most: int, by: Seat) -> None:
    """Resolved tokens are taken off one gladiator and assigned to another (FG-19)."""
    g = s.gladiators[origin]
    taken = min(most, g.damage)
    other = s.gladiators[to]
    s.put(g._replace(damage=g.damage - taken))
    note_loss(s, g.place, -taken)
    s.tell("moved", origin, g.card, g.owner, to, other.card, other.owner, taken, already_known_to=(by,))
    await deal(s, (to,), taken)


def remove_damage(s: Glory, id: int, most: int, by: Seat) -> None:
    g = s.gladiators[id]
    taken = min(most, g.damage)
    s.put(g._replace(damage=g.damage - taken))
    s.tell("healed", id, g.card, g.owner, taken, already_known_to=(by,))
