"""The random stream: fair, reproducible, plain."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.kernel import BadPosition, State, Stream
from munera.kernel.state import END_OF_SCRIPT
from munera.kernel.stream import key_from_seed


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records hold seeds: other numbers from the same seed would break every game ever recorded."""
    stream = Stream.seeded(7)
    assert [stream.below(6) + 1 for _ in range(20)] == SEVEN
    deck = list(range(10))
    stream.shuffle(deck)
    assert deck == SEVEN_SHUFFLED
    assert stream.below(10**12) == SEVEN_LARGE


SEVEN = [6, 3, 3, 3, 1, 6, 2, 1, 6, 1, 2, 6, 1, 6, 2, 5, 1, 5, 6, 5]
SEVEN_SHUFFLED = [5, 2, 1, 8, 7, 9, 4, 3, 6, 0]
SEVEN_LARGE = 357221910270


def test_a_seed_is_its_text() -> None:
    assert key_from_seed(7) == key_from_seed("7") != key_from_seed("07")


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 56, 256, 257, 1000])
def test_every_face_is_equally_likely(sides: int) -> None:
    """Chi-square far below what any bias of a modulo would give; the seed is fixed, so this never flickers."""
    stream, rolls = Stream.seeded(f"fair {sides}"), 200 * sides
    count = Counter(stream.below(sides) for _ in range(rolls))
    assert set(count) == set(range(sides))
    expected = rolls / sides
    chi = sum((n - expected) ** 2 / expected for n in count.values())
    assert chi < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


@pytest.mark.parametrize("size", [0, 1, 2, 54, 255, 256, 257, 300])
def test_a_shuffle_draws_one_number_below_each_size(size: int) -> None:
    shuffled, slow = Stream.seeded(size), Stream.seeded(size)
    deck, other = list(range(size)), list(range(size))
    for _ in range(5):
        shuffled.shuffle(deck)
        for i in range(size - 1, 0, -1):
            j = slow.below(i + 1)
            other[i], other[j] = other[j], other[i]
        assert deck == other
        assert shuffled.place == slow.place
        assert shuffled.below(6) == slow.below(6)


def test_shuffles_reach_every_order_equally() -> None:
    stream = Stream.seeded("orders")
    count: Counter[str] = Counter()
    for _ in range(24 * 300):
        deck = list("abcd")
        stream.shuffle(deck)
        count["".join(deck)] += 1
    assert len(count) == 24
    assert all(220 < n < 380 for n in count.values())


@given(st.integers(0, 400), st.integers(1, 300))
def test_a_stream_goes_on_from_where_it_stands(drawn: int, sides: int) -> None:
    stream = Stream.seeded("place")
    for _ in range(drawn):
        stream.below(sides)
    twin = Stream(stream.key, *stream.place)
    assert [twin.below(sides) for _ in range(70)] == [stream.below(sides) for _ in range(70)]


def test_place_moves_with_every_draw_and_only_then() -> None:
    stream = Stream.seeded(1)
    places = {stream.place}
    for _ in range(100):
        stream.below(6)
        assert stream.place not in places
        places.add(stream.place)


def test_loaded_dice_come_first() -> None:
    state = State(1)
    state.loaded = [6, 1]
    assert state.dice(2) == [6, 1]
    assert 1 <= state.roll() <= 6


def test_loaded_shuffles_put_cards_on_top() -> None:
    state = State(1)
    state.loaded = [("c", "a")]
    deck = list("abcde")
    state.shuffle_deck(deck)
    assert deck.pop() == "c"
    assert deck.pop() == "a"
    assert sorted(deck) == ["b", "d", "e"]


def test_dice_and_shuffles_of_a_script_do_not_wait_for_each_other() -> None:
    state = State(1)
    state.loaded = [6, ("c",), 5]
    deck = list("abc")
    state.shuffle_deck(deck)
    assert deck[-1] == "c"
    assert state.dice(2) == [6, 5]


def test_impossible_scripts_are_refused() -> None:
    state = State(1)
    state.loaded = [7]
    with pytest.raises(BadPosition, match="6 sides"):
        state.roll()
    state.loaded = [("x",)]
    with pytest.raises(BadPosition, match="'x'"):
        state.shuffle_deck(["a"])


def test_a_pick_is_scripted_too() -> None:
    state = State(1)
    state.loaded = [["c"], 3, ["a"]]
    assert [state.choice("abc"), state.roll(), state.choice("abc")] == ["c", 3, "a"]
    assert state.loaded is None  # all used up: chance is free again
    assert {State(seed).choice("abc") for seed in range(20)} == set("abc")
    state.loaded = [["x"]]
    with pytest.raises(BadPosition, match="a scripted pick wants 'x'"):
        state.choice("abc")


@pytest.mark.parametrize("seed", range(5))
def test_a_pick_draws_as_a_number_does(seed: int) -> None:
    assert State(seed).choice(range(7)) == State(seed).below(7) == Stream.seeded(seed).choice(range(7))


def test_a_script_that_says_everything_can_run_out() -> None:
    state = State(1)
    state.loaded = [4, END_OF_SCRIPT]
    assert state.roll() == 4
    with pytest.raises(BadPosition, match="the script has no die left"):
        state.roll()
    with pytest.raises(BadPosition, match="the script has no shuffle left"):
        state.shuffle_deck(["a", "b"])
    with pytest.raises(BadPosition, match="the script has no pick left"):
        state.choice("ab")
    assert state.loaded == [END_OF_SCRIPT]  # and nothing has changed
