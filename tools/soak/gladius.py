"""Duels and bouts with beasts in large numbers."""

from __future__ import annotations

from collections.abc import Iterable

from munera.games.gladius.cards import BEASTS, STYLES
from munera.lab.simulate import simulate
from munera.lab.strength import cases as strength_cases
from munera.lab.strength import pairings
from tools.soak.parts import Parts, ended

soak = Parts()


@soak("gladius: random duels")
def gladius_random(jobs: int) -> Iterable[str]:
    """Ten thousand duels over all pairings, mirrors included, and solo bouts against everybody."""
    pairs = [{"fighter_1": a, "fighter_2": b} for a in STYLES for b in STYLES]
    alone = [{"fighter_1": a, "fighter_2": b} for a in STYLES for b in STYLES + BEASTS]
    for what, seats, variants, games in (("duels", 2, pairs, 10_008), ("solo bouts", 1, alone, 5_400)):
        report = simulate("gladius", games=games, seats=seats, variants=variants, seed="soak", jobs=jobs)
        yield from ended(report, f"random {what} over {len(variants)} pairings")


@soak("gladius: strength of the bots")
def gladius_strength(jobs: int) -> Iterable[str]:
    """In every pairing of different styles: heuristic beats random at 95 %, greedy at 55 %."""
    for other, bar in (("random", 0.95), ("greedy", 0.55)):
        found = pairings("gladius", "heuristic", other, 2_000, seed="soak", jobs=jobs)
        worst = min(found, key=lambda case: case.result.rate)
        mean = sum(case.result.rate for case in found) / len(found)
        names = f"{worst.variant['fighter_1']} and {worst.variant['fighter_2']}"
        rates = f"mean {mean:.1%}, worst {worst.result.rate:.1%} ({names})"
        yield f"- heuristic against {other}, 2000 games a pairing: {rates}."
        if worst.result.rate < bar:
            yield f"- BROKEN: below {bar:.0%}"


@soak("gladius: beasts")
def gladius_beasts(jobs: int) -> Iterable[str]:
    """Heuristic wins 35-65 % against each beast on average, and 20-80 % with every style."""
    for beast in BEASTS:
        variants = [{"fighter_1": style, "fighter_2": beast} for style in STYLES]
        found = strength_cases("gladius", ("heuristic",), variants, 1_000, seats=1, seed="soak", jobs=jobs)
        rates = [case.result.rate for case in found]
        mean = sum(rates) / len(rates)
        styles = ", ".join(f"{style} {rate:.1%}" for style, rate in zip(STYLES, rates, strict=True))
        yield f"- {beast}: mean {mean:.1%} of 1000 bouts a style ({styles})."
        if not 0.35 <= mean <= 0.65 or not all(0.2 <= rate <= 0.8 for rate in rates):
            yield "- BROKEN: outside the band"
