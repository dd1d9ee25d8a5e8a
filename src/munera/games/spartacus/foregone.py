"""Questions whose answer is foregone: whoever plays alone with bots is not asked them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, cast

from munera.games.spartacus.arena.arena import ACCEPT, not_invited
from munera.games.spartacus.cards.table import HARMS_TARGET, Card
from munera.games.spartacus.deals import deals, promises
from munera.games.spartacus.intrigue.marks import marked
from munera.games.spartacus.intrigue.schemes import ANNOUNCE, CONFIRM, TAKE_BACK
from munera.games.spartacus.intrigue.support import BRIBE, IMPROVING, REQUEST
from munera.games.spartacus.intrigue.targets import victims
from munera.games.spartacus.table.asking import PASS
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Seat, Space

SLIGHT: Final = ("sc-bribe-the-guards", "sc-robbery")  # Schemes that cost less than what foils them
COIN, SLAVE = ("coin",), ("slave",)  # what a Scheme takes
MANY: Final = 3  # times as many coins as a Scheme takes
NOBODY: Final = 2  # coins: whoever is worth no more, and nobody's favourite, is not worth a card
FEW_COINS: Final = 3  # with so many nobody wins a lot from those who have twice as many, if these want it
ONE_COIN: Final = 1
BY_NAME: Final = ("id", "copies", "starting", "extra", "source", "sources")  # in what else names differ


def foregone(s: Spartacus, ask: AnyAsk, slight: Sequence[str] = SLIGHT) -> tuple[Option] | None:
    """The answer that anybody would give, as a 1-tuple; None where there is a choice to make.

    slight: the Schemes that nobody would foil, for what that costs.
    """
    if ask.kind == "invitation":
        return _own_invitation(s, ask)
    if ask.kind == "audience":
        return None if _bargains(s, ask.seat) else (deals.READY,)
    if ask.kind == "react":
        return _only_against_oneself(s, ask)
    if ask.kind == "foil":
        return _not_worth_a_card(s, ask, slight)
    if ask.kind == "prepared":
        return _prepared_for_oneself(s, ask)
    if ask.kind == "announced":
        return _for_oneself_alone(ask)
    if ask.kind == "pick":
        return _alike(s, ask)
    if ask.kind == "bid":
        return _outbid_by_all(s, ask)
    return None


def _own_invitation(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """A Host who chose their own House though another was left has accepted; who comes last by force is asked."""
    chosen = ask.seat == s.host and bool(not_invited(s))
    return (ACCEPT,) if chosen else None


def _bargains(s: Spartacus, seat: Seat) -> bool:
    """Is an offer of this seat, or to it, open? Or would the Host take more than it has offered in this phase?"""
    if any(seat == offer.maker or seat in offer.to for offer in s.offers):
        return True
    of_host = (one for one in s.refusals if one.offer.maker == seat and one.seat == s.host)
    return any(one.why[:1] in ((deals.PRICE,), ("too_little",)) for one in of_host)


def _only_against_oneself(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """Nobody plays a Reaction that would harm no House but their own."""

    def harms_oneself(option: Any) -> bool:
        if not isinstance(option, tuple) or len(option) != 3 or option[1] not in s.rules.reactions:
            return False
        _, card, target = option
        return target == ask.seat and s.rules.cards[card].harm == HARMS_TARGET

    if isinstance(ask.options, Space):
        return None
    others = [option for option in ask.options if option != PASS]
    return (PASS,) if others and all(map(harms_oneself, others)) else None


def _not_worth_a_card(s: Spartacus, ask: AnyAsk, slight: Sequence[str]) -> tuple[Option] | None:
    """Nobody spends a card to foil an affair of others (SP-ASK-5), or what costs no more than it (SP-ASK-8, 10).

    Who has given their word to foil the schemer, or not to, is asked.
    """
    about: Any = ask.about
    schemer, card, targets = about
    if _has_promised(s, ask.seat, (promises.FOIL, promises.NO_FOIL)):
        return None
    concerned = ask.seat in targets or ask.seat in victims(s, schemer, card, targets)
    row = s.rules.cards[card]
    of_others = not concerned and not _raises_influence(row)
    return (PASS,) if of_others or card in slight or _costs_little(s, ask.seat, row) else None


def _has_promised(s: Spartacus, seat: Seat, kinds: Sequence[str]) -> bool:
    """Has this seat given its word for one of these, and could still keep or break it?"""
    return any(word.promise[0] in kinds and promises.live(s, word) for word in s.ledger if word.by == seat)


def _raises_influence(row: Card) -> bool:
    return any(n > 0 for n in (row.influence, row.influence_self, row.influence_others, row.influence_chosen))


def _costs_little(s: Spartacus, seat: Seat, row: Card) -> bool:
    """Does a Scheme cost this seat a few of many coins, or somebody who would not be missed (SP-ASK-10)?"""
    if any((row.influence, row.influence_self, row.influence_others)):
        return False
    if row.injures:  # the schemer chooses who
        return all(_is_nobody(s, asset) for asset in s.ready(seat, *row.target_has))
    if row.discards and row.target_has == SLAVE:  # and here the target does
        return any(_is_nobody(s, asset) for asset in s.ready(seat, *row.target_has))
    return row.target_has == COIN and s.coins[seat] >= MANY * row.coins


def _is_nobody(s: Spartacus, asset: Asset) -> bool:
    return not asset.favour and s.rules.cards[asset.card].value <= NOBODY


def _prepared_for_oneself(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """A prepared Scheme that can be aimed at nobody but its schemer is announced if enough counts (SP-ASK-12).

    It costs nothing, and all that could be done for it is to ask for support that it does not need. Who could
    spend coins on it is asked.
    """
    if isinstance(ask.options, Space):
        return None
    left: list[Any] = [option for option in ask.options if option != TAKE_BACK]
    announced: Option = (ANNOUNCE, (ask.seat,))
    row = s.rules.cards[marked(s, s.face_down).card]
    alone = [option for option in left if option[0] != REQUEST] == [announced]
    return (announced,) if alone and not (row.price_coins or row.kinds_of_price) else None


def _for_oneself_alone(ask: AnyAsk) -> tuple[Option] | None:
    """A Scheme that can be aimed at nobody but its schemer is confirmed once it is announced (SP-ASK-6).

    Enough counts for it already, and nobody would pay for another Target. Who could spend coins on it is asked.
    """
    about: Any = ask.about
    _, targets = about
    if targets != (ask.seat,) or isinstance(ask.options, Space):
        return None
    others: list[Any] = [option for option in ask.options if option != CONFIRM]
    return (CONFIRM,) if all(option[0] in IMPROVING and option[0] != BRIBE for option in others) else None


def _alike(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """Which of several cards that differ by their names alone is nobody's concern (SP-ASK-7)."""
    options = ask.options
    if isinstance(options, Space):
        return None
    among: list[Any] = [s.assets[id] for id in cast("Sequence[int]", options)]
    if len({asset._replace(id=0, card="") for asset in among}) > 1:
        return None
    rows = [printed(s.rules.cards[asset.card]) for asset in among]
    return (options[0],) if all(row == rows[0] for row in rows) else None


