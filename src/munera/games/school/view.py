"""What a school sees: everything but the cards of a bout is public."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from munera.games.gladius.view import PARTS as DUEL_PARTS
from munera.games.gladius.view import DuelView
from munera.games.gladius.view import part as part_of_duel
from munera.games.gladius.view import redeal as redeal_duel
from munera.games.gladius.view import view as view_duel
from munera.games.school import earnings, season
from munera.games.school.gladiators import Gladiator, condition, rested
from munera.games.school.state import School
from munera.games.school.training import modifiers, needs
from munera.games.school.view_types import (
    AwardsView,
    AwardView,
    CampaignView,
    DieModifierView,
    GladiatorView,
    GoldEntryView,
    SaleView,
    SchoolView,
    TallyView,
    TieBreakView,
    TrainingResultView,
    TreasuryView,
)
from munera.kernel import Seat, Stream, standings
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
        gladiators=[gladiator(g, not rested(g, turn)) for g in s.people.values()],
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
