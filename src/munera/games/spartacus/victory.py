"""Victory and defeat: what the match brings, and the Host's power of life and death.

The bookings come in the order of SP-52: death by Decapitation, Influence for the victory, Favour and Champion,
wagers, thumb, execution.
"""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus import combat, deals, promises, reactions, wagers
from munera.games.spartacus.asking import choose
from munera.games.spartacus.bout import Fighter
from munera.games.spartacus.cards.table import ARENA, GLADIATORS
from munera.games.spartacus.state import Asset, Spartacus
from munera.kernel import Segment

UP, DOWN = "up", "down"

ASKS = {"thumb": (UP, DOWN)}
EVENTS = {
    "favour": ("asset", "card", "seat", "favours"),
    "champion": ("asset", "card", "seat"),
    "champion_spared": ("asset", "card", "seat"),
    "thumb": ("seat", "thumb", "asset", "card", "other"),
}
TERMS = {"thumb": (UP, DOWN), "why": ("victory", "champion", "thumb", "executed")}


def winner(s: Spartacus) -> Fighter:
    return s.fighters[s.bout.winner]


def loser(s: Spartacus) -> Fighter:
    return s.fighters[combat.loser(s)]


# ---------------------------------------------------------------------- victory


async def decided(s: Spartacus) -> None:
    """The loser has yielded, is injured, or is dead and mourned."""
    combat.apply_defeat(s)
    if loser(s).asset not in s.assets:
        await death(s)
    s.step = "victory"


async def death(s: Spartacus) -> None:
    """W34, for a Gladiator only (SP-51)."""
    if loser(s).card in GLADIATORS:
        await reactions.window(s, "combatant_died", loser(s).seat)


async def victory(s: Spartacus) -> None:
    """Influence for the victorious Dominus, Favour for the combatant, then the wagers (SP-SETTLE-1). W32."""
    seat = winner(s).seat
    s.sway(seat, 1, "victory")
    promises.won_match(s, seat)
    give_favour(s, s.assets[winner(s).asset])
    wagers.settle(s)
    beaten = s.assets.get(loser(s).asset)
    if beaten is None:
        close(s)
    elif beaten.champion:
        s.tell("champion_spared", beaten.id, beaten.card, beaten.owner)  # the thumb is up, unasked (SP-90)
        promises.thumb(s, s.host, True)  # noqa: FBT003  # as thumb() tells it
        promises.thumb_pointed(s, s.host)
        close(s)
    else:
        s.step = "thumb"


def give_favour(s: Spartacus, asset: Asset) -> None:
    """A Favour token; the third makes a Champion, who collects no more of them (SP-49)."""
    if asset.champion:
        return
    favours = asset.favour + 1
    if favours < ARENA.champion_favours:
        s.put(asset._replace(favour=favours))
        s.tell("favour", asset.id, asset.card, asset.owner, favours)
    else:
        s.put(asset._replace(favour=0, champion=True))
        s.tell("champion", asset.id, asset.card, asset.owner)
        s.sway(asset.owner, 1, "champion")


def close(s: Spartacus) -> None:
    """Who lives goes home, with all equipment (SP-89)."""
    combat.leave(s)
    s.step = "phase_end"


# ---------------------------------------------------------------------- life and death


async def thumb(s: Spartacus) -> None:
    """W33: the Host decides for any living loser, the own one included (SP-50)."""
    await deals.audience(s, s.host, "thumb")
    beaten = s.assets[loser(s).asset]
    verdict = await choose(s, s.host, "thumb", (UP, DOWN), beaten.id, "SP-THUMB-1")
    s.tell("thumb", s.host, verdict, beaten.id, beaten.card, beaten.owner, knew=(s.host,))
    promises.thumb(s, s.host, verdict == UP)
    promises.thumb_pointed(s, s.host)
    if verdict == UP:
        close(s)
        return
    if beaten.favour:
        s.sway(s.host, -beaten.favour, "thumb")
    s.step = "execution"


async def execution(s: Spartacus) -> None:
    """The card goes to the Market discard pile, be it injured or not (SP-50)."""
    s.discard_asset(s.assets[loser(s).asset], "executed")
    await death(s)
    close(s)


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("arena", "decided"): decided,
    ("arena", "victory"): victory,
    ("arena", "thumb"): thumb,
    ("arena", "execution"): execution,
}
