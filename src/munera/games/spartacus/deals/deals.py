"""Offers: what one gives and wants now, and what both promise; made, answered and carried out at any time.

An offer is named by its content. A private one exists for its parties alone, except for what moves when it is
accepted (SP-DEAL-4). Whether an offer can be made or accepted depends on what that Dominus knows; if the maker has
spent their coins meanwhile it turns out void (SP-DEAL-2).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from munera.games.spartacus.deals import promises, promising
from munera.games.spartacus.deals.promises import MOST_COINS, REDIRECT
from munera.games.spartacus.ruleset import ASSETS
from munera.games.spartacus.table.asking import choose_sealed
from munera.games.spartacus.table.records import Offer, Refusal
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Ask, Option, Question, Seat

READY = "ready"
MOST_OFFERS = 20  # of one Dominus in one phase (SP-LIMIT-1)
MOST_COUNTERS = 3  # in a row (SP-64)
MOST_PROMISES = 2  # of either side in one offer
REDIRECTED: promises.Promise = (REDIRECT,)
PRICE: Final = "price"
WHY_NOT: Final[tuple[str, ...]] = ("too_little", "no_trust", "too_strong", "cannot", "not_now")
"""What may be said to an offer that one declines, beside a price: so many coins more (SP-DEAL-7)."""

ASKS = {"audience": Question((READY,), about=("what",))}
EVENTS = {
    "offer_made": ("seat", "offer"),
    "offer_countered": ("seat", "offer", "counter"),
    "offer_accepted": ("seat", "offer"),
    "offer_declined": ("seat", "offer", "said*"),
    "offer_withdrawn": ("seat", "offer"),
    "offer_void": ("offer",),
    "offer_lapsed": ("offer",),
    "deal": ("seat", "other", "gives", "goods", "wants", "asks"),
}
TERMS = {"about": ("invitation", "thumb"), "said": (PRICE, *WHY_NOT)}


def plain(offer: Offer) -> tuple[Option, ...]:
    """An offer as a plain tuple, as moves and events have it."""
    return (*offer,)


# ---------------------------------------------------------------------- who knows of an offer


def parties(offer: Offer) -> tuple[Seat, ...]:
    return (offer.maker, *offer.to)


def visible(offer: Offer, viewer: Seat | None) -> bool:
    """Does this viewer (None: a spectator) see the offer?"""
    return not offer.private or viewer in parties(offer)


def offers_seen(s: Spartacus, viewer: Seat | None) -> list[Offer]:
    return [offer for offer in s.offers if visible(offer, viewer)]


def refusals_seen(s: Spartacus, viewer: Seat | None) -> list[Refusal]:
    """What was declined in this phase, as far as this viewer (None: a spectator) knows of it."""
    return [one for one in s.refusals if visible(one.offer, viewer)]


def offered_coins(s: Spartacus, seat: Seat, viewer: Seat | None) -> bool:
    """Would an offer that this viewer (None: everybody) can see bring this Dominus coins?"""
    return any(
        (offer.gives and seat in offer.to) or (offer.wants and seat == offer.maker)
        for offer in offers_seen(s, viewer)
    )


def forget(s: Spartacus, viewer: Seat | None) -> None:
    """Remove all private offers and promises that this viewer cannot know. For redeals."""
    s.offers = tuple(offers_seen(s, viewer))
    s.offered = tuple((maker, known) for maker, known in s.offered if not known or viewer in known)
    s.ledger = tuple(promises.seen(s, viewer))
    s.refusals = tuple(refusals_seen(s, viewer))


def _audience(offer: Offer) -> tuple[Seat, ...] | None:
    """Who is told of what happens to an offer; None for everybody."""
    return parties(offer) if offer.private else None


# ---------------------------------------------------------------------- what may be offered


def read(offer: object) -> Offer | None:
    """The offer in a plain tuple, or None unless it has the exact form: types, order, nothing twice."""
    if type(offer) is not tuple or len(offer) != len(Offer._fields):
        return None
    maker, to, private, gives, goods, wants, asks, promised, returned, counters = offer
    if not all(type(number) is int for number in (maker, gives, wants, counters)) or type(private) is not bool:
        return None
    if not (_numbers(to) and _numbers(goods) and _numbers(asks) and _promises(promised) and _promises(returned)):
        return None
    return Offer(maker, to, private, gives, goods, wants, asks, promised, returned, counters)


def _numbers(value: object) -> bool:
    """Are these the numbers of seats or assets, each once, the lowest first?"""
    return (
        type(value) is tuple and all(type(number) is int for number in value) and list(value) == sorted(set(value))
    )


def _promises(value: object) -> bool:
    """Are these few, each once, in the order of their texts? Whether they are promises is checked later."""
    if (
        type(value) is not tuple
        or len(value) > MOST_PROMISES
        or not all(type(promise) is tuple for promise in value)
    ):
        return False
    texts = [repr(promise) for promise in value]
    return texts == sorted(set(texts))


def on_floor(s: Spartacus, seat: Seat) -> bool:
    """May this Dominus trade assets now? Only in Open Market, and only until they are done (SP-80)."""
    return s.phase == "market" and s.step == "open" and seat not in s.done


def tradable(s: Spartacus, seat: Seat) -> list[int]:
    """The assets that a Dominus may trade: ready and not committed (SP-EXHAUST-2)."""
    return [asset.id for asset in s.free(seat, *ASSETS)]


def of_assets(offer: Offer) -> bool:
    return bool(offer.goods or offer.asks)


def fits(s: Spartacus, offer: Offer, taker: Seat) -> bool:
    """By public facts: are the assets of an offer there, and can all that is promised still happen?"""
    maker = offer.maker
    if of_assets(offer) and not (
        on_floor(s, maker)
        and on_floor(s, taker)
        and set(offer.goods).issubset(tradable(s, maker))
        and set(offer.asks).issubset(tradable(s, taker))
    ):
        return False
    return all(promising.possible(s, maker, taker, promise) for promise in offer.promises) and all(
        promising.possible(s, taker, maker, promise) for promise in offer.returns
    )


def too_late(s: Spartacus, offer: Offer) -> bool:
    """Is the offer about an invitation, or another Target, that can no longer be given to anybody it concerns?"""
    guests = [*invited_by_maker(offer), *invited_by_taker(offer)]
    if guests:
        return not any(promising.may_invite(s, host, guest) for host, guest in guests)
    spared = [(taker, offer.maker) for taker in offer.to] if REDIRECTED in offer.returns else []
    spared += [(offer.maker, taker) for taker in offer.to] if REDIRECTED in offer.promises else []
    return bool(spared) and not any(promising.may_redirect(s, schemer, other) for schemer, other in spared)


def invited_by_maker(offer: Offer) -> list[tuple[Seat, Seat]]:
    """Host and guest of the invitations that the maker of an offer would give."""
    about = promising.of_invitation(offer.promises, offer.returns)
    return [(offer.maker, taker) for taker in offer.to] if about else []


def invited_by_taker(offer: Offer) -> list[tuple[Seat, Seat]]:
    about = promising.of_invitation(offer.returns, offer.promises)
    return [(taker, offer.maker) for taker in offer.to] if about else []


def offers_left(s: Spartacus, seat: Seat) -> int:
    """How many offers a Dominus may still make in this phase, counter-offers included (SP-LIMIT-1)."""
    return MOST_OFFERS - sum(maker == seat for maker, _ in s.offered)


def may_make(s: Spartacus, seat: Seat, offer: Offer) -> bool:
    """May this Dominus make this offer, by what they know?"""
    if offer.maker != seat or offer in s.offers or offers_left(s, seat) <= 0:
        return False
    others = [other for other in s.active_seats() if other != seat]
    if not offer.to or not set(offer.to).issubset(others) or (offer.asks and len(offer.to) > 1):
        return False
    if not (0 <= offer.gives <= s.coins[seat] and 0 <= offer.wants <= MOST_COINS) or (offer.gives and offer.wants):
        return False
    something = offer.gives or offer.wants or of_assets(offer) or offer.promises or offer.returns
    return bool(something) and all(fits(s, offer, taker) for taker in offer.to)


def may_answer(s: Spartacus, seat: Seat) -> list[Offer]:
    """The open offers that were made to a Dominus."""
    return [offer for offer in s.offers if seat in offer.to]


def may_accept(s: Spartacus, seat: Seat, offer: Offer) -> bool:
    """Can this Dominus give what is wanted? Whether the maker can turns out when they accept."""
    return seat in offer.to and s.coins[seat] >= offer.wants and fits(s, offer, seat)


def may_be_countered(s: Spartacus, seat: Seat) -> list[Offer]:
    """The offers that a Dominus may answer with another one (SP-DEAL-3)."""
    if offers_left(s, seat) <= 0:
        return []
    return [offer for offer in may_answer(s, seat) if offer.counters < MOST_COUNTERS]


def counters(offer: Offer, counter: Offer) -> bool:
    """Is this a counter-offer? It goes back to the maker, and does not make public what is private."""
    return (
        counter.to == (offer.maker,)
        and counter.counters == offer.counters + 1
        and (counter.private or not offer.private)
    )


# ---------------------------------------------------------------------- making and answering offers


def make(s: Spartacus, offer: Offer) -> None:
    _open(s, offer)
    s.tell("offer_made", offer.maker, plain(offer), to=_audience(offer), already_known_to=(offer.maker,))


def counter(s: Spartacus, offer: Offer, answer: Offer) -> None:
    """Another offer in return; the first one stays open (SP-DEAL-3)."""
    _open(s, answer)
    s.tell(
        "offer_countered",
        answer.maker,
        plain(offer),
        plain(answer),
        to=_audience(answer),
        already_known_to=(answer.maker,),
    )


def may_say(said: tuple[object, ...]) -> bool:
    """May this be said to an offer that is declined: nothing, a reason, or a price?"""
    if len(said) < 2:
        return not said or (type(said[0]) is str and said[0] in WHY_NOT)
    price = said[1]
    if len(said) > 2 or type(said[0]) is not str or said[0] != PRICE or type(price) is not int:
        return False
    return 1 <= price <= MOST_COINS


def decline(s: Spartacus, seat: Seat, offer: Offer, said: tuple[Option, ...] = ()) -> None:
    """Decline an offer, perhaps with a word about why; it stays open for the others it was made to."""
    s.tell_facts("offer_declined", (seat, plain(offer), *said), to=_audience(offer), already_known_to=(seat,))
    s.refusals = (*s.refusals, Refusal(offer, seat, said))
    _narrow(s, seat, offer)


def withdraw(s: Spartacus, offer: Offer) -> None:
    _close(s, offer)
    s.tell("offer_withdrawn", offer.maker, plain(offer), to=_audience(offer), already_known_to=(offer.maker,))


def accept(s: Spartacus, taker: Seat, offer: Offer) -> Collection[Seat]:
    """Accept an offer: both sides give at once (SP-DEAL-2). Returns the seats whose options it could shrink."""
    _close(s, offer)
    moves = bool(offer.gives or offer.wants or of_assets(offer))
    if void(s, offer):
        s.tell("offer_void", plain(offer), to=_audience(offer), already_known_to=())
        return ()
    s.tell("offer_accepted", taker, plain(offer), to=_audience(offer), already_known_to=(taker,))
    touched = exchange(s, offer, taker) if moves else ()
    _enter_promises(s, offer, taker)
    return touched


def void(s: Spartacus, offer: Offer) -> bool:
    """Has the maker spent meanwhile what they offered (SP-DEAL-2)?"""
    return s.coins[offer.maker] < offer.gives


def exchange(s: Spartacus, offer: Offer, taker: Seat) -> Collection[Seat]:
    """Carry out an offer. What changes hands is public, even if the offer was private (SP-DEAL-4)."""
    maker = offer.maker
    s.tell("deal", maker, taker, offer.gives, offer.goods, offer.wants, offer.asks, already_known_to=(taker,))
    touched = {*hand_coins(s, maker, taker, offer.gives), *hand_coins(s, taker, maker, offer.wants)}
    if of_assets(offer):
        touched.update((maker, taker))
    s.hand_over(
        *((s.assets[asset], taker) for asset in offer.goods),
        *((s.assets[asset], maker) for asset in offer.asks),
    )
    assets_gone(s)
    return sorted(touched)


def hand_coins(s: Spartacus, giver: Seat, taker: Seat, amount: int) -> Collection[Seat]:
    """Let coins change hands, which has been told. Returns the seats whose options it could shrink: the giver.

    In a quiet window that is everybody, if the taker had no coin: others may have wanted to use that (SP-63).
    """
    if not amount:
        return ()
    destitute = s.quiet and taker not in s.hidden and not s.wealth(taker)
    s.lose_coins(giver, amount)
    s.take_coins(taker, amount)
    promises.gave(s, giver, taker, amount)
    return s.seats if destitute else (giver,)


def _enter_promises(s: Spartacus, offer: Offer, taker: Seat) -> None:
    """Enter what was promised in an accepted offer into the ledger."""
    known = parties(offer) if offer.private else ()
    for promise in offer.promises:
        promises.give(s, offer.maker, taker, promise, known)
    for promise in offer.returns:
        promises.give(s, taker, offer.maker, promise, known)


def _open(s: Spartacus, offer: Offer) -> None:
    s.offers = (*s.offers, offer)
    s.offered = (*s.offered, (offer.maker, parties(offer) if offer.private else ()))


def _close(s: Spartacus, offer: Offer) -> None:
    s.offers = tuple(other for other in s.offers if other != offer)


def _narrow(s: Spartacus, seat: Seat, offer: Offer) -> None:
    """Take this seat off those that an offer is made to."""
    narrow = offer._replace(to=tuple(other for other in offer.to if other != seat))
    if not narrow.to or narrow in s.offers:
        _close(s, offer)
    else:
        s.offers = tuple(narrow if other == offer else other for other in s.offers)


# ---------------------------------------------------------------------- offers end


def lapse(s: Spartacus, offer: Offer) -> None:
    _close(s, offer)
    s.tell("offer_lapsed", plain(offer), to=_audience(offer))


def assets_gone(s: Spartacus) -> None:
    """Assets were sold or traded: offers that name what is no longer there lapse (SP-26)."""
    for offer in s.offers:
        there = set(tradable(s, offer.maker)).issuperset(offer.goods)
        if not there or (offer.asks and not set(tradable(s, offer.to[0])).issuperset(offer.asks)):
            lapse(s, offer)


def done(s: Spartacus, seat: Seat) -> None:
    """A Dominus leaves Open Market: their offers of assets end, and those that nobody could accept now (SP-80)."""
    for offer in s.offers:
        if of_assets(offer) and seat in parties(offer):
            answerable = any(on_floor(s, other) for other in offer.to)
            if offer.maker == seat or not answerable:
                lapse(s, offer)


def leave(s: Spartacus, seat: Seat) -> None:
    """End the offers from and to a Dominus who has conceded (SP-93)."""
    for offer in s.offers:
        if offer.maker == seat or offer.to == (seat,):
            lapse(s, offer)
        elif seat in offer.to:
            _narrow(s, seat, offer)


def phase_over(s: Spartacus) -> None:
    """Offers lapse at the end of the phase, and all may make, give and show as often as before."""
    for offer in s.offers:
        lapse(s, offer)
    s.offered = ()
    s.refusals = ()
    s.gifts = s.shows = s.reopened = (0,) * len(s.seats)


# ---------------------------------------------------------------------- the audience


async def audience(s: Spartacus, host: Seat, about: str) -> None:
    """Before the Host decides, all others make their offers, until they are ready (SP-DEAL-6)."""
    if host in s.conceded:
        return
    await choose_sealed(s, [Ask(seat, "audience", (READY,), about, "SP-DEAL-6") for seat in s.others(host)])
