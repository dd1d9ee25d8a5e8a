"""What others do is shown step by step, and can be skipped; and a change of language keeps the line."""

from __future__ import annotations

import json
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect
from tools.browser import Visitor

from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

MOST = 60  # answers until something happens that is worth showing


def _shown(visitor: Visitor) -> None:
    """Play until something is being shown. The clock of the page stands still, so it stays."""
    page = visitor.page
    for key in ("1", "0") * MOST:
        page.wait_for_selector(".prompt.yours, .prompt.showing, .prompt.over")
        if page.query_selector(".prompt.showing"):
            return
        assert not page.query_selector(".prompt.over"), "a whole game, and nothing was shown"
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    raise AssertionError("nothing was shown")


def test_what_a_bot_does_is_shown_and_can_be_skipped(visit: Visit) -> None:
    ana = visit(calm=False)
    ana.page.clock.install()
    page = ana.sit(ana.table("gladius", ["me", "bot:random"]))
    page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    for way in ("key", "button", "sand"):
        _shown(ana)
        if way == "key":
            page.keyboard.press("Escape")
        elif way == "button":
            page.click(".prompt.showing .a button")
        else:
            page.click("main .duel", position={"x": 5, "y": 5})
        page.wait_for_selector(".prompt:not(.showing)")
    assert ana.errors == []


def test_who_wants_no_pace_never_waits(visit: Visit) -> None:
    ana = visit()
    page = ana.sit(ana.table("gladius", ["me", "bot:random"]))
    for _ in range(8):
        page.wait_for_selector(".prompt.yours, .prompt.over")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        assert not page.query_selector(".prompt.showing")


def test_another_language_keeps_the_line(visit: Visit) -> None:
    ana = visit()
    page = ana.sit(ana.table("gladius", ["me", "bot:random"]))
    page.evaluate(
        """() => {
          window.lost = 0
          new MutationObserver(() => (window.lost += document.querySelectorAll('.prompt.reconnecting').length))
            .observe(document.body, { subtree: true, childList: true, attributes: true })
        }"""
    )
    page.click("header .icb:last-child")
    page.select_option("dialog select >> nth=0", "pt-BR")
    page.wait_for_selector("html[lang=pt-BR]")
    expect(page.locator(".prompt h2")).not_to_contain_text("attack")
    assert page.evaluate("window.lost") == 0
    assert sum(json.loads(sent)["type"] == "speak" for sent in ana.sent) == 1
