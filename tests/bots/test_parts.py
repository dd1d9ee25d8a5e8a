"""What a bot sees of a table is made once until something is done there."""

from __future__ import annotations

from typing import Any

from munera.bots.bot import Seen
from munera.games import book
from munera.kernel import Match, start


def new() -> Match[Any]:
    return start(book("spartacus"), seats=3, seed=3)


def test_parts_are_made_once_until_something_is_done() -> None:
    match = new()
    seen = Seen(match, 0)
    first = seen.part("sight")
    assert seen.part("sight") is first
    for _ in range(200):
        ask = match.waiting()[0]
        match.answer(ask.seat, ask.default())
        assert seen.part("sight") == Seen(match, 0).part("sight")
        assert seen.part("standings") == Seen(match, 0).part("standings")
    assert first != seen.part("sight")


def test_moves_at_any_time_make_parts_anew() -> None:
    match = new()
    while match.waiting()[0].kind != "turn":
        ask = match.waiting()[0]
        match.answer(ask.seat, ask.default())
    seen = Seen(match, 0)
    coins = seen.part("sight")["houses"][0]["coins"]
    match.act(0, ("give", 1, 1))
    assert seen.part("sight")["houses"][0]["coins"] == coins - 1


def test_the_end_of_a_match_makes_parts_anew() -> None:
    match = new()
    seen = Seen(match, 0)
    while not match.over:
        seen.part("sight")
        match.concede(match.waiting()[0].seat)
    assert seen.part("sight") == Seen(match, 0).part("sight")
    assert seen.part("sight")["winner"] is not None


def test_what_is_written_out_once_is_the_same() -> None:
    """Cards and promises are shared by what bots see, and never by what people are shown."""
    match = new()
    while not match.view(0)["houses"][0]["assets"]:
        match.answer(match.waiting()[0].seat, match.waiting()[0].default())
    bots, people = Seen(match, 0).part("sight"), match.view(0)
    first = people["houses"][0]["assets"][0]
    assert bots["houses"][0]["assets"][0].items() <= first.items()
    assert Seen(match, 0).part("sight")["houses"][0]["assets"][0] is bots["houses"][0]["assets"][0]
    assert match.view(0)["houses"][0]["assets"][0] is not first
