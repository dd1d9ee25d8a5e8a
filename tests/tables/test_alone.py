"""What a table is, what its viewers are sent and in which words needs nothing but the base package."""

from __future__ import annotations

import json

import pytest

from munera.games import books
from tests.without import DEVELOPMENT, MACHINERY, SERVER, TERMINAL, python

PLAY = """
import threading
def refuse(*_): raise AssertionError("a thread was started")
threading.Thread.start = refuse
import json
from tests.tables.alone import evenings
print(json.dumps(evenings()))
"""


def test_a_process_without_them_cannot_import_them() -> None:
    done = python("import fastapi", *SERVER)
    assert done.returncode
    assert "No module named 'fastapi'" in done.stderr


@pytest.mark.parametrize("module", ["fastapi", "asyncio.events", "sqlite3"])
def test_tables_would_not_pass_with_such_an_import(module: str) -> None:
    done = python(f"import munera.tables.frames, {module}", *SERVER, *MACHINERY)
    assert f"No module named '{module.partition('.')[0]}" in done.stderr


@pytest.mark.slow
def test_whole_tables_are_played_without_server_database_and_threads() -> None:
    done = python(PLAY, *SERVER, *DEVELOPMENT, *TERMINAL, *MACHINERY)
    assert done.returncode == 0, done.stderr
    evenings = json.loads(done.stdout)
    assert set(evenings) == set(books())
    for seen in evenings.values():
        assert all(seen[what] for what in ("frames", "prompts", "lines")), evenings
    sometimes = ("by the clock", "undone", "revealed")
    assert all(any(seen[what] for seen in evenings.values()) for what in sometimes), evenings
