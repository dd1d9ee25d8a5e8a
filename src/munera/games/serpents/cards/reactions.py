"""What the reactions of the expansion do, when nothing has answered them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from munera.games.serpents import opposed, scheming, seppius, varinius
from munera.games.serpents.cards.table import printed
from munera.games.serpents.state import as_serpents
from munera.games.spartacus.arena import victory
from munera.games.spartacus.cards.reactions import whispered_rumors
from munera.games.spartacus.combat import combat
from munera.games.spartacus.intrigue import marks, reactions, support
from munera.games.spartacus.intrigue.reactions import PLAY
from munera.games.spartacus.intrigue.schemes import ANNOUNCE, CONFIRM, SCHEME_ANNOUNCED, TAKE_BACK, TARGET
from munera.games.spartacus.rounds.upkeep import STILL_INJURED
from munera.games.spartacus.ruleset import Improver, ReactionCards
from munera.games.spartacus.table.asking import PASS, pick_asset
from munera.games.spartacus.table.records import NOBODY, Asset, Declared, Prepared
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Option, Question, Seat, Segment

reaction: ReactionCards = ReactionCards()

MERCY, TITHE = "re-mercy-of-the-gods", "re-tithe-to-the-mighty"
WHISPER, FRIEND = "re-whisper-from-below", "re-a-friend-in-the-senate"
SUBMIT = "re-submit-to-your-betters"
SPECTACLE, STRAPS, ROAR = "re-a-spectacle-of-blood-and-death", "re-loosened-straps", "re-roar-of-the-mob"

EVENTS = {
    "bid_cut": ("seat", "other", "coins"),
    "lends_support": ("seat", "other", "number", "support"),
    "mob_spares": ("seat",),
}
TERMS = {
    "window": ("heal_rolled", "ledger_balanced", "bids_revealed", "host_honoured", "combatant_committed", "thumb"),
    "why": ("tithe",),
}


# ---------------------------------------------------------------------- upkeep


def dying(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """The house whose card would die of this healing roll."""
    return [subject] if s.healing < STILL_INJURED else []


@reaction(MERCY, aims=dying)
async def mercy_of_the_gods(s: Spartacus, it: Declared) -> None:
    """SET_ROLL (SW-34)."""
    s.healing = printed(s, it.card).sets_roll


def tithed(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    least = s.rules.cards[TITHE].at_least
    return [d for d in s.others(seat) if s.coins[d] >= least and opposed.allows(s, TITHE, seat, d)]


@reaction(TITHE, aims=tithed)
async def tithe_to_the_mighty(s: Spartacus, it: Declared) -> None:
    s.pay(it.target, it.seat, min(s.rules.cards[it.card].coins, s.coins[it.target]), "tithe")


# ---------------------------------------------------------------------- schemes


def of_the_mightier(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """The schemer is the target (SW-03)."""
    return [NOBODY] if opposed.allows(s, WHISPER, seat, s.active) else []


reaction(WHISPER, aims=of_the_mightier)(whispered_rumors)


def befriended(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """The schemer at any time; the others are asked once for the scheme as it is (SW-67)."""
    return [] if seat != s.active and scheming.considered(s, seat) else [NOBODY]


@reaction(FRIEND, aims=befriended)
async def friend_in_the_senate(s: Spartacus, it: Declared) -> None:
    """SUPPORT: it counts for the scheme like influence (SW-12)."""
    mark = scheming.under_way(s)
    support = printed(s, it.card).support
    marks.change(s, mark._replace(support=mark.support + support))
    s.tell("lends_support", it.seat, s.active, mark.number, support)


def own_friends(s: Spartacus, seat: Seat, mark: Prepared) -> list[Option]:  # noqa: ARG001
    """The schemer plays it as one of the options of the scheme."""
    return [(PLAY, FRIEND)] if FRIEND in s.hands[seat] and reactions.may_play(s, seat, FRIEND, NOBODY) else []


async def befriend(s: Spartacus, seat: Seat, mark: Prepared, card: str) -> None:  # noqa: ARG001
    await reactions.declare(s, seat, card, SCHEME_ANNOUNCED)


IMPROVERS: Final = {PLAY: Improver(own_friends, befriend)}

# What the new houses and this card add to questions of Spartacus, and to the one of a scheme that falls short.
IMPROVING = {**support.IMPROVING, varinius.DEMAND: ("other", "shown"), PLAY: ("card",)}
ASKS = {
    "react": Question(
        {PASS: (), PLAY: ("card", "other"), seppius.MEDDLE: ("guards",), varinius.DEMAND: ("other",)},
        about=("window", "other"),
    ),
    "prepared": Question({TAKE_BACK: (), **IMPROVING, ANNOUNCE: ("targets*",)}, about=("mark",)),
    "announced": Question({CONFIRM: (), TARGET: ("targets*",), **IMPROVING}, about=("card", "targets")),
    "short": Question({TAKE_BACK: (), **IMPROVING}, about=("card", "targets")),
    "thumb": Question((victory.UP, victory.DOWN), about=("judged*",)),
}


# ---------------------------------------------------------------------- market


def bidders(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """Whoever is still in with a coin or more, and has less influence (SW-66)."""
    return [d for d in s.queue if s.staked[d] and opposed.allows(s, SUBMIT, seat, d)]


@reaction(SUBMIT, aims=bidders)
async def submit_to_your_betters(s: Spartacus, it: Declared) -> None:
    """BID: what is cut off goes back to the bidder (SW-04)."""
    s.tell("bid_cut", it.seat, it.target, s.take_from_stake(it.target, -printed(s, it.card).bid))


# ---------------------------------------------------------------------- arena


def not_bound_yet(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """Once the Host must declare a Primus, a second copy would do nothing (SW-15)."""
    return [] if as_serpents(s).primus else [NOBODY]


@reaction(SPECTACLE, aims=not_bound_yet)
async def spectacle_of_blood_and_death(s: Spartacus, it: Declared) -> None:  # noqa: ARG001
    """PRIMUS."""
    as_serpents(s).primus = True


def straps(s: Spartacus) -> list[Asset]:
    """The ready equipment of who was committed last."""
    return [a for id in s.fighters[-1].gear if (a := s.assets[id]).ready]


def equipped(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    owner = s.fighters[-1].seat
    return [owner] if owner != seat and straps(s) else []


@reaction(STRAPS, aims=equipped)
async def loosened_straps(s: Spartacus, it: Declared) -> None:
    """What is exhausted stays with the combatant, without effect (SW-14)."""
    s.exhaust(await pick_asset(s, it.seat, straps(s), it.card, "SW-14"))


def under_the_thumb(s: Spartacus, seat: Seat, subject: Seat) -> list[Seat]:  # noqa: ARG001
    """The Host is the target (SW-03)."""
    return [NOBODY] if not as_serpents(s).spared and opposed.allows(s, ROAR, seat, s.host) else []


@reaction(ROAR, aims=under_the_thumb)
async def roar_of_the_mob(s: Spartacus, it: Declared) -> None:
    """SPARE."""
    as_serpents(s).spared = True
    s.tell("mob_spares", it.seat)


async def thumb(s: Spartacus) -> None:
    """W33: before the audience the mob may speak; then the Host is not asked (SW-62)."""
    await reactions.window(s, "thumb")
    if as_serpents(s).spared:
        victory.judged(s, victory.living(s, combat.losers(s)), victory.UP)
        victory.close(s)
    else:
        await victory.thumb(s)


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {("arena", "thumb"): thumb}
