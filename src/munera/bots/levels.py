"""The levels at which bots play: recruit, veteran and champion, the same three in every game.

A level is named by an id such as `level:veteran` wherever a bot is named. It stands for one of the bots of the
game; the names of those bots stay valid.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

PREFIX: Final = "level:"
RECRUIT, VETERAN, CHAMPION = "recruit", "veteran", "champion"
BOT_OF: Final = {
    RECRUIT: "greedy",
    VETERAN: "heuristic",
    CHAMPION: "champion",
}  # from the weakest to the strongest
RATINGS: Final = "ratings.json"


class Rating(NamedTuple):
    """How strong a bot was measured to be: on the scale of Elo, where the veteran of the game has 1500.

    mu       the rating
    sigma    its standard error
    games    in how many games it was measured
    """

    mu: int
    sigma: int
    games: int


def levels_among(names: Mapping[str, Any]) -> dict[str, str]:
    """The levels that these bots of a game give, each with the name of its bot."""
    return {level: bot for level, bot in BOT_OF.items() if bot in names}


@cache
def ratings() -> Mapping[str, Mapping[str, Rating]]:
    """The measured ratings by game and bot, as `munera lab ladder` prints them; bots without one are missing."""
    text = files("munera.bots").joinpath(RATINGS).read_text(encoding="utf-8")
    games: dict[str, dict[str, list[int]]] = json.loads(text)["ratings"]
    return {game: {name: Rating(*row) for name, row in rows.items()} for game, rows in games.items()}


def rating(game: str, bot: str) -> Rating | None:
    """The measured rating of a bot in a game, if it has one."""
    return ratings().get(game, {}).get(bot)
