"""Playing a scheme: prepared face down, supported, announced with its target, confirmed, foiled or resolved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any, Final

from munera.games.spartacus import foils, promises, reactions
from munera.games.spartacus.asking import NO, YES, choose, choose_sealed, pick_asset, pick_seat
from munera.games.spartacus.cards.table import ARENA, Card, Power
from munera.games.spartacus.ruleset import Improver, Ruled
from munera.games.spartacus.state import NOBODY, Asset, Prepared, Scheme, Spartacus
from munera.games.spartacus.table import Table
from munera.kernel import Ask, Option, Question, Seat, Segment

TAKE_BACK, REQUEST, BRIBE, CUNNING = "take_back", "request", "bribe", "cunning"
ANNOUNCE, CONFIRM, TARGET = "announce", "confirm", "target"
SCHEME_ANNOUNCED = "scheme_announced"
MOST_TIMES = 3  # a card may be prepared so often in one turn (SP-LIMIT-1)
MOST_CHANGES = 6  # of an announced target (SP-LIMIT-1)

IMPROVING = {REQUEST: ("requests*",), BRIBE: ("coins",), CUNNING: ("asset",)}  # and what comes with it
ASKS = {
    "prepared": Question({TAKE_BACK: (), **IMPROVING, ANNOUNCE: ("targets*",)}, about=("mark",)),
    "announced": Question({CONFIRM: (), TARGET: ("targets*",), **IMPROVING}, about=("card", "targets")),
    "support": Question((NO, YES), about=("seat", "mark")),
}
EVENTS = {
    "prepares": ("seat", "number"),
    "prepared_card": ("number", "card"),
    "takes_back": ("seat", "number"),
    "asks_support": ("seat", "number", "asked", "shown"),
    "shows_scheme": ("seat", "number", "card"),
    "supports": ("seat", "other", "number"),
    "no_support": ("seat", "other", "number"),
    "bribes": ("seat", "number", "coins"),
    "cunning": ("seat", "number", "asset", "card"),
    "announces": ("seat", "card", "number", "targets*"),
    "new_target": ("seat", "card", "targets*"),
    "confirms": ("seat", "card"),
    "scheme_fails": ("seat", "card"),
    "succeeds": ("seat", "card"),
}
REASONS = ("too_little_influence", "no_target", "price_too_high")
TERMS = {"why": ("scheme", "price", "bribe")}


# ---------------------------------------------------------------------- targets and prices


def favours(s: Table, seat: Seat) -> int:
    """The Favour on his ready combatants; a Champion has had those that made him one."""
    able = [a for a in s.of(seat) if a.ready and a.card in s.rules.combatants]
    return sum(ARENA.champion_favours if a.champion else a.favour for a in able)


COUNTED: dict[str, Callable[[Table, Seat], int]] = {
    "coin": lambda s, seat: s.coins[seat],
    "card": lambda s, seat: s.hand_count(seat),
    "favour": favours,
}
"""What a scheme may ask of its target beside ready cards (SP-62)."""


def has_enough(s: Table, card: Card, seat: Seat) -> bool:
    """Has the target what the scheme asks of it?"""
    if not card.aimable(s, seat):
        return False
    if not card.target_has:
        return True
    count = COUNTED.get(card.target_has[0])
    number = count(s, seat) if count else len(s.ready(seat, *card.target_has))
    return number >= card.at_least


def aims(s: Table, seat: Seat, id: str) -> list[tuple[Seat, ...]]:
    """Every legal choice of targets. A scheme against all has none."""
    card = s.rules.cards[id]
    if card.target == "all":
        return [()]
    if card.target == "you":
        return [(seat,)]
    among = s.others(seat) if card.target in ("other", "first") else s.clockwise(seat)
    if card.target in PLACES:
        place = PLACES[card.target](s.influence)
        among = tuple(d for d in among if s.influence[d] == place) if s.influence.count(place) == 1 else ()
    return list(combinations([d for d in among if has_enough(s, card, d)], card.targets))


PLACES: dict[str, Callable[[Sequence[int]], int]] = {"last": min, "first": max}
"""Targets who must be alone in their place on the influence track."""


def price(s: Table, seat: Seat, id: str, targets: tuple[Seat, ...]) -> int:
    """The coins it costs. Bribe the Guards: one for each guard of the target."""
    card = s.rules.cards[id]
    if card.price_per == "guard":
        return card.price_coins * len(s.ready(targets[0], "guard"))
    return card.price_coins * (len(s.others(seat)) if card.price_to == "each" else 1)


def payable(s: Table, seat: Seat, id: str, targets: tuple[Seat, ...]) -> bool:
    """The whole price, coins that are already set aside included."""
    return has_cards_of_price(s, seat, id) and s.wealth(seat) >= price(s, seat, id, targets)


def has_cards_of_price(s: Table, seat: Seat, id: str) -> bool:
    """The cards of one's own that it costs, so many of each kind."""
    card = s.rules.cards[id]
    return all(len(s.ready(seat, kind)) >= card.price_cards for kind in card.kinds_of_price)


