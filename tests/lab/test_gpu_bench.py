"""The bench of duels by the million says which card it ran on, and plays games of Pgx where that is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import pytest
from bench import gpu
from jax import Array

LONGEST = 5  # moves of the game below


class Position(NamedTuple):
    """A state as those of Pgx are, as far as the bench looks at them."""

    legal_action_mask: Array
    terminated: Array
    truncated: Array
    moves: Array


class Countdown:
    """A game in which every second move is forced; it ends after LONGEST, and nobody may move once it is over."""

    def init(self, key: Array) -> Position:
        return Position(jnp.array([True, True, False]), jnp.array(False), jnp.array(False), jnp.uint32(0))

    def step(self, state: Position, action: Array) -> Position:
        moves = state.moves + jnp.where(state.legal_action_mask[action], 1, 1000).astype(state.moves.dtype)
        legal = jnp.where(moves % 2 == 0, jnp.array([True, True, False]), jnp.array([False, False, True]))
        return Position(legal, moves >= LONGEST, jnp.array(False), moves)


def test_games_of_pgx_are_played_where_it_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []
    counted: list[int] = []

    def make(game: str) -> Countdown:
        made.append(game)
        return Countdown()

    def median_rate(run: Callable[[int], int]) -> float:
        counted.append(run(1))
        return 2e9

    pgx: Any = ModuleType("pgx")
    pgx.make = make
    monkeypatch.setitem(sys.modules, "pgx", pgx)
    monkeypatch.setattr(gpu, "find_spec", lambda name: name)
    monkeypatch.setattr(gpu, "median_rate", median_rate)
    monkeypatch.setattr(gpu, "pgx_game", lambda game, lanes, steps, play=gpu.pgx_game: play(game, 4, 10))
    gpu.peers()
    printed = capsys.readouterr().out
    assert made == ["leduc_holdem", "connect_four", "backgammon"]
    assert counted == [4 * 6] * 3, "of ten moves six have a choice, and a finished game begins anew"
    assert printed.count("2.000 G decisions/s") == 3
    assert "failed" not in printed


def test_without_pgx_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    gpu.peers()
    assert "Pgx is not installed here" in capsys.readouterr().out


def test_the_card_and_every_part_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []
    for part in ("kernels", "observations", "xla", "checks", "peers"):
        monkeypatch.setattr(gpu, part, lambda *_, part=part, **__: ran.append(part))
    monkeypatch.setattr(sys, "argv", ["bench.gpu"])

    class Card(NamedTuple):
        device_kind: str
        platform: str

    monkeypatch.setattr(jax, "devices", lambda: [Card("NVIDIA H200", "gpu")])
    gpu.main()
    assert capsys.readouterr().out.startswith(f"NVIDIA H200, JAX {jax.__version__}")
    assert ran == ["kernels", "observations", "xla", "peers", "checks", "observations"]


def test_what_fails_is_named_and_the_rest_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    gpu.report("too much", 8, lambda: 1 / 0)
    gpu.report("enough", 8, lambda: 2.5e9)
    failed, measured = capsys.readouterr().out.splitlines()
    assert "failed: ZeroDivisionError" in failed
    assert "2.500 G decisions/s" in measured
