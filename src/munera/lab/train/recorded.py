"""What the champion is asked in games that never change as long as the rules do not: to notice when they do."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from munera.bots.bot import Seen
from munera.bots.duellist.features import QUESTIONS, classes_of, features
from munera.bots.gladius import Reading, answer
from munera.games.gladius.cards import STYLES
from munera.games.gladius.duel import PASS
from munera.games.gladius.rulebook import BOOK
from munera.kernel import Stream, start

LEVELS = ((2, 1, 2, 1, 1), (0, 3, 0, 0, 2), (1, 0, 4, 2, 0))


class Asked(NamedTuple):
    """A question with a choice: the features, the answers that there are, and which one the heuristic advises."""

    features: tuple[int, ...]
    answers: frozenset[int]
    advice: int


def variants() -> Iterator[dict[str, Any]]:
    """One game of each pairing; half of them with stats, some with fighters who tire."""
    for number, (one, two) in enumerate((one, two) for one in STYLES for two in STYLES):
        found: dict[str, Any] = {"fighter_1": one, "fighter_2": two, "turn_limit": (200, 60)[number % 5 == 0]}
        if number % 2:
            found |= {"stats_1": LEVELS[number % 3], "stats_2": LEVELS[(number + 1) % 3], "brisk": number % 3 == 0}
        yield found


def asked() -> Iterator[Asked]:
    """Every question of these games. One seat answers at random, the other as the heuristic."""
    for number, variant in enumerate(variants()):
        stream, match = Stream.seeded(f"asked/{number}"), start(BOOK, 2, number, variant)
        while match.pending:
            (ask,) = match.waiting()
            options = cast("tuple[str, ...]", ask.options)
            chosen = stream.choice(options)
            if ask.kind in QUESTIONS and len(options) > 1:
                reading = Reading(Seen(match, ask.seat))
                classes = classes_of(reading.me["style"], reading.foe["style"]) | {PASS: -1}
                advised = answer(reading, ask)
                advice = 1 + classes[advised]
                row = tuple(features(reading, ask.kind, advice))
                yield Asked(row, frozenset(1 + classes[option] for option in options), advice)
                if ask.seat == number % 2:
                    chosen = advised
            match.answer(ask.seat, chosen)


def digest_of_features() -> str:
    """A hash of all of it: another one means that a policy was trained on something else."""
    found = hashlib.sha256()
    for one in asked():
        found.update(repr((one.features, sorted(one.answers), one.advice)).encode())
    return found.hexdigest()
