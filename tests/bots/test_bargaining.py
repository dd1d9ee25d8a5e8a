"""What the Spartacus bots bargain about, how they haggle, and what they never do for any price."""

from __future__ import annotations

from typing import Any

import pytest

from munera.bots import Seen
from munera.bots.spartacus import guests, haggling, proposals
from munera.bots.spartacus.arena import match_worth
from munera.bots.spartacus.heuristic import Heuristic, Purchases
from munera.bots.spartacus.intrigue import cost_of_support, shown
from munera.bots.spartacus.market import keenest
from munera.bots.spartacus.reading import BotTable as Reading
from munera.bots.spartacus.scheming import promise, unseen_support
from munera.bots.spartacus.worth import worth
from munera.bots.temper import EVEN, Temper
from munera.games.spartacus.queries import Offer
from munera.games.spartacus.sight import sight
from munera.kernel import Seat, Stream
from munera.testing.spartacus import (
    Table,
    Written,
    arena,
    auction,
    combat,
    fighter,
    house,
    intrigue,
    market,
)

HONEST, FALSE = 10.0, 0.0
ONE = ("gl-syrian-warrior", "sl-attendant")
TWO = ("gl-celt-warrior", "sl-debtor")
THREE = ("gl-numidian-warrior", "sl-cook")
ROBBERY, WINE, RUMORS = "sc-robbery", "sc-poisoned-wine", "re-whispered-rumors"


def dominus(honour: float = HONEST, temper: Temper = EVEN) -> Heuristic:
    made = Heuristic(Stream.seeded(1))
    made.honour = honour
    made.become(temper)
    return made


def volunteers(table: Table, seat: Seat, bot: Heuristic | None = None) -> Any:
    return (bot or dominus()).volunteer(Seen(table.match, seat))


def answers(table: Table, seat: Seat, bot: Heuristic | None = None) -> Any:
    return (bot or dominus()).choose(Seen(table.match, seat), table.match.ask_of(seat))


def reading(table: Table, seat: Seat = 0, honour: float = HONEST) -> Reading:
    return Reading(sight(table.state, seat), seat, honour=honour)


def offered(move: Any) -> Offer:
    assert move is not None
    assert move[0] == "offer"
    return Offer(*move[1])


def word(by: Seat, to: Seat, *promise: Any, state: str = "broken") -> Written:
    return {"by": by, "to": to, "promise": list(promise), "state": state, "round": 1, "phase": "intrigue"}


# ---------------------------------------------------------------------- what is at stake


def test_the_host_names_a_price_for_a_life_and_the_owner_pays_it() -> None:
    table = beaten(host=0)
    offer = offered(volunteers(table, 0))
    assert (offer.to, offer.promises) == ((1,), (("thumb", "up"),))
    assert offer.returns[0][::2] == ("pay", "thumb"), "it falls due when the thumb has been up"
    table.act(0, "offer", (*offer,))
    assert volunteers(table, 1)[0] == "accept"
    table.act(1, "accept", (*offer,))
    assert volunteers(table, 0) is None, "a life is sold once"


def beaten(host: Seat, *words: Written, coins: int = 9) -> Table:
    """Varro of house 1 lies on the sand, the only gladiator of that house."""
    return combat(
        fighter(2, "gl-spartacus", winner=True),
        fighter(1, "gl-varro", level="yield"),
        house(*ONE, coins=9),
        house("gl-varro", "sl-debtor", coins=coins),
        house("gl-spartacus", "sl-cook", coins=9),
        moment="thumb",
        host=host,
        round=2,
        promises=list(words),
    )


def test_the_host_sells_a_place_to_whom_it_serves() -> None:
    table = arena(
        house("gl-duro", "sl-attendant", coins=1),
        house("gl-agron", "sl-debtor", coins=9),
        house("gl-varro", "sl-cook", coins=9),
    )
    table.answer_by_default("react")
    offer = offered(volunteers(table, 0))
    assert (offer.to, offer.promises) == ((1,), (("invite",),))
    assert offer.returns[0][::2] == ("pay", "invited")
    table.act(0, "offer", (*offer,))
    assert volunteers(table, 1)[:2] == ("accept", (*offer,))


