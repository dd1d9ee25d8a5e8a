"""What the Spartacus bots give for a promise: little, and nothing to who cannot keep it or has broken one."""

from __future__ import annotations

from typing import Any

import pytest

from munera.bots import Seen
from munera.bots.serpents.domini import Heuristic as Serpent
from munera.bots.spartacus.arena import match_worth
from munera.bots.spartacus.credit import EARNS, FIRST, KEEPS, RISK, means, owes
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.offers import trusted
from munera.bots.spartacus.reading import BotTable as Reading
from munera.games.spartacus.sight import sight
from munera.kernel import Seat, Stream
from munera.testing.serpents import calm
from munera.testing.spartacus import Table, Written, arena, combat, fighter, house, intrigue, upkeep

HONEST, FALSE = 10.0, 0.0

ONE = ("gl-syrian-warrior", "sl-attendant")
TWO = ("gl-celt-warrior", "sl-debtor")
THREE = ("gl-numidian-warrior", "sl-cook")
DEBT, PEACE = ("pay", 4, "round_end"), ("no_harm", "round")
BEFORE = 1  # a round that is over


def table_of(coins: int = 0, *words: Written, active: Seat = 0, known: bool = True) -> Table:
    """Seat 0 is the bot, seat 1 wants something and has so many coins; these words stand in the ledger.

    As it is known, seat 1 has kept two words before.
    """
    houses = (house(*ONE, coins=9), house(*TWO, coins=coins), house(*THREE, coins=9))
    past = [word(1, 2, ("support",), "kept")] * 2 if known else []
    return intrigue(*houses, round=3, active=active, promises=[*past, *words])


def word(by: Seat, to: Seat, promise: tuple[Any, ...], state: str, round: int = BEFORE) -> Written:
    return {"by": by, "to": to, "promise": list(promise), "state": state, "round": round, "phase": "intrigue"}


def dominus(honour: float = HONEST, kind: type[Heuristic] = Heuristic) -> Heuristic:
    made = kind(Stream.seeded(1))
    made.honour = honour
    return made


def volunteers(table: Table, seat: Seat = 0, honour: float = HONEST) -> Any:
    return dominus(honour).volunteer(Seen(table.match, seat))


def takes(table: Table, **terms: Any) -> bool:
    """Does the bot accept this of seat 1?"""
    offer = table.offer(1, 0, **terms)
    answer, named, *said = volunteers(table)
    assert named == offer
    table.act(0, answer, named, *said)
    return bool(answer == "accept")


def lends(table: Table, coins: int, back: int, when: str = "round_end") -> bool:
    return takes(table, wants=coins, promises=[("pay", back, when)])


def reading(table: Table, seat: Seat = 0) -> Reading:
    return Reading(sight(table.state, seat), seat)


# ---------------------------------------------------------------------- coins


def test_who_has_left_debts_unpaid_and_has_nothing_gets_nothing() -> None:
    unpaid = [word(1, other, DEBT, "broken") for other in (0, 2)]
    assert not lends(table_of(0, *unpaid), 6, 18)
    assert not lends(table_of(0, *unpaid), 1, 99)
    serpents = calm(house(coins=9), house(coins=0), *[house(coins=9)] * 2, round=3, promises=unpaid)
    offer = serpents.offer(1, 0, wants=5, promises=[("pay", 15, "round_end")])
    assert dominus(kind=Serpent).volunteer(Seen(serpents.match, 0)) == ("decline", offer, "no_trust")


def test_a_promise_is_worth_no_more_than_the_other_will_have() -> None:
    assert not lends(table_of(0), 3, 18)
    assert not lends(table_of(0), 2, 99)
    assert lends(table_of(12), 2, 5)
    assert lends(table_of(12), 2, 4, "phase_end")


def test_what_others_were_promised_is_not_there() -> None:
    assert lends(table_of(6), 2, 5, "phase_end")
    assert not lends(table_of(6, word(1, 2, ("pay", 5, "round_end"), "open", 3)), 2, 5, "phase_end")
    table = reading(table_of(3))
    twice = trusted(table, 1, [("pay", 3, "phase_end"), ("pay", 3, "scheme")])
    assert twice == trusted(table, 1, [("pay", 3, "phase_end")])


def test_what_a_house_will_have() -> None:
    early = reading(upkeep(house(), house("gl-duro", "sl-cook", "sl-debtor", coins=3), house()))
    assert means(early, 1, "phase_end") == 4, "one more slave than gladiators"
    later = reading(table_of(4))
    assert means(later, 1, "scheme") == means(later, 1, "phase_end") == 4
    assert means(later, 1, "round_end") == KEEPS * (4 + EARNS)
    games = reading(arena(house(*ONE), house(*TWO, coins=4), house(*THREE)))
    assert means(games, 1, "victory") == 4


