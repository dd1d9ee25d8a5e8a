"""Conceding: a house stays at the table, and its Dominus answers no more."""

from __future__ import annotations

import pytest

from munera.kernel import Illegal, Stream, record, replay
from munera.kernel.random_play import RandomPlayer
from munera.testing.spartacus import (
    Table,
    auction,
    combat,
    duel,
    fighter,
    house,
    intrigue,
    invitations,
    market,
    new_game,
    table,
)
from munera.testing.spartacus.titles import CELT, COOK, SYRIAN


@pytest.mark.rule("SP-93")
def test_one_may_concede_at_any_time_and_only_once() -> None:
    m = intrigue(house(), house(), house(), house())
    m.concede(2)
    assert m.events_of("concedes") == [(2,)]
    assert m.view(None)["houses"][2]["left"]
    with pytest.raises(Illegal):
        m.concede(2)
    m.concede(0)  # also on the own turn
    assert m.asked() == [(1, "turn")]
    assert not m.over


@pytest.mark.rule("SP-93")
def test_every_question_is_answered_with_the_default_of_its_window() -> None:
    m = market(house(coins=5), house(COOK, coins=5), house(coins=5), market=[CELT, SYRIAN, "eq-net"])
    m.concede(1)
    m.answer("done", 0)
    m.answer("done", 2)
    assert sorted(m.asked()) == [(0, "bid"), (2, "bid")]
    m.seal(s0=1)
    assert m.events_of("bids")[0] == (0, (0, 1), (1, 0), (2, 0))
    for _ in range(3):
        m.seal(s0=1)
    m.answer_by_default("audience")
    m.answer(1)
    assert (m.event("declines"), m.influence()[1]) == ((1,), 3)


@pytest.mark.rule("SP-93")
def test_a_conceded_fighter_stays_and_attacks_if_they_can() -> None:
    m = combat(fighter(0, CELT, hex=[0, 0]), fighter(1, SYRIAN, hex=[1, 0]), dice=[1, 1, 6, 6])
    m.concede(0)
    assert m.event("attacks") == (0, CELT, "attack", 1, SYRIAN)
    assert m.asked() == [(1, "combat_turn")]


@pytest.mark.rule("SP-93")
def test_who_has_conceded_fights_on_by_default() -> None:
    m = duel(gear=(("eq-axe",), ()), dice=[6, 1, 1, 1, 1, 1, 1, 2, 2])
    m.concede(0)
    m.answer("defence", 1, kind="surrender")
    m.answer("end", 1, kind="combat_turn")
    assert m.asked() == [(1, "order")]
    assert m.events_of("holds_back") == [(0, "eq-axe")]
    assert m.events_of("ends_combat_turn") == [(0, CELT), (1, CELT)]


@pytest.mark.parametrize("seed", range(3))
def test_two_who_have_conceded_come_to_an_end(seed: int) -> None:
    houses = (house(CELT), house(SYRIAN), house(), house())
    m = combat(fighter(0, CELT), fighter(1, SYRIAN), *houses, moment="combat", host=2, seed=seed)
    m.concede(0)
    m.concede(1)
    assert len(m.events_of("defeated")) == 1
    assert {ask.seat for ask in m.match.pending} <= {2, 3}


@pytest.mark.rule("SP-93")
def test_a_conceded_host_invites_clockwise_and_points_the_thumb_up() -> None:
    m = table(house(CELT), house(SYRIAN), house(COOK), moment="invitations")
    m.concede(0)
    m.answer_by_default("audience")
    assert m.events_of("invites") == [(0, 1)]
    assert m.asked() == [(1, "invitation")]
    m = combat(
        fighter(1, CELT, winner=True), fighter(2, SYRIAN), house(), house(CELT), house(SYRIAN), moment="decided"
    )
    m.concede(0)
    m.answer_by_default("audience")
    assert m.event("thumb") == (0, "up", m.asset(SYRIAN).id, SYRIAN, 2)


@pytest.mark.rule("SP-93")
def test_a_host_who_conceded_invites_clockwise() -> None:
    m = invitations(house(CELT), house(SYRIAN), house(COOK), house("sl-debtor"))
    m.concede(0)
    m.concede(2)
    m.answer_by_default("audience")
    m.answer("accept", 1, kind="invitation")
    m.answer("accept", 3, kind="invitation")
    assert m.events_of("invites") == [(0, 1), (0, 2), (0, 3)]
    assert m.events_of("declines") == [(2,)]


