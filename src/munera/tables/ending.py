"""How a game has ended, from its record alone: who won, the curve of the standings, and what decided it.

It is given the published form of a record, and looks at the game as a spectator does. So it knows nothing that
anybody may not know, and two games that differ in secret wishes alone have the same end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from munera.kernel import Match, Option, Rulebook, Seat, replay
from munera.tables.wording import words_of
from munera.words.catalogue import ENGLISH
from munera.words.ending import Award, Course, Depicted, Ending, Figures
from munera.words.facts import name_facts
from munera.words.games import ending_of_game, teller_of
from munera.words.landmarks import ROUND

Weigh: TypeAlias = Callable[[Sequence[int], Sequence[int], Sequence[int]], int]

MOST_AWARDS = 4
WON, SHARED, BEATEN, NOBODY, AGREED = "won", "shared", "beaten", "nobody", "agreed"  # how a game may end


class Side(NamedTuple):
    """How far one side has come. seat: who plays it, None where nobody does; rank: from one, ties alike.

    holds: what else they have, as facts.
    """

    seat: Seat | None
    name: str
    has: int
    rank: int
    won: bool
    holds: Mapping[str, int | str] = {}


class Round(NamedTuple):
    """One point of the curve: the standings at the end of a round. at: the place in the replay where it begins.

    number: as the game counts it. event: the number of the event that begins it, None before the first round.
    """

    number: int
    at: int
    event: int | None
    has: tuple[int, ...]


class Moment(NamedTuple):
    """What decided a game. at: its place in the replay; round: that on the curve; events: what was told then.

    depicted: what a picture of it shows.
    """

    at: int
    round: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    events: range
    depicted: Depicted = Depicted()


class Change(NamedTuple):
    """The standings after an entry that changed them."""

    at: int
    round: int
    has: tuple[int, ...]
    events: range


@dataclass
class GameEnd:
    """All that is known of the end of a game, in no language."""

    book: Rulebook[Any]
    opening: Mapping[str, Any]
    events: list[tuple[Option, ...]]
    places: list[int]  # how many events had been told after each place of the replay
    verdict: str
    winners: tuple[int, ...]  # sides
    conceded: tuple[Seat, ...]
    counted: str
    needed: int | None
    sides: list[Side]
    rounds: list[Round]
    moment: Moment | None
    awards: list[Award]
    figures: Figures
    texts: dict[tuple[Any, ...], str] = field(
        default_factory=dict
    )  # what hosts made of it, by language and reader


class CurveReader:
    """Notes the standings while a game is played again: only after what may have moved them."""

    def __init__(self, book: Rulebook[Any], ending: Ending) -> None:
        self.book, self.ending = book, ending
        self.teller = teller_of(book, words_of(ENGLISH))
        self.opening: Mapping[str, Any] = {}
        self.places: list[int] = []
        self.rounds: list[Round] = []
        self.changes: list[Change] = []
        self._has: tuple[int, ...] = ()
        self._events_told = 0

    def note(self, match: Match[Any]) -> None:
        """Look at the game after one more entry."""
        events, first = match.events(None, self._events_told), self._events_told
        self._events_told += len(events)
        self.places.append(self._events_told)
        at = len(self.places) - 1
        if at == 0:
            self.opening = self.book.view(match.state, None)
            self._has = figures_of(self.opening)
            self.rounds.append(Round(0, 0, None, self._has))
        begins = [n for n, event in enumerate(events) if self.teller.landmark(event) == ROUND]
        moves = [
            n
            for n, event in enumerate(events)
            if not self.ending.scoring_events or event[0] in self.ending.scoring_events
        ]
        has = figures_of(self.book.view(match.state, None)) if moves else self._has
        # One entry may end a round and begin the next: what it moved belongs to the round in which it was told.
        if moves and not (begins and moves[0] > begins[0]):
            self._note(at, range(first, self._events_told), has)
        for n in begins:
            self.rounds.append(Round(self._number(events[n]), at, first + n, self._has))
        self._note(at, range(first, self._events_told), has)

    def _note(self, at: int, events: range, has: tuple[int, ...]) -> None:
        if has != self._has:
            self._has = has
            self.changes.append(Change(at, len(self.rounds) - 1, has, events))
            self.rounds[-1] = self.rounds[-1]._replace(has=has)

    def _number(self, event: Sequence[Option]) -> int:
        """The number of a round, as its event tells it."""
        named = name_facts(self.book.vocabulary.events.get(str(event[0]), ()), tuple(event[1:]))
        number = named.get("number")
        return number if isinstance(number, int) else len(self.rounds)

    def curve(self) -> list[Round]:
        """The curve: by rounds, or by what changed it in a game that tells of none."""
        if len(self.rounds) > 1 or not self.changes:
            return self.rounds
        start = Round(0, 0, None, figures_of(self.opening))
        steps = [Round(n, change.at, None, change.has) for n, change in enumerate(self.changes, 1)]
        self.changes = [change._replace(round=n) for n, change in enumerate(self.changes, 1)]
        return [start, *steps]


def figures_of(view: Mapping[str, Any]) -> tuple[int, ...]:
    """How far each side is, by the view's own figures; none where it has no standings."""
    found = view.get("standings")
    return tuple(side["has"] for side in found["sides"]) if isinstance(found, Mapping) else ()


