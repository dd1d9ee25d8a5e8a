"""The rules and the players ask the same questions: of the true table, and of what a seat sees of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from munera.games.serpents.queries import SeenSerpents
from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.serpents.state import Serpents
from munera.games.spartacus import queries
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.queries import Prepared, SeenTable, TableFacts
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.games.spartacus.sight import sight
from munera.games.spartacus.sight_types import SpartacusSeen
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Seat
from munera.kernel.laws import Case
from munera.kernel.laws.games import moments
from munera.testing.spartacus import card, house, intrigue

GAMES = {"spartacus": (SPARTACUS, SeenTable), "serpents": (SERPENTS, SeenSerpents)}
EVERY = 40  # decisions between two looks


def answers(table: TableFacts, seat: Seat) -> Iterator[tuple[str, Any]]:
    """What can be asked about the houses, as this seat."""
    yield "income", [queries.income(table, other) for other in table.seats]
    yield "forecast", [queries.forecast(table, other, "gl-varro") for other in table.seats]
    yield "favours", [queries.favours(table, other) for other in table.seats]
    yield "bribing", [queries.bribing(table, other) for other in table.seats]
    yield "hosting", queries.hosting_open(table)
    yield "wealth", [table.wealth(other) for other in table.seats]
    for scheme in sorted(table.rules.schemes):
        aims = queries.aims(table, seat, scheme)
        yield scheme, aims
        yield scheme, queries.legal(table, seat, scheme)
        yield scheme, [queries.price(table, seat, scheme, targets) for targets in aims]
        yield scheme, [queries.payees(table, seat, scheme, targets) for targets in aims]
        yield scheme, queries.short(table, seat, Prepared(0, scheme, discount=2))
    for reaction in sorted(table.rules.reactions):
        yield reaction, [queries.reaction_payable(table, other, reaction) for other in table.seats]
        yield reaction, queries.reaction_lacks(table, seat, reaction)


def fighting(table: TableFacts, seat: Seat) -> Iterator[tuple[str, Any]]:
    """What can be asked about those on the sand."""
    yield "fields", [queries.may_wager(table, seat, field) for field in ARENA.fields]
    yield "stakes", [table.highest_wager(seat, place) for place in range(len(ARENA.fields))]
    sides = queries.on_sand(table)
    yield "sand", sides
    for side in sides:
        yield "ability", queries.ability(table, side)
        yield "gear", queries.gear(table, side)
        yield "moves", queries.allowance(table, side)
        yield "reach", (queries.normal_range(table, side), queries.speed_attacks(table, side))
        yield "defence", queries.defence_dice(table, side)
        for foe in queries.opponents(table, side):
            yield "dice", queries.exchange(table, side, foe).hits((6, 4, 4, 1), (5, 4, 4))


def seen(match: Match[Spartacus], kind: type[SeenTable], seat: Seat) -> SeenTable:
    """With what is in every purse: whether one may know it is another question."""
    s = match.state
    return kind(s.rules, cast("SpartacusSeen", match.book.part(s, seat, "sight")), s.coins)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [4])
def test_a_seat_gets_the_answers_of_the_true_table(game: str, seed: int) -> None:
    book, kind = GAMES[game]
    looked, fought = 0, 0
    for number, (match, _) in enumerate(moments(Case(book, 4, {"rounds": 2}), seed)):
        if number % EVERY or match.state.phase == "setup":
            continue
        for seat in match.seats:
            view = seen(match, kind, seat)
            assert [*answers(match.state, seat)] == [*answers(view, seat)]
            assert [*fighting(match.state, seat)] == [*fighting(view, seat)]
            fought += len(queries.on_sand(view))
        looked += 1
    assert looked > 3
    assert fought > 0


@pytest.mark.parametrize("game", GAMES)
def test_marks_and_schemes_are_read_from_a_view(game: str) -> None:
    book, kind = GAMES[game]
    schemes = 0
    for match, _ in moments(Case(book, 3, {"rounds": 1}), 3):
        s = match.state
        if s.phase != "intrigue" or s.active not in s.seats:
            continue
        view = seen(match, kind, s.active)
        for mark, it in zip(s.prepared, view.view["prepared"], strict=True):
            if mark.number == s.face_down:
                assert queries.short(s, s.active, mark) == queries.short(view, s.active, view.mark(it))
        found = view.announced()
        assert (found is None) == (s.scheme is None)
        if s.scheme is not None and found is not None:
            schemes += 1
            assert (found.seat, found.targets) == (s.scheme.seat, s.scheme.targets)
            assert queries.required(view, found.mark) == queries.required(s, s.scheme.mark)
            assert queries.backing(view, found.seat, found.mark) == queries.backing(
                s, s.scheme.seat, s.scheme.mark
            )
    assert schemes > 3


@pytest.mark.parametrize("copies", [1, 2])
def test_whoever_holds_a_reaction_knows_that_it_was_meddled_with(copies: int) -> None:
    """The copy that was meddled with is played last."""
    match, _ = next(
        one for one in moments(Case(SERPENTS, 3, {"rounds": 1}), 3) if one[0].state.phase == "intrigue"
    )
    s = cast("Serpents", match.state)
    s.hands[1] = ["re-whispered-rumors"] * copies
    s.raised = ((1, "re-whispered-rumors", 30),)
    missing = queries.reaction_lacks(seen(match, SeenSerpents, 1), 1, "re-whispered-rumors")
    assert missing == queries.reaction_lacks(s, 1, "re-whispered-rumors")
    assert (missing >= 30 - s.influence[1]) is (copies == 1)


def test_a_concealed_purse_is_what_its_reader_reckons() -> None:
    view = sight(intrigue(house(coins=4), house(coins=9), house(coins=1)).state, 0)
    view["houses"][1]["coins"] = None
    assert SeenTable(SPARTACUS.rules, view).coins == [4, 0, 1]
    assert SeenTable(SPARTACUS.rules, view, [7, 5, 7]).coins == [4, 5, 1]
    assert SeenTable(SPARTACUS.rules, view, [7, -2, 7]).coins == [4, 0, 1]
    assert queries.aims(SeenTable(SPARTACUS.rules, view), 0, "sc-robbery") == [(2,)]


def test_the_next_upkeep_counts_who_will_be_ready_and_who_counts_twice() -> None:
    m = intrigue(
        house("sl-naevia", card("sl-cook", ready=False), card("sl-attendant", injured=True), "gl-varro", coins=3),
        house(),
        house(),
    )
    assert queries.income(m.state, 0) == 2
    assert queries.forecast(m.state, 0) == (1, 3)
    assert queries.forecast(m.state, 0, "gl-crixus", "sl-naevia") == (2, 5)
