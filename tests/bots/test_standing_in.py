"""What a bot never does while it stands in for somebody: the rules say so, and its wishes count for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from munera import bots
from munera.bots import standing_in
from munera.bots.bot import WAIT, Bot, Seen
from munera.games import books
from munera.games.school.rulebook import BOOK as SCHOOL
from munera.games.serpents.rulebook import BOOK as SERPENTS
from munera.games.spartacus.deals.anytime import MOVES
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.kernel import AnyAsk, Match, Option, Rulebook, Space, Stream, pick, start
from munera.testing import school, serpents
from munera.testing.school import campaign
from munera.testing.spartacus import Table, house, intrigue, offer_of, upkeep
from munera.testing.spartacus.titles import EAR

INJURED = {"card": "gl-duro", "ready": False, "injured": True}


def personal(m: Table, seat: int, option: Any) -> bool:
    """Is this answer to the open question of a seat only for its player?"""
    return m.match.book.only_in_person(m.state, seat, m.ask(seat), option)


def personal_move(m: Table, seat: int, *move: Any) -> bool:
    """Is this move at any time only for its player?"""
    assert m.may_act(seat, *move)
    return m.match.book.only_in_person(m.state, seat, None, move)


# ---------------------------------------------------------------------- what the rules leave to the player


@pytest.mark.rule("SP-60")
def test_gifts_shown_cards_and_offers_are_for_the_dominus_alone() -> None:
    m = intrigue(house(coins=3, hand=[EAR, "gu-guard"]), house(coins=3), house())
    made = m.offer(1, 0, wants=1)
    mine = m.offer(0, 1, gives=1)
    other = offer_of(0, 2, gives=2, private=True)
    counter = offer_of(0, 1, wants=1, counters=1)
    found = {
        move[0]: personal_move(m, 0, *move)
        for move in (
            ("give", 1, 1),
            ("lay",),
            ("show", EAR, 1),
            ("offer", other),
            ("counter", made, counter),
            ("accept", made),
            ("decline", made),
            ("withdraw", mine),
        )
    }
    assert {word for word, only in found.items() if not only} == {"lay", "decline"}
    assert {*found, "reopen"} == set(MOVES)  # whoever adds a move says here whose it is


@pytest.mark.rule("SP-60")
def test_coins_that_are_owed_are_no_gift() -> None:
    m = intrigue(house(coins=5), house(), house())
    m.act(1, "accept", m.offer(0, 1, promises=[("pay", 2, "round_end")]))
    assert not personal_move(m, 0, "give", 1, 2)
    assert personal_move(m, 0, "give", 1, 3)
    assert personal_move(m, 0, "give", 2, 1)


@pytest.mark.rule("SP-60")
@pytest.mark.parametrize("promised", [False, True])
def test_support_is_pledged_in_person_or_because_it_was_promised(promised: bool) -> None:
    m = intrigue(house(influence=4, hand=[EAR]), house(influence=5), house())
    if promised:
        m.act(0, "accept", m.offer(1, 0, promises=[("support",)]))
    m.answer(("prepare", EAR))
    assert not personal(m, 0, ("request", ((1, False),)))
    assert personal(m, 0, ("request", ((1, True),)))
    assert personal(m, 0, ("request", ((1, False), (2, True))))
    m.answer(("request", ((1, False),)))
    assert (personal(m, 1, "yes"), personal(m, 1, "no")) == (not promised, False)


@pytest.mark.rule("SP-60")
@pytest.mark.parametrize("patient", [0, 1])
def test_a_healer_helps_another_house_in_person_only(patient: int) -> None:
    staff: list[list[Any]] = [["sl-medicus"], []]
    staff[patient].append(INJURED)
    m = upkeep(*(house(*own, coins=3) for own in staff), house(), dice=[1, 6])
    assert m.asked() == [(0, "healer")]
    assert not personal(m, 0, "pass")
    assert personal(m, 0, m.asset("sl-medicus").id) == (patient == 1)


@pytest.mark.rule("SP-60")
def test_a_demand_of_the_senate_shows_no_card_for_who_is_away() -> None:
    m = serpents.calm(house(house="ho-varinius", influence=4, hand=[EAR]), house(influence=5), house(influence=6))
    m.answer(("prepare", EAR))
    assert not personal(m, 0, ("demand", (1, False)))
    assert personal(m, 0, ("demand", (1, True)))
    m.answer(("demand", (1, False)))
    assert not personal(m, 1, "yes")  # a demand leaves no choice but to pledge or to lose


@pytest.mark.rule("GS-43")
def test_schools_trade_in_person() -> None:
    m = campaign(
        school.school(school.secutor("Flamma"), gold=20),
        school.school(school.retiarius("Kalendio"), gold=30),
        stage="trading",
    )
    deal = m.deal(0, 1, gives=5, buys=["Kalendio"])
    m.offer(deal)
    (ask,) = (ask for ask in m.match.waiting() if ask.seat == 1)
    words = {
        word: SCHOOL.only_in_person(m.state, 1, ask, (word, deal))
        for word in ("offer", "accept", "decline", "withdraw")
    }
    assert words == {"offer": True, "accept": True, "decline": False, "withdraw": True}
    assert not SCHOOL.only_in_person(m.state, 1, ask, "done")


def test_games_without_deals_leave_everything_to_a_stand_in() -> None:
    deals = {id for id, book in books().items() if type(book).only_in_person is not Rulebook.only_in_person}
    assert deals == {SCHOOL.id, SPARTACUS.id, SERPENTS.id}


# ---------------------------------------------------------------------- whole games


class Obliging(Bot):
    """Wants whatever it may not, and anything else where there is none of it."""

    def __init__(self, match: Match[Any], stream: Stream) -> None:
        super().__init__(stream)
        self.match, self.wanted = match, 0

    def _prefer(self, ask: AnyAsk | None, seat: int, options: Any) -> Option:
        book, state = self.match.book, self.match.state
        some = [pick(options, self.stream) for _ in range(5)] if isinstance(options, Space) else list(options)
        able = [one for one in some if book.only_in_person(state, seat, ask, one)]
        self.wanted += bool(able)
        return self.stream.choice(able or some)  # type: ignore[no-any-return]  # an option of any shape

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        real = self.match.ask_of(seen.seat)
        return self._prefer(real, seen.seat, real.options)

    def volunteer(self, seen: Seen) -> Option | None:
        options = self.match.book.anytime(self.match.state, seen.seat)
        return self._prefer(None, seen.seat, options) if options else None


@pytest.mark.parametrize("game", books())
@pytest.mark.parametrize("obliging", [True, False])
def test_a_stand_in_plays_whole_games_and_never_what_is_for_the_player(game: str, obliging: bool) -> None:
    """Seat 0 is stood in for by our best bot, or by one that wants what it may not; the others play at random."""
    book = books()[game]
    seats = min(3, book.seats[-1])
    match, luck = start(book, seats, 5, book.short_game_for(seats)), Stream.seeded(game)
    bot: Bot = Obliging(match, luck) if obliging else bots.make(bots.usual(game), game, luck)
    moves = 0
    while not match.over:
        for seat in match.seats:
            options = book.anytime(match.state, seat)
            if not options or luck.below(4):
                continue
            move = standing_in.volunteer(match, bot, seat) if seat == 0 else pick(options, luck)
            if move is not None:
                assert seat or not book.only_in_person(match.state, seat, None, move)
                match.act(seat, move)
                moves += 1
        ask = luck.choice(match.waiting())
        assert not book.only_in_person(match.state, ask.seat, ask, ask.default())
        if ask.seat == 0:
            option = standing_in.choose(match, bot, ask)
            option = ask.default() if option == WAIT else option
            assert not book.only_in_person(match.state, 0, ask, option)
        else:
            option = pick(ask.options, luck)
        match.answer(ask.seat, option)
    if isinstance(bot, Obliging):
        assert bool(bot.wanted) == (type(book).only_in_person is not Rulebook.only_in_person)
