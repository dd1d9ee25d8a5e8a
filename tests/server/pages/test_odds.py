"""Odds for boards: right, remembered, and bounded, so that nobody keeps the server busy with them."""

from __future__ import annotations

import pytest

from munera.odds.spartacus.dice import MOST, Clash, chances
from munera.server.api.odds import ATTACKS
from tests.server.clients import RunningServer

pytestmark = pytest.mark.anyio
PATH = "/api/odds/spartacus"


async def test_the_odds_of_an_attack_and_of_several(server: RunningServer) -> None:
    guest = server.guest()
    one = await guest.call("GET", f"{PATH}?clash=4-3", None)
    assert one.status_code == 200
    assert "max-age" in one.headers["cache-control"]
    found = chances((Clash(4, 3),))
    assert one.json() == {"exactly": list(found.exactly), "at_least": list(found.at_least), "mean": found.mean}
    both = (await guest.call("GET", f"{PATH}?clash=5-2-ties&clash=4-3", None)).json()
    assert both["mean"] == pytest.approx(found.mean + chances((Clash(5, 2, ties=True),)).mean)
    assert both == (await guest.call("GET", f"{PATH}?clash=4-3&clash=5-2-ties", None)).json()


async def test_the_most_that_may_be_asked(server: RunningServer) -> None:
    most = "&".join(f"clash={MOST}-{MOST}-ties" for _ in range(ATTACKS))
    response = await server.guest().call("GET", f"{PATH}?{most}", None)
    assert response.status_code == 200
    assert len(response.json()["exactly"]) == MOST * ATTACKS + 1


@pytest.mark.parametrize(
    "query",
    [
        "",
        "clash=",
        "clash=4",
        "clash=4-",
        "clash=-4-3",
        "clash=4--3",
        "clash=four-three",
        f"clash={MOST + 1}-1",
        f"clash=1-{MOST + 1}",
        "clash=1000000000-1",
        "clash=4-3-maybe",
        "clash=4-3-ties-ties",
        "clash=4.0-3",
        "clash=4-3%0A",
        "clash=%D9%A4-3",
        "attack=4&defence=3",
        "&".join(["clash=1-1"] * (ATTACKS + 1)),
        "clash=4-3&clash=99-99",
    ],
)
async def test_anything_else_is_refused(server: RunningServer, query: str) -> None:
    response = await server.guest().call("GET", f"{PATH}?{query}", None)
    assert response.status_code == 422
    assert response.json()["code"]
