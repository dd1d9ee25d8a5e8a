"""The combat segment: the bouts one by one, thumbs, injuries, and the animals."""

from __future__ import annotations

from munera.games.gladius import duel, solo
from munera.games.gladius.state import DRAWN, NOBODY, deal_in
from munera.games.school.gladiators import (
    ALIVE,
    CHARISMA,
    DEAD,
    LOWEST_HIT_POINTS,
    RETIRED,
    STAT_TABLE,
    Gladiator,
    half,
)
from munera.games.school.state import School
from munera.kernel import Seat, Segment, ask

BRAVE = 5  # hit points at which a winner has been hurt enough for the crowd to spare the loser
BEAST_TABLE = ("lion", "lion", "tiger", "tiger", "bear", "bear")


def combat(s: School) -> Segment:
    """What comes next in the combat segment: a turn of the bout, its end, or the next bout."""
    if s.phase == "deal":
        return duel.deal(s)
    if s.phase == "turn":
        return solo.turn(s) if NOBODY in s.owner else duel.turn(s)  # without a call of `solo`
    if s.phase == "over":
        return after_beast(s) if s.solo else after_bout(s)
    return next_bout(s)


async def next_bout(s: School) -> None:
    """Two fighters enter the ring; when there are no more, those left over meet the animals."""
    if s.pairs:
        (one, two), s.pairs = s.pairs[0], s.pairs[1:]
        able = [id for id in (one, two) if enters(s, id)]
        if len(able) == 2:
            begin_bout(s, one, two)
        else:  # a coward died: their opponent counts as not paired (GS-37)
            s.animals = (*s.animals, *able)
    elif s.animals:
        fighter, s.animals = s.animals[0], s.animals[1:]
        if enters(s, fighter):
            meet_animals(s, fighter)
    else:
        s.stage = "earnings"


def begin_bout(s: School, one: int, two: int) -> None:
    fighters = s.everyone((one, two))
    s.fighters = (one, two)
    s.owner = [g.owner for g in fighters]
    deal_in(s, [g.style for g in fighters], [g.stats[:5] for g in fighters])
    s.mini, s.bound, s.certain, s.turns, s.winner = (0, 0), [False, False], [[], []], 0, NOBODY
    s.tell("enters", one, two)
    for side, id in enumerate(s.fighters):
        if cheers := s.cheers(side):
            s.tell("cheered", id, cheers)
    s.phase = "deal"


def enters(s: School, id: int) -> bool:
    """First Blood, the first time in the ring: 1 is a coward, 6 has blood lust. Does the gladiator enter alive?"""
    g = s.people[id]
    if s.options["first_blood"] and not g.in_ring:
        die = s.roll()
        s.tell("first_blood", id, die, already_known_to=())
        if die == 1:
            s.put(g._replace(in_ring=True))
            dies(s, id, "coward")
            return False
        if die == 6:
            g, stat = s.gain_experience(g)
            g = g.remember(s.turn, "blood_lust", STAT_TABLE[stat - 1])
            s.tell("blood_lust", id, STAT_TABLE[stat - 1], already_known_to=())
    s.put(g._replace(in_ring=True, fought=True))
    return True


# ---------------------------------------------------------------------- after a bout


async def after_bout(s: School) -> None:
    """Settle a bout: thumbs by the 5-or-less rule, and what the bout did to both."""
    one, two = s.fighters
    hp, winner, why = s.hp, s.winner, s.ending
    clear_sand(s)
    for id, left in zip((one, two), hp, strict=True):
        g = s.people[id]
        s.put(g._replace(bouts=g.bouts + 1, healing=g.healing or left <= BRAVE))
    if winner == DRAWN:  # a draw counts as a loss for both; both are spared (GL-16)
        for id, foe in ((one, two), (two, one)):
            loses(s, id, foe, "draw")
            s.tell("spared", id)
        return
    victor, loser = (one, two) if winner == 0 else (two, one)
    wins(s, victor, loser)
    loses(s, loser, victor, "lost")
    if s.people[loser].fate != ALIVE:  # their school gave up after the last blow (GS-46)
        return
    if why == "points":  # decided on points after 200 turns: spared, no injury (GL-16)
        s.tell("spared", loser)
    elif hp[winner] <= BRAVE:
        s.tell("spared", loser)
        await injury(s, loser)
    else:
        dies(s, loser, "thumbs_down")


def clear_sand(s: School) -> None:
    """Put the cards of a bout back into their box."""
    s.deck, s.discard, s.table, s.hands, s.certain = [], [], [], [[], []], [[], []]
    s.binder, s.exchange, s.past = ("", ""), {}, ({}, {})
    s.phase, s.fighters = "none", ()


def wins(s: School, id: int, foe: int) -> None:
    """Book a victory; every second one is a level of charisma (GS-17)."""
    g, beaten = s.people[id], s.people[foe]
    superior = beaten.experience > g.experience
    g = g._replace(wins=g.wins + 1, won=True, superior=g.superior or superior).remember(s.turn, "won", foe)
    s.tell("match_won", id, foe)
    if g.wins % 2 == 0:
        g = g.with_stat(CHARISMA, 1)
        s.tell("acclaimed", id, g.charisma)
    s.put(g)
    s.matches = (*s.matches, (g.owner, "won"))
    s.victories = (*s.victories, (g.owner, id, foe))


