"""The Guard, in stories: in hand, on the table, and against a scheme."""

from __future__ import annotations

from typing import Any

import pytest

from munera.testing.spartacus import Table, card, house, intrigue, market


def robbed(*assets: Any, hand: list[str] | None = None, dice: list[int], **given: Any) -> Table:
    """Seat 0 has confirmed a Robbery of seat 1."""
    m = intrigue(
        house(hand=["sc-robbery"]),
        house(*assets, coins=5, hand=hand or []),
        house("gu-guard", coins=1),
        dice=dice,
        **given,
    )
    m.scheme("sc-robbery", 1)
    m.confirm()
    return m


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-GUARD-2")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_or_more_foils_and_the_guard_is_gone_either_way(die: int) -> None:
    m = robbed("gu-guard", dice=[die])
    m.answer(("guard", "table"))
    assert m.events_of("guard_rolls") == [(1, die)]
    assert m.events_of("foiled") == ([(0, "sc-robbery")] if die >= 4 else [])
    assert m.coins() == ([0, 5, 1] if die >= 4 else [3, 2, 1])
    assert m.owned(1) == []
    assert m.discards() == ["gu-guard", "sc-robbery"]


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-GUARD-1", "SP-17")
def test_only_the_target_uses_guards_and_only_ready_ones_on_the_table() -> None:
    m = robbed("gu-guard", card("gu-guard", ready=False), dice=[1])
    assert m.asked() == [(1, "foil")]  # seat 2 has a guard, but is no target
    assert m.offered() == ["pass", ("guard", "table")]
    m.answer(("guard", "table"))
    assert m.asked() == [(0, "turn")]  # the exhausted one is of no use
    assert m.owned(1) == ["gu-guard"]


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-GUARD-4", "SP-GUARD-5")
def test_after_a_failure_the_next_guard_from_hand_or_table() -> None:
    m = robbed("gu-guard", hand=["gu-guard"], dice=[3, 4])
    assert m.offered() == ["pass", ("guard", "table"), ("guard", "hand")]
    m.answer(("guard", "hand"))
    assert m.offered() == ["pass", ("guard", "table")]
    m.answer(("guard", "table"))
    assert m.events_of("uses_guard") == [(1, "hand"), (1, "table")]
    assert m.events_of("foiled") == [(0, "sc-robbery")]


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-07")
def test_the_schemer_cannot_guard_themselves() -> None:
    m = intrigue(house("gu-guard", influence=6, hand=["sc-a-visitor-from-rome", "gu-guard"]), house(), house())
    m.scheme("sc-a-visitor-from-rome", 0)
    m.confirm()
    assert m.events_of("succeeds") == [(0, "sc-a-visitor-from-rome")]


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-GUARD-6", "SP-22")
def test_a_guard_is_laid_on_the_table_at_any_time_and_stays_there() -> None:
    m = intrigue(house(), house(hand=["gu-guard", "sc-robbery"]), house())
    assert m.may_act(1, "lay")
    m.act(1, "lay")
    assert (m.hand(1), m.ready(1)) == (["sc-robbery"], ["gu-guard"])
    assert m.events_of("lays_guard") == [(1, m.asset("gu-guard").id)]
    assert not m.may_act(1, "lay")


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-21")
def test_a_guard_in_hand_is_cashed_in_for_one_and_one_on_the_table_sold_for_one() -> None:
    m = intrigue(house("gu-guard", hand=["gu-guard"]), house(), house())
    assert m.offered() == ["end", ("cash", "gu-guard")]
    m.answer(("cash", "gu-guard"))
    assert (m.coins()[0], m.owned(0)) == (1, ["gu-guard"])
    assert m.offered() == ["end"]
    m = market(house("gu-guard", card("gu-guard", ready=False), hand=["gu-guard"]), house(), house())
    assert m.offered(0) == ["done", ("sell", 1)]
    m.answer(("sell", 1), 0)
    assert (m.coins()[0], m.discards()) == (1, ["gu-guard"])
    assert m.offered(0) == ["done"]


@pytest.mark.card("gu-guard")
@pytest.mark.rule("SP-22")
def test_no_guard_is_laid_between_a_roll_and_its_result() -> None:
    m = robbed("gu-guard", "sl-raxos", hand=["gu-guard"], dice=[1, 6])
    m.answer(("guard", "table"))
    assert m.asked() == [(1, "bodyguard")]
    assert not m.may_act(1, "lay")
    m.answer("pass")
    assert m.may_act(1, "lay")
