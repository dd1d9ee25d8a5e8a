"""One app, one server and one Chromium for all browser tests of a worker; a fresh browser profile for each test.

They last as long as the tests of this folder: Playwright keeps an event loop in the thread, and the other tests
have loops of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools import chromium
from tools.browser import NotBuilt, RunningServer, Visitor, find_or_build, launch, served_app

HERE = Path(__file__).parent


# The long games first, and beside the longest one nothing but short tests: else a worker sits idle in the end.
LONGEST = (
    "game[spartacus]",
    "test_axe_is_installed",
    "game[for_glory]",
    "game[school]",
    "game[serpents]",
    "game[solo]",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        found = (i for i, name in enumerate(LONGEST) if item.path.parent == HERE and item.name.endswith(name))
        return next(found, len(LONGEST))

    if all(item.path.is_relative_to(HERE) for item in items):
        items.sort(key=place)


def lacking(what: str) -> None:
    """In CI a test that does not run has failed."""
    if chromium.must():
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def app(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built web app."""
    base = tmp_path_factory.getbasetemp()
    try:
        return find_or_build((base if worker_id == "master" else base.parent) / "web")
    except NotBuilt as why:
        lacking(str(why))
        raise


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not chromium.find():
        lacking(chromium.MISSING)
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Where windows and grace take no time, and nobody is too fast."""
    with served_app(tmp_path_factory.mktemp("house"), app) as found:
        yield found


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Makes visitors; when the test is over, nothing may have gone wrong in their pages."""
    made: list[Visitor] = []

    def new(url: str = "", **how: Any) -> Visitor:
        made.append(Visitor(browser, url or server.url, **how))
        return made[-1]

    yield new
    for visitor in made:
        visitor.close()
    assert [trouble for visitor in made for trouble in visitor.errors] == []
