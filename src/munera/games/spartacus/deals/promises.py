"""Promises: the ledger, and what keeps or breaks a promise. What may be promised is in `promising`.

They bind nobody (SP-PROMISE-1). The chapters say here what happens - who supports, invites, bids or pays - and the
ledger remembers what became of the promises of this round. The rest stays open for ever (SP-PROMISE-9).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from munera.games.spartacus.table.records import LedgerEntry
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Seat

SUPPORT, NO_TARGET, INVITE, THUMB, NO_BID, PAY = "support", "no_target", "invite", "thumb", "no_bid", "pay"
NO_HARM, FOIL, NO_FOIL, TARGET, REDIRECT = "no_harm", "foil", "no_foil", "target", "redirect"
BID_AT_MOST, SHARE = "bid_at_most", "share"
PHASE, ROUND = "phase", "round"
UP, DOWN = "up", "down"
HOST = "host"
PHASE_END, ROUND_END, SCHEME, INVITED, VICTORY = "phase_end", "round_end", "scheme", "invited", "victory"
WAGERS = "wagers"
OPEN, KEPT, BROKEN = "open", "kept", "broken"
MOST_COINS = 99  # in one payment that is wanted or promised

EVENTS = {
    "promise_made": ("seat", "other", "promise", "details*"),
    "promise_due": ("seat", "other", "promise", "details*"),
    "promise_kept": ("seat", "other", "promise", "details*"),
    "promise_broken": ("seat", "other", "promise", "details*"),
    "promise_revealed": ("seat", "other", "state", "promise", "details*"),
}
TERMS = {
    "promise": (
        *(SUPPORT, NO_TARGET, INVITE, THUMB, NO_BID, PAY),
        *(NO_HARM, FOIL, NO_FOIL, TARGET, REDIRECT, BID_AT_MOST, SHARE),
    ),
    "details": (PHASE, ROUND, UP, DOWN, HOST, PHASE_END, ROUND_END, SCHEME, INVITED, THUMB, VICTORY, WAGERS),
    "state": (OPEN, KEPT, BROKEN),
}

Promise: TypeAlias = tuple[Option, ...]
Lot: TypeAlias = int | str
"""A place in the row, or "host"."""

Judge: TypeAlias = Callable[[LedgerEntry], str]
"""What an act makes of a promise: kept, broken, or "" if it does not concern it."""

LAST_PHASE = "arena"  # of a round
SPARING = (NO_HARM, NO_TARGET)


# ---------------------------------------------------------------------- the ledger


def known_to(entry: LedgerEntry, viewer: Seat | None) -> bool:
    """Does this viewer know of the promise? Those of private offers only their parties know (SP-PROMISE-2)."""
    return not entry.private or viewer in entry.parties


def seen(s: Spartacus, viewer: Seat | None) -> list[LedgerEntry]:
    """The ledger as this viewer (None: a spectator) sees it."""
    return [entry for entry in s.ledger if known_to(entry, viewer)]


def give(
    s: Spartacus,
    by: Seat,
    to: Seat,
    promise: Promise,
    parties: tuple[Seat, ...] = (),
) -> None:
    """Enter a promise into the ledger, made before all or before the parties of a private offer."""
    entry = LedgerEntry(by, to, promise, bool(parties), s.round, s.phase, parties=parties)
    s.ledger = (*s.ledger, entry)
    _tell(s, "promise_made", entry)


def publish(s: Spartacus) -> None:
    """After the game everybody sees all promises (SP-PROMISE-2)."""
    for place, entry in enumerate(s.ledger):
        if entry.private:
            _put(s, place, entry._replace(private=False))
            facts: Promise = (entry.by, entry.to, entry.state, *entry.promise)
            s.tell_facts("promise_revealed", facts, already_known_to=entry.parties)


def _tell(s: Spartacus, kind: str, entry: LedgerEntry) -> None:
    """Tell everybody, or the parties, of a promise; it follows from what they have been told before."""
    came_to: Promise = (entry.amount,) if entry.amount else ()
    s.tell_facts(kind, (entry.by, entry.to, *entry.promise, *came_to), to=entry.parties if entry.private else None)


def _put(s: Spartacus, place: int, entry: LedgerEntry) -> None:
    s.ledger = (*s.ledger[:place], entry, *s.ledger[place + 1 :])


def live(s: Spartacus, entry: LedgerEntry) -> bool:
    """Can this promise still be kept or broken? It is decided in its own round or never (SP-PROMISE-9)."""
    return entry.state == OPEN and entry.round == s.round


def _live(s: Spartacus, concerned: Callable[[LedgerEntry], bool]) -> list[int]:
    """The places in the ledger of this round's open promises that `concerned` picks, the oldest first."""
    return [place for place, entry in enumerate(s.ledger) if live(s, entry) and concerned(entry)]