def end_of(book: Rulebook[Any], text: str, between: Callable[[], None] = lambda: None) -> GameEnd:
    """The end of a game, from its published record: see `munera.kernel.published`.

    between: called at every entry, for a pause.
    """
    data, ending = json.loads(text), ending_of_game(book)
    reader = CurveReader(book, ending)

    def note(match: Match[Any]) -> None:
        reader.note(match)
        between()

    match: Match[Any] = replay(book, text, check=False, watch=note)
    events = [tuple(event) for event in match.events(None)]
    view, agreed = book.view(match.state, None), bool(data.get("agreed"))
    seats = () if agreed else book.winners(match.state)
    sides = sides_of(view, book.score(match.state), seats, agreed=agreed)
    winners = tuple(place for place, side in enumerate(sides) if side.won)
    curve = reader.curve()
    course = Course(reader.opening, events, len(sides), winners[0] if len(winners) == 1 else None, view)
    moment = deciding(curve, reader.changes, winners)
    awards = [one for one in ending.count(course) if one is not None]
    found = view.get("standings")
    standings: Mapping[str, Any] = found if isinstance(found, Mapping) else {"counted": "", "needed": None}
    return GameEnd(
        book=book,
        opening=reader.opening,
        events=events,
        places=reader.places,
        verdict=AGREED if agreed else verdict_of(sides, winners),
        winners=winners,
        conceded=tuple(entry["seat"] for entry in data["entries"] if "concede" in entry),
        counted=standings["counted"],
        needed=standings["needed"],
        sides=[side._replace(holds=ending.holdings(course, place)) for place, side in enumerate(sides)],
        rounds=curve,
        moment=moment and moment._replace(depicted=ending.depict(course, moment.events)),
        awards=awards[:MOST_AWARDS],
        figures=ending.figures(course),
    )


def verdict_of(sides: Sequence[Side], winners: Sequence[int]) -> str:
    """In a word, how the game ended. Beaten: by an adversary that nobody plays."""
    if not winners:
        return NOBODY
    if sides[winners[0]].seat is None:
        return BEATEN
    return WON if len(winners) == 1 else SHARED


def sides_of(
    view: Mapping[str, Any], scores: Sequence[float], winners: Sequence[Seat], *, agreed: bool
) -> list[Side]:
    """Everybody, in the order of the standings: with what they have, their rank, and whether they won.

    Ranks follow the score, which knows the rules for ties. An adversary without a seat has none, so there what is
    counted ranks; and all are equal in an agreed draw.
    """
    found = view.get("standings")
    rows: list[tuple[Seat | None, str, int]] = (
        [(side["seat"], side["name"], side["has"]) for side in found["sides"]]
        if isinstance(found, Mapping)
        else [(seat, "", int(score)) for seat, score in enumerate(scores)]
    )
    alone = any(seat is None for seat, _, _ in rows)
    most = max(has for _, _, has in rows)
    beaten = alone and not winners and not agreed and [has for _, _, has in rows].count(most) == 1
    won = [(beaten and has == most) if seat is None else seat in winners for seat, _, has in rows]
    keys: list[tuple[bool, float]] = [
        (False, 0) if agreed else (won[place], has if seat is None or alone else scores[seat])
        for place, (seat, _, has) in enumerate(rows)
    ]
    return [
        Side(seat, name, has, 1 + sum(key > keys[place] for key in keys), won[place])
        for place, (seat, name, has) in enumerate(rows)
    ]


def deciding(curve: Sequence[Round], changes: Sequence[Change], winners: Sequence[int]) -> Moment | None:
    """The change within the round in which whoever won gained most on the best of the others; of two, the later.

    Who never gained on the others won by a rule for ties: there counts what they gained. Where nobody won, the
    round that changed most decided that.
    """
    for weigh in (swing, gain):
        swings = [(weigh(curve[n - 1].has, curve[n].has, winners), n) for n in range(1, len(curve))]
        best, round = max(swings, default=(0, 0))
        if best > 0:
            return _largest(curve[round - 1].has, round, changes, winners, weigh)
    return None


def _largest(
    before: tuple[int, ...], round: int, changes: Sequence[Change], winners: Sequence[int], weigh: Weigh
) -> Moment | None:
    """The change of a round that weighs most."""
    found: tuple[int, Moment] | None = None
    for change in changes:
        if change.round == round:
            weight = weigh(before, change.has, winners)
            if found is None or weight >= found[0]:
                found = (weight, Moment(change.at, round, before, change.has, change.events))
            before = change.has
    return found[1] if found else None


def swing(before: Sequence[int], after: Sequence[int], winners: Sequence[int]) -> int:
    """How much the lead of whoever won grew; without a winner, how much changed at all."""
    if not winners:
        return sum(abs(new - old) for old, new in zip(before, after, strict=True))
    return _lead(after, winners) - _lead(before, winners)


def gain(before: Sequence[int], after: Sequence[int], winners: Sequence[int]) -> int:
    """How much more whoever won has."""
    return sum(after[side] - before[side] for side in winners)


def _lead(has: Sequence[int], winners: Sequence[int]) -> int:
    """What whoever won has more than the best of the others."""
    others = [much for side, much in enumerate(has) if side not in winners]
    return min(has[side] for side in winners) - max(others, default=0)
