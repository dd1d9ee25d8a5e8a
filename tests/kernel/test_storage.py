"""Saves and records: what goes in comes out, and what is damaged is refused in words."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munera.kernel import (
    Damaged,
    Diverged,
    Match,
    MuneraError,
    Stream,
    WrongVersion,
    ask,
    record,
    replay,
    resume,
    save,
    start,
)
from munera.kernel.laws import same_for_all
from munera.kernel.plain import from_option, pack, to_option, unpack
from munera.kernel.random_play import RandomPlayer
from tests.kernel.forum import BOOK, Forum, ForumState


def played(seed: int, inputs: int, book: Forum = BOOK) -> Match[ForumState]:
    match = start(book, 3, seed)
    player = RandomPlayer(Stream.seeded(seed), 200)
    for _ in range(inputs):
        if not match.over:
            player.step(match)
    return match


# ---------------------------------------------------------------------- saves

EDITS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "not the format": lambda d: d.update(format="munera-save/99"),
    "another game": lambda d: d.update(game="chess"),
    "no rules": lambda d: d.pop("rules"),
    "no state": lambda d: d.pop("state"),
    "state of another shape": lambda d: d["state"].pop("deck"),
    "state with a surplus": lambda d: d["state"].update(surplus=1),
    "no chance": lambda d: d["state"].update(chance=["zz", 1, 2, None]),
    "a state that makes no sense": lambda d: d["state"].update(phase="nowhere"),
    "unreadable zone": lambda d: d["state"].update(hands={"x": 1}),
    "no trail": lambda d: d.update(trail=None),
    "an entry that is none": lambda d: d["trail"].append({"seat": 0, "eats": "grapes"}),
    "an entry of a text": lambda d: d["history"].append("attack"),
    "told too few": lambda d: d["told"].pop(),
    "no version": lambda d: d.update(version="1"),
    "told less than nothing": lambda d: d.update(told=[-1] * len(d["told"])),
    "an origin of a number": lambda d: d.update(origin=5),
    "a zone of another type": lambda d: d["state"].update(deck="wine"),
    "a card too many": lambda d: d["state"]["deck"].append("wine"),
    "a purse below zero": lambda d: d["state"].update(coins=[-1, 99, 99]),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_damaged_save_is_refused_in_words(edit: str) -> None:
    data = json.loads(save(played(3, 40)))
    EDITS[edit](data)
    with pytest.raises(Damaged):
        resume(BOOK, json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '"save"', "{}", "\0", "[" * 5000])
def test_what_is_no_save_at_all_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        resume(BOOK, text)
    with pytest.raises(Damaged):
        replay(BOOK, text)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 30), st.integers(0, 3), st.data())
def test_no_cut_or_changed_save_raises_anything_but_our_errors(inputs: int, cuts: int, data: Any) -> None:
    text = save(played(11, inputs))
    at = data.draw(st.integers(0, len(text) - 1))
    broken = text[:at] + data.draw(st.text(max_size=3)) + text[at + cuts :]
    with contextlib.suppress(MuneraError):
        resume(BOOK, broken)


def test_a_save_in_a_sealed_round_keeps_the_seals_and_only_those() -> None:
    m = played(2, 0)
    while m.pending[0].kind != "bid":
        m.answer(m.waiting()[0].seat, m.waiting()[0].default())
    m.answer(1, 1)
    again = resume(BOOK, save(m))
    assert again.sealed() == (1,)
    assert again.sealed_answer(1) == (1,)
    assert same_for_all(again, m)
    for waiting in m.waiting():
        m.answer(waiting.seat, waiting.default(), hold=True)
    held = resume(BOOK, save(m))
    assert held.held
    held.reveal()
    m.reveal()
    assert same_for_all(held, m)


def test_an_answer_that_one_seat_gave_and_a_host_holds_is_saved() -> None:
    m = played(2, 0)
    while m.mode != "one":
        m.answer(m.waiting()[0].seat, m.waiting()[0].default())
    seat = m.pending[0].seat
    m.answer(seat, m.pending[0].default(), hold=True)
    again = resume(BOOK, save(m))
    assert again.held
    assert again.sealed_answer(seat) == m.sealed_answer(seat)


def test_a_resumed_match_still_records_the_whole_game() -> None:
    m = played(5, 50)
    again = resume(BOOK, save(resume(BOOK, save(m))))
    assert record(again) == record(m)


# ---------------------------------------------------------------------- other rules


class Later(Forum):
    """The same state, but the schemer is asked once more."""

    version = "2"

    async def intrigue(self, s: ForumState) -> None:
        await ask(s.active, "sure", ("yes",))
        await super().intrigue(s)


def save_in_mid_segment(entries: int = 1) -> str:
    m = start(BOOK, 3, 1)
    while len(m.trail) < entries:
        a = m.waiting()[0]
        options = a.options
        assert not hasattr(options, "sample")
        m.answer(a.seat, options[-1])
    return save(m)


def test_other_rules_refuse_a_save_in_mid_segment() -> None:
    with pytest.raises(WrongVersion, match="version 1 of the rules plays it, this is version 2"):
        resume(Later(), save_in_mid_segment())


def test_other_rules_may_fall_back_to_the_start_of_the_segment() -> None:
    m = resume(Later(), save_in_mid_segment(), fall_back=True)
    assert m.pending[0].kind == "sure"
    assert m.trail == ()


def test_other_rules_go_on_from_a_boundary() -> None:
    assert resume(Later(), save(start(BOOK, 3, 1))).pending[0].kind == "sure"


def test_the_same_version_never_falls_back() -> None:
    class Liar(Later):
        version = "1"

    with pytest.raises(Diverged):
        resume(Liar(), save_in_mid_segment(), fall_back=True)


def test_rules_that_only_tell_something_else_are_noticed() -> None:
    class Louder(Forum):
        async def reactions(self, s: ForumState, what: Any) -> None:
            s.tell("foiled", "nothing")
            await super().reactions(s, what)

    with pytest.raises(Diverged):
        resume(Louder(), save_in_mid_segment(2))


def test_a_record_that_other_rules_play_otherwise_names_the_entry_and_the_version() -> None:
    text = record(played(1, 30))
    kinds = [entry.get("ask") for entry in json.loads(text)["entries"]]
    first = next(number for number, kind in enumerate(kinds) if kind is not None)  # anytime moves fit before it
    with pytest.raises(
        WrongVersion, match=f"^entry {first}: .*; version 1 of the rules plays it, this is version 2$"
    ) as error:
        replay(Later(), text)
    assert error.value.entry == first


def test_a_record_is_played_under_other_rules_when_every_echo_matches() -> None:
    class Renumbered(Forum):
        """The same rules as before, by another number."""

        version = "2"

    text = record(played(4, 10_000))
    again = replay(Renumbered(), text)
    assert again.over
    assert json.loads(record(again)) == {**json.loads(text), "rules": "2"}


def test_other_rules_that_only_tell_something_else_do_not_play_a_record() -> None:
    class Louder(Forum):
        version = "2"

        async def reactions(self, s: ForumState, what: Any) -> None:
            s.tell("foiled", "nothing")
            await super().reactions(s, what)

    with pytest.raises(WrongVersion, match="tell something else"):
        replay(Louder(), record(played(4, 10_000)))


# ---------------------------------------------------------------------- records


def test_verifying_names_the_first_entry_that_differs() -> None:
    data = json.loads(record(played(4, 10_000)))
    assert data["result"] is not None
    for number in (0, 7, len(data["entries"]) - 1):
        changed = json.loads(json.dumps(data))
        changed["entries"][number]["echo"] = "00000000"
        with pytest.raises(Diverged) as error:
            replay(BOOK, json.dumps(changed))
        assert error.value.entry == number


def test_another_seed_does_not_fit() -> None:
    data = json.loads(record(played(4, 10_000)))
    data["seed"] = 5
    with pytest.raises(Diverged) as error:
        replay(BOOK, json.dumps(data))
    assert error.value.entry is not None


def test_a_changed_result_is_noticed() -> None:
    data = json.loads(record(played(4, 10_000)))
    data["result"]["scores"][0] += 1
    with pytest.raises(Diverged, match="ends otherwise"):
        replay(BOOK, json.dumps(data))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "3"},
        {"seats": 99},
        {"options": None},
        {"options": {"length": "ten"}},
        {"options": {"length": 1.5}},
        {"entries": {}},
        {"entries": [{"seat": 0, "ask": "scheme", "answer": {}}]},
        {"seed": None},
    ],
)
def test_a_damaged_record_is_refused_in_words(change: dict[str, Any]) -> None:
    data = json.loads(record(start(BOOK, 3, 1)))
    with pytest.raises(Damaged):
        replay(BOOK, json.dumps({**data, **change}))


def test_a_replay_can_stop_anywhere_and_be_watched() -> None:
    text = record(played(4, 10_000))
    entries = len(json.loads(text)["entries"])
    assert len(replay(BOOK, text, until=9).entries) == 9
    seen: list[int] = []
    replay(BOOK, text, watch=lambda m: seen.append(len(m.entries)))
    assert seen == list(range(entries + 1))


# ---------------------------------------------------------------------- plain data

OPTIONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.binary(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text() | st.integers(), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(OPTIONS)
def test_options_survive_json(option: Any) -> None:
    assert to_option(json.loads(json.dumps(from_option(option)))) == option


@given(PLAIN)
def test_plain_data_survives_json(value: Any) -> None:
    assert unpack(json.loads(json.dumps(pack(value)))) == value


def test_what_is_not_plain_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="not plain data"):
        pack({1.5})
    with pytest.raises(Damaged):
        unpack({"b": "xyz"})