def _decide(s: Spartacus, outcome: str, concerned: Callable[[LedgerEntry], bool]) -> None:
    """Mark the open promises that `concerned` picks as kept or broken."""
    for place in _live(s, concerned):
        _mark(s, place, outcome)


def _mark(s: Spartacus, place: int, outcome: str) -> None:
    """Write down what became of a promise, and tell those who know of it."""
    entry = s.ledger[place]._replace(state=outcome)
    _put(s, place, entry)
    _tell(s, "promise_kept" if outcome == KEPT else "promise_broken", entry)


def _settle(s: Spartacus, judge: Judge) -> None:
    """Mark the open promises of this round as kept or broken, as an act makes them: the kept ones first."""
    judged = [(place, judge(entry)) for place, entry in enumerate(s.ledger) if live(s, entry)]
    for outcome in (KEPT, BROKEN):
        for place, found in judged:
            if found == outcome:
                _mark(s, place, outcome)


def broken_by(s: Spartacus, seat: Seat, judge: Judge) -> list[LedgerEntry]:
    """The promises of a Dominus that an act would break. They are their own, so that they know them all."""
    return [entry for entry in s.ledger if entry.by == seat and live(s, entry) and judge(entry) == BROKEN]


def _fall_due(s: Spartacus, when: str, concerned: Callable[[LedgerEntry], bool]) -> None:
    """The occasion has come on which these were to be paid (SP-PROMISE-8)."""
    for place in _live(s, lambda entry: _to_be_paid(entry, when) and concerned(entry) and not entry.due):
        entry = s.ledger[place]._replace(due=True)
        _put(s, place, entry)
        _tell(s, "promise_due", entry)


def _to_be_paid(entry: LedgerEntry, when: str) -> bool:
    return entry.promise[0] == PAY and entry.promise[2] == when


def pays(entry: LedgerEntry) -> bool:
    """Is it a promise of coins whose number is known: a payment, or a share that is due?"""
    return entry.promise[0] == PAY or bool(entry.amount)


def owed(entry: LedgerEntry) -> int:
    """What is still missing of a payment."""
    coins = entry.amount or entry.promise[1]
    assert isinstance(coins, int)
    return coins - entry.paid


# ---------------------------------------------------------------------- what happens: schemes


# What somebody does is judged by one function for each act: it decides promises when it is done, and before
# that it tells whoever thinks of it what they would break (`breaking`).


def refusing(seat: Seat, schemer: Seat) -> Judge:
    """To decline a request for support (SP-PROMISE-3)."""
    return lambda entry: BROKEN if (entry.by, entry.to, entry.promise) == (seat, schemer, (SUPPORT,)) else ""


def targeting(by: Seat, target: Seat) -> Judge:
    """To confirm a Scheme with a Target, or to apply a Reaction to them (SP-PROMISE-4)."""
    return lambda entry: BROKEN if (entry.by, entry.to, entry.promise[0]) == (by, target, NO_TARGET) else ""


def harming(by: Seat, victims: Collection[Seat]) -> Judge:
    """To confirm a Scheme that harms these, or to apply a Reaction that does (SP-PROMISE-10)."""
    return lambda entry: BROKEN if (entry.by, entry.promise[0]) == (by, NO_HARM) and entry.to in victims else ""


def aiming(by: Seat, targets: Collection[Seat], victims: Collection[Seat], reach: Collection[Seat]) -> Judge:
    """To confirm a Scheme with these Targets, which harms `victims` and could have harmed `reach`."""

    def judge(entry: LedgerEntry) -> str:
        if entry.by != by:
            return ""
        if entry.promise == (REDIRECT,):  # SP-PROMISE-14
            return BROKEN if entry.to in targets else KEPT
        if entry.promise[0] == TARGET:  # SP-PROMISE-13
            return KEPT if entry.promise[1] in victims else BROKEN if entry.promise[1] in reach else ""
        return ""

    return judge


def foiling(seat: Seat, schemer: Seat) -> Judge:
    """To try to foil a Scheme, whatever comes of it (SP-PROMISE-11, SP-PROMISE-12)."""

    def judge(entry: LedgerEntry) -> str:
        if entry.by == seat and entry.promise == (FOIL, schemer):
            return KEPT
        return BROKEN if (entry.by, entry.to, entry.promise) == (seat, schemer, (NO_FOIL,)) else ""

    return judge


def letting_pass(asked: Collection[Seat], schemer: Seat) -> Judge:
    """To have been asked about a Scheme that nobody foils (SP-PROMISE-11)."""
    return lambda entry: BROKEN if entry.by in asked and entry.promise == (FOIL, schemer) else ""


