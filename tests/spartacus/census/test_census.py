"""How many ways a game of Spartacus can go from fixed positions (`tests/census.py`)."""

from __future__ import annotations

from munera.testing.spartacus import auction, card, combat, fighter, house, intrigue, market
from tests.census import census


def test_an_intrigue_turn() -> None:
    m = intrigue(
        house(
            "gl-ashur",
            "sl-mira",
            "sl-indus",
            house="ho-solonius",
            influence=5,
            coins=1,
            hand=["sc-a-visitor-from-rome", "sc-poisoned-wine"],
        ),
        house("gl-duro", "sl-raxos", "gu-guard", influence=6, coins=3, hand=["re-whispered-rumors"]),
        house("sl-naevia", card("gl-crixus", injured=True), influence=2, coins=1),
    )
    # end, cash or prepare either card, two abilities
    assert census(m.match, 4) == [(7, 3), (29, 12), (115, 39), (517, 100)]


def test_a_foil_window() -> None:
    m = intrigue(
        house(influence=7, coins=3, hand=["sc-robbery", "re-jupiters-cock"]),
        house("gu-guard", "sl-raxos", influence=6, coins=3, hand=["gu-guard", "re-for-a-few-denarii"]),
        house("sl-cook", "sl-mira", influence=8, coins=1, hand=["re-sacrifice-for-the-dominus", "gu-guard"]),
    )
    m.scheme("sc-robbery", 1)
    m.confirm()
    # seat 1 passes, uses a guard of hand or table, or plays its foil; then seat 2 passes or sacrifices a slave
    assert census(m.match, 5) == [(4, 1), (8, 3), (15, 3), (15, 8), (37, 6)]


def test_an_open_market() -> None:
    m = market(house("gl-duro", "gu-guard", "gu-guard"), house("sl-mira", card("eq-net", ready=False)), house())
    # all at once: to be done, or to sell; of the two guards it does not matter which
    assert census(m.match, 4) == [(6, 6), (28, 15), (99, 20), (267, 20)]


def test_an_auction() -> None:
    m = auction(
        house("sl-camila", coins=1), house(coins=2), house(coins=0), market=["gl-duro", "eq-net", "sl-mira"]
    )
    # the informant passes or looks at one of three lots, then there are 2, 3 and 1 possible bids
    assert census(m.match, 5) == [(4, 1), (8, 1), (24, 1), (24, 5), (40, 4)]


def test_a_match() -> None:
    m = combat(
        fighter(0, "gl-kerza", "eq-sword", "eq-javelin", hex=[-4, 1], attack=2, speed=1),
        fighter(1, "gl-barca", "eq-helmet", hex=[-2, 1], defence=2, speed=2),
        radius=4,
        dice=[5, 2, 4, 4, 6, 1, 3, 3, 2, 5, 1, 6],
    )
    # four free hexes on the edge of the open sand, the end of the turn, and the Javelin
    assert census(m.match, 5) == [(6, 4), (29, 8), (125, 24), (555, 68), (3695, 93)]
