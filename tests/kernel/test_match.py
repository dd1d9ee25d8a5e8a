"""Stories about the kernel, told with Forum and with tiny games written on the spot."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from munera.kernel import (
    SEALED,
    UNKNOWN,
    UNSET,
    Ask,
    BadVariant,
    Illegal,
    Match,
    Rulebook,
    RuleError,
    Seat,
    Segment,
    Space,
    State,
    Stream,
    Variant,
    ask,
    ask_any,
    ask_sealed,
    record,
    replay,
    start,
)
from tests.kernel.forum import BOOK, ForumState

# ---------------------------------------------------------------------- tiny games


class Marks(State):
    """One list, to see what the rules did."""

    __slots__ = ("done", "over")

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.done: list[Any] = []
        self.over = False

    def copy(self) -> Marks:
        twin = Marks()
        self.copy_chance(twin)
        twin.done, twin.over = self.done[:], self.over
        return twin


class Tiny(Rulebook[Marks]):
    """A game of one coroutine."""

    id, version, seats = "tiny", "1", range(1, 4)

    def __init__(self, rules: Callable[[Marks], Segment]) -> None:
        self.rules = rules

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Marks:
        return Marks(seed)

    def segment(self, state: Marks) -> Segment | None:
        return None if state.over else self.rules(state)

    def blank(self) -> Marks:
        return Marks()

    def seats_of(self, state: Marks) -> range:
        return range(3)

    def score(self, state: Marks) -> tuple[float, ...]:
        return (0.0, 0.0, 0.0)

    def view(self, state: Marks, seat: Seat | None) -> Mapping[str, Any]:
        return {"done": state.done}

    def redeal(self, state: Marks, seat: Seat | None, stream: Stream) -> None:
        pass


def play(rules: Callable[[Marks], Segment]) -> Match[Marks]:
    return start(Tiny(rules), 3, 0)


# ---------------------------------------------------------------------- answering


def test_a_rule_goes_on_with_the_answer() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(1, "colour", ("red", "blue")))
        s.over = True

    m = play(rules)
    assert [(a.seat, a.kind) for a in m.pending] == [(1, "colour")]
    m.answer(1, "blue")
    assert m.state.done == ["blue"]
    assert m.over


class Staged(Tiny):
    """A tiny game of which something is worth a look as soon as something was done."""

    def scene(self, state: Marks) -> bool:
        return len(state.done) == 1

    def view(self, state: Marks, seat: Seat | None) -> Mapping[str, Any]:
        return {"done": len(state.done)}


@pytest.mark.parametrize("silent", [False, True])
def test_what_was_worth_a_look_is_shown_where_the_table_moves_on_without_a_word(silent: bool) -> None:
    async def rules(s: Marks) -> None:
        if len(s.done) == 1:
            if not silent:
                s.tell("gone")
        else:
            if not s.done:
                s.tell("turn")
            await ask(0, "go", ("on",))
            s.tell("done")
        s.done.append(0)

    m = start(Staged(rules), 3, 0)
    heard = m.events_told(1)
    m.answer(0, "on")
    sent = m.message(1, heard)
    assert sent["view"] == {"done": 2}
    assert sent["scenes"] == [{"told": heard + 1, "view": {"done": 1}}]
    assert m.message(1, sent["told"])["scenes"] == []


def test_what_is_asked_now_is_no_scene_of_what_went_before() -> None:
    async def rules(s: Marks) -> None:
        if not s.done:
            s.tell("turn")
        await ask(0, "go", ("on",))
        s.done.append(0)
        s.tell("done")

    m = start(Staged(rules), 3, 0)
    heard = m.events_told(1)
    m.answer(0, "on")
    assert m.message(1, heard)["view"] == {"done": 1}
    assert m.message(1, heard)["scenes"] == []


def test_only_the_asked_seat_may_answer_and_only_what_is_offered() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(1, "number", range(3)))
        s.over = True

    m = play(rules)
    for seat, option, code in (
        (0, 1, "not_asked"),
        (7, 1, "not_asked"),
        (True, 1, "not_asked"),
        (1, 3, "not_an_option"),
        (1, 1.0, "not_an_option"),
        (1, True, "not_an_option"),
        (1, [1], "not_an_option"),
    ):
        with pytest.raises(Illegal) as error:
            m.answer(seat, option)
        assert error.value.code == code
    m.answer(1, 2)
    with pytest.raises(Illegal) as error:
        m.answer(1, 2)
    assert error.value.code == "over"


def test_look_alikes_deep_inside_a_tuple_are_no_options() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "pair", [("a", 1), ("b", 0)]))
        s.over = True

    m = play(rules)
    with pytest.raises(Illegal):
        m.answer(0, ("a", True))
    m.answer(0, ("a", 1))
    assert type(m.state.done[0][1]) is int


def test_options_are_looked_up_when_needed_and_not_before() -> None:
    looked: list[int] = []

    def options(seat: Seat) -> tuple[str, ...]:
        looked.append(seat)
        return ("x",)

    async def rules(s: Marks) -> None:
        await ask(2, "late", options)
        s.over = True

    m = play(rules)
    assert looked == []
    m.answer(2, "x")
    assert looked == [2]


# ---------------------------------------------------------------------- sealed rounds


async def sealed_bids(s: Marks) -> None:
    s.done.append(await ask_sealed([Ask(seat, "bid", range(5)) for seat in (2, 0)]))
    s.over = True


def test_sealed_answers_wait_for_the_last_one() -> None:
    m = play(sealed_bids)
    m.answer(0, 3)
    assert m.awaited() == (2,)
    assert m.sealed() == (0,)
    assert m.sealed_answer(0) == (3,)
    assert m.state.done == []
    m.answer(0, 4)  # changed their mind
    m.unseal(0)
    assert m.awaited() == (2, 0)
    m.answer(2, 1)
    m.answer(0, 2)
    assert m.state.done == [(1, 2)]  # in the order of the asks


def test_nobody_is_sent_another_seats_sealed_answer() -> None:
    m = play(sealed_bids)
    before = m.sent(2), m.sent(None), m.sent(1)
    m.answer(0, 3)
    sealed = m.sent(2)
    m.answer(0, 4)
    assert m.sent(2) == sealed
    assert json.loads(m.sent(0))["ask"]["mine"] == [4]
    m.unseal(0)
    assert (m.sent(2), m.sent(None), m.sent(1)) == before


def test_what_is_not_sealed_cannot_be_taken_back() -> None:
    m = play(sealed_bids)
    with pytest.raises(Illegal, match="not_sealed"):
        m.unseal(0)
    with pytest.raises(Illegal, match="not_asked"):
        m.unseal(1)


def test_an_empty_sealed_round_goes_on_at_once() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask_sealed([]))
        s.over = True

    assert play(rules).state.done == [()]


def test_an_imagined_match_knows_that_others_sealed_but_not_what() -> None:
    m = play(sealed_bids)
    m.answer(0, 3)
    twin = m.imagine(2, Stream.seeded(1))
    assert twin._answers == [UNSET, UNKNOWN]
    assert twin.awaited() == (2,)
    assert [a.seat for a in twin.waiting()] == [2, 0]  # whoever searches must supply a guess
    assert m.imagine(0, Stream.seeded(1))._answers == [UNSET, 3]


def test_a_copy_without_a_log_has_a_past_without_one() -> None:
    m = play(sealed_bids)
    m.answer(0, 3)
    again = m.fork().fork(history=True)
    assert again.log is None
    assert again.sealed_answer(0) == (3,)


# ---------------------------------------------------------------------- answers that wait for the host


def test_held_seals_go_to_the_rules_when_the_host_says_so() -> None:
    m = play(sealed_bids)
    with pytest.raises(Illegal, match="not_sealed"):
        m.reveal()
    m.answer(0, 3, hold=True)
    with pytest.raises(Illegal, match="not_sealed"):
        m.reveal()
    m.answer(2, 1, hold=True)
    assert m.held
    assert m.awaited() == ()
    assert m.state.done == []
    m.answer(2, 4, hold=True)  # the kernel lets them; a host may not
    m.reveal()
    assert m.state.done == [(4, 3)]
    assert m.over


async def one_question(s: Marks) -> None:
    s.done.append(await ask(1, "react", ("pass", "play")))
    s.over = True


def test_an_answer_to_one_seat_can_be_held_too() -> None:
    m = play(one_question)
    before = m.sent(0)
    m.answer(1, "play", hold=True)
    assert m.held
    assert m.sealed_answer(1) == ("play",)
    assert m.waiting() == ()
    assert m.fork().held
    assert m.imagine(0, Stream.seeded(1))._answers == [UNKNOWN]
    m.unseal(1)
    assert m.sent(0) == before
    m.answer(1, "pass", hold=True)
    m.reveal()
    assert m.state.done == ["pass"]
    assert m.entries == [("=", 1, "react", "pass")]


def test_a_held_answer_makes_way_for_one_that_is_not() -> None:
    m = play(one_question)
    m.answer(1, "play", hold=True)
    m.answer(1, "pass")
    assert m.state.done == ["pass"]


def test_a_rule_that_fails_at_the_reveal_leaves_the_answers_held() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask_sealed([Ask(seat, "bid", range(5)) for seat in (2, 0)]))
        raise RuntimeError

    m = play(rules)
    m.answer(0, 3, hold=True)
    m.answer(2, 1, hold=True)
    with pytest.raises(RuleError):
        m.reveal()
    assert m.held
    assert m.state.done == []


# ---------------------------------------------------------------------- the open floor


def test_the_first_to_act_takes_the_floor() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask_any([Ask(seat, "stall", ("buy", "done")) for seat in range(3)]))
        s.over = True

    m = play(rules)
    assert m.awaited() == (0, 1, 2)
    m.answer(1, "buy")
    assert m.state.done == [(1, "buy")]
    assert json.loads(record(m))["entries"][0]["answer"] == "buy"
    assert replay(m.book, record(m)).state.done == [(1, "buy")]


def test_a_floor_without_seats_is_an_error_in_the_rules() -> None:
    async def rules(s: Marks) -> None:
        if not s.done:
            s.done.append(await ask(0, "go", ("go",)))
            return
        await ask_any([])

    m = play(rules)
    with pytest.raises(RuleError, match="open floor"):
        m.answer(0, "go")
    assert m.pending[0].kind == "go"


# ---------------------------------------------------------------------- errors in rules


def test_an_error_in_a_rule_says_where_and_leaves_no_trace() -> None:
    async def inner(s: Marks) -> None:
        await ask(0, "again", ("yes", "no"))
        s.done.append("spoilt")
        raise KeyError("gladius")

    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "go", ("go",)))
        await inner(s)

    m = play(rules)
    m.answer(0, "go")
    assert m.waiting_rules() == ["rules", "inner"]
    before = m.sent(0)
    with pytest.raises(RuleError, match=r"KeyError: 'gladius' in "):
        m.answer(0, "yes")
    assert m.sent(0) == before
    assert m.state.done == ["go"]


def test_segments_that_go_round_without_a_question_are_stopped() -> None:
    async def rules(s: Marks) -> None:
        pass

    with pytest.raises(RuntimeError, match="without a question"):
        play(rules)


def test_a_dropped_match_closes_its_rules() -> None:
    closed: list[str] = []

    async def rules(s: Marks) -> None:
        try:
            await ask(0, "go", ("go",))
        finally:
            closed.append("closed")

    m = play(rules)
    del m
    gc.collect()
    assert closed == ["closed"]


def test_rollouts_keep_nothing_and_say_so() -> None:
    m = start(BOOK, 3, 1, keep=False)
    for refused in (m.fork, lambda: m.undo(0), lambda: record(m)):
        with pytest.raises(Illegal, match="rollout"):
            refused()


# ---------------------------------------------------------------------- anytime moves


def reach(kind: str, seats: int = 3) -> Match[ForumState]:
    """A game of Forum in which everybody passes until that question comes."""
    m = start(BOOK, seats, 5)
    while m.pending[0].kind != kind:
        for a in m.waiting():
            m.answer(a.seat, "done" if a.kind == "market" else a.default())
            break
    return m


def test_a_gift_returns_the_givers_seal_whatever_it_was() -> None:
    for bid in (0, 1):
        m = reach("bid")
        assert m.mode == SEALED
        m.answer(0, bid)
        m.answer(1, bid)
        m.act(0, ("give", 1, 1))
        assert m.awaited() == (0, 2)  # the receiver's seal stays
        assert json.loads(m.sent(0))["ask"]["mine"] is None


def test_a_gift_changes_the_bids_that_are_offered() -> None:
    m = reach("bid")
    assert m.ask_of(0).options == range(m.state.coins[0] + 1)
    m.act(0, ("give", 1, 2))
    assert m.ask_of(0).options == range(m.state.coins[0] + 1)
    assert m.ask_of(1).options == range(m.state.coins[1] + 1)


def test_moves_that_are_not_possible_are_refused() -> None:
    m = reach("scheme")
    for seat, move, code in (
        (0, ("give", 0, 1), "not_a_move"),
        (0, ("give", 1, 99), "not_a_move"),
        (0, "give", "not_a_move"),
        (9, ("give", 1, 1), "not_a_seat"),
    ):
        with pytest.raises(Illegal) as error:
            m.act(seat, move)
        assert error.value.code == code


def test_an_act_that_breaks_an_untouched_seal_is_a_rules_bug() -> None:
    class Careless(type(BOOK)):  # type: ignore[misc]
        def act(self, s: ForumState, seat: Seat, move: Any) -> tuple[Seat, ...]:
            super().act(s, seat, move)
            return ()

    m: Match[ForumState] = start(Careless(), 3, 5)
    while m.pending[0].kind != "bid":
        a = m.waiting()[0]
        m.answer(a.seat, a.default())
    m.answer(0, m.state.coins[0])
    before = m.sent(0)
    with pytest.raises(RuleError):
        m.act(0, ("give", 1, 1))
    assert m.sent(0) == before


def test_conceding_ends_the_segment_and_is_recorded() -> None:
    m = reach("bid")
    m.answer(0, 1)
    m.concede(2)
    assert m.over
    assert json.loads(record(m))["entries"][-1].keys() == {"seat", "concede", "echo"}
    assert replay(BOOK, record(m)).over


def test_a_segment_that_begins_again_says_so_if_it_had_told_everybody_something() -> None:
    """Whoever reads the log must know that a part of it does not count any more."""

    class Leaving(Tiny):
        def may_concede(self, state: Marks, seat: Seat) -> bool:
            return True

        def concede(self, state: Marks, seat: Seat) -> None:
            state.done.append(f"without {seat}")

        def tell_restart(self, state: Marks, seat: Seat) -> None:
            state.tell("again", seat)

    async def rules(s: Marks) -> None:
        s.tell("whisper", 1, to=(0,), already_known_to=())
        await ask(0, "aloud", ("yes",))
        s.tell("aloud", s.roll(), already_known_to=())
        await ask(0, "more", ("yes",))
        s.over = True

    m = start(Leaving(rules), 3, 0)
    m.concede(2)
    assert [event[0] for event in m.log or ()] == ["whisper", "whisper"]  # nobody else was told anything
    m.answer(0, "yes")
    die = (m.log or [])[-1]
    m.concede(1)
    m.answer(0, "yes")
    assert [event[0] for event in m.log or ()][2:] == ["aloud", "again", "whisper", "aloud"]
    assert (m.log or [])[-1] == die  # the same chance as before
    assert m.state.done == ["without 2", "without 1"]
    assert replay(m.book, record(m)).log == m.log


def test_a_game_without_concession_refuses_it() -> None:
    m = play(sealed_bids)
    m.answer(0, 2)
    with pytest.raises(Illegal, match="cannot_concede"):
        m.concede(0)
    assert m.sealed() == (0,)


# ---------------------------------------------------------------------- undo


def test_undo_goes_back_over_segments_until_something_was_learnt() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "step", ("a", "b", "die")))
        if s.done[-1] == "die":
            s.tell("die", s.roll(), already_known_to=())

    m = play(rules)
    for step in "abab":
        m.answer(0, step)
    assert not m.can_undo(1)
    m.undo(0)
    m.undo(0)
    assert m.state.done == ["a", "b"]
    m.answer(0, "die")
    assert not m.can_undo(0)
    with pytest.raises(Illegal, match="too_late"):
        m.undo(0)
    m.answer(0, "a")
    m.undo(0)
    assert m.state.done == ["a", "b", "die"]
    assert not m.can_undo(0)
    assert [e["answer"] for e in json.loads(record(m))["entries"]] == ["a", "b", "die"]


def test_undo_is_over_when_dice_were_rolled_even_in_silence() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "step", ("a", "die")))
        if s.done[-1] == "die":
            s.done.append(s.roll())

    m = play(rules)
    m.answer(0, "a")
    assert m.can_undo(0)
    m.answer(0, "die")
    assert not m.can_undo(0)


def test_undo_is_over_when_somebody_else_saw_a_card() -> None:
    """They would know their next card before it is drawn again."""

    async def rules(s: Marks) -> None:
        s.done.append(await ask(len(s.done) % 2, "step", ("a", "quiet")))
        if s.done[-1] == "a":
            s.tell("drawn", "ace", to=(1 - (len(s.done) - 1) % 2,), already_known_to=())

    m = play(rules)
    m.answer(0, "a")
    assert not m.can_undo(0)
    m.answer(1, "quiet")
    assert m.can_undo(1)


def test_only_seats_and_spectators_are_sent_anything() -> None:
    m = play(sealed_bids)
    strangers: list[Any] = [-1, 3, True, "0", [], 0.0]
    for stranger in strangers:
        with pytest.raises(Illegal, match="not_a_seat"):
            m.sent(stranger)


def test_parts_are_given_to_viewers_who_ask_for_them_by_name() -> None:
    m = reach("bid")
    assert m.part(0, "wealth") == [m.state.coins[0] + m.state.stake[0], None, None]
    assert m.part(None, "wealth") == [None, None, None]
    nothing: list[Any] = ["", "coins", "hands", None, 3, ["wealth"]]
    for name in nothing:
        with pytest.raises(Illegal, match="no_part"):
            m.part(0, name)
    strangers: list[Any] = [-1, 9, True, "0"]
    for stranger in strangers:
        with pytest.raises(Illegal, match="not_a_seat"):
            m.part(stranger, "wealth")


def test_a_concession_that_ends_the_game_leaves_the_table_as_it_lies() -> None:
    m = reach("bid")
    coins = list(m.state.coins)
    m.act(0, ("give", 1, 1))
    m.concede(2)
    assert m.over
    assert m.state.coins == [coins[0] - 1, coins[1] + 1, coins[2]]


def test_undo_reaches_back_sixty_four_segments_at_least_half() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "step", ("a",)))

    m = play(rules)
    for _ in range(200):
        m.answer(0, "a")
    steps = 0
    while m.can_undo(0):
        m.undo(0)
        steps += 1
    assert 32 <= steps <= 64


def test_undo_gives_a_new_version_never_an_old_one() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "step", ("a",)))

    m = play(rules)
    m.answer(0, "a")
    version, round_ = m.version, m.round
    m.undo(0)
    assert (m.version, m.round) > (version, round_)


# ---------------------------------------------------------------------- ids, forced answers, beginnings


def test_an_answer_may_name_its_question() -> None:
    async def rules(s: Marks) -> None:
        s.done.append(await ask(0, "same", ("a",)))

    m = play(rules)
    first = m.ask_id(0)
    m.answer(0, "a", first)
    assert m.ask_id(0) != first
    with pytest.raises(Illegal, match="stale"):
        m.answer(0, "a", first)  # a double click
    assert m.state.done == ["a"]


def test_forced_means_one_option_that_nothing_can_add_to() -> None:
    m = reach("fight")
    asked = m.pending[0]
    m.state.hands[asked.seat].clear()
    asked.refresh()
    assert m.forced(asked.seat) == (("pass",) if not m.state.reserve[asked.seat] else None)
    m.state.reserve[asked.seat].append("strike")
    assert m.forced(asked.seat) is None  # the reserve might be bought back


class Stake(Space[int]):
    """Up to so many coins."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __contains__(self, option: object) -> bool:
        return type(option) is int and 0 <= option <= self.coins

    def only(self) -> tuple[int] | None:
        return None if self.coins else (0,)


