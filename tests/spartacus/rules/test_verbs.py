"""The verbs of the card texts: what each of them exactly does."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munera.games.spartacus.cards.table import BASE, CARDS, INTRIGUE
from munera.games.spartacus.intrigue import marks
from munera.games.spartacus.rulebook import BOOK
from munera.games.spartacus.table.records import Prepared
from munera.testing.spartacus import Written, calm, card, house, table
from munera.testing.spartacus.titles import DENARII, GUARD, LOOTING, ROBBERY, ROME, RUMORS, VISITOR
from tests.properties import same_examples

SCHEMES = BASE.titles("scheme")

TAXES = "sc-word-to-the-tax-collector"
BRIBES = "sc-caught-taking-bribes"


@pytest.mark.rule("SP-VERB-1")
@pytest.mark.parametrize(("before", "change", "after"), [(4, 1, 5), (12, 1, 12), (11, 1, 12)])
def test_influence_changes_by_a_number_within_the_track(before: int, change: int, after: int) -> None:
    m = calm(house(hand=[VISITOR], influence=12), house(influence=before), house())
    m.plays(VISITOR, 1)
    assert CARDS[VISITOR].influence == change
    assert m.events_of("influence") == [(1, after - before, after, "scheme")]


# ---------------------------------------------------------------------- coins


@pytest.mark.rule("SP-VERB-2")
def test_the_bank_pays_what_it_is_told_to() -> None:
    m = calm(house(hand=[LOOTING]), house(), house())
    m.plays(LOOTING, 0)
    assert (m.events_of("bank_pays"), m.coins()) == ([(0, 3, "scheme")], [8, 5, 5])


@pytest.mark.rule("SP-VERB-3")
@pytest.mark.parametrize("coins", [2, 3])
def test_an_exact_payment_to_the_bank_needs_all_its_coins(coins: int) -> None:
    exhibition = "sc-public-exhibition"
    m = calm(house("gl-duro", "gl-kerza", hand=[exhibition], coins=coins), house(), house())
    m.answer(("prepare", exhibition))
    assert m.can(("announce", (0,))) == (coins == 3)
    if coins == 3:
        m.answer(("announce", (0,)))
        m.confirm()
        assert m.events_of("pays_bank") == [(0, 3, "price")]


@pytest.mark.rule("SP-VERB-3")
@same_examples
@given(st.integers(1, 12))
def test_a_payment_of_up_to_so_many_takes_what_there_is(purse: int) -> None:
    m = calm(house(hand=[TAXES]), house(coins=purse), house())
    m.plays(TAXES, 1)
    assert m.events_of("pays_bank") == [(1, min(5, purse), "scheme")]
    assert m.coins() == [5, max(0, purse - 5), 5]


@pytest.mark.rule("SP-VERB-4")
@pytest.mark.parametrize("coins", [2, 3])
def test_an_exact_payment_between_domini(coins: int) -> None:
    m = calm(house(hand=[BRIBES], coins=coins), house(), house())
    m.answer(("prepare", BRIBES))
    assert m.can(("announce", (1,))) == (coins == 3)
    m = calm(house(hand=[LOOTING]), house(hand=[DENARII], influence=2, coins=coins), house())
    m.scheme(LOOTING, 0)
    m.confirm()
    assert m.can(("play", DENARII)) == (coins == 3)


@pytest.mark.rule("SP-VERB-4")
@same_examples
@given(st.integers(1, 9), st.integers(0, 9))
def test_a_payment_of_up_to_so_many_between_domini_conserves_the_coins(purse: int, mine: int) -> None:
    m = calm(house(hand=[ROBBERY], coins=mine), house(coins=purse), house())
    m.plays(ROBBERY, 1)
    taken = min(3, purse)
    assert m.events_of("pays") == [(1, 0, taken, "scheme")]
    assert m.coins() == [mine + taken, purse - taken, 5]


# ---------------------------------------------------------------------- cards of the hand


@pytest.mark.rule("SP-VERB-5")
def test_cards_are_drawn_one_by_one_with_a_reshuffle_and_beyond_the_hand_size() -> None:
    information = "sc-inside-information"
    mine, theirs = [information], ["sc-revenge", "sc-blackmail", "sc-robbery"]
    rest = Counter(BASE.whole(INTRIGUE)) - Counter([*mine, *theirs, LOOTING])
    m = calm(
        house(hand=mine, influence=6),
        house(hand=theirs, influence=1),
        house(),
        intrigue=[LOOTING],
        intrigue_discard=sorted(rest.elements()),
        shuffles=[[GUARD]],
    )
    m.plays(information, 1)
    assert m.hand(1) == sorted([*theirs, LOOTING, GUARD])  # five with one influence
    assert m.events_of("draws") == [(1, 2)]
    assert m.events_of("intrigue_reshuffled") == [(rest.total(),)]
    assert m.discards() == [information]  # which was not shuffled in: it is discarded afterwards


@pytest.mark.rule("SP-VERB-6")
@pytest.mark.parametrize("maid", ["sl-diona", "sl-aurelia"])
def test_a_card_of_the_hand_is_discarded_by_the_choice_of_whom_the_text_names(maid: str) -> None:
    m = calm(house(maid, hand=[GUARD, LOOTING, GUARD]), house(), house(), intrigue=[VISITOR])
    m.answer(("ability", maid))
    assert m.asked() == [(0, "exchange")]
    assert m.offered() == [GUARD, LOOTING]  # exactly one: it cannot be declined
    m.answer(LOOTING)
    assert m.events_of("hand_discarded") == [(0, LOOTING, "exchange")]
    assert (m.discards(), m.hand(0)) == ([LOOTING], sorted([GUARD, GUARD, VISITOR]))
    m = calm(house(maid), house(), house())
    assert "ability" not in m.words()  # with an empty hand there is nothing to discard


@pytest.mark.rule("SP-VERB-7")
def test_one_random_card_is_seen() -> None:
    hand = [GUARD, LOOTING, RUMORS]
    seen: Counter[str] = Counter()
    for seed in range(40):
        m = calm(house("sl-indus"), house(hand=hand), house(), seed=seed)
        m.answer(("ability", "sl-indus"))
        ((_, title),) = m.events_of("spied")
        seen[title] += 1
        assert m.hand(1) == sorted(hand)
    assert set(seen) == set(hand)
    assert min(seen.values()) > 4


# ---------------------------------------------------------------------- assets


@pytest.mark.rule("SP-VERB-8")
def test_ready_assets_that_fit_are_discarded_and_the_loss_of_a_champion_is_booked() -> None:
    rebellion = "sc-incite-rebellion"
    theirs: list[str | Written] = [card("gl-duro", champion=True), card("gl-kerza", ready=False), "sl-mira"]
    m = calm(house(hand=[rebellion], influence=5), house(*theirs, influence=6), house())
    m.plays(rebellion, 1)
    assert m.asked() == [(1, "pick")]  # the target chooses
    assert [m.state.assets[id].card for id in m.offered()] == ["gl-thracian-warrior", "gl-duro"]
    m.pick("gl-duro")
    assert m.events_of("asset_discarded") == [(5, "gl-duro", 1, "scheme")]
    assert m.events_of("influence") == [(1, -1, 5, "champion")]
    assert m.state.market_discard == ["gl-duro"]


@pytest.mark.rule("SP-VERB-9")
def test_so_many_ready_assets_are_exhausted() -> None:
    bribe = "sc-bribe-the-guards"
    m = calm(house(hand=[bribe]), house(GUARD, GUARD, card(GUARD, ready=False), influence=1), house())
    m.plays(bribe, 1)
    assert m.events_of("exhausted") == [(5, GUARD, 1), (6, GUARD, 1)]
    assert [a.ready for a in m.assets(GUARD)] == [False] * 3
    assert m.coins()[0] == 3  # only for those who were ready


@pytest.mark.rule("SP-VERB-10")
@pytest.mark.parametrize("victim", ["gl-thracian-warrior", "sl-debtor"])
def test_a_ready_gladiator_or_slave_is_injured_and_turned_face_down(victim: str) -> None:
    wine = "sc-poisoned-wine"
    m = calm(house(hand=[wine]), house("eq-net", GUARD, card("gl-duro", ready=False), influence=1), house())
    m.plays(wine, 1)
    assert m.asked() == [(0, "pick")]
    assert [m.state.assets[id].card for id in m.offered()] == ["gl-thracian-warrior", "sl-debtor"]
    m.pick(victim)
    hurt = m.asset(victim)
    assert (hurt.ready, hurt.injured) == (False, True)
    assert m.events_of("injured") == [(hurt.id, victim, 1)]


@pytest.mark.rule("SP-VERB-11")
@pytest.mark.parametrize("available", [0, 1, 3])
def test_a_guard_comes_back_from_the_discard_pile_as_far_as_there_is_one(available: int) -> None:
    m = calm(house(hand=[LOOTING]), house(hand=[ROME], influence=8), house(), intrigue_discard=[GUARD] * available)
    m.scheme(LOOTING, 0)
    m.confirm()
    m.answer(("play", ROME))
    if available:
        assert m.asked() == [(1, "guard_back")]
        assert m.offered() == ["no", "yes"]
        m.answer("yes")
    assert m.events_of("foiled") == [(0, LOOTING)]
    assert m.ready(1).count(GUARD) == min(1, available)
    assert m.discards().count(GUARD) == max(0, available - 1)


@pytest.mark.rule("SP-VERB-11")
def test_it_may_stay_there() -> None:
    m = calm(house(hand=[LOOTING]), house(hand=[ROME], influence=8), house(), intrigue_discard=[GUARD])
    m.scheme(LOOTING, 0)
    m.confirm()
    m.answer(("play", ROME))
    m.answer("no")
    assert m.events_of("guard_stays") == [(1,)]
    assert (m.discards(), m.events_of("foiled")) == ([GUARD, ROME, LOOTING], [(0, LOOTING)])


# ---------------------------------------------------------------------- requirements


@pytest.mark.rule("SP-VERB-14")
@same_examples
@given(st.sampled_from(sorted(SCHEMES)), st.integers(0, 20))
def test_a_requirement_is_lowered_but_not_below_nought(title: str, discount: int) -> None:
    assert marks.required(BOOK, Prepared(1, title, discount=discount)) == max(
        0, CARDS[title].requirement - discount
    )


@pytest.mark.rule("SP-VERB-14")
def test_it_is_the_requirement_of_that_physical_card_until_the_turn_ends() -> None:
    m = calm(house("gl-ashur", hand=[VISITOR, VISITOR], influence=4), house(), house())
    m.answer(("prepare", VISITOR))
    m.answer(("cunning", "gl-ashur"))
    m.answer("take_back")
    m.answer(("prepare", VISITOR))
    assert "announce" not in m.words()  # the other one
    m.answer("take_back")
    m.answer(("again", 1))
    assert m.can(("announce", (0,)))
    m.answer("take_back")
    m.answer("end")
    assert m.state.prepared == ()


@pytest.mark.rule("SP-VERB-15")
@same_examples
@given(st.integers(1, 12), st.integers(1, 12), st.integers(1, 12), st.booleans(), st.booleans())
def test_a_pledge_adds_the_influence_of_the_pledger(mine: int, one: int, two: int, yes: bool, no: bool) -> None:
    title = "sc-conspiracy"
    m = calm(house(hand=[title], influence=mine), house(influence=one), house(influence=two))
    m.answer(("prepare", title))
    m.answer(("request", ((1, False), (2, False))))
    m.seal(s1="yes" if yes else "no", s2="yes" if no else "no")
    counted = mine + one * yes + two * no
    assert m.can(("announce", (1,))) == (counted >= 16)
    assert m.influence() == [mine, one, two]


@pytest.mark.rule("SP-VERB-5")
def test_nothing_left_to_draw_is_told_as_such() -> None:
    cards = BASE.whole(INTRIGUE)
    m = calm(house(hand=cards[:50]), house(hand=cards[50:]), house(), moment="draw")
    assert m.events_of("draws") == [(0, 0), (1, 0), (2, 0)]
    assert m.events_of("drawn") == []


@pytest.mark.rule("SP-VERB-9")
def test_a_price_of_exhausted_cards_is_paid_with_ready_ones() -> None:
    m = table(house("gl-duro", card("gl-kerza", ready=False), coins=5), house(), house())
    assert "power" not in m.words()  # Batiatus needs two
