"""What a school knows of the campaign in numbers, and what each of its options is.

Everything but the cards of a bout is public. Those are told as in a duel (`gladius/observation.py`), and a hand is
read in `write_bout` alone: that of a school whose gladiator fights. Others see no hand, and the bout from its
first side.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from munera.games.gladius import observation as duel
from munera.games.gladius.cards import STYLES
from munera.games.school.gladiators import ALIVE, STAT_TABLE, Gladiator, rested
from munera.games.school.state import STAGES, TRAINING, UPKEEP, Offer, School
from munera.kernel.asks import AnyAsk, Seat
from munera.kernel.observation import Layout, Observation, add_words
from munera.kernel.plain import Option
from munera.kernel.spelling import write_words

SCHOOLS: Final = 6
MEMBERS: Final = 6  # gladiators of a school that are told one by one, the most experienced
LOTS: Final = 6  # slaves of a turn
STAGE: Final = {stage: place for place, stage in enumerate(STAGES)}
QUESTIONS: Final = (
    "bid",
    "rebid",
    "charity",
    "send",
    "arrange",
    "lame",
    "release",
    "trade",
    "train",
    *duel.QUESTIONS,
)
QUESTION_PLACE: Final = {kind: place for place, kind in enumerate(QUESTIONS)}
OF_A_BOUT: Final = frozenset(duel.QUESTIONS)
OPTIONS: Final = (
    ("slaves", "rolled"),
    ("pairing", "arranged"),
    ("first_blood", True),
    ("beasts", "fight"),
    ("bouts", "automatic"),
    ("underdogs", True),
)
VERBS: Final = ("offer", "accept", "decline", "withdraw", "challenge")
LOSSES: Final = (*STAT_TABLE, "hit_points")
STYLE: Final = {style: place for place, style in enumerate(STYLES)}
SPELT: Final = 24  # words

# ---------------------------------------------------------------------- the fields

GLADIATOR: Final = Layout()
THERE: Final = GLADIATOR.flags("there", "There is such a gladiator.")
STYLE_AT: Final = GLADIATOR.flags("style", "The fighting style.", STYLES)
EXPERIENCE: Final = GLADIATOR.numbers("experience", "Points of experience.", scale=16)
STATS_AT: Final = GLADIATOR.numbers("stats", "The levels of the six stats.", STAT_TABLE, scale=8)
HIT_POINTS: Final = GLADIATOR.numbers("hit_points", "With how many hit points they begin a bout.", scale=16)
AGE: Final = GLADIATOR.flags("age", "How old they are.", ("younger", "older"))
LARGE: Final = GLADIATOR.flags("large", "They are large.")
MINIMUM: Final = GLADIATOR.numbers("minimum_bid", "The least that may be bid for them at an auction.", scale=32)
WINS: Final = GLADIATOR.numbers(
    "record", "Bouts against gladiators, in this campaign.", ("won", "fought"), scale=8
)
CONDITION: Final = GLADIATOR.flags(
    "condition",
    "How they are in this turn: kept out of the arena by an injury, healing, was in the ring, has won, has beaten"
    " somebody with more experience.",
    ("rests", "healing", "fought", "won", "superior"),
)
AHEAD: Final = GLADIATOR.flags(
    "ahead",
    "What is before them in this turn: a bout, the animals, an opponent that is still to be found, or they are in"
    " the ring now.",
    ("bout", "animals", "unpaired", "in the ring"),
)

HOUSE: Final = Layout()
PRESENT: Final = HOUSE.flags("present", "There is such a school, and it has not given up.")
GOLD: Final = HOUSE.numbers("gold", "Its gold.", scale=64)
FAME: Final = HOUSE.numbers("fame", "Its fame.", scale=32)
COUNT: Final = HOUSE.numbers(
    "gladiators", "How many living gladiators it has, and how many of them are fit.", ("all", "fit"), scale=8
)
TOTALS: Final = HOUSE.numbers(
    "totals", "Sums over its living gladiators.", ("experience", "charisma", "wins"), scale=32
)
UPKEEP_AT: Final = HOUSE.numbers("upkeep", "What its gladiators cost each turn.", scale=32)
DONE: Final = HOUSE.flags("done", "It is done with arranging or trading.")
OFFERS: Final = HOUSE.numbers("offers", "Open offers of the trading floor.", ("made", "received"), scale=4)
BID: Final = HOUSE.numbers("last_bid", "What it bid in the last auction of this turn.", scale=64)
MEMBER: Final = tuple(
    HOUSE.block(f"gladiator_{place}", f"the number {place + 1} in experience", GLADIATOR)
    for place in range(MEMBERS)
)

LAYOUT: Final = Layout()
QUESTION: Final = LAYOUT.flags("question", "What the viewer is asked now; all zero if nothing.", QUESTIONS)
STAGE_AT: Final = LAYOUT.flags("stage", "What is being played.", STAGES)
TURN: Final = LAYOUT.numbers(
    "turn", "The turn of the campaign, and how many are left after it.", ("now", "left"), scale=32
)
OPTIONS_AT: Final = LAYOUT.flags(
    "options",
    "The settings of this campaign that are not as usual.",
    tuple(f"{name}={value}" for name, value in OPTIONS),
)
SUBJECT: Final = LAYOUT.block(
    "subject", "the one that the viewer is asked about: a slave for sale, the lame", GLADIATOR
)
TIED: Final = LAYOUT.numbers("tied_bid", "The bid that was tied, in a second round of bids.", scale=64)
LOTS_LEFT: Final = LAYOUT.numbers("lots_left", "How many slaves are still to be sold this turn.", scale=8)
LOT: Final = tuple(
    LAYOUT.block(f"lot_{place}", "a slave still to be sold, in their order", GLADIATOR) for place in range(LOTS)
)
SCHOOL: Final = tuple(
    LAYOUT.block(
        f"school_{place}",
        "the viewer's own school" if not place else f"that of the seat {place} after the viewer's",
        HOUSE,
    )
    for place in range(SCHOOLS)
)
IN_BOUT: Final = LAYOUT.flags(
    "bout_now", "A bout is being fought, and a gladiator of the viewer fights in it.", ("any", "own")
)
BOUT_OWNERS: Final = LAYOUT.flags(
    "bout_owner",
    "Whose gladiator is on the first side of the bout as it is told here, and on the other: the seat, counted from"
    " the viewer; a beast is nobody's.",
    tuple(f"{side} {place}" for side in ("own", "other") for place in range(SCHOOLS)),
)
BOUT: Final = LAYOUT.block(
    "bout",
    "of the bout that is fought; whoever has no gladiator in it sees it from its first side",
    duel.BOUT_LAYOUT,
)

ROW_LAYOUT: Final = Layout()
ROW_NOTHING: Final = ROW_LAYOUT.flags("nothing", "To do nothing: pass, be done, bid nothing, choose nobody.")
ROW_GOLD: Final = ROW_LAYOUT.numbers("gold", "The gold that is bid or paid for training.", scale=64)
ROW_SHARE: Final = ROW_LAYOUT.numbers("share", "The same as a part of the viewer's gold.", high=1.0)
ROW_VERB: Final = ROW_LAYOUT.flags("verb", "What is done on the trading floor or when bouts are arranged.", VERBS)
ROW_TERMS: Final = ROW_LAYOUT.numbers(
    "terms", "The gold that the maker of an offer gives and wants.", ("gives", "wants"), scale=64
)
ROW_PARTNER: Final = ROW_LAYOUT.flags(
    "partner", "The other school of the offer, its seat counted from the viewer.", tuple(map(str, range(SCHOOLS)))
)
ROW_LOSS: Final = ROW_LAYOUT.flags("loss", "What the lame lose for good.", LOSSES)
ROW_CHOSEN: Final = ROW_LAYOUT.block(
    "chosen", "summed over the gladiators that are chosen, or given in a trade", GLADIATOR, summed=True
)
ROW_OTHERS: Final = ROW_LAYOUT.block(
    "others", "summed over those challenged, or wanted in a trade", GLADIATOR, summed=True
)
ROW_CARD: Final = ROW_LAYOUT.block("card", "in a bout", duel.ROW_LAYOUT)
ROW_WORDS: Final = add_words(ROW_LAYOUT, SPELT)

SIZE: Final = LAYOUT.size
ROW_SIZE: Final = ROW_LAYOUT.size


# ---------------------------------------------------------------------- the table


def observe(s: School, seat: Seat, ask: AnyAsk | None) -> list[float]:
    """The campaign as a school knows it."""
    row = [0.0] * SIZE
    if ask is not None:
        write_question(s, ask, row)
    row[STAGE_AT + STAGE[s.stage]] = 1.0
    row[TURN] = s.turn / 32
    row[TURN + 1] = (s.last_turn - s.turn) / 32
    for place, (name, value) in enumerate(OPTIONS):
        if s.options[name] == value:
            row[OPTIONS_AT + place] = 1.0
    ahead = what_is_ahead(s)
    row[LOTS_LEFT] = len(s.lots) / 8
    for place, id in enumerate(s.lots[:LOTS]):
        write_gladiator(s, s.people[id], ahead, row, LOT[place])
    write_schools(s, seat, ahead, row)
    if s.fighters:
        write_bout(s, seat, row)
    return row


def write_question(s: School, ask: AnyAsk, row: list[float]) -> None:
    """Write what is asked, and about whom."""
    kind: str = ask.kind
    row[QUESTION + QUESTION_PLACE[kind]] = 1.0
    about = ask.about
    if kind == "rebid" and isinstance(about, tuple):
        lot, tied = cast("tuple[int, int]", about)
        row[TIED] = tied / 64
        write_gladiator(s, s.people[lot], {}, row, SUBJECT)
    elif isinstance(about, int):
        write_gladiator(s, s.people[about], {}, row, SUBJECT)


def what_is_ahead(s: School) -> dict[int, int]:
    """For each gladiator who still has something to do in this turn: the place of the entry that says what."""
    ahead: dict[int, int] = {}
    for one, two in s.pairs:
        ahead[one] = ahead[two] = 0
    for id in s.animals:
        ahead[id] = 1
    for id in s.unpaired:
        ahead[id] = 2
    for id in s.fighters:
        ahead[id] = 3
    return ahead


def write_schools(s: School, seat: Seat, ahead: dict[int, int], row: list[float]) -> None:
    """Write every school, the viewer's own first."""
    seats = len(s.gold)
    rosters: list[list[Gladiator]] = [[] for _ in range(seats)]
    for g in s.people.values():
        owner = g.owner
        if owner >= 0 and g.fate == ALIVE:
            rosters[owner].append(g)
    for place in range(seats):
        whose = (seat + place) % seats
        write_school(s, whose, rosters[whose], row, SCHOOL[place])
        members = rosters[whose]
        if len(members) > 1:
            members = sorted(members, key=by_experience)
        for number, g in enumerate(members[:MEMBERS]):
            write_gladiator(s, g, ahead, row, SCHOOL[place] + MEMBER[number])
    for offer in s.offers:
        row[SCHOOL[(offer[0] - seat) % seats] + OFFERS] += 1 / 4
        row[SCHOOL[(offer[1] - seat) % seats] + OFFERS + 1] += 1 / 4
    if s.sale:
        for bidder, bid in s.sale[1]:
            row[SCHOOL[(bidder - seat) % seats] + BID] = bid / 64


