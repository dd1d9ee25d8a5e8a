"""Upkeep: refresh cards, heal injuries, balance the ledgers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from munera.games.spartacus.intrigue import reactions
from munera.games.spartacus.table.asking import NO, PASS, YES, choose, choose_sealed, pick_asset
from munera.games.spartacus.table.facts import TableFacts
from munera.games.spartacus.table.records import Asset
from munera.games.spartacus.table.state import Spartacus, counted
from munera.kernel import Ask, Question, Seat, Segment, Space, Stream
from munera.kernel.grammar import Grammar, some

HEALED, STILL_INJURED = 4, 2  # from 4 on they are healed, from 2 on still injured, below that dead
KEEP = 1  # the coins that a gladiator costs
EARNS = 1  # the coins that a slave brings

ASKS = {
    "healer": Question((PASS,), about=("asset",), answer=("asset",)),
    "healer_welcome": Question((NO, YES), about=("asset", "asset")),
    "ledger": Question(answer=("assets*",)),
}
EVENTS = {
    "new_round": ("number",),
    "refreshes": ("seat", "assets*"),
    "heal_rolls": ("asset", "card", "seat", "dice*"),
    "uses_asset": ("seat", "asset", "card"),
    "healer_welcome": ("seat", "other"),
    "healer_refused": ("seat", "other"),
    "heals": ("asset", "card", "seat"),
    "stays_injured": ("asset", "card", "seat"),
    "keeps": ("seat", "assets*"),
}
TERMS = {"why": ("income", "upkeep", "freed", "died")}


async def refresh(s: Spartacus) -> None:
    """W01: all exhausted assets without an injury become ready."""
    s.tell("new_round", s.round)
    s.bids = s.sales = ()
    for seat in s.priority():
        tired = [a for a in s.of(seat) if refreshes(a)]
        for asset in tired:
            s.refresh(asset)
        if tired:
            s.tell("refreshes", seat, *(a.id for a in tired))
    s.step = "heal"


def refreshes(asset: Asset) -> bool:
    return not asset.ready and not asset.injured


# ---------------------------------------------------------------------- heal injuries


async def heal(s: Spartacus) -> None:
    """The Domini heal in turn; the order of one's own matters only through Healers, healed or not (SP-72)."""
    for seat in s.priority():
        waiting = [a for a in s.of(seat) if a.injured]
        while waiting:
            patient = waiting[0]
            if healers(s) or any(heals(s, a) for a in waiting):
                patient = await pick_asset(s, seat, waiting, "heal", "SP-72")
            waiting.remove(patient)
            await healing_roll(s, patient)
    s.step = "ledger"


async def healing_roll(s: Spartacus, patient: Asset) -> None:
    """Roll for an injured asset. One that is twice blessed rolls two dice and uses the better one (SP-HOOK-20)."""
    blessed = s.rules.cards[patient.card].ability == "twice-blessed"
    dice = s.dice(s.rules.cards[patient.card].dice if blessed else 1)
    tell_roll(s, patient, dice)
    while max(dice) < HEALED and await healer_helps(s, patient):
        dice[dice.index(min(dice))] = s.roll()
        tell_roll(s, patient, dice)
    s.healing = max(dice)
    if s.healing < STILL_INJURED:
        s.rolling = True
        await reactions.window(s, "heal_rolled", patient.owner)
        s.rolling = False
    if s.healing >= HEALED:
        s.refresh(patient)
        s.tell("heals", patient.id, patient.card, patient.owner)
    elif s.healing >= STILL_INJURED:
        s.tell("stays_injured", patient.id, patient.card, patient.owner)
    else:
        s.discard_asset(patient, "died")
    s.healing = 0


def tell_roll(s: Spartacus, patient: Asset, dice: list[int]) -> None:
    s.tell("heal_rolls", patient.id, patient.card, patient.owner, *dice, already_known_to=())


def heals(s: Spartacus, asset: Asset) -> bool:
    return s.rules.cards[asset.card].ability == "healer"


def healers(s: Spartacus) -> list[Asset]:
    return [a for a in s.assets.values() if a.ready and heals(s, a)]


async def healer_helps(s: Spartacus, patient: Asset) -> bool:
    """W02: owners of ready Healers in priority order; for another house only if its Dominus agrees (SP-24)."""
    for seat in s.priority():
        own = [a for a in healers(s) if a.owner == seat]
        if not own:
            continue
        s.rolling = True
        chosen: Any = await choose(s, seat, "healer", (PASS, *(a.id for a in own)), patient.id, "SP-HEAL-5")
        s.rolling = False
        if chosen == PASS:
            s.tell("passes", seat, already_known_to=(seat,))
            continue
        healer = s.assets[chosen]
        s.tell("uses_asset", seat, healer.id, healer.card, already_known_to=(seat,))
        if seat != patient.owner and not await is_welcome(s, healer, patient):
            continue
        s.exhaust(healer)
        return True
    return False


