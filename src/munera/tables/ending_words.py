"""The end of a game in words, for one reader: the verdict, the moment that decided it, awards and a chronicle."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from munera.kernel import Option, Seat
from munera.tables.ending import AGREED, BEATEN, NOBODY, GameEnd, Round, Side
from munera.tables.wording import Wording
from munera.words import NOWHERE, Cast, readable
from munera.words.ending import ONE, SEVERAL, YOU, Award, Figure
from munera.words.games import ending_of_game
from munera.words.landmarks import BETRAYAL, DEATH, FIGHT, ROUND, VICTORY
from munera.words.phrasing import Arg

MOST_LINES_OF_MOMENT = 3
MOST_LINES_OF_CHAPTER = 5
MOST_CHAPTERS = 40
FIRST_SHOWN: Final = {BETRAYAL: 0, DEATH: 1, VICTORY: 2, "": 3}  # where a chapter has room for some alone
NAMED: Final = frozenset({"house", "style"})  # facts that are the id of a term


class EndingTeller:
    """Tells the end of a game to one reader: a seat, who is addressed, or anybody else."""

    def __init__(self, end: GameEnd, wording: Wording, names: tuple[str, ...], you: Seat | None) -> None:
        self.end, self.wording, self.words, self.names, self.you = end, wording, wording.words, names, you
        self.book = end.book
        self.scoring_events = ending_of_game(end.book).scoring_events
        self.called = [self._name(side) for side in end.sides]
        narrate = wording.teller.narrator(end.opening, names, you)
        self.casts: dict[int, Cast] = {}  # who is who at the events that are told
        for number, event in enumerate(end.events):
            cast = narrate(event)
            if self._remembered(event) or self._mark(event) == ROUND:
                self.casts[number] = cast
        victories = (n for n in reversed(self.casts) if self._mark(end.events[n]) == VICTORY)
        self.decided = next(victories, -1)  # the number of the event that says who won

    def in_words(self) -> dict[str, Any]:
        """All of it, as a host sends it."""
        end = self.end
        return {
            "game": self.book.id,
            "verdict": self._verdict(),
            "counted": self._say("counted", readable(end.counted)),
            "curve": self._say("curve", self.words.text("ending-curve")),
            "needed": end.needed,
            "sides": [
                {
                    **side._asdict(),
                    "name": name,
                    "you": side.seat is not None and side.seat == self.you,
                    "holds": self._holds(side),
                }
                for side, name in zip(end.sides, self.called, strict=True)
            ],
            "rounds": [
                {"number": one.number, "title": self._round(one), "at": one.at, "has": list(one.has)}
                for one in end.rounds
            ],
            "moment": self._moment(),
            "awards": [self._award(award) for award in end.awards],
            "figures": {
                "victor": self._figure(end.figures.victor),
                "fallen": self._figure(end.figures.fallen),
                "pleading": self._figure(end.figures.pleading),
            },
            "chronicle": self.chronicle(),
        }

    # ---- who won

    def _verdict(self) -> dict[str, Any]:
        end = self.end
        won = [end.sides[place] for place in end.winners]
        victory = self.you is not None and any(side.seat == self.you for side in won)
        return {
            "kind": end.verdict,
            "victory": victory,
            "title": self._title(),
            "reason": self._reason(),
        }

    def _title(self) -> str:
        if self.end.verdict == AGREED:
            return self.words.text("ending-agreed")
        if self.end.verdict == NOBODY:
            return self.words.text("ending-nobody")
        if self.end.verdict == BEATEN:
            reader = ONE if self.you is None else YOU
            return self.words.text("ending-beaten", name=self.called[self.end.winners[0]], who=reader)
        who, name = self._who(self.end.winners)
        own = self.words.find_in_game(self.book, "ending", "won", who=who, name=name)
        return self.words.text("ending-won", who=who, name=name) if own is None else own

    def _reason(self) -> str:
        """The last victory of the story, and whoever gave up; a game without landmarks tells its figures."""
        said = [self._line(self.decided)] if self.decided >= 0 and self.end.verdict != AGREED else []
        if self.end.conceded:
            who, name = self._who(self._sides_of(self.end.conceded))
            said.append(self.words.text("ending-conceded", who=who, name=name))
        return " ".join(filter(None, said)) or self._figures()

    def _figures(self) -> str:
        ranked = sorted(zip(self.end.sides, self.called, strict=True), key=lambda one: one[0].rank)
        return ", ".join(f"{name} {side.has}" for side, name in ranked)

    def _sides_of(self, seats: Sequence[Seat]) -> list[int]:
        return [place for place, side in enumerate(self.end.sides) if side.seat in seats]

    def _who(self, places: Sequence[int]) -> tuple[str, str]:
        """Who is spoken of, for a message: the form of the verb, and their names."""
        mine = len(places) == 1 and self.end.sides[places[0]].seat == self.you and self.you is not None
        form = YOU if mine else ONE if len(places) == 1 else SEVERAL
        return form, self.words.list([self.called[place] for place in places])

    def _name(self, side: Side) -> str:
        if side.seat is not None:
            return self.names[side.seat]
        return self.words.term(self.book, "adversary", side.name)

    def _holds(self, side: Side) -> str:
        """What somebody has besides what the standings count; empty where the game tells nothing of it."""
        said = (
            self.words.find_in_game(self.book, "ending", "holds", **self._named(side.holds)) if side.holds else ""
        )
        return said or ""

    # ---- what decided it

    def _moment(self) -> dict[str, Any] | None:
        found = self.end.moment
        if found is None:
            return None
        kept = [n for n in found.events if n in self.casts and self._mark(self.end.events[n]) != ROUND]
        moved = [
            {"side": side, "before": old, "after": new}
            for side, (old, new) in enumerate(zip(found.before, found.after, strict=True))
            if old != new
        ]
        return {
            "at": max(0, found.at - 1),  # where it is about to happen
            "round": found.round,
            "title": self._round(self.end.rounds[found.round]),
            "lines": [text for n in kept[-MOST_LINES_OF_MOMENT:] if (text := self._line(n))],
            "moved": moved,
            "picture": {
                "card": found.depicted.card,
                "figures": [self._figure(one) for one in found.depicted.figures],
            },
        }

    def _round(self, one: Round) -> str:
        if not one.number and one.event is None:
            return self.words.text("ending-start")
        own = self.words.find_in_game(self.book, "ending", "round", number=one.number)
        return self.words.text("ending-round", number=one.number) if own is None else own

    # ---- what is remembered

    def _award(self, award: Award) -> dict[str, Any]:
        facts = self._named(award.facts)
        if award.sides:
            facts["who"], facts["name"] = self._who(award.sides)
        return {
            "id": award.id,
            "sides": list(award.sides),
            "title": self.words.text_in_game(self.book, "award", award.id),
            "text": self.words.text_in_game(self.book, "award", award.id, "why", **facts),
        }

    def _named(self, facts: Mapping[str, int | str]) -> dict[str, Arg]:
        """Facts for a message: a card, and what else has one, by its name."""
        found: dict[str, Arg] = dict(facts)
        if "card" in found:
            found["card"] = self.words.card(self.book, str(found["card"]))
        for term in NAMED.intersection(found):
            found[term] = self.words.term(self.book, term, str(found[term]))
        return found

    def _figure(self, figure: Figure | None) -> dict[str, Any] | None:
        return None if figure is None else figure._asdict()

    def chronicle(self) -> list[dict[str, Any]]:
        """The rounds in which something happened that is worth telling, each with its best lines."""
        heads = [0, *(n for n, event in enumerate(self.end.events) if self._mark(event) == ROUND)]
        chapters: list[dict[str, Any]] = []
        for start, stop in zip(heads, [*heads[1:], len(self.end.events)], strict=True):
            lines = self._lines(range(start, stop))
            if lines:
                head = self.end.events[start] if self.end.events else ()
                title = self._line(start) if head and self._mark(head) == ROUND else ""
                chapters.append({"title": title, "at": self._place(start), "lines": lines})
        if len(chapters) <= MOST_CHAPTERS:
            return chapters
        weight = _nth([len(chapter["lines"]) for chapter in chapters[:-1]], MOST_CHAPTERS)
        kept = list(islice((one for one in chapters[:-1] if len(one["lines"]) >= weight), MOST_CHAPTERS - 1))
        return [*kept, chapters[-1]]

    def _lines(self, events: range) -> list[dict[str, Any]]:
        wanted = [n for n in events if self._remembered(self.end.events[n])]
        best = sorted(wanted, key=lambda n: (n != self.decided, FIRST_SHOWN[self._mark(self.end.events[n])]))
        lines = [
            {"text": text, "at": self._place(n), "landmark": self._mark(self.end.events[n])}
            for n in sorted(best[:MOST_LINES_OF_CHAPTER])
            if (text := self._line(n))
        ]
        return [line for place, line in enumerate(lines) if line not in lines[:place]]

    # ---- lines of the story

    def _mark(self, event: Sequence[Option]) -> str:
        return self.wording.teller.landmark(event)

    def _remembered(self, event: Sequence[Option]) -> bool:
        return event[0] in self.scoring_events or self._mark(event) not in ("", ROUND, FIGHT)

    def _line(self, number: int) -> str:
        event, cast = self.end.events[number], self.casts[number]
        if self.wording.teller.channel_of(event, cast) == NOWHERE:
            return ""
        return self.words.event(self.book, event, cast)

    def _place(self, number: int) -> int:
        """After how many entries of the record an event was told."""
        return bisect_right(self.end.places, number)

    def _say(self, part: str, otherwise: str) -> str:
        own = self.words.find_in_game(self.book, "ending", part)
        return otherwise if own is None else own


def _nth(numbers: Sequence[int], count: int) -> int:
    """The highest number that so many of these reach."""
    return sorted(numbers, reverse=True)[count - 1] if len(numbers) >= count else 0
