"""What the Spartacus bots promise, keep and say: no word that they cannot keep, and a reason for every no."""

from __future__ import annotations

from typing import Any

import pytest

from munera.bots.bot import Seen
from munera.bots.spartacus import haggling, proposals, refusals
from munera.bots.spartacus.heuristic import Heuristic
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.sight import sight
from munera.kernel import Stream
from munera.testing.spartacus import Table, auction, house, intrigue, market

HONEST, FALSE = 10.0, 0.0
ONE = ("gl-syrian-warrior", "sl-attendant")
TWO = ("gl-celt-warrior", "sl-debtor")
THREE = ("gl-numidian-warrior", "sl-cook")
RUMORS, ROBBERY, GUARD = "re-whispered-rumors", "sc-robbery", "gu-guard"


def bot(honour: float = HONEST) -> Heuristic:
    found = Heuristic(Stream.seeded(1))
    found.honour = honour
    return found


def moves(table: Table, seat: int, honour: float = HONEST) -> Any:
    return bot(honour).volunteer(Seen(table.match, seat))


def answers(table: Table, seat: int, honour: float = HONEST) -> Any:
    return bot(honour).choose(Seen(table.match, seat), table.match.ask_of(seat))


def reading(table: Table, seat: int = 0, honour: float = HONEST) -> BotTable:
    return BotTable(sight(table.state, seat), seat, honour=honour)


def scheming(*hands: list[str], **given: Any) -> Table:
    held = [*hands, *([] for _ in range(3 - len(hands)))]
    cards = (ONE, TWO, THREE)
    coins = given.pop("coins", 6)
    return intrigue(*(house(*cards[n], coins=coins, influence=8, hand=held[n]) for n in range(3)), **given)


def word(by: int, to: int, *promise: Any) -> dict[str, Any]:
    return {"by": by, "to": to, "promise": list(promise)}


# ---------------------------------------------------------------------- what is promised


@pytest.mark.parametrize(
    ("hand", "answer"), [([RUMORS], "accept"), ([], "decline"), ([ROBBERY], "decline"), ([GUARD], "decline")]
)
def test_no_foil_is_sold_without_a_card_for_it(hand: list[str], answer: str) -> None:
    """A guard is none: it foils only what is aimed at its own house."""
    table = scheming(hand, active=1)
    offer = table.offer(2, 0, gives=6, returns=[("foil", 1)])
    assert moves(table, 0)[:2] == (answer, offer)


@pytest.mark.parametrize(("hand", "answer"), [([ROBBERY], "accept"), ([], "decline"), ([RUMORS], "decline")])
def test_no_scheme_is_sold_that_one_does_not_hold(hand: list[str], answer: str) -> None:
    table = scheming(hand)
    offer = table.offer(2, 0, gives=6, returns=[("target", 1)])
    assert moves(table, 0)[:2] == (answer, offer)


def test_words_that_exclude_each_other_are_not_given() -> None:
    table = scheming([ROBBERY, RUMORS], promises=[word(0, 1, "no_harm", "round"), word(0, 1, "no_foil")])
    for opposite in (("target", 1), ("foil", 1)):
        offer = table.offer(2, 0, gives=6, returns=[opposite])
        assert moves(table, 0, FALSE)[0] == "decline"
        table.act(2, "withdraw", offer)


def test_peace_is_offered_as_no_harm() -> None:
    table = scheming()
    found = proposals.offer_peace(reading(table), haggling.Memory())
    assert [one.promises for one in found] == [(("no_harm", "round"),)]


def test_who_is_robbed_offers_coins_for_another_target() -> None:
    table = scheming([ROBBERY])
    table.scheme(ROBBERY, 1)
    word, offer = moves(table, 1)
    assert word == "offer"
    assert (offer[0], offer[1], offer[8]) == (1, (0,), (("redirect",),))
    assert moves(table, 2) is None  # it is not against them
    table.act(1, "offer", offer)
    table.act(0, "accept", offer)
    assert answers(table, 0) == ("target", (2,))
    assert answers(table, 0, FALSE) == "confirm"


def test_an_offer_for_another_target_is_withdrawn_when_the_scheme_is_over() -> None:
    table = scheming([ROBBERY])
    table.scheme(ROBBERY, 1)
    word, offer = moves(table, 1)
    table.act(1, word, offer)
    assert moves(table, 1) is None
    table.confirm()
    table.nobody()
    assert moves(table, 1) == ("withdraw", offer)


