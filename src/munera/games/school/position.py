"""Written positions of a campaign, at the start of a segment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from munera.games.gladius.cards import BEASTS, STYLES, TABLE, CardTable
from munera.games.gladius.position import BOUT_KEYS, FIGHTER_KEYS, read_bout
from munera.games.school import combat
from munera.games.school.gladiators import (
    AGES,
    ALIVE,
    CAREERS,
    DEAD,
    NATIONALITIES,
    RECRUITS,
    RELEASED,
    RETIRED,
    SIZES,
    STAT_TABLE,
    Gladiator,
    Recruits,
)
from munera.games.school.state import STAGES, START_GOLD, School
from munera.kernel import BadPosition, Setting
from munera.kernel.positions import flag, known, listed, number, picks, script, word
from munera.kernel.settings import complete
from munera.kernel.storage import check_seed

_STAGES = STAGES[STAGES.index("slaves") : STAGES.index("over")]  # a position begins after the schools were founded
_KEYS = {
    "turn",
    "stage",
    "schools",
    "lots",
    "unsold",
    "standing",
    "pairs",
    "animals",
    "bout",
    "limit",
    "pool",
    "dice",
    "shuffles",
    "picks",
    "exact",
    "seed",
    "options",
}
_ONLY_AT = {"unsold": ("auction", "charity"), "bout": ("combat",)}
"""What means something at certain stages only: elsewhere it would be silently without effect."""
_SCHOOL_KEYS = {"gold", "fame", "gladiators"}
_BOUT_KEYS = BOUT_KEYS - {"limit"} | {"fighters"}
_KEYS_IN_RING = FIGHTER_KEYS | {"gladiator", "beast"}
_LONGEST_NAME = 60
_FATES = (ALIVE, DEAD, RETIRED, RELEASED)
_WORDS = {"style": STYLES, "nationality": NATIONALITIES, "age": AGES, "size": SIZES, "career": CAREERS}
_PLAIN = {"style": "secutor", "nationality": "roman", "age": "prime", "size": "average", "career": "slave"}
_NUMBERS = ("wins", "lost_hp", "surcharge", "rests", "bouts")
_MARKS = ("healing", "fought", "won", "superior", "in_ring")
_SAID = ("experience", "stats", "name", "fate", "row")
KEYS = {
    "position": _KEYS,
    "school": _SCHOOL_KEYS,
    "gladiator": {*_WORDS, *_NUMBERS, *_MARKS, *_SAID},
    "stats": set(STAT_TABLE),
    "bout": _BOUT_KEYS,
    "fighter": _KEYS_IN_RING,
}
"""Every key that a position knows, by what it is part of: docs/positions.md lists them all."""


def position(
    written: Mapping[str, Any],
    settings: Mapping[str, Setting],
    cards: CardTable = TABLE,
    recruits: Recruits = RECRUITS,
) -> School:
    """A campaign in progress.

    turn: the one being played; at the stage "slaves" the one that is over. schools: two to six of {gold, fame,
    gladiators}; lots: slaves for sale; unsold: those whom nobody wanted; a gladiator is {style, experience,
    stats: {strength: 1, ...}, nationality, age, size, career, wins, fate, row, ...}; what is not said is plain.
    Gladiators are numbered from 1 as written, lots and then the unsold last. standing, pairs, animals: those
    numbers. bout: one being fought, at the stage "combat": {fighters: two of {gladiator, hp, hand, cannot_attack},
    the second of whom may be a {beast}, and active, turn, discard, top or deck as in Gladius}. limit: after so
    many turns a bout is decided on points. pool: the rows of the ready-made gladiators that may still come. dice,
    shuffles, picks: how chance falls, in order, picks being schools by their seats, gladiators by their numbers
    and names of slaves; exact: whatever is not scripted is an error.
    """
    known(written, _KEYS, "a campaign")
    schools = listed(written.get("schools", []), "schools")
    if not 2 <= len(schools) <= 6:
        raise BadPosition("a campaign has two to six schools")
    s = School(check_seed(written.get("seed", 0)), len(schools), cards, recruits)
    s.options = complete(settings, written.get("options"))
    s.turn, s.pool = number(written.get("turn", 1), "turn"), tuple(recruits.rows)
    s.limit = number(written.get("limit", s.limit), "limit", 1, 10_000)
    _stage(s, written)
    first = int(s.stage != "slaves")  # the slave segment begins the next turn
    if not first <= s.turn < s.last_turn + first:
        raise BadPosition(f"a campaign of {s.last_turn} turns has no turn {s.turn} at the stage {s.stage!r}")
    for seat, school in enumerate(schools):
        known(school, _SCHOOL_KEYS, "a school")
        gold = number(school.get("gold", START_GOLD), "gold")
        s.gold = (*s.gold[:seat], gold, *s.gold[seat + 1 :])
        s.add_fame(seat, number(school.get("fame", 0), "fame"))
        for row in listed(school.get("gladiators", []), "gladiators"):
            _admit(s, row, seat)
    s.fame_by_turn = (*s.fame_by_turn, *(s.fame,) * (s.turn - first))  # how it came to that is not written
    s.lots = tuple(_admit(s, row, -1).id for row in listed(written.get("lots", []), "lots"))
    s.unsold = tuple(_admit(s, row, -1).id for row in listed(written.get("unsold", []), "unsold"))
    s.minimums = tuple(g.minimum_bid() for g in s.everyone((*s.lots, *s.unsold)))
    if "pool" in written:
        s.pool = _rows(s, written["pool"])
    s.unpaired = _ids(s, written.get("standing", []), "standing")
    s.pairs = tuple(_pair(s, pair) for pair in listed(written.get("pairs", []), "pairs"))
    s.animals = _ids(s, written.get("animals", []), "animals")
    if "bout" in written:
        _bout(s, known(written["bout"], _BOUT_KEYS, "a bout"))
    sent = (*s.unpaired, *s.animals, *(id for pair in s.pairs for id in pair), *s.fighters)
    if len(set(sent)) < len(sent) or any(s.people[one].owner == s.people[two].owner for one, two in s.pairs):
        raise BadPosition("nobody is in the arena twice, or paired with the own school")
    s.loaded = script(written, _shuffles(s, written.get("shuffles", ())), picks(written.get("picks", ())))
    return s


def _stage(s: School, written: Mapping[str, Any]) -> None:
    s.stage = word(written.get("stage", "slaves"), "a stage", _STAGES)
    for key, stages in _ONLY_AT.items():
        if key in written and s.stage not in stages:
            raise BadPosition(f"{key} is written only at: {', '.join(stages)}")
    if s.stage == "arranging" and s.options["pairing"] != "arranged":
        raise BadPosition("pairs are arranged only with the option pairing: arranged")


def _admit(s: School, row: object, owner: int) -> Gladiator:
    given = known(row, KEYS["gladiator"], "a gladiator")
    levels = known(given.get("stats", {}), STAT_TABLE, "a stat line")
    s.last_id += 1
    name = given.get("name", f"Gladiator {s.last_id}")
    if not isinstance(name, str) or not name or name in s.names:
        raise BadPosition(f"{name!r} is no name, or somebody has it already")
    if not name.isprintable() or len(name) > _LONGEST_NAME:  # characters that hide or turn what stands beside them
        raise BadPosition(f"{name[:_LONGEST_NAME]!a} is too long, or holds what cannot be seen")
    facts: dict[str, Any] = {
        **{fact: word(given.get(fact, _PLAIN[fact]), fact, values) for fact, values in _WORDS.items()},
        **{fact: number(given[fact], fact) for fact in _NUMBERS if fact in given},
        **{fact: flag(given[fact], fact) for fact in _MARKS if fact in given},
    }
    fate = word(given.get("fate", ALIVE), "fate", _FATES)
    if owner < 0 and fate != ALIVE:
        raise BadPosition("a slave who is for sale is alive")
    g = Gladiator(
        id=s.last_id,
        name=name,
        row=_take_row(s, given["row"]) if "row" in given else 0,
        stats=tuple(number(levels.get(stat, 0), stat) for stat in STAT_TABLE),
        owner=owner,
        fate=fate,
        experience=number(given.get("experience", 1), "experience", 1),
        **facts,
    )
    if g.full_hp() < 1:
        raise BadPosition("nobody can have lost all hit points")
    s.names = (*s.names, g.name)
    s.put(g)
    return g


def _ids(s: School, value: object, what: str) -> tuple[int, ...]:
    ids = tuple(number(id, what) for id in listed(value, what))
    for id in ids:
        if id not in s.people or s.people[id].owner < 0 or s.people[id].fate != ALIVE:
            raise BadPosition(f"only living gladiators of a school can be sent to the arena, not number {id}")
    return ids


def _pair(s: School, value: object) -> tuple[int, int]:
    pair = _ids(s, value, "a pair")
    if len(pair) != 2:
        raise BadPosition("a pair is two gladiators")
    return pair[0], pair[1]


def _bout(s: School, written: Mapping[str, Any]) -> None:
    """Two gladiators in the ring, or one and a beast, in the middle of their bout."""
    rows = [known(row, _KEYS_IN_RING, "a fighter") for row in listed(written.get("fighters", ()), "fighters")]
    if len(rows) != 2 or "beast" in rows[0] or ("beast" in rows[1] and "gladiator" in rows[1]):
        raise BadPosition("a bout has two fighters: two gladiators, or a gladiator and then a beast")
    ring = _ids(s, [row.get("gladiator", 0) for row in rows if "beast" not in row], "a gladiator")
    if len(ring) == 2 and (ring[0] == ring[1] or s.people[ring[0]].owner == s.people[ring[1]].owner):
        raise BadPosition("a bout is between two gladiators of different schools")
    s.put(*(g._replace(in_ring=True, fought=True) for g in s.everyone(ring)))
    if len(ring) == 2:
        combat.begin_bout(s, *ring)
    else:
        if s.options["beasts"] != "fight":
            raise BadPosition("animals are fought only with the option beasts: fight")
        combat.begin_beast(s, ring[0], word(rows[1]["beast"], "a beast", BEASTS))
    read_bout(s, written, rows)


def _take_row(s: School, value: object) -> int:
    """One of the ready-made gladiators: that row does not come again."""
    (row,) = _rows(s, [value])
    if row not in s.pool:
        raise BadPosition(f"the ready-made gladiator {row} is there once")
    s.pool = tuple(other for other in s.pool if other != row)
    return row


def _rows(s: School, value: object) -> tuple[int, ...]:
    """Rows of the table of ready-made gladiators; in the pool are only those who are nobody yet."""
    rows = tuple(number(row, "a row") for row in listed(value, "pool"))
    taken = {g.row for g in s.people.values()}
    for row in rows:
        if row not in s.recruits.rows or row in taken or rows.count(row) > 1:
            raise BadPosition(f"{row} is no ready-made gladiator who can still come")
    return rows


def _shuffles(s: School, value: object) -> list[tuple[str, ...]]:
    return [
        tuple(word(card, "a card", s.cards.by_id) for card in listed(top, "a shuffle"))
        for top in listed(value, "shuffles")
    ]
