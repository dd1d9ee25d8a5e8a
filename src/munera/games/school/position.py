"""Written positions of a campaign, at the start of a segment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.gladius.cards import STYLES, TABLE, CardTable
from munera.games.school.gladiators import (
    AGES,
    CAREERS,
    NATIONALITIES,
    RECRUITS,
    SIZES,
    STAT_TABLE,
    Gladiator,
    Recruits,
)
from munera.games.school.state import START_GOLD, School
from munera.kernel import BadPosition, Setting
from munera.kernel.positions import dice, flag, known, listed, number, word
from munera.kernel.settings import complete
from munera.kernel.storage import check_seed

_STAGES = (
    "slaves",
    "auction",
    "charity",
    "arena",
    "pairing",
    "combat",
    "earnings",
    "upkeep",
    "trading",
    "training",
    "reputation",
)
_KEYS = {"turn", "stage", "schools", "lots", "standing", "pairs", "animals", "dice", "seed", "options"}
_SCHOOL_KEYS = {"gold", "fame", "gladiators"}
_WORDS = {"style": STYLES, "nationality": NATIONALITIES, "age": AGES, "size": SIZES, "career": CAREERS}
_PLAIN = {"style": "secutor", "nationality": "roman", "age": "prime", "size": "average", "career": "slave"}
_NUMBERS = ("wins", "lost_hp", "surcharge", "rests", "bouts")
_MARKS = ("healing", "fought", "won", "superior", "in_ring")


def position(
    written: Mapping[str, Any],
    settings: Mapping[str, Setting],
    cards: CardTable = TABLE,
    recruits: Recruits = RECRUITS,
) -> School:
    """A campaign in progress.

    turn: the one being played; at the stage "slaves" the one that is over. schools: two to six of {gold, fame,
    gladiators}; lots: slaves for sale; a gladiator is {style, experience, stats: {strength: 1, ...}, nationality,
    age, size, career, wins, ...}; what is not said is plain. Gladiators are numbered from 1 as written, lots last.
    standing, pairs, animals: those numbers. dice: the next dice.
    """
    known(written, _KEYS, "a campaign")
    schools = listed(written.get("schools", []), "schools")
    if not 2 <= len(schools) <= 6:
        raise BadPosition("a campaign has two to six schools")
    s = School(check_seed(written.get("seed", 0)), len(schools), cards, recruits)
    s.options = complete(settings, written.get("options"))
    s.turn, s.pool = number(written.get("turn", 1), "turn"), tuple(recruits.rows)
    s.stage = word(written.get("stage", "slaves"), "a stage", _STAGES)
    first = int(s.stage != "slaves")  # the slave segment begins the next turn
    if not first <= s.turn < s.last_turn + first:
        raise BadPosition(f"a campaign of {s.last_turn} turns has no turn {s.turn} at the stage {s.stage!r}")
    for seat, school in enumerate(schools):
        known(school, _SCHOOL_KEYS, "a school")
        gold = number(school.get("gold", START_GOLD), "gold")
        s.gold = (*s.gold[:seat], gold, *s.gold[seat + 1 :])
        s.praise(seat, number(school.get("fame", 0), "fame"))
        for row in listed(school.get("gladiators", []), "gladiators"):
            _admit(s, row, seat)
    s.annals = (*s.annals, *(s.fame,) * (s.turn - first))  # how it came to that is not written
    s.lots = tuple(_admit(s, row, -1).id for row in listed(written.get("lots", []), "lots"))
    s.minimums = tuple(g.minimum_bid() for g in s.everyone(s.lots))
    s.standing = _ids(s, written.get("standing", []), "standing")
    s.pairs = tuple(_pair(s, pair) for pair in listed(written.get("pairs", []), "pairs"))
    s.animals = _ids(s, written.get("animals", []), "animals")
    sent = (*s.standing, *s.animals, *(id for pair in s.pairs for id in pair))
    if len(set(sent)) < len(sent) or any(s.people[one].owner == s.people[two].owner for one, two in s.pairs):
        raise BadPosition("nobody is in the arena twice, or paired with his own school")
    s.loaded = [*dice(written.get("dice", []))] or None
    return s


def _admit(s: School, row: object, owner: int) -> Gladiator:
    told = known(row, (*_WORDS, *_NUMBERS, *_MARKS, "experience", "stats", "name"), "a gladiator")
    levels = known(told.get("stats", {}), STAT_TABLE, "a stat line")
    s.made += 1
    name = told.get("name", f"Gladiator {s.made}")
    if not isinstance(name, str) or not name or name in s.names:
        raise BadPosition(f"{name!r} is no name, or somebody has it already")
    facts: dict[str, Any] = {
        **{fact: word(told.get(fact, _PLAIN[fact]), fact, values) for fact, values in _WORDS.items()},
        **{fact: number(told[fact], fact) for fact in _NUMBERS if fact in told},
        **{fact: flag(told[fact], fact) for fact in _MARKS if fact in told},
    }
    g = Gladiator(
        id=s.made,
        name=name,
        row=0,
        stats=tuple(number(levels.get(stat, 0), stat) for stat in STAT_TABLE),
        owner=owner,
        experience=number(told.get("experience", 1), "experience", 1),
        **facts,
    )
    if g.full_hp() < 1:
        raise BadPosition("nobody can have lost all his hit points")
    s.names = (*s.names, g.name)
    s.put(g)
    return g


def _ids(s: School, value: object, what: str) -> tuple[int, ...]:
    ids = tuple(number(id, what) for id in listed(value, what))
    if not all(id in s.people and s.people[id].owner >= 0 for id in ids):
        raise BadPosition("only gladiators of a school can be sent to the arena")
    return ids


def _pair(s: School, value: object) -> tuple[int, int]:
    pair = _ids(s, value, "a pair")
    if len(pair) != 2:
        raise BadPosition("a pair is two gladiators")
    return pair[0], pair[1]