def _outbid_by_all(s: Spartacus, ask: AnyAsk) -> tuple[Option] | None:
    """With few coins one wins a lot only if nobody else wants it, where all others have twice as many (SP-ASK-11).

    What a purse holds is no secret: all that is paid and given is public (SP-OPTION-4). A coin is bid for what the
    Bank pays more for. In the first round of bids only: those who tie decide themselves whether to go on.
    """
    seat, lot = ask.seat, ask.about
    coins = s.coins[seat]
    if not isinstance(lot, int) or not 0 < coins <= FEW_COINS or s.staked[seat]:
        return None
    rivals = [other for other in s.queue if other != seat]
    if not rivals or min(s.coins[other] for other in rivals) < 2 * coins:
        return None
    if deals.offered_coins(s, seat, seat) or _has_promised(s, seat, (promises.NO_BID, promises.BID_AT_MOST)):
        return None
    return (ONE_COIN if s.rules.cards[s.row[lot]].value > ONE_COIN else 0,)


def printed(row: Card) -> dict[str, Any]:
    """What a card says, but for its name; what only an expansion prints counts where it is there."""
    said = {field.name: (getattr(row, field.name), field.default) for field in fields(row)}
    return {name: value for name, (value, default) in said.items() if name not in BY_NAME and value != default}
