"""What a seat can reckon from what it sees, said by the rules: boards and bots need no rules of their own.

How a scheme stands, what cards in hand and powers lack, what the next Upkeep takes, what was bid and sold, what
promises ask of one, and who is near to winning.
"""

from __future__ import annotations

from typing import TypedDict

from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.table import TRACK
from munera.games.spartacus.combat import combat
from munera.games.spartacus.deals import anytime, deals, promises, promising
from munera.games.spartacus.intrigue import intrigue, marks, reactions, schemes, support
from munera.games.spartacus.rounds import upkeep
from munera.games.spartacus.table.records import NOBODY, LedgerEntry, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat

UNBOOKED = ("decided", "victory")  # steps in which somebody has won, and has not got the influence for it
FEW = 5  # times: from here on it is told how often something may still be done
LAPSED = "lapsed"  # how a promise stands that was not decided in its round


# ---------------------------------------------------------------------- schemes


class PledgeView(TypedDict):
    """A supporter of a scheme.

    `seat`: who.
    `influence`: what counts for the scheme.
    """

    seat: int
    influence: int


class SchemeStrengthView(TypedDict):
    """How a scheme stands: what it requires, and what counts for it.

    `required`: the influence it requires, None for a viewer who does not know the card.
    `lacks`: the influence it is short of, None for a viewer who does not know the card.
    `own`: the schemer's influence.
    `pledges`: who supports it.
    `extra`: what counts beside the pledges.
    `total`: all the influence that counts for it.
    `with_each`: the total if this seat supported it as well, by seat.
    `bribe`: the fewest coins that make up for what it lacks, for a schemer whose house may bribe, else None.
    """

    required: int | None
    lacks: int | None
    own: int
    pledges: list[PledgeView]
    extra: int
    total: int
    with_each: list[int]
    bribe: int | None


def stand(s: Spartacus, seat: Seat, mark: Prepared, viewer: Seat | None, *, seen: bool) -> SchemeStrengthView:
    """How strong the scheme of `seat` is for a viewer; `seen` says whether the viewer knows the card."""
    power = support.pandering(s, seat) if viewer == seat else None
    return SchemeStrengthView(
        required=marks.required(s, mark) if seen else None,
        lacks=marks.short(s, seat, mark) if seen else None,
        own=s.influence[seat],
        pledges=[PledgeView(seat=other, influence=s.influence[other]) for other in mark.pledged],
        extra=mark.support,
        total=marks.backing(s, seat, mark),
        with_each=[marks.backing(s, seat, with_pledge(mark, seat, other)) for other in s.seats],
        bribe=support.enough_coins(power, marks.short(s, seat, mark)) if power else None,
    )


def with_pledge(mark: Prepared, schemer: Seat, other: Seat) -> Prepared:
    bound = other == schemer or other in mark.pledged
    return mark if bound else mark._replace(pledged=(*mark.pledged, other))


class FoilAttemptView(TypedDict):
    """A guard that tried to foil the scheme.

    `seat`: whose guard.
    `where`: it came from: "hand" or "table".
    `dice`: what was rolled for it, nothing while it may be answered.
    """

    seat: int
    where: str
    dice: list[int]


def guard_attempts(s: Spartacus) -> list[FoilAttemptView]:
    """The attempts of guards against the scheme on the table."""
    if s.scheme is None:
        return []
    return [FoilAttemptView(seat=seat, where=where, dice=list(dice)) for seat, where, dice in s.guard_attempts]


# ---------------------------------------------------------------------- cards and powers of one's own


class HandCardView(TypedDict):
    """A title in the viewer's hand.

    `card`: the id of the card.
    `count`: how many copies.
    `required`: the influence it requires.
    `lacks`: how much of that is missing.
    """

    card: str
    count: int
    required: int
    lacks: int


def held(s: Spartacus, seat: Seat) -> list[HandCardView]:
    hand = s.hands[seat]
    return [
        HandCardView(
            card=card,
            count=hand.count(card),
            required=s.requirement(seat, card),
            lacks=(marks if card in s.rules.schemes else reactions).lacks(s, seat, card),
        )
        for card in sorted(set(hand))
    ]


class PowerView(TypedDict):
    """A power of the viewer's house.

    `id`: by which answers name it.
    `why`: "" if it can be used now in the own turn, else "used", "other_time", "price" or "pile" (the discard pile
    lacks such a card).
    `lacks`: how many ready assets of which kind are missing for its price.
    """

    id: str
    why: str
    lacks: dict[str, int]


def powers(s: Spartacus, seat: Seat) -> list[PowerView]:
    """The powers of a house, as they are in its own turn."""
    if seat != s.active or s.phase != "intrigue":
        return []
    return [
        PowerView(
            id=power.id, why=intrigue.hindrance(s, seat, power), lacks=intrigue.price_lacking(s, seat, power)
        )
        for power in s.rules.houses[s.houses[seat]].powers
    ]


# ---------------------------------------------------------------------- coins: Upkeep, bids and sales


class UpkeepView(TypedDict):
    """What the next Upkeep comes to, if nobody is injured or healed before.

    `pays`: the coins that gladiators cost.
    `earns`: the coins that slaves bring.
    """

    pays: int
    earns: int


def next_upkeep(s: Spartacus, seat: Seat, *more: str) -> UpkeepView:
    """The next Upkeep of a house as it is, or with these cards more."""
    pays, earns = upkeep.forecast(s, seat, *more)
    return UpkeepView(pays=pays, earns=earns)