async def is_welcome(s: Spartacus, healer: Asset, patient: Asset) -> bool:
    s.rolling = True
    answer = await choose(s, patient.owner, "healer_welcome", (NO, YES), (healer.id, patient.id), "SP-24")
    s.rolling = False
    kind = "healer_welcome" if answer == YES else "healer_refused"
    s.tell(kind, patient.owner, healer.owner, already_known_to=(patient.owner,))
    return answer == YES


# ---------------------------------------------------------------------- balance the ledgers


class Ledger(Space[tuple[int, ...]]):
    """The gladiators that one pays for: any of the ready ones, at most as many as one has coins (SP-25)."""

    def __init__(self, s: Spartacus, seat: Seat) -> None:
        self.ids = tuple(a.id for a in by_worth(s, s.ready(seat, "gladiator")))
        self.most = min(len(self.ids), (s.coins[seat] + income(s, seat)) // KEEP)

    def __contains__(self, option: object) -> bool:
        return (
            type(option) is tuple
            and len(option) <= self.most
            and all(type(id) is int and id in self.ids for id in option)
            and list(option) == sorted(set(option))
        )

    def __bool__(self) -> bool:
        return True

    def sample(self, stream: Stream) -> tuple[int, ...]:
        ids = list(self.ids)
        stream.shuffle(ids)
        few = stream.below(self.most + 1) if stream.below(2) else self.most
        return tuple(sorted(ids[:few]))

    def default(self) -> tuple[int, ...]:
        """As many as possible, the most valuable first (SP-ASK-2)."""
        return tuple(sorted(self.ids[: self.most]))

    def grammar(self) -> Grammar:
        return some([(id,) for id in sorted(self.ids)], self.most)

    def describe(self) -> object:
        return {"gladiators": list(self.ids), "most": self.most}


def by_worth(s: Spartacus, gladiators: list[Asset]) -> list[Asset]:
    return sorted(gladiators, key=lambda a: (not a.champion, -s.rules.cards[a.card].value, -a.favour, a.id))


async def ledger(s: Spartacus) -> None:
    """All name their gladiators in secret; the results are booked in turn, the Host first (SP-73)."""
    asked = [seat for seat in s.priority() if s.ready(seat, "gladiator")]
    kept = await choose_sealed(
        s, [Ask(seat, "ledger", lambda seat: Ledger(s, seat), None, "SP-25") for seat in asked]
    )
    for seat, keeps in zip(asked, kept, strict=True):
        s.tell("keeps", seat, *keeps, already_known_to=())
    for seat in s.priority():
        keeps = kept[asked.index(seat)] if seat in asked else ()
        s.bank_pays(seat, income(s, seat), "income")
        for asset in s.ready(seat, "gladiator"):
            if asset.id not in keeps:
                s.discard_asset(asset, "freed")
        s.pay_bank(seat, KEEP * len(keeps), "upkeep")
    s.step = "balanced"


def income(s: TableFacts, seat: Seat) -> int:
    """What the ready slaves earn (SP-LEDGER-1)."""
    return EARNS * s.count(seat, "slave")


class Forecast(NamedTuple):
    """What an Upkeep would take for all gladiators, and bring."""

    pays: int
    earns: int


def forecast(s: TableFacts, seat: Seat, *more: str) -> Forecast:
    """What the next Upkeep takes and brings if a house stays as it is, or gets these cards, and nobody heals."""
    able = [a.card for a in s.of(seat) if a.ready or refreshes(a)]
    able += more
    return Forecast(
        KEEP * sum(card in s.rules.gladiators for card in able),
        counted(s.rules, (card for card in able if card in s.rules.slaves)),
    )


async def balanced(s: Spartacus) -> None:
    """W03: the window is open as long as anything changes that its reactions look at (SW-35)."""
    before: object = None
    while before != (now := (tuple(s.influence), tuple(map(bool, s.coins)))):
        before = now
        await reactions.window(s, "ledger_balanced")
        await reactions.quiet(s)
    s.step = "phase_end"


SEGMENTS: dict[tuple[str, str], Callable[[Spartacus], Segment]] = {
    ("upkeep", "refresh"): refresh,
    ("upkeep", "heal"): heal,
    ("upkeep", "ledger"): ledger,
    ("upkeep", "balanced"): balanced,
}