@pytest.mark.rule("SP-93")
def test_one_makes_no_offers_and_accepts_none() -> None:
    m = intrigue(house(coins=5), house(coins=5), house(coins=5), house())
    own, both, to_who_leaves = m.offer(1, 2, gives=1), m.offer(2, (1, 3), gives=1), m.offer(0, 1, gives=1)
    m.end_turn()
    m.concede(1)
    assert [offer.to for offer in m.state.offers] == [(3,)]
    assert m.events_of("offer_lapsed") == [(own,), (to_who_leaves,)]
    assert both not in [(*offer,) for offer in m.state.offers]
    assert not m.may_act(1, "offer", own)
    assert not m.may_act(1, "give", 0, 1)
    assert not m.may_offer(0, 1, gives=2)
    assert not m.may_offer(0, (1, 3), gives=2)
    assert m.may_act(0, "give", 1, 1)


@pytest.mark.rule("SP-93")
def test_at_the_victory_check_one_is_passed_over() -> None:
    houses = (house(influence=11), house(CELT, influence=12), house(SYRIAN, influence=12), house())
    m = table(*houses, moment="hosting")
    m.concede(1)
    m.seal()
    assert m.event("tournament") is None
    assert m.winner == 2
    houses = (house(influence=11, coins=1), house(CELT, influence=12), house(), house())
    m = table(*houses, moment="hosting")
    m.concede(1)
    m.seal(s0=1)
    assert not m.over


@pytest.mark.rule("SP-93")
def test_when_only_one_is_left_that_one_wins() -> None:
    m = auction(house(influence=9), house(influence=12), house(influence=1))
    m.concede(1)
    assert not m.over
    m.concede(0)
    assert (m.winner, m.event("game_won")) == (2, (2, "concession"))
    fight = new_game(2, mode="fight")
    fight.concede(0)
    assert (fight.winner, fight.event("game_won")) == (1, (1, "concession"))


@pytest.mark.rule("SP-93")
def test_purse_and_assets_of_the_house_stay_in_the_game() -> None:
    m = intrigue(house(CELT, hand=["sc-robbery"]), house(COOK, coins=5), house())
    m.concede(1)
    m.plays("sc-robbery", 1)
    assert m.coins() == [3, 2, 0]
    assert m.owned(1) == [COOK]


def test_a_whole_game_with_one_who_left_ends() -> None:
    m: Table = new_game(3, seed=5, type="quick", rounds=2)
    m.concede(0)
    while not m.over:
        ask = m.match.waiting()[0]
        assert ask.seat != 0
        m.match.answer(ask.seat, ask.default())
    assert m.winner in (1, 2)


@pytest.mark.rule("SP-93")
def test_nothing_that_was_done_or_agreed_is_undone() -> None:
    m = market(house(COOK, coins=5), house(CELT, coins=5), house(coins=5), house(coins=5))
    made = m.offer(0, 1, gives=3, asks=(m.asset(CELT).id,), returns=[("no_target", "round")])
    m.act(1, "accept", made)
    m.act(2, "give", 1, 2)
    m.concede(3)
    assert m.coins() == [2, 10, 3, 5]
    assert m.owned(0) == [CELT, COOK]
    assert [word.promise for word in m.state.ledger] == [("no_target", "round")]
    assert sorted(m.asked()) == [(0, "open_market"), (1, "open_market"), (2, "open_market")]


@pytest.mark.rule("SP-93")
def test_dice_that_fell_stay() -> None:
    guards = house(CELT, "gu-guard", "gu-guard", COOK)
    m = intrigue(house(hand=["sc-incite-rebellion"], influence=6), guards, house(), house(), dice=[3, 5])
    m.scheme("sc-incite-rebellion", 1)
    m.confirm()
    m.seal(s1=("guard", "table"))
    m.concede(3)
    assert m.events_of("guard_rolls") == [(1, 3)]
    m.seal(s1=("guard", "table"))
    assert m.events_of("guard_rolls") == [(1, 3), (1, 5)]
    assert m.owned(1) == [CELT, COOK]


@pytest.mark.rule("SP-93")
def test_an_open_question_gets_the_default_also_in_secret() -> None:
    m = auction(house(coins=5), house(coins=5), house(coins=5), market=[CELT, SYRIAN, "eq-net"])
    m.answer(4, 0)
    m.concede(1)
    assert m.asked() == [(2, "bid")]  # what seat 0 has sealed stays sealed
    m.answer(2, 2)
    assert m.events_of("bids")[0] == (0, (0, 4), (1, 0), (2, 2))


@pytest.mark.rule("SP-93")
def test_a_record_with_one_who_left_plays_the_same_again() -> None:
    m = new_game(4, seed=3, type="quick", rounds=2)
    stream = Stream.seeded("leaving")
    player = RandomPlayer(stream, 150)
    for leaves in (2, 0):
        for _ in range(60):
            player.step(m.match)
        m.concede(leaves)
    while not m.over:
        player.step(m.match)
    again = replay(m.match.book, record(m.match))
    assert [event[:2] for event in again.log or ()] == [event[:2] for event in m.match.log or ()]
