"""What may be promised now: only what there will still be an occasion for."""

from __future__ import annotations

from collections.abc import Collection

from munera.games.spartacus.deals.promises import (
    BID_AT_MOST,
    DOWN,
    FOIL,
    HOST,
    INVITE,
    INVITED,
    MOST_COINS,
    NO_BID,
    NO_FOIL,
    NO_HARM,
    NO_TARGET,
    PAY,
    PHASE,
    PHASE_END,
    REDIRECT,
    ROUND,
    ROUND_END,
    SCHEME,
    SHARE,
    SUPPORT,
    TARGET,
    THUMB,
    UP,
    VICTORY,
    WAGERS,
    Lot,
    Promise,
)
from munera.games.spartacus.intrigue.targets import legal
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat
from munera.kernel.plain import same_kind

INVITING = ("honour", "invitation", "invited", "commit")
FOUGHT = ("decided", "victory", "homecoming", "thumb", "execution", "phase_end")
JUDGED = ("homecoming", "execution", "phase_end")
HOSTED = ("host_decided", "phase_end")


def turn_to_come(s: Spartacus, seat: Seat) -> bool:
    """Does this Dominus still have an Intrigue Turn in this round, or are they taking it?"""
    return s.phase == "upkeep" or (s.phase == "intrigue" and (s.active == seat or seat in s.queue))


def hosting_open(s: TableFacts) -> bool:
    """Is it still to be decided who is Host of this round's games?"""
    return s.phase in ("upkeep", "intrigue") or (s.phase == "market" and s.step not in HOSTED)


def may_host(s: Spartacus, seat: Seat) -> bool:
    """Is this Dominus Host of this round's games, or can they become it?"""
    return hosting_open(s) or seat == s.host


def may_invite(s: Spartacus, host: Seat, seat: Seat) -> bool:
    before = s.phase != "arena" or (s.step in INVITING and s.invitable(seat))
    return before and may_host(s, host)


def of_invitation(by_host: Collection[Promise], by_guest: Collection[Promise]) -> bool:
    """Does one of them promise to invite, or the other to pay for being invited?"""
    return (INVITE,) in by_host or any(promise[0] == PAY and promise[2] == INVITED for promise in by_guest)


def may_judge(s: Spartacus, seat: Seat) -> bool:
    """Can the thumb of this Dominus still decide?"""
    return may_host(s, seat) and not (s.phase == "arena" and s.step in JUDGED)


def may_win(s: Spartacus, seat: Seat) -> bool:
    """Can this Dominus still win the match of this round?"""
    if s.phase != "arena":
        return True
    if any(fighter.seat == seat for fighter in s.fighters):
        return s.step not in FOUGHT
    accepting = s.step in ("invited", "commit") and s.invited[-1:] == (seat,)
    return accepting or (s.step in INVITING and seat not in s.invited)


def lots_to_come(s: Spartacus) -> tuple[Lot, ...]:
    """The lots of this round whose auction is not over, and hosting."""
    if s.phase in ("upkeep", "intrigue") or (s.phase == "market" and s.step in ("open", "row")):
        return (*s.seats, HOST)  # a lot for each Dominus
    if s.phase == "market" and s.step not in HOSTED:
        return (*(lot for lot, card in enumerate(s.row) if card), HOST)
    return ()


def may_redirect(s: Spartacus, by: Seat, to: Seat) -> bool:
    """Has one announced a Scheme against the other that could be aimed at somebody else?"""
    it = s.scheme
    if it is None or it.seat != by or it.confirmed or to not in it.targets:
        return False
    return any(to not in targets for targets in legal(s, by, it.card))


def wagers_to_come(s: Spartacus) -> bool:
    """Can wagers of this round still win?"""
    return s.phase != "arena" or s.step not in FOUGHT


def choices(s: Spartacus, by: Seat, to: Seat) -> tuple[Promise, ...]:
    """What one may promise another now, beside coins and the highest bid."""
    found: list[Promise] = [(NO_HARM, PHASE), (NO_HARM, ROUND)]
    if turn_to_come(s, to):
        found += [(SUPPORT,), (NO_FOIL,)]
    if may_invite(s, by, to):
        found.append((INVITE,))
    if may_judge(s, by):
        found += [(THUMB, UP), (THUMB, DOWN)]
    found += [(NO_BID, lot) for lot in lots_to_come(s)]
    return (*found, *_against_others(s, by, to), *_of_gains(s, by))


def _against_others(s: Spartacus, by: Seat, to: Seat) -> list[Promise]:
    """What one may promise to do to somebody else for the other's sake."""
    if s.phase not in ("upkeep", "intrigue"):
        return []
    thirds = [seat for seat in s.active_seats() if seat not in (by, to)]
    found: list[Promise] = [(FOIL, seat) for seat in thirds if turn_to_come(s, seat)]
    if turn_to_come(s, by):
        found += [(TARGET, seat) for seat in thirds]
    return [*found, (REDIRECT,)] if may_redirect(s, by, to) else found


def _of_gains(s: Spartacus, by: Seat) -> list[Promise]:
    """The gains that one may promise to share."""
    found: list[Promise] = [(SHARE, SCHEME)] if turn_to_come(s, by) else []
    return [*found, (SHARE, WAGERS)] if wagers_to_come(s) else found


def occasions(s: Spartacus, by: Seat, to: Seat) -> tuple[str, ...]:
    """When one may promise to pay another."""
    found = [PHASE_END, ROUND_END]
    if turn_to_come(s, by):
        found.append(SCHEME)
    if may_invite(s, to, by):
        found.append(INVITED)
    if may_judge(s, to):
        found.append(THUMB)
    if may_win(s, by):
        found.append(VICTORY)
    return tuple(found)


def possible(s: Spartacus, by: Seat, to: Seat, promise: object) -> bool:
    """May this be promised now? Any value may be passed: what is no promise is not possible."""
    if type(promise) is not tuple or not promise:
        return False
    if promise[0] == PAY:
        if len(promise) != 3 or type(promise[1]) is not int or type(promise[2]) is not str:
            return False
        return 1 <= promise[1] <= MOST_COINS and promise[2] in occasions(s, by, to)
    if promise[0] == BID_AT_MOST:
        if len(promise) != 3 or type(promise[2]) is not int or not 1 <= promise[2] <= MOST_COINS:
            return False
        return any(same_kind(promise[1], lot) for lot in lots_to_come(s))
    if promise[0] == NO_TARGET:  # nobody is offered it any more, but tables of earlier releases have it
        return any(same_kind(promise, (NO_TARGET, time)) for time in (PHASE, ROUND))
    return any(same_kind(promise, known) for known in choices(s, by, to))
