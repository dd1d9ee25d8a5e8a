"""Sums of money in Spartacus, as the edition calls its coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from munera.words.speech import Words


def say_coins(words: Words, count: int) -> str:
    """So many coins."""
    one, many = words.always["money_one"], words.always["money"]
    return words.text("common-coins", count=count, money=many, money_one=one)