def supported(s: Spartacus, seat: Seat, schemer: Seat) -> None:
    """A Dominus pledged support to a Scheme of another (SP-PROMISE-3)."""
    _decide(s, KEPT, lambda entry: (entry.by, entry.to, entry.promise) == (seat, schemer, (SUPPORT,)))


def refused_support(s: Spartacus, seat: Seat, schemer: Seat) -> None:
    """A Dominus declined a request for support (SP-PROMISE-3)."""
    _settle(s, refusing(seat, schemer))


def targeted(s: Spartacus, by: Seat, target: Seat) -> None:
    """A Dominus confirmed a Scheme against another, or used a state Reaction on them (SP-PROMISE-4)."""
    _settle(s, targeting(by, target))


def harmed(s: Spartacus, by: Seat, victims: Collection[Seat]) -> None:
    """A Dominus confirmed a Scheme that harms others, or used a Reaction that does (SP-PROMISE-10)."""
    if victims:
        _settle(s, harming(by, victims))


def aimed(
    s: Spartacus, by: Seat, targets: Collection[Seat], victims: Collection[Seat], reach: Collection[Seat]
) -> None:
    """A Dominus confirmed a Scheme: its Targets are final (SP-PROMISE-13, SP-PROMISE-14)."""
    _settle(s, aiming(by, targets, victims, reach))


def tried_to_foil(s: Spartacus, seat: Seat, schemer: Seat) -> None:
    """A Dominus played a foil or used a Guard (SP-PROMISE-11, SP-PROMISE-12)."""
    _settle(s, foiling(seat, schemer))


def not_foiled(s: Spartacus, schemer: Seat, asked: Collection[Seat]) -> None:
    """A Scheme was let pass by all who were asked, which everybody sees (SP-PROMISE-11)."""
    _settle(s, letting_pass(asked, schemer))


def spared(s: Spartacus, by: Seat) -> list[Seat]:
    """Whom one has promised to spare."""
    promised = _live(s, lambda entry: entry.by == by and entry.promise[0] in SPARING)
    return sorted({s.ledger[place].to for place in promised})


def backers(s: Spartacus, schemer: Seat) -> list[Seat]:
    """Who has promised to support a Scheme of this one."""
    promised = _live(s, lambda entry: (entry.to, entry.promise) == (schemer, (SUPPORT,)))
    return sorted({s.ledger[place].by for place in promised})


def scheme_succeeded(s: Spartacus, schemer: Seat, supporters: Collection[Seat]) -> None:
    """A Scheme succeeded: who promised coins to its supporters owes them now (SP-PROMISE-8)."""
    _fall_due(s, SCHEME, lambda entry: entry.by == schemer and entry.to in supporters)


# ---------------------------------------------------------------------- what happens: auctions


def bidding(seat: Seat, lot: Lot, coins: int, total: int) -> Judge:
    """To bid so many coins, which make so many with those of the rounds before."""

    def judge(entry: LedgerEntry) -> str:
        if entry.by != seat or entry.promise[1:2] != (lot,):
            return ""
        if entry.promise[0] == NO_BID:  # a bid of nothing is none (SP-PROMISE-7)
            return BROKEN if coins else ""
        return BROKEN if entry.promise[0] == BID_AT_MOST and total > _number(entry.promise[2]) else ""

    return judge


def _number(value: Option) -> int:
    assert isinstance(value, int)
    return value


def bids(s: Spartacus, seat: Seat, lot: Lot, amount: int) -> None:
    """A bid was opened and lies on the table with those before it (SP-PROMISE-7, SP-PROMISE-15)."""
    if amount:
        _settle(s, bidding(seat, lot, amount, s.staked[seat]))


def auction_over(s: Spartacus, lot: Lot) -> None:
    """An auction is over: who promised not to bid, or not so high, and has not, has kept their word."""
    _decide(s, KEPT, lambda entry: entry.promise[0] in (NO_BID, BID_AT_MOST) and entry.promise[1] == lot)


# ---------------------------------------------------------------------- what happens: the arena


def invites(s: Spartacus, host: Seat, seat: Seat) -> None:
    """The Host offers an invitation, whatever the answer (SP-PROMISE-5)."""
    _decide(s, KEPT, lambda entry: (entry.by, entry.to, entry.promise) == (host, seat, (INVITE,)))
    _fall_due(s, INVITED, lambda entry: (entry.by, entry.to) == (seat, host))


def invitations_over(s: Spartacus) -> None:
    """The Host invites nobody any more (SP-PROMISE-5)."""
    _decide(s, BROKEN, lambda entry: entry.by == s.host and entry.promise == (INVITE,))


def won_match(s: Spartacus, seat: Seat) -> None:
    """A Dominus' combatant was victorious (SP-PROMISE-8)."""
    _fall_due(s, VICTORY, lambda entry: entry.by == seat)


