"""Written positions of a campaign, at the start of a segment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.gladius.cards import STYLES
from munera.games.school.gladiators import (
    AGES,
    CAREERS,
    NATIONALITIES,
    READY_MADE,
    SIZES,
    STAT_TABLE,
    Gladiator,
)
from munera.games.school.state import School
from munera.kernel import BadPosition, Setting
from munera.kernel.settings import complete

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
_NUMBERS = {"experience", "wins", "lost_hp", "surcharge", "rests", "bouts"}
_MARKS = {"healing", "fought", "won", "superior", "in_ring"}


def position(written: Mapping[str, Any], settings: Mapping[str, Setting]) -> School:
    """A campaign in progress.

    turn: the one being played; at the stage "slaves" the one that is over. schools: two to six of {gold, fame,
    gladiators}; lots: slaves for sale; a gladiator is {style, experience, stats: {strength: 1, ...}, nationality,
    age, size, career, wins, ...}; what is not said is plain. Gladiators are numbered from 1 as written, lots last.
    standing, pairs, animals: those numbers. dice: the next dice.
    """
    _known(written, _KEYS, "a campaign")
    schools = written.get("schools", [])
    if not 2 <= len(schools) <= 6:
        raise BadPosition("a campaign has two to six schools")
    s = School(written.get("seed", 0), len(schools))
    s.options = complete(settings, written.get("options"))
    s.turn, s.stage, s.pool = (
        _number(written.get("turn", 1), "turn"),
        written.get("stage", "slaves"),
        tuple(READY_MADE),
    )
    if s.stage not in _STAGES:
        raise BadPosition(f"a stage is one of {', '.join(_STAGES)}")
    first = int(s.stage != "slaves")  # the slave segment begins the next turn
    if not first <= s.turn < s.last_turn + first:
        raise BadPosition(f"a campaign of {s.last_turn} turns has no turn {s.turn} at the stage {s.stage!r}")
    for seat, school in enumerate(schools):
        _known(school, _SCHOOL_KEYS, "a school")
        s.pay(seat, _number(school.get("gold", 50), "gold") - s.gold[seat])
        s.praise(seat, _number(school.get("fame", 0), "fame"))
        for row in school.get("gladiators", ()):
            _admit(s, row, seat)
    s.lots = tuple(_admit(s, row, -1).id for row in written.get("lots", ()))
    s.minimums = tuple(g.minimum_bid() for g in s.everyone(s.lots))
    s.standing = _ids(s, written.get("standing", ()))
    s.pairs = tuple((_ids(s, (one,)) + _ids(s, (two,))) for one, two in written.get("pairs", ()))  # type: ignore[misc]
    s.animals = _ids(s, written.get("animals", ()))
    sent = (*s.standing, *s.animals, *(id for pair in s.pairs for id in pair))
    if len(set(sent)) < len(sent) or any(s.people[one].owner == s.people[two].owner for one, two in s.pairs):
        raise BadPosition("nobody is in the arena twice, or paired with his own school")
    if not all(type(die) is int and 1 <= die <= 6 for die in written.get("dice", ())):
        raise BadPosition("a die shows 1 to 6")
    s.loaded = list(written.get("dice", ())) or None
    return s


def _admit(s: School, row: Mapping[str, Any], owner: int) -> Gladiator:
    _known(row, {*_WORDS, *_NUMBERS, *_MARKS, "stats", "name"}, "a gladiator")
    facts: dict[str, Any] = {word: row.get(word, _plain(word)) for word in _WORDS}
    for word, values in _WORDS.items():
        if facts[word] not in values:
            raise BadPosition(f"{word} is one of {', '.join(dict.fromkeys(values))}, not {facts[word]!r}")
    _known(row.get("stats", {}), set(STAT_TABLE), "a stat line")
    stats = tuple(_number(row.get("stats", {}).get(stat, 0), stat) for stat in STAT_TABLE)
    facts |= {"experience": 1, **{name: _number(row[name], name) for name in _NUMBERS if name in row}}
    if not facts["experience"]:
        raise BadPosition("everybody has some experience")
    facts |= {name: bool(row[name]) for name in _MARKS if name in row}
    s.made += 1
    name = row.get("name", f"Gladiator {s.made}")
    g = Gladiator(id=s.made, name=name, row=0, stats=stats, owner=owner, **facts)
    s.names = (*s.names, g.name)
    s.put(g)
    return g


def _plain(word: str) -> str:
    return {"style": "secutor", "nationality": "roman", "age": "prime", "size": "average", "career": "slave"}[word]


def _known(mapping: Mapping[str, Any], keys: set[str], what: str) -> None:
    if not set(mapping) <= keys:
        raise BadPosition(f"{what} knows only: {', '.join(sorted(keys))}")


def _number(value: object, what: str) -> int:
    if type(value) is not int or value < 0:
        raise BadPosition(f"{what} is a whole number, not {value!r}")
    return value


def _ids(s: School, ids: Any) -> tuple[int, ...]:
    if not all(id in s.people and s.people[id].owner >= 0 for id in ids):
        raise BadPosition("only gladiators of a school can be sent to the arena")
    return tuple(ids)
