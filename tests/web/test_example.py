"""A game from another package, in the browser: on the generic board, in words of its own, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.browser import PHONE, RunningServer, Visitor, served_app

from tests.examples.installed import environment, installed
from tests.web.clicker import Clicker
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def elsewhere(app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of somebody who has installed the example."""
    folder = tmp_path_factory.mktemp("micatio")
    path = environment(installed(folder), folder)["PYTHONPATH"]
    with served_app(folder, app, PYTHONPATH=path) as found:
        yield found


def _lines(visitor: Visitor) -> list[str]:
    """What the visitor was told in words so far."""
    frames = (json.loads(frame) for frame in visitor.frames)
    return [line["text"] for frame in frames for line in frame.get("said", {}).get("lines", ())]


@pytest.mark.parametrize(
    ("lang", "asks", "option", "line_part", "wins"),
    [
        ("en", "How many fingers do you show", "1 finger, and call 2", "You show", "Points: first to 1 wins"),
        (
            "pt-BR",
            "Quantos dedos você mostra",
            "1 dedo, e dizer 2",
            "Você mostra",
            "vence o primeiro a chegar a 1",
        ),
    ],
)
def test_a_game_of_micatio(
    elsewhere: RunningServer, visit: Visit, lang: str, asks: str, option: str, line_part: str, wins: str
) -> None:
    ana: Visitor = visit(elsewhere.url, lang=lang, size=PHONE if lang == "pt-BR" else (1366, 800))
    page = ana.sit(ana.table("micatio", ["me", "bot:counting"], options={"goal": 1}))
    assert asks in page.locator(".prompt h2").inner_text()
    assert page.get_by_role("button", name=option).count() == 1
    assert wins in page.locator(".goal").inner_text()
    assert "Standings" not in page.locator("main").inner_text()  # the strip tells it already
    clicker = Clicker(ana, "micatio")
    clicker.play(seconds=300)
    assert page.locator(".prompt.over h2").inner_text()
    # Which frame told it depends on who called the sum; the last one may have nothing more to say. We may hear of
    # a frame a moment after the page has.
    for _ in range(100):
        if any(line_part in line for line in _lines(ana)):
            break
        page.wait_for_timeout(50)
    else:
        pytest.fail(f"nobody said {line_part}: {_lines(ana)}")


def test_it_stands_among_the_games(elsewhere: RunningServer, visit: Visit, browser: Browser) -> None:
    page = visit(elsewhere.url).go()
    page.get_by_text("The finger game of the Romans").first.wait_for()


def test_the_pages_about_games_name_it(elsewhere: RunningServer, visit: Visit) -> None:
    """Rules, cards and summaries show every game of the server side by side, each by its own name."""
    ana = visit(elsewhere.url, lang="pt-BR")
    served = {one["id"] for one in ana.call("GET", "/api/games")["games"]}
    assert "micatio" in served
    for page_name in ("rules", "summary", "cards"):
        page = ana.go(f"/{page_name}/gladius")
        tabs = page.locator("nav:has(a[aria-current='page'][href$='/gladius']) a")
        page.locator(f"a[href='/{page_name}/micatio']").wait_for()
        assert {str(tab.get_attribute("href")).rsplit("/", 1)[1] for tab in tabs.all()} == served
    for page_name in (
        "summary",
        "cards",
    ):  # without cards or a summary of its own, a page says so and breaks nothing
        ana.go(f"/{page_name}/micatio").locator("h1", has_text="Micatio").wait_for()
    page = ana.go("/rules/gladius")
    page.get_by_role("link", name="Micatio", exact=True).click()
    page.wait_for_selector("#MI-1")
    assert "Micatio" in page.locator("h1").inner_text()
