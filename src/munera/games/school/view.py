"""What a school sees: everything but the cards of a bout is public."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypedDict

from munera.games.gladius.view import PARTS as DUEL_PARTS
from munera.games.gladius.view import DuelView
from munera.games.gladius.view import part as part_of_duel
from munera.games.gladius.view import redeal as redeal_duel
from munera.games.gladius.view import view as view_duel
from munera.games.school import earnings, season
from munera.games.school.gladiators import Gladiator, condition
from munera.games.school.state import Offer, School
from munera.games.school.training import modifiers, needs
from munera.kernel import Seat, StandingsView, Stream, standings
from munera.kernel.renamed import old_names_of_module

# The segments of a turn, and the stages in which each is played.
STAGES = {
    "slaves": ("founding", "slaves"),
    "auction": ("auction", "charity"),
    "arena": ("arena", "arranging", "pairing"),
    "combat": ("combat",),
    "earnings": ("earnings", "upkeep"),
    "trades": ("trading",),
    "training": ("training",),
    "reputation": ("reputation",),
}
SEGMENTS = tuple(STAGES)
SEGMENT = {stage: segment for segment, stages in STAGES.items() for stage in stages} | {"over": "over"}


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


PARTS: dict[str, type] = DUEL_PARTS


class Ledger(NamedTuple):
    """The affairs of the schools with the gladiators as the rules have them: all of it is public.

    For players in this process, who are asked often and need not have the dead written down each time.
    """

    affairs: CampaignView
    people: tuple[Gladiator, ...]


def view(s: School, seat: Seat | None) -> SchoolView:
    turn = s.turn
    return SchoolView(
        **affairs(s),
        gladiators=[gladiator(g, g.rests >= turn) for g in s.people.values()],
        bout=bout(s, seat),
        segment=SEGMENT[s.stage],
        annals=[list(fame) for fame in s.fame_by_turn],
        awards=awards(s) if s.honours else None,
        sale=sale(s),
        chests=[chest(s, seat) for seat in s.schools],
        lessons=[
            TrainingResultView(gladiator=id, die=die, total=total, stat=stat) for id, die, total, stat in s.lessons
        ],
        declined=list(s.declined),
        tallies=[tally(s, seat) for seat in s.schools] if s.stage == "over" else [],
        tie=tie(s) if s.stage == "over" else None,
        standings=standings("fame", s.fame, "GS-VICTORY-1", turns_left=s.last_turn - s.turn, gone=s.conceded),
    )


def part(s: School, name: str) -> Any:
    """What is given on request about the bout being fought; of a deck without a bout there is nothing."""
    return part_of_duel(s, name) if s.fighters else {}


def awards(s: School) -> AwardsView:
    found: dict[tuple[str, Seat], AwardView] = {}
    gained = [0] * len(s.gold)
    for award, seat, value, gladiators, foes in s.honours:
        gained[seat] += 1
        honour = found.get((award, seat))
        if honour is None:
            honour = AwardView(award=award, seat=seat, count=0, gladiators=[], foes=[], value=value)
            found[award, seat] = honour
        honour["count"] += 1
        honour["gladiators"] += gladiators
        honour["foes"] += foes
    return AwardsView(turn=s.honoured, fresh=not s.sale, given=list(found.values()), gained=gained)


def sale(s: School) -> SaleView | None:
    if not s.sale:
        return None
    lot, bids, buyer, price = s.sale
    ordered = sorted(bids, key=lambda one: -one[1])
    return SaleView(lot=lot, bids=ordered, buyer=None if buyer < 0 else buyer, price=price)


def chest(s: School, seat: Seat) -> TreasuryView:
    """What came in and went out this turn, purses of a kind together."""
    entries: list[GoldEntryView] = []
    for whose, what, gold, about, count in s.accounts:
        if whose != seat:
            continue
        same = next((one for one in entries if what == one["what"] == "earned" and one["about"] == about), None)
        if same:
            same["gold"] += gold
            same["count"] += count
        else:
            entries.append(GoldEntryView(what=what, gold=gold, about=about, count=count))
    return TreasuryView(
        brought=s.gold[seat] - sum(one["gold"] for one in entries),
        entries=entries,
        upkeep=earnings.cost_of(s, seat),
        due=earnings.due(s, seat),
    )


def tally(s: School, seat: Seat) -> TallyView:
    bouts, wins, dead, best = season.tally(s, seat)
    return TallyView(bouts=bouts, wins=wins, dead=dead, best=best or None)


def tie(s: School) -> TieBreakView | None:
    found = season.tie_break(s)
    if found is None:
        return None
    return TieBreakView(seat=found.seat, fame=found.fame, by=found.by, more=found.more, less=found.less)


def affairs(s: School) -> CampaignView:
    return CampaignView(
        stage=s.stage,
        turn=s.turn,
        last_turn=s.last_turn,
        gold=list(s.gold),
        fame=list(s.fame),
        left=list(s.conceded),
        places=season.places(s) if s.stage == "over" else [],
        lots=list(s.lots),
        unsold=list(s.unsold),
        standing=list(s.unpaired),
        challenges=[list(pair) for pair in s.challenges],
        pairs=[list(pair) for pair in s.pairs],
        animals=list(s.animals),
        done=list(s.done),
        offers=list(s.offers),
        fighters=list(s.fighters),
        options=dict(s.options),
    )


def ledger(s: School) -> Ledger:
    return Ledger(affairs(s), tuple(s.people.values()))


def bout(s: School, seat: Seat | None) -> DuelView | None:
    """The duel being fought, without the schools: whoever plays it looks at it for every card."""
    return view_duel(s, seat) if s.fighters else None


@lru_cache(2048)
def gladiator(g: Gladiator, rests: bool) -> GladiatorView:
    """One gladiator as data. Cached, because most of them have not changed since the last look."""
    return GladiatorView(
        id=g.id,
        name=g.name,
        row=g.row,
        style=g.style,
        experience=g.experience,
        nationality=g.nationality,
        age=g.age,
        size=g.size,
        career=g.career,
        stats=list(g.stats),
        hit_points=g.full_hp(),
        minimum_bid=g.minimum_bid(),
        owner=None if g.owner < 0 else g.owner,
        fate=g.fate,
        wins=g.wins,
        bouts=g.bouts,
        rests=rests,
        healing=g.healing,
        fought=g.fought,
        won=g.won,
        superior=g.superior,
        history=[list(memory) for memory in g.history],
        surcharge=g.surcharge,
        lost_hp=g.lost_hp,
        charisma=g.charisma,
        condition=condition(g, rests),
        training=[
            DieModifierView(why=why, change=change) for why, change in modifiers(g, extra=False).items() if change
        ],
        needs=[needs(g, extra=False), needs(g, extra=True)],
    )


def redeal(s: School, seat: Seat | None, stream: Stream) -> None:
    """Draw anew what the seat cannot know: only a bout has anything hidden."""
    if s.fighters:
        redeal_duel(s, seat, stream)


__getattr__ = old_names_of_module(__name__, {"Affairs": "CampaignView"})
