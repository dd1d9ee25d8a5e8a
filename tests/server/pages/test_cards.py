"""The card browser: every card is there, and every number says where it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from munera.games import books, games
from munera.games.for_glory.cards.table import CARDS as GLORY
from munera.games.serpents.cards.table import OWN, WHOLE
from munera.games.sheets import rows_of
from munera.games.spartacus.cards.table import BASE, FACTS
from tests.server.clients import RunningServer

pytestmark = pytest.mark.anyio
SOURCES = {"rulebook", "reference", "read", "repaired", "completed", "original"}


def by_id(game: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows_of(game)}


@pytest.mark.parametrize("game", [game.id for game in games().values() if game.cards])
def test_every_card_is_told_once_with_the_source_of_every_fact(game: str) -> None:
    rows = rows_of(game)
    assert len({row["id"] for row in rows}) == len(rows) > 40
    for row in rows:
        assert row["copies"] > 0
        assert {"name", "effect", "copies", *row["facts"]} <= set(row["sources"])
        assert set(row["sources"].values()) <= SOURCES
    if game != "school":
        assert set(books()[game].vocabulary.cards) <= by_id(game).keys()


def test_gladius_has_labels_that_are_not_in_the_rulebook_and_beasts_of_our_own() -> None:
    rows = by_id("gladius")
    assert rows["duck"]["sources"]["copies"] == "rulebook"
    assert rows["duck"]["sources"]["tag"] == "reference"
    assert set(rows["pounce"]["sources"].values()) == {"original"}
    assert rows["lion"]["facts"] == {"hit_points": 11, "defend": 1, "attack": 2}


def test_the_school_says_which_styles_were_misspelt() -> None:
    rows = by_id("school")
    assert len(rows) == 108
    assert [id for id, row in rows.items() if row["sources"]["style"] == "repaired"] == ["216", "221", "254"]
    assert rows["111"]["facts"]["experience"] == 4


def test_for_glory_tells_printed_completed_and_read_apart() -> None:
    rows = by_id("for_glory")
    assert rows.keys() == GLORY.keys()
    assert rows["pierce"]["sources"] == {
        "name": "rulebook",
        "effect": "rulebook",
        "copies": "original",
        "cost": "rulebook",
    }
    assert rows["arbelas"]["sources"]["attack"] == "read"
    assert rows["arbelas"]["sources"]["influence"] == "completed"
    assert rows["shady_dealings"]["sources"]["value"] == "rulebook"
    assert rows["shady_dealings"]["sources"]["cost"] == "completed"


def test_spartacus_follows_the_tables_of_its_cards() -> None:
    rows = by_id("spartacus")
    for id, card in BASE.cards.items():
        found = rows[id]["sources"]
        assert found["effect"] == card.origin("effect")
        for name in FACTS & found.keys():
            assert found[name] == card.origin(name)
    assert len([row for row in rows.values() if row["type"] == "house"]) == 4
    assert rows["eq-javelin"]["facts"]["range"] == 3  # repaired, unlike the rest of its text


def test_the_expansion_comes_first_and_counts_the_guards_of_both() -> None:
    rows = rows_of("serpents")
    assert {row["id"] for row in rows if row.get("new")} >= OWN.keys() - BASE.cards.keys()
    assert rows[0]["id"] == "ho-seppius"
    guard = by_id("serpents")["gu-guard"]
    assert guard["copies"] == WHOLE.cards["gu-guard"].copies
    assert guard["sources"]["copies"] == "completed"
    assert "gl-ashur" not in by_id("serpents")


async def test_the_page_asks_for_them(server: RunningServer) -> None:
    guest = server.guest()
    response = await guest.call("GET", "/api/cards/gladius", None)
    assert response.status_code == 200
    assert response.json()["cards"] == rows_of("gladius")
    assert "max-age" in response.headers["cache-control"]
    missing = await guest.call("GET", "/api/cards/chess", None)
    assert (missing.status_code, missing.json()["code"]) == (404, "no_game")