def by_experience(g: Gladiator) -> tuple[int, int]:
    """The most experienced first, and of equal ones the oldest member."""
    return -g.experience, g.id


def write_school(s: School, whose: Seat, roster: list[Gladiator], row: list[float], at: int) -> None:
    """Write what a school has, without its gladiators one by one."""
    if whose not in s.conceded:
        row[at + PRESENT] = 1.0
    row[at + GOLD] = s.gold[whose] / 64
    row[at + FAME] = s.fame[whose] / 32
    row[at + COUNT] = len(roster) / 8
    row[at + UPKEEP_AT] = len(roster) * UPKEEP / 32
    if whose in s.done:
        row[at + DONE] = 1.0
    turn = s.turn
    for g in roster:
        if rested(g, turn):
            row[at + COUNT + 1] += 1 / 8
        row[at + TOTALS] += g.experience / 32
        row[at + TOTALS + 1] += g.charisma / 32
        row[at + TOTALS + 2] += g.wins / 32


def write_gladiator(s: School, g: Gladiator, ahead: dict[int, int], row: list[float], at: int) -> None:
    """Add a gladiator to entries that are zero, or those of others: then it is a sum."""
    row[at + THERE] += 1.0
    row[at + STYLE_AT + STYLE[g.style]] += 1.0
    row[at + EXPERIENCE] += g.experience / 16
    for stat, level in enumerate(g.stats):
        if level:
            row[at + STATS_AT + stat] += level / 8
    row[at + HIT_POINTS] += g.full_hp() / 16
    if g.age == "younger":
        row[at + AGE] += 1.0
    elif g.age == "older":
        row[at + AGE + 1] += 1.0
    if g.large:
        row[at + LARGE] += 1.0
    row[at + MINIMUM] += g.minimum_bid() / 32
    row[at + WINS] += g.wins / 8
    row[at + WINS + 1] += g.bouts / 8
    if not rested(g, s.turn):
        row[at + CONDITION] += 1.0
    if g.healing:
        row[at + CONDITION + 1] += 1.0
    if g.fought:
        row[at + CONDITION + 2] += 1.0
    if g.won:
        row[at + CONDITION + 3] += 1.0
    if g.superior:
        row[at + CONDITION + 4] += 1.0
    if g.id in ahead:
        row[at + AHEAD + ahead[g.id]] += 1.0


