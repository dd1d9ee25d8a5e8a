"""A story that is told bit by bit reads like one that is told in one go: whoever hears it, wherever it is cut."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from munera.games import books
from munera.kernel import Match, Seat, Stream, start
from munera.kernel.plain import from_option
from munera.kernel.random_play import RandomPlayer
from munera.tables.frames import all_texts
from munera.tables.origin import opening_view
from munera.tables.rows import ANSWER, PLAYER, UNDO, JournalRow
from munera.tables.story import EVENTS_AT_ONCE, Stories, Story
from munera.tables.table_game import TableGame
from munera.tables.viewers import MOST_EVENTS, Viewer
from munera.tables.wording import Wording, words_of
from munera.words import LANGUAGES
from tests.counts import times
from tests.stories import lines as written_in_one_go
from tests.tables.alone import Evening

NAMES = ("Livia", "Gaius", "Julia", "Marcus", "Flavia", "Titus")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("gladius", 2, {}),
    ("school", 3, {"turns": "8"}),
    ("for_glory", 2, {}),
    ("spartacus", 4, {"type": "quick", "rounds": 3}),
    ("serpents", 4, {"type": "quick", "rounds": 3}),
]
GAMES = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[one[0] for one in TABLES])


@dataclass
class Listener:
    """A client: it forgets what was taken back, and keeps the rest."""

    viewer: Viewer
    lines: list[dict[str, Any]] = field(default_factory=list)
    told: int = 0

    def take(self, frame: Mapping[str, Any]) -> None:
        assert frame["since"] <= self.told, "something was left out"
        assert len(frame["events"]) == frame["told"] - frame["since"] <= MOST_EVENTS
        self.lines = [line for line in self.lines if line["n"] < frame["since"]] + frame["said"]["lines"]
        self.told = frame["told"]


def check(evening: Evening, listener: Listener) -> int:
    """Compare what a listener has with the story in one go. Returns how many lines that is."""
    viewer, game = listener.viewer, evening.game
    assert viewer.wording is not None
    opening = opening_view(game.book, game.origin, viewer.seat)
    names = tuple(chair.name for chair in evening.table.meta.chairs)
    whole = written_in_one_go(viewer.wording, opening, game.match.events(viewer.seat), names, viewer.seat)
    assert [line for line in listener.lines if "private" not in line] == whole
    private = [line["n"] for line in listener.lines if "private" in line]
    assert private == [notice.told + 0.5 for notice in game.notices.of(viewer.seat)]
    return len(whole)


class Audience(Evening):
    """An evening at which listeners come, go and change their language at random; undos happen all the time."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        super().__init__(game, seats)
        self.chance = Stream.seeded(f"{game} {seed}")
        self.stream = Stream.seeded(f"{game} {seed} answers")
        self.table.viewers.clear()
        self.listeners: list[Listener] = []
        self.compared = 0

    def tell(self) -> None:
        chance, seats = self.chance, self.game.match.seats
        if len(self.listeners) < 2 * len(seats) and chance.below(4) == 0:
            seat = chance.choice((None, *seats))
            viewer = Viewer(seat, "", wording=Wording(self.game.book, words_of(chance.choice(LANGUAGES))))
            self.table.viewers.add(viewer)
            self.listeners.append(Listener(viewer))
        for listener in list(self.listeners):
            if chance.below(3) == 0:
                continue  # it reads slowly
            if chance.below(40) == 0:
                listener.viewer.change_wording(Wording(self.game.book, words_of(chance.choice(LANGUAGES))))
            for text in all_texts(self.table, listener.viewer):
                frame = json.loads(text)
                if frame["type"] == "state":
                    listener.take(frame)
            if chance.below(150) == 0:
                self.compared += check(self, listener)
            if chance.below(100) == 0:
                self.listeners.remove(listener)
                self.table.viewers.discard(listener.viewer)

    def listen(self, most: int) -> None:
        """Play so many steps, or to the end; then everybody is told the rest."""
        for _ in range(most):
            if not self.game.over:
                self.now += 0.25
                self.step()
        for listener in self.listeners:
            for text in all_texts(self.table, listener.viewer):
                frame = json.loads(text)
                if frame["type"] == "state":
                    listener.take(frame)
            self.compared += check(self, listener)