def legal(s: Table, seat: Seat, id: str) -> list[tuple[Seat, ...]]:
    """The targets it may be announced with (SP-05)."""
    return [targets for targets in aims(s, seat, id) if payable(s, seat, id, targets)]


def backing(s: Table, seat: Seat, mark: Prepared) -> int:
    """The influence that counts for it: one's own and that of the supporters, as it is now (SP-77)."""
    return s.influence[seat] + sum(s.influence[other] for other in mark.pledged) + mark.support


def required(s: Ruled, mark: Prepared) -> int:
    return max(0, s.rules.cards[mark.card].requirement - mark.discount)


def short(s: Table, seat: Seat, mark: Prepared) -> int:
    """How much influence is missing for it."""
    return max(0, required(s, mark) - backing(s, seat, mark))


def lacks(s: Spartacus, seat: Seat, id: str) -> int:
    """How much influence is missing for a scheme in hand, with what was done for it while it was prepared."""
    marks = s.prepared if seat == s.active else ()
    return short(s, seat, next((mark for mark in marks if mark.card == id), Prepared(0, id)))


# ---------------------------------------------------------------------- preparing


def prepare(s: Spartacus, seat: Seat, card: str) -> None:
    """A card of the hand lies face down: which one is the schemer's secret (SP-75)."""
    number = 1 + max((p.number for p in s.prepared), default=0)
    s.prepared = (*s.prepared, Prepared(number, card))
    s.lying, s.step = number, "prepared"
    s.tell("prepares", seat, number, knew=(seat,))
    s.tell("prepared_card", number, card, to=(seat,))


def prepare_again(s: Spartacus, seat: Seat, number: int) -> None:
    """The same card again, with all that was done for it."""
    mark = marked(s, number)
    change(s, mark._replace(times=mark.times + 1))
    s.lying, s.step = number, "prepared"
    s.tell("prepares", seat, number, knew=(seat,))


def marked(s: Spartacus, number: int) -> Prepared:
    if s.scheme is not None and s.scheme.mark.number == number:
        return s.scheme.mark
    return next(p for p in s.prepared if p.number == number)


def change(s: Spartacus, mark: Prepared) -> None:
    """What was done for a prepared or announced scheme is now so."""
    if s.scheme is not None and s.scheme.mark.number == mark.number:
        s.scheme = s.scheme._replace(mark=mark)
    else:
        s.prepared = tuple(mark if p.number == mark.number else p for p in s.prepared)


def preparable(s: Spartacus, seat: Seat) -> list[str]:
    """The schemes of his hand that are not prepared yet, each title once."""
    hand = s.hands[seat]
    marks = [p.card for p in s.prepared]
    return [c for c in dict.fromkeys(hand) if c in s.rules.schemes and hand.count(c) > marks.count(c)]


def renew(s: Spartacus, one: Seat, two: Seat) -> None:
    """Two have made a deal: if one of them schemes, the other may be asked for support again (SP-77)."""
    if s.active in (one, two):
        other = two if s.active == one else one
        for mark in (*s.prepared, *((s.scheme.mark,) if s.scheme else ())):
            if other in mark.asked:
                change(s, mark._replace(asked=tuple(seat for seat in mark.asked if seat != other)))


