"""The README: its Python is run, and prints what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"
GREETING = re.compile(r"```python\n(.*?)```\n+```text\n(.*?)```", re.DOTALL)
MOST = 10  # lines


def test_the_greeting_prints_what_the_readme_shows(capsys: pytest.CaptureFixture[str]) -> None:
    greetings = GREETING.findall(README.read_text("utf-8"))
    assert len(greetings) == 1
    code, printed = greetings[0]
    assert len(code.splitlines()) <= MOST
    exec(compile(code, str(README), "exec"), {})
    assert capsys.readouterr().out == printed


def test_every_link_leads_to_a_file() -> None:
    text = README.read_text("utf-8")
    links = {link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link}
    assert len(links) > 20
    assert not [link for link in links if link and not (README.parent / link).exists()]
