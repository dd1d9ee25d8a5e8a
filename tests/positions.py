"""What the tests of written positions share: how one is refused, recorded and played again, and what junk is."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

from munera.kernel import BadPosition, Match, Rulebook, record, replay, start_from


def check_refused(book: Rulebook[Any], written: Any, words: str) -> None:
    """It is refused with these words, whether it is only read or played."""
    readers: Sequence[Callable[[Any], Any]] = (book.position, lambda position: start_from(book, position))
    for read in readers:
        with pytest.raises(BadPosition) as refusal:
            read(written)
        assert words in str(refusal.value), str(refusal.value)


def check_recorded(match: Match[Any]) -> dict[str, Any]:
    """Its record plays to the same state. Returns the position that stands in the record."""
    again = replay(match.book, record(match))
    assert again.state.dump() == match.state.dump(), "the record plays another game"
    position: dict[str, Any] = json.loads(record(match))["position"]
    return position


def junk(words: Sequence[str], names: Sequence[str]) -> st.SearchStrategy[Any]:
    """Whatever somebody might write: numbers, these words, lists, and these names with something behind them."""
    return st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.sampled_from([*words, "lion", ""])),
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(names), inner, max_size=3)
        ),
        max_leaves=8,
    )
