"""Coins go from one player to another at any time."""

from __future__ import annotations

import pytest

from munera.games.spartacus.deals import anytime
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import Offer
from munera.kernel import Stream
from munera.testing.spartacus import (
    Table,
    arena,
    auction,
    combat,
    fighter,
    hosting,
    house,
    intrigue,
    market,
    new_game,
    offer_of,
    table,
    upkeep,
)
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN


@pytest.mark.rule("SP-COIN-1")
@pytest.mark.parametrize("moment", [upkeep, intrigue, market, auction, hosting, arena])
def test_in_every_phase(moment: object) -> None:
    assert callable(moment)
    m: Table = moment(house(CELT, coins=5), house(CELT, coins=5), house())
    for seat in (0, 1):  # who is asked, and who is not
        m.act(seat, "give", 2, 2)
    assert m.coins() == [3, 3, 4]
    assert m.events_of("gives") == [(0, 2, 2), (1, 2, 2)]


@pytest.mark.rule("SP-COIN-1")
def test_in_combat_and_in_a_tournament_too() -> None:
    m = combat(fighter(0, CELT), fighter(1, SYRIAN), house(CELT), house(SYRIAN), house(coins=2))
    m.act(2, "give", 0, 2)
    assert m.coins() == [2, 0, 0]
    twelve = {"influence": 12, "coins": 1}
    m = table(house(CELT, COOK, **twelve), house(SYRIAN, COOK, **twelve), house(), moment="phase_end")
    assert m.state.phase == "tournament"
    m.act(0, "give", 2, 1)
    assert m.coins() == [0, 1, 1]


@pytest.mark.parametrize("where", ["setup", "fight", "over"])
def test_elsewhere_nothing_is_possible(where: str) -> None:
    if where == "over":
        m = table(house(influence=12, coins=5), house(coins=5), house(), moment="phase_end")
    else:
        m = new_game(4) if where == "setup" else new_game(2, mode="fight")
        m.state.coins[0] = 5
    assert m.state.phase == where
    assert not anytime.options(m.state, 0)
    assert not anytime.could_gain_options(m.state, 0)


def test_in_a_tournament_nothing_but_coins_changes_hands() -> None:
    twelve = {"influence": 12, "coins": 5}
    houses = (house(CELT, COOK, hand=["gu-guard"], **twelve), house(SYRIAN, COOK, **twelve), house())
    m = table(*houses, moment="phase_end")
    m.nobody()
    assert m.state.phase == "tournament"
    offer = offer_of(1, 0, gives=1)
    m.state.offers = (Offer(*offer),)
    assert not m.may_act(0, "lay")
    assert not m.may_act(0, "show", "gu-guard", 1)
    assert not m.may_offer(0, 1, wants=1)
    assert not m.may_act(0, "accept", offer)
    assert {anytime.Anytime(m.state, 0).sample(Stream.seeded(n))[0] for n in range(9)} == {"give"}
    m.state.coins[0] = 0
    assert not anytime.options(m.state, 0)


@pytest.mark.rule("SP-56", "SP-96")
def test_only_coins_at_hand_are_given() -> None:
    m = intrigue(*[house(coins=5)] * 4)
    m.state.stake(0, 3)
    assert m.may_act(0, "give", 1, 2)
    assert not m.may_act(0, "give", 1, 3)
    for gift in ((1, 0), (0, 1), (4, 1), (1, -1), (True, 1), (1, True), (1, 1.0), (1,), (1, 1, 1), ("1", 1)):
        assert not m.may_act(0, "give", *gift)


@pytest.mark.rule("SP-63")
def test_a_gift_to_the_destitute_concerns_all_who_could_play_on_their_misery() -> None:
    """Whom a move concerns gets back what they have sealed."""
    m = intrigue(house(coins=5), house(), house(coins=5), house())
    s = m.state
    s.staked[3] = 1  # set aside, and still their own
    assert list(BOOK.act(s, 0, ("give", 1, 1))) == [0]  # no quiet window is open: nobody can have sealed that
    s.coins[1], s.quiet = 0, True
    assert list(BOOK.act(s, 0, ("give", 1, 1))) == [0, 1, 2, 3]
    assert list(BOOK.act(s, 0, ("give", 3, 1))) == [0]
    s.coins[1], s.hidden = 0, (1,)
    assert list(BOOK.act(s, 0, ("give", 1, 1))) == [0]


@pytest.mark.rule("SP-56")
def test_what_is_set_aside_or_stacked_is_not_given() -> None:
    m = intrigue(house(coins=5, hand=["sc-grand-feast"], influence=6), house(), house())
    m.scheme("sc-grand-feast", 0)
    assert (m.coins()[0], m.state.staked[0]) == (1, 4)
    assert m.may_act(0, "give", 1, 1)
    assert not m.may_act(0, "give", 1, 2)
    m = auction(house(coins=5), house(coins=5), house())
    m.bids(3, 3, 0)
    assert m.may_act(0, "give", 2, 2)
    assert not m.may_act(0, "give", 2, 3)


