"""A training run: begun, continued in pieces of minutes, and what came of it.

Everything that a run needs is in its folder: `state.npz` to continue, `curve.jsonl` with what was measured on the
way, `policy.npz`. A run that was interrupted comes to the same as one that was not.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from munera.lab import batch
from munera.lab.train.lanes import PAIRINGS, for_measuring, practised
from munera.lab.train.learning import NOBODY, Optimiser, Player, Rates, Rivals, against, collect, learn
from munera.lab.train.network import Layers, begin

STATE: Final = "state.npz"
POLICY: Final = "policy.npz"
CURVE: Final = "curve.jsonl"
MEASURED: Final = "measured.json"
BEGIN: Final = jax.jit(batch.init)
LONGEST: Final = 1500  # steps of a bout that is measured
KINDS: Final = ("heuristic", "greedy")  # of rivals
SURE: Final = 1.96  # standard errors to either side of an interval of 95 %
TRIED: Final = 10  # iterations that tell how long one takes
SPARE: Final = 0.97  # of the time that is left
MEASURES: Final = 10  # in a run that is fitted to a time


@dataclass(frozen=True)
class Stage:
    """A part of a run, `iterations` long. A pair is what a rate is at the beginning of it and at its end."""

    iterations: int
    rivals: float
    greedy: float
    trust: float
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
    learnt: float
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

    def lasting(self, iterations: int) -> Config:
        """The same in so many iterations: every stage as much longer or shorter as the whole."""
        ends = accumulate((stage.iterations for stage in self.stages), initial=0)
        lasts = pairwise(round(end * iterations / self.iterations) for end in ends)
        stages = [
            replace(stage, iterations=last - first)
            for stage, (first, last) in zip(self.stages, lasts, strict=True)
        ]
        return replace(self, stages=tuple(stages), measure_every=max(1, iterations // MEASURES))


def read_config(path: Path) -> Config:
    """The config in a file."""
    return config_in(tomllib.loads(path.read_text("utf-8")))


def config_in(rows: dict[str, Any]) -> Config:
    """The config in a table, as it is written."""
    stages: list[dict[str, Any]] = rows.pop("stages")
    for stage in stages:
        stage |= {name: tuple(stage[name]) for name in ("learning", "entropy")}
    return Config(**rows, stages=tuple(Stage(**stage) for stage in stages))


@dataclass
class Run:
    """A run as far as it has come. `state` is that of its batch; `decisions` of the policy so far."""

    config: Config
    player: Player
    average: Layers
    optimiser: Optimiser
    state: Array
    iteration: int = 0
    decisions: int = 0
    losses: Array = field(default_factory=lambda: jnp.zeros(3))  # entropy, error of the critic, movement


def fresh(config: Config, duels: batch.Duels) -> Run:
    """A run before its first iteration."""
    policy, critic = begin(jax.random.PRNGKey(config.seed), config.width)
    player = Player(policy, critic)
    zeros = jax.tree.map(jnp.zeros_like, player)
    words = batch.random_words(jnp.arange(duels.lanes, dtype=jnp.uint32), *_when(config, 0))
    return Run(config, player, policy, Optimiser(zeros, zeros, jnp.float32(0)), BEGIN(duels, words))


def _when(config: Config, iteration: int) -> tuple[Array, Array]:
    """The time and the seed of the random words of an iteration."""
    return jnp.uint32(iteration * config.steps), jnp.uint32(config.seed * 7919)


@cache
def rivals_of(seed: int, heuristic: float, greedy: float, lanes: int) -> Rivals:
    """Who else plays in each lane, with such shares of lanes for either kind."""
    chance = np.random.default_rng(seed)
    drawn, seat = chance.random(lanes), chance.integers(2, size=lanes)
    seats = np.where(drawn < heuristic + greedy, seat, NOBODY).astype(np.uint32)
    return Rivals(jnp.asarray(seats), jnp.asarray(drawn >= heuristic))


def iterate(run: Run, duels: batch.Duels) -> Array:
    """One iteration: play, then learn from it. Returned: how many decisions there were."""
    config = run.config
    stage, part = config.at(run.iteration)
    rivals = rivals_of(config.seed, stage.rivals, stage.greedy, duels.lanes)
    time, seed = _when(config, run.iteration)
    run.state, done = collect(duels, run.player, run.state, rivals, time, seed, steps=config.steps)
    falling = (begun + (end - begun) * part for begun, end in (stage.learning, stage.entropy))
    rates = Rates(*(jnp.float32(rate) for rate in (*falling, stage.trust, stage.fading)))
    known: Array
    run.player, run.average, run.optimiser, run.losses, known = learn(
        run.player,
        run.average,
        run.optimiser,
        done,
        rates,
        parts=config.parts,
        epochs=config.epochs,
        number=int(config.learnt * duels.lanes * config.steps) // config.parts,
    )
    run.iteration += 1
    return known


def iterate_often(run: Run, duels: batch.Duels, times: int) -> None:
    """So many iterations. One is given out while the one before is worked on, and no more: they need room."""
    waiting: list[Array] = []
    for _ in range(times):
        waiting.append(iterate(run, duels))
        if len(waiting) > 1:
            run.decisions += int(waiting.pop(0))
    run.decisions += sum(map(int, waiting))


# ---------------------------------------------------------------------- measuring


def played(policy: Layers, duels: batch.Duels, kind: str, seed: int) -> np.ndarray:
    """The scores of one bout a lane against such a rival; both seats take turns."""
    lanes = jnp.arange(duels.lanes, dtype=jnp.uint32)
    rivals = Rivals(1 - (lanes // len(PAIRINGS)) % 2, jnp.full(duels.lanes, kind == "greedy"))
    state = BEGIN(duels, batch.random_words(lanes, jnp.uint32(seed), jnp.uint32(99)))
    score, ended = against(duels, policy, state, rivals, jnp.uint32(seed), steps=LONGEST)
    if not bool(ended.all()):
        raise RuntimeError(f"bouts last longer than {LONGEST} steps")
    return np.asarray(score, np.float64)


def measure(policy: Layers, each: int, seeds: Sequence[int]) -> dict[str, Any]:
    """Over all pairings, against either kind of rival: the score, half of its interval of 95 %, and the worst.

    Of each pairing and seat `each` bouts for each seed; first without stats, then ("... with stats") with them.
    """
    found: dict[str, Any] = {}
    for kind in KINDS:
        rows = [played(policy, for_measuring(each), kind, seed).reshape(2, -1, len(PAIRINGS)) for seed in seeds]
        for name, scores in zip((kind, f"{kind} with stats"), np.concatenate(rows, 1), strict=True):
            by_pairing = scores.mean(0)
            worst = int(by_pairing.argmin())
            half = SURE * scores.std() / np.sqrt(scores.size)
            found[name] = [round(float(scores.mean()), 4), round(float(half), 4)]
            found[f"{name}, worst"] = ["-".join(PAIRINGS[worst].values()), round(float(by_pairing[worst]), 3)]
    return found


# ---------------------------------------------------------------------- a whole run


def train(
    config: Config,
    folder: Path,
    minutes: float,
    *,
    stop: int | None = None,
    fit: bool = False,
    say: Callable[[str], None] = print,
) -> Run:
    """Begin or continue the run of a folder, for at most so many minutes or until so many iterations are done.

    `fit`: a run that begins takes as many iterations as there is time for; one that goes on keeps to its own.
    """
    begun = perf_counter()
    folder.mkdir(parents=True, exist_ok=True)
    duels, path = practised(config.plain, config.varied, config.seed), folder / STATE
    if fit:
        config = kept_config(path) if path.exists() else fitted(config, duels, 60 * minutes, begun)
        say(json.dumps({"iterations": config.iterations, "seconds": round(perf_counter() - begun, 1)}))
    run = fresh(config, duels)
    if path.exists():
        resume(run, path)
    last = config.iterations if stop is None else min(stop, config.iterations)
    while run.iteration < last and perf_counter() - begun < 60 * minutes:
        left = min(last, run.iteration - run.iteration % config.measure_every + config.measure_every)
        while run.iteration < left and perf_counter() - begun < 60 * minutes:
            iterate_often(run, duels, min(TRIED, left - run.iteration))
        if run.iteration % config.measure_every == 0 or run.iteration == config.iterations:
            row: dict[str, Any] = {"iteration": run.iteration, "decisions": run.decisions}
            row |= measure(run.average, config.measured, [run.iteration])
            losses = np.round(np.asarray(run.losses, np.float64), 4).tolist()
            row |= dict(zip(("entropy", "critic", "moved"), losses, strict=True))
            row["seconds"] = round(perf_counter() - begun, 1)
            with (folder / CURVE).open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(row) + "\n")
            say(json.dumps(row))
            keep(run, folder)
    keep(run, folder)
    return run


def fitted(config: Config, duels: batch.Duels, seconds: float, begun: float) -> Config:
    """As many iterations as fit into so many seconds since it was begun, with what else takes time."""
    run = fresh(config.lasting(10 * TRIED), duels)
    iterate_often(run, duels, 1)
    measure(run.average, config.measured, [0])  # all that is compiled is compiled now
    since = perf_counter()
    measure(run.average, config.measured, [1])
    measuring, since = perf_counter() - since, perf_counter()
    iterate_often(run, duels, 2 * TRIED)
    each = (perf_counter() - since) / (2 * TRIED)
    left = SPARE * (seconds - (perf_counter() - begun) - (MEASURES + 1) * measuring)
    return config.lasting(max(len(config.stages), int(left / each)))


# ---------------------------------------------------------------------- kept in files


def _parts(run: Run) -> dict[str, Any]:
    """Every array of a run, by name."""
    leaves = jax.tree.leaves((run.player, run.average, run.optimiser, run.state))
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


def kept_config(path: Path) -> Config:
    """The config of a run that was written."""
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
    return config_in({name: value for name, value in facts.items() if name not in ("iteration", "decisions")})


def resume(run: Run, path: Path) -> None:
    """Continue a run from its file. A run of another config is refused, unless only the stages differ."""
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
        wanted = json.loads(json.dumps(asdict(run.config)))
        del wanted["stages"], wanted["measure_every"]
        if {name: facts[name] for name in wanted} != wanted:
            raise ValueError(f"{path} is of a run with another config: begin in another folder")
        tree: Any = jax.tree.structure((run.player, run.average, run.optimiser, run.state))
        leaves = [jnp.asarray(kept[f"part_{number}"]) for number in range(tree.num_leaves)]
    run.player, run.average, run.optimiser, run.state = jax.tree.unflatten(tree, leaves)
    run.iteration, run.decisions = facts["iteration"], facts["decisions"]


def read_policy(path: Path) -> Layers:
    """The layers of a policy that a run has written."""
    with np.load(path) as kept:
        return [(jnp.asarray(kept[f"w{i}"]), jnp.asarray(kept[f"b{i}"])) for i in range(len(kept.files) // 2)]
