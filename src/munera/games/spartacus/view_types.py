"""What the view of a seat is made of: the types, and what each of their entries means."""

from __future__ import annotations

from typing import TypedDict

from munera.games.spartacus.fighting import (
    AttackReportView,
    DeedsView,
    PastCombatantView,
    RerollView,
    SettledWagerView,
)
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
from munera.games.spartacus.sight_types import (
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
from munera.kernel import StandingsView


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