def test_who_is_aimed_at_is_asked_what_another_target_is_worth_to_them() -> None:
    table = scheming([ROBBERY])
    table.scheme(ROBBERY, 1)
    offer = offered(volunteers(table, 0))
    assert (offer.to, offer.promises) == ((1,), (("redirect",),))
    assert offer.returns[0][0] == "pay"


def scheming(hand: list[str], *more: str, **given: Any) -> Table:
    houses = (house(*ONE, coins=6, influence=8, hand=hand), house(*TWO, *more, coins=6, influence=8))
    return intrigue(*houses, house(*THREE, coins=6, influence=8, hand=[RUMORS]), **given)


def test_a_foil_is_hired_where_much_is_at_stake() -> None:
    def hires(card: str, *more: str) -> bool:
        houses = (house(*ONE, coins=6, hand=[card]), house("gl-spartacus", "sl-debtor", *more, coins=9))
        table = intrigue(*houses, house(*THREE, coins=6, hand=[RUMORS]))
        table.scheme(card, 1)
        found = list(proposals.hire_foil(reading(table, 1), haggling.Memory()))
        assert all((one.to, one.returns) == (2, (("foil", 0),)) for one in found)
        return bool(found)

    assert hires(WINE)
    assert not hires(WINE, "gu-guard"), "they have a guard of their own"
    assert not hires(ROBBERY), "it is three coins"


# ---------------------------------------------------------------------- haggling


def test_a_price_that_was_named_is_met_as_far_as_it_serves() -> None:
    table = market(house(*ONE, coins=40), house(*TWO, "gl-crixus", coins=0), house(*THREE, coins=0))
    crixus = table.asset("gl-crixus").id
    it = dominus()
    most = worth(reading(table), 0, "gl-crixus")
    first = table.offer(0, 1, gives=2, asks=[crixus])
    table.act(1, "decline", first, "price", 1)
    assert offered(volunteers(table, 0, it)) == Offer(*first)._replace(gives=3)
    second = table.offer(0, 1, gives=3, asks=[crixus])
    table.act(1, "decline", second, "price", 20)
    last = offered(volunteers(table, 0, it))
    assert 3 < last.gives < most < 23, "so much and no more"


def test_a_price_for_what_has_been_sold_meanwhile_is_forgotten() -> None:
    table = market(house(*ONE, coins=40), house(*TWO, "gl-crixus", coins=0), house(*THREE, coins=0))
    crixus = table.asset("gl-crixus").id
    first = table.offer(0, 1, gives=2, asks=[crixus])
    table.act(1, "decline", first, "price", 1)
    table.match.answer(1, ("sell", crixus))
    assert volunteers(table, 0) is None or crixus not in offered(volunteers(table, 0)).asks


def test_a_promised_payment_is_raised_like_coins() -> None:
    offer = Offer(0, (1,), False, 0, (), 0, (), (("pay", 2, "scheme"),), (("support",),))
    assert haggling.raised(offer, 2).promises == (("pay", 4, "scheme"),)
    wanted = Offer(0, (1,), False, 0, (), 3, ())
    assert (haggling.raised(wanted, 2).wants, haggling.raised(wanted, 5).gives) == (1, 2)


# ---------------------------------------------------------------------- what is remembered


def test_schemes_go_against_whoever_broke_their_word_to_us() -> None:
    def aimed(*words: Written, grudge: int = EVEN.grudge) -> float:
        table = intrigue(
            house(*ONE, coins=1, hand=[ROBBERY]),
            house(*TWO, coins=5),
            house(*THREE, coins=5),
            round=2,
            promises=list(words),
        )
        read = reading(table)
        read.temper = Temper(grudge=grudge)
        return promise(read, ROBBERY, (1,)) - promise(read, ROBBERY, (2,))

    assert aimed() == pytest.approx(0)
    assert aimed(word(1, 0, "invite")) > 0
    assert aimed(word(1, 0, "invite"), grudge=20) > aimed(word(1, 0, "invite"))
    assert aimed(word(1, 2, "invite"), grudge=20) == pytest.approx(0), "that is a matter of the others"


