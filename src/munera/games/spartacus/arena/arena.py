"""The Arena Phase before the match: honour to the Host, invitations, tribute."""

from __future__ import annotations

from collections.abc import Callable

from munera.games.spartacus.cards.table import ARENA
from munera.games.spartacus.combat import combat
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import choose
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Question, Seat, Segment

DECLINE, ACCEPT = "decline", "accept"
PLACES = len(ARENA.starts)

ASKS = {
    "invite": Question(about=("number",), answer=("player",)),
    "invitation": Question((DECLINE, ACCEPT), about=("number",)),
}
EVENTS = {
    "invites": ("seat", "other"),
    "declines": ("seat",),
    "cannot_accept": ("seat",),
    "accepts": ("seat",),
    "no_match": (),
}
TERMS = {"why": ("host", "declined", "tribute")}


# ---------------------------------------------------------------------- honour to the Host


async def honour(s: Spartacus) -> None:
    """The Host gains 1 Influence (W19, SP-ARENA-2)."""
    honour_the_host(s)
    await reactions.quiet(s)
    s.step = "invitation"


def honour_the_host(s: Spartacus) -> None:
    s.invited, s.fighters = (), ()
    s.change_influence(s.host, 1, "host")


# ---------------------------------------------------------------------- invitations


async def invite(s: Spartacus) -> None:
    """The Host invites the next Dominus, until both places are filled or everybody was asked (W20, SP-82)."""
    left = not_invited(s)
    if left:
        await invite_one(s, left)
    else:
        call_off(s)


async def invite_one(s: Spartacus, left: tuple[Seat, ...], rule: str = "SP-INVITE-1") -> None:
    """Invite one of those whom the Host may still invite; the Host chooses."""
    if len(left) > 1:
        await deals.audience(s, s.host, "invitation")
        seat = await choose(s, s.host, "invite", left, len(s.fighters), rule)
    else:
        seat = left[0]  # the Host must go on, at last with the own house (SP-INVITE-6)
    s.invited = (*s.invited, seat)
    s.tell("invites", s.host, seat, already_known_to=(s.host,))
    promises.invites(s, s.host, seat)
    s.step = "invited"


def not_invited(s: Spartacus) -> tuple[Seat, ...]:
    """Whom the Host may invite: each once (SP-32), clockwise, and last the Host itself."""
    return tuple(seat for seat in (*s.others(s.host), s.host) if seat not in s.invited)


async def answer_invitation(s: Spartacus) -> None:
    """The Dominus who was invited accepts or declines; without a ready combatant they decline unasked (SP-82)."""
    seat = s.invited[-1]
    if not s.combatants(seat):
        s.tell("cannot_accept", seat)
        accepted = False
    else:
        answer = await choose(s, seat, "invitation", (DECLINE, ACCEPT), len(s.fighters), "SP-INVITE-5")
        accepted = answer == ACCEPT
        s.tell("accepts" if accepted else "declines", seat, already_known_to=(seat,))
    if accepted:
        s.step = "commit"
    else:
        s.change_influence(seat, -1, "declined")
        s.step = "invitation"


async def commit(s: Spartacus) -> None:
    """Whoever accepted sends a combatant with equipment to the next free place (W21, SP-INVITE-3)."""
    rule = "SP-INVITE-4" if s.fighters else "SP-INVITE-3"
    fighter = await combat.commit(s, s.invited[-1], len(s.fighters), rule)
    s.fighters = (*s.fighters, fighter)
    await reactions.window(s, "combatant_committed")
    if len(s.fighters) < PLACES:
        s.step = "invitation"
    else:
        promises.invitations_over(s)
        s.step = "tribute"


def call_off(s: Spartacus) -> None:
    """Too few have accepted: what was committed returns, and the phase is over (SP-INVITE-7, SP-82)."""
    promises.invitations_over(s)
    s.tell("no_match")
    combat.leave(s)
    s.step = "phase_end"


# ---------------------------------------------------------------------- tribute


async def tribute(s: Spartacus) -> None:
    """The Bank pays for the Favour, or for the Champion, on the committed combatants (SP-34)."""
    for fighter in s.fighters:
        s.bank_pays(fighter.seat, tribute_for(s.assets[fighter.asset]), "tribute")
    s.queue = s.priority()
    s.step = "wagers"


def tribute_for(asset: Asset) -> int:
    """The coins that the Bank pays for one committed combatant."""
    return ARENA.champion_tribute if asset.champion else ARENA.tribute * asset.favour


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("arena", "honour"): honour,
    ("arena", "invitation"): invite,
    ("arena", "invited"): answer_invitation,
    ("arena", "commit"): commit,
    ("arena", "tribute"): tribute,
}