def with_lot(s: Spartacus, seat: Seat) -> UpkeepView | None:
    """The next Upkeep of a house if it wins the lot that is bid for; None without one."""
    lot = s.row[s.revealed - 1] if s.step == "bid" else ""
    return next_upkeep(s, seat, lot) if lot else None


class BidsView(TypedDict):
    """What was bid for one lot, or for hosting.

    `lot`: its place in `row`, or "host".
    `bids`: by each seat, the coins it added in every round of bids.
    """

    lot: int | str
    bids: list[tuple[int, list[int]]]


class SaleView(TypedDict):
    """A lot that is gone.

    `lot`: its place in the row.
    `seat`: who bought it, None if nobody wanted it.
    `card`: the id of the card.
    `coins`: what was paid.
    """

    lot: int
    seat: int | None
    card: str
    coins: int


def last_bids(s: Spartacus) -> BidsView | None:
    """The bids that were opened last in this round; those of a tie belong to the ones before."""
    if not s.bids:
        return None
    lot = s.bids[-1][0]
    found: dict[Seat, list[int]] = {}
    for about, opened in s.bids:
        for seat, coins in opened if about == lot else ():
            found.setdefault(seat, []).append(coins)
    return BidsView(lot=lot, bids=list(found.items()))


def sales(s: Spartacus) -> list[SaleView]:
    return [
        SaleView(lot=lot, seat=None if seat == NOBODY else seat, card=card, coins=coins)
        for lot, seat, card, coins in s.sales
    ]


# ---------------------------------------------------------------------- promises


def promise_state(s: Spartacus, entry: LedgerEntry) -> str:
    """Whether a promise is open, kept, broken, or lapsed without being decided."""
    return LAPSED if entry.state == promises.OPEN and not promises.live(s, entry) else entry.state


def counted(s: Spartacus, by: Seat, viewer: Seat | None, state: str) -> int:
    """How many promises of a seat are in this state, as far as the viewer knows."""
    return sum(entry.by == by and entry.state == state for entry in promises.seen(s, viewer))


# ---------------------------------------------------------------------- limits that are near


class LimitView(TypedDict):
    """What the viewer may do only a few times more (SP-LIMIT-1).

    `what`: "offers", "gifts" or "shown_cards" in this phase, "changes" of the target or "requests" for support of
    the scheme that is being played.
    `left`: how often.
    """

    what: str
    left: int


def limits(s: Spartacus, seat: Seat) -> list[LimitView]:
    """The limits that are nearly reached: they are told before they are."""
    left = {
        "offers": deals.offers_left(s, seat),
        "gifts": anytime.MOST_GIFTS - s.gifts[seat],
        "shown_cards": anytime.MOST_SHOWS - s.shows[seat],
    }
    if seat == s.active and s.scheme is not None:
        left["changes"] = schemes.MOST_CHANGES - s.scheme.changes
        left["requests"] = support.requests_left(s.scheme.mark)
    elif seat == s.active and s.face_down:
        left["requests"] = support.requests_left(marks.marked(s, s.face_down))
    return [LimitView(what=what, left=number) for what, number in left.items() if number <= FEW]


# ---------------------------------------------------------------------- near to winning


class NearVictoryView(TypedDict):
    """Who can win at the end of this phase.

    `seat`: who.
    `influence`: that they have now.
    `rises`: what would have to happen for it ("victory", "champion"); nothing: they are there.
    """

    seat: int
    influence: int
    rises: list[str]


def nearing(s: Spartacus) -> list[NearVictoryView]:
    """Who could reach the top, by public facts: influence, a victory, a new Champion."""
    if s.winner != NOBODY or s.phase in ("setup", "upkeep", "over"):
        return []
    found = []
    for seat in s.active_seats():
        influence = s.influence[seat]
        to_come = rises(s, seat) if influence < TRACK.highest else {}
        if influence + sum(to_come.values()) >= TRACK.highest:
            found.append(NearVictoryView(seat=seat, influence=influence, rises=list(to_come)))
    return found


def rises(s: Spartacus, seat: Seat) -> dict[str, int]:
    """What can still bring influence in this arena phase by itself, and how much."""
    if s.phase != "arena":
        return {}
    fighting = may_fight(s, seat)
    found = {"victory": victory.GLORY} if fighting else {}
    if any(victory.rises(s.assets[id]) for id in fighting):
        found["champion"] = victory.RENOWN
    return found


def may_fight(s: Spartacus, seat: Seat) -> list[int]:
    """The assets of a house that fight in the match, or could while the Host still invites.

    When the match is decided, only those that have won it, until that is booked.
    """
    if s.bout.winner != NOBODY:
        winners = combat.winners(s) if s.step in UNBOOKED else []
        return [f.asset for side in winners if (f := s.fighters[side]).seat == seat and f.asset in s.assets]
    sent = [fighter.asset for fighter in s.fighters if fighter.seat == seat and fighter.asset in s.assets]
    if sent or s.step not in promising.INVITING:
        return sent
    arming = [a.id for a in s.of(seat) if a.committed and a.card in s.rules.combatants]
    return arming + [a.id for a in s.combatants(seat)]


# ---------------------------------------------------------------------- looking back


class RoundView(TypedDict):
    """A round, and everybody's influence at its end.

    `round`: its number.
    `influence`: of each seat.
    """

    round: int
    influence: list[int]


def influence_by_round(s: Spartacus) -> list[RoundView]:
    """Everybody's influence at the end of each round, and now."""
    if s.phase != "over":
        return []
    return [
        RoundView(round=number, influence=influence)
        for number, *influence in (*s.influence_by_round, (s.round, *s.influence))
    ]
