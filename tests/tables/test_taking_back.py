"""One click is enough only for what can be taken back in full, and whoever is told so learns nothing from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from munera.games import books
from munera.kernel import AnyAsk, Match, Option, Rulebook, Seat, Segment, State, Stream, Variant, ask, pick, start
from munera.kernel.plain import from_option
from munera.tables.automatic import automatic_input
from munera.tables.automatic_answers import automatic_answer
from munera.tables.game_state import FREE, OFF
from munera.tables.rows import ACT, ANSWER, PLAYER, REVEAL, UNDO, JournalRow
from munera.tables.standing_answers import ASK_DETAILS
from munera.tables.table_game import TableGame
from munera.tables.taking_back import takes_back
from tests.counts import LONG
from tests.laws.asking import ASKING
from tests.server.clients import fresh, listed, moment

ASKED = 4_000 if LONG else 250  # questions of each game
WORLDS = 4  # in which a seat is told the same
KINDS = {
    "gladius": set(),
    "for_glory": {"action", "pay"},
    "school": set(),
    "spartacus": {"turn", "prepared", "announced", "combat_turn"},
    "serpents": {"turn", "prepared", "combat_turn"},
}
"""Kinds of question in which one click is certainly enough for something."""


class Played:
    """The game of a table at which one person plays with bots."""

    def __init__(
        self,
        game: str,
        seed: int,
        undo: str = FREE,
        origin: dict[str, Any] | None = None,
        *,
        asks_details: bool = False,
    ) -> None:
        book = books()[game]
        seats = min(3, book.seats[-1])
        self.game = TableGame(book, origin or fresh(game, seats, f"{seed}"), 0.0, undo)
        if asks_details:
            self.game.standing_answers = dict.fromkeys(range(seats), (ASK_DETAILS,))

    def do(self, op: str, seat: Seat | None, value: Any = None, cause: str = PLAYER) -> None:
        self.game.apply(JournalRow(self.game.seq + 1, 0.0, op, seat, value, cause))

    def answer(self, seat: Seat, option: Option) -> None:
        self.do(ANSWER, seat, [self.game.match.ask_id(seat), from_option(option)])
        if self.game.match.held:
            self.do(REVEAL, None)

    def follow(self, seat: Seat) -> None:
        """Whatever the table answers by itself for this person, who is alone there."""
        while (row := automatic_input(self.game, [seat], "salt", 0.0, alone=True)) is not None:
            self.do(row.op, row.seat, row.value, row.cause)

    def one_click(self, seat: Seat) -> list[Any]:
        places = self.game.takes_back(seat, alone=True, unseen=True)
        return [listed(self.game.match.ask_of(seat))[place] for place in places]

    def seen(self, seat: Seat) -> dict[str, Any]:
        message = self.game.message(seat)
        return {name: message[name] for name in ("view", "asked", "told", "events", "anytime")}


@pytest.mark.parametrize("game", KINDS)
def test_whatever_takes_one_click_can_be_taken_back(game: str) -> None:
    clicked = click_through(game, asks_details=True)
    assert KINDS[game] <= set(clicked), clicked


@pytest.mark.rule("SP-ASK-4")
def test_a_move_after_which_the_gladiator_strikes_takes_more_than_one_click() -> None:
    clicked = click_through("spartacus", asks_details=False)
    assert {"turn", "prepared"} <= set(clicked), clicked
    assert "combat_turn" not in clicked


@pytest.mark.parametrize("game", ASKING)
def test_of_every_kind_of_question_one_click_is_enough_only_for_what_can_be_taken_back(game: str) -> None:
    """Also of those that random players meet rarely: all that one click would give is given and taken back."""
    tried, clicked = set[str](), set[str]()
    for position in ASKING[game].values():
        first = Played(game, 0, origin={"position": position}, asks_details=True)
        for asked in first.game.match.waiting():
            tried.add(asked.kind)
            for option in first.one_click(asked.seat):
                clicked.add(asked.kind)
                played = Played(game, 0, origin={"position": position}, asks_details=True)
                before = played.seen(asked.seat)
                played.answer(asked.seat, option)
                played.follow(asked.seat)
                assert played.game.may_undo(asked.seat), (asked.kind, option)
                played.do(UNDO, asked.seat)
                assert played.seen(asked.seat) == before, (asked.kind, option)
    assert set(ASKING[game]) <= tried
    assert KINDS[game] <= clicked


def click_through(game: str, *, asks_details: bool) -> Counter[str]:
    """Answer with one click wherever it is enough, and sometimes take it back. Counted by kind of question."""
    luck, clicked, seed = Stream.seeded(f"one click {game}"), Counter[str](), 0
    played = Played(game, seed, asks_details=asks_details)
    for _ in range(ASKED):
        if played.game.over:
            seed += 1
            played = Played(game, seed, asks_details=asks_details)
        match = played.game.match
        ask: AnyAsk = luck.choice(match.waiting())
        seat, kind = ask.seat, ask.kind
        if not (enough := played.one_click(seat)):
            played.answer(seat, pick(ask.options, luck))
            continue
        clicked[kind] += 1
        before = played.seen(seat)
        played.answer(seat, luck.choice(enough))
        played.follow(seat)
        assert [one.seat for one in played.game.match.pending] == [seat], kind
        assert played.game.may_undo(seat), kind
        if luck.below(2):
            played.do(UNDO, seat)
            assert played.seen(seat) == before, kind
            played.answer(seat, pick(played.game.match.ask_of(seat).options, luck))
    return clicked


@pytest.mark.parametrize("game", [game for game, kinds in KINDS.items() if kinds])
def test_it_is_the_same_in_every_world_that_the_seat_imagines(game: str) -> None:
    played, luck, compared = Played(game, 7), Stream.seeded(game), 0
    while compared < 12 and not played.game.over:
        match = played.game.match
        ask: AnyAsk = luck.choice(match.waiting())
        if (places := takes_back(match, ask.seat, alone=True, unseen=True)) and luck.below(3) == 0:
            compared += 1
            for number in range(WORLDS):
                other = match.imagine(ask.seat, Stream.seeded(number), log=True)
                assert takes_back(other, ask.seat, alone=True, unseen=True) == places, ask.kind
        played.answer(ask.seat, pick(ask.options, luck))
    assert compared


def test_what_another_person_sees_is_not_taken_back_in_full() -> None:
    played, luck = Played("spartacus", 3), Stream.seeded(3)
    shown = 0
    while shown < 10:
        ask: AnyAsk = luck.choice(played.game.match.waiting())
        alone = takes_back(played.game.match, ask.seat, alone=False, unseen=True)
        among = takes_back(played.game.match, ask.seat, alone=False, unseen=False)
        assert set(among) <= set(alone)
        shown += among != alone
        for place in among:
            twin = played.game.match.fork(log=True)
            count = {seat: twin.events_told(seat) for seat in twin.seats if seat != ask.seat}
            twin.answer(ask.seat, listed(ask)[place])
            assert count == {seat: twin.events_told(seat) for seat in count}, ask.kind
        played.answer(ask.seat, pick(ask.options, luck))


def test_nothing_is_one_click_where_nothing_is_taken_back() -> None:
    free, off = (Played("for_glory", 1, undo) for undo in (FREE, OFF))
    while not free.one_click(seat := free.game.match.pending[0].seat):
        option = free.game.match.pending[0].default()
        free.answer(seat, option)
        off.answer(seat, option)
    assert not off.one_click(seat)


def _ends_after(match: Match[Any]) -> bool:
    """Somebody has done something that can be taken back, and can only end their turn now."""
    ask = match.pending[0]
    ends = match.book.turn_ends.get(ask.kind)
    return ends is not None and match.can_undo(ask.seat) and match.forced(ask.seat) == (ends,)


def _found(game: str, wanted: Callable[[Match[Any]], bool]) -> Played:
    for seed in range(60):
        played, luck = Played(game, seed), Stream.seeded(seed)
        while not played.game.over:
            if wanted(played.game.match):
                return played
            ask: AnyAsk = luck.choice(played.game.match.waiting())
            played.answer(ask.seat, pick(ask.options, luck))
    raise AssertionError("no such place")


def test_no_turn_ends_by_itself_after_something_that_could_be_taken_back() -> None:
    played = _found("for_glory", _ends_after)
    seat = played.game.match.pending[0].seat
    assert automatic_input(played.game, [seat], "salt", 0.0, alone=True) is None
    message = played.game.message(seat)["ask"]
    assert message["ends"] == message["options"][0] == "done"
    assert set(message["unused"]) == {"coins", "tokens"}
    ask = played.game.match.ask_of(seat)
    assert automatic_answer(played.game.match, ask, undoable=False) == ("done",)


def test_an_offer_of_others_does_not_end_an_undo() -> None:
    def wanted(match: Match[Any]) -> bool:
        return match.pending[0].kind == "turn" and any(one[0] == "prepare" for one in listed(match.pending[0]))

    played = Played("spartacus", 0, origin=moment("spartacus", 3, wanted))
    seat = played.game.match.pending[0].seat
    before = listed(played.game.match.pending[0])
    played.answer(seat, next(one for one in before if one[0] == "prepare"))
    assert played.game.may_undo(seat)
    other = (seat + 1) % 3
    played.do(ACT, other, ["offer", [other, [seat], False, 0, [], 1, [], [], [], 0]])
    assert len(played.game.message(seat)["view"]["offers"]) == 1
    assert played.game.may_undo(seat)
    played.do(UNDO, seat)
    assert listed(played.game.match.ask_of(seat)) == before
    assert len(played.game.message(seat)["view"]["offers"]) == 1
    played.answer(seat, next(one for one in before if one[0] == "prepare"))
    if played.game.message(other)["anytime"]["give"]:
        played.do(ACT, other, ["give", seat, 1])
        assert not played.game.may_undo(seat)


class Chest(State):
    """A chest that is empty or full, which nobody knows."""

    __slots__ = ("full", "looked")

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.full, self.looked = bool(self.below(2)), 0

    def copy(self) -> Chest:
        twin = Chest()
        self.copy_chance(twin)
        twin.full, twin.looked = self.full, self.looked
        return twin


class Chests(Rulebook[Chest]):
    """Whoever opens a full chest is told so; an empty one tells nothing."""

    id, version, seats = "chests", "1", range(1, 2)

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Chest:
        return Chest(seed)

    def segment(self, state: Chest) -> Segment | None:
        return self.look(state) if state.looked < 2 else None

    async def look(self, s: Chest) -> None:
        if await ask(0, "look", ("leave", "open")) == "open" and s.full:
            s.tell("full", already_known_to=())
        s.looked += 1

    def score(self, state: Chest) -> tuple[float, ...]:
        return (float(state.full),)

    def view(self, state: Chest, seat: Seat | None) -> dict[str, Any]:
        return {"looked": state.looked}

    def redeal(self, state: Chest, seat: Seat | None, stream: Stream) -> None:
        state.full = bool(stream.below(2))

    def blank(self) -> Chest:
        return Chest()

    def seats_of(self, state: Chest) -> range:
        return range(1)


def test_it_tells_nothing_of_what_the_seat_cannot_know() -> None:
    """An empty chest could be opened and closed again; that this is so would tell that it is empty."""
    matches = [start(Chests(), 1, seed) for seed in range(12)]
    facts = {match.state.full: takes_back(match, 0, alone=True, unseen=True) for match in matches}
    assert len(facts) == 2
    assert facts[True] == facts[False]
