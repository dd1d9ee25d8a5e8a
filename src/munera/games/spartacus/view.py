"""What a seat is shown of the table: what it sees, and what follows from that by the rules."""

from __future__ import annotations

from typing import Any

from munera.games.spartacus import fighting, outlook, sight
from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.table import ARENA, TRACK
from munera.games.spartacus.combat import attack, combat, moving, wounds
from munera.games.spartacus.combat.bout import DEFENCE, OFF, Fighter
from munera.games.spartacus.combat.hexes import DISTANCE
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue import reactions, schemes, support
from munera.games.spartacus.rounds import upkeep
from munera.games.spartacus.sight_types import (
    AssetView,
)
from munera.games.spartacus.table.records import Declared, Offer, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.games.spartacus.view_types import (
    AttackView,
    BoutView,
    DeclaredView,
    FighterView,
    FoeView,
    HouseView,
    OfferView,
    PreparedView,
    PromiseView,
    ReachView,
    SchemeView,
    SpartacusView,
    ThumbView,
)
from munera.kernel import Seat, standings
from munera.kernel.renamed import old_names_of_module


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
    steps = moving.reachable_in_a_turn(s, side)
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
        left=moving.steps_left(s, it.order[it.acted]) if it.acted < len(it.order) else 0,
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