@pytest.mark.rule("SP-56")
@pytest.mark.parametrize(("coins", "giver"), [({"gives": 2}, 0), ({"wants": 2}, 1)])
def test_an_accepted_offer_of_coins_brings_back_the_givers_seal_only(coins: dict[str, int], giver: int) -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5))
    offer = m.offer(0, 1, **coins)
    m.answer(1, 0)
    m.answer(4, 1)
    m.act(1, "accept", offer)
    assert sorted(m.asked()) == [(giver, "bid"), (2, "bid")]
    assert m.match.sealed_answer(1 - giver) == (4 - 3 * giver,)


@pytest.mark.rule("SP-56")
def test_a_gift_brings_the_givers_own_sealed_bid_back_whatever_it_was() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5))
    m.answer(0, 0)
    m.answer(4, 1)
    m.act(0, "give", 2, 1)  # the bid of 0 would still have been legal
    assert sorted(m.asked()) == [(0, "bid"), (2, "bid")]
    assert (m.offered(0), m.offered(2)) == ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6])
    m.answer(2, 0)
    m.answer(6, 2)
    assert m.event("bids") == (0, (0, 2), (1, 4), (2, 6))


@pytest.mark.rule("SP-56")
def test_amounts_are_public_also_while_purses_are_hidden() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5))
    m.act(0, "give", 1, 3)
    assert [("gives", 0, 1, 3) in m.match.events(viewer) for viewer in (0, 1, 2, None)] == [True] * 4
    assert (m.learned(1, "gives"), m.learned(0, "gives")) == ([(0, 1, 3)], [])


@pytest.mark.rule("SP-56")
def test_a_foil_may_be_bought_in_the_foil_window() -> None:
    m = intrigue(
        house(coins=1, hand=["sc-robbery"]),
        house(coins=5),
        house(hand=["re-for-a-few-denarii"], coins=2),
    )
    m.scheme("sc-robbery", 1)
    m.confirm()
    assert (2, "foil") not in m.asked()  # three coins are the price, and all see that they are not there
    m = intrigue(
        house(coins=1, hand=["sc-robbery"]),
        house(coins=5),
        house(hand=["re-for-a-few-denarii", "sc-robbery"], coins=3, influence=6),
    )
    m.scheme("sc-robbery", 1)
    m.confirm()
    assert m.asked() == [(2, "foil")]
    m.act(1, "give", 2, 2)
    m.answer(("play", "re-for-a-few-denarii"))
    m.answer(0)  # whom they pay
    assert m.event("foiled") == (0, "sc-robbery")
    assert m.coins() == [4, 3, 2]


@pytest.mark.rule("SP-56")
def test_a_tied_bidder_may_be_helped() -> None:
    m = hosting(house(coins=3), house(coins=4), house(coins=4))
    m.bids(3, 3, 1)
    m.act(2, "give", 0, 4)
    m.bids(2, 1)
    assert m.event("becomes_host") == (0,)
    assert m.coins() == [2, 4, 0]


@pytest.mark.rule("SP-56")
def test_coins_are_handed_to_a_friend_before_a_robbery() -> None:
    m = intrigue(house(hand=["sc-robbery"]), house(coins=5), house(hand=["sc-robbery"]), house(coins=1))
    m.scheme("sc-robbery", 1)
    m.act(1, "give", 3, 4)
    m.confirm()
    m.nobody()
    assert m.coins() == [1, 0, 0, 5]  # the friend need not give them back
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-96")
def test_a_gift_brings_the_givers_own_sealed_wagers_back() -> None:
    houses = (house(CELT, coins=4), house(SYRIAN, coins=4), house(coins=4))
    m = table(*houses, moment="wagers", fighters=[fighter(0, CELT), fighter(1, SYRIAN)])
    m.answer((1, 0, 0, 0), 0)
    m.answer((0, 0, 3, 0), 1)
    m.act(0, "give", 2, 2)
    assert sorted(m.asked()) == [(0, "wagers"), (2, "wagers")]
    assert not m.can((3, 0, 0, 0), 0)
    assert m.can((2, 0, 0, 0), 0)
    m.answer((0, 0, 0, 0), 0)
    m.answer((0, 0, 0, 0), 2)
    assert m.events_of("wagers") == [(0, 0, 0, 0, 0), (1, 0, 0, 3, 0), (2, 0, 0, 0, 0)]


@pytest.mark.rule("SP-96")
def test_coins_on_a_betting_field_are_not_given() -> None:
    houses = (house(CELT, coins=4), house(SYRIAN), house())
    m = table(*houses, moment="wagers", fighters=[fighter(0, CELT), fighter(1, SYRIAN)])
    m.seal(s0=(3, 0, 0, 0))
    assert m.events_of("bout") == [("match",)]
    assert m.may_act(0, "give", 1, 1)
    assert not m.may_act(0, "give", 1, 2)
