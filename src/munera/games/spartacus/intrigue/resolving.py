"""A confirmed scheme is foiled, or paid for and carried out."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue import foils, reactions
from munera.games.spartacus.intrigue.marks import the_scheme
from munera.games.spartacus.intrigue.targets import aims, has_cards_of_price, payees, price
from munera.games.spartacus.table.asking import pick_asset, pick_seat
from munera.games.spartacus.table.records import Asset, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Segment

EVENTS = {"scheme_fails": ("seat", "card"), "succeeds": ("seat", "card")}


async def foil(s: Spartacus) -> None:
    """All but the schemer may foil the confirmed scheme (W07)."""
    it = the_scheme(s)
    if await foils.foil_window(s, it):
        s.tell("foiled", it.seat, it.card)
        clear(s, it)
    else:
        s.step = "resolve"


def clear(s: Spartacus, it: Scheme) -> None:
    """The scheme goes to the discard pile; what was set aside and not paid comes back."""
    s.unstake(it.seat)
    s.scheme = None
    s.intrigue_discard.append(it.card)
    s.step = "after_action"


def fail(s: Spartacus, it: Scheme) -> None:
    """End a scheme without price and effect (SP-05)."""
    s.tell("scheme_fails", it.seat, it.card)
    clear(s, it)


def resolvable(s: Spartacus, it: Scheme) -> bool:
    """Is the target still legal, and the price still payable?"""
    if it.targets not in aims(s, it.seat, it.card) or s.wealth(it.seat) < price_now(s, it):
        return False
    if s.rules.cards[it.card].price_per == "guard" and not bribed(s, it):
        return False
    return has_cards_of_price(s, it.seat, it.card)


def bribed(s: Spartacus, it: Scheme) -> list[Asset]:
    """The guards that were ready when Bribe the Guards was announced and still are."""
    return [a for a in s.ready(it.targets[0], "guard") if a.id in it.guards]


def price_now(s: Spartacus, it: Scheme) -> int:
    """What a scheme costs now: Bribe the Guards only for the guards that are still there."""
    if it.guards:
        return s.rules.cards[it.card].price_coins * len(bribed(s, it))
    return price(s, it.seat, it.card, it.targets)


async def resolve(s: Spartacus) -> None:
    """The scheme is checked again, paid for, carried out and discarded (W10)."""
    it = the_scheme(s)
    if not resolvable(s, it):
        fail(s, it)
        return
    await pay_price(s, it)
    s.tell("succeeds", it.seat, it.card)
    await s.rules.scheme_effects[it.card](s, it)
    clear(s, it)
    promises.scheme_succeeded(s, it.seat, it.mark.pledged)


async def pay_price(s: Spartacus, it: Scheme) -> None:
    """Who is paid and which cards are given up is chosen now (SP-06); the coins were set aside for it."""
    card, seat = s.rules.cards[it.card], it.seat
    paid = payees(s, seat, it.card, it.targets)
    if card.price_to == "third":
        paid = (await pick_seat(s, seat, paid, it.card, "SP-06"),)
    amount = price_now(s, it)
    s.unstake(seat)
    if card.price_to == "bank":
        s.pay_bank(seat, amount, "price")
    for other in paid:
        s.pay(seat, other, card.price_coins if card.price_to == "each" else amount, "price")


def bring(s: Spartacus, it: Scheme, coins: int) -> None:
    """The Bank pays the schemer, who may have promised a share of it."""
    s.bank_pays(it.seat, coins, "scheme")
    promises.gained(s, it.seat, promises.SCHEME, coins)


def take(s: Spartacus, it: Scheme, coins: int) -> None:
    """The target pays the schemer, as far as it can; who may have promised a share of it."""
    target = it.targets[0]
    coins = min(coins, s.coins[target])
    s.pay(target, it.seat, coins, "scheme")
    promises.gained(s, it.seat, promises.SCHEME, coins)


async def give_up(s: Spartacus, it: Scheme) -> list[Asset]:
    """The cards of one's own that are the price, one of each kind."""
    gone = []
    for kind in s.rules.cards[it.card].kinds_of_price:
        given = await pick_asset(s, it.seat, s.ready(it.seat, kind), it.card, "SP-06")
        s.discard_asset(given, "price")
        gone.append(given)
    return gone


async def after_action(s: Spartacus) -> None:
    """Every finished action is followed by a quiet window."""
    await reactions.quiet(s)
    s.step = "turn"


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("intrigue", "foil"): foil,
    ("intrigue", "resolve"): resolve,
    ("intrigue", "after_action"): after_action,
}
