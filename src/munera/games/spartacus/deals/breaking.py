"""Warnings: what an answer would break or cost, said before it is given.

The functions of `promises` that decide whether a promise was broken decide it here, too, from what the seat knows:
its own promises, its own cards, and what everybody sees. An invitation to a house that has nobody to send is
declined unasked and costs that house Influence, be it the Host's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from munera.games.spartacus.cards.table import HARMS_TARGET
from munera.games.spartacus.deals import promises
from munera.games.spartacus.deals.promises import DOWN, INVITE, UP, Judge
from munera.games.spartacus.intrigue.marks import marked
from munera.games.spartacus.intrigue.targets import in_reach, victims
from munera.games.spartacus.table.asking import NO, PASS
from munera.games.spartacus.table.records import LedgerEntry
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Seat, Warnings

BREAKS, RISKS = "breaks", "risks"  # certainly, or only if others do something that they may do
UNABLE = "unable"  # the house that is invited has nobody to send

WARNINGS = {
    BREAKS: ("other", "promise", "details*"),
    RISKS: ("other", "promise", "details*"),
    UNABLE: ("other",),
}


Warned: TypeAlias = Iterable[tuple[Option, tuple[tuple[Option, ...], ...]]]  # options, each with its warnings
Warner: TypeAlias = Callable[[Spartacus, AnyAsk], Warned]  # finds the warnings for one kind of question


def warnings(s: Spartacus, ask: AnyAsk, warners: Mapping[str, Warner]) -> Warnings:
    """The options of a question that whoever is asked should think twice about, each with the reasons.

    `warners` has an entry for every kind of question in which a promise can be broken.
    """
    found: dict[Option, tuple[tuple[Option, ...], ...]] = dict(_unable(s, ask)) if ask.kind == "invite" else {}
    if ask.kind in warners and any(entry.by == ask.seat and promises.live(s, entry) for entry in s.ledger):
        for option, warned in warners[ask.kind](s, ask):
            found[option] = (*found.get(option, ()), *warned)
    return {option: warned for option, warned in found.items() if warned}


def _unable(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of inviting a house without a combatant: it declines unasked (SP-82), and loses Influence for that."""
    for seat in _listed(ask):
        yield seat, () if s.combatants(seat) else ((UNABLE, seat),)


def as_warnings(kind: str, entries: Iterable[LedgerEntry]) -> tuple[tuple[Option, ...], ...]:
    """Return a warning of this kind, `BREAKS` or `RISKS`, for each of these promises."""
    return tuple((kind, entry.to, *entry.promise) for entry in entries)


def _breaks(s: Spartacus, seat: Seat, *judges: Judge) -> tuple[tuple[Option, ...], ...]:
    found = [entry for judge in judges for entry in promises.broken_by(s, seat, judge)]
    return as_warnings(BREAKS, dict.fromkeys(found))  # each promise once


# ---------------------------------------------------------------------- schemes


def scheming(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of announcing a scheme, changing its target or confirming it, which breaks the promise."""
    for option in _listed(ask):
        if isinstance(option, tuple) and option[0] in ("announce", "target"):
            card = s.scheme.card if s.scheme is not None else marked(s, s.face_down).card
            yield option, _of_scheme(s, ask.seat, card, option[1])
        elif option == "confirm" and s.scheme is not None:
            yield option, _of_scheme(s, ask.seat, s.scheme.card, s.scheme.targets)


def _of_scheme(s: Spartacus, seat: Seat, card: str, targets: tuple[Seat, ...]) -> tuple[tuple[Option, ...], ...]:
    harmed = victims(s, seat, card, targets)
    at_targets = [promises.targeting(seat, target) for target in targets if target != seat]
    rest = promises.aiming(seat, targets, harmed, in_reach(s, seat, card))
    return _breaks(s, seat, *at_targets, promises.harming(seat, harmed), rest)


def refusing(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of declining a request for support."""
    schemer = _facts(ask)[0]
    yield NO, _breaks(s, ask.seat, promises.refusing(ask.seat, schemer))


def foiling(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of foiling a scheme, and of letting it pass, which breaks a promise if nobody else foils it."""
    schemer, seat = _facts(ask)[0], ask.seat
    yield PASS, as_warnings(RISKS, promises.broken_by(s, seat, promises.letting_pass((seat,), schemer)))
    for option in _listed(ask)[1:]:
        yield option, _breaks(s, seat, promises.foiling(seat, schemer))


def reacting(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of playing a reaction on somebody."""
    for option in _listed(ask):
        if isinstance(option, tuple) and len(option) == 3 and option[1] in s.rules.reactions:
            _, card, target = option
            harmed = promises.harming(ask.seat, victims(s, ask.seat, card, (target,)))
            aimed = [promises.targeting(ask.seat, target)] if s.rules.cards[card].harm == HARMS_TARGET else []
            yield option, _breaks(s, ask.seat, *aimed, harmed)


# ---------------------------------------------------------------------- auctions and the arena


def bidding(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of each bid that breaks a promise."""
    lot: Any = ask.about
    for coins in _listed(ask):
        yield coins, _breaks(s, ask.seat, promises.bidding(ask.seat, lot, coins, s.staked[ask.seat] + coins))


def inviting(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of inviting somebody: whoever accepts takes a place from those who were promised one."""
    host = ask.seat
    guests = [entry for entry in s.ledger if entry.by == host and promises.live(s, entry)]
    guests = [entry for entry in guests if entry.promise == (INVITE,) and s.invitable(entry.to)]
    left = s.places_in_match() - len(s.fighters) - 1
    for seat in _listed(ask):
        others = [entry for entry in guests if entry.to != seat]
        yield seat, as_warnings(RISKS, others if len({entry.to for entry in others}) > left else ())


def pointing(s: Spartacus, ask: AnyAsk) -> Warned:
    """Warn of pointing the thumb up or down."""
    for verdict in (UP, DOWN):
        yield verdict, _breaks(s, ask.seat, promises.pointing(ask.seat, verdict))


def _listed(ask: AnyAsk) -> Any:
    """The options. In all these questions they are listed."""
    return ask.options


def _facts(ask: AnyAsk) -> Any:
    """What the question is about. In these questions it is a tuple of facts."""
    return ask.about


WARNERS: Final[Mapping[str, Warner]] = {
    "prepared": scheming,
    "announced": scheming,
    "support": refusing,
    "foil": foiling,
    "react": reacting,
    "bid": bidding,
    "invite": inviting,
    "thumb": pointing,
}
