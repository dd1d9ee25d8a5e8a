"""A training run: begun, continued in pieces of minutes, and what came of it.

Everything that a run needs is in its folder: `state.npz` to continue, `curve.jsonl` with what was measured on the
way, `policy.npz`. A run that was interrupted comes to the same as one that was not.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from munera.lab import batch
from munera.lab.train.lanes import PAIRINGS, plain, varied
from munera.lab.train.learning import Optimiser, Player, Rates, against_heuristic, collect, learn
from munera.lab.train.network import Layers, begin

STATE: Final = "state.npz"
POLICY: Final = "policy.npz"
CURVE: Final = "curve.jsonl"
BEGIN: Final = jax.jit(batch.init)
LONGEST: Final = 1500  # decisions of a bout that is measured


@dataclass(frozen=True)
class Stage:
    """A part of a run, `iterations` long. A pair is what a rate is at the beginning of it and at its end."""

    iterations: int
    rivals: float
    fading: float
    learning: tuple[float, float]
    entropy: tuple[float, float]


@dataclass(frozen=True)
class Config:
    """How a policy is trained; `gladius.toml` says what each value means."""

    seed: int
    width: int
    plain: int
    varied: int
    steps: int
    parts: int
    epochs: int
    measure_every: int
    measured: int
    stages: tuple[Stage, ...]

    @property
    def iterations(self) -> int:
        return sum(stage.iterations for stage in self.stages)

    def at(self, iteration: int) -> tuple[Stage, float]:
        """The stage of an iteration, and how much of it is done."""
        for stage in self.stages:
            if iteration < stage.iterations:
                return stage, iteration / stage.iterations
            iteration -= stage.iterations
        raise IndexError("the run is over")


def read_config(path: Path) -> Config:
    """The config in a file."""
    rows: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    stages: list[dict[str, Any]] = rows.pop("stages")
    for stage in stages:
        stage |= {name: tuple(stage[name]) for name in ("learning", "entropy")}
    return Config(**rows, stages=tuple(Stage(**stage) for stage in stages))


@dataclass
class Run:
    """A run as far as it has come. `states` are those of its batches; `decisions` of the policy so far."""

    config: Config
    player: Player
    average: Layers
    optimiser: Optimiser
    states: list[Array]
    iteration: int = 0
    decisions: int = 0


def groups(config: Config) -> list[batch.Duels]:
    """The batches of a run: one of plain pairings, and one with other options if the config wants it."""
    return [plain(config.plain), *([varied(config.varied, config.seed)] if config.varied else [])]


def fresh(config: Config, duels: list[batch.Duels]) -> Run:
    """A run before its first iteration."""
    policy, critic = begin(jax.random.PRNGKey(config.seed), config.width)
    player = Player(policy, critic)
    zeros = jax.tree.map(jnp.zeros_like, player)
    words = [batch.random_words(jnp.arange(one.lanes, dtype=jnp.uint32), *_when(config, 0)) for one in duels]
    states = [BEGIN(one, word) for one, word in zip(duels, words, strict=True)]
    return Run(config, player, policy, Optimiser(zeros, zeros, jnp.float32(0)), states)


def _when(config: Config, iteration: int) -> tuple[Array, Array]:
    """The time and the seed of the random words of an iteration."""
    return jnp.uint32(iteration * config.steps), jnp.uint32(config.seed * 7919)


def rivals(config: Config, share: float, duels: batch.Duels) -> Array:
    """The seat of the heuristic in each lane, or 2 in those in which it has none."""
    chance = np.random.default_rng(config.seed)
    there = chance.random(duels.lanes) < share
    return jnp.asarray(np.where(there, chance.integers(2, size=duels.lanes), 2).astype(np.uint32))


def iterate(run: Run, duels: list[batch.Duels]) -> Array:
    """Do one iteration: play, then learn from it. Returns entropy, error of the critic and movement."""
    config, batches = run.config, []
    stage, part = config.at(run.iteration)
    for number, (one, state) in enumerate(zip(duels, run.states, strict=True)):
        rival = rivals(config, stage.rivals, one)
        time, seed = _when(config, run.iteration)
        run.states[number], done, last = collect(
            one, run.player, state, rival, time, seed + jnp.uint32(number), steps=config.steps
        )
        run.decisions += int(done.learns.sum())
        batches.append((done, last))
    rates = Rates(*(jnp.float32(begun + (end - begun) * part) for begun, end in (stage.learning, stage.entropy)))
    averages: Array
    run.player, run.average, run.optimiser, averages = learn(
        run.player,
        run.average,
        run.optimiser,
        batches,
        rates,
        parts=config.parts,
        epochs=config.epochs,
        fading=stage.fading,
    )
    run.iteration += 1
    return averages


def measure(policy: Layers, duels: batch.Duels, seed: int) -> dict[str, Any]:
    """The score against the heuristic, one bout a lane, with its standard error, and the worst pairing."""
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)
    seat = (lanes // len(PAIRINGS)) % 2
    state = BEGIN(duels, batch.random_words(lanes, jnp.uint32(seed), jnp.uint32(99)))
    score, ended = against_heuristic(duels, policy, state, seat, jnp.uint32(seed), steps=LONGEST)
    scores = np.asarray(score)
    return {
        "score": round(float(scores.mean()), 4),
        "error": round(float(scores.std() / np.sqrt(len(scores))), 4),
        "worst": round(float(scores.reshape(-1, len(PAIRINGS)).mean(0).min()), 3),
        "ended": round(float(ended.mean()), 4),
    }


def train(
    config: Config,
    folder: Path,
    minutes: float,
    *,
    stop: int | None = None,
    say: Callable[[str], None] = print,
) -> Run:
    """Begin or continue the run of a folder, for at most so many minutes or until so many iterations are done."""
    last = config.iterations if stop is None else min(stop, config.iterations)
    folder.mkdir(parents=True, exist_ok=True)
    begun = perf_counter()
    duels = groups(config)
    run = fresh(config, duels)
    if (folder / STATE).exists():
        resume(run, folder / STATE)
    tested = plain(2 * config.measured)
    while run.iteration < last and perf_counter() - begun < 60 * minutes:
        averages = iterate(run, duels)
        if run.iteration % config.measure_every == 0 or run.iteration == config.iterations:
            row: dict[str, Any] = {"iteration": run.iteration, "decisions": run.decisions}
            row |= measure(run.average, tested, run.iteration)
            row |= dict(
                zip(("entropy", "critic", "moved"), np.round(np.asarray(averages), 4).tolist(), strict=True)
            )
            row["seconds"] = round(perf_counter() - begun, 1)
            with (folder / CURVE).open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(row) + "\n")
            say(json.dumps(row))
            keep(run, folder)
    keep(run, folder)
    return run


# ---------------------------------------------------------------------- kept in files


def _parts(run: Run) -> dict[str, Any]:
    """Every array of a run, by name."""
    leaves = jax.tree.leaves((run.player, run.average, run.optimiser, run.states))
    return {f"part_{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}


def keep(run: Run, folder: Path) -> None:
    """Write a run, so that it can be continued, and its policy."""
    facts = json.dumps(asdict(run.config) | {"iteration": run.iteration, "decisions": run.decisions})
    new = folder / f"new_{STATE}"
    parts: dict[str, Any] = _parts(run) | {"facts": np.array(facts)}
    np.savez(new, **parts)
    new.replace(folder / STATE)
    layers: dict[str, Any] = {}
    for number, (weights, biases) in enumerate(run.average):
        layers |= {f"w{number}": np.asarray(weights), f"b{number}": np.asarray(biases)}
    np.savez(folder / POLICY, **layers)


def resume(run: Run, path: Path) -> None:
    """Continue a run from its file. A run of another config is refused, unless only the stages differ."""
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
        wanted = json.loads(json.dumps(asdict(run.config)))
        del wanted["stages"]
        if {name: facts[name] for name in wanted} != wanted:
            raise ValueError(f"{path} is of a run with another config: begin in another folder")
        tree: Any = jax.tree.structure((run.player, run.average, run.optimiser, run.states))
        leaves = [jnp.asarray(kept[f"part_{number}"]) for number in range(tree.num_leaves)]
    run.player, run.average, run.optimiser, run.states = jax.tree.unflatten(tree, leaves)
    run.iteration, run.decisions = facts["iteration"], facts["decisions"]


def read_policy(path: Path) -> Layers:
    """The layers of a policy that a run has written."""
    with np.load(path) as kept:
        return [(jnp.asarray(kept[f"w{i}"]), jnp.asarray(kept[f"b{i}"])) for i in range(len(kept.files) // 2)]
