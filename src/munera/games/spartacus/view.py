"""What a seat is shown of the table: what it sees, and what follows from that by the rules."""

from __future__ import annotations

from typing import Any, TypedDict

from munera.games.spartacus import fighting, outlook, sight
from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.table import ARENA, TRACK
from munera.games.spartacus.combat import attack, combat, moving, wounds
from munera.games.spartacus.combat.bout import DEFENCE, OFF, Fighter
from munera.games.spartacus.combat.hexes import DISTANCE
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.fighting import (
    AttackReportView,
    DeedsView,
    PastCombatantView,
    RerollView,
    SettledWagerView,
)
from munera.games.spartacus.intrigue import reactions, schemes, support
from munera.games.spartacus.outlook import (
    BidsView,
    FoilAttemptView,
    HandCardView,
    LimitView,
    NearVictoryView,
    PowerView,
    RoundView,
    SaleView,
    SchemeStrengthView,
    UpkeepView,
)
from munera.games.spartacus.rounds import upkeep
from munera.games.spartacus.sight import (
    AssetView,
    BoutSeen,
    DeclaredSeen,
    FighterSeen,
    HouseSeen,
    OfferSeen,
    PreparedSeen,
    PromiseSeen,
    RefusalView,
    SchemeSeen,
    TableSeen,
)
from munera.games.spartacus.table.records import Declared, Offer, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Seat, StandingsView, standings
from munera.kernel.renamed import old_names_of_module


class HouseView(HouseSeen):
    """A house as the viewer sees it.

    `income`: the coins that its ready slaves earn.
    `upkeep`: its next Upkeep.
    `with_lot`: its next Upkeep if it wins the lot on the block, None without one.
    `kept`: how many promises it has kept, as far as the viewer knows.
    `broken`: how many promises it has broken, as far as the viewer knows.
    """

    income: int
    upkeep: UpkeepView
    with_lot: UpkeepView | None
    kept: int
    broken: int


class PreparedView(PreparedSeen):
    """A scheme that was laid face down this turn.

    `requests_left`: how often support for it may still be asked for.
    `stand`: what counts for it.
    """

    requests_left: int
    stand: SchemeStrengthView


class SchemeView(SchemeSeen):
    """The scheme that is being played, face up.

    `changes_left`: how often its target may still be changed.
    `requests_left`: how often support for it may still be asked for.
    `stand`: what counts for it.
    `tries`: the guards that tried to foil it.
    """

    changes_left: int
    requests_left: int
    stand: SchemeStrengthView
    tries: list[FoilAttemptView]


class AttackView(TypedDict):
    """An attack that a combatant has.

    `how`: the word that answers declare it with.
    `near`: the least distance in hexes.
    `far`: the greatest distance in hexes.
    `dice`: how many it has.
    """

    how: str
    near: int
    far: int
    dice: int


class FoeView(TypedDict):
    """An opponent on the sand.

    `side`: who.
    `distance`: in hexes.
    `reached`: could be attacked in a turn that begins now.
    """

    side: int
    distance: int
    reached: bool


class FighterView(FighterSeen):
    """A combatant. Its place in `fighters` is its side.

    `ability`: the one they have, "" where they have none or it is silenced.
    `allowance`: how many hexes a turn of their own lets them move.
    `attacks`: all they have, whether somebody is in reach or not.
    `defence`: how many dice they defend with.
    `agile`: they may defend with speed dice instead.
    `rises`: another victory makes a Champion.
    `foes`: their opponents on the sand.
    """

    ability: str
    allowance: int
    attacks: list[AttackView]
    defence: int
    agile: bool
    rises: bool
    foes: list[FoeView]


class BoutView(BoutSeen):
    """The fight. A side is a place in `fighters`; in a duel it is the team as well.

    `left`: how many hexes who acts can still move.
    `patience`: after so many more rounds without an attack the crowd is restless.
    `closes`: the restless crowd will close a ring, else it wounds.
    """

    left: int
    patience: int
    closes: bool


class ThumbView(TypedDict):
    """What a thumb down means for the Host.

    `costs`: the Influence that it costs.
    `leaves`: the Influence that is left then.
    """

    costs: int
    leaves: int


class ReachView(TypedDict):
    """What a combatant on the sand could do in a turn of their own, as the others stand now.

    `side`: who.
    `steps`: the hexes they get to, each with the number of steps.
    `attacks`: the hexes they could attack from, each with the attacks that they would have there (how, and which
    side).
    `threatens`: the hexes that they could attack with a move before it.
    """

    side: int
    steps: list[tuple[int, int]]
    attacks: list[tuple[int, list[tuple[str, int]]]]
    threatens: list[int]