def test_faith_and_honour_are_a_matter_of_temper() -> None:
    table = scheming([])
    believing, doubting = reading(table), reading(table)
    doubting.temper = Temper(faith=60)
    assert doubting.trust(1, "support") < believing.trust(1, "support")
    assert dominus(temper=Temper(honour=25)).honour == 2.5
    assert dominus(FALSE).honour == FALSE, "an even temper draws it"


# ---------------------------------------------------------------------- what is never done


def test_one_coin_saves_the_only_gladiator_whoever_asks_for_it() -> None:
    def given(coins: int, *more: str) -> bool:
        liars = [word(0, 1, "thumb", "up"), word(0, 1, "support")]
        table = beaten(0, *liars) if not more else rich(liars)
        offer = table.offer(0, 1, wants=coins, promises=[("thumb", "up")])
        return bool(volunteers(table, 1)[:2] == ("accept", offer))

    def rich(liars: list[Written]) -> Table:
        return combat(
            fighter(2, "gl-spartacus", winner=True),
            fighter(1, "gl-crixus", level="yield"),
            house(*ONE, coins=9),
            house("gl-crixus", "gl-gannicus", "sl-debtor", coins=9),
            house("gl-spartacus", "sl-cook", coins=9),
            moment="thumb",
            round=2,
            promises=liars,
        )

    assert given(1)
    assert not given(2)
    assert not given(1, "gl-gannicus"), "they have another"


def test_support_of_an_unseen_card_costs_what_it_may_be() -> None:
    def asked(level: int, shows: bool) -> Table:
        houses = (house(*ONE, coins=9), house(*TWO, coins=9, influence=level, hand=["sc-black-market-profits"]))
        table = intrigue(*houses, house(*THREE, coins=9), active=1)
        table.answer(("prepare", "sc-black-market-profits"))
        table.answer(("request", ((0, shows),)))
        return table

    hidden, low = reading(asked(5, shows=False)), reading(asked(3, shows=False))
    assert shown(hidden, 1) is None
    assert cost_of_support(hidden, 1, shown(hidden, 1)) == unseen_support(hidden, 1) != unseen_support(low, 1)
    seen = reading(asked(5, shows=True))
    assert shown(seen, 1) == "sc-black-market-profits"
    assert cost_of_support(seen, 1, shown(seen, 1)) != unseen_support(seen, 1)


def test_what_was_just_bought_is_not_sold_for_less() -> None:
    paid = Purchases()
    bought = [("pays_bank", 0, 6, "auction"), ("lot_won", 0, 2, "gl-duro", 40), ("new_round", 2)]
    assert paid.reckon(bought, 0) == {40: 6}
    assert paid.reckon([("deal", 1, 0, 0, (41,), 3, ())], 0) == {40: 6, 41: 3}
    assert paid.reckon([("row_dealt", 4)], 0) == {41: 3}, "the next market is over"
    table = market(
        house("gl-syrian-warrior", "gl-syrian-warrior", "gl-crixus", "sl-attendant", house="ho-glaber", coins=3),
        house(*TWO, house="ho-tullius", coins=3),
        house(*THREE, house="ho-solonius", coins=3),
    )
    it = dominus()
    before = answers(table, 0, it)
    assert before[0] == "sell"
    it.purchases.before = dict.fromkeys(table.state.assets, 9)
    it.heard = len(Seen(table.match, 0).events())
    assert answers(table, 0, it) == "done"


