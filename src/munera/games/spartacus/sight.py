"""What a seat sees of the table, and nothing that is reckoned from it: made for players that are programs.

They look often and reckon for themselves, by the questions of the rules (`queries`). What people are shown is the
same and more: `view`.

Written as plain dictionaries: calling the types that describe them takes twice as long, and bots look very often.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict

from munera.games.spartacus.answers import AnyPromise, Said
from munera.games.spartacus.combat.bout import NO_STRIKE, Fighter
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.table.records import NOBODY, Asset, Declared, LedgerEntry, Offer, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat

Spoken: TypeAlias = Annotated[list[Any], AnyPromise]
"""A promise, as a list."""


class AssetView(TypedDict):
    """A card of a house: a gladiator, slave, piece of equipment or guard on its table.

    `id`: its number, by which questions, answers and events name it.
    `card`: the id of the card.
    `ready`: not exhausted.
    `injured`: exhausted until it heals.
    `favour`: Favour tokens.
    `champion`: has become a Champion.
    `committed`: sent to the arena, and of no use elsewhere.
    """

    id: int
    card: str
    ready: bool
    injured: bool
    favour: int
    champion: bool
    committed: bool


class HouseSeen(TypedDict):
    """A house as the viewer sees it.

    `house`: the id of the house.
    `influence`: of this house.
    `hand_size`: how many cards it may keep.
    `hand`: how many cards it holds.
    `known`: cards that the viewer has seen in this hand and that must still be there.
    `coins`: at hand, None while the purse is concealed from the viewer.
    `staked`: coins set aside for a bid or a price, which still belong to the house.
    `hidden`: the purse is concealed from the others.
    `done`: done with the Open Market.
    `left`: has conceded.
    `assets`: its cards on the table.
    """

    house: str
    influence: int
    hand_size: int
    hand: int
    known: list[str]
    coins: int | None
    staked: int
    hidden: bool
    done: bool
    left: bool
    assets: list[AssetView]


class PreparedSeen(TypedDict):
    """A scheme that was laid face down this turn.

    `number`: by which questions, answers and events name it.
    `card`: None for a viewer who has not seen it.
    `lying`: it lies face down on the table now.
    `pledged`: the seats that support it.
    `asked`: the seats that were asked for support already.
    `shown`: the seats that were shown the card.
    `discount`: what is taken off the influence it requires, below zero: added.
    `times`: how often it was prepared this turn.
    """

    number: int
    card: str | None
    lying: bool
    pledged: list[int]
    asked: list[int]
    shown: list[int]
    discount: int
    times: int


class SchemeSeen(TypedDict):
    """The scheme that is being played, face up.

    `seat`: the schemer.
    `card`: the id of the card.
    `targets`: the seats it is aimed at.
    `pledged`: the seats that support it.
    `discount`: what is taken off the influence it requires, below zero: added.
    `confirmed`: its target is final.
    """

    seat: int
    card: str
    targets: list[int]
    pledged: list[int]
    discount: int
    confirmed: bool


class FighterSeen(TypedDict):
    """A combatant.

    `seat`: whose combatant.
    `asset`: the number of the card.
    `card`: the id of the card.
    `pools`: the attack, defence and speed dice that are left.
    `hex`: the number of the hex they stand on, -1 while they are not on the sand.
    `gear`: the numbers of the equipment.
    `spent`: abilities used that work once in a match or combat round; "snared": they cannot move on their next
    turn.
    `team`: 0 (I) or 1 (II), None while they have none.
    `level`: of their defeat: "yield", "injury" or "decapitation", else "".
    """

    seat: int
    asset: int
    card: str
    pools: list[int]
    hex: int
    gear: list[int]
    spent: list[str]
    team: int | None
    level: str


class BoutSeen(TypedDict):
    """The fight. A side is a place in `fighters`; in a duel it is the team as well.

    `kind`: "match", "tournament" or "fight" (a single fight), in The Serpents and the Wolf also "primus".
    `round`: the combat round.
    `radius`: how far from the middle the open hexes reach.
    `quiet`: combat rounds in a row without an attack.
    `order`: the sides in the order in which they act this round, as far as it is known.
    `acted`: how many of `order` have acted in this round.
    `struck`: there was an attack in this round.
    `moved`: who acts has moved, and cannot move again in this turn.
    `attacked`: who acts has attacked in this turn.
    `rolls`: the dice of each side for initiative in this round; none where a Net decided.
    `first`: the team that begins this round of a Primus, else None.
    `winner`: the team that has won, or None.
    `level`: of the last defeat: "yield", "injury" or "decapitation", else "".
    """

    kind: str
    round: int
    radius: int
    quiet: int
    order: list[int]
    acted: int
    struck: bool
    moved: bool
    attacked: bool
    rolls: list[list[int]]
    first: int | None
    winner: int | None
    level: str


class StrikeView(TypedDict):
    """The attack that is being resolved; wounds of the crowd have a victim and no attacker.

    `attacker`: the side that attacks.
    `defender`: the side that is attacked.
    `speed`: attacked with speed dice.
    `agile`: defended with speed dice.
    `attack`: the dice of the attacker, as they fell.
    `defence`: the dice of the defender, as they fell.
    `wounds`: still to be taken by `victim`.
    `victim`: the side that takes the wounds, or None.
    `counter`: wounds that wait for the attacker, if the defender is still standing then.
    """

    attacker: int | None
    defender: int | None
    speed: bool
    agile: bool
    attack: list[int]
    defence: list[int]
    wounds: int
    victim: int | None
    counter: int


class DeclaredSeen(TypedDict):
    """A reaction or guard that has not been applied yet.

    `seat`: who played it.
    `card`: the id of the card.
    `target`: the seat it is aimed at, or None.
    """

    seat: int
    card: str
    target: int | None


class OfferSeen(TypedDict):
    """An open offer. In moves it is named by its content.

    `maker`: the seat that made it.
    `to`: the seats it is made to.
    `private`: only its parties know of it.
    `gives`: the coins that its maker gives.
    `goods`: the numbers of the assets that its maker gives.
    `wants`: the coins that its maker wants.
    `asks`: the numbers of the assets that its maker wants.
    `promises`: what its maker promises.
    `returns`: what is promised in return.
    `counters`: how many counter-offers led to it.
    """

    maker: int
    to: list[int]
    private: bool
    gives: int
    goods: list[int]
    wants: int
    asks: list[int]
    promises: list[Spoken]
    returns: list[Spoken]
    counters: int


class PromiseSeen(TypedDict):
    """A promise in the ledger.

    `by`: the seat that promised.
    `to`: the seat it was promised to.
    `promise`: what was promised.
    `private`: only the parties of the deal know of it.
    `round`: in which it was made, and is decided or never.
    `state`: "open", "kept" or "broken".
    `due`: a payment whose occasion has come.
    `paid`: the coins of a payment that were given already.
    `owed`: the coins still missing of a payment, or of a share that is due.
    """

    by: int
    to: int
    promise: Spoken
    private: bool
    round: int
    state: str
    due: bool
    paid: int
    owed: int


class RefusalView(TypedDict):
    """An offer that was declined in this phase.

    `offer`: as it was made.
    `seat`: who declined it.
    `said`: why: nothing, a word, or "price" and so many coins more.
    """

    offer: OfferSeen
    seat: int
    said: Annotated[list[Any], Said]


class TableSeen(TypedDict):
    """The table without what has parts of its own.

    `round`: the number of the round.
    `phase`: "setup", "upkeep", "intrigue", "market", "arena", "tournament", "fight" (a single fight) or "over".
    `step`: what is being played of the phase.
    `host`: the seat of the Host, None before there is one.
    `active`: the seat whose intrigue turn it is, or None.
    `hand`: the viewer's intrigue cards.
    `intrigue`: how many cards are left in the intrigue deck.
    `intrigue_discard`: its discard pile, top last.
    `market`: how many cards are left in the market deck.
    `market_discard`: its discard pile, top last.
    `powers`: the house powers used in this intrigue phase, or the last.
    `row`: the lots of the auction: None is face down and not looked at, "" is gone.
    `revealed`: so many of the lots have been turned up.
    `bidders`: the seats that are still in the bidding.
    `invited`: the seats that the Host has invited, in this order.
    `wagers`: of each seat, the coins on both victories (I and II), on an Injury and on a Decapitation.
    `strike`: the attack that is being resolved, or None.
    `seeds`: the seats still in the tournament, lowest value first.
    `offers_left`: how many offers the viewer may still make in this phase.
    `winner`: the seat that has won, or None.
    """

    round: int
    phase: str
    step: str
    host: int | None
    active: int | None
    hand: list[str]
    intrigue: int
    intrigue_discard: list[str]
    market: int
    market_discard: list[str]
    powers: list[str]
    row: list[str | None]
    revealed: int
    bidders: list[int]
    invited: list[int]
    wagers: list[list[int]]
    strike: StrikeView | None
    seeds: list[int]
    offers_left: int
    winner: int | None


class SpartacusSeen(TableSeen):
    """All that a seat sees."""

    houses: list[HouseSeen]
    prepared: list[PreparedSeen]
    scheme: SchemeSeen | None
    declared: list[DeclaredSeen]
    fighters: list[FighterSeen]
    bout: BoutSeen | None
    offers: list[OfferSeen]
    ledger: list[PromiseSeen]


def sight(s: Spartacus, seat: Seat | None) -> SpartacusSeen:
    """What the seat (None: a spectator) sees."""
    return {
        **table(s, seat),
        "houses": [house(s, owner, seat, owned) for owner, owned in enumerate(assets(s))],
        "prepared": [prepared(s, mark, seat) for mark in s.prepared if not (mark.gone and seat == s.active)],
        "scheme": scheme(s),
        "declared": [declared(it) for it in s.declared],
        "fighters": [fighter(it) for it in s.fighters],
        "bout": bout(s),
        "offers": [offer(it) for it in deals.offers_seen(s, seat)],
        "ledger": [ledger_entry(it) for it in s.ledger if promises.known_to(it, seat)],
    }


def table(s: Spartacus, seat: Seat | None) -> TableSeen:
    return {
        "round": s.round,
        "phase": s.phase,
        "step": s.step,
        "host": someone(s.host),
        "active": someone(s.active),
        "hand": [] if seat is None else sorted(s.hands[seat]),
        "intrigue": len(s.intrigue),
        "intrigue_discard": list(s.intrigue_discard),
        "market": len(s.market),
        "market_discard": list(s.market_discard),
        "powers": list(s.powers),
        "row": [lot(s, i, seat) for i in range(len(s.row))],
        "revealed": s.revealed,
        "bidders": list(s.queue) if s.step in ("bid", "host_bid") else [],
        "invited": list(s.invited),
        "wagers": [list(stacks) for stacks in s.wagers],
        "strike": strike(s),
        "seeds": list(s.seeds),
        "offers_left": 0 if seat is None else deals.offers_left(s, seat),
        "winner": someone(s.winner),
    }


def someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def assets(s: Spartacus) -> list[list[AssetView]]:
    """The assets of every house, oldest first, found in one pass: bots look at many tables."""
    found: list[list[AssetView]] = [[] for _ in s.seats]
    for it in s.assets.values():
        found[it.owner].append(asset(it))
    return found


def house(s: Spartacus, owner: Seat, viewer: Seat | None, owned: list[AssetView]) -> HouseSeen:
    return {
        "house": s.houses[owner],
        "influence": s.influence[owner],
        "hand_size": s.hand_size(owner),
        "hand": len(s.hands[owner]),
        "known": list(s.certain(viewer, owner)),
        "coins": purse(s, owner, viewer),
        "staked": s.staked[owner],
        "hidden": owner in s.hidden,
        "done": owner in s.done,
        "left": owner in s.conceded,
        "assets": owned,
    }


def purse(s: Spartacus, owner: Seat, viewer: Seat | None) -> int | None:
    """Concealed from the own done to the end of the hosting bid, unless the table helps (SP-OPTION-4)."""
    shown = owner == viewer or owner not in s.hidden or s.option("purse_aid")
    return s.coins[owner] if shown else None


def asset(a: Asset) -> AssetView:
    return {
        "id": a.id,
        "card": a.card,
        "ready": a.ready,
        "injured": a.injured,
        "favour": a.favour,
        "champion": a.champion,
        "committed": a.committed,
    }


def knows(s: Spartacus, mark: Prepared, viewer: Seat | None) -> bool:
    """Has the viewer seen this card, which lies face down?"""
    return viewer == s.active or mark.seen_by(viewer)


def prepared(s: Spartacus, mark: Prepared, viewer: Seat | None) -> PreparedSeen:
    return {
        "number": mark.number,
        "card": mark.card if knows(s, mark, viewer) else None,
        "lying": mark.number == s.face_down,
        "pledged": list(mark.pledged),
        "asked": list(mark.asked),
        "shown": list(mark.shown),
        "discount": mark.discount,
        "times": mark.times,
    }


def scheme(s: Spartacus) -> SchemeSeen | None:
    it = s.scheme
    if it is None:
        return None
    return {
        "seat": it.seat,
        "card": it.card,
        "targets": list(it.targets),
        "pledged": list(it.mark.pledged),
        "discount": it.mark.discount,
        "confirmed": it.confirmed,
    }


def declared(it: Declared) -> DeclaredSeen:
    return DeclaredSeen(seat=it.seat, card=it.card, target=someone(it.target))


def lot(s: Spartacus, index: int, viewer: Seat | None) -> str | None:
    seen = index < s.revealed or not s.row[index] or (viewer is not None and viewer in s.peeked[index])
    return s.row[index] if seen else None


def fighter(it: Fighter) -> FighterSeen:
    return {
        "seat": it.seat,
        "asset": it.asset,
        "card": it.card,
        "pools": list(it.pools),
        "hex": it.hex,
        "gear": list(it.gear),
        "spent": list(it.spent),
        "team": someone(it.team),
        "level": it.level,
    }


def bout(s: Spartacus) -> BoutSeen | None:
    it = s.bout
    if not it.kind:
        return None
    return {
        "kind": it.kind,
        "round": it.round,
        "radius": it.radius,
        "quiet": it.quiet,
        "order": list(it.order),
        "acted": it.acted,
        "struck": it.struck,
        "moved": it.moved,
        "attacked": it.attacked,
        "rolls": [list(dice) for dice in it.rolls],
        "first": someone(it.first),
        "winner": someone(it.winner),
        "level": s.fighters[it.fallen[-1]].level if it.fallen else "",
    }


def strike(s: Spartacus) -> StrikeView | None:
    it = s.strike
    if it == NO_STRIKE:
        return None
    return {
        "attacker": someone(it.attacker),
        "defender": someone(it.defender),
        "speed": it.speed,
        "agile": it.agile,
        "attack": list(it.attack),
        "defence": list(it.defence),
        "wounds": it.wounds,
        "victim": someone(it.victim),
        "counter": it.counter,
    }


def offer(it: Offer) -> OfferSeen:
    return {
        "maker": it.maker,
        "to": list(it.to),
        "private": it.private,
        "gives": it.gives,
        "goods": list(it.goods),
        "wants": it.wants,
        "asks": list(it.asks),
        "promises": [list(one) for one in it.promises],
        "returns": [list(one) for one in it.returns],
        "counters": it.counters,
    }


def ledger_entry(it: LedgerEntry) -> PromiseSeen:
    return {
        "by": it.by,
        "to": it.to,
        "promise": list(it.promise),
        "private": it.private,
        "round": it.round,
        "state": it.state,
        "due": it.due,
        "paid": it.paid,
        "owed": promises.owed(it) if promises.pays(it) else 0,
    }


def refusals(s: Spartacus, seat: Seat | None) -> list[RefusalView]:
    """The offers that were declined in this phase, as far as this seat knows of them."""
    return [
        RefusalView(offer=offer(it.offer), seat=it.seat, said=list(it.why)) for it in deals.refusals_seen(s, seat)
    ]
