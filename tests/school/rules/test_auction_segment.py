"""Auction segment: sealed bids, minimum bids, and slaves for nothing."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal
from munera.testing.school import campaign, school, secutor


@pytest.mark.rule("GS-AUCTION-1")
def test_slaves_are_auctioned_one_after_the_other() -> None:
    m = campaign(school(), school(), school(), stage="auction", lots=[secutor("Verus"), secutor("Priscus")])
    for name in ("Verus", "Priscus"):
        assert m.asked() == [(0, "bid"), (1, "bid"), (2, "bid")]
        assert [m.ask(seat).about for seat in range(3)] == [m.gladiator(name).id] * 3
        m.bid({1: 9})
        assert m.event("sold") == (name, 1, 9)
    assert m.kind == "send"
    assert m.roster(1) == ["Verus", "Priscus"]


@pytest.mark.rule("GS-AUCTION-1")
def test_what_was_spent_cannot_be_bid_again() -> None:
    m = campaign(school(gold=10), school(), stage="auction", lots=[secutor("Verus"), secutor("Priscus")])
    m.bid({0: 7})
    assert m.offered(0) == [0, 2, 3]
    assert m.offered(1)[-1] == 50


@pytest.mark.rule("GS-04")
def test_a_bid_is_between_the_minimum_and_the_gold_that_one_has() -> None:
    m = campaign(school(gold=9), school(gold=6), stage="auction", lots=[secutor("Verus", experience=3)])
    assert m.offered(0) == [0, 6, 7, 8, 9]
    assert m.offered(1) == [0, 6]
    for seat, bid in ((0, 5), (0, 10), (0, 1), (0, -1), (1, 7)):
        with pytest.raises(Illegal):
            m.match.answer(seat, bid)


@pytest.mark.rule("GS-04")
def test_a_school_that_cannot_pay_the_minimum_is_not_asked() -> None:
    m = campaign(
        school(gold=6), school(gold=5), school(gold=7), stage="auction", lots=[secutor("Verus", experience=3)]
    )
    assert m.asked() == [(0, "bid"), (2, "bid")]
    m.bid({0: 6, 2: 7})
    assert m.event("bids") == ("Verus", ((0, 6), (2, 7)))


@pytest.mark.rule("GS-04")
def test_if_nobody_can_pay_the_slave_is_unsold_without_a_question() -> None:
    m = campaign(
        school(gold=5), school(gold=5), stage="auction", lots=[secutor("Verus", experience=3), secutor("Priscus")]
    )
    assert m.events_of("unsold") == [("Verus",)]
    assert m.ask(0).about == m.gladiator("Priscus").id


@pytest.mark.rule("GS-04")
def test_bids_are_secret_until_all_are_made() -> None:
    m = campaign(school(), school(), stage="auction", lots=[secutor("Verus", experience=3)])
    other = m.match.fork(log=True)
    m.match.answer(0, 40)
    other.answer(0, 7)
    assert m.match.sent(1) == other.sent(1)  # they learn that a bid was made, and not which
    assert m.match.sent(None) == other.sent(None)
    assert m.events_of("bids") == []
    m.match.answer(0, 8)  # and may still change
    m.match.answer(1, 9)
    assert m.event("bids") == ("Verus", ((0, 8), (1, 9)))


@pytest.mark.rule("GS-04")
def test_nobody_has_to_bid() -> None:
    m = campaign(school(), school(), stage="auction", lots=[secutor("Verus")])
    m.bid()
    assert m.event("bids") == ("Verus", ((0, 0), (1, 0)))
    assert m.events_of("sold") == []
    assert m.gold == (50, 50)


@pytest.mark.rule("GS-AUCTION-2")
@pytest.mark.parametrize(("bids", "winner"), [((9, 12, 11), 1), ((20, 3, 4), 0), ((2, 3, 4), 2), ((0, 0, 5), 2)])
def test_the_highest_bid_pays_and_nobody_else(bids: tuple[int, ...], winner: int) -> None:
    m = campaign(school(), school(), school(), stage="auction", lots=[secutor("Verus")])
    m.bid(dict(enumerate(bids)))
    assert m.event("sold") == ("Verus", winner, bids[winner])
    assert m.gladiator("Verus").owner == winner
    assert m.gold == tuple(50 - (seat == winner) * bids[winner] for seat in range(3))


# ---------------------------------------------------------------------- ties


@pytest.mark.rule("GS-05")
def test_the_tied_bid_once_more_at_least_the_same_sum() -> None:
    m = campaign(school(gold=12), school(), school(), stage="auction", lots=[secutor("Verus")])
    m.bid({0: 10, 1: 8, 2: 10})
    assert m.asked() == [(0, "rebid"), (2, "rebid")]
    assert m.offered(0) == [10, 11, 12]
    assert m.offered(2) == list(range(10, 51))
    assert m.ask(0).about == (m.gladiator("Verus").id, 10)
    assert m.view(1)["lots"] == [m.gladiator("Verus").id]  # still for sale
    m.rebid({0: 11, 2: 10})
    assert m.event("rebids") == ("Verus", ((0, 11), (2, 10)))
    assert m.event("sold") == ("Verus", 0, 11)
    assert m.gold == (1, 50, 50)
    assert m.event("tie_broken") is None


@pytest.mark.rule("GS-05")
def test_tied_again_the_least_fame_decides() -> None:
    m = campaign(
        school(fame=4), school(fame=3), school(fame=1), school(fame=0), stage="auction", lots=[secutor("Verus")]
    )
    m.bid({0: 10, 1: 10, 2: 10, 3: 9})
    m.rebid({0: 20, 1: 20, 2: 19})
    assert m.event("tie_broken") == (1,)
    assert m.event("sold") == ("Verus", 1, 20)
    assert m.kind == "send"  # there is no third bid


@pytest.mark.rule("GS-05")
def test_among_equals_chance_decides() -> None:
    winners = []
    for seed in range(40):
        m = campaign(
            school(fame=2), school(fame=5), school(fame=2), stage="auction", lots=[secutor("Verus")], seed=seed
        )
        m.bid({0: 10, 1: 10, 2: 10})
        m.rebid({0: 10, 1: 10, 2: 10})
        assert m.event("sold") == ("Verus", m.gladiator("Verus").owner, 10)
        winners.append(m.gladiator("Verus").owner)
    assert set(winners) == {0, 2}
    assert 10 < winners.count(0) < 30


# ---------------------------------------------------------------------- the minimum


@pytest.mark.rule("GS-AUCTION-3")
@pytest.mark.parametrize("experience", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("size", "extra"), [("small", 0), ("average", 0), ("large", 2)])
def test_the_minimum_bid_is_twice_the_experience_and_two_more_for_a_large_one(
    experience: int, size: str, extra: int
) -> None:
    m = campaign(school(), school(), stage="auction", lots=[secutor("Verus", experience=experience, size=size)])
    least = 2 * experience + extra
    assert m.offered(0)[:2] == [0, least]
    with pytest.raises(Illegal):
        m.match.answer(0, least - 1)
    assert m.view(None)["gladiators"][-1]["minimum_bid"] == least


@pytest.mark.rule("GS-06")
def test_a_citizen_costs_two_dice_more_and_all_see_it_before_they_bid() -> None:
    m = campaign(school(), school(gold=21), school(gold=20), dice=[1, *(1, 2, 1), *(3, 4)])
    (lot,) = m.lots()
    assert (lot.row, lot.career, lot.experience, lot.size, lot.surcharge) == (121, "citizen", 6, "large", 7)
    assert m.event("slave") == (lot.name, lot.name, "murmillo", 12 + 2 + 7)
    assert m.asked() == [(0, "bid"), (1, "bid")]
    assert m.offered(1) == [0, 21]
    for viewer in (None, 0, 1, 2):
        assert m.view(viewer)["gladiators"][-1]["minimum_bid"] == 21


@pytest.mark.rule("GS-06")
def test_the_dice_for_a_citizen_are_rolled_once() -> None:
    m = campaign(school(), school(), dice=[1, *(1, 2, 1), *(3, 4)])
    (lot,) = m.lots()
    m.bid({0: 30, 1: 30})
    assert m.offered(0)[0] == 30
    m.rebid({0: 30, 1: 31})
    assert m.gladiator(lot.name).surcharge == 7
    assert m.event("sold") == (lot.name, 1, 31)


@pytest.mark.rule("GS-06")
@pytest.mark.parametrize(("row", "least"), [((1, 1, 2), 6), ((1, 1, 5), 8), ((1, 2, 6), 8)])
def test_nobody_else_costs_more(row: tuple[int, int, int], least: int) -> None:
    m = campaign(school(), school(), dice=[1, *row])
    assert m.offered(0)[1] == least
    assert m.lots()[0].surcharge == 0


# ---------------------------------------------------------------------- unsold slaves


@pytest.mark.rule("GS-AUCTION-4")
def test_whom_nobody_buys_is_gone_when_the_segment_ends() -> None:
    m = campaign(school(), school(), stage="auction", lots=[secutor("Verus"), secutor("Priscus")])
    m.bid()
    assert m.event("unsold") == ("Verus",)
    assert (m.gladiator("Verus").fate, m.view(0)["unsold"]) == ("alive", [m.gladiator("Verus").id])
    m.bid({1: 2})
    assert m.stage == "arena"
    assert (m.gladiator("Verus").fate, m.gladiator("Verus").owner) == ("unsold", -1)
    assert (m.gladiator("Priscus").fate, m.gladiator("Priscus").owner) == ("alive", 1)
    assert m.view(0)["unsold"] == []
    m.next_turn()
    assert "Verus" not in [lot.name for lot in m.lots()]


@pytest.mark.rule("GS-30")
def test_a_poor_and_empty_school_may_take_an_unsold_slave() -> None:
    m = campaign(
        school(gold=3),
        school(),
        stage="auction",
        lots=[secutor("Verus", experience=3), secutor("Priscus", experience=2), secutor("Celadus", experience=2)],
    )
    m.bid()
    m.bid({1: 4})
    m.bid()
    assert m.asked() == [(0, "charity")]
    assert m.men_offered(0) == ["pass", "Verus", "Celadus"]
    m.take(0, "Verus")
    assert m.event("taken") == ("Verus", 0)
    assert m.gladiator("Verus").owner == 0
    assert m.gold == (3, 46)
    assert m.gladiator("Celadus").fate == "unsold"  # one is all they get
    assert m.asked() == [(0, "send"), (1, "send")]


@pytest.mark.rule("GS-30")
def test_nobody_has_to_take_one() -> None:
    m = campaign(school(gold=1), school(), stage="auction", lots=[secutor("Verus")])
    m.bid()
    m.answer(0, "charity", "pass")
    assert m.gladiator("Verus").fate == "unsold"
    assert m.roster(0) == []


@pytest.mark.rule("GS-30")
def test_no_charity_for_a_school_with_a_gladiator() -> None:
    m = campaign(school(secutor("Flamma"), gold=1), school(), stage="auction", lots=[secutor("Verus")])
    m.bid()
    assert m.kind == "send"


@pytest.mark.rule("GS-30")
@pytest.mark.parametrize(("gold", "asked"), [(1, "charity"), (2, "trade")])
def test_no_charity_for_a_school_that_can_pay_one_minimum(gold: int, asked: str) -> None:
    m = campaign(
        school(gold=gold), school(), stage="auction", lots=[secutor("Verus", experience=6), secutor("Priscus")]
    )
    m.bid()
    m.bid()
    assert m.kind == asked


@pytest.mark.rule("GS-30")
def test_no_charity_when_all_are_sold() -> None:
    m = campaign(school(gold=1), school(), stage="auction", lots=[secutor("Verus")])
    m.bid({1: 2})
    assert m.asked() == [(1, "send")]


@pytest.mark.rule("GS-48")
@pytest.mark.parametrize(("gold", "asked"), [(1, "charity"), (2, "send"), (3, "send")])
def test_the_minimum_bids_of_sold_slaves_count_too(gold: int, asked: str) -> None:
    m = campaign(
        school(gold=gold), school(), stage="auction", lots=[secutor("Verus"), secutor("Priscus", experience=5)]
    )
    m.bid({1: 20})
    m.bid()
    assert m.kind == asked


@pytest.mark.rule("GS-48")
def test_what_a_citizen_costs_more_counts_too() -> None:
    m = campaign(school(gold=6), school(), dice=[1, *(1, 1, 6), *(1, 2)])
    (lot,) = m.lots()
    assert (lot.career, lot.minimum_bid()) == ("citizen", 7)
    m.bid()
    assert m.asked() == [(0, "charity")]


@pytest.mark.rule("GS-41")
def test_the_school_with_less_fame_takes_first_and_equals_by_their_seats() -> None:
    m = campaign(
        school(gold=1, fame=5),
        school(gold=1, fame=2),
        school(gold=1, fame=2),
        school(),
        stage="auction",
        lots=[secutor("Verus"), secutor("Priscus"), secutor("Celadus")],
    )
    for _ in range(3):
        m.bid()
    assert m.asked() == [(1, "charity")]
    m.take(1, "Priscus")
    assert m.asked() == [(2, "charity")]
    assert m.men_offered(2) == ["pass", "Verus", "Celadus"]
    m.answer(2, "charity", "pass")
    assert m.asked() == [(0, "charity")]
    m.take(0, "Celadus")
    assert m.events_of("taken") == [("Priscus", 1), ("Celadus", 0)]


@pytest.mark.rule("GS-41")
def test_whoever_comes_last_may_find_nobody() -> None:
    m = campaign(school(gold=1, fame=5), school(gold=1), school(), stage="auction", lots=[secutor("Verus")])
    m.bid()
    m.take(1, "Verus")
    assert m.kind == "send"
    assert m.roster(0) == []
