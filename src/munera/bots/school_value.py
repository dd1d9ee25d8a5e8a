"""What the affairs of a school are worth: its chance to win the campaign, from what everybody can see.

A model of who comes out first among all schools, fitted to campaigns of four heuristics, some of them erring up to
some turn, looked at after it; half by who won and half by the fame at the end. Its card, `school_value.json`, says
how many these were, and `make train GAME=school` trains it again. What counts changes in the course of a campaign,
from the weights of its beginning to those of its end, in ten-thousandths. It is used to compare what may come of
an answer, not for telling players their chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from math import exp, sqrt
from typing import Final

from munera.bots.bot import Imagined
from munera.bots.model_card import weights_in
from munera.bots.school_estimates import NEWCOMER, Books, power

WON: Final = 10_000  # what a won campaign is worth
CHEST: Final = 60  # gold beyond which more is worth nothing

MODEL_CARD: Final = "school_value.json"
# By name: at the beginning of a campaign, and at its end.
WEIGHTS: Final[Mapping[str, tuple[int, int]]] = weights_in(files(__package__).joinpath(MODEL_CARD))


def judge(game: Imagined) -> int:
    """How likely the seat that imagines this game is to win it, in ten-thousandths."""
    me = game.seat
    if game.over:
        score = game.score()
        best = max(score)
        return WON // score.count(best) if score[me] == best else 0
    strengths = [strength(Books(game.seen(seat))) for seat in game.seats]
    top = max(strengths)
    shares = [exp(one - top) for one in strengths]
    return round(WON * shares[me] / sum(shares))


def strength(books: Books) -> float:
    """How strong a school is: the higher, the likelier it wins the campaign."""
    late = books.turn / books.affairs["last_turn"]
    found = numbers(books)
    return sum(found[name] * (early + late * (end - early)) for name, (early, end) in WEIGHTS.items()) / 10_000


def numbers(books: Books) -> dict[str, float]:
    """What the model counts of a school."""
    fame, left = books.affairs["fame"][books.seat], books.turns_left
    worth = [max(0.0, books.worth(g, left + 1)) for g in books.mine]
    powers = [power(g) for g in books.mine]
    return {
        "fame": fame,
        "fame_for_long": fame / (1 + left),
        "gold": min(books.gold, CHEST),
        "anybody": min(len(powers), 1),
        "worth": sum(worth),
        "many": sum(sqrt(one) for one in worth),
        "power": sum(max(0.0, one - NEWCOMER) for one in powers),
        "best": max(powers, default=0.0),
        "charisma": sum(g.charisma for g in books.mine),
    }
