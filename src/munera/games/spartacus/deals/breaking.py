"""What an answer would do to one's own promises, told before it is given.

By the same judges that decide promises (`promises`), and by what the seat itself knows: its own promises, its own
cards, and what everybody sees.
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

BREAKS, RISKS = "breaks", "risks"  # surely, or if others do what they may do

WARNINGS = {BREAKS: ("other", "promise", "details*"), RISKS: ("other", "promise", "details*")}


Told: TypeAlias = Iterable[tuple[Option, tuple[tuple[Option, ...], ...]]]
Judged: TypeAlias = Callable[[Spartacus, AnyAsk], Told]


def warnings(s: Spartacus, ask: AnyAsk, judged: Mapping[str, Judged]) -> Warnings:
    """The options of a question that would break promises of whoever is asked, each with these promises.

    `judged`: the kinds of question in which that can happen.
    """
    if not any(entry.by == ask.seat and promises.live(s, entry) for entry in s.ledger):
        return {}
    found = judged[ask.kind](s, ask) if ask.kind in judged else ()
    return {option: said for option, said in found if said}


def told(kind: str, entries: Iterable[LedgerEntry]) -> tuple[tuple[Option, ...], ...]:
    """These promises as warnings."""
    return tuple((kind, entry.to, *entry.promise) for entry in entries)


def _breaks(s: Spartacus, seat: Seat, *judges: Judge) -> tuple[tuple[Option, ...], ...]:
    found = [entry for judge in judges for entry in promises.broken_by(s, seat, judge)]
    return told(BREAKS, dict.fromkeys(found))


# ---------------------------------------------------------------------- schemes


def scheming(s: Spartacus, ask: AnyAsk) -> Told:
    """To announce a scheme, to change its target, or to confirm it: it counts when it is confirmed."""
    for option in _listed(ask):
        if isinstance(option, tuple) and option[0] in ("announce", "target"):
            card = s.scheme.card if s.scheme is not None else marked(s, s.face_down).card
            yield option, _of_scheme(s, ask.seat, card, option[1])
        elif option == "confirm" and s.scheme is not None:
            yield option, _of_scheme(s, ask.seat, s.scheme.card, s.scheme.targets)


def _of_scheme(s: Spartacus, seat: Seat, card: str, targets: tuple[Seat, ...]) -> tuple[tuple[Option, ...], ...]:
    harmed = victims(s, seat, card, targets)
    aimed = [promises.targeting(seat, target) for target in targets if target != seat]
    rest = promises.aiming(seat, targets, harmed, in_reach(s, seat, card))
    return _breaks(s, seat, *aimed, promises.harming(seat, harmed), rest)


def refusing(s: Spartacus, ask: AnyAsk) -> Told:
    """To decline a request for support."""
    schemer = _facts(ask)[0]
    yield NO, _breaks(s, ask.seat, promises.refusing(ask.seat, schemer))


def foiling(s: Spartacus, ask: AnyAsk) -> Told:
    """To foil a scheme; or to let it pass, which breaks a promise if nobody else foils it."""
    schemer, seat = _facts(ask)[0], ask.seat
    yield PASS, told(RISKS, promises.broken_by(s, seat, promises.letting_pass((seat,), schemer)))
    for option in _listed(ask)[1:]:
        yield option, _breaks(s, seat, promises.foiling(seat, schemer))


def reacting(s: Spartacus, ask: AnyAsk) -> Told:
    """To play a reaction on somebody."""
    for option in _listed(ask):
        if isinstance(option, tuple) and len(option) == 3 and option[1] in s.rules.reactions:
            _, card, target = option
            harmed = promises.harming(ask.seat, victims(s, ask.seat, card, (target,)))
            aimed = [promises.targeting(ask.seat, target)] if s.rules.cards[card].harm == HARMS_TARGET else []
            yield option, _breaks(s, ask.seat, *aimed, harmed)


# ---------------------------------------------------------------------- auctions and the arena


def bidding(s: Spartacus, ask: AnyAsk) -> Told:
    """To bid so many coins."""
    lot: Any = ask.about
    for coins in _listed(ask):
        yield coins, _breaks(s, ask.seat, promises.bidding(ask.seat, lot, coins, s.staked[ask.seat] + coins))


def inviting(s: Spartacus, ask: AnyAsk) -> Told:
    """To invite somebody: whoever accepts takes a place from those who were promised one."""
    host = ask.seat
    guests = [entry for entry in s.ledger if entry.by == host and promises.live(s, entry)]
    guests = [entry for entry in guests if entry.promise == (INVITE,) and s.invitable(entry.to)]
    left = s.places_in_match() - len(s.fighters) - 1
    for seat in _listed(ask):
        others = [entry for entry in guests if entry.to != seat]
        yield seat, told(RISKS, others if len({entry.to for entry in others}) > left else ())


def pointing(s: Spartacus, ask: AnyAsk) -> Told:
    """To point the thumb."""
    for verdict in (UP, DOWN):
        yield verdict, _breaks(s, ask.seat, promises.pointing(ask.seat, verdict))


def _listed(ask: AnyAsk) -> Any:
    """The options, which are a list in all these questions."""
    return ask.options


def _facts(ask: AnyAsk) -> Any:
    """What the question is about: several facts."""
    return ask.about


JUDGED: Final[Mapping[str, Judged]] = {
    "prepared": scheming,
    "announced": scheming,
    "support": refusing,
    "foil": foiling,
    "react": reacting,
    "bid": bidding,
    "invite": inviting,
    "thumb": pointing,
}