def loses(s: School, id: int, foe: int, how: str) -> None:
    g = s.people[id]
    s.put(g.remember(s.turn, how, foe))
    s.matches = (*s.matches, (g.owner, "lost"))


def dies(s: School, id: int, how: str) -> None:
    g = s.people[id]
    s.put(g._replace(fate=DEAD).remember(s.turn, "died", how))
    s.tell("dies", id, how)


# ---------------------------------------------------------------------- injuries


async def injury(s: School, id: int) -> None:
    """Roll for the injury of a fighter who was brought to zero and not killed."""
    die = s.roll()
    s.tell("injury", id, die, already_known_to=())
    g = s.people[id].remember(s.turn, "injury", die)
    if die in (3, 4, 5):  # each of them misses the next turn
        g = g._replace(rests=s.turn + 1)
    s.put(g)
    if die == 1:
        dies(s, id, "mortal_wound")
    elif die == 2:
        s.put(g._replace(fate=RETIRED))
        s.tell("retires", id)
    elif die == 3:
        await lame(s, id)
    elif die == 4:
        loss = half(s.roll())
        s.put(g.with_stat(CHARISMA, -loss))
        s.tell("shamed", id, loss, already_known_to=())


async def lame(s: School, id: int) -> None:
    """Take D3 points off: the owner chooses each among stats above zero and maximum hit points (GS-14)."""
    loss = half(s.roll())
    s.tell("lamed", id, loss, already_known_to=())
    for _ in range(loss):
        options = crippled(s.people[id])
        if not options:
            return
        what = await ask(s.people[id].owner, "lame", options, about=id, rule="GS-14")
        g = s.people[id]
        s.put(
            g._replace(lost_hp=g.lost_hp + 1) if what == "hit_points" else g.with_stat(STAT_TABLE.index(what), -1)
        )
        s.tell("loses_point", id, what, already_known_to=(g.owner,))


def crippled(g: Gladiator) -> tuple[str, ...]:
    """The stats that a gladiator can still lose, the highest last."""
    stats = sorted((level, stat) for stat, level in enumerate(g.stats) if level)
    hp = ("hit_points",) if g.full_hp() > LOWEST_HIT_POINTS else ()
    floor = g.full_hp() <= LOWEST_HIT_POINTS
    return (*hp, *(STAT_TABLE[stat] for _, stat in stats if not (floor and STAT_TABLE[stat] == "endurance")))


# ---------------------------------------------------------------------- the animals


def meet_animals(s: School, id: int) -> None:
    """A fighter meets the animals: by default a purse and no fight (GS-18), as an option a real one (GS-19)."""
    g = s.people[id]
    if s.options["beasts"] == "purse":
        s.tell("animals", id)
        s.matches = (*s.matches, (g.owner, "animals"))
        s.put(g.remember(s.turn, "animals"))
        return
    beast = BEAST_TABLE[s.roll() - 1]
    s.tell("beast", id, beast, already_known_to=())
    begin_beast(s, id, beast)


def begin_beast(s: School, id: int, beast: str) -> None:
    """Put a gladiator and a beast onto the sand."""
    g = s.people[id]
    s.fighters = (id,)
    s.owner = [g.owner, NOBODY]
    deal_in(s, [g.style, beast], [g.stats[:5], (0,) * 5])
    s.mini = (s.cards.beasts[beast].defend, s.cards.beasts[beast].attack)
    s.bound, s.certain, s.turns, s.winner = [False, False], [[], []], 0, NOBODY
    s.phase = "deal"


async def after_beast(s: School) -> None:
    """Settle a fight against a beast. Won: the usual purse. Lost: an injury roll. Undecided: neither (GS-45)."""
    (id,) = s.fighters
    hp, winner, why, beast = s.hp[0], s.winner, s.ending, s.styles[1]
    clear_sand(s)
    g = s.people[id]
    outcome = "beast_undecided" if why == "points" else "beat_beast" if winner == 0 else "lost_to_beast"
    s.put(g._replace(healing=g.healing or hp <= BRAVE).remember(s.turn, outcome, beast))
    s.tell(outcome, id, beast)
    if outcome == "beat_beast":
        s.matches = (*s.matches, (g.owner, "animals"))
    elif outcome == "lost_to_beast":
        await injury(s, id)


def forfeit(s: School, seat: Seat) -> None:
    """A school gives up: its gladiators go, and whoever was paired with one of them counts as not paired.

    While pairs are still being made they may yet find another opponent; after that they meet the animals. A match
    that is already decided stays so.
    """
    gone = {g.id for g in s.roster(seat)}
    ring = () if s.phase == "over" and not s.solo else s.fighters
    left = tuple(id for pair in (*s.pairs, ring) for id in pair if id not in gone and gone & set(pair))
    s.pairs = tuple(pair for pair in s.pairs if not gone & set(pair))
    s.animals = tuple(id for id in s.animals if id not in gone)
    s.unpaired = tuple(id for id in s.unpaired if id not in gone)
    s.challenges = tuple(pair for pair in s.challenges if not gone & set(pair))
    if s.stage in ("arranging", "pairing"):
        s.unpaired = tuple(sorted((*s.unpaired, *left)))
    else:
        s.animals += left
    if gone & set(ring):
        if len(ring) == 2:
            s.tell("void", *ring)
        clear_sand(s)
