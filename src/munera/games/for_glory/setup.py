"""Setup: decks, supply, arenas, boasts, hands, and who goes first."""

from __future__ import annotations

from munera.games.for_glory import machinations, supply
from munera.games.for_glory.cards.table import SUPPLIES
from munera.games.for_glory.state import HAND, Arena, Glory
from munera.kernel import Seat

COINS = 5


async def set_up(s: Glory) -> None:
    """Set the game up by steps 1 to 10 of the rulebook; the first player begins at once."""
    s.first = first_player(s)
    s.favor = 1 - s.first
    s.tell("first_player", s.first, already_known_to=())
    for seat in (0, 1):
        s.decks[seat] = list(s.cards.starting)
        s.shuffle_deck(s.decks[seat])
        s.coins[seat] = COINS
    s.coins[1 - s.first] += int(str(s.options["extra_coins"]))
    lay_supply(s)
    lay_arenas(s)
    s.boasts = list(reversed(s.cards.boasts))
    for seat in (s.first, 1 - s.first):
        s.draw(seat, HAND)
    machinations.begin_turn(s, s.first)


def first_player(s: Glory) -> Seat:
    """Who goes first: by lot (FG-05), as the table says, or in turns over a series, seat one in odd games."""
    match s.options["start"]:
        case "one":
            return 0
        case "two":
            return 1
        case "series":
            return (int(str(s.options["game"])) - 1) % 2
    return s.choice((0, 1))


def lay_supply(s: Glory) -> None:
    for row, deck in enumerate(SUPPLIES):
        s.supply[row] = s.cards.whole(deck)
        s.shuffle_deck(s.supply[row])
    supply.refill(s)


def lay_arenas(s: Glory) -> None:
    """Lay out two fleeting arenas with their champions' tokens, and a lasting one on top of the rest."""
    s.arena_deck = sorted(s.cards.arenas)
    s.shuffle_deck(s.arena_deck)
    for place in range(3):
        arena = Arena(s.number(), s.draw_top(s.arena_deck))
        s.arenas[arena.id] = arena
        s.slots[place] = arena.id
        s.tell("new_arena", arena.card, already_known_to=())
