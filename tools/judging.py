"""How the champion of Spartacus judges fights: fit its weights to the solver, and examine it.

    python -m tools.judging fit --minutes 5             prints the weights `LEFT_OUT`, and how far off they are
    python -m tools.judging fights --fights 200         against the heuristic, over six mirrored pairings
    python -m tools.judging fights --random 40 --fights 20     over so many random pairings with random equipment
    python -m tools.judging fights --solved             the same by the solver: analysis, since no seat plays that

All but `fights` without `--solved` needs the compiled solver. What is printed follows from the seed; how many
pairings `fit` gets through in its time does not.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from random import Random
from time import process_time
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from munera.bots.bot import Bot
from munera.bots.playing import play
from munera.bots.registry import make
from munera.bots.spartacus.champion import Champion, Oracle
from munera.games.spartacus.rulebook import BOOK
from munera.kernel import Option, Stream, start
from munera.odds.spartacus.arena.facts import Duel, Loadout
from munera.odds.spartacus.arena.judged import Judgements
from munera.odds.spartacus.arena.melee import LEFT_OUT, ONE, JudgedDuel, counted
from munera.odds.spartacus.arena.native import NativeSolver
from munera.odds.spartacus.arena.sand import sand
from munera.odds.spartacus.arena.solved import solved
from munera.odds.spartacus.arena.table import loadouts
from munera.odds.spartacus.arena.values import KEPT
from tools.sharing import shared

Array = NDArray[np.floating[Any]]

SIX: Final = (
    (Loadout("gl-varro"), Loadout("gl-varro")),
    (Loadout("gl-syrian-warrior"), Loadout("gl-thracian-warrior")),
    (Loadout("gl-spartacus"), Loadout("gl-theokoles")),
    (Loadout("gl-crixus", "eq-sword", "eq-helmet"), Loadout("gl-gannicus", "eq-axe", "eq-shield")),
    (Loadout("gl-rabanus", special="eq-net"), Loadout("gl-barca", special="eq-javelin")),
    (Loadout("gl-agron", "eq-trident"), Loadout("gl-pericles", "eq-sword")),
)
"""The mirrored pairings by which fighters are compared."""
LARGEST: Final = 1700  # blocks of a pairing that is looked at: more take minutes to solve
LOOKS: Final = 250  # at positions of a pairing
BARE: Final = 0.4  # of the combatants have no equipment; of the others most have one piece
NEAREST: Final = 0.003  # a worth counts as no nearer to certainty
TESTED: Final = 5  # one pairing in so many
STEPS: Final = 15  # of the fit


# ---------------------------------------------------------------------- the fit


class Look(NamedTuple):
    """A position after an attack: its pairing, its worth, that of the melee, and what the melee leaves out."""

    pairing: int
    worth: float
    melee: float
    numbers: dict[str, int]


def drawn(random: Random, all_: list[Loadout]) -> Loadout:
    """A combatant, with no equipment or with little."""
    bare = [it for it in all_ if not it.gear]
    if random.random() < BARE:
        return random.choice(bare)
    armed = [it for it in all_ if len(it.gear) == (1 if random.random() < 0.8 else 2)]
    return random.choice(armed)


def looks(pairing: int, one: Loadout, two: Loadout, random: Random) -> list[Look]:
    """Positions of a pairing; none of one that is too large."""
    duel, board = JudgedDuel(BOOK, one, two, "total"), sand()
    sizes = [len(part) for side in duel.sides for part in (side.bodies, side.masks)]
    if np.prod(sizes) > LARGEST:
        return []
    solver, judgements = NativeSolver(Duel(BOOK, one, two, "total")), Judgements(duel)
    found = []
    for _ in range(LOOKS):
        b0, m0, b1, m1 = (random.randrange(size) for size in sizes)
        block, what = (b0, m0, b1, m1), random.randrange(KEPT)
        radius = random.randint(1, 5)
        places = range(board.starts[radius], board.starts[radius + 1])
        place = random.choice([place for place in places if board.distance[place] == 1])
        worth = solver.near(block, what, radius, place).worth
        found.append(Look(pairing, worth, judgements.melee.after(block, what) / ONE, counted(duel, block)))
    return found


def logits(worths: Array) -> Array:
    """The logits of worths; a worth of 0 or 1, which has none, is moved a little inwards."""
    inside = np.clip(worths, NEAREST, 1 - NEAREST)
    found: Array = np.log(inside / (1 - inside))
    return found


def fit(rows: Array, worths: Array) -> Array:
    """Logistic regression: the weights with which the logistic of the rows comes nearest to the worths."""
    weights: Array = np.linalg.lstsq(rows, logits(worths), rcond=None)[0]
    for _ in range(STEPS):
        guess = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows * (guess * (1 - guess))[:, None]
        bend = slope.T @ slope + 1e-3 * np.eye(rows.shape[1])
        weights = weights + np.linalg.solve(bend, slope.T @ (worths - guess))
    return weights


def fitted(minutes: float, seed: int) -> tuple[dict[str, int], int, float]:
    """The weights in thousandths, the number of pairings, and how far off they are in those for the test."""
    random, begun, all_ = Random(seed), process_time(), loadouts(BOOK.rules)  # no secrets
    found: list[Look] = []
    pairings = 0
    while not pairings or process_time() - begun < 60 * minutes:
        more = looks(pairings, drawn(random, all_), drawn(random, all_), random)
        found += more
        pairings += bool(more)
    names = list(LEFT_OUT)
    rows = np.array(
        [[logits(np.array(it.melee)), *(it.numbers[name] for name in names[1:])] for it in found], float
    )
    worths = np.clip(np.array([it.worth for it in found]), NEAREST, 1 - NEAREST)
    tested = np.array([it.pairing % TESTED == 0 for it in found])
    apart = fit(rows[~tested], worths[~tested]) if not tested.all() else fit(rows, worths)
    off = 1 / (1 + np.exp(-(rows[tested] @ apart))) - worths[tested]
    weights = fit(rows, worths)
    return (
        {name: round(1000 * weight) for name, weight in zip(names, weights, strict=True)},
        pairings,
        float(np.sqrt(np.mean(off**2))),
    )


# ---------------------------------------------------------------------- fights


class Examined(Champion):
    """The champion by the solver: what perfect judgement would bring."""

    oracle: ClassVar[Oracle] = staticmethod(solved)


class Tally(NamedTuple):
    """Fights won of so many."""

    won: int
    fights: int

    @property
    def row(self) -> dict[str, Any]:
        """The share with its interval of 95 %."""
        share = self.won / self.fights
        margin = 1.96 * sqrt(share * (1 - share) / self.fights)
        return {"share": round(share, 4), "margin": round(margin, 4), "fights": self.fights}


def variant(*loadouts: Loadout) -> dict[str, Option]:
    """The options of a single fight between these."""
    found: dict[str, Option] = {"mode": "fight"}
    for number, it in enumerate(loadouts, 1):
        found |= {
            f"{name}_{number}": card
            for name, card in zip(("fighter", "weapon", "armour", "special"), it, strict=True)
        }
    return found


def wins(one: Loadout, two: Loadout, side: int, kind: type[Bot], seed: str) -> bool:
    """Does this fighter win on that side, against the heuristic?"""
    bots: list[Bot] = [make("heuristic", BOOK.id, Stream.seeded(f"{seed}/{seat}")) for seat in (0, 1)]
    bots[side] = kind(Stream.seeded(f"{seed}/{side}"))
    match = start(BOOK, 2, seed, variant(one, two), keep=False, log=True)
    play(match, bots, Stream.seeded(f"{seed}/play"))
    return bool(match.state.bout.winner == side)


class Series(NamedTuple):
    """Fights of two, so many on either side, with the same dice."""

    one: Loadout
    two: Loadout
    fights: int
    kind: type[Bot]
    seed: str


def series(it: Series) -> Tally:
    """Play the fights."""
    seeds = [f"{it.seed}/{number}" for number in range(it.fights)]
    won = sum(wins(it.one, it.two, side, it.kind, seed) for seed in seeds for side in (0, 1))
    return Tally(won, 2 * it.fights)


def random_pairings(number: int, seed: int) -> list[tuple[Loadout, Loadout]]:
    """Combatants with any equipment or none in every place."""
    random, all_ = Random(seed), loadouts(BOOK.rules)  # no secrets
    return [(random.choice(all_), random.choice(all_)) for _ in range(number)]


def main() -> None:
    """Fit or examine, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "fights"))
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time for positions to fit to")
    parser.add_argument("--fights", type=int, default=100, help="of each pairing, on either side")
    parser.add_argument("--random", type=int, default=0, help="so many random pairings instead of the six")
    parser.add_argument("--solved", action="store_true", help="play by the solver")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="fights in so many processes")
    typed = parser.parse_args()
    if typed.what == "fit":
        weights, pairings, off = fitted(typed.minutes, typed.seed)
        print(json.dumps({"weights": weights, "pairings": pairings, "off": round(off, 4)}))
        return
    kind: type[Bot] = Examined if typed.solved else Champion
    pairings_ = random_pairings(typed.random, typed.seed) if typed.random else SIX
    tallies = []
    plan = [Series(one, two, typed.fights, kind, str(typed.seed)) for one, two in pairings_]
    for (one, two, *_), tally in zip(plan, shared(series, plan, typed.jobs), strict=True):
        tallies.append(tally)
        print(json.dumps({"one": one, "two": two, **tally.row}), flush=True)
    print(json.dumps({"all": Tally(sum(t.won for t in tallies), sum(t.fights for t in tallies)).row}))


if __name__ == "__main__":
    main()
