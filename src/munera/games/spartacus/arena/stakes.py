"""Wagers, spelt: a number for every betting field, as long as there are coins."""

from __future__ import annotations

from functools import cache

from munera.kernel.grammar import END, NOTHING, Grammar, Word


class Stakes(Grammar):
    """Nothing or a stack from `least` up to the limit of each field, with so many coins in all."""

    def __init__(self, coins: int, most: tuple[int, ...], least: int) -> None:
        self.coins, self.most, self.least = coins, most, least

    @property
    def count(self) -> int:
        return _count(self.coins, self.most, self.least)

    def firsts(self) -> tuple[Word, ...]:
        return 0, *range(self.least, min(self.coins, self.most[0]) + 1)

    def after(self, word: object) -> Grammar:
        if type(word) is not int or word not in self.firsts():
            return NOTHING
        return Stakes(self.coins - word, self.most[1:], self.least) if self.most[1:] else END


@cache
def _count(coins: int, most: tuple[int, ...], least: int) -> int:
    if not most:
        return 1
    stacks = range(least, min(coins, most[0]) + 1)
    return _count(coins, most[1:], least) + sum(_count(coins - stack, most[1:], least) for stack in stacks)
