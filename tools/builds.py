"""Checks that the compiled build plays what the sources play: `python -m tools.builds`, with .venv-fast's Python.

The same simulations by this Python's munera and by the one in `src`, each in a process of its own: digests and
records must be equal, byte for byte. The records carry a checksum of all that was told after each input.

The levels of the bots give the same answers in both as well. A few games of each are compared; `--games 200`
compares so many of every level of every game, and `--game for_glory` those of one game alone.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from munera import bots

ROOT = Path(__file__).parents[1]
SIMULATIONS = (
    ("gladius", "--games", "200", "--seed", "1"),
    ("gladius", "--games", "100", "--seed", "2", "--seats", "1", "--set", "fighter_2=lion"),
    ("gladius", "--games", "20", "--seed", "3", "--bots", "heuristic,greedy"),
    ("school", "--games", "4", "--seed", "4"),
    ("for_glory", "--games", "20", "--seed", "5"),
    ("for_glory", "--games", "4", "--seed", "6", "--bots", "heuristic,greedy"),
    ("spartacus", "--games", "20", "--seed", "7", "--seats", "2", "--set", "mode=fight"),
    ("spartacus", "--games", "2", "--seed", "8", "--seats", "3", "--bots", "random"),
    ("spartacus", "--games", "2", "--seed", "9", "--seats", "4", "--bots", "random"),
    ("spartacus", "--games", "4", "--seed", "10", "--seats", "4", "--bots", "heuristic"),
    ("serpents", "--games", "2", "--seed", "11", "--seats", "3", "--bots", "random"),
    ("serpents", "--games", "2", "--seed", "12", "--seats", "4", "--bots", "random"),
    ("serpents", "--games", "2", "--seed", "13", "--seats", "6", "--bots", "random"),
    ("serpents", "--games", "4", "--seed", "14", "--seats", "6", "--bots", "heuristic"),
)
# How each game is played to compare the levels of its bots.
TABLES = {
    "gladius": ("--seats", "2"),
    "for_glory": ("--seats", "2"),
    "school": ("--seats", "3", "--set", "bouts=automatic"),
    "spartacus": ("--seats", "3", "--set", "type=quick"),
    "serpents": ("--seats", "3", "--set", "type=quick"),
}
FEW = 2  # games of each level that are compared unless more are asked for


def of_levels(games: int, only: str | None = None) -> list[tuple[str, ...]]:
    """Simulations in which every level of a game, or of all games, plays against itself."""
    return [
        (game, "--games", str(games), "--seed", f"{number}", *table, "--bots", f"level:{level}")
        for game, table in TABLES.items()
        if only in (None, game)
        for number, level in enumerate(bots.levels(game))
    ]


def uncompiled() -> list[str]:
    """The modules that pyproject.toml wants compiled and that are not."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    paths = settings["tool"]["hatch"]["build"]["hooks"]["custom"]["modules"]
    names = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in paths]
    return [name for name in names if (import_module(name).__file__ or "").endswith(".py")]


def played(simulation: tuple[str, ...], sources: bool) -> tuple[str, bytes]:
    """The digest and the records of a simulation."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if sources:
        env["PYTHONPATH"] = str(ROOT / "src")
    with TemporaryDirectory() as folder:
        out = Path(folder, "records")
        command = [sys.executable, "-m", "munera.cli", "simulate", *simulation, "--json", "--out", str(out)]
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"builds: {' '.join(command)} failed:\n{done.stderr}")
        return json.loads(done.stdout)["digest"], out.read_bytes()


def main() -> None:
    """Compare the builds, and fail with a message if they differ."""
    parser = argparse.ArgumentParser(prog="python -m tools.builds", description="Compiled and pure, side by side.")
    parser.add_argument("--games", type=int, help="compare the levels of bots alone, in so many games of each")
    parser.add_argument("--game", choices=list(TABLES), help="compare the levels of one game alone")
    typed = parser.parse_args()
    levels_alone = typed.games is not None or typed.game is not None
    simulations = [*(() if levels_alone else SIMULATIONS), *of_levels(typed.games or FEW, typed.game)]
    if missing := uncompiled():
        sys.exit(f"builds: not compiled here: {', '.join(missing)} (`make fast` compiles)")
    for simulation in simulations:
        compiled, pure = played(simulation, sources=False), played(simulation, sources=True)
        said = " ".join(simulation)
        if compiled[0] != pure[0]:
            sys.exit(f"builds: {said}: digest {compiled[0]} compiled, {pure[0]} from the sources")
        if compiled[1] != pure[1]:
            sys.exit(f"builds: {said}: the same games, but other records")
        print(f"{said}: compiled and pure alike, digest {compiled[0][:16]}")


if __name__ == "__main__":
    main()
