"""What may be done at any time: gifts, Guards, shown cards, offers; and what of it stays between two."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

import pytest

from munera.games.spartacus import anytime, deals, promises
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.state import GUARD_CARD, Offer, Prepared, Scheme, Spartacus
from munera.kernel import SEALED, Stream
from munera.kernel.laws.inputs import bend, junk
from munera.kernel.plain import same_kind, to_option
from munera.kernel.state import told

GLADIATOR, SLAVE = "gl-celt-warrior", "sl-naevia"
ROBBERY, FEAST = "sc-robbery", "sc-grand-feast"


def table(phase: str = "intrigue", step: str = "turn", seats: int = 4) -> Spartacus:
    """Four Domini with 5 coins each in the third round; seat 0 is Host and has its turn."""
    s = BOOK.new("deals", seats)
    s.log = []
    s.phase, s.step, s.round, s.host, s.active = phase, step, 3, 0, 0
    s.queue = tuple(range(1, seats))
    s.coins = [5] * seats
    return s


def market() -> Spartacus:
    return table("market", "open")


def offer(
    maker: int,
    *to: int,
    private: bool = False,
    gives: int = 0,
    goods: tuple[int, ...] = (),
    wants: int = 0,
    asks: tuple[int, ...] = (),
    promised: tuple[Any, ...] = (),
    returned: tuple[Any, ...] = (),
    counters: int = 0,
) -> tuple[Any, ...]:
    """An offer as it travels."""
    return (maker, to, private, gives, goods, wants, asks, promised, returned, counters)


def may(s: Spartacus, seat: int, *move: Any) -> bool:
    return move in anytime.options(s, seat)


def do(s: Spartacus, seat: int, *move: Any) -> Collection[int]:
    return anytime.act(s, seat, move)


def heard(s: Spartacus, viewer: int | None) -> list[Any]:
    return [(e[0], *e[1]) for e in s.log or () if told(e, viewer)]


def kinds(s: Spartacus, viewer: int | None) -> list[str]:
    return [event[0] for event in heard(s, viewer)]


def knew(s: Spartacus, kind: str) -> Any:
    return next(e[3] for e in s.log or () if e[0] == kind)


# ---------------------------------------------------------------------- when


@pytest.mark.rule("SP-COIN-1")
@pytest.mark.parametrize("phase", ["upkeep", "intrigue", "market", "arena", "tournament"])
def test_coins_may_be_given_in_every_phase(phase: str) -> None:
    assert may(table(phase, ""), 0, "give", 3, 5)


@pytest.mark.parametrize("phase", ["setup", "fight", "over"])
def test_elsewhere_nothing_is_possible(phase: str) -> None:
    s = table(phase, "")
    assert not anytime.options(s, 0)
    assert not anytime.could_move(s, 0)


def test_in_a_tournament_nothing_but_coins_changes_hands() -> None:
    s = table("tournament", "")
    s.hands[0] = [GUARD_CARD]
    s.offers = (Offer(*offer(1, 0, gives=1)),)
    assert not may(s, 0, "lay")
    assert not may(s, 0, "show", GUARD_CARD, 1)
    assert not may(s, 0, "offer", offer(0, 1, wants=1))
    assert not may(s, 0, "accept", offer(1, 0, gives=1))
    assert {anytime.Anytime(s, 0).sample(Stream.seeded(n))[0] for n in range(9)} == {"give"}
    s.coins[0] = 0
    assert not anytime.options(s, 0)


@pytest.mark.rule("SP-93")
def test_who_conceded_does_nothing_more_and_no_offer_is_made_to_him() -> None:
    s = table()
    s.offers = tuple(
        Offer(*o)
        for o in (offer(3, 1, wants=1), offer(1, 3, wants=2), offer(1, 2, 3, wants=3), offer(1, 2, wants=4))
    )
    s.left = (3,)
    deals.leave(s, 3)
    assert [o.to for o in s.offers] == [(2,), (2,)]
    assert [o.wants for o in s.offers] == [3, 4]
    assert kinds(s, None) == ["offer_lapsed", "offer_lapsed"]
    assert not anytime.options(s, 3)
    assert not anytime.could_move(s, 3)
    assert not may(s, 0, "offer", offer(0, 3, wants=1))
    assert not may(s, 0, "offer", offer(0, 1, 3, wants=1))
    assert may(s, 0, "give", 3, 1)


# ---------------------------------------------------------------------- gifts


@pytest.mark.rule("SP-56")
def test_a_gift_moves_coins_and_everybody_sees_how_many() -> None:
    s = table("market", "bid")
    s.hidden = (0, 1, 2, 3)
    assert do(s, 0, "give", 2, 3) == (0,)
    assert s.coins == [2, 5, 8, 5]
    assert heard(s, None) == [("gives", 0, 2, 3)]
    assert knew(s, "gives") == (0,)


@pytest.mark.rule("SP-56", "SP-96")
def test_only_coins_at_hand_are_given() -> None:
    s = table()
    s.stake(0, 3)
    assert may(s, 0, "give", 1, 2)
    assert not may(s, 0, "give", 1, 3)
    for gift in ((1, 0), (0, 1), (4, 1), (1, -1), (True, 1), (1, True), (1, 1.0), (1,), (1, 1, 1), ("1", 1)):
        assert not may(s, 0, "give", *gift)


@pytest.mark.rule("SP-63")
def test_a_gift_to_the_destitute_concerns_all_who_could_play_on_his_misery() -> None:
    s = table()
    s.coins = [5, 0, 5, 0]
    s.staked[3] = 1  # set aside, still his own
    assert list(do(s, 0, "give", 1, 1)) == [0]  # no quiet window is open: nobody can have sealed that
    s.coins[1], s.quiet = 0, True
    assert list(do(s, 0, "give", 1, 1)) == [0, 1, 2, 3]
    assert list(do(s, 0, "give", 3, 1)) == [0]
    s.coins[1], s.hidden = 0, (1,)
    assert list(do(s, 0, "give", 1, 1)) == [0]


@pytest.mark.rule("SP-LIMIT-1")
def test_twenty_gifts_in_a_phase() -> None:
    s = table()
    s.coins[0] = 30
    for _ in range(anytime.MOST_GIFTS):
        do(s, 0, "give", 1, 1)
    assert s.gifts == (20, 0, 0, 0)
    assert not may(s, 0, "give", 1, 1)
    assert may(s, 1, "give", 0, 1)
    deals.phase_over(s)
    assert may(s, 0, "give", 1, 1)


# ---------------------------------------------------------------------- guards and cards


@pytest.mark.rule("SP-22", "SP-GUARD-6")
def test_a_guard_is_laid_from_the_hand_but_not_while_a_die_rolls() -> None:
    s = table()
    s.hands[2] = [ROBBERY, GUARD_CARD]
    assert not may(s, 0, "lay")
    s.rolling = True
    assert not may(s, 2, "lay")
    s.rolling = False
    assert do(s, 2, "lay") == (2,)
    assert s.hands[2] == [ROBBERY]
    assert [a.ready for a in s.of(2)] == [True]
    assert heard(s, None) == [("lays_guard", 2, 1)]
    assert not may(s, 2, "lay")


@pytest.mark.rule("SP-DEAL-5", "SP-66")
def test_a_shown_card_is_known_to_one_and_that_it_was_shown_to_all() -> None:
    s = table()
    s.hands[1] = [ROBBERY]
    assert not may(s, 1, "show", FEAST, 2)
    assert not may(s, 1, "show", ROBBERY, 1)
    assert do(s, 1, "show", ROBBERY, 2) == ()
    assert s.known[2][1] == (ROBBERY,)
    assert s.known[3][1] == ()
    assert heard(s, 3) == heard(s, None) == [("shows", 1, 2)]
    assert heard(s, 2) == heard(s, 1) == [("shows", 1, 2), ("shown", 1, 2, ROBBERY)]
    assert s.hands[1] == [ROBBERY]


@pytest.mark.rule("SP-LIMIT-1")
def test_six_shows_in_a_phase() -> None:
    s = table()
    s.hands[1] = [ROBBERY]
    for _ in range(anytime.MOST_SHOWS):
        do(s, 1, "show", ROBBERY, 2)
    assert not may(s, 1, "show", ROBBERY, 2)
    deals.phase_over(s)
    assert may(s, 1, "show", ROBBERY, 2)


# ---------------------------------------------------------------------- taking back being done


@pytest.mark.rule("SP-26", "SP-80", "SP-LIMIT-1")
def test_being_done_is_taken_back_until_all_are_done_and_at_most_three_times() -> None:
    s = market()
    assert not may(s, 1, "reopen")
    for n in range(anytime.MOST_REOPENED):
        s.done = s.hidden = (1, 2)
        assert do(s, 1, "reopen") == ()
        assert [s.done, s.hidden, s.reopened] == [(2,), (2,), (0, n + 1, 0, 0)]
    assert heard(s, None)[0] == ("reopens", 1, 5)
    assert knew(s, "reopens") == (1,)
    s.done = s.hidden = (1, 2)
    assert not may(s, 1, "reopen")
    assert may(s, 2, "reopen")
    s.done = (0, 1, 2, 3)
    assert not may(s, 2, "reopen")
    s.done, s.step = (2,), "row"
    assert not may(s, 2, "reopen")


# ---------------------------------------------------------------------- what may be offered


@pytest.mark.rule("SP-DEAL-1")
def test_an_offer_goes_to_one_several_or_all() -> None:
    s = table()
    assert may(s, 0, "offer", offer(0, 1, gives=5))
    assert may(s, 0, "offer", offer(0, 1, 3, gives=5))
    assert may(s, 0, "offer", offer(0, 1, 2, 3, gives=5))


ILLEGAL = {
    "for another": offer(1, 2, wants=1),
    "to nobody": offer(0, wants=1),
    "to himself": offer(0, 0, 1, wants=1),
    "to a stranger": offer(0, 4, wants=1),
    "not in order": offer(0, 2, 1, wants=1),
    "twice to one": offer(0, 1, 1, wants=1),
    "of nothing": offer(0, 1),
    "of coins he has not": offer(0, 1, gives=6),
    "of a debt": offer(0, 1, gives=-1),
    "for a debt": offer(0, 1, wants=-1),
    "for too many coins": offer(0, 1, wants=100),
    "of coins for coins": offer(0, 1, gives=1, wants=1),
    "countering nothing": offer(0, 1, wants=1, counters=1),
    "with a word for truth": (0, (1,), 0, 0, (), 1, (), (), (), 0),
    "with truth for a number": (0, (1,), False, 0, (), True, (), (), (), 0),
    "with a fraction": (0, (1,), False, 0, (), 1.0, (), (), (), 0),
    "with a list": (0, [1], False, 0, (), 1, (), (), (), 0),
    "with too little": (0, (1,), False, 0, (), 1),
    "with no promise": offer(0, 1, wants=1, promised=(("love",),)),
    "with a promise that is none": offer(0, 1, wants=1, promised=("support",)),
    "with three promises": offer(
        0, 1, promised=(("no_target", "phase"), ("no_target", "round"), ("pay", 1, "phase_end"))
    ),
    "with promises out of order": offer(0, 1, promised=(("support",), ("no_target", "round"))),
    "with a promise twice": offer(0, 1, promised=(("support",), ("support",))),
    "with assets outside the market": offer(0, 1, goods=(1,)),
}


@pytest.mark.rule("SP-DEAL-1", "SP-INTRIGUE-5")
@pytest.mark.parametrize("case", ILLEGAL)
def test_no_such_offer(case: str) -> None:
    s = table()
    s.create(GLADIATOR, 0)
    assert not may(s, 0, "offer", ILLEGAL[case])


@pytest.mark.rule("SP-MARKET-4", "SP-26", "SP-80", "SP-EXHAUST-2")
def test_assets_are_offered_in_open_market_by_and_to_who_is_not_done() -> None:
    s = market()
    mine, spent, theirs = s.create(GLADIATOR, 0), s.create(SLAVE, 0), s.create(GUARD_CARD, 1)
    s.exhaust(spent)
    trade = offer(0, 1, goods=(mine.id,), wants=3, asks=(theirs.id,))
    assert may(s, 0, "offer", trade)
    assert may(s, 0, "offer", offer(0, 1, 2, goods=(mine.id,), wants=3))
    assert not may(s, 0, "offer", offer(0, 1, goods=(spent.id,), wants=3))
    assert not may(s, 0, "offer", offer(0, 1, goods=(theirs.id,), wants=3))
    assert not may(s, 0, "offer", offer(0, 2, asks=(theirs.id,), gives=3))
    assert not may(s, 0, "offer", offer(0, 1, 2, asks=(theirs.id,), gives=3))
    s.done = (1,)
    assert not may(s, 0, "offer", trade)
    assert may(s, 0, "offer", offer(0, 1, gives=3))
    s.done = (0,)
    assert not may(s, 0, "offer", trade)
    assert may(s, 0, "offer", offer(0, 1, gives=3))
    s.done, s.step = (), "row"
    assert not may(s, 0, "offer", trade)


@pytest.mark.rule("SP-64")
def test_four_offers_in_a_phase_and_none_twice() -> None:
    s = table()
    do(s, 0, "offer", offer(0, 1, wants=1))
    assert not may(s, 0, "offer", offer(0, 1, wants=1))
    for wants in (2, 3, 4):
        do(s, 0, "offer", offer(0, 1, private=True, wants=wants))
    assert not may(s, 0, "offer", offer(0, 1, wants=5))
    assert may(s, 1, "offer", offer(1, 0, wants=5))
    deals.phase_over(s)
    assert may(s, 0, "offer", offer(0, 1, wants=1))


# ---------------------------------------------------------------------- accepting


@pytest.mark.rule("SP-DEAL-2", "SP-MARKET-2", "SP-49")
def test_an_exchange_happens_at_once_with_tokens_and_champions() -> None:
    s = market()
    s.influence = [4, 4, 4, 4]
    champion, guard = s.create(GLADIATOR, 0), s.create(GUARD_CARD, 1)
    s.put(champion._replace(champion=True))
    o = offer(0, 1, goods=(champion.id,), wants=3, asks=(guard.id,))
    assert do(s, 0, "offer", o) == ()
    assert do(s, 1, "accept", o) == [0, 1]
    assert s.coins == [8, 2, 5, 5]
    assert s.assets[champion.id].owner == 1
    assert s.assets[champion.id].champion
    assert s.assets[guard.id].owner == 0
    assert s.influence == [3, 5, 4, 4]
    assert s.offers == ()
    deal = ("deal", 0, 1, 0, (champion.id,), 3, (guard.id,))
    assert heard(s, None)[:3] == [("offer_made", 0, o), ("offer_accepted", 1, o), deal]
    assert (knew(s, "offer_made"), knew(s, "offer_accepted"), knew(s, "deal")) == ((0,), (1,), (1,))


@pytest.mark.rule("SP-DEAL-2")
def test_whoever_of_several_accepts_first_has_the_deal() -> None:
    s = table()
    o = offer(0, 1, 2, gives=2)
    do(s, 0, "offer", o)
    assert not may(s, 3, "accept", o)
    assert not may(s, 0, "accept", o)
    do(s, 2, "accept", o)
    assert s.coins == [3, 5, 7, 5]
    assert not may(s, 1, "accept", o)


@pytest.mark.rule("SP-DEAL-2")
def test_what_the_taker_lacks_cannot_be_accepted_what_the_maker_lacks_makes_it_void() -> None:
    s = table()
    wants, gives = offer(0, 1, wants=5), offer(0, 1, gives=5)
    do(s, 0, "offer", wants)
    do(s, 0, "offer", gives)
    do(s, 1, "give", 2, 1)
    assert not may(s, 1, "accept", wants)
    assert may(s, 1, "decline", wants)
    do(s, 0, "give", 2, 1)
    assert do(s, 1, "accept", gives) == ()
    assert s.coins == [4, 4, 7, 5]
    assert heard(s, None)[-1] == ("offer_void", gives)
    assert knew(s, "offer_void") == ()
    assert [o.wants for o in s.offers] == [5]


@pytest.mark.rule("SP-26", "SP-80")
def test_an_offer_of_assets_that_are_gone_cannot_be_accepted() -> None:
    s = market()
    mine, theirs = s.create(GLADIATOR, 0), s.create(SLAVE, 1)
    sells, buys = offer(0, 1, goods=(mine.id,), wants=1), offer(0, 1, gives=1, asks=(theirs.id,))
    do(s, 0, "offer", sells)
    do(s, 0, "offer", buys)
    assert may(s, 1, "accept", sells)
    assert may(s, 1, "accept", buys)
    s.exhaust(mine)
    s.hand_over((theirs, 2))
    assert not may(s, 1, "accept", sells)
    assert not may(s, 1, "accept", buys)


def test_a_promise_whose_occasion_has_passed_cannot_be_accepted() -> None:
    s = market()
    o = offer(0, 1, gives=1, returned=(("no_bid", 0),))
    do(s, 0, "offer", o)
    s.step, s.row = "bid", ("", GLADIATOR)
    assert not may(s, 1, "accept", o)
    assert may(s, 0, "withdraw", o)


@pytest.mark.rule("SP-77")
def test_a_deal_lets_the_schemer_ask_again() -> None:
    s = table()
    s.prepared = (Prepared(1, ROBBERY, asked=(1, 2)),)
    s.scheme = Scheme(0, Prepared(2, FEAST, asked=(1,)), (0,))
    o = offer(1, 0, private=True, wants=1)
    do(s, 1, "offer", o)
    do(s, 0, "accept", o)
    assert s.prepared[0].asked == (2,)
    assert s.scheme.mark.asked == ()


@pytest.mark.rule("SP-77", "SP-DEAL-4")
def test_a_deal_that_nobody_sees_lets_him_ask_again_and_nobody_knows() -> None:
    s = table()
    s.prepared = (Prepared(1, ROBBERY, asked=(1, 2)), Prepared(2, FEAST, asked=(1,)), Prepared(3, FEAST))
    o = offer(1, 0, private=True, promised=(("support",),))
    do(s, 1, "offer", o)
    do(s, 0, "accept", o)
    assert s.prepared[0].asked == (1, 2)
    assert promises.may_ask_again(s, 1, 1)
    assert promises.may_ask_again(s, 1, 2)
    assert not promises.may_ask_again(s, 2, 1)
    assert not promises.may_ask_again(s, 1, 3)
    promises.requested(s, 2, 1)
    promises.requested(s, 1, 1)
    assert not promises.may_ask_again(s, 1, 1)
    assert promises.may_ask_again(s, 1, 2)
    deals.forget(s, 2)
    assert not promises.may_ask_again(s, 1, 2)


# ---------------------------------------------------------------------- other answers


@pytest.mark.rule("SP-DEAL-3")
def test_who_declines_leaves_the_offer_to_the_others() -> None:
    s = table()
    o = offer(0, 1, 2, gives=2)
    do(s, 0, "offer", o)
    assert do(s, 1, "decline", o) == ()
    assert not may(s, 1, "accept", offer(0, 2, gives=2))
    assert may(s, 2, "accept", offer(0, 2, gives=2))
    do(s, 2, "decline", offer(0, 2, gives=2))
    assert s.offers == ()
    assert kinds(s, None) == ["offer_made", "offer_declined", "offer_declined"]


def test_an_offer_that_becomes_like_another_one_is_one_with_it() -> None:
    s = table()
    do(s, 0, "offer", offer(0, 1, 2, gives=2))
    do(s, 0, "offer", offer(0, 2, gives=2))
    do(s, 1, "decline", offer(0, 1, 2, gives=2))
    assert [o.to for o in s.offers] == [(2,)]


@pytest.mark.rule("SP-DEAL-3")
def test_only_the_maker_withdraws() -> None:
    s = table()
    o = offer(0, 1, gives=2)
    do(s, 0, "offer", o)
    assert not may(s, 1, "withdraw", o)
    assert not may(s, 0, "decline", o)
    assert do(s, 0, "withdraw", o) == ()
    assert s.offers == ()
    assert heard(s, 3)[-1] == ("offer_withdrawn", 0, o)


@pytest.mark.rule("SP-DEAL-3", "SP-64")
def test_a_counter_offer_goes_back_to_the_maker_and_leaves_the_first_open() -> None:
    s = table()
    o = offer(0, 1, 2, gives=1, returned=(("support",),))
    do(s, 0, "offer", o)
    s.active = 0
    better = offer(1, 0, wants=2, promised=(("support",),), counters=1)
    assert not may(s, 1, "counter", o, offer(1, 2, wants=2, counters=1))
    assert not may(s, 1, "counter", o, offer(1, 0, wants=2))
    assert not may(s, 1, "counter", o, offer(1, 0, wants=2, counters=2))
    assert not may(s, 3, "counter", o, offer(3, 0, wants=2, counters=1))
    assert not may(s, 1, "offer", better)
    assert do(s, 1, "counter", o, better) == ()
    assert s.offers == (Offer(*o), Offer(*better))
    assert heard(s, None)[-1] == ("offer_countered", 1, o, better)
    assert s.offered == ((0, ()), (1, ()))
    assert may(s, 0, "accept", better)
    assert may(s, 1, "accept", o)


@pytest.mark.rule("SP-64")
def test_three_counter_offers_in_a_row() -> None:
    s = table()
    last = offer(0, 1, wants=9)
    do(s, 0, "offer", last)
    for n in (1, 2, 3):
        maker, to = n % 2, 1 - n % 2
        counter = offer(maker, to, wants=9 - n, counters=n)
        do(s, maker, "counter", last, counter)
        last = counter
    assert not may(s, 0, "counter", last, offer(0, 1, wants=1, counters=4))
    assert Offer(*last) in deals.may_answer(s, 0)
    assert Offer(*last) not in deals.may_be_countered(s, 0)


def test_a_counter_offer_to_a_private_one_is_private() -> None:
    s = table()
    secret, public = offer(0, 1, private=True, wants=2), offer(0, 1, wants=2)
    do(s, 0, "offer", secret)
    do(s, 0, "offer", public)
    assert not may(s, 1, "counter", secret, offer(1, 0, gives=1, counters=1))
    assert may(s, 1, "counter", secret, offer(1, 0, private=True, gives=1, counters=1))
    assert may(s, 1, "counter", public, offer(1, 0, gives=1, counters=1))
    assert may(s, 1, "counter", public, offer(1, 0, private=True, gives=1, counters=1))


# ---------------------------------------------------------------------- private offers


@pytest.mark.rule("SP-DEAL-4", "SP-PROMISE-2")
def test_of_a_private_offer_others_see_nothing() -> None:
    s = table()
    o = offer(0, 1, private=True, promised=(("no_target", "round"),), returned=(("support",),))
    do(s, 0, "offer", o)
    assert (deals.offers_seen(s, 0), deals.offers_seen(s, 1)) == ([Offer(*o)], [Offer(*o)])
    assert deals.offers_seen(s, 2) == deals.offers_seen(s, None) == []
    assert do(s, 1, "accept", o) == ()
    assert kinds(s, 0) == kinds(s, 1) == ["offer_made", "offer_accepted", "promise_made", "promise_made"]
    assert heard(s, 2) == heard(s, None) == []
    assert len(promises.seen(s, 0)) == len(promises.seen(s, 1)) == 2
    assert promises.seen(s, 2) == promises.seen(s, None) == []


@pytest.mark.rule("SP-DEAL-4")
def test_what_moves_by_a_private_offer_is_public_and_news() -> None:
    s = table()
    o = offer(0, 1, private=True, gives=2, returned=(("support",),))
    do(s, 0, "offer", o)
    assert do(s, 1, "accept", o) == [0, 1]
    assert heard(s, 2) == [("deal", 0, 1, 2, (), 0, ())]
    assert knew(s, "deal") == (1,)


@pytest.mark.parametrize("answer", ["decline", "withdraw", "void", "lapse", "counter"])
def test_how_a_private_offer_ends_is_private(answer: str) -> None:
    s = table()
    o = offer(0, 1, 2, private=True, gives=5)
    do(s, 0, "offer", o)
    if answer == "decline":
        do(s, 1, "decline", o)
    elif answer == "withdraw":
        do(s, 0, "withdraw", o)
    elif answer == "void":
        s.coins[0] = 0
        do(s, 1, "accept", o)
    elif answer == "counter":
        do(s, 1, "counter", o, offer(1, 0, private=True, wants=5, counters=1))
        assert kinds(s, 2) == ["offer_made"]
    else:
        deals.phase_over(s)
    assert len(heard(s, 0)) == len(heard(s, 1)) == 2
    assert heard(s, 3) == heard(s, None) == []


@pytest.mark.rule("SP-SECRET-7")
def test_what_a_viewer_cannot_know_is_forgotten() -> None:
    s = table()
    public, secret = offer(0, 1, wants=1), offer(0, 1, private=True, wants=1)
    promise = offer(2, 3, private=True, promised=(("no_target", "phase"),))
    for o in (public, secret):
        do(s, 0, "offer", o)
    do(s, 2, "offer", promise)
    do(s, 3, "accept", promise)
    spectator, party, other = s.copy(), s.copy(), s.copy()
    deals.forget(spectator, None)
    deals.forget(party, 1)
    deals.forget(other, 3)
    assert (spectator.offers, spectator.offered, spectator.ledger) == ((Offer(*public),), ((0, ()),), ())
    assert party.offers == s.offers
    assert party.offered == ((0, ()), (0, (0, 1)))
    assert party.ledger == ()
    assert other.ledger == s.ledger
    assert other.offered == ((0, ()), (2, (2, 3)))


# ---------------------------------------------------------------------- offers end


@pytest.mark.rule("SP-DEAL-3")
def test_offers_lapse_with_the_phase() -> None:
    s = table()
    o = offer(0, 1, wants=1)
    do(s, 0, "offer", o)
    deals.phase_over(s)
    assert (s.offers, s.offered) == ((), ())
    assert heard(s, None)[-1] == ("offer_lapsed", o)
    assert knew(s, "offer_lapsed") is None


@pytest.mark.rule("SP-80")
def test_who_is_done_withdraws_his_offers_of_assets_and_no_others() -> None:
    s = market()
    mine, theirs = s.create(GLADIATOR, 0), s.create(GLADIATOR, 1)
    for o in (
        offer(0, 1, goods=(mine.id,), wants=1),
        offer(0, 1, wants=1),
    ):
        do(s, 0, "offer", o)
    for o in (
        offer(1, 0, goods=(theirs.id,), wants=1),
        offer(1, 0, 2, goods=(theirs.id,), wants=1),
        offer(1, 2, goods=(theirs.id,), wants=1),
    ):
        do(s, 1, "offer", o)
    s.done = (0,)
    deals.done(s, 0)
    assert [(o.maker, o.to, o.goods) for o in s.offers] == [
        (0, (1,), ()),
        (1, (0, 2), (theirs.id,)),
        (1, (2,), (theirs.id,)),
    ]
    assert not may(s, 0, "accept", offer(1, 0, 2, goods=(theirs.id,), wants=1))
    s.done = (0, 2)
    deals.done(s, 2)
    assert [o.goods for o in s.offers] == [()]


# ---------------------------------------------------------------------- the audience


def asked(s: Spartacus, host: int) -> Any:
    run = deals.audience(s, host, "thumb")
    try:
        return run.send(None)
    except StopIteration:
        return None
    finally:
        run.close()


@pytest.mark.rule("SP-DEAL-6")
def test_all_but_the_host_say_when_they_are_ready() -> None:
    s = table("arena", "thumb")
    s.left = (2,)
    mode, questions = asked(s, 1)
    assert mode == SEALED
    assert [(q.seat, q.kind, q.about, q.options) for q in questions] == [
        (3, "audience", "thumb", ("ready",)),
        (0, "audience", "thumb", ("ready",)),
    ]


def test_there_is_no_audience_with_a_host_who_left() -> None:
    s = table("arena", "thumb")
    s.left = (1,)
    assert asked(s, 1) is None
    s.left = (0, 2, 3)
    assert asked(s, 1) is None


# ---------------------------------------------------------------------- the space of moves


def busy(phase: str, step: str) -> Spartacus:
    """A table with something of everything."""
    s = table(phase, step, 3)
    s.hands = [[GUARD_CARD, ROBBERY], [FEAST], []]
    for seat in s.seats:
        s.create(GLADIATOR, seat)
        s.create(SLAVE, seat)
    s.offers = (
        Offer(*offer(0, 1, gives=1)),
        Offer(*offer(1, 0, 2, private=True, wants=2)),
        Offer(*offer(2, 0, returned=(("no_target", "round"),))),
    )
    return s


@pytest.mark.parametrize(
    ("phase", "step"),
    [("upkeep", "ledger"), ("intrigue", "turn"), ("market", "open"), ("market", "bid"), ("arena", "thumb")],
)
def test_random_moves_are_legal_plain_and_done_without_chance(phase: str, step: str) -> None:
    stream, words = Stream.seeded(f"{phase} {step}"), set()
    for _ in range(60):
        s = busy(phase, step)
        for _ in range(6):
            seat = stream.choice(s.seats)
            space = anytime.options(s, seat)
            json.dumps(anytime.Anytime(s, seat).describe())
            move = space.sample(stream)  # type: ignore[union-attr]
            assert move in space
            assert same_kind(to_option(json.loads(json.dumps(move))), move)
            place, coins = s.place, sum(s.coins)
            assert set(anytime.act(s, seat, move)) <= set(s.seats)
            assert (s.place, sum(s.coins)) == (place, coins)
            words.add(move[0])
    assert words >= {"give", "show", "offer", "counter", "accept", "decline", "withdraw"}


def test_junk_is_no_move_and_never_an_error() -> None:
    stream = Stream.seeded("junk")
    s = busy("market", "open")
    for seat in s.seats:
        space = anytime.options(s, seat)
        for _ in range(400):
            for move in (*junk(stream, space), bend(bend(space.sample(stream), stream), stream)):  # type: ignore[union-attr]
                if move in space:
                    anytime.act(s.copy(), seat, move)
    bad: list[Any] = [(), (None,), (1, 9), ((), ()), ({}, []), ("x", "y", "z"), (object(),)]
    for word in anytime.MOVES:
        assert not any((word, *rest) in anytime.Anytime(s, 2) for rest in bad)


def test_a_move_that_is_not_possible_is_refused_before_anything_happens() -> None:
    s = table()
    with pytest.raises(ValueError, match="not possible"):
        do(s, 0, "give", 1, 6)
    assert (s.coins, s.gifts, s.log) == ([5] * 4, (0,) * 4, [])


def test_whoever_can_do_anything_has_an_idle_move() -> None:
    s = table()
    s.coins[0] = 0
    for wants in (1, 2, 3):
        do(s, 0, "offer", offer(0, 1, wants=wants))
    space = anytime.Anytime(s, 0)
    assert space
    assert space.idle() in space
    assert space.some_offer(Stream.seeded(1), (1,), private=False, counters=0) not in s.offers


@pytest.mark.rule("SP-SECRET-4")
def test_what_he_may_do_does_not_depend_on_what_he_cannot_know() -> None:
    one, two = busy("market", "bid"), busy("market", "bid")
    one.hidden = two.hidden = (0, 1, 2)
    two.coins[1:] = [0, 99]
    two.hands[1:] = [[GUARD_CARD], [ROBBERY]]
    two.offers = (*two.offers, Offer(*offer(1, 2, private=True, gives=3)))
    assert anytime.Anytime(one, 0).describe() == anytime.Anytime(two, 0).describe()
    assert may(one, 0, "offer", offer(0, 1, wants=50))
    assert may(two, 0, "offer", offer(0, 1, wants=50))


def test_an_offer_is_late_when_the_invitation_it_is_about_cannot_be_given_any_more() -> None:
    one, two, three = 0, 1, 2
    s = table()
    s.phase, s.step, s.host, s.invited = "arena", "invitation", one, (three,)
    wanted = Offer(two, (one,), False, 0, (), 0, (), (), (("invite",),))
    paid = Offer(two, (one,), False, 0, (), 0, (), (("pay", 2, "invited"),), ())
    assert not deals.too_late(s, wanted)
    assert not deals.too_late(s, paid)
    assert not deals.too_late(s, Offer(two, (one,), False, 1, (), 0, ()))
    s.invited = (two,)
    assert deals.too_late(s, wanted)
    assert deals.too_late(s, paid)
    s.invited, s.step = (three,), "wagers"
    assert deals.too_late(s, wanted)
    s.step, s.host = "invitation", three  # the other has no invitation to give
    assert deals.too_late(s, wanted)
    s.phase, s.step = "intrigue", "turn"
    assert not deals.too_late(s, wanted)