def write_bout(s: School, seat: Seat, row: list[float]) -> None:
    """Write the bout: from the side of a school that fights in it, with its hand, or as everybody sees it."""
    row[IN_BOUT] = 1.0
    side = 0
    if seat in s.owner:
        row[IN_BOUT + 1] = 1.0
        side = s.owner.index(seat)
        duel.write_duel(s, side, s.hands[side], s.certain[1 - side], row, BOUT)
    else:
        duel.write_duel(s, side, [], [], row, BOUT)
    seats = len(s.gold)
    for place, whose in enumerate((s.owner[side], s.owner[1 - side])):
        if whose >= 0:
            row[BOUT_OWNERS + place * SCHOOLS + (whose - seat) % seats] = 1.0


# ---------------------------------------------------------------------- options


def option_row(s: School, seat: Seat, ask: AnyAsk | None, option: Option) -> list[float]:
    """What one answer is."""
    row = [0.0] * ROW_SIZE
    kind = "" if ask is None else ask.kind
    if kind in OF_A_BOUT:
        duel.write_option(s, s.owner.index(seat), str(option), row, ROW_CARD)
    elif isinstance(option, tuple):
        write_choice(s, seat, kind, option, row)
    elif isinstance(option, int):
        write_number(s, seat, kind, option, row)
    elif kind == "lame":
        row[ROW_LOSS + LOSSES.index(str(option))] = 1.0
    else:
        row[ROW_NOTHING] = 1.0
    write_words(option, row, ROW_WORDS, SPELT)
    return row


