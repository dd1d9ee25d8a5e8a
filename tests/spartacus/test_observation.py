"""Observations of Spartacus: entries for written positions, compared with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

from munera.games.spartacus.cards.table import CARDS
from munera.testing.spartacus import BOOK, Table, auction, card, combat, fighter, house, intrigue, market
from munera.testing.table import listed

OBSERVATION = BOOK.observation


def seen(m: Table, seat: int) -> dict[str, float]:
    return OBSERVATION.named(m.match.observation(seat))


def rows(m: Table, seat: int) -> dict[Any, dict[str, float]]:
    ask = m.match.ask_of(seat)
    return dict(zip(listed(ask), map(OBSERVATION.named, m.match.option_rows(seat)), strict=True))


def test_houses_are_told_from_the_own_one_on() -> None:
    m = intrigue(
        house("gl-crixus", "sl-cook", coins=3, hand=["sc-robbery", "gu-guard", "gu-guard"], house="ho-batiatus"),
        house(card("gl-celt-warrior", favour=2), card("sl-cook", ready=False, injured=True), coins=5, influence=7),
        house("eq-sword", coins=1, hand=["re-destitute"]),
    )
    row = seen(m, 0)
    assert (row["hand[sc-robbery]"], row["hand[gu-guard]"]) == (1 / 2, 2 / 2)
    assert row["house_0.house[ho-batiatus]"] == 1.0
    assert (row["house_0.coins[at hand]"], row["house_1.coins[at hand]"]) == (3 / 16, 5 / 16)
    assert (row["house_1.influence"], row["house_2.hand_size[has]"]) == (7 / 16, 1 / 8)
    assert (row["house_0.status[turn]"], row["house_0.status[host]"], row["question[turn]"]) == (1.0, 1.0, 1.0)
    assert row["house_0.assets[gl-crixus]"] == row["house_0.ready_assets[gl-crixus]"] == 1 / 2
    crixus, cook = CARDS["gl-crixus"], CARDS["sl-cook"]
    assert row["house_0.sums[attack]"] == (crixus.attack + cook.attack) / 16
    assert row["house_0.best_dice"] == (crixus.attack + crixus.defence + crixus.speed) / 16
    assert (row["house_1.counts[slave all]"], row["house_1.counts[slave injured]"]) == (1 / 8, 1 / 8)
    assert "house_1.ready_assets[sl-cook]" not in row
    assert row["house_1.sums[favour]"] == 2 / 16
    assert row["house_2.assets[eq-sword]"] == 1 / 2
    assert not [name for name in row if name.startswith(("house_3", "bout", "fighter", "house_2.known"))]
    other = seen(m, 2)
    assert {name for name in other if name.startswith("hand[")} == {"hand[re-destitute]"}
    assert other["house_1.assets[gl-crixus]"] == 1 / 2
    assert rows(m, 0)["cash", "sc-robbery"]["printed[cash]"] == CARDS["sc-robbery"].cash / 8


def test_a_scheme_face_down_is_known_to_its_owner_alone() -> None:
    m = intrigue(
        house("gl-crixus", "sl-cook", coins=3, hand=["sc-robbery"], influence=9),
        house("gl-celt-warrior", "sl-cook", coins=5),
        house("gl-duro", "sl-convict", coins=1),
    )
    m.answer(("prepare", "sc-robbery"))
    owner, other = seen(m, 0), seen(m, 1)
    assert owner["face_down[sc-robbery]"] == owner["scheme_flags[face down]"] == 1.0
    assert other["scheme_flags[face down]"] == 1.0
    assert not [name for name in other if name.startswith("face_down[")]
    announced = rows(m, 0)["announce", (1,)]
    assert (announced["verb[announce]"], announced["seats[viewer + 1]"]) == (1.0, 1.0)
    m.answer(("announce", (1,)))
    other = seen(m, 1)
    assert (other["scheme[sc-robbery]"], other["scheme_targets[viewer]"], other["schemer[viewer + 2]"]) == (1,) * 3


def test_purses_are_concealed_once_the_market_is_done() -> None:
    m = market(house("gl-crixus", coins=3), house("sl-cook", coins=5), house(coins=7))
    assert seen(m, 0)["house_1.coins[at hand]"] == 5 / 16
    m.answer("done", 1)
    row = seen(m, 0)
    assert "house_1.coins[at hand]" not in row
    assert (row["house_1.status[concealed]"], row["house_1.status[done]"]) == (1.0, 1.0)
    assert seen(m, 1)["house_0.coins[at hand]"] == 5 / 16


def test_a_gift_and_an_offer() -> None:
    m = intrigue(house("gl-crixus", coins=8), house(coins=5), house(coins=7))
    moves = [("give", 2, 4), ("give", 1, 4), ("offer", (0, (1,), True, 0, (), 3, (), (), (("support",),), 0))]
    gift, other, offer = map(OBSERVATION.named, m.match.move_rows(0, moves))
    assert (gift["verb[give]"], gift["coins"], gift["share"]) == (1.0, 4 / 16, 4 / 8)
    assert (gift["seats[viewer + 2]"], other["seats[viewer + 1]"]) == (1.0, 1.0)
    assert (offer["verb[offer]"], offer["private"], offer["seats[viewer + 1]"]) == (1.0, 1.0, 1.0)
    assert (offer["terms[wants]"], offer["terms[returns]"]) == (3 / 8, 1 / 8)
    assert "coins" not in offer


def test_bids_and_lots() -> None:
    m = auction(house(coins=8), house(coins=5), house(coins=7), market=["gl-crixus", "sl-cook", "eq-sword"])
    m.answer_by_default_until(lambda: m.kind == "bid")
    row = seen(m, 0)
    assert (row["about_card[gl-crixus]"], row["lots[gl-crixus]"]) == (1.0, 1 / 2)
    assert (row["lot_counts[all]"], row["lot_counts[unseen]"]) == (3 / 8, 2 / 8)
    assert (rows(m, 0)[6]["coins"], rows(m, 0)[6]["share"]) == (6 / 16, 6 / 8)


def test_a_match_on_the_sand() -> None:
    one, two = fighter(0, "gl-crixus", "eq-sword", hex=[0, 0]), fighter(1, "gl-celt-warrior", hex=[2, 0], speed=1)
    m = combat(one, two)
    row = seen(m, 1)
    assert row["bout[match]"] == 1.0
    assert row["fighter_0.card[gl-celt-warrior]"] == row["fighter_0.there[own]"] == 1.0
    assert (row["fighter_0.place[q]"], row["fighter_0.distances[opponent]"]) == (2 / 8, 2 / 8)
    assert row["fighter_0.pools[speed]"] == 1 / 8
    assert row["fighter_1.gear[eq-sword]"] == row["fighter_1.flags[acts]"] == 1.0
    assert seen(m, 0)["fighter_0.card[gl-crixus]"] == 1.0
    moves = {option: row for option, row in rows(m, 0).items() if option[0] == "move"}
    assert min(row["distances[opponent]"] for row in moves.values()) == 1 / 8
