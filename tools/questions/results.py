"""What a seat has at the end of a round, in one number, as the bots of its game judge it; and when a round ends.

| game | a round ends | the result, in |
|---|---|---|
| Gladius | when both fighters have had one more turn | hit points, less the opponent's |
| For Glory | when both lanistas have had one more turn | glory won and expected in the arenas, cards, coin |
| Spartacus, Serpents | with the round of the rulebook | coins: influence, assets, cards; less rivals' |
| Gladiator School | with the turn of the campaign | gold: fame, and what the gladiators will bring |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from munera.bots.bot import Seen
from munera.bots.for_glory.heuristic import COMING, TOKEN
from munera.bots.for_glory.odds import Outlook
from munera.bots.for_glory.reading import BotBoard, stock_of
from munera.bots.for_glory.worth import WORTH
from munera.bots.school_estimates import Books
from munera.bots.serpents.reading import SerpentsBotTable
from munera.bots.spartacus.reading import BotTable
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Match, Option, Seat
from tools.questions.houses import house

COIN_IN_GLORY = 0.04  # a late registration costs about three coins, and must bring 0.12 glory (`REGISTER`)


def of_gladius(match: Match[Any], seat: Seat) -> float:
    """The hit points of this side above those of the other."""
    sides = match.book.view(match.state, seat)["standings"]["sides"]
    own = sum(side["has"] for side in sides if side["seat"] == seat)
    return float(own - sum(side["has"] for side in sides if side["seat"] != seat))


def of_for_glory(match: Match[Any], seat: Seat) -> float:
    """The glory above the other's, what the arenas promise, and what is owned."""
    seen = Seen(match, seat)
    table = BotBoard(seen)
    board = table.board
    outlook = Outlook(table, COMING)
    expected = sum(
        worth * (outlook.chance(place) - 0.5) for place, worth in zip(outlook.sides, outlook.stakes, strict=True)
    )
    cards = sum(WORTH.get(card, 0.0) for card in (*stock_of(seen), *board.reserve))
    cards += sum(WORTH.get(one.card, 0.0) for one in board.patrons.values() if one.owner == seat)
    cards += sum(WORTH.get(one.card, 0.0) for one in board.gladiators.values() if one.owner == seat)
    owned = cards + TOKEN * board.coins[seat]
    return board.glory[seat] - board.glory[1 - seat] + expected + COIN_IN_GLORY * owned


def of_spartacus(match: Match[Any], seat: Seat) -> float:
    """What the house is worth in coins, less a share of what the rivals are worth on average."""
    reading = SerpentsBotTable if match.book.id == "serpents" else BotTable
    table = reading(match.book.part(match.state, seat, "sight"), seat)
    houses = [house(table, one) for one in table.seats]
    rivals = [worth for one, worth in enumerate(houses) if one != seat]
    return houses[seat] - table.weights.rivalry * sum(rivals) / len(rivals)


def of_school(match: Match[Any], seat: Seat) -> float:
    """Gold, fame as gold, and what the gladiators will bring until the end of the campaign."""
    books = Books(Seen(match, seat))
    fame = books.affairs["fame"]
    rival = max(points for one, points in enumerate(fame) if one != seat)
    brings = sum(books.worth(gladiator, books.turns_left + 1) for gladiator in books.mine)
    return books.gold + books.fame * (fame[seat] - rival) + brings


def moment_of_spartacus(state: Spartacus) -> Option:
    """The step of a phase, and of a fight the turn of a combatant."""
    bout = state.bout
    return state.phase, state.step, state.active, bout.round, bout.acted


class Measure(NamedTuple):
    """How a game is measured: a number that rises with its rounds, after how many of them, and the result.

    `moment`: where in a round the game is. At each moment the dice of a world are the same, whatever went before.
    """

    rounds: Callable[[Any], int]
    ahead: int
    result: Callable[[Match[Any], Seat], float]
    moment: Callable[[Any], Option]


MEASURES = {
    "gladius": Measure(lambda state: state.turns, 2, of_gladius, lambda state: state.turns),
    "for_glory": Measure(lambda state: state.turns, 2, of_for_glory, lambda state: (state.turns, state.phase)),
    "spartacus": Measure(lambda state: state.round, 1, of_spartacus, moment_of_spartacus),
    "serpents": Measure(lambda state: state.round, 1, of_spartacus, moment_of_spartacus),
    "school": Measure(lambda state: state.turn, 1, of_school, lambda state: (state.turn, state.stage)),
}
