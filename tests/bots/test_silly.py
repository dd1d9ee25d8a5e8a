"""The commands that count silly acts, and that try to milk the bots: they find what there is to be found."""

from __future__ import annotations

from typing import Any

import pytest
from tools.milking import __main__ as milking
from tools.milking import games as milking_games
from tools.milking.balance import Bookkeeping
from tools.milking.trader import Trader
from tools.silly import __main__ as silly
from tools.silly.acts import Burnt, Forgotten, Miserly, Resold, TiedOut, Unseen
from tools.silly.games import Game, watched

from munera import bots
from munera.bots import Seen
from munera.bots.playing import play
from munera.bots.spartacus import guests, intrigue, market, offers
from munera.bots.spartacus.credit import RISK
from munera.bots.spartacus.heuristic import Purchases
from munera.games import book
from munera.kernel import Stream, start
from munera.testing.spartacus import house
from munera.testing.spartacus import market as open_market

pytestmark = pytest.mark.slow  # bots play whole games


def test_in_a_few_games_nothing_silly_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    silly.main(["--games", "4", "--seed", "test"])
    lines = capsys.readouterr().out.splitlines()[2:]
    assert len(lines) == 9
    assert all(line.endswith("| 0 | 0.0 |") for line in lines)


def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo what keeps the bots from silly acts."""
    monkeypatch.setattr(guests, "OVERLOOKED", (0.0,))
    monkeypatch.setattr(market, "keenest", lambda *_: False)
    monkeypatch.setattr(offers, "saves_last", lambda *_: False)
    monkeypatch.setattr(offers, "cost_of_support", lambda *_: 0.0)
    monkeypatch.setattr(Purchases, "reckon", lambda *_: {})
    monkeypatch.setattr(intrigue, "unseen_support", lambda *_: -1.0)
    monkeypatch.setattr(intrigue, "SETTLED", 0)


def test_silly_acts_are_found_where_they_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    careless(monkeypatch)
    found: set[str] = set()
    for number in range(6):
        found |= {act.name for act in watched(Game(f"careless/{number}", ["heuristic"] * 4, "quick")) if act.done}
    assert found >= {act.name for act in (Burnt, Forgotten, Miserly, Resold, TiedOut, Unseen)}


def test_the_books_tell_what_a_deal_brings_the_bots() -> None:
    table = open_market(house(coins=9), house("gl-crixus", "gl-duro", coins=9), house(coins=9))
    players: list[Any] = [bots.make("heuristic", "spartacus", Stream.seeded(seat)) for seat in table.match.seats]
    books = Bookkeeping(players, 0)
    loan = table.offer(0, 1, wants=RISK, promises=[("pay", 9, "round_end")])
    books.before(table.match, ("!", 1, ("accept", loan)))
    table.act(1, "accept", loan)
    assert books.brought(table.match) == -RISK
    table.act(0, "give", 1, 2)
    assert books.brought(table.match) == 2 - RISK
    gift = table.offer(0, 2, gives=1)
    books.before(table.match, ("!", 2, ("accept", gift)))
    table.act(2, "accept", gift)
    assert books.brought(table.match) == 3 - RISK
    others = table.offer(1, 2, gives=1)
    books.before(table.match, ("!", 2, ("accept", others)))
    table.act(2, "accept", others)
    assert books.deals == 2, "what the bots do among themselves is their own affair"


def test_the_trader_tries_everything_and_keeps_no_word() -> None:
    match = start(book("spartacus"), 4, "trader", {"type": "quick"}, log=True)
    players: list[Any] = [
        Trader(Stream.seeded(seat)) if seat == 0 else bots.make("heuristic", "spartacus", Stream.seeded(seat))
        for seat in match.seats
    ]
    play(match, players, Stream.seeded("driver"))
    tried: list[Any] = [event[2] for event in Seen(match, 0).events() if event[:2] == ("offer_made", 0)]
    assert len(tried) > 30
    assert any(offer[6] for offer in tried), "buys"
    assert any(offer[4] and offer[5] for offer in tried), "sells"
    assert any(offer[5] and not offer[4] and not offer[7] for offer in tried), "begs"
    assert any(offer[5] and offer[7] and offer[7][0][0] != "pay" for offer in tried), "threatens"
    assert any(offer[5] and offer[7] and offer[7][0][0] == "pay" for offer in tried), "borrows"
    assert not [event for event in Seen(match, 0).events() if event[:2] == ("gives", 0)]


def test_what_is_counted_does_not_depend_on_who_plays(capsys: pytest.CaptureFixture[str]) -> None:
    for jobs in ("1", "2"):
        silly.main(["--games", "2", "--seed", "shared", "--jobs", jobs])
    alone, shared = capsys.readouterr().out.split("| act |")[1:]
    assert alone == shared


def test_milking_says_what_came_of_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(milking_games, "played", lambda *_: (False, Bookkeeping([], 0), 1.5))
    milking.main(["--games", "2"])
    assert "-1.50 +- 0.00 coins a game" in capsys.readouterr().out
    monkeypatch.setattr(milking_games, "played", lambda *_: (False, Bookkeeping([], 0), -0.5))
    with pytest.raises(SystemExit):
        milking.main(["--games", "2"])
