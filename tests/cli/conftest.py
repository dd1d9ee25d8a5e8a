"""The program in this process, at home in an empty folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest
from typer.testing import CliRunner, Result

from munera.cli.app import app

Munera: TypeAlias = Callable[..., Result]


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots draw from the same secret each time: a test that passes once passes always."""
    monkeypatch.setattr("munera.cli.terminal_table.new_secret", lambda: "a")


@pytest.fixture
def munera(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Munera:
    """`munera("play", "gladius", ...)`; script: lines for --script."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C", "COLUMNS": "100"}
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    def run(*args: str, script: Sequence[str] | None = None) -> Result:
        typed = list(args)
        if script is not None:
            path = tmp_path / "script.txt"
            path.write_text("\n".join(script) + "\n", encoding="utf-8")
            typed += ["--script", str(path)]
        result = CliRunner().invoke(app, typed, prog_name="munera", catch_exceptions=False)
        assert "Traceback" not in result.output
        return result

    return run
