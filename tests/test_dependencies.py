"""Every package that we ask for by name has earned its line."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = {"hatchling", "editables", "setuptools"}


def asked_for() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    parts = (project["dependencies"], *project["optional-dependencies"].values())
    python = {re.split(r"[\[>=;< ]", one)[0] for part in parts for one in part}
    web = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    return {*python, *web["dependencies"], *web["devDependencies"], *BUILD}


def test_every_dependency_has_a_line_and_no_line_is_left_over() -> None:
    text = (ROOT / "docs/dependencies.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    assert asked_for() <= set(re.findall(r"`([^` ]+)`", text))
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} <= asked_for()
