"""Games of the engine, question by question: what was asked, seen and answered, and what chance did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from munera.bots.bot import Seen
from munera.bots.gladius import Heuristic
from munera.games.gladius.cards import CARDS
from munera.games.gladius.rulebook import BOOK
from munera.games.gladius.view import DuelView
from munera.kernel import Event, Match, Stream, pick, start
from munera.lab.batch import option_names

OPTIONS = option_names()
NUMBER = {option: number for number, option in enumerate(OPTIONS)}
TITLES = OPTIONS[1:]
CHANCE = ("strength", "skill", "prowess", "reflexes", "late")
# What a view tells in numbers, before the cards by title: those of the hand, known ones, discards and table.
NUMBERS = ["turn", "limit", "active", "deck", "starter", "surplus", "tires_after"] + [
    f"{what}_{side}" for side in (0, 1) for what in ("hp", "full_hp", "cards", "cannot_attack")
]
CARDS_SHOWN = ("hand", "known", "discard", "table")
VIEW_SIZE = len(NUMBERS) + len(CARDS_SHOWN) * len(TITLES)


@dataclass
class Question:
    """One question of the engine, and what was answered."""

    seat: int
    options: list[int]
    answer: int
    advice: str  # what the heuristic would answer
    views: NDArray[np.int32]  # of both seats
    observations: NDArray[np.float32]


@dataclass
class Game:
    """A whole game. Chance is what each turn's dice came to: how many ones for a stat, 1 for a late defence."""

    variant: Mapping[str, Any]
    starter: int = 0
    drawn: list[str] = field(default_factory=list)
    chance: dict[str, dict[int, int]] = field(default_factory=lambda: {what: {} for what in CHANCE})
    questions: list[Question] = field(default_factory=list)
    winner: int = -1
    turns: int = 0
    ending: str = ""


def record_game(variant: Mapping[str, Any], seed: str, random_seats: Sequence[int]) -> Game:
    """Play a game; these seats answer at random, the others as the heuristic."""
    game, stream = Game(variant), Stream.seeded(seed)
    match = start(BOOK, 2, seed, variant)
    bots = [Heuristic(Stream.seeded(f"{seed}/{seat}")) for seat in (0, 1)]
    seen = [Seen(match, seat) for seat in (0, 1)]
    while match.pending:
        ask = match.waiting()[0]
        advice = str(bots[ask.seat].choose(seen[ask.seat], ask))
        answer = str(pick(ask.options, stream)) if ask.seat in random_seats else advice
        game.questions.append(
            Question(
                ask.seat,
                [NUMBER[str(option)] for option in cast("tuple[str, ...]", ask.options)],
                NUMBER[answer],
                advice,
                np.array([seen_in(BOOK.view(match.state, seat)) for seat in (0, 1)], np.int32),
                np.array([match.observation(seat) for seat in (0, 1)], np.float32),
            )
        )
        match.answer(ask.seat, answer)
    note_chance(game, match)
    game.winner, game.turns, game.ending = match.state.winner, match.state.turns, match.state.ending
    return game


def seen_in(view: DuelView) -> list[int]:
    """What a view tells, as VIEW_SIZE numbers."""
    whole: Mapping[str, Any] = view
    row = [int(whole[name]) for name in NUMBERS[:7]]
    for fighter in view["fighters"]:
        row += [fighter["hp"], fighter["full_hp"], fighter["cards"], int(fighter["cannot_attack"])]
    for name in CARDS_SHOWN:
        begin = len(row)
        row += [0] * len(TITLES)
        for card in whole[name]:
            row[begin + NUMBER[card] - 1] += 1
    return row


def note_chance(game: Game, match: Match[Any]) -> None:
    """Everything that chance did is in the log."""
    turn, log = 0, cast("list[Event]", match.log)
    for kind, given, _, _ in log:
        facts: Any = given
        if kind == "starts":
            (game.starter,) = facts
        elif kind == "turn":
            _, turn = facts
        elif kind == "drawn":
            game.drawn += facts
        elif kind == "stat_roll":
            _, stat, dice = facts
            assert turn not in game.chance[stat], "one roll for a stat in each turn"
            game.chance[stat][turn] = dice.count(1)
        elif kind in ("too_late", "in_time"):
            game.chance["late"][turn] = int(kind == "too_late")


def alike(one: str, other: str) -> bool:
    """Do these options differ in nothing but their name?"""
    if one not in CARDS or other not in CARDS:
        return one == other
    a, b = CARDS[one], CARDS[other]
    return (a.set, a.kind, a.damage, a.immobilise, a.spent) == (b.set, b.kind, b.damage, b.immobilise, b.spent)
