"""What a view tells of For Glory is what the rules do with it, over random games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, ClassVar

from munera.bots.for_glory.reading import written
from munera.games.for_glory.board import Board, board
from munera.games.for_glory.cards.table import TABLE, CardTable
from munera.games.for_glory.money import payments
from munera.games.for_glory.rulebook import BOOK, ForGlory
from munera.games.for_glory.state import Glory
from munera.kernel import Match, resume, save, start
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream

GAMES = 6


def test_views_say_what_the_rules_do() -> None:
    seen: Counter[str] = Counter()
    for game in range(GAMES):
        match = start(BOOK, 2, f"facts {game}")
        player, heard = RandomPlayer(Stream.seeded(f"facts {game}"), 4000), 0
        while not match.over:
            before: list[Any] = [BOOK.view(match.state, seat) for seat in (0, 1)]
            question = match.pending[0]
            for seat in (0, 1):
                check(match, seat, before[seat], seen)
            offered(question, before[question.seat] if question.seat < 2 else {}, seen)
            player.step(match)
            events = match.events(None, heard)
            heard = match.events_told(None)
            follow(events, before, match, seen)
    for what in ("payments", "enters", "register", "initiative", "damaged", "falls", "won", "costly", "board"):
        assert seen[what] > 2, (what, seen)


def check(match: Match[Glory], seat: int, view: dict[str, Any], seen: Counter[str]) -> None:
    """What is given for reckoning is what the rules reckon with."""
    s = match.state
    most = max((coins + sum(_worth(view, c) for c in cards) for coins, cards in _all(s, seat)), default=0)
    assert view["purse"] >= most
    for cost in (1, view["purse"], view["purse"] + 1):
        if cost > 0:
            assert bool(list(payments(s, seat, cost))) == (cost <= view["purse"])
            seen["payments"] += 1
    assert [arena["open"] for arena in view["arenas"]].count(False) in (0, 1)
    assert _in_order(board(s, seat)) == _in_order(written(view, seat))  # type: ignore[arg-type]
    seen["board"] += 1


def _in_order(one: Board) -> Board:
    """Damage by gladiator, of those who are still there: a view has it by place."""
    return one._replace(pool=tuple(sorted(tokens for tokens in one.pool if tokens.id in one.gladiators)))


def _all(s: Glory, seat: int) -> list[Any]:
    return list(payments(s, seat, 1))


def _worth(view: dict[str, Any], card: str) -> int:
    return next(int(one["worth"]) for one in view["incomes"] if one["card"] == card)


def offered(ask: Any, view: dict[str, Any], seen: Counter[str]) -> None:
    """Prices and places are those of the answers that are offered."""
    options = tuple(ask.options)
    if ask.kind == "action":
        buys = {option[1] for option in options if option[0] == "buy"}
        assert buys == {card for card, price in view["prices"].items() if price <= view["purse"]}
        assert view["fees"] == {}
    if ask.kind == "register":
        for option in options:
            if option[0] == "enter":
                assert view["fees"][option[1]] <= view["purse"]
                seen["register"] += 1
    for option in options:
        if isinstance(option, tuple) and option[0] == "enter":
            assert view["arenas"][option[2]]["open"]
    if ask.kind == "pay":
        assert set(options) <= {"coin", *(one["card"] for one in view["incomes"])}


def follow(events: list[Any], before: list[dict[str, Any]], match: Match[Glory], seen: Counter[str]) -> None:
    """What was foretold has come to pass, where the next thing told is that."""
    public = before[0]
    for kind, *facts in events:
        if kind == "initiative":
            seat, one, two = facts
            assert seat == (public["favor"] if one == two else int(two > one))
            seen["initiative"] += 1
        if kind == "damaged":
            left = facts[4]
            fighter = next((g for a in public["arenas"] for g in a["gladiators"] if g["id"] == facts[0]), None)
            if (
                fighter
                and fighter["assigned"] == facts[3]
                and len([e for e in events if e[1:2] == (facts[0],)]) <= 2
            ):
                assert fighter["falls"] == (left == 0)
                seen["falls" if left == 0 else "damaged"] += 1
        if kind == "battle_won":
            active = [a for a in public["arenas"] if a["active"]]
            if active and active[0]["card"] == facts[1]:
                assert active[0]["glory"] == facts[2]
                seen["won"] += 1
    entered = [event for event in events if event[0] == "enters"]
    if len(entered) == 1 and not {e[0] for e in events} & {
        "defeated",
        "moves",
        "exhausted",
        "all_home",
        "drilled",
    }:
        _, id, card, seat, _ = entered[0]
        entrant = before[seat]["entrants"].get(card)
        now: Any = BOOK.view(match.state, seat)
        fighter = next((g for a in now["arenas"] for g in a["gladiators"] if g["id"] == id), None)
        if entrant and fighter:
            place = next(p for p, a in enumerate(now["arenas"]) for g in a["gladiators"] if g["id"] == id)
            there, arena = entrant["there"][place], now["arenas"][place]
            assert entrant["bloodlust"] == now["bloodlust"]
            assert (there["agility"], there["bloodlust"]) == (arena["agility"][seat], arena["bloodlust"][seat])
            if arena["leads"] is not None:
                assert there["leads"] == (arena["leads"] == seat)
            seen["enters"] += 1
    for event in events:
        if event[0] == "exhausted":
            things = [(p, t) for p in public["players"] for t in p["patrons"] if t["id"] == event[1]]
            for player, thing in things:
                lost = any(e[0] == "defeated" and e[4] == "influence" for e in events)
                if thing["ready"] and player["needed"] <= player["influence"] and len(events) < 6:
                    seen["costly"] += 1
                    assert thing["costly"] or not lost


# ---------------------------------------------------------------------- another table in the same process


class CheapTraining(ForGlory):
    """The same rules, where everything to buy costs one, and there are ten of a title."""

    cards: ClassVar[CardTable] = CardTable(
        {
            id: replace(card, cost=min(1, card.cost), copies=10 if id == "parry" else card.copies)
            for id, card in TABLE.by_id.items()
        }
    )


def test_a_match_reads_its_cards_from_its_rulebook() -> None:
    book = CheapTraining()
    for rules, dearest in ((book, 1), (BOOK, 10)):
        match = start(rules, 2, "cheap")
        player = RandomPlayer(Stream.seeded("cheap"), 4000)
        for step in range(300):
            if match.over:
                break
            player.step(match)
            if step == 50:
                match = resume(rules, save(match))
                assert match.state.cards is rules.cards
        prices = [int(str(event[3])) for event in match.events(None) if event[0] == "buys"]
        assert 0 < max(prices) <= dearest
        rules.totals(match.state)
    assert book.printed()["cards"]["veles"]["cost"] == 1
    assert BOOK.printed()["cards"]["veles"]["cost"] > 1