class DeclaredView(DeclaredSeen):
    """A reaction or guard that has not been applied yet.

    `required`: the influence it requires.
    """

    required: int


class OfferView(OfferSeen):
    """An open offer. In moves it is named by its content: all but `late`, in this order.

    `late`: it is about an invitation, or another target, that can no longer be given to anybody it concerns.
    """

    late: bool


class PromiseView(PromiseSeen):
    """A promise in the ledger.

    `standing`: "open", "kept" or "broken", or "lapsed" if it was not decided in its round.
    `settles`: of the viewer's own payments: how many coins must be given until it is made.
    `owing`: of the viewer's own payments: it is owed whatever happens.
    `pressing`: of the viewer's own: it would be broken at the end of this phase.
    `wronged`: of the viewer's own: the other has broken a promise of this round to them.
    """

    standing: str
    settles: int
    owing: bool
    pressing: bool
    wronged: bool


class SpartacusView(TableSeen):
    """The table. Seats, assets, sides, hexes and prepared schemes are given by their numbers.

    `houses`: of each seat.
    `held`: the titles in the viewer's hand.
    `own_powers`: of the viewer's house, in the own intrigue turn.
    `prepared`: the schemes prepared in this turn.
    `scheme`: the scheme that is being played, or None.
    `declared`: the reactions and guards that have not been applied yet, the newest last.
    `bids`: those opened last in this round, or None.
    `sales`: the lots of this round that are gone.
    `fighters`: the combatants of the match, by side.
    `pays`: what the Bank pays for a coin on each betting field, if that wins.
    `thumb`: what a thumb down would cost, while the Host decides, or None.
    `bout`: the fight, or None.
    `rerolls`: who may roll dice again now.
    `blow`: the last attack of the bout, or of the last bout.
    `deeds`: what each combatant did in the bout, when it is decided.
    `fought`: who fought the last match, when its sand is empty.
    `settled`: what became of the wagers on it.
    `offers`: the open offers that the viewer knows of.
    `ledger`: the promises that the viewer knows of.
    `refusals`: the offers that were declined in this phase, as far as the viewer knows of them.
    `spares`: the seats that the viewer has promised not to harm or to target.
    `backers`: the seats that have promised the viewer support.
    `limits`: what the viewer may do only a few times more.
    `nearing`: who can win at the end of this phase.
    `course`: round by round, after the game.
    `standings`: the Influence that wins, and how much of it each house has.
    """

    houses: list[HouseView]
    held: list[HandCardView]
    own_powers: list[PowerView]
    prepared: list[PreparedView]
    scheme: SchemeView | None
    declared: list[DeclaredView]
    bids: BidsView | None
    sales: list[SaleView]
    fighters: list[FighterView]
    pays: list[int]
    thumb: ThumbView | None
    bout: BoutView | None
    rerolls: list[RerollView]
    blow: AttackReportView | None
    deeds: list[DeedsView]
    fought: list[PastCombatantView]
    settled: list[SettledWagerView]
    offers: list[OfferView]
    ledger: list[PromiseView]
    refusals: list[RefusalView]
    spares: list[int]
    backers: list[int]
    limits: list[LimitView]
    nearing: list[NearVictoryView]
    course: list[RoundView]
    standings: StandingsView


def view(s: Spartacus, seat: Seat | None) -> SpartacusView:
    """The table as a seat (None: a spectator) is shown it."""
    return SpartacusView(
        **sight.table(s, seat),
        houses=[house(s, owner, seat, owned) for owner, owned in enumerate(sight.assets(s))],
        held=[] if seat is None else outlook.held(s, seat),
        own_powers=[] if seat is None else outlook.powers(s, seat),
        prepared=[prepared(s, mark, seat) for mark in s.prepared if not (mark.gone and seat == s.active)],
        scheme=scheme(s, seat),
        declared=[declared(s, it) for it in s.declared],
        bids=outlook.last_bids(s),
        sales=outlook.sales(s),
        fighters=fighters(s),
        pays=[s.odds(field) for field in ARENA.fields],
        thumb=thumb(s),
        bout=bout(s),
        rerolls=fighting.rerolls(s),
        blow=fighting.blow(s),
        deeds=fighting.deeds(s),
        fought=fighting.fought(s),
        settled=fighting.settled(s),
        offers=[offer(s, it) for it in deals.offers_seen(s, seat)],
        ledger=ledger(s, seat),
        refusals=sight.refusals(s, seat),
        spares=[] if seat is None else promises.spared(s, seat),
        backers=[] if seat is None else promises.backers(s, seat),
        limits=[] if seat is None else outlook.limits(s, seat),
        nearing=outlook.nearing(s),
        course=outlook.influence_by_round(s),
        standings=standings("influence", s.influence, "SP-WIN-1", needed=TRACK.highest, gone=s.conceded),
    )


