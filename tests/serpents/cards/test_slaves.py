"""The slaves of the expansion, each in a story."""

from __future__ import annotations

import pytest

from munera.games.serpents.cards.table import OWN
from munera.games.serpents.rulebook import BOOK
from munera.testing.serpents import Table, calm, card, fighter, house, intrigue, table
from munera.testing.spartacus.titles import GUARD, VISITOR

SLAVES = sorted(id for id, row in OWN.items() if row.kind == "slave")
PLAIN = ["sl-stable-hand", "sl-water-carrier"]
SCRIBE, BOOKMAKER, HANDMAID, BEARERS, CHADARA = (
    "sl-praetors-scribe",
    "sl-bookmaker",
    "sl-seppias-handmaid",
    "sl-litter-bearers",
    "sl-chadara",
)


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("slave", SLAVES)
def test_every_slave_earns_a_coin_and_may_fight(slave: str) -> None:
    m = table(house(slave), house(), house(), moment="upkeep")
    assert m.coins()[0] == (2 if slave == BEARERS else 1)
    duel = [fighter(0, slave), fighter(1, "gl-duro")]
    m = table(house(slave), house("gl-duro"), house(), moment="combat_turn", fighters=duel)
    row = OWN[slave]
    assert m.state.fighters[0].pools == (row.attack, row.defence, row.speed)


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("slave", PLAIN)
def test_starting_slaves_have_no_ability(slave: str) -> None:
    m = intrigue(house(slave, hand=[GUARD]), house(hand=[GUARD]), house())
    assert m.offered() == ["end", ("cash", GUARD)]


@pytest.mark.card(SCRIBE)
@pytest.mark.parametrize("announced", [False, True])
def test_the_praetors_scribe_lowers_the_requirement_by_one(announced: bool) -> None:
    m = calm(house(SCRIBE, influence=6 if announced else 5, hand=[VISITOR]), house(), house())
    m.answer(("prepare", VISITOR))
    if announced:
        m.answer(("announce", (0,)))
    else:
        assert not m.can(("announce", (0,)))
    m.answer(("cunning", SCRIBE))
    assert not m.asset(SCRIBE).ready
    assert m.can("confirm" if announced else ("announce", (0,)))
    assert not m.can(("cunning", SCRIBE))


@pytest.mark.card(SCRIBE)
def test_a_tired_scribe_is_of_no_use() -> None:
    m = calm(house(card(SCRIBE, ready=False), influence=5, hand=[VISITOR]), house(), house())
    m.answer(("prepare", VISITOR))
    assert not m.can(("cunning", SCRIBE))


@pytest.mark.card(HANDMAID)
def test_seppias_handmaid_exchanges_a_card_of_the_hand() -> None:
    m = calm(house(HANDMAID, hand=[VISITOR, GUARD]), house(), house(), intrigue=["sc-robbery"])
    m.answer(("ability", HANDMAID))
    assert (m.kind, sorted(m.offered())) == ("exchange", [GUARD, VISITOR])
    m.answer(VISITOR)
    assert m.hand() == [GUARD, "sc-robbery"]
    assert m.discards() == [VISITOR]
    assert not m.asset(HANDMAID).ready


@pytest.mark.card(CHADARA)
def test_chadara_sees_a_random_card_of_a_rivals_hand() -> None:
    m = calm(house(CHADARA), house(hand=["sc-robbery"]), house())
    m.answer(("ability", CHADARA))
    assert m.events_of("spied") == [(1, "sc-robbery")]
    assert m.view(0)["houses"][1]["known"] == ["sc-robbery"]
    assert not m.asset(CHADARA).ready


@pytest.mark.card(CHADARA)
def test_chadara_sees_nothing_in_a_hand_that_was_emptied_meanwhile() -> None:
    m = calm(house(CHADARA), house(hand=[GUARD]), house(hand=["sc-robbery"]))
    m.answer(("ability", CHADARA))
    assert m.asked() == [(0, "pick_house")]
    m.act(1, "lay")
    m.answer(1)
    assert m.events_of("spied") == []
    assert m.asked() == [(0, "turn")]