def test_credit_is_earned_by_words_that_cost_something_to_keep() -> None:
    costly, easy = word(1, 2, ("support",), "kept"), word(1, 2, PEACE, "kept")
    stranger = table_of(60, known=False)
    assert not lends(stranger, FIRST + 1, 9), "anybody can promise that"
    assert lends(stranger, FIRST, 3)
    assert not lends(table_of(60, *[easy] * 5, known=False), FIRST + 1, 9)
    assert lends(table_of(60, costly, known=False), FIRST + 1, 9)
    assert not lends(table_of(60, costly, known=False), FIRST + 2, 9)


def test_a_stranger_gets_one_coin_of_one_house_not_one_of_every_house() -> None:
    borrowed = word(1, 2, DEBT, "open", 3)
    assert not lends(table_of(60, borrowed, known=False), FIRST, 9)
    assert not lends(table_of(60, word(1, 2, DEBT, "broken"), known=False), FIRST, 9)


def test_never_more_than_a_modest_risk_even_to_the_rich() -> None:
    assert lends(table_of(60), RISK, 20)
    assert not lends(table_of(60), RISK + 1, 30)
    assert not lends(table_of(60), RISK + 1, 30, "phase_end")


def test_a_great_service_is_not_done_for_promises() -> None:
    def supports(influence: int, **pay: Any) -> bool:
        table = intrigue(
            house(*ONE, coins=9), house(*TWO, coins=60, influence=influence), house(*THREE, coins=9), active=1
        )
        return takes(table, returns=[("support",)], **pay)

    later: list[Any] = [("pay", 40, "scheme")]
    assert supports(5, promises=later)
    assert supports(11, gives=40)
    assert not supports(11, promises=later), "they could win the game and owe it for ever"


def test_nobody_lends_again_before_they_are_paid() -> None:
    table = table_of(20)
    assert lends(table, 2, 5)
    assert not lends(table, 2, 6)
    table.act(1, "give", 0, 5)
    assert lends(table, 2, 6)


@pytest.mark.parametrize(
    ("past", "given"),
    [
        (word(1, 0, DEBT, "broken"), False),
        (word(1, 0, ("support",), "broken"), False),
        (word(1, 0, ("pay", 4, "victory"), "open"), False),  # its occasion never came
        (word(1, 0, ("pay", 4, "victory"), "kept"), True),
        (word(1, 0, ("invite",), "open"), True),  # they were not Host
        (word(1, 0, PEACE, "open", 3), True),
        (word(1, 2, ("invite",), "broken"), False),
        (word(2, 0, DEBT, "broken"), True),
    ],
)
def test_what_became_of_earlier_promises_decides(past: Written, given: bool) -> None:
    assert lends(table_of(20, past), 2, 3) is given


def test_an_honest_partner_who_broke_one_word_long_ago_gets_credit_again() -> None:
    broken, kept = word(1, 2, DEBT, "broken"), word(1, 2, DEBT, "kept")
    assert not lends(table_of(20, broken), 3, 5)
    assert lends(table_of(20, broken, *[kept] * 6), 3, 5)
    assert not lends(table_of(20, broken, *[word(1, 2, PEACE, "kept")] * 6), 3, 5), "to spare somebody is easy"


def test_who_did_not_pay_for_support_gets_none_for_another_promise() -> None:
    for past, given in (("kept", True), ("broken", False)):
        table = table_of(20, word(1, 0, ("pay", 3, "scheme"), past), active=1)
        promises: list[Any] = [("pay", 9, "scheme")]
        assert takes(table, promises=promises, returns=[("support",)]) is given


# ---------------------------------------------------------------------- other promises


def test_the_words_of_breakers_are_worth_little() -> None:
    breaker = [word(1, 2, ("thumb", "up"), "broken")] * 3
    for promise in (("support",), ("invite",), PEACE, ("no_bid", "host")):
        new, known = reading(table_of(9)), reading(table_of(9, *breaker))
        assert 0 < trusted(known, 1, [promise]) < 0.5 * trusted(new, 1, [promise])


def test_the_same_word_is_not_paid_twice() -> None:
    table = table_of(9)
    spared = [("no_target", "phase"), PEACE]
    assert trusted(reading(table), 1, spared) == trusted(reading(table), 1, [PEACE])
    assert trusted(reading(table_of(9, word(1, 0, PEACE, "open", 3))), 1, spared) == 0