PARTS: dict[str, Any] = {"reach": list[ReachView]}
"""What is given on request, because it is too costly for every message."""


def part(s: Spartacus, seat: Seat | None, name: str) -> Any:
    """One entry of the view; what bots ask for again and again is made without the rest of it."""
    if name == "reach":
        return reach(s)
    if name == "sight":
        return sight.sight(s, seat)
    if name == "phase":
        return s.phase
    if name == "step":
        return s.step
    if name == "offers":
        return [offer(s, it) for it in deals.offers_seen(s, seat)]
    return view(s, seat).get(name)


def house(s: Spartacus, owner: Seat, viewer: Seat | None, owned: list[AssetView]) -> HouseView:
    return HouseView(
        **sight.house(s, owner, viewer, owned),
        income=upkeep.income(s, owner),
        upkeep=outlook.next_upkeep(s, owner),
        with_lot=outlook.with_lot(s, owner),
        kept=outlook.counted(s, owner, viewer, promises.KEPT),
        broken=outlook.counted(s, owner, viewer, promises.BROKEN),
    )


def prepared(s: Spartacus, mark: Prepared, viewer: Seat | None) -> PreparedView:
    seen = sight.knows(s, mark, viewer)
    return PreparedView(
        **sight.prepared(s, mark, viewer),
        requests_left=support.requests_left(mark),
        stand=outlook.stand(s, s.active, mark, viewer, seen=seen),
    )


def scheme(s: Spartacus, viewer: Seat | None) -> SchemeView | None:
    it, seen = s.scheme, sight.scheme(s)
    if it is None or seen is None:
        return None
    stand = outlook.stand(s, it.seat, it.mark, viewer, seen=True)
    changes = schemes.MOST_CHANGES - it.changes
    requests = support.requests_left(it.mark)
    return SchemeView(
        **seen, changes_left=changes, requests_left=requests, stand=stand, tries=outlook.guard_attempts(s)
    )


def declared(s: Spartacus, it: Declared) -> DeclaredView:
    return DeclaredView(**sight.declared(it), required=reactions.required(s, it))


def fighters(s: Spartacus) -> list[FighterView]:
    return [fighter(s, side, it) for side, it in enumerate(s.fighters)]


def fighter(s: Spartacus, side: int, it: Fighter) -> FighterView:
    there = it.hex != OFF
    return FighterView(
        **sight.fighter(it),
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
    """What everybody on the sand could do in a turn of their own, while there is a fight."""
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
    """What a thumb down costs, while the Host decides about life and death; None otherwise."""
    if s.step != "thumb":
        return None
    costs = victory.price_of_thumb(s)
    return ThumbView(costs=costs, leaves=s.influence_after(s.host, -costs))


def bout(s: Spartacus) -> BoutView | None:
    it, seen = s.bout, sight.bout(s)
    if seen is None:
        return None
    return BoutView(
        **seen,
        left=moving.left_to(s, it.order[it.acted]) if it.acted < len(it.order) else 0,
        patience=moving.patience(s),
        closes=wounds.can_close(s),
    )


def offer(s: Spartacus, it: Offer) -> OfferView:
    return OfferView(
        **sight.offer(it),
        late=deals.too_late(s, it),
    )


def ledger(s: Spartacus, viewer: Seat | None) -> list[PromiseView]:
    return [ledger_entry(s, place, viewer) for place, it in enumerate(s.ledger) if promises.known_to(it, viewer)]


def ledger_entry(s: Spartacus, place: int, viewer: Seat | None) -> PromiseView:
    it = s.ledger[place]
    own, pays = it.by == viewer, promises.pays(it)
    return PromiseView(
        **sight.ledger_entry(it),
        standing=outlook.promise_state(s, it),
        settles=promises.settles(s, place) if own and pays and promises.live(s, it) else 0,
        owing=own and promises.owing(s, it),
        pressing=own and promises.pressing(s, it),
        wronged=own and promises.wronged(s, it),
    )


__getattr__ = old_names_of_module(__name__, {"WordView": "PromiseView"})