def write_number(s: School, seat: Seat, kind: str, number: int, row: list[float]) -> None:
    """Write a bid, or one gladiator."""
    if kind in ("bid", "rebid"):
        write_gold(s, seat, number, row)
        if not number:
            row[ROW_NOTHING] = 1.0
    else:
        write_gladiator(s, s.people[number], {}, row, ROW_CHOSEN)


def write_choice(s: School, seat: Seat, kind: str, option: tuple[Any, ...], row: list[float]) -> None:
    """Write some of one's gladiators, or a word that concerns another school."""
    if kind in ("send", "train"):
        write_all(s, option, row, ROW_CHOSEN)
        if not option:
            row[ROW_NOTHING] = 1.0
        if kind == "train":
            write_gold(s, seat, len(option) * TRAINING, row)
        return
    row[ROW_VERB + VERBS.index(option[0])] = 1.0
    if kind == "arrange":
        write_all(s, option[1:2], row, ROW_CHOSEN)
        write_all(s, option[2:3], row, ROW_OTHERS)
        return
    offer: Offer = option[1]
    maker, to, gives, sold, wants, bought = offer
    row[ROW_TERMS] = gives / 64
    row[ROW_TERMS + 1] = wants / 64
    row[ROW_PARTNER + ((to if maker == seat else maker) - seat) % len(s.gold)] = 1.0
    write_all(s, sold, row, ROW_CHOSEN)
    write_all(s, bought, row, ROW_OTHERS)


def write_gold(s: School, seat: Seat, amount: int, row: list[float]) -> None:
    """Write what something costs, and which part of one's gold that is."""
    row[ROW_GOLD] = amount / 64
    if amount:
        row[ROW_SHARE] = amount / s.gold[seat]


def write_all(s: School, ids: Iterable[int], row: list[float], at: int) -> None:
    """Write some gladiators as a sum."""
    for id in ids:
        write_gladiator(s, s.people[id], {}, row, at)


OBSERVATION: Final = Observation(
    version=1,
    fields=tuple(LAYOUT.fields),
    option_fields=tuple(ROW_LAYOUT.fields),
    observe=observe,
    option_row=option_row,
)