def thumb(s: Spartacus, host: Seat, up: bool) -> None:
    """The Host has decided (SP-PROMISE-6)."""
    _settle(s, pointing(host, UP if up else DOWN))


def pointing(host: Seat, verdict: str) -> Judge:
    """To point the thumb so."""

    def judge(entry: LedgerEntry) -> str:
        if entry.by != host or entry.promise[0] != THUMB:
            return ""
        return KEPT if entry.promise[1] == verdict else BROKEN

    return judge


def thumb_pointed(s: Spartacus, host: Seat) -> None:
    """Up or down: who promised the Host coins for it owes them now (SP-PROMISE-8)."""
    _fall_due(s, THUMB, lambda entry: entry.to == host)


# ---------------------------------------------------------------------- what happens: coins and time


def gained(s: Spartacus, seat: Seat, what: str, coins: int) -> None:
    """Something brought a Dominus coins: half of them is due to whom a share was promised (SP-PROMISE-16)."""
    if coins < 2:
        return
    for place in _live(s, lambda entry: entry.by == seat and entry.promise == (SHARE, what) and not entry.due):
        entry = s.ledger[place]._replace(due=True, amount=coins // 2)
        _put(s, place, entry)
        _tell(s, "promise_due", entry)


def gave(s: Spartacus, giver: Seat, taker: Seat, amount: int) -> None:
    """Coins were given: they count once, for the oldest promise first, but for public ones before private ones.

    If an older private promise took them, the public one that stays open would tell everybody of it.
    """
    for place in debts(s, giver, taker):
        entry = s.ledger[place]
        coins = min(amount, owed(entry))
        amount -= coins
        entry = entry._replace(paid=entry.paid + coins)
        if not owed(entry):
            entry = entry._replace(state=KEPT)
            _tell(s, "promise_kept", entry)
        _put(s, place, entry)


def debts(s: Spartacus, giver: Seat, taker: Seat) -> list[int]:
    """Where in the ledger the payments are that one has promised another, in the order in which coins count."""
    found = _live(s, lambda entry: (entry.by, entry.to) == (giver, taker) and pays(entry))
    return sorted(found, key=lambda place: s.ledger[place].private)


def debt(s: Spartacus, giver: Seat, taker: Seat) -> int:
    """How many coins one has promised another and not given yet."""
    return sum(owed(s.ledger[place]) for place in debts(s, giver, taker))


def settles(s: Spartacus, place: int) -> int:
    """How many coins must be given until this payment is made: those that count before it come first."""
    entry = s.ledger[place]
    order = debts(s, entry.by, entry.to)
    return sum(owed(s.ledger[other]) for other in order[: order.index(place) + 1])


def phase_over(s: Spartacus) -> None:
    """What fell due in this phase and was not paid is broken; who promised to spare another has done so."""
    _decide(s, BROKEN, lambda entry: _ends_with_phase(s, entry))
    _decide(s, KEPT, lambda entry: _over_with_phase(s, entry))


def _over_with_phase(s: Spartacus, entry: LedgerEntry) -> bool:
    """Has it been kept if the phase ends now? Foils belong to the Intrigue Phase, whenever they were promised."""
    if entry.promise == (NO_FOIL,):
        return s.phase == "intrigue"
    return entry.phase == s.phase and entry.promise[0] in SPARING and entry.promise[1] == PHASE


def _ends_with_phase(s: Spartacus, entry: LedgerEntry) -> bool:
    """Must it be paid before the phase is over?"""
    return entry.due or (_to_be_paid(entry, PHASE_END) and entry.phase == s.phase)


def owing(s: Spartacus, entry: LedgerEntry) -> bool:
    """Is it a payment that is owed whatever happens?"""
    return live(s, entry) and (_ends_with_phase(s, entry) or _to_be_paid(entry, ROUND_END))


def pressing(s: Spartacus, entry: LedgerEntry) -> bool:
    """Would it be broken at the end of this phase, which may be that of the round?"""
    return owing(s, entry) and (s.phase == LAST_PHASE or _ends_with_phase(s, entry))


def wronged(s: Spartacus, entry: LedgerEntry) -> bool:
    """Has the other broken a promise of this round to who must still keep this one? Each stands alone."""
    return live(s, entry) and any(
        (other.state, other.round, other.by, other.to) == (BROKEN, entry.round, entry.to, entry.by)
        for other in s.ledger
    )


def round_over(s: Spartacus) -> None:
    """The same for what was promised for the whole round. Called before the next one begins."""
    _decide(s, BROKEN, lambda entry: _to_be_paid(entry, ROUND_END))
    _decide(s, KEPT, lambda entry: entry.promise[0] in SPARING and entry.promise[1] == ROUND)
