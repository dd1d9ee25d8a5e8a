"""Playing a scheme: prepared face down, announced with its target, confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from munera.games.spartacus.deals import promises
from munera.games.spartacus.intrigue.marks import change, marked, short, the_scheme
from munera.games.spartacus.intrigue.resolving import fail, resolvable
from munera.games.spartacus.intrigue.support import IMPROVING
from munera.games.spartacus.intrigue.targets import aims, in_reach, legal, price, victims
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.records import Prepared, Scheme
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat, Segment

TAKE_BACK, ANNOUNCE, CONFIRM, TARGET = "take_back", "announce", "confirm", "target"
SCHEME_ANNOUNCED = "scheme_announced"
MOST_TIMES = 3  # a card may be prepared so often in one turn (SP-LIMIT-1)
MOST_CHANGES = 20  # of an announced target (SP-LIMIT-1)

ASKS = {
    "prepared": Question({TAKE_BACK: (), **IMPROVING, ANNOUNCE: ("targets*",)}, about=("mark",)),
    "announced": Question({CONFIRM: (), TARGET: ("targets*",), **IMPROVING}, about=("card", "targets")),
}
EVENTS = {
    "prepares": ("seat", "number"),
    "prepared_card": ("number", "card"),
    "takes_back": ("seat", "number"),
    "announces": ("seat", "card", "number", "targets*"),
    "new_target": ("seat", "card", "targets*"),
    "confirms": ("seat", "card"),
}
REASONS = ("too_little_influence", "no_target", "price_too_high")
TERMS = {"why": ("scheme", "price", "bribe")}


# ---------------------------------------------------------------------- preparing


def prepare(s: Spartacus, seat: Seat, card: str) -> None:
    """Lay a scheme of the hand face down: which one is the schemer's secret (SP-75)."""
    number = 1 + max((p.number for p in s.prepared), default=0)
    s.prepared = (*s.prepared, Prepared(number, card))
    s.face_down, s.step = number, "prepared"
    s.tell("prepares", seat, number, already_known_to=(seat,))
    s.tell("prepared_card", number, card, to=(seat,))


def prepare_again(s: Spartacus, seat: Seat, number: int) -> None:
    """Lay a prepared card face down again, with all that was done for it."""
    mark = marked(s, number)
    change(s, mark._replace(times=mark.times + 1, doubtful=False))
    s.face_down, s.step = number, "prepared"
    s.tell("prepares", seat, number, already_known_to=(seat,))


def preparable(s: Spartacus, seat: Seat) -> list[str]:
    """The schemes in a hand that are not prepared yet, each title once."""
    hand = s.hands[seat]
    marks = [p.card for p in s.prepared if not p.gone]
    return [c for c in dict.fromkeys(hand) if c in s.rules.schemes and hand.count(c) > marks.count(c)]


def improvements(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:
    """Support and discounts: what can be done for a scheme before it is confirmed."""
    return [option for improver in s.rules.improvers.values() for option in improver.options(s, seat, mark)]


async def improve(s: Spartacus, seat: Seat, mark: Prepared, answer: Any) -> None:
    await s.rules.improvers[answer[0]].do(s, seat, mark, answer[1])


async def prepared(s: Spartacus) -> None:
    """The card of the scheme lies face down; the schemer goes on with it (W06)."""
    seat = s.active
    answer: Any = await choose(
        s,
        seat,
        "prepared",
        lambda seat: while_prepared(s, seat),
        s.face_down,
        "SP-75",
        lambda seat: why_not(s, seat),
    )
    mark = marked(s, s.face_down)
    if answer == TAKE_BACK:
        s.tell("takes_back", seat, s.face_down, already_known_to=(seat,))
        s.face_down, s.step = 0, "turn"
    elif answer[0] == ANNOUNCE:
        announce(s, seat, mark, answer[1])
    else:
        await improve(s, seat, mark, answer)


def while_prepared(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    mark = marked(s, s.face_down)
    options: list[Option] = [TAKE_BACK]
    if not short(s, seat, mark):
        options += [(ANNOUNCE, targets) for targets in legal(s, seat, mark.card)]
    return (*options, *improvements(s, seat, mark))


def why_not(s: Spartacus, seat: Seat) -> dict[Option, str]:
    """The options that are not offered for a prepared scheme, each with the reason."""
    mark = marked(s, s.face_down)
    if short(s, seat, mark):
        return {ANNOUNCE: "too_little_influence"}
    if not aims(s, seat, mark.card):
        return {ANNOUNCE: "no_target"}
    return {} if legal(s, seat, mark.card) else {ANNOUNCE: "price_too_high"}


# ---------------------------------------------------------------------- announcing


def announce(s: Spartacus, seat: Seat, mark: Prepared, targets: tuple[Seat, ...]) -> None:
    """Turn a scheme face up and name its target; the coins of its price are set aside (SP-05)."""
    others = tuple(p for p in s.prepared if p.number != mark.number)
    s.prepared = ()
    s.from_hand(seat, mark.card)
    s.prepared = others
    s.tell("announces", seat, mark.card, mark.number, *targets, already_known_to=(seat,))
    s.scheme = Scheme(seat, mark._replace(shown=()), targets)
    s.face_down, s.step = 0, "announced"
    aim(s, targets)


def aim(s: Spartacus, targets: tuple[Seat, ...]) -> None:
    """Aim the announced scheme at these targets and set its price aside."""
    it = the_scheme(s)
    s.guard_attempts = ()
    s.unstake(it.seat)
    s.stake(it.seat, price(s, it.seat, it.card, targets))
    guards = (
        tuple(a.id for a in s.ready(targets[0], "guard")) if s.rules.cards[it.card].price_per == "guard" else ()
    )
    s.scheme = it._replace(targets=targets, guards=guards)


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
        s.tell("confirms", seat, it.card, already_known_to=(seat,))
        s.step = "confirmed"
    elif answer[0] == TARGET:
        s.scheme = it._replace(changes=it.changes + 1)
        s.tell("new_target", seat, it.card, *answer[1], already_known_to=(seat,))
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
    if s.ledger:
        harmed = victims(s, it.seat, it.card, it.targets)
        promises.harmed(s, it.seat, harmed)
        promises.aimed(s, it.seat, it.targets, harmed, in_reach(s, it.seat, it.card))
    s.step = "foil"
    if hopeless(s, it):  # coins have been given away meanwhile
        fail(s, it)


def hopeless(s: Spartacus, it: Scheme) -> bool:
    """Can the announced scheme no longer be played, for lack of a target or of its price (SP-75)?"""
    return not legal(s, it.seat, it.card) and not resolvable(s, it)


def while_announced(s: Spartacus, seat: Seat) -> tuple[Option, ...]:
    it = the_scheme(s)
    options: list[Option] = [CONFIRM]
    if it.changes < MOST_CHANGES:
        options += [(TARGET, targets) for targets in legal(s, seat, it.card) if targets != it.targets]
    return (*options, *improvements(s, seat, it.mark))


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("intrigue", "prepared"): prepared,
    ("intrigue", "announced"): announced,
    ("intrigue", "confirmed"): confirmed,
}
