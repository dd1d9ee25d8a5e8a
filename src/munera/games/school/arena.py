"""The arena segment: who fights, and against whom."""

from __future__ import annotations

from typing import Any

from munera.games.school.choice import Subset
from munera.games.school.state import School
from munera.kernel import Ask, Seat, ask_any, ask_sealed

DONE = "done"


async def send_fighters(s: School) -> None:
    """Every owner decides in secret which of their gladiators fight this turn. Nobody must (GS-09)."""
    owners = [seat for seat in s.active_schools if s.fit(seat)]
    sent = await ask_sealed(
        [Ask(seat, "send", lambda seat: Subset([g.id for g in s.fit(seat)]), rule="GS-09") for seat in owners]
    )
    for seat, fighters in zip(owners, sent, strict=True):
        s.tell("sends", seat, *fighters, already_known_to=(seat,))
    s.unpaired = tuple(sorted(id for fighters in sent for id in fighters))
    s.pairs, s.animals, s.challenges, s.done = (), (), (), ()
    s.stage = "arranging" if s.options["pairing"] == "arranged" else "pairing"


# ---------------------------------------------------------------------- pairing by chance


async def pair_by_chance(s: School) -> None:
    """Pair fighters of different schools by lot; those who are left over meet the animals (GS-08)."""
    while pair := draw_pair(s):
        s.pairs = (*s.pairs, pair)
        s.unpaired = tuple(id for id in s.unpaired if id not in pair)
        s.tell("paired", *pair, already_known_to=())
    s.animals, s.unpaired = s.unpaired, ()
    s.stage = "combat"


def draw_pair(s: School) -> tuple[int, int] | None:
    """One of the largest group without an opponent against anybody else, so that as many as possible fight."""
    groups: dict[Seat, list[int]] = {}
    for g in s.everyone(s.unpaired):
        groups.setdefault(g.owner, []).append(g.id)
    if len(groups) < 2:
        return None
    size = max(map(len, groups.values()))
    largest = [seat for seat, group in groups.items() if len(group) == size]
    seat = s.choice(largest)
    others = [id for other, group in groups.items() if other != seat for id in group]
    return s.choice(groups[seat]), s.choice(others)


# ---------------------------------------------------------------------- arranged pairing


async def arrange(s: School) -> None:
    """One step of the open floor: challenge, accept, or be done. Whoever is not arranged is paired by chance."""
    floor = [seat for seat in s.active_schools if seat not in s.done and unpaired_of(s, seat)]
    if len({s.people[id].owner for id in s.unpaired}) < 2 or not floor:
        s.challenges, s.done, s.stage = (), (), "pairing"
        return
    seat, what = await ask_any(
        [Ask(seat, "arrange", lambda seat: challenges(s, seat), rule="GS-08") for seat in floor]
    )
    if what == DONE:
        s.done = (*s.done, seat)
        s.challenges = tuple(c for c in s.challenges if seat not in owners_of(s, c))
        s.tell("arranged_out", seat, already_known_to=(seat,))
        return
    word, mine, theirs = what
    if word == "challenge":
        s.challenges = (*s.challenges, (mine, theirs))
        s.tell("challenges", mine, theirs, already_known_to=(seat,))
    else:
        s.pairs = (*s.pairs, (theirs, mine))
        s.unpaired = tuple(id for id in s.unpaired if id not in (mine, theirs))
        s.challenges = tuple(c for c in s.challenges if mine not in c and theirs not in c)
        s.tell("arranged", theirs, mine, already_known_to=(seat,))


def unpaired_of(s: School, seat: Seat) -> list[int]:
    """The fighters of a school that have no opponent yet."""
    return [id for id in s.unpaired if s.people[id].owner == seat]


def owners_of(s: School, pair: tuple[int, int]) -> tuple[Seat, Seat]:
    return s.people[pair[0]].owner, s.people[pair[1]].owner


def challenges(s: School, seat: Seat) -> tuple[Any, ...]:
    """What a school may do: be done, accept a challenge, or challenge with a fighter who has not done so yet."""
    mine = unpaired_of(s, seat)
    accept = [("accept", b, a) for a, b in s.challenges if b in mine]
    free = [id for id in mine if all(a != id for a, _ in s.challenges)]
    rivals = [id for id in s.unpaired if id not in mine and s.people[id].owner not in s.done]
    dare = [("challenge", a, b) for a in free for b in rivals if (b, a) not in s.challenges]
    return (DONE, *accept, *dare)
