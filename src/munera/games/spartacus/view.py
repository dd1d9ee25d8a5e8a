"""What a seat sees of the table: built up from nothing."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict

from munera.games.spartacus import outlook
from munera.games.spartacus.answers import AnyPromise
from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat import attack, combat, moving, wounds
from munera.games.spartacus.combat.bout import DEFENCE, NO_STRIKE, OFF, Fighter
from munera.games.spartacus.combat.hexes import DISTANCE
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.outlook import (
    BidsView,
    HeldView,
    NearView,
    PowerView,
    RoundView,
    SaleView,
    StandView,
    TryView,
    UpkeepView,
)
from munera.games.spartacus.rounds import upkeep
from munera.games.spartacus.table.records import NOBODY, Asset, Declared, Offer, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat

Spoken: TypeAlias = Annotated[list[Any], AnyPromise]
"""A promise, as a list."""


class AssetView(TypedDict):
    """A card of a house; everybody knows its face, exhausted or not."""

    id: int
    card: str
    ready: bool
    injured: bool
    favour: int
    champion: bool
    committed: bool


class HouseView(TypedDict):
    """A house as the viewer sees it. `coins`: None while the purse is concealed from him.

    `known`: cards that the viewer has seen in this hand and that must still be there. `income`: what the ready
    slaves earn. `with_lot`: the next Upkeep if this house wins the lot on the block. `kept` and `broken`: how many
    promises, as far as the viewer knows.
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
    income: int
    upkeep: UpkeepView
    with_lot: UpkeepView | None
    kept: int
    broken: int


class PreparedView(TypedDict):
    """A scheme that was laid face down this turn. `card`: None for who has not seen it."""

    number: int
    card: str | None
    lying: bool
    pledged: list[int]
    asked: list[int]
    shown: list[int]
    discount: int
    times: int
    stand: StandView


class SchemeView(TypedDict):
    """The scheme that is being played, face up."""

    seat: int
    card: str
    targets: list[int]
    pledged: list[int]
    discount: int
    confirmed: bool
    stand: StandView
    tries: list[TryView]


class AttackView(TypedDict):
    """An attack that a combatant has: how far from and to it reaches, and with how many dice."""

    how: str
    near: int
    far: int
    dice: int


class FoeView(TypedDict):
    """An opponent on the sand: how far away, and whether they could be attacked in a turn that begins now."""

    side: int
    distance: int
    reached: bool


class FighterView(TypedDict):
    """A combatant. `hex`: -1 while they are not on the sand; `team`: None while they have none.

    `level`: of their defeat. `ability`: what works of it, so nothing where it is silenced. `allowance`: how many
    hexes a turn of their own lets them move. `defence`: the dice to defend with, `agile`: or those of speed.
    `rises`: another victory makes a Champion.
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
    ability: str
    allowance: int
    attacks: list[AttackView]
    defence: int
    agile: bool
    rises: bool
    foes: list[FoeView]


class BoutView(TypedDict):
    """The fight. The places in `order` are sides, `first` and `winner` are teams; `level`: of the last defeat.

    `acted`, `struck` and `rolls` (for initiative) belong to the combat round, `moved` and `attacked` to the turn.
    `left`: how far who acts can still go. `patience`: after so many more rounds without an attack the crowd is
    restless; `closes`: then it closes a ring, else it wounds.
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
    left: int
    patience: int
    closes: bool


class StrikeView(TypedDict):
    """The attack that is being resolved; wounds of the crowd have a victim and no attacker."""

    attacker: int | None
    defender: int | None
    speed: bool
    agile: bool
    attack: list[int]
    defence: list[int]
    wounds: int
    victim: int | None
    counter: int


class ThumbView(TypedDict):
    """The Influence that a thumb down costs the Host, and what is left of it then."""

    costs: int
    leaves: int


class ReachView(TypedDict):
    """What a combatant on the sand could do in a turn of their own, as the others stand now.

    `steps`: where they get to, and in how many steps; `attacks`: from where they could attack, and which attacks
    they would have there; `threatens`: the hexes that they could attack with a move before it.
    """

    side: int
    steps: list[tuple[int, int]]
    attacks: list[tuple[int, list[tuple[str, int]]]]
    threatens: list[int]


