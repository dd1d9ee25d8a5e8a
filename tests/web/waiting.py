"""Waiting until something is true of a page."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 20.0  # seconds; a machine may have other things to do


def eventually(page: Page, script: str, arg: Any = None) -> None:
    """Ask the page again and again until this is true.

    Playwright's own `wait_for_function` asks from within the page where the first answer is no, which our rules
    for scripts forbid, and it stands still where a test has stopped the page's clock.
    """
    ends = time.monotonic() + PATIENCE
    while not page.evaluate(script, arg):
        assert time.monotonic() < ends, f"it never came true: {script}"
        page.wait_for_timeout(20)
