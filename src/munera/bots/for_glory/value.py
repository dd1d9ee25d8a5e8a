"""What a position is worth: the chance to win from there, judged by what both players have.

It is a logistic model, fitted to games between heuristics that played partly at random up to some turn. It learnt
who won in the end from the positions after that turn at which a phase, a turn or a battle began; its card,
`value.json`, says how many these were, and `make train GAME=for_glory` trains it again. Every number is that of
one player minus that of the other; weights are in thousandths. The model serves to compare what different answers
may lead to, not to show players their chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from math import exp
from typing import Final

from munera.bots.bot import Imagined
from munera.bots.for_glory.odds import chance, side
from munera.bots.for_glory.reading import GRANTS, BotBoard, stock_of
from munera.bots.for_glory.worth import WORTH
from munera.bots.model_card import weights_in
from munera.games.for_glory.cards.table import CARDS, GLADIATORS, INCOMES, NEED, PATRONS, RESERVABLE
from munera.games.for_glory.state import FLEETING, LASTING

WON: Final = 10_000  # what a won game is worth
SURE: Final = 30.0  # beyond these log-odds a game counts as decided
UNKNOWN, KNOWN = 2.0, 0.5  # strength that may still enter an arena: long before the battle, and just before it
SOON: Final = 2  # an arena phase may be one turn away when no more bloodlust than this is missing

MODEL_CARD: Final = "value.json"
WEIGHTS: Final[Mapping[str, int]] = weights_in(files(__package__).joinpath(MODEL_CARD))
NOTHING: Final = dict.fromkeys(WEIGHTS, 0.0)

LEARNT: Final = {name: weight / 1000 for name, weight in WEIGHTS.items()}


def judge(game: Imagined) -> int:
    """How likely the seat that imagines this game is to win it, in ten-thousandths."""
    me = game.seat
    if game.over:
        return round(WON * game.score()[me])
    mine, theirs = numbers(game)
    log_odds = sum(weight * (mine[name] - theirs[name]) for name, weight in LEARNT.items())
    return round(WON / (1 + exp(-max(-SURE, min(SURE, log_odds)))))


def numbers(game: Imagined) -> tuple[dict[str, float], dict[str, float]]:
    """What the model counts, for the seat that imagines the game and for the other."""
    found = []
    tables = [BotBoard(game.seen(seat)) for seat in game.seats]
    for seat, table in enumerate(tables):
        one = possessions(table, stock_of(game.seen(seat)))
        board = table.board
        own = {"favor": board.favor == seat, "reserve": len(board.reserve)}
        if board.phase == "machinations":
            own |= {"to_act": board.active == seat, "favor_later": board.favor == seat}
        found.append({**NOTHING, **one, **own})
    me = game.seat
    found[me] |= arenas(tables[me])
    return found[me], found[1 - me]


def possessions(table: BotBoard, stock: tuple[str, ...]) -> dict[str, float]:
    """What the model counts of one player's Glory, coins and cards."""
    board, seat = table.board, table.seat
    missing = board.victory - board.glory[seat]
    coins = board.coins[seat]
    fighters = [g.card for g in board.gladiators.values() if g.owner == seat]
    cards = [*stock, *fighters]
    villa = [p.card for p in board.patrons.values() if p.owner == seat]
    held = [a.card for a in board.arenas.values() if a.holder == seat and a.id not in board.slots]
    gladiators = [card for card in cards if card in GLADIATORS]
    worth = {card: WORTH.get(card, 0.0) for card in cards}
    needed = sum(NEED[card] for card in gladiators)
    granted = sum(GRANTS[card] for card in villa) + sum(CARDS[card].influence for card in held)
    each = 5 / max(1, len(cards))  # what one card weighs where a hand of five is judged
    strong = sum(worth[card] for card in gladiators)
    return {
        "glory": board.glory[seat],
        "one_missing": missing <= 1,
        "two_missing": missing <= 2,
        "three_missing": missing <= 3,
        "first_coins": min(coins, 3),
        "coins": coins,
        "gladiators": len(gladiators),
        "tricks": sum(worth[card] for card in cards if card in RESERVABLE),
        "incomes": sum(worth[card] for card in cards if card in INCOMES),
        "others": sum(
            worth[c] for c in cards if not (c in GLADIATORS or c in RESERVABLE or c in PATRONS or c in INCOMES)
        ),
        "needed": needed,
        "strong_hand": each * strong,
        "rich_hand": each * sum(CARDS[card].value for card in cards),
        "good_hand": each * sum(worth.get(card, 0.0) for card in cards),
        "patrons": sum(WORTH.get(card, 0.0) for card in villa),
        "influence": granted,
        "first_influence": min(granted, 4),
        "more_influence": min(granted, 8),
        "arenas": len(held),
        "short": max(0, needed - granted),
    }


def arenas(table: BotBoard) -> dict[str, float]:
    """What the model counts of the battles to come: above zero where this player is ahead."""
    board, seat = table.board, table.seat
    favor = 0.5 if board.favor == seat else -0.5
    mine, theirs = table.haste(seat), table.haste(table.foe)
    blood = sum(CARDS[g.card].bloodlust for g in board.gladiators.values())
    soon = board.phase != "machinations" or blood >= board.boast - SOON
    found = dict.fromkeys(("fleeting", "fleeting_decides", "lasting_later", "lasting_soon", "lasting_health"), 0.0)
    for place in (*FLEETING, LASTING):
        us, them = table.gladiators(place)
        if not us and not them:
            continue
        one, two = side(us, mine), side(them, theirs)
        near = chance(one, two, KNOWN, favor) - 0.5
        if place == LASTING:
            found["lasting_later"] += chance(one, two, UNKNOWN, favor) - 0.5
            found["lasting_soon"] += near * soon
            found["lasting_health"] += one[1] - two[1]
        else:
            found["fleeting"] += near
            last = board.victory - board.glory[seat if near > 0 else table.foe] <= 1
            found["fleeting_decides"] += near * last
    return found