@pytest.mark.parametrize(("game", "seats"), [one[:2] for one in TABLES], ids=[one[0] for one in TABLES])
def test_told_bit_by_bit_it_reads_like_in_one_go(game: str, seats: int) -> None:
    compared = undone = 0
    for seed in range(times(2, 60)):
        audience = Audience(game, seats, seed)
        audience.listen(times(60, 20_000))
        compared += audience.compared
        undone += audience.seen["undone"]
    assert compared > 50
    assert undone


def random_game(game: str, seats: int, options: Any, seed: int, events: int) -> Match[Any]:
    match, player = start(books()[game], seats, seed, options), RandomPlayer(Stream.seeded(seed))
    while not match.over and match.events_told(None) < events:
        player.step(match)
    return match


def cuts(chance: Stream, end: int) -> Iterator[tuple[int, int]]:
    """Places up to which a story is told, and from where somebody wants it."""
    until = 0
    while until < end:
        until = min(end, until + 1 + chance.below(80))
        yield (chance.below(until + 1) if chance.below(3) == 0 else max(0, until - 5)), until


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_it_is_cut(game: str, seats: int, options: Any, lang: str) -> None:
    wording = Wording(books()[game], words_of(lang))
    for seed in range(times(1, 100)):
        match = random_game(game, seats, options, seed, times(150, 1500))
        opening = start(books()[game], seats, seed, options)
        chance = Stream.seeded(f"{seed} {lang}")
        for viewer in (None, *match.seats):
            events, names, first = match.events(viewer), NAMES[:seats], opening.view(viewer)
            whole = written_in_one_go(wording, first, events, names, viewer)
            assert whole
            story = Story(wording, names, viewer, partial(dict, first))
            for since, until in cuts(chance, len(events)):
                assert story.hear(events[:until])
                for _ in story.tell(since, until):
                    pass
                lines = [json.loads(line) for line in story.lines(since, until)]
                assert lines == [line for line in whole if since <= line["n"] < until]
                if chance.below(5) == 0:  # an undo, or somebody else's game
                    story = story.cut([*events[: chance.below(until)], ("another", 1)])
                    assert not story.hear(events[:until])
                    story = story.cut(events[:until])


def test_two_who_tell_at_the_same_time_tell_the_same() -> None:
    match = random_game("spartacus", 3, {"type": "quick"}, 1, 400)
    wording, events, names = Wording(match.book, words_of("en")), match.events(None), NAMES[:3]
    opening = start(match.book, 3, 1, {"type": "quick"}).view()
    whole = written_in_one_go(wording, opening, events, names, None)
    for seed in range(times(10, 500)):
        chance, story = Stream.seeded(seed), Story(wording, names, None, lambda: opening)
        story.hear(events)
        wanted = [(chance.below(len(events)), len(events) - chance.below(50)) for _ in range(4)]
        wanted = [one for one in wanted if one[0] < one[1]]
        tellers = [story.tell(*one) for one in wanted]
        while tellers:
            teller = chance.choice(tellers)
            if next(teller, True) is True:
                tellers.remove(teller)
        for since, until in wanted:
            lines = [json.loads(line) for line in story.lines(since, until)]
            assert lines == [line for line in whole if since <= line["n"] < until]


# ---------------------------------------------------------------------- how much work it is


def table_game(undo: str = "free") -> TableGame:
    origin = start(books()["gladius"], 2, 3, {}).origin
    assert origin is not None
    return TableGame(books()["gladius"], origin, 0.0, undo)


def answer(game: TableGame) -> Seat:
    ask = game.match.waiting()[0]
    value = [game.match.ask_id(ask.seat), from_option(ask.default())]
    game.apply(JournalRow(game.seq + 1, 0.0, ANSWER, ask.seat, value, PLAYER))
    return ask.seat


