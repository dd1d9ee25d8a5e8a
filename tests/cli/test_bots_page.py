"""The commands of docs/bots.md work, with the bots of the page in the current folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from munera.bots.sandbox import host
from tests.bots.page import commands, write_bots
from tests.cli.conftest import Munera

pytestmark = pytest.mark.slow  # processes are started


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    host.end_waiting_processes()


@pytest.mark.parametrize("command", [one for one in commands() if len(one) > 2], ids=lambda one: one[-1])
def test_every_command_on_the_page_works(command: list[str], munera: Munera, tmp_path: Path) -> None:
    write_bots(tmp_path)
    program, what, *args = command
    assert program == "munera"
    if what == "simulate":
        args[args.index("--games") + 1] = "2"
        result = munera(what, *args, "--seed", "1", "--jobs", "1")
    elif what == "games":
        result = munera(what, *args)
    else:
        result = munera(what, *args, "--seed", "1", script=["1", "quit"])
    assert result.exit_code == 0
    if what != "games":  # which lists that bot, too
        assert "random" not in result.output  # nobody had to stand in for the bot
