"""What the view of a school is made of: the types, and what each of their entries means."""

from __future__ import annotations

from typing import Any, TypedDict

from munera.games.gladius.view import DuelView
from munera.games.school.state import Offer
from munera.kernel import StandingsView


class DieModifierView(TypedDict):
    """What is added to a training die, and why.

    `why`: "won", "superior" (beat one with more experience), "older", "healing" or "grown" (much experience).
    `change`: what is added, below zero: taken off.
    """

    why: str
    change: int


class GladiatorView(TypedDict):
    """A gladiator as everybody sees them.

    `id`: the number that questions, answers and events name them by.
    `name`: as it is shown.
    `row`: the place in the table of ready-made gladiators, 0 if rolled up.
    `style`: the fighting style.
    `experience`: points of experience.
    `nationality`: "roman", "greek", "spanish", "gaul", "arab" or "african".
    `age`: "younger", "prime" or "older".
    `size`: "small", "average" or "large".
    `career`: what they were before: "criminal", "slave", "prisoner", "servant", "soldier" or "citizen".
    `stats`: the levels of strength, skill, endurance, prowess, reflexes and charisma.
    `hit_points`: with how many they begin a bout.
    `minimum_bid`: the least that may be bid for them at an auction.
    `owner`: the seat of their school, or of their last one; None if they never had one.
    `fate`: "alive", "dead", "retired", "released" or "unsold".
    `wins`: bouts won against gladiators.
    `bouts`: bouts fought against gladiators.
    `rests`: an injury keeps them out of the arena.
    `healing`: brought to 5 hit points or less this turn.
    `fought`: was in the ring this turn.
    `won`: won a bout this turn.
    `superior`: beat somebody with more experience this turn.
    `history`: what became of them, each time the turn, what it was and its facts.
    `surcharge`: gold added to the minimum bid of a citizen.
    `lost_hp`: hit points lost for good.
    `charisma`: the last of `stats`.
    `condition`: "healing", "resting" or "fit".
    `training`: what is added to the next training die, without extra training.
    `needs`: what the next training die must show at least, without and with extra training (1 or less always
    succeeds, 7 or more never).
    """

    id: int
    name: str
    row: int
    style: str
    experience: int
    nationality: str
    age: str
    size: str
    career: str
    stats: list[int]
    hit_points: int
    minimum_bid: int
    owner: int | None
    fate: str
    wins: int
    bouts: int
    rests: bool
    healing: bool
    fought: bool
    won: bool
    superior: bool
    history: list[list[str | int]]
    surcharge: int
    lost_hp: int
    charisma: int
    condition: str
    training: list[DieModifierView]
    needs: list[int]


class CampaignView(TypedDict):
    """The campaign apart from gladiators and bouts. Gladiators are given by their ids, schools by their seats.

    `stage`: what is being played: "founding", "slaves", "auction", "charity", "arena", "arranging", "pairing",
    "combat", "earnings", "upkeep", "trading", "training", "reputation" or "over".
    `turn`: the number of this turn of the campaign.
    `last_turn`: the turn that ends the campaign.
    `gold`: of each school.
    `fame`: of each school.
    `left`: the schools that gave up.
    `places`: the place of each school, from 1, when the campaign is over; nothing until then.
    `lots`: the slaves still to be auctioned this turn, the next one first.
    `unsold`: slaves of this turn that nobody bought.
    `standing`: fighters sent to the arena who have no opponent yet.
    `challenges`: where pairs are arranged: challenger and challenged of each open challenge.
    `pairs`: the bouts still to be fought, two gladiators each.
    `animals`: who has still to meet the animals.
    `done`: the schools that are done with arranging or trading.
    `offers`: the open offers of the trading floor.
    `fighters`: who is in the ring, by side of `bout`; only one against a beast.
    `options`: the settings of this campaign.
    """

    stage: str
    turn: int
    last_turn: int
    gold: list[int]
    fame: list[int]
    left: list[int]
    places: list[int]
    lots: list[int]
    unsold: list[int]
    standing: list[int]
    challenges: list[list[int]]
    pairs: list[list[int]]
    animals: list[int]
    done: list[int]
    offers: list[Offer]
    fighters: list[int]
    options: dict[str, Any]


