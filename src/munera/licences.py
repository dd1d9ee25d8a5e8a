"""Whose work this package is made of, and under which licence: `tools/licences.py` writes the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("licences.json")
PYTHON, NPM, FONT = "python", "npm", "font"  # packages of Python, code in the browser, fonts


class Licence(NamedTuple):
    """A work of other people, the version of it that is used, and its licence by name and in full."""

    kind: str
    name: str
    version: str
    licence: str
    text: str


def licences() -> list[Licence]:
    """All works of other people that this package is made of or installed with."""
    return [Licence(**row) for row in json.loads(FILE.read_text("utf-8"))]