def story_of(stories: Stories, game: TableGame, wording: Wording, you: Seat | None = None) -> Story:
    story = stories.story(game, wording, NAMES[:2], you)
    for _ in story.tell(0, len(story.events)):
        pass
    return story


def test_every_event_is_put_into_words_once_for_all_who_share_a_story() -> None:
    game, stories, wording = table_game(), Stories(), Wording(books()["gladius"], words_of("en"))
    for _ in range(12):
        for _ in range(3):
            story = story_of(stories, game, wording)
        answer(game)
    assert story.lines_made == len(story.events) > 20
    again = story_of(stories, game, Wording(books()["gladius"], words_of("en")))
    assert again is story, "another viewer of the same kind"
    assert story_of(stories, game, Wording(books()["gladius"], words_of("pt-BR"))) is not story
    assert story_of(stories, game, wording, 0) is not story
    assert stories.story(game, wording, ("Ana", "Bia"), None) is not story, "somebody has another name now"


def test_an_undo_keeps_what_happened_all_the_same() -> None:
    game, stories, wording = table_game(), Stories(), Wording(books()["gladius"], words_of("en"))
    for _ in range(6):
        seat = answer(game)
    while not game.may_undo(seat):
        seat = answer(game)
    before = story_of(stories, game, wording)
    known = len(before.events)
    game.apply(JournalRow(game.seq + 1, 0.0, UNDO, seat, [], PLAYER))
    after = story_of(stories, game, wording)
    assert after is not before
    assert after.lines_made == 0
    assert len(before.events) == known, "whoever is still being sent it"


def test_another_course_of_events_is_noticed_though_it_ends_alike() -> None:
    """Whoever reads slowly may miss an undo: then the last event that was known is no proof."""
    one, other = ([("bout", 1), ("turn", number), ("turn", 9)] for number in (3, 4))
    wording, heard = Wording(books()["gladius"], words_of("en")), {0: one, 1: other}
    stories = Stories()
    for rewinds, events in heard.items():
        match = SimpleNamespace(events=lambda _, events=events: events)
        game = SimpleNamespace(instance=1, rewinds=rewinds, match=match, book=wording.book, origin={})
        assert stories.story(cast("TableGame", game), wording, NAMES[:2], None).events == events


def test_a_long_story_is_told_in_small_bits() -> None:
    match = random_game("gladius", 2, {}, 1, 10_000)
    wording, events = Wording(match.book, words_of("en")), match.events(None)
    story = Story(wording, NAMES[:2], None, match.view)
    story.hear(events)
    before = 0
    for _ in story.tell(0, len(events)):
        assert story.lines_made - before <= EVENTS_AT_ONCE
        before = story.lines_made
    assert before > EVENTS_AT_ONCE


@pytest.mark.parametrize(("game", "seats"), [("spartacus", 3), ("serpents", 4)])
def test_whoever_fought_is_told_so_later_too(game: str, seats: int) -> None:
    """A blow is news to those who fight and small to those who watch, whoever fights when the story is told."""
    wording, compared = Wording(books()[game], words_of("en")), {True: 0, False: 0}
    for seed in count():  # some games see no fight
        match, player = start(books()[game], seats, seed, {"type": "quick"}), RandomPlayer(Stream.seeded(seed))
        narrators = [wording.teller.narrator(match.view(seat), NAMES[:seats], seat) for seat in match.seats]
        heard = [0] * seats
        while not match.over:
            player.step(match)
            view = match.view()
            for seat, narrate in enumerate(narrators):
                for event in match.events(seat, heard[seat]):
                    narrate(event)
                heard[seat] = match.events_told(seat)
                if view["bout"] is not None and view["bout"]["round"]:
                    fights = any(fighter["seat"] == seat for fighter in view["fighters"])
                    assert (narrate.cast.side is not None) == fights
                    compared[fights] += 1
            if min(compared.values()) >= times(20, 2_000):
                return