class SaleView(TypedDict):
    """The last auction of this turn.

    `lot`: the slave that was for sale.
    `bids`: seat and gold of everybody who could bid, the largest bid first; 0 is no bid, and after a tie the
    second bids stand here.
    `buyer`: the seat that bought, None if nobody has.
    `price`: what was paid.
    """

    lot: int
    bids: list[tuple[int, int]]
    buyer: int | None
    price: int


class AwardView(TypedDict):
    """An award of fame that a school got, how often, and why.

    `award`: "gold", "gladiators", "match", "experience" or "charisma".
    `seat`: the school.
    `count`: the points of fame that it brought.
    `gladiators`: whom it was for.
    `foes`: of matches, who was beaten, in the order of the winners.
    `value`: the number that counted: gold, gladiators, or the level of the best; of a match 1.
    """

    award: str
    seat: int
    count: int
    gladiators: list[int]
    foes: list[int]
    value: int


class AwardsView(TypedDict):
    """The last awards.

    `turn`: in which they were given.
    `fresh`: nobody has bid since.
    `given`: each award of each school.
    `gained`: the points of fame that each school got.
    """

    turn: int
    fresh: bool
    given: list[AwardView]
    gained: list[int]


class GoldEntryView(TypedDict):
    """Gold that came or went.

    `what`: "bought", "earned", "upkeep", "traded" or "trained".
    `gold`: how much, below zero: paid.
    `about`: the gladiator bought, the purse earned ("won", "lost", "animals" or "charisma"), or the school traded
    with, else "".
    `count`: of how many purses or gladiators.
    """

    what: str
    gold: int
    about: str | int
    count: int


class TreasuryView(TypedDict):
    """The chest of a school.

    `brought`: the gold that it brought into this turn.
    `entries`: what came and went since.
    `upkeep`: what its gladiators cost each turn.
    `due`: the upkeep of this turn, while it is not paid.
    """

    brought: int
    entries: list[GoldEntryView]
    upkeep: int
    due: int


class TrainingResultView(TypedDict):
    """How the training of one gladiator went.

    `gladiator`: who.
    `die`: what it showed.
    `total`: with everything added.
    `stat`: the stat that was learnt, "" if none.
    """

    gladiator: int
    die: int
    total: int
    stat: str


class TallyView(TypedDict):
    """What a school has brought about in a campaign.

    `bouts`: that its gladiators fought.
    `wins`: of these.
    `dead`: gladiators who died in its service.
    `best`: its gladiator with the most victories, None if it had none at all.
    """

    bouts: int
    wins: int
    dead: int
    best: int | None


class TieBreakView(TypedDict):
    """Why the first of equally famous schools won.

    `seat`: the winner.
    `fame`: of both.
    `by`: what decided: "gold", "wins" or "experience".
    `more`: how much of it the winner has.
    `less`: how much the next one has.
    """

    seat: int
    fame: int
    by: str
    more: int
    less: int


class SchoolView(CampaignView):
    """The whole campaign; only the cards of a bout are hidden.

    `gladiators`: all there have been, also the dead and those without a school.
    `bout`: the duel being fought, as this seat sees it, or None.
    `segment`: the segment that `stage` belongs to: "slaves", "auction", "arena", "combat", "earnings", "trades",
    "training", "reputation" or "over".
    `annals`: the fame of all schools at the end of turn 0, 1, 2 and so on.
    `awards`: the last ones given, or None.
    `sale`: the last auction of this turn, or None.
    `chests`: the accounts of each school for this turn.
    `lessons`: how the last training went.
    `declined`: offers of this turn that were declined and are still the latest of their makers.
    `tallies`: what each school has brought about, at the end of the campaign.
    `tie`: what decided between equally famous schools, at the end of the campaign.
    `standings`: the fame of all schools, and how many turns are left to win more.
    """

    gladiators: list[GladiatorView]
    bout: DuelView | None
    segment: str
    annals: list[list[int]]
    awards: AwardsView | None
    sale: SaleView | None
    chests: list[TreasuryView]
    lessons: list[TrainingResultView]
    declined: list[Offer]
    tallies: list[TallyView]
    tie: TieBreakView | None
    standings: StandingsView
