"""Runs that train value models: games are played and kept in pieces; once all are there, the model is fitted."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np

from munera.lab.train.values.fitting import Array, fit, loss
from munera.lab.train.values.positions import looks

TESTED: Final = 10  # one game in so many is kept for the test
PARTS: Final = (8, 4, 2, 1)  # the curve: models of an eighth of the games, of a quarter, of half, of all


@dataclass(frozen=True)
class Config:
    """How a model is trained; see the comments in the config of a game."""

    seed: str
    games: int
    piece: int
    ridge: float
    unit: int


@dataclass(frozen=True)
class Positions:
    """What is known of positions: their games, what is counted by seat and name, and the results by seat."""

    names: list[str]
    games: Array
    counted: Array
    result: Array


@dataclass(frozen=True)
class Model:
    """A model that was fitted.

    weights    by name, one being `Config.unit`; learnt from all games
    games, positions   how many there are that have taught it something
    curve      what fewer games teach: rows of games, positions and the loss in games that are kept for the test
    """

    weights: dict[str, int]
    games: int
    positions: int
    curve: list[list[float]]


def read_config(path: Path) -> Config:
    """The config of a file."""
    return Config(**tomllib.loads(path.read_text("utf-8")))


def train(
    game: str, config: Config, folder: Path, minutes: float, jobs: int, say: Callable[[str], None]
) -> Model | None:
    """Play what is missing for so many minutes; the model, if all games are there then."""
    folder.mkdir(parents=True, exist_ok=True)
    _belongs(folder, game, config)
    end = monotonic() + 60 * minutes
    first = [number for number in range(0, config.games, config.piece) if not _path(folder, number).exists()]
    if first:
        play = partial(_piece, game, config, folder)
        with get_context("spawn").Pool(jobs) as pool:
            for done, _ in enumerate(pool.imap(partial(_unless_over, play, end), first), 1):
                if done % jobs == 0 and monotonic() < end:
                    say(f"{game}: {_there(config, folder)} of {config.games} games")
    if (there := _there(config, folder)) < config.games:
        say(f"{game}: {there} of {config.games} games; the same command goes on")
        return None
    return fitted(config, read_positions(config, folder))


def fitted(config: Config, positions: Positions) -> Model:
    """The model of these positions, and how its loss fell with the number of games."""
    tested = positions.games % TESTED == 0
    curve = []
    for part in PARTS:
        known = ~tested & (positions.games < config.games / part)
        weights = fit(positions.counted[known], positions.result[known], config.ridge)
        missed = loss(positions.counted[tested], positions.result[tested], weights)
        curve.append([int(np.unique(positions.games[known]).size), int(known.sum()), round(missed, 4)])
    weights = fit(positions.counted, positions.result, config.ridge)
    whole = {name: round(config.unit * float(one)) for name, one in zip(positions.names, weights, strict=True)}
    return Model(whole, int(np.unique(positions.games).size), len(positions.games), curve)


def read_positions(config: Config, folder: Path) -> Positions:
    """All positions that a run has kept."""
    pieces = [np.load(_path(folder, number)) for number in range(0, config.games, config.piece)]
    names = json.loads(str(pieces[0]["names"]))
    games, counted, result = (
        np.concatenate([piece[part] for piece in pieces]) for part in ("games", "counted", "result")
    )
    return Positions(names, games, counted, result)


def _belongs(folder: Path, game: str, config: Config) -> None:
    """Note what a run is about; a folder of another run is refused."""
    about = json.dumps({"game": game, **asdict(config)})
    path = folder / "about.json"
    if path.exists() and path.read_text("utf-8") != about:
        raise SystemExit(f"{folder} is of another run: remove it, or name another folder")
    path.write_text(about, "utf-8")


def _unless_over(play: Callable[[int], None], end: float, first: int) -> None:
    if monotonic() < end:
        play(first)


def _piece(game: str, config: Config, folder: Path, first: int) -> None:
    """Play the games of one piece, and keep what was seen."""
    last = min(first + config.piece, config.games)
    found = [look for number in range(first, last) for look in looks(game, number, config.seed)]
    names = list(found[0].counted[0])
    path = _path(folder, first)
    new = path.with_name(f"new-{path.name}")
    np.savez_compressed(
        new,
        names=np.array(json.dumps(names)),
        games=np.array([look.game for look in found]),
        counted=np.array(
            [[[one.get(name, 0.0) for name in names] for one in look.counted] for look in found], float
        ),
        result=np.array([look.result for look in found], float),
    )
    new.replace(path)


def _path(folder: Path, first: int) -> Path:
    return folder / f"games-{first:06}.npz"


def _there(config: Config, folder: Path) -> int:
    """How many games were played."""
    firsts = [first for first in range(0, config.games, config.piece) if _path(folder, first).exists()]
    return sum(min(config.piece, config.games - first) for first in firsts)
