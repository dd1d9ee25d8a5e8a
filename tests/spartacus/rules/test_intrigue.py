"""The intrigue phase: drawing, the order of turns, cashing in, powers, abilities, and the end of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from munera.games.spartacus.cards.table import BASE, CARDS, INTRIGUE
from munera.kernel import Illegal
from munera.testing.spartacus import (
    Table,
    Written,
    arena,
    calm,
    card,
    combat,
    fighter,
    house,
    intrigue,
    market,
    staffed,
    table,
)
from munera.testing.spartacus.titles import BROTHEL, EAR, GUARD, JUPITER, LOOTING, ROBBERY, RUMORS, VISITOR

PAPERS = ["sc-robbery", "sc-blackmail", "sc-revenge", "sc-conspiracy", "sc-poisoned-wine", "sc-unlocked-gate"]


def short_deck(*deck: str, held: list[str] | None = None) -> dict[str, list[str]]:
    """The intrigue deck holds only these, first drawn first, and everything that is not held lies discarded."""
    rest = Counter(BASE.whole(INTRIGUE)) - Counter(deck) - Counter(held or ())
    return {"intrigue": list(deck), "intrigue_discard": sorted(rest.elements())}


def abilities(m: Table) -> list[str]:
    """Whose ability may be used now."""
    return [m.state.assets[option[1]].card for option in m.offered() if option[0] == "ability"]


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("SP-INTRIGUE-1")
def test_everybody_draws_three_even_beyond_the_hand_size() -> None:
    m = calm(house(hand=PAPERS[:3], influence=1), house(hand=PAPERS[3:]), house(), moment="draw")
    assert m.events_of("draws") == [(0, 3), (1, 3), (2, 3)]
    assert [len(m.hand(seat)) for seat in range(3)] == [6, 6, 3]
    assert m.asked() == [(0, "turn")]


@pytest.mark.rule("SP-INTRIGUE-2")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    m = calm(house(), house(), house(), **short_deck(ROBBERY, VISITOR), moment="draw")
    whole = len(BASE.whole(INTRIGUE))
    assert m.events_of("intrigue_reshuffled") == [(whole - 2,)]
    assert m.discards() == []
    assert len(m.state.intrigue) == whole - 9


@pytest.mark.rule("SP-55")
def test_an_empty_deck_is_renewed_at_once_and_drawing_goes_on() -> None:
    top = [GUARD, LOOTING]
    m = calm(house(), house(), house(), shuffles=[top], **short_deck(ROBBERY), moment="draw")
    assert m.hand(0) == sorted([ROBBERY, *top])
    kinds = m.kinds()
    assert kinds.index("intrigue_reshuffled") < kinds.index("draws")  # in the middle of the Host's three
    assert m.events_of("draws") == [(0, 3), (1, 3), (2, 3)]


@pytest.mark.rule("SP-55")
def test_the_deck_is_not_renewed_before_a_card_is_needed() -> None:
    m = calm(house(), house(), house(), **short_deck(*BASE.whole(INTRIGUE)[:9]), moment="draw")
    assert (m.state.intrigue, m.events_of("intrigue_reshuffled")) == ([], [])
    assert len(m.discards()) == 95


@pytest.mark.rule("SP-55")
def test_with_both_empty_drawing_stops() -> None:
    cards = BASE.whole(INTRIGUE)
    hands = [cards[:40], cards[40:80], cards[80:103]]
    m = calm(*[house(hand=hand) for hand in hands], intrigue=[cards[103]], moment="draw")
    assert m.events_of("draws") == [(0, 1), (1, 0), (2, 0)]
    assert m.heard(1, "drawn") == []
    assert m.events_of("intrigue_reshuffled") == []


@pytest.mark.rule("SP-55")
def test_guards_in_the_pile_are_shuffled_in_with_the_rest() -> None:
    m = calm(house(), house(), house(), shuffles=[[GUARD, GUARD, GUARD]], **short_deck(), moment="draw")
    assert m.hand(0) == [GUARD] * 3
    held = sum(m.hand(seat).count(GUARD) for seat in (1, 2))
    assert m.state.intrigue.count(GUARD) == 20 - held


@pytest.mark.rule("SP-74")
def test_the_host_draws_all_three_first_then_clockwise() -> None:
    deck = [ROBBERY, LOOTING, VISITOR, GUARD, "sc-revenge", "sc-blackmail", EAR, RUMORS, BROTHEL]
    m = calm(house(), house(), house(), host=1, intrigue=deck, moment="draw")
    assert [m.hand(seat) for seat in (1, 2, 0)] == [sorted(deck[:3]), sorted(deck[3:6]), sorted(deck[6:])]
    assert m.events_of("draws") == [(1, 3), (2, 3), (0, 3)]
    assert m.learned(2, "drawn") == [tuple(deck[3:6])]


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("SP-INTRIGUE-3")
@pytest.mark.parametrize("host", [0, 1, 2])
def test_the_host_takes_the_first_turn_then_clockwise_one_each(host: int) -> None:
    m = calm(house(), house(), house(), host=host, moment="draw")
    for turn in range(3):
        assert m.asked() == [((host + turn) % 3, "turn")]
        m.answer("end")
    assert m.state.phase == "market"
    assert m.events_of("intrigue_turn") == [((host + turn) % 3,) for turn in range(3)]


@pytest.mark.rule("SP-INTRIGUE-4")
def test_everything_as_often_as_one_can_and_in_any_order() -> None:
    m = calm(
        house(
            "gl-duro", "gl-kerza", "sl-pietros", "sl-mira", hand=[ROBBERY, LOOTING, ROBBERY, VISITOR], influence=6
        ),
        house(),
        house(),
    )
    m.answer(("cash", ROBBERY))
    m.plays(LOOTING, 0)
    m.answer(("ability", "sl-mira"))
    m.plays(VISITOR, 0)
    m.answer(("power", "exhibition-match"))
    m.answer_by_default("pick")
    m.plays(ROBBERY, 1)
    m.answer(("ability", "sl-pietros"))
    assert m.asked() == [(0, "turn")]
    assert m.coins() == [5 + 2 + 3 + 2 + 2 + 3 + 1, 2, 5]
    assert m.influence()[0] == 7


@pytest.mark.rule("SP-INTRIGUE-5")
def test_coins_may_be_paid_and_assets_stay() -> None:
    m = calm(house("gl-duro", "eq-net"), house(), house())
    for seat in range(3):
        assert m.may_act(seat, "give", (seat + 1) % 3, 5)
    m.offer(0, 1, gives=2, promises=[("support",)])  # talk and bargains
    duro = m.asset("gl-duro").id
    for goods, asks in (((duro,), ()), ((), (m.asset("gl-thracian-warrior").id,))):
        assert not m.may_act(0, "offer", (0, (1,), False, 0, goods, 1 - len(goods), asks, (), (), 0))
    sold = market(*staffed(house("gl-duro", "eq-net"), house(), house()))
    assert sold.may_act(0, "offer", (0, (1,), False, 0, (duro,), 0, (), (), (), 0))  # there it is possible


@pytest.mark.rule("SP-INTRIGUE-6")
@pytest.mark.parametrize("moment", ["upkeep", "intrigue", "market", "arena"])
def test_intrigue_cards_never_change_hands(moment: str) -> None:
    m = table(*staffed(house(hand=[GUARD, ROBBERY], coins=9), house(coins=9), house()), moment=moment)
    for thing in (GUARD, ROBBERY, 1):
        assert not m.may_act(0, "give", 1, thing) or thing == 1  # coins only
        for goods, asks in (((thing,), ()), ((), (thing,))):
            offer: Any = (0, (1,), False, 0, goods, 0, asks, (), (), 0)
            assert not m.may_act(0, "offer", offer) or (moment == "market" and goods == (1,))
    assert m.may_act(0, "show", ROBBERY, 1)  # which leaves it where it is
    m.act(0, "show", ROBBERY, 1)
    assert ROBBERY in m.hand(0)


# ---------------------------------------------------------------------- cashing in


@pytest.mark.rule("SP-CASH-1")
@pytest.mark.parametrize(("title", "coins"), [(LOOTING, 1), (ROBBERY, 2), (RUMORS, 3), (JUPITER, 4), (GUARD, 1)])
def test_a_card_is_cashed_in_for_its_printed_value(title: str, coins: int) -> None:
    m = calm(house(hand=[title]), house(), house(), intrigue_discard=[VISITOR])
    m.answer(("cash", title))
    assert CARDS[title].cash == coins
    assert m.coins() == [5 + coins, 5, 5]
    assert m.discards() == m.view(1)["intrigue_discard"] == [VISITOR, title]
    assert m.learned(1, "cashes_in") == [(0, title, coins)]
    assert m.hand(0) == []


@pytest.mark.rule("SP-21")
def test_any_card_of_the_hand_but_no_guard_on_the_table() -> None:
    hand = [GUARD, ROBBERY, RUMORS]
    m = calm(house(GUARD, GUARD, hand=hand), house(), house())
    assert [option[1] for option in m.offered() if option[0] == "cash"] == hand
    m.answer(("cash", GUARD))
    assert not m.can(("cash", GUARD))
    assert m.coins()[0] == 6
    assert m.ready(0).count(GUARD) == 2
    sale = market(*staffed(house(GUARD), house(), house()))
    sale.answer(("sell", GUARD), 0)
    assert sale.coins()[0] == 6


@pytest.mark.rule("SP-21")
def test_nothing_is_cashed_in_on_anothers_turn_or_with_something_pending() -> None:
    m = calm(house(hand=[ROBBERY, VISITOR]), house(hand=[RUMORS], influence=6), house())
    m.answer(("prepare", ROBBERY))
    assert "cash" not in m.words()
    m.answer(("announce", (1,)))
    assert "cash" not in m.words()
    m.confirm()
    assert m.asked() == [(1, "foil")]
    assert "cash" not in m.words()
    with pytest.raises(Illegal):
        m.act(1, "cash", RUMORS)


# ---------------------------------------------------------------------- house powers


@pytest.mark.rule("SP-POWER-1")
def test_a_power_belongs_to_its_house_and_to_the_intrigue_phase() -> None:
    everything = ["gl-duro", "gl-kerza", "sl-mira", "sl-pietros", GUARD, GUARD, GUARD]
    usable = {}
    for name in ("ho-batiatus", "ho-glaber", "ho-tullius", "ho-solonius"):
        others = [other for other in ("ho-glaber", "ho-tullius", "ho-batiatus") if other != name][:2]
        m = calm(house(*everything, house=name), *[house(house=other) for other in others])
        usable[name] = [option[1] for option in m.offered() if option[0] == "power"]
    assert usable == {
        "ho-batiatus": ["exhibition-match", "fodder-for-the-primus"],
        "ho-glaber": ["legionnaire-patrol", "dispatch-to-rome"],
        "ho-tullius": ["duplicitous-dealings", "to-the-mines"],
        "ho-solonius": ["a-finger-in-every-pie"],
    }
    for moment in ("ledger", "market", "arena"):
        m = calm(house(*everything, house="ho-batiatus"), house(), house(), moment=moment)
        assert m.kind in ("ledger", "open_market", "audience")
        assert not m.may_act(0, "power", "exhibition-match")
        assert m.kind == "ledger" or "power" not in m.words(m.asked()[0][0])


@pytest.mark.rule("SP-POWER-2")
def test_a_power_may_be_used_as_often_as_its_price_can_be_paid() -> None:
    gladiators = ["gl-duro", "gl-kerza", "gl-agron", "gl-varro"]  # and the one of their staff
    m = calm(house(*gladiators, house="ho-batiatus"), house(), house())
    for coins in (7, 9):
        m.answer(("power", "exhibition-match"))
        m.answer_by_default("pick")
        assert m.coins()[0] == coins
    assert "power" not in m.words()  # one gladiator is left
    assert m.events_of("uses_power") == [(0, "exhibition-match")] * 2


# ---------------------------------------------------------------------- abilities


@pytest.mark.rule("SP-ABILITY-1")
def test_an_ability_is_used_on_its_owners_own_turn_only() -> None:
    slaves = ["sl-indus", "sl-mira", "sl-diona", "sl-camila", "sl-medicus", "sl-raxos", "sl-naevia"]
    m = calm(house(*slaves, hand=[GUARD]), house("sl-pietros", hand=[GUARD]), house())
    assert abilities(m) == ["sl-indus", "sl-mira", "sl-diona"]  # the others act in other windows
    m.answer("end")
    assert abilities(m) == ["sl-pietros"]
    with pytest.raises(Illegal):
        m.answer(("ability", "sl-mira"))


@pytest.mark.rule("SP-12")
def test_with_nothing_pending_only_except_for_discounts() -> None:
    assets = ["gl-ashur", "gl-duro", "sl-mira", GUARD]
    m = calm(house(*assets, hand=[VISITOR], house="ho-solonius", influence=6), house(house="ho-glaber"), house())
    assert m.words() == {"end", "cash", "prepare", "power", "ability"}
    m.answer(("prepare", VISITOR))
    assert m.words() == {"take_back", "announce", "request", "cunning", "bribe"}
    m.answer(("announce", (0,)))
    assert m.words() == {"confirm", "target", "request", "cunning", "bribe"}


@pytest.mark.rule("SP-12")
def test_powers_and_abilities_cannot_be_foiled() -> None:
    foiler = house(hand=[RUMORS, JUPITER, GUARD], influence=12)
    m = calm(house("gl-duro", "gl-kerza", "sl-mira", house="ho-batiatus"), foiler, house())
    m.answer(("ability", "sl-mira"))
    assert m.asked() == [(0, "turn")]
    m.answer(("power", "exhibition-match"))
    m.answer_by_default("pick")
    assert m.asked() == [(0, "turn")]
    assert m.coins()[0] == 9


# ---------------------------------------------------------------------- the end of the turn


@pytest.mark.rule("SP-TURNEND-1")
def test_the_turn_ends_when_one_likes_with_a_small_enough_hand() -> None:
    m = calm(house(hand=PAPERS[:4]), house(hand=PAPERS[4:]), house(), active=0)
    assert m.offered()[0] == "end"  # without having done anything
    m.answer("end")
    assert m.events_of("ends_turn") == [(0,)]
    assert m.asked() == [(1, "turn")]  # the player on their left
    m = calm(house(hand=PAPERS[:5]), house(), house())
    m.answer("end")
    assert m.asked() == [(0, "hand_limit")]


@pytest.mark.rule("SP-TURNEND-2")
def test_after_the_last_turn_the_market_begins() -> None:
    m = calm(house(), house(), house(), active=2)
    m.answer("end")
    assert m.events_of("phase") == [("market",)]
    assert m.asked() == [(seat, "open_market") for seat in range(3)]
    assert m.view(0)["active"] is None


# ---------------------------------------------------------------------- special abilities


@pytest.mark.rule("SP-ABILITY-2")
def test_the_card_is_right_where_it_contradicts_the_rulebook() -> None:
    # Any foiling reaction foils any scheme, says the rulebook; this card says that only one does.
    cheeks = "sc-spread-cheeks-wide"
    foilers = [house(hand=[RUMORS], influence=6), house(hand=[JUPITER], influence=6)]
    m = calm(house(hand=[cheeks]), *foilers)
    m.scheme(cheeks)
    m.confirm()
    assert m.offered(1) == ["pass"]
    assert m.offered(2) == ["pass", ("play", JUPITER)]
    # And a reaction cannot be foiled, says the rulebook.
    m = calm(house(hand=[LOOTING]), *foilers)
    m.scheme(LOOTING, 0)
    m.confirm()
    m.seal(s1=("play", RUMORS))
    assert m.offered(2) == ["pass", ("play", JUPITER)]


@pytest.mark.rule("SP-EXHAUST-1")
def test_the_card_is_turned_face_down_then_its_effect_happens() -> None:
    m = calm(house("sl-mira"), house(), house())
    assert m.asset("sl-mira").ready
    m.answer(("ability", "sl-mira"))
    kinds = m.kinds()
    assert kinds.index("exhausted") < kinds.index("bank_pays")
    assert not m.asset("sl-mira").ready
    assert m.coins()[0] == 7


TIRED: list[Written] = [card(title, ready=False) for title in ("gl-duro", "sl-mira", "eq-net", GUARD)]


@pytest.mark.rule("SP-EXHAUST-2")
def test_an_exhausted_card_cannot_be_used_and_does_not_count_for_schemes() -> None:
    hand = ["sc-labor-contract", "sc-blackmail", "sc-illicit-auction"]
    m = intrigue(house(*TIRED, hand=hand, house="ho-solonius", coins=1), house(coins=1), house(coins=1))
    assert m.words() == {"end", "cash", "prepare"}  # neither ability nor power
    m.plays("sc-labor-contract", 0)
    assert m.coins()[0] == 1  # nothing for a slave that lies face down
    for title in ("sc-blackmail", "sc-illicit-auction"):
        m.answer(("prepare", title))
        assert "announce" not in m.words()  # and they cannot be discarded as a price
        m.answer("take_back")


@pytest.mark.rule("SP-EXHAUST-2")
def test_an_exhausted_card_cannot_be_sold_traded_or_fight() -> None:
    m = market(house(*TIRED, coins=5), house(coins=5), house())
    assert m.offered(0) == ["done"]
    for asset in m.state.of(0):
        assert not m.may_act(0, "offer", (0, (1,), False, 0, (asset.id,), 1, (), (), (), 0))
        assert not m.may_act(1, "offer", (1, (0,), False, 1, (), 0, (asset.id,), (), (), 0))
    m = arena(house("gl-kerza", coins=5), house(*TIRED, coins=5), house("gl-agron"))
    m.answer_by_default("audience")
    m.answer(1)
    assert m.events_of("influence")[-1] == (1, -1, 3, "declined")  # by force: they were not even asked


@pytest.mark.rule("SP-EXHAUST-2")
def test_an_exhausted_card_does_not_count_for_the_ledger_and_is_refreshed_in_upkeep() -> None:
    m = table(house(*TIRED, coins=5), house(), house(), moment="ledger")
    assert (m.coins()[0], m.owned(0)) == (5, sorted(str(row["card"]) for row in TIRED))
    m = table(house(*TIRED, coins=5), house(), house(), moment="upkeep")
    assert m.ready(0) == m.owned(0)


@pytest.mark.rule("SP-57")
@pytest.mark.parametrize("state", ["ready", "injured"])
def test_effects_pass_over_exhausted_cards(state: str) -> None:
    """They are not chosen, discarded, injured again or counted."""
    tired = [card(title, **{state: state == "injured"}) for title in ("gl-duro", "gl-kerza", "sl-mira")]
    for title in ("sc-poisoned-wine", "sc-incite-rebellion", "sc-unlocked-gate"):
        m = intrigue(
            house("gl-agron", "sl-cook", coins=5, influence=6, hand=[title]),
            house(*tired, coins=5),
            house("gl-varro", "sl-debtor", coins=5),
        )
        m.answer(("prepare", title))
        assert [option[1] for option in m.offered() if option[0] == "announce"] == [(2,)]
    m = intrigue(
        house("gl-agron", "sl-cook", coins=5, influence=6, hand=["sc-poisoned-wine"]),
        house(*tired, "gl-barca", coins=5),
        house("gl-varro", "sl-debtor", coins=5),
    )
    m.plays("sc-poisoned-wine", 1)
    assert m.events_of("injured") == [(m.asset("gl-barca").id, "gl-barca", 1)]  # the only one there was to choose


@pytest.mark.rule("SP-57")
def test_healing_alone_touches_an_injured_card() -> None:
    m = table(house(card("gl-duro", injured=True), coins=5), house(), house(), moment="upkeep", dice=[6])
    assert m.events_of("refreshes") == []
    assert m.events_of("heals") == [(1, "gl-duro", 0)]


@pytest.mark.rule("SP-57", "SP-VERB-2")
def test_the_bank_has_no_limit() -> None:
    m = calm(house(hand=["sc-joint-venture"], coins=999, influence=12), house(coins=999), house(coins=999))
    m.plays("sc-joint-venture", 0)
    assert m.coins() == [1006, 999, 999]
    assert m.events_of("bank_pays") == [(0, 7, "scheme")]


@pytest.mark.rule("SP-57")
def test_nobody_is_eliminated() -> None:
    m = intrigue(house(influence=1), house(influence=1), house(influence=1))
    for seat in range(3):
        assert m.asked() == [(seat, "turn")]
        m.answer("end")
    assert m.asked() == [(seat, "open_market") for seat in range(3)]


@pytest.mark.rule("SP-23", "SP-VERB-18")
@pytest.mark.parametrize(("title", "coins"), [("sc-labor-contract", 1), ("sc-illicit-services", 2)])
def test_naevia_counts_twice_where_slaves_are_counted(title: str, coins: int) -> None:
    m = calm(house("sl-naevia", hand=[title], influence=6), house(), house())
    m.plays(title, 0)
    assert m.events_of("bank_pays") == [(0, 3 * coins, "scheme")]
    m = table(house("sl-naevia", "sl-cook", coins=0), house(), house(), moment="ledger")
    assert m.coins()[0] == 3


@pytest.mark.rule("SP-23", "SP-VERB-18")
def test_naevia_is_one_card_as_price_or_victim() -> None:
    two = house("sl-naevia", house="ho-tullius")
    m = calm(two, house(house="ho-glaber"), house(house="ho-batiatus"))
    assert "power" not in m.words()  # three slaves are three cards
    m = calm(house("sl-naevia", hand=["sc-blackmail"]), house(), house())
    m.plays("sc-blackmail", 1)
    m.pick("sl-naevia")
    assert m.events_of("asset_discarded") == [(3, "sl-naevia", 0, "price")]
    assert (m.influence(), m.owned(0)) == ([4, 3, 4], ["gl-syrian-warrior", "sl-attendant"])
    m = calm(house(hand=["sc-unlocked-gate"]), house("sl-naevia"), house())
    m.plays("sc-unlocked-gate", 1)
    m.pick("sl-naevia")
    assert m.owned(1) == ["gl-thracian-warrior", "sl-debtor"]


@pytest.mark.rule("SP-EXHAUST-1")
def test_a_ready_card_lies_face_up_a_used_one_face_down_for_all_to_see() -> None:
    one, two = fighter(0, "gl-kerza", "eq-net"), fighter(1, "gl-agron")
    m = combat(one, two, moment="combat")
    assert m.asked() == [(0, "net")]
    m.answer("yes")
    assert m.events_of("exhausted") == [(2, "eq-net", 0)]
    assert [a["ready"] for a in m.view(2)["houses"][0]["assets"]] == [True, False]


def test_what_is_left_unused_at_the_end_of_a_turn_could_be_used() -> None:
    appetites = "sc-sate-roman-appetites"  # needs a Target with four gladiators, and there is none
    me = house("gl-duro", "sl-cook", "sl-debtor", "sl-attendant", house="ho-tullius", hand=[LOOTING, appetites])
    m = calm({**me, "influence": 7}, house(), house())
    assert m.match.book.unused(m.state, m.ask(0)) == {"schemes": 1, "powers": 2, "abilities": 0}
