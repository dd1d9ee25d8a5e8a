"""What somebody might write instead of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st


def junk(words: Sequence[str], names: Sequence[str]) -> st.SearchStrategy[Any]:
    """Whatever somebody might write: numbers, these words, lists, and these names with something behind them."""
    return st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.sampled_from([*words, "lion", ""])),
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(names), inner, max_size=3)
        ),
        max_leaves=8,
    )
