"""Victory and defeat: what the match brings, and the Host's power of life and death.

The bookings come in the order of SP-52: death by Decapitation, Influence for the victory, Favour and Champion,
wagers, thumb, execution.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from munera.games.spartacus.arena import wagers
from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat import combat
from munera.games.spartacus.combat.bout import Fighter
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat, Segment

UP, DOWN = "up", "down"
GLORY, RENOWN = 1, 1  # the influence that a victory brings, and a new Champion

ASKS = {"thumb": Question((UP, DOWN), about=("asset",))}
EVENTS = {
    "favour": ("asset", "card", "seat", "favours"),
    "champion": ("asset", "card", "seat"),
    "champion_spared": ("asset", "card", "seat"),
    "thumb": ("seat", "thumb", "asset", "card", "other"),
}
TERMS = {"thumb": (UP, DOWN), "why": ("victory", "champion", "thumb", "executed")}


def winning_houses(s: Spartacus) -> list[Seat]:
    """Who has a combatant in the team that won, the Host first."""
    winners = {s.fighters[side].seat for side in combat.winners(s)}
    return [seat for seat in s.priority() if seat in winners]


def living(s: Spartacus, sides: list[int]) -> list[Asset]:
    """The combatants on these sides who are not dead."""
    return [asset for side in sides if (asset := s.assets.get(s.fighters[side].asset))]


# ---------------------------------------------------------------------- victory


async def decided(s: Spartacus) -> None:
    """Carry out each defeat: the beaten have yielded, are injured, or are dead and mourned."""
    for side in s.bout.fallen:
        combat.apply_defeat(s, side)
        if s.fighters[side].asset not in s.assets:
            await death(s, s.fighters[side])
    s.step = "victory"


async def death(s: Spartacus, fighter: Fighter) -> None:
    """Reactions to the death of a combatant may be played if it was a Gladiator (W34, SP-51)."""
    if fighter.card in s.rules.gladiators:
        await reactions.window(s, "combatant_died", fighter.seat)


async def victory(s: Spartacus) -> None:
    """Influence for the victorious Dominus, Favour for the combatant, then the wagers (W32, SP-SETTLE-1)."""
    for seat in winning_houses(s):
        s.change_influence(seat, GLORY, "victory")
        promises.won_match(s, seat)
    for asset in living(s, combat.winners(s)):
        give_favour(s, asset)
    pay_purses(s)
    wagers.settle(s)
    beaten = living(s, combat.losers(s))
    champions = [asset for asset in beaten if asset.champion]
    for asset in champions:
        s.tell("champion_spared", asset.id, asset.card, asset.owner)  # the thumb is up, unasked (SP-90)
    if champions:
        judged(s, champions, UP)
        promises.thumb(s, s.host, True)  # noqa: FBT003  # as thumb() tells it
        promises.thumb_pointed(s, s.host)
    s.step = "homecoming" if champions or not beaten else "thumb"


async def homecoming(s: Spartacus) -> None:
    """Nobody is judged, and all go home. It is a step of its own, so that the victory is seen on the sand."""
    close(s)


def pay_purses(s: Spartacus) -> None:
    """What some combatants' abilities bring for a victory, be they alive or not."""
    for side in combat.winners(s):
        fighter, ability = s.fighters[side], combat.ability(s, side)
        if ability in s.rules.combat.purses:
            s.bank_pays(fighter.seat, s.rules.cards[fighter.card].coins, ability)


def give_favour(s: Spartacus, asset: Asset) -> None:
    """A Favour token; the third makes a Champion, who collects no more of them (SP-49)."""
    if asset.champion:
        return
    favours = asset.favour + 1
    if not rises(asset):
        s.put(asset._replace(favour=favours))
        s.tell("favour", asset.id, asset.card, asset.owner, favours)
    else:
        s.put(asset._replace(favour=0, champion=True))
        s.tell("champion", asset.id, asset.card, asset.owner)
        s.change_influence(asset.owner, RENOWN, "champion")


def rises(asset: Asset) -> bool:
    """Does the next Favour make this one a Champion?"""
    return not asset.champion and asset.favour + 1 >= ARENA.champion_favours


def close(s: Spartacus) -> None:
    """Those who live go home, with all equipment (SP-89)."""
    combat.leave(s)
    s.step = "phase_end"


# ---------------------------------------------------------------------- life and death


async def thumb(s: Spartacus) -> None:
    """The Host decides about the living losers, be one of them the Host's own (W33, SP-50)."""
    await deals.audience(s, s.host, "thumb")
    beaten = living(s, combat.losers(s))
    about: Option = beaten[0].id if len(beaten) == 1 else tuple(asset.id for asset in beaten)
    verdict = await choose(s, s.host, "thumb", (UP, DOWN), about, "SP-THUMB-1")
    for asset in beaten:
        s.tell("thumb", s.host, verdict, asset.id, asset.card, asset.owner, already_known_to=(s.host,))
    judged(s, beaten, verdict)
    promises.thumb(s, s.host, verdict == UP)
    promises.thumb_pointed(s, s.host)
    if verdict == UP:
        close(s)
        return
    if favours := price_of_thumb(s):
        s.change_influence(s.host, -favours, "thumb")
    s.step = "execution"


def judged(s: Spartacus, beaten: Sequence[Asset], verdict: str) -> None:
    """It is written down what became of them."""
    ids = [asset.id for asset in beaten]
    s.fighters = tuple([one._replace(thumb=verdict) if one.asset in ids else one for one in s.fighters])


def price_of_thumb(s: Spartacus) -> int:
    """The Influence that a thumb down costs the Host: the Favour of all who would die."""
    return sum(asset.favour for asset in living(s, combat.losers(s)))


async def execution(s: Spartacus) -> None:
    """The card goes to the Market discard pile, be it injured or not (SP-50)."""
    for side in combat.losers(s):
        if (asset := s.assets.get(s.fighters[side].asset)) is not None:
            s.discard_asset(asset, "executed")
            await death(s, s.fighters[side])
    close(s)


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("arena", "decided"): decided,
    ("arena", "victory"): victory,
    ("arena", "homecoming"): homecoming,
    ("arena", "thumb"): thumb,
    ("arena", "execution"): execution,
}