@pytest.mark.card(BEARERS)
@pytest.mark.rule("SW-41")
def test_the_litter_bearers_count_as_two_slaves_and_with_naevia_as_four() -> None:
    m = table(house(BEARERS, "sl-naevia"), house(), house(), moment="upkeep")
    assert m.coins()[0] == 4
    m = intrigue(house(BEARERS, "sl-naevia", hand=["sc-labor-contract"], influence=4), house(), house())
    m.plays("sc-labor-contract", 0)
    assert m.coins()[0] == 4


@pytest.mark.card(BEARERS)
@pytest.mark.rule("SW-41")
def test_the_litter_bearers_are_one_card_as_a_price() -> None:
    m = intrigue(house(BEARERS, "gl-duro", influence=4, coins=3, hand=["sc-blackmail"]), house(), house())
    m.plays("sc-blackmail", 1)
    assert m.events_of("asset_discarded") == [(1, BEARERS, 0, "price")]
    assert m.influence()[1] == 3


# ---------------------------------------------------------------------- the bookmaker


def match(**given: object) -> Table:
    """Seat 1 fights seat 2, and seat 0 has the Bookmaker."""
    duel = [fighter(1, "gl-thracian-warrior"), fighter(2, "gl-numidian-warrior")]
    return calm(house(BOOKMAKER, coins=9), house(), house(), moment="wagers", fighters=duel, **given)


@pytest.mark.card(BOOKMAKER)
@pytest.mark.rule("SW-56", "SW-VERB-7", "SW-WINDOW-9")
def test_the_bookmaker_takes_five_coins_on_one_field() -> None:
    m = match()
    assert m.asked() == [(0, "bookmaker")]
    m.answer("INJ")
    assert m.events_of("books") == [(0, 3, BOOKMAKER, "INJ", 5)]
    assert not m.asset(BOOKMAKER).ready
    assert m.kind == "wagers"
    assert (0, 0, 5, 3) in m.ask(0).options
    assert (0, 0, 6, 0) not in m.ask(0).options
    assert (4, 0, 0, 0) not in m.ask(0).options
    assert (0, 0, 4, 0) not in m.ask(1).options
    m.seal(s0=(0, 0, 5, 0))
    assert m.events_of("wagers")[0] == (0, 0, 0, 5, 0)


def test_who_has_nothing_to_wager_need_not_be_asked_about_their_bookmaker() -> None:
    duel = [fighter(1, "gl-thracian-warrior"), fighter(2, "gl-numidian-warrior")]
    for coins, given in ((0, ("pass",)), (1, None)):
        m = calm(house(BOOKMAKER, coins=coins), house(coins=5), house(), moment="wagers", fighters=duel)
        assert BOOK.settled(m.state, m.ask(0)) == given
    m = calm(house(BOOKMAKER), house(coins=5), house(), moment="wagers", fighters=duel)
    m.offer(1, 0, gives=2)
    assert BOOK.settled(m.state, m.ask(0)) is None  # they may be lent some


@pytest.mark.card(BOOKMAKER)
@pytest.mark.rule("SW-56")
def test_the_bookmaker_may_rest() -> None:
    m = match()
    m.answer("pass")
    assert m.asset(BOOKMAKER).ready
    assert (0, 0, 4, 0) not in m.ask(0).options
    assert (0, 0, 3, 0) in m.ask(0).options


@pytest.mark.card(BOOKMAKER)
@pytest.mark.rule("SW-56")
def test_who_fights_names_no_field_that_is_closed_to_them_and_a_committed_bookmaker_cannot_be_used() -> None:
    duel = [fighter(0, "gl-syrian-warrior"), fighter(1, "gl-thracian-warrior")]
    m = calm(house(BOOKMAKER, coins=9), house(), house(), moment="wagers", fighters=duel)
    assert len(m.offered()) == 4  # pass, the own victory, injury, decapitation
    duel = [fighter(0, BOOKMAKER), fighter(1, "gl-thracian-warrior")]
    m = calm(house(BOOKMAKER), house(), house(), moment="wagers", fighters=duel)
    assert m.kind == "wagers"
