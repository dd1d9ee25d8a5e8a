"""What the expansion adds to the box, and how many may play."""

from __future__ import annotations

from collections import Counter

import pytest

from munera.games.serpents.cards.table import OWN, WHOLE
from munera.games.spartacus.cards.table import BASE, INTRIGUE, MARKET, Box
from munera.kernel import BadVariant
from munera.testing.serpents import SEPPIUS, VARINIUS, Table, calm, house, new_game
from munera.testing.spartacus.titles import GUARD


def sizes(box: Box) -> tuple[int, int]:
    """How many market and intrigue cards are in a box."""
    return len(box.whole(MARKET)), len(box.whole(INTRIGUE))


def decks(m: Table) -> tuple[int, int]:
    """How many market and intrigue cards there are in the whole game."""
    s = m.state
    intrigue = [*s.intrigue, *s.intrigue_discard, *(card for hand in s.hands for card in hand)]
    guards = [a for a in s.assets.values() if a.card == GUARD]
    return len(s.market) + len(s.assets) - len(guards), len(intrigue) + len(guards)


@pytest.mark.rule("SW-INTRO-1", "SW-01")
@pytest.mark.parametrize("seats", [3, 6])
def test_all_cards_are_shuffled_in_and_the_old_ashur_leaves(seats: int) -> None:
    m = new_game(seats, 1, houses="random")
    added = [sum(row.copies for row in OWN.values() if row.deck == deck) for deck in (MARKET, INTRIGUE)]
    base = [len(BASE.whole(deck)) for deck in (MARKET, INTRIGUE)]
    assert decks(m) == sizes(WHOLE) == (base[0] + added[0] - 1, base[1] + added[1])
    everything = [*m.state.market, *(a.card for a in m.state.assets.values())]
    assert (everything.count("gl-ashur"), everything.count("gl-ashur-serpent")) == (0, 1)


@pytest.mark.rule("SW-42")
def test_guards_of_both_boxes_are_the_same_card() -> None:
    m = new_game(4, 1, houses="random")
    s = m.state
    on_tables = sum(a.card == GUARD for a in s.assets.values())
    assert s.intrigue.count(GUARD) + on_tables + sum(hand.count(GUARD) for hand in s.hands) == WHOLE.copies(GUARD)


@pytest.mark.rule("SW-INTRO-2")
def test_the_new_houses_can_be_taken_by_three() -> None:
    m = new_game(3, 1)
    assert set(m.offered()) == set(WHOLE.houses)
    assert {SEPPIUS, VARINIUS} < set(m.offered())
    m.answer(SEPPIUS)
    m.answer(VARINIUS)
    m.answer("ho-batiatus")
    assert set(m.state.houses) == {SEPPIUS, VARINIUS, "ho-batiatus"}


@pytest.mark.rule("SW-PLAYERS-1", "SW-02", "SW-SEPPIUS-1", "SW-VARINIUS-1")
def test_six_can_play_with_twelve_starting_cards_of_each_kind() -> None:
    m = new_game(6, 1, houses="random")
    kinds = Counter(a.card.partition("-")[0] for a in m.state.assets.values())
    assert (kinds["gl"], kinds["sl"], kinds["gu"]) == (11, 10, 12)
    assert (len(WHOLE.starting("gladiator")), len(WHOLE.starting("slave"))) == (12, 12)
    left = [card for card in m.state.market if WHOLE.cards[card].starting]
    assert len(left) == 3
    for name, begins in ((SEPPIUS, (9, 2, 1, 2)), (VARINIUS, (9, 1, 1, 3))):
        seat = m.state.houses.index(name)
        titles = [title.partition("-")[0] for title in m.owned(seat)]
        coins = next(facts[1] for facts in m.events_of("starts_with") if facts[0] == seat)
        assert (coins, titles.count("gl"), titles.count("sl"), titles.count("gu")) == begins


@pytest.mark.rule("SW-02")
def test_the_starting_cards_join_with_three_players_too() -> None:
    dealt = {a.card for seed in range(12) for a in new_game(3, seed, houses="random").state.assets.values()}
    assert {"gl-germanic-warrior", "gl-cilician-warrior", "sl-stable-hand", "sl-water-carrier"} <= dealt


@pytest.mark.rule("SW-31")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_row_and_the_grand_feast_grow_with_the_table(seats: int) -> None:
    m = calm(*[house(coins=9) for _ in range(seats)], moment="auction")
    assert m.events_of("row_dealt") == [(seats,)]
    feast = "sc-grand-feast"
    price = 2 * (seats - 1)
    for coins, payable in ((price - 1, False), (price, True)):
        rest = [house() for _ in range(seats - 1)]
        m = calm(house(coins=coins, influence=12, hand=[feast]), *rest)
        m.answer(("prepare", feast))
        m.nobody()  # nor does Varinius demand anything
        assert any(option[0] == "announce" for option in m.offered()) is payable


@pytest.mark.rule("SW-OPTION-1")
def test_the_houses_of_six_seats_can_be_named() -> None:
    m = new_game(6, 1, houses="assigned", house_1=VARINIUS, house_6="ho-batiatus")
    assert (m.state.houses[0], m.state.houses[5]) == (VARINIUS, "ho-batiatus")
    with pytest.raises(BadVariant):
        new_game(6, 1, houses="assigned", house_1=VARINIUS)  # twice


@pytest.mark.rule("SW-OPTION-1")
def test_the_table_may_play_with_a_part_of_the_expansion() -> None:
    m = new_game(4, 1, expansion="cards", houses="random")
    assert (decks(m), SEPPIUS in m.state.houses) == (sizes(WHOLE), False)
    m = new_game(6, 1, expansion="houses", houses="random")
    starting = sum(row.copies for row in OWN.values() if row.starting)
    assert decks(m) == (len(BASE.whole(MARKET)) + starting, len(BASE.whole(INTRIGUE)))
    assert {SEPPIUS, VARINIUS} < set(m.state.houses)
    assert "gl-ashur" in m.state.market
    with pytest.raises(BadVariant):
        new_game(5, 1, expansion="cards")
    with pytest.raises(BadVariant):
        new_game(3, 1, expansion="cards", houses="assigned", house_1=SEPPIUS)