# ---------------------------------------------------------------------- what is kept


def test_a_promised_foil_is_played_and_a_promise_not_to_foil_is_kept() -> None:
    def foils(honour: float, *words: dict[str, Any]) -> bool:
        table = scheming([ROBBERY], [], [RUMORS], promises=list(words))
        table.scheme(ROBBERY, 1)
        table.confirm()
        return bool(answers(table, 2, honour) != "pass")

    assert not foils(HONEST)
    assert foils(HONEST, word(2, 1, "foil", 0))
    assert not foils(FALSE, word(2, 1, "foil", 0))
    assert not foils(HONEST, word(2, 1, "foil", 0), word(2, 0, "no_foil"))


def test_a_promised_bid_is_not_exceeded_by_the_honest() -> None:
    def bids(honour: float, *words: dict[str, Any]) -> int:
        houses = [house(*cards, coins=12) for cards in (ONE, TWO, THREE)]
        table = auction(*houses, market=["gl-spartacus", "eq-net", "eq-axe"], promises=list(words))
        return int(answers(table, 0, honour))

    low = word(0, 1, "bid_at_most", 0, 1)
    assert bids(HONEST, low) <= 1 < bids(HONEST)
    assert bids(FALSE, low) == bids(FALSE)


# ---------------------------------------------------------------------- what is said to a no


def said(table: Table, maker: int = 1, **terms: Any) -> tuple[Any, ...]:
    """What bot 0 says to this offer, which it declines."""
    table.offer(maker, 0, **terms)
    answer, _, *why = moves(table, 0)
    assert answer == "decline"
    return tuple(why)


def test_a_price_is_named_and_taken() -> None:
    table = scheming()
    why = said(table, gives=1, returns=[("support",)])
    assert why[0] == "price"
    table = scheming()
    offer = table.offer(1, 0, gives=1 + why[1], returns=[("support",)])
    assert moves(table, 0) == ("accept", offer)


def test_other_reasons() -> None:
    assert said(scheming(), wants=1, promises=[("pay", 1, "phase_end")])[0] in ("price", "too_little")
    assert said(scheming(coins=2), wants=3, promises=[("pay", 9, "phase_end")]) == ("cannot",)
    broken = {**word(1, 0, "support"), "state": "broken", "round": 1}
    liar = scheming(promises=[broken], round=2)
    assert said(liar, wants=2, promises=[("pay", 9, "phase_end")]) == ("no_trust",)
    houses = [house(*ONE, coins=6), house(*TWO, coins=6, influence=11), house(*THREE, coins=6)]
    assert said(intrigue(*houses), gives=1, wants=0, returns=[("no_harm", "phase")]) == ("too_strong",)


def test_how_full_a_hidden_purse_is_stays_a_secret() -> None:
    def why(coins: int) -> tuple[Any, ...]:
        houses = [house(*cards, coins=coins if n == 0 else 9) for n, cards in enumerate((ONE, TWO, THREE))]
        table = market(*houses)
        table.answer("done", 0)
        assert table.state.hidden == (0,)
        offer = table.offer(1, 0, wants=5, promises=[("pay", 5, "round_end")])
        seen = next(one for one in sight(table.state, 0)["offers"] if one["wants"] == 5)
        assert offer
        return refusals.why_not(reading(table), seen)

    assert why(2) == ("not_now",)


@pytest.mark.parametrize("terms", [{"returns": [("foil", 1)]}, {"returns": [("target", 1)]}])
def test_a_no_does_not_tell_what_is_not_in_hand(terms: dict[str, Any]) -> None:
    hands: list[list[str]] = [[], ["sc-labor-contract"], ["gu-guard"]]
    words = {said(scheming(hand, active=0), 2, gives=1, **terms) for hand in hands}
    assert words == {("too_little",)}


def test_a_price_does_not_depend_on_the_hand() -> None:
    hands: tuple[list[str], ...] = ([], [ROBBERY], ["sc-a-visitor-from-rome"], [RUMORS])
    prices = {said(scheming(hand), gives=1, returns=[("support",)]) for hand in hands}
    assert len(prices) == 1
    needy = {said(scheming(hand), wants=3, promises=[("support",)]) for hand in ([], ["sc-joint-venture"])}
    assert needy == {("no_trust",)}  # nobody learns from it that a scheme lacks support
