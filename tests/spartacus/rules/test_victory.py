"""After the match: Influence, Favour and Champions, wagers, and what comes home."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, card, combat, fighter, house, market, upkeep
from munera.testing.spartacus.titles import CELT, COOK, CRIXUS, NET, SPARTACUS, SWORD, SYRIAN

BLOOD = "re-blood-on-the-sand"


def decided(
    level: str = "yield", *, won: Any = CELT, lost: Any = SYRIAN, gear: Any = ((), ()), **given: Any
) -> Table:
    """Seat 1 has won against seat 2; seat 0 is the Host, and others may be told of."""
    titles = [each["card"] if isinstance(each, dict) else each for each in (won, lost)]
    one = fighter(1, titles[0], *gear[0], winner=True)
    two = fighter(2, titles[1], *gear[1], level=level)
    host, hands = given.pop("first", house()), given.pop("hands", ((), ()))
    houses = (host, house(won, *gear[0], hand=list(hands[0])), house(lost, *gear[1], hand=list(hands[1])))
    return combat(one, two, *houses, *given.pop("more", ()), moment="decided", **given)


def verdict(m: Table, thumb: str) -> None:
    m.answer_by_default("audience")
    m.answer(thumb)


@pytest.mark.rule("SP-VICTORY-1")
@pytest.mark.parametrize("level", ["yield", "injury", "decapitation"])
def test_the_victorious_dominus_gains_one_influence(level: str) -> None:
    m = decided(level)
    assert m.events_of("influence") == [(1, 1, 5, "victory")]
    assert m.influence() == [4, 5, 4]


@pytest.mark.rule("SP-VICTORY-2")
def test_the_victorious_combatant_gets_a_favour_that_stays_on_the_card() -> None:
    m = decided("decapitation", first=house(coins=1))
    assert m.event("favour") == (m.asset(CELT).id, CELT, 1, 1)
    m.act(0, "give", 1, 1)  # for the upkeep
    m.answer_by_default("ledger")
    assert m.state.phase == "intrigue"
    assert m.asset(CELT).favour == 1
    m = decided(won=card(COOK, favour=1))
    assert m.asset(COOK).favour == 2


@pytest.mark.rule("SP-CHAMPION-1")
def test_the_third_favour_makes_a_champion() -> None:
    m = decided(won=card(CELT, favour=2))
    assert (m.asset(CELT).favour, m.asset(CELT).champion) == (0, True)
    assert m.event("champion") == (m.asset(CELT).id, CELT, 1)
    assert m.events_of("favour") == []


@pytest.mark.rule("SP-CHAMPION-2")
def test_who_gets_a_champion_by_victories_or_from_another_gains_one_influence() -> None:
    m = decided(won=card(CELT, favour=2))
    assert m.events_of("influence") == [(1, 1, 5, "victory"), (1, 1, 6, "champion")]
    m = market(house(card(CELT, champion=True)), house(coins=1), house())
    m.act(1, "accept", m.offer(0, 1, goods=[1], wants=1))
    assert m.influence() == [3, 5, 4]


@pytest.mark.rule("SP-CHAMPION-3")
def test_who_loses_a_champion_for_whatever_reason_loses_one_influence() -> None:
    m = decided("decapitation", lost=card(SYRIAN, champion=True))
    assert (2, -1, 3, "champion") in m.events_of("influence")
    m = market(house(card(CELT, champion=True)), house(), house())
    m.answer(("sell", CELT), 0)  # sold
    assert m.influence() == [3, 4, 4]
    m = upkeep(house(card(CELT, champion=True, injured=True)), house(), house(), dice=[1])
    assert m.influence() == [3, 4, 4]  # dead from an injury
    m = upkeep(house(card(CELT, champion=True)), house(), house())
    m.answer(())  # set free
    assert m.influence() == [3, 4, 4]


@pytest.mark.rule("SP-49")
def test_a_champion_collects_no_more_favour() -> None:
    m = decided(won=card(CELT, champion=True))
    assert (m.asset(CELT).favour, m.events_of("favour"), m.events_of("champion")) == (0, [], [])
    assert m.events_of("influence") == [(1, 1, 5, "victory")]


@pytest.mark.rule("SP-49")
def test_being_injured_is_not_a_loss() -> None:
    m = decided("injury", lost=card(SYRIAN, champion=True))
    assert m.events_of("influence") == [(1, 1, 5, "victory")]
    assert m.asset(SYRIAN).champion


@pytest.mark.rule("SP-49")
def test_both_bookings_of_a_trade_come_before_anything_else() -> None:
    m = market(house(card(CELT, champion=True), influence=12), house(coins=1, influence=12), house())
    m.act(1, "accept", m.offer(0, 1, goods=[1], wants=1))
    assert m.events_of("influence") == [(0, -1, 11, "champion"), (1, 0, 12, "champion")]
    assert m.asset(CELT).champion


@pytest.mark.rule("SP-49")
def test_in_the_discard_pile_a_card_loses_its_tokens() -> None:
    m = market(house(card(CELT, favour=2)), house(), house(), market=["eq-net", "eq-axe", "sl-cook"])
    m.answer(("sell", CELT), 0)
    assert m.state.market_discard == [CELT]
    assert m.assets(CELT) == []


@pytest.mark.rule("SP-52")
def test_the_order_of_the_bookings() -> None:
    wagers = [[3, 0, 0, 0], [0] * 4, [0] * 4]
    m = decided("yield", won=card(CELT, favour=2), lost=card(SYRIAN, favour=1), wagers=wagers)
    verdict(m, "down")
    kinds = ("influence", "champion", "wager_won", "thumb", "asset_discarded")
    events = [(kind, facts[-1]) for kind, facts, *_ in m.match.log or () if kind in kinds]
    assert events[:6] == [
        ("influence", "victory"),
        ("champion", 1),
        ("influence", "champion"),
        ("wager_won", 3),
        ("thumb", 2),
        ("influence", "thumb"),
    ]
    assert events[6] == ("asset_discarded", "executed")


@pytest.mark.rule("SP-52")
def test_a_decapitated_loser_dies_before_the_influence_for_the_victory() -> None:
    m = decided("decapitation")
    kinds = m.kinds("asset_discarded", "influence")
    assert kinds[:2] == ["asset_discarded", "influence"]


@pytest.mark.rule("SP-52")
def test_a_host_may_fall_from_twelve_by_the_own_thumb() -> None:
    m = decided(lost=card(SYRIAN, favour=1), first=house(influence=12))
    verdict(m, "down")
    assert not m.over
    assert m.influence()[0] == 11
    m = decided(lost=SYRIAN, first=house(influence=12))
    verdict(m, "down")
    assert m.winner == 0


@pytest.mark.rule("SP-SETTLE-1", "SP-WINDOW-32")
def test_wagers_are_settled_after_the_favour_and_nobody_is_asked_meanwhile() -> None:
    m = decided(wagers=[[2, 0, 0, 0], [0] * 4, [0, 0, 0, 1]])
    assert m.coins() == [4, 0, 0]
    kinds = m.kinds("favour", "wager_won", "wager_lost")
    assert kinds == ["favour", "wager_won", "wager_lost"]
    assert {ask.about for ask in m.match.pending} == {"thumb"}  # the first question after the match


@pytest.mark.rule("SP-89")
def test_winner_and_spared_loser_return_ready_and_equipment_as_it_is() -> None:
    one = fighter(1, CELT, NET, winner=True, attack=1, defence=1, speed=1)
    two = fighter(2, SYRIAN, SWORD, level="yield")
    m = combat(one, two, house(), house(CELT, NET), house(SYRIAN, SWORD), moment="decided")
    m.state.exhaust(m.asset(NET))
    verdict(m, "up")
    assert (m.ready(1), m.ready(2)) == ([NET, CELT], [SWORD, SYRIAN])  # Upkeep has refreshed the Net
    assert m.kinds().index("refreshes") > m.kinds().index("thumb")
    assert not any(asset.committed for asset in m.state.assets.values())
    assert m.state.fighters == ()


@pytest.mark.rule("SP-89")
def test_lost_dice_are_whole_again_in_the_next_match() -> None:
    one = fighter(1, CELT, winner=True, attack=1, defence=1, speed=1)
    two = fighter(2, SYRIAN, level="decapitation")
    m = combat(one, two, house(), house(CELT, coins=1), house(SYRIAN), moment="decided")
    m.answer_by_default_until(lambda: m.kind == "invitation")
    assert m.ask().seat == 1
    m.answer("accept")
    assert m.state.fighters[0].pools == (2, 3, 2)


# ---------------------------------------------------------------------- blood on the sand


@pytest.mark.rule("SP-51", "SP-WINDOW-34")
def test_for_a_gladiator_killed_by_decapitation_the_former_owner_gains() -> None:
    m = decided("decapitation", first=house(CELT, COOK, coins=1, hand=[BLOOD]), hands=((), (BLOOD,)))
    assert m.asked() == [(0, "react"), (2, "react")]  # 1 has no cards
    assert [(ask.about, ask.default()) for ask in m.match.pending] == [(("combatant_died", 2), "pass")] * 2
    assert m.offered(0) == ["pass", ("play", BLOOD, 2)]
    m.seal(s0=("play", BLOOD, 2))
    assert m.event("influence") == (2, 1, 5, "reaction")
    assert m.asked() == [(2, "react")]  # once per card: the other may still be played
    m.answer(("play", BLOOD, 2))
    assert m.influence() == [4, 5, 6]
    assert m.discards() == [BLOOD, BLOOD]


@pytest.mark.rule("SP-51", "SP-WINDOW-34")
def test_or_by_thumb() -> None:
    m = decided("yield", first=house(CELT, COOK, coins=1, hand=[BLOOD]))
    assert m.kind == "audience"
    verdict(m, "down")
    assert m.asked() == [(0, "react")]
    m.answer(("play", BLOOD, 2))
    assert m.influence() == [4, 5, 5]


@pytest.mark.rule("SP-51")
def test_not_for_slaves_and_not_for_deaths_from_healing() -> None:
    m = decided("decapitation", lost=COOK, first=house(CELT, COOK, coins=1, hand=[BLOOD]))
    assert ("combatant_died", 2) not in [ask.about for ask in m.match.pending]
    m = upkeep(house(card(CELT, injured=True), hand=[BLOOD]), house(), house(), dice=[1])
    assert m.event("asset_discarded") == (1, CELT, 0, "died")
    assert all(ask.about == "quiet" for ask in m.match.pending)


@pytest.mark.rule("SP-49")
@pytest.mark.parametrize("influence", [(12, 12), (1, 1), (1, 12)])
def test_champions_that_change_places_change_nothing(influence: tuple[int, int]) -> None:
    one, two = card(CRIXUS, champion=True), card(SPARTACUS, champion=True)
    m = market(house(one, influence=influence[0]), house(two, influence=influence[1]), house())
    made = m.offer(0, 1, goods=(m.asset(CRIXUS).id,), asks=(m.asset(SPARTACUS).id,))
    m.act(1, "accept", made)
    assert (m.owned(0), m.owned(1)) == ([SPARTACUS], [CRIXUS])
    assert m.influence()[:2] == list(influence)
