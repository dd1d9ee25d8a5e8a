"""Which browser the tests get, and what happens where there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import chromium
from tools.browser import NotBuilt, find_or_build


def test_a_browser_that_was_named_comes_first() -> None:
    assert chromium.find({"MUNERA_CHROMIUM": sys.executable}) == sys.executable


def test_nothing_is_installed_without_the_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "find", lambda: "")
    monkeypatch.setattr(chromium, "root", lambda: False)
    assert chromium.install() == ""


@pytest.mark.parametrize(("said", "must"), [("true", True), ("1", True), ("", False), ("false", False)])
def test_in_ci_a_missing_browser_is_a_failure(monkeypatch: pytest.MonkeyPatch, said: str, must: bool) -> None:
    monkeypatch.setenv("CI", said)
    assert chromium.must() == must


def test_the_sandbox_is_off_for_root_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "root", lambda: False)
    assert "--no-sandbox" not in chromium.arguments()
    assert "--disable-background-networking" in chromium.arguments()


def test_an_app_that_cannot_be_built_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MUNERA_WEB", raising=False)
    monkeypatch.setattr("tools.browser.WEB", tmp_path)
    monkeypatch.setattr("tools.browser.is_fresh", lambda _folder: False)
    with pytest.raises(NotBuilt, match="make web"):
        find_or_build(tmp_path / "elsewhere")