class DeclaredView(TypedDict):
    """A reaction or guard that has not been applied yet, and the influence it requires."""

    seat: int
    card: str
    target: int | None
    required: int


class OfferView(TypedDict):
    """An open offer. In moves it is named by its content.

    `late`: it is about an invitation that nobody it is about can be given any more.
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
    late: bool


class WordView(TypedDict):
    """A promise in the ledger. `due`: a payment whose occasion has come, of which so many coins are `paid`.

    `standing`: "lapsed" if it was not decided in its round, else its state. `owed`: the coins still missing of a
    payment. Of the viewer's own: `settles`: how many coins must be given until it is made, `owing`: it is owed
    whatever happens, `pressing`: it would be broken at the end of this phase, `wronged`: the other has broken a
    promise of this round.
    """

    by: int
    to: int
    promise: Spoken
    private: bool
    round: int
    state: str
    due: bool
    paid: int
    standing: str
    owed: int
    settles: int
    owing: bool
    pressing: bool
    wronged: bool


class SpartacusView(TypedDict):
    """The table. `row`: the lots, None face down and not looked at, "" gone; `revealed`: so many are turned up.

    `pays`: what the Bank pays for a coin on each betting field, if that wins.
    `bids`: those opened last in this round, `sales`: its lots that are gone. `held`: the titles in the viewer's
    hand. `own_powers`: of the viewer's house, in the own turn. `spares`: to whom the viewer has promised not to
    target them; `backers`: who has promised the viewer support. `nearing`: who can win at the end of this phase.
    `course`: round by round, after the game.
    """

    round: int
    phase: str
    step: str
    host: int | None
    active: int | None
    houses: list[HouseView]
    hand: list[str]
    held: list[HeldView]
    own_powers: list[PowerView]
    intrigue: int
    intrigue_discard: list[str]
    market: int
    market_discard: list[str]
    powers: list[str]
    prepared: list[PreparedView]
    scheme: SchemeView | None
    declared: list[DeclaredView]
    row: list[str | None]
    revealed: int
    bidders: list[int]
    bids: BidsView | None
    sales: list[SaleView]
    invited: list[int]
    fighters: list[FighterView]
    wagers: list[list[int]]
    pays: list[int]
    thumb: ThumbView | None
    bout: BoutView | None
    strike: StrikeView | None
    seeds: list[int]
    offers: list[OfferView]
    offers_left: int
    ledger: list[WordView]
    spares: list[int]
    backers: list[int]
    nearing: list[NearView]
    winner: int | None
    course: list[RoundView]


def view(s: Spartacus, seat: Seat | None) -> SpartacusView:
    return SpartacusView(
        round=s.round,
        phase=s.phase,
        step=s.step,
        host=someone(s.host),
        active=someone(s.active),
        houses=[house(s, owner, seat) for owner in s.seats],
        hand=[] if seat is None else sorted(s.hands[seat]),
        held=[] if seat is None else outlook.held(s, seat),
        own_powers=[] if seat is None else outlook.powers(s, seat),
        intrigue=len(s.intrigue),
        intrigue_discard=list(s.intrigue_discard),
        market=len(s.market),
        market_discard=list(s.market_discard),
        powers=list(s.powers),
        prepared=[prepared(s, mark, seat) for mark in s.prepared],
        scheme=scheme(s, seat),
        declared=[declared(s, it) for it in s.declared],
        row=[lot(s, i, seat) for i in range(len(s.row))],
        revealed=s.revealed,
        bidders=list(s.queue) if s.step in ("bid", "host_bid") else [],
        bids=outlook.last_bids(s),
        sales=outlook.sales(s),
        invited=list(s.invited),
        fighters=fighters(s),
        wagers=[list(stacks) for stacks in s.wagers],
        pays=[s.odds(field) for field in ARENA.fields],
        thumb=thumb(s),
        bout=bout(s),
        strike=strike(s),
        seeds=list(s.seeds),
        offers=[offer(s, it) for it in deals.offers_seen(s, seat)],
        offers_left=0 if seat is None else deals.offers_left(s, seat),
        ledger=ledger(s, seat),
        spares=[] if seat is None else promises.spared(s, seat),
        backers=[] if seat is None else promises.backers(s, seat),
        nearing=outlook.nearing(s),
        winner=someone(s.winner),
        course=outlook.course(s),
    )


PARTS: dict[str, Any] = {"reach": list[ReachView]}
"""What is given on request: too dear for every message."""


def part(s: Spartacus, seat: Seat | None, name: str) -> Any:
    """One entry of the view: what players ask for again and again is there without the rest of it."""
    if name == "reach":
        return reach(s)
    if name == "phase":
        return s.phase
    if name == "step":
        return s.step
    if name == "offers":
        return [offer(s, it) for it in deals.offers_seen(s, seat)]
    return view(s, seat).get(name)


def someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def house(s: Spartacus, owner: Seat, viewer: Seat | None) -> HouseView:
    return HouseView(
        house=s.houses[owner],
        influence=s.influence[owner],
        hand_size=s.hand_size(owner),
        hand=len(s.hands[owner]),
        known=list(s.certain(viewer, owner)),
        coins=purse(s, owner, viewer),
        staked=s.staked[owner],
        hidden=owner in s.hidden,
        done=owner in s.done,
        left=owner in s.left,
        assets=[asset(a) for a in s.of(owner)],
        income=upkeep.income(s, owner),
        upkeep=outlook.next_upkeep(s, owner),
        with_lot=outlook.with_lot(s, owner),
        kept=outlook.counted(s, owner, viewer, promises.KEPT),
        broken=outlook.counted(s, owner, viewer, promises.BROKEN),
    )


def purse(s: Spartacus, owner: Seat, viewer: Seat | None) -> int | None:
    """Concealed from the own done to the end of the hosting bid, unless the table helps (SP-OPTION-4)."""
    shown = owner == viewer or owner not in s.hidden or s.option("purse_aid")
    return s.coins[owner] if shown else None


def asset(a: Asset) -> AssetView:
    return AssetView(
        id=a.id,
        card=a.card,
        ready=a.ready,
        injured=a.injured,
        favour=a.favour,
        champion=a.champion,
        committed=a.committed,
    )


def prepared(s: Spartacus, mark: Prepared, viewer: Seat | None) -> PreparedView:
    seen = viewer == s.active or mark.seen_by(viewer)
    return PreparedView(
        number=mark.number,
        card=mark.card if seen else None,
        lying=mark.number == s.lying,
        pledged=list(mark.pledged),
        asked=list(mark.asked),
        shown=list(mark.shown),
        discount=mark.discount,
        times=mark.times,
        stand=outlook.stand(s, s.active, mark, viewer, seen=seen),
    )


def scheme(s: Spartacus, viewer: Seat | None) -> SchemeView | None:
    it = s.scheme
    if it is None:
        return None
    return SchemeView(
        seat=it.seat,
        card=it.card,
        targets=list(it.targets),
        pledged=list(it.mark.pledged),
        discount=it.mark.discount,
        confirmed=it.confirmed,
        stand=outlook.stand(s, it.seat, it.mark, viewer, seen=True),
        tries=outlook.tries(s),
    )


def declared(s: Spartacus, it: Declared) -> DeclaredView:
    return DeclaredView(seat=it.seat, card=it.card, target=someone(it.target), required=reactions.required(s, it))


def lot(s: Spartacus, index: int, viewer: Seat | None) -> str | None:
    seen = index < s.revealed or not s.row[index] or (viewer is not None and viewer in s.peeked[index])
    return s.row[index] if seen else None


def fighters(s: Spartacus) -> list[FighterView]:
    return [fighter(s, side, it) for side, it in enumerate(s.fighters)]


def fighter(s: Spartacus, side: int, it: Fighter) -> FighterView:
    there = it.hex != OFF
    return FighterView(
        seat=it.seat,
        asset=it.asset,
        card=it.card,
        pools=list(it.pools),
        hex=it.hex,
        gear=list(it.gear),
        spent=list(it.spent),
        team=someone(it.team),
        level=it.level,
        ability=combat.ability(s, side),
        allowance=moving.allowance(s, side) if there else 0,
        attacks=attacks(s, side) if there else [],
        defence=attack.defence_dice(s, side) if there else it.pools[DEFENCE],
        agile=attack.may_use_speed(s, side),
        rises=it.asset in s.assets and victory.rises(s.assets[it.asset]),
        foes=[foe(s, side, other) for other in combat.opponents(s, side)] if there else [],
    )


def attacks(s: Spartacus, side: int) -> list[AttackView]:
    return [
        AttackView(how=how, near=near, far=far, dice=attack.attack_dice(s, side, speed=how != moving.BLOW))
        for how, near, far in moving.ranges(s, side)
    ]


def foe(s: Spartacus, side: int, other: int) -> FoeView:
    distance = DISTANCE[s.fighters[side].hex][s.fighters[other].hex]
    return FoeView(side=other, distance=distance, reached=moving.threatens(s, side, other))


def reach(s: Spartacus) -> list[ReachView]:
    """Of everybody on the sand while there is a fight."""
    return [reach_of(s, side) for side in combat.on_sand(s)] if s.bout.kind else []


def reach_of(s: Spartacus, side: int) -> ReachView:
    steps = moving.in_a_turn(s, side)
    able = [(hex, moving.attacks_from(s, side, hex)) for hex in steps]
    return ReachView(
        side=side,
        steps=list(steps.items()),
        attacks=[(hex, those) for hex, those in able if those],
        threatens=moving.threatened(s, side),
    )


def thumb(s: Spartacus) -> ThumbView | None:
    """While the Host decides about life and death."""
    if s.step != "thumb":
        return None
    costs = victory.price_of_thumb(s)
    return ThumbView(costs=costs, leaves=s.swayed(s.host, -costs))


def bout(s: Spartacus) -> BoutView | None:
    it = s.bout
    if not it.kind:
        return None
    return BoutView(
        kind=it.kind,
        round=it.round,
        radius=it.radius,
        quiet=it.quiet,
        order=list(it.order),
        acted=it.acted,
        struck=it.struck,
        moved=it.moved,
        attacked=it.attacked,
        rolls=[list(dice) for dice in it.rolls],
        first=someone(it.first),
        winner=someone(it.winner),
        level=s.fighters[it.fallen[-1]].level if it.fallen else "",
        left=moving.left_to(s, it.order[it.acted]) if it.acted < len(it.order) else 0,
        patience=moving.patience(s),
        closes=wounds.can_close(s),
    )


def strike(s: Spartacus) -> StrikeView | None:
    it = s.strike
    if it == NO_STRIKE:
        return None
    return StrikeView(
        attacker=someone(it.attacker),
        defender=someone(it.defender),
        speed=it.speed,
        agile=it.agile,
        attack=list(it.attack),
        defence=list(it.defence),
        wounds=it.wounds,
        victim=someone(it.victim),
        counter=it.counter,
    )


def offer(s: Spartacus, it: Offer) -> OfferView:
    return OfferView(
        maker=it.maker,
        to=list(it.to),
        private=it.private,
        gives=it.gives,
        goods=list(it.goods),
        wants=it.wants,
        asks=list(it.asks),
        promises=[spoken(one) for one in it.promises],
        returns=[spoken(one) for one in it.returns],
        counters=it.counters,
        late=deals.too_late(s, it),
    )


def spoken(promise: promises.Promise) -> Spoken:
    return list(promise)


def ledger(s: Spartacus, viewer: Seat | None) -> list[WordView]:
    return [word(s, place, viewer) for place, it in enumerate(s.ledger) if promises.known_to(it, viewer)]


def word(s: Spartacus, place: int, viewer: Seat | None) -> WordView:
    it = s.ledger[place]
    own, pays = it.by == viewer, it.promise[0] == promises.PAY
    return WordView(
        by=it.by,
        to=it.to,
        promise=spoken(it.promise),
        private=it.private,
        round=it.round,
        state=it.state,
        due=it.due,
        paid=it.paid,
        standing=outlook.standing(s, it),
        owed=promises.owed(it) if pays else 0,
        settles=promises.settles(s, place) if own and pays and promises.live(s, it) else 0,
        owing=own and promises.owing(s, it),
        pressing=own and promises.pressing(s, it),
        wronged=own and promises.wronged(s, it),
    )
