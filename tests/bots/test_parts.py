"""What bots see of a table is made once, and made anew only when something was done there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from munera import bots
from munera.bots.bot import Seen
from munera.bots.playing import play
from munera.bots.spartacus import guests, haggling, heuristic
from munera.bots.spartacus.arena import best_of
from munera.bots.spartacus.market import hosting
from munera.bots.spartacus.reading import BotTable
from munera.bots.spartacus.worth import loss, worth
from munera.games import book
from munera.games.serpents.queries import SeenSerpents
from munera.games.spartacus import sight
from munera.games.spartacus.deals import promises
from munera.games.spartacus.queries import SeenTable
from munera.kernel import Match, Stream, start
from munera.kernel.laws import Case
from munera.kernel.laws.games import moments


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


@pytest.mark.parametrize(("game", "kind"), [("spartacus", SeenTable), ("serpents", SeenSerpents)])
def test_what_is_written_out_once_is_never_out_of_date(game: str, kind: type[SeenTable]) -> None:
    """Two games by turns, so that what was looked at last is now another table, and now an earlier moment."""
    looks, secret = 0, 0
    games = (moments(Case(book(game), 3, {"rounds": 1}), seed) for seed in (1, 2))
    for number, pair in enumerate(zip(*games, strict=False)):
        for match, _ in pair:
            s = match.state
            if number % 10 == 0:  # what random players hardly ever do
                promises.give(s, 0, 1, ("pay", 1, "phase_end"), (0, 1) if number % 20 else ())
            if number % 10 == 5 and game == "serpents" and s.assets:
                s.put(next(iter(s.assets.values()))._replace(barred=number % 20 == 5))
            for seat in (None, *match.seats, None):
                seen = match.book.part(s, seat, "sight")
                assert [house["assets"] for house in seen["houses"]] == sight.assets(s)
                assert seen["ledger"] == [sight.ledger_entry(it) for it in promises.seen(s, seat)]
                assert kind(s.rules, seen).assets == s.assets
                secret += len(seen["ledger"]) < len(s.ledger)
            looks += 1
    assert looks > 100
    assert secret > 100


@pytest.fixture(scope="module")
def played() -> Match[Any]:
    """A game of Spartacus between heuristics, at its end."""
    match = start(book("spartacus"), seats=4, seed=2, variant={"rounds": 2})
    players = [bots.make("heuristic", "spartacus", Stream.seeded(seat)) for seat in match.seats]
    play(match, players, Stream.seeded(0))
    return match


def rare(seat: int) -> list[tuple[Any, ...]]:
    """Events that few games have."""
    other = (seat + 1) % 4
    return [
        ("gives", other, seat, 2),
        ("deal", other, seat, 0, (40,), 3, ()),
        ("no_support", other, seat, 1),
        ("promise_made", other, seat, "support"),
    ]


def test_what_a_bot_does_not_note_changes_nothing_in_what_it_remembers(played: Match[Any]) -> None:
    def remembered(seat: int, *, noted: bool) -> Iterator[list[dict[str, Any]]]:
        refusals, purchases = heuristic.Refusals(), heuristic.Purchases()
        invited, memory = guests.Guests(), haggling.Memory()
        for event in [*played.events(seat), *rare(seat)]:
            news = [event] if not noted or event[0] in heuristic.NOTED else []
            refusals.reckon(news, seat)
            purchases.reckon(news, seat)
            invited.reckon(news, 4)
            memory.hear(news, seat)
            coins = [change for one in news for change in heuristic.moved(one)]
            yield [{"coins": coins}, *(vars(it) for it in (refusals, purchases, invited, memory))]

    events = played.events(0)
    assert sum(event[0] in heuristic.NOTED for event in events) < len(events) / 2
    for seat in played.seats:
        pairs = zip(remembered(seat, noted=True), remembered(seat, noted=False), strict=True)
        assert all(some == all_of_it for some, all_of_it in pairs)


def test_what_is_reckoned_once_for_a_table_is_the_same(played: Match[Any]) -> None:
    """Worths of one card more and of one card less, of every house, whatever else was asked before."""
    s = played.state
    seen = played.book.part(s, 0, "sight")

    def fresh() -> BotTable:
        return BotTable(seen, 0, s.coins)

    table, cards = fresh(), sorted({asset.card for asset in s.assets.values()})
    assert len(cards) > 8
    for _ in range(2):
        for seat in played.seats:
            assert best_of(table, seat) == best_of(fresh(), seat)
            assert [worth(table, seat, card) for card in cards] == [worth(fresh(), seat, card) for card in cards]
            for asset in table.of(seat):
                assert loss(table, seat, asset) == loss(fresh(), seat, asset)
        assert hosting(table) == hosting(fresh())
