"""The table that tests of Spartacus are written with: stories, played by the real rules.

    m = intrigue(house(coins=3, hand=["sc-robbery"]), house(coins=5), house())
    m.scheme("sc-robbery", 1)
    m.confirm()
    m.nobody()                                    # nobody foils it
    assert m.coins() == [6, 2, 0]

A story has three parts, and there is one way to write each of them:

- the position: a moment of the round with its houses (`written`), dice and shuffles as they will fall;
- what the players do: `answer`, `seal`, `bids`, `act` and what is made of them, and `answer_by_default`;
- what came of it: `told`, `event` and `kinds` for what happened, `coins`, `owned`, `hand`, `view` for what is.

Seat 0 is the Host and acts first, unless the position says so. Assets go by their titles; where two share one,
"gu-guard 2" is the second. Whoever is not mentioned has nothing.
"""

from __future__ import annotations

from munera.games.spartacus.rulebook import BOOK
from munera.testing.spartacus.playing import ATTACK, THROW, Pools, Table, offer_of
from munera.testing.spartacus.written import STAFF, Gear, Tables, card, fighter, house, staffed
from munera.testing.table import Facts, Written

__all__ = [
    "ATTACK",
    "BOOK",
    "STAFF",
    "THROW",
    "Facts",
    "Gear",
    "Pools",
    "Table",
    "Tables",
    "Written",
    "arena",
    "auction",
    "calm",
    "card",
    "combat",
    "duel",
    "fighter",
    "hosting",
    "house",
    "intrigue",
    "invitations",
    "market",
    "new_game",
    "offer_of",
    "staffed",
    "table",
    "upkeep",
]

_SPARTACUS = Tables(BOOK, Table)
new_game, table = _SPARTACUS.new_game, _SPARTACUS.table
upkeep, intrigue, calm = _SPARTACUS.upkeep, _SPARTACUS.intrigue, _SPARTACUS.calm
market, auction, hosting = _SPARTACUS.market, _SPARTACUS.auction, _SPARTACUS.hosting
arena, invitations, combat, duel = _SPARTACUS.arena, _SPARTACUS.invitations, _SPARTACUS.combat, _SPARTACUS.duel
