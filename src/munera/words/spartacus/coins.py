"""Sums of money in Spartacus, with the coins named as in the reader's edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from munera.words.speech import Words


def say_coins(words: Words, count: int) -> str:
    """A sum of coins in words."""
    one, many = words.common_args["money_one"], words.common_args["money"]
    return words.text("common-coins", count=count, money=many, money_one=one)