def improvements(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:
    """Support and discounts: what can be done for a scheme before it is confirmed."""
    return [option for improver in s.rules.improvers.values() for option in improver.options(s, seat, mark)]


async def improve(s: Spartacus, seat: Seat, mark: Prepared, answer: Any) -> None:
    await s.rules.improvers[answer[0]].do(s, seat, mark, answer[1])


def lies_open(s: Spartacus, mark: Prepared) -> bool:
    """Is it the scheme on the table, which everybody sees?"""
    return s.scheme is not None and s.scheme.mark.number == mark.number


async def prepared(s: Spartacus) -> None:
    """W06: the card lies face down."""
    seat = s.active
    answer: Any = await choose(
        s,
        seat,
        "prepared",
        lambda seat: while_prepared(s, seat),
        s.lying,
        "SP-75",
        lambda seat: why_not(s, seat),
    )
    mark = marked(s, s.lying)
    if answer == TAKE_BACK:
        s.tell("takes_back", seat, s.lying, knew=(seat,))
        s.lying, s.step = 0, "turn"
    elif answer[0] == ANNOUNCE:
        announce(s, seat, mark, answer[1])
    else:
        await improve(s, seat, mark, answer)


def while_prepared(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    mark = marked(s, s.lying)
    options: list[Option] = [TAKE_BACK]
    if not short(s, seat, mark):
        options += [(ANNOUNCE, targets) for targets in legal(s, seat, mark.card)]
    return (*options, *improvements(s, seat, mark))


def why_not(s: Spartacus, seat: Seat) -> dict[Option, str]:
    """Why it cannot be announced, if it cannot."""
    mark = marked(s, s.lying)
    if short(s, seat, mark):
        return {ANNOUNCE: "too_little_influence"}
    if not aims(s, seat, mark.card):
        return {ANNOUNCE: "no_target"}
    return {} if legal(s, seat, mark.card) else {ANNOUNCE: "price_too_high"}


# ---------------------------------------------------------------------- support


def requests(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:
    """Every choice of Domini to ask, each with the card hidden or shown."""
    options: list[Option] = []
    per_house = [_requests(s, mark, other) for other in s.others(seat) if other not in s.left]
    for asked in product(*per_house):
        chosen = tuple(one for one in asked if one)
        if chosen:
            options.append((REQUEST, chosen))
    return options


def _requests(s: Spartacus, mark: Prepared, other: Seat) -> tuple[tuple[Seat, bool] | tuple[()], ...]:
    """Whether and how somebody may be asked: not at all, with the card hidden, or with the card shown (SP-77)."""
    if other in mark.pledged:
        return ((),)
    asked = other in mark.asked and not promises.may_ask_again(s, other, mark.number)
    hidden = () if asked or other in mark.shown else ((other, False),)
    shown = () if lies_open(s, mark) or (asked and other in mark.shown) else ((other, True),)
    return ((), *hidden, *shown)


async def ask_support(s: Spartacus, seat: Seat, mark: Prepared, request: tuple[tuple[Seat, bool], ...]) -> None:
    """A public request; everybody sees to whom the card is shown. A pledge is final (SP-SUPPORT-2)."""
    asked = tuple(other for other, _ in request)
    seen = tuple(other for other, shown in request if shown)
    s.tell("asks_support", seat, mark.number, asked, seen, knew=(seat,))
    for other, shown in request:
        promises.requested(s, other, mark.number)
        if shown and other not in mark.shown:
            s.tell("shows_scheme", seat, mark.number, mark.card, to=(other,), knew=(seat,))
            s.learn(other, seat, mark.card)
    change(
        s,
        mark._replace(
            asked=tuple(sorted({*mark.asked, *asked})),
            shown=tuple(sorted({*mark.shown, *seen})),
            requests=mark.requests + 1,
        ),
    )
    about = (seat, mark.number)
    given = await choose_sealed(s, [Ask(other, "support", (NO, YES), about, "SP-SUPPORT-1") for other in asked])
    for other, answer in zip(asked, given, strict=True):
        s.tell("supports" if answer == YES else "no_support", other, seat, mark.number, knew=())
    for other, answer in zip(asked, given, strict=True):
        if answer == YES:
            pledge(s, other, mark.number)
        else:
            promises.refused_support(s, other, seat)


def pledge(s: Spartacus, seat: Seat, number: int) -> None:
    """He supports the scheme of the active Dominus, for good (SP-SUPPORT-2)."""
    mark = marked(s, number)  # a deal made meanwhile may have changed who can be asked
    change(s, mark._replace(pledged=(*mark.pledged, seat)))
    promises.supported(s, seat, s.active)


# ---------------------------------------------------------------------- discounts


def cunning_ones(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:  # noqa: ARG001
    """His cards that lower what a scheme requires."""
    return [(CUNNING, a.id) for a in s.free(seat, "gladiator", "slave") if s.rules.cards[a.card].discount]


async def use_cunning(s: Spartacus, seat: Seat, mark: Prepared, id: int) -> None:
    asset = s.assets[id]
    s.tell("cunning", seat, mark.number, asset.id, asset.card, knew=(seat,))
    s.exhaust(asset)
    change(s, mark._replace(discount=mark.discount + s.rules.cards[asset.card].discount))


def bribing(s: Table, seat: Seat) -> Power | None:
    """The power of this house by which coins lower what a scheme requires, if it has one."""
    return next((power for power in s.rules.houses[s.houses[seat]].powers if power.discount), None)


def pandering(s: Spartacus, seat: Seat) -> Power | None:
    """Bribes and Pandering, if he has this power and may still use it (SP-10)."""
    power = bribing(s, seat)
    spent = power is not None and bool(s.option("powers_once")) and power.id in s.powers
    return None if spent else power


def bribes(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:  # noqa: ARG001
    return [(BRIBE, coins) for coins in range(1, s.coins[seat] + 1)] if pandering(s, seat) else []


async def bribe(s: Spartacus, seat: Seat, mark: Prepared, coins: int) -> None:
    power = pandering(s, seat)
    assert power is not None, "only who has this power can use it"
    s.tell("bribes", seat, mark.number, coins, knew=(seat,))
    s.powers = (*s.powers, power.id)
    s.pay_bank(seat, coins, "bribe")
    change(s, mark._replace(discount=mark.discount + bought(power, coins)))


def bought(power: Power, coins: int) -> int:
    """By how much so many coins lower what is required (SP-10)."""
    return coins // power.price_coins * power.discount


def enough_coins(power: Power, influence: int) -> int:
    """The fewest coins that lower what is required by so much."""
    return -(-influence // power.discount) * power.price_coins


IMPROVERS: Final = {
    REQUEST: Improver(requests, ask_support),
    CUNNING: Improver(cunning_ones, use_cunning),
    BRIBE: Improver(bribes, bribe),
}


# ---------------------------------------------------------------------- announcing


def announce(s: Spartacus, seat: Seat, mark: Prepared, targets: tuple[Seat, ...]) -> None:
    """Face up with its target; the coins of its price are set aside (SP-05).

    Who was asked for support and had not seen the card may be asked once more (SP-77).
    """
    s.prepared = tuple(p for p in s.prepared if p.number != mark.number)
    s.from_hand(seat, mark.card)
    s.tell("announces", seat, mark.card, mark.number, *targets, knew=(seat,))
    asked = tuple(other for other in mark.asked if other in mark.shown)
    s.scheme = Scheme(seat, mark._replace(asked=asked, shown=()), targets)
    s.lying, s.step = 0, "announced"
    aim(s, targets)


def aim(s: Spartacus, targets: tuple[Seat, ...]) -> None:
    """The price is set aside for this target."""
    it = the_scheme(s)
    s.tries = ()
    s.unstake(it.seat)
    s.stake(it.seat, price(s, it.seat, it.card, targets))
    guards = (
        tuple(a.id for a in s.ready(targets[0], "guard")) if s.rules.cards[it.card].price_per == "guard" else ()
    )
    s.scheme = it._replace(targets=targets, guards=guards)


def the_scheme(s: Spartacus) -> Scheme:
    """The one that is being played."""
    assert s.scheme is not None, "no scheme is being played"
    return s.scheme


def take_back_announced(s: Spartacus) -> None:
    """A scheme that cannot be played any more goes back to the hand, with what was done for it (SP-04).

    The coins of its price return, and everybody knows the card now.
    """
    it = the_scheme(s)
    s.unstake(it.seat)
    s.scheme = None
    s.prepared = (*s.prepared, it.mark._replace(shown=s.others(it.seat), open=True))
    s.back_to_hand(it.seat, it.card)
    s.step = "turn"


async def announced(s: Spartacus) -> None:
    """W06: until the schemer confirms, the target may be changed, and everybody may talk and pay (SP-14)."""
    it = the_scheme(s)
    seat = it.seat
    if hopeless(s, it):
        fail(s, it)
        return
    about: Option = (it.card, it.targets)
    answer: Any = await choose(s, seat, "announced", lambda seat: while_announced(s, seat), about, "SP-14")
    it = the_scheme(s)
    if answer == CONFIRM:
        s.tell("confirms", seat, it.card, knew=(seat,))
        s.step = "confirmed"
    elif answer[0] == TARGET:
        s.scheme = it._replace(changes=it.changes + 1)
        s.tell("new_target", seat, it.card, *answer[1], knew=(seat,))
        aim(s, answer[1])
    else:
        await improve(s, seat, it.mark, answer)


async def confirmed(s: Spartacus) -> None:
    """The target is final, and the scheme may be foiled now (SP-14)."""
    it = the_scheme(s)
    s.scheme = it._replace(confirmed=True)
    for target in it.targets:
        if target != it.seat:
            promises.targeted(s, it.seat, target)
    s.step = "foil"
    if hopeless(s, it):  # coins have been given away meanwhile
        fail(s, it)


def hopeless(s: Spartacus, it: Scheme) -> bool:
    """Nobody is a legal target any more, or the price cannot be paid (SP-75)."""
    return not legal(s, it.seat, it.card) and not resolvable(s, it)


def while_announced(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    it = the_scheme(s)
    options: list[Option] = [CONFIRM]
    if it.changes < MOST_CHANGES:
        options += [(TARGET, targets) for targets in legal(s, seat, it.card) if targets != it.targets]
    return (*options, *improvements(s, seat, it.mark))


# ---------------------------------------------------------------------- foiled or not


async def foil(s: Spartacus) -> None:
    """W07: all but the schemer may foil it."""
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
    """No price, no effect (SP-05)."""
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
    """The guards that lay ready when it was announced and still do."""
    return [a for a in s.ready(it.targets[0], "guard") if a.id in it.guards]


def price_now(s: Spartacus, it: Scheme) -> int:
    """Of Bribe the Guards only what is still there."""
    if it.guards:
        return s.rules.cards[it.card].price_coins * len(bribed(s, it))
    return price(s, it.seat, it.card, it.targets)


async def resolve(s: Spartacus) -> None:
    """W10: checked again, paid for, carried out, discarded."""
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
    payee = it.targets[0] if card.price_to == "target" else NOBODY
    if card.price_to == "third":
        thirds = [other for other in s.others(seat) if other not in it.targets]
        payee = await pick_seat(s, seat, thirds, it.card, "SP-06")
    amount = price_now(s, it)
    s.unstake(seat)
    if card.price_to == "bank":
        s.pay_bank(seat, amount, "price")
    elif card.price_to == "each":
        for other in s.others(seat):
            s.pay(seat, other, card.price_coins, "price")
    elif payee != NOBODY:
        s.pay(seat, payee, amount, "price")


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
    ("intrigue", "prepared"): prepared,
    ("intrigue", "announced"): announced,
    ("intrigue", "confirmed"): confirmed,
    ("intrigue", "foil"): foil,
    ("intrigue", "resolve"): resolve,
    ("intrigue", "after_action"): after_action,
}
