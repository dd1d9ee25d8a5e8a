"""Licences of other people's work ship with the app, and are those of what is locked."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

from tools.lock import pins

from munera.licences import FONT, NPM, PYTHON, licences
from munera.server.http.licences import written

ROOT = Path(__file__).resolve().parents[1]
AGAIN = "python -m tools.licences writes them again"


def test_every_locked_package_has_its_licence() -> None:
    locked = pins(ROOT / "requirements.lock")
    assert [(one.name, one.version) for one in licences() if one.kind == PYTHON] == locked, AGAIN


def test_what_the_browser_is_sent_has_its_licence() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    sent = {one.name: one.version for one in licences() if one.kind in (NPM, FONT)}
    assert sent == {name: packages[f"node_modules/{name}"]["version"] for name in sent}, AGAIN
    wanted = json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]
    assert {*wanted, "svelte"} <= set(sent), AGAIN
    assert {one.name for one in licences() if one.kind == FONT} == {one for one in wanted if "fontsource" in one}


def test_every_licence_is_named_and_told_in_full() -> None:
    for one in licences():
        assert one.licence, one.name
        assert len(one.text) > 500, one.name


def test_the_page_has_all_of_them() -> None:
    page = written()
    for one in licences():
        assert f"<summary>{one.name} {one.version}: {one.licence}</summary>" in page
        assert one.text in unescape(page)
    assert len(re.findall("<details>", page)) == len(licences())