def test_an_invitation_is_worth_what_the_other_can_give() -> None:
    def value(coins: int) -> float:
        table = intrigue(house("gl-spartacus", coins=6), house("gl-duro", coins=coins), house(*THREE, coins=6))
        assert match_worth(reading(table), 0, 1) > 1
        return trusted(reading(table), 1, [("invite",)])

    assert value(0) == 0, "they will hardly be Host"
    assert 0 < value(6) < value(24)
    games = reading(arena(house(*ONE), house(*TWO), house(*THREE)))
    assert (games.hosts(0), games.hosts(1)) == (1.0, 0.0)


def test_who_has_no_coins_need_not_promise_not_to_bid() -> None:
    assert trusted(reading(table_of(0)), 1, [("no_bid", "host")]) == 0
    assert trusted(reading(table_of(9)), 1, [("no_bid", "host")]) > 0


def test_support_must_be_enough() -> None:
    def value(influence: int) -> float:
        table = intrigue(
            house(*ONE, coins=6, influence=4, hand=["sc-a-visitor-from-rome"], house="ho-tullius"),
            house(*TWO, influence=influence, house="ho-glaber"),
            house(*THREE, influence=4, house="ho-batiatus"),
        )
        return trusted(reading(table), 1, [("support",)])

    assert value(1) < 0.5 < value(5)


def test_less_is_paid_for_the_thumb_of_a_breaker() -> None:
    def pays(*words: Written) -> int:
        table = combat(
            fighter(2, "gl-spartacus", winner=True),
            fighter(1, "gl-crixus", level="yield"),
            house(*ONE, coins=9),
            house("gl-crixus", "sl-debtor", coins=9),
            house("gl-spartacus", "sl-cook", coins=9),
            moment="thumb",
            promises=list(words),
        )
        move = volunteers(table, 1)
        return int(move[1][3]) if move else 0

    assert pays(*[word(0, 2, ("thumb", "up"), "broken")] * 3) < pays()


# ---------------------------------------------------------------------- support that was refused


def test_who_has_said_no_is_asked_again_only_after_a_deal_about_support() -> None:
    table = intrigue(
        house(*ONE, coins=6, influence=4, hand=["sc-a-visitor-from-rome"], house="ho-tullius"),
        house(*TWO, coins=3, influence=5, house="ho-glaber"),
        house(*THREE, coins=3, influence=1, house="ho-batiatus"),
    )
    it = dominus()
    seen = Seen(table.match, 0)
    table.offer(0, 1, promises=[("pay", 2, "scheme")], returns=[("support",)])
    asks = ("request", ((1, False),))
    table.answer(("prepare", "sc-a-visitor-from-rome"))
    assert it.choose(seen, table.ask(0)) == asks
    table.answer(asks)
    table.answer("no", 1)
    table.act(0, "accept", table.offer(1, 0, promises=[PEACE], returns=[PEACE]))
    assert asks in table.ask(0).options
    assert it.choose(seen, table.ask(0)) != asks
    move: Any = it.volunteer(seen)
    assert move[0] == "withdraw"
    table.act(0, *move)
    table.act(0, "accept", table.offer(1, 0, wants=2, promises=[("support",)]))
    assert it.choose(seen, table.ask(0)) == asks


def test_who_has_said_no_is_offered_nothing_for_support() -> None:
    def wanted(answer: str) -> Any:
        table = intrigue(
            house(*ONE, coins=6, influence=4, hand=["sc-a-visitor-from-rome"], house="ho-tullius"),
            house(*TWO, coins=3, influence=5, house="ho-glaber"),
            house(*THREE, coins=3, influence=1, house="ho-batiatus"),
        )
        if answer:
            table.answer(("prepare", "sc-a-visitor-from-rome"))
            table.answer(("request", ((1, False),)))
            table.answer(answer, 1)
            table.act(0, "accept", table.offer(1, 0, gives=1))
            table.answer("take_back")
        return volunteers(table)[1][8]

    assert wanted("") == (("support",),)
    assert wanted("no") == (PEACE,)


def test_refusals_are_forgotten_in_the_next_round() -> None:
    it = dominus().refusals
    assert it.reckon([("no_support", 1, 0, 1), ("no_support", 2, 1, 1)], 0) == {1}
    assert it.reckon([("promise_made", 1, 0, "no_target", "round")], 0) == {1}
    assert it.reckon([("new_round", 2)], 0) == set()


def test_owing_ends_with_the_round_but_for_coins() -> None:
    for promise, state, round, owing in (
        (("support",), "open", 3, True),
        (("support",), "open", BEFORE, False),
        (DEBT, "open", BEFORE, True),
        (PEACE, "broken", BEFORE, True),
    ):
        assert owes(reading(table_of(0, word(1, 0, promise, state, round))), 1) is owing