def test_of_the_tied_one_adds_a_coin_though_the_lot_is_dear() -> None:
    def added(*words: Written) -> list[int]:
        houses = [house(*cards, coins=30) for cards in (ONE, TWO, THREE)]
        table = auction(*houses, market=["sl-cook", "eq-net", "eq-axe"], promises=list(words))
        table.bids(20, 20, 0)
        said = []
        for seat in (0, 1):
            it = dominus(HONEST)
            it.purses.coins, it.heard = [30, 30, 30], len(Seen(table.match, seat).events())
            said.append(answers(table, seat, it))
        return said

    assert sorted(added()) == [0, 1]
    first = added().index(1)
    bound = {"by": first, "to": 2, "promise": ["bid_at_most", 0, 20]}
    assert added(bound)[1 - first] == 1, "they know that the other gave their word"


def test_who_has_no_coin_left_is_not_waited_for() -> None:
    table = auction(house(*ONE, coins=5), house(*TWO, coins=9), house(*THREE, coins=9), market=["sl-cook"])
    table.bids(5, 5, 0)
    view = sight(table.state, 1)
    assert keenest(Reading(view, 1, [5, 9, 9]), 0, "sl-cook"), "what the other had lies on the table"


def test_without_a_gladiator_all_is_bid_for_one() -> None:
    table = auction(
        house("sl-attendant", coins=6), house(*TWO, coins=9), house(*THREE, coins=9), market=["gl-varro"]
    )
    it = dominus()
    it.purses.coins, it.heard = [6, 9, 9], len(Seen(table.match, 0).events())
    assert answers(table, 0, it) == min(6, int(worth(reading(table), 0, "gl-varro")))


def test_nothing_is_burnt_for_influence_in_the_first_round() -> None:
    def burns(round: int, influence: int) -> bool:
        guards = ["gu-guard"] * 4
        table = intrigue(
            house(*ONE, *guards, house="ho-glaber", influence=influence, coins=9),
            house(*TWO, house="ho-tullius"),
            house(*THREE, house="ho-batiatus"),
            round=round,
        )
        return bool(answers(table, 0) == ("power", "dispatch-to-rome"))

    assert not burns(1, 7)
    assert burns(2, 7)
    assert burns(1, 11), "it wins the game"


# ---------------------------------------------------------------------- guests


def test_who_was_overlooked_is_invited() -> None:
    it = guests.Guests()
    assert it.reckon([("becomes_host", 0), ("invites", 0, 1), ("invites", 0, 0)], 4) == [0, 0, 1, 1]
    assert it.reckon([("becomes_host", 1), ("invites", 1, 0)], 4) == [0, 0, 2, 2]
    assert it.reckon([("becomes_host", 3), ("invites", 3, 2)], 4) == [0, 0, 0, 2], "once is enough"

    def invited(times: int) -> Any:
        table = arena(
            house("gl-spartacus", "sl-attendant", coins=1),
            house("gl-celt-warrior", "sl-debtor", coins=1),
            house("gl-crixus", "sl-cook", coins=1),
        )
        table.answer_by_default("audience", "react")
        bot = dominus()
        bot.guests.passed, bot.heard = [0, 1, times], len(Seen(table.match, 0).events())
        return answers(table, 0, bot)

    assert invited(1) == 1
    assert invited(3) == 2


def test_nobody_pays_for_a_match_that_they_cannot_win() -> None:
    table = arena(
        house("gl-spartacus", "sl-attendant", coins=9),
        house("sl-debtor", coins=9),
        house("gl-crixus", "sl-cook", coins=9),
    )
    table.answer_by_default("audience", "react")
    assert not list(proposals.court(reading(table, 1), haggling.Memory()))
    near = arena(
        house("gl-celt-warrior", "sl-attendant", coins=9),
        house("sl-marius", influence=11, coins=40),
        house("gl-syrian-warrior", "sl-cook", coins=9),
    )
    near.answer_by_default("audience", "react")
    assert match_worth(reading(near, 1), 1, 0) > proposals.INVITED_GAIN, "if they won, it would be the game"
    assert not list(proposals.court(reading(near, 1), haggling.Memory()))
    offer = table.offer(0, 1, wants=1, promises=[("invite",)])
    assert volunteers(table, 1)[:2] == ("decline", offer)