@pytest.mark.parametrize(("coins", "forced"), [(2, None), (0, (0,))])
def test_a_space_may_leave_one_answer(coins: int, forced: tuple[int] | None) -> None:
    async def rules(s: Marks) -> None:
        s.done.append(str(await ask(0, "stake", Stake(coins))))
        s.over = True

    m = play(rules)
    assert m.forced(0) == forced
    assert BOOK.settled(reach("fight").state, m.pending[0]) is None
    m.answer(0, 0)
    assert m.state.done == ["0"]


def test_of_a_space_that_does_not_count_nothing_is_forced() -> None:
    assert Space[int]().only() is None


@pytest.mark.parametrize(
    ("seats", "seed", "variant"),
    [
        (2, 1, {}),
        (6, 1, {}),
        ("3", 1, {}),
        (3, 1.5, {}),
        (3, True, {}),
        (3, 1, {"x": 1}),
        (3, 1, {"length": "four"}),
    ],
)
def test_bad_tables_are_refused_in_words(seats: Any, seed: Any, variant: Any) -> None:
    with pytest.raises(BadVariant):
        start(BOOK, seats, seed, variant)


def test_a_space_must_say_what_it_is() -> None:
    space: Space[str] = Space()
    for call in (lambda: "x" in space, lambda: bool(space), lambda: space.sample(Stream.seeded(1)), space.default):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        space.describe()
