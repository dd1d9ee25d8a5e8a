"""What bots may use of the rules of Spartacus: questions about the rules, and the words of options.

Everything that takes a table is answered for the true one (`state.Spartacus`) and for what a seat sees of it
(`SeenTable`) by the same lines. Nothing here changes anything.
"""

from __future__ import annotations

from munera.games.spartacus.arena.arena import PLACES, tribute_for
from munera.games.spartacus.arena.wagers import may_wager
from munera.games.spartacus.combat.attack import Exchange, Hits, defence_dice, exchange, hits_of, sets_of
from munera.games.spartacus.combat.bout import (
    ATTACK,
    DECAPITATION,
    DEFENCE,
    INJURY,
    OFF,
    POOLS,
    SPEED,
    Fighter,
)
from munera.games.spartacus.combat.combat import (
    AGILE,
    RELENTLESS,
    VENGEFUL,
    ability,
    gear,
    on_sand,
    opponents,
)
from munera.games.spartacus.combat.hexes import DISTANCE, RING, START
from munera.games.spartacus.combat.moving import allowance, normal_range, ranges, speed_attacks
from munera.games.spartacus.combat.wounds import can_lose, level_of, settled, would_defeat
from munera.games.spartacus.deals.deals import PRICE
from munera.games.spartacus.deals.promises import (
    BID_AT_MOST,
    FOIL,
    HOST,
    INVITE,
    NO_BID,
    NO_FOIL,
    NO_HARM,
    NO_TARGET,
    PAY,
    PHASE_END,
    REDIRECT,
    SCHEME,
    SHARE,
    SPARING,
    SUPPORT,
    TARGET,
    THUMB,
    VICTORY,
    WAGERS,
    Promise,
)
from munera.games.spartacus.deals.promising import hosting_open
from munera.games.spartacus.intrigue.marks import backing, required, short
from munera.games.spartacus.intrigue.reactions import lacks as reaction_lacks
from munera.games.spartacus.intrigue.reactions import payable as reaction_payable
from munera.games.spartacus.intrigue.reactions import required as reaction_required
from munera.games.spartacus.intrigue.support import bribing
from munera.games.spartacus.intrigue.targets import (
    aims,
    favours,
    has_cards_of_price,
    has_enough,
    in_reach,
    legal,
    payable,
    payees,
    price,
    victims,
)
from munera.games.spartacus.rounds.upkeep import Forecast, forecast, income
from munera.games.spartacus.ruleset import ASSETS, Ruled, Ruleset
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import GUARD_CARD, NOBODY, Asset, Offer, Prepared, Scheme
from munera.games.spartacus.table.seen import SeenTable
from munera.games.spartacus.table.state import counted

__all__ = [
    "AGILE",
    "ASSETS",
    "ATTACK",
    "BID_AT_MOST",
    "DECAPITATION",
    "DEFENCE",
    "DISTANCE",
    "FOIL",
    "GUARD_CARD",
    "HOST",
    "INJURY",
    "INVITE",
    "NOBODY",
    "NO_BID",
    "NO_FOIL",
    "NO_HARM",
    "NO_TARGET",
    "OFF",
    "PAY",
    "PHASE_END",
    "PLACES",
    "POOLS",
    "PRICE",
    "REDIRECT",
    "RELENTLESS",
    "RING",
    "SCHEME",
    "SHARE",
    "SPARING",
    "SPEED",
    "START",
    "SUPPORT",
    "TARGET",
    "THUMB",
    "VENGEFUL",
    "VICTORY",
    "WAGERS",
    "Asset",
    "Exchange",
    "Fighter",
    "Forecast",
    "Hits",
    "Offer",
    "Prepared",
    "Promise",
    "Ruled",
    "Ruleset",
    "Scheme",
    "SeenTable",
    "TableFacts",
    "ability",
    "aims",
    "allowance",
    "backing",
    "bribing",
    "can_lose",
    "counted",
    "defence_dice",
    "exchange",
    "favours",
    "forecast",
    "gear",
    "has_cards_of_price",
    "has_enough",
    "hits_of",
    "hosting_open",
    "in_reach",
    "income",
    "legal",
    "level_of",
    "may_wager",
    "normal_range",
    "on_sand",
    "opponents",
    "payable",
    "payees",
    "price",
    "ranges",
    "reaction_lacks",
    "reaction_payable",
    "reaction_required",
    "required",
    "sets_of",
    "settled",
    "short",
    "speed_attacks",
    "tribute_for",
    "victims",
    "would_defeat",
]
