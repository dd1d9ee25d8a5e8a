"""What a seat sees of the table, and what it may imagine of the rest."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from munera.games.for_glory.anytime import reserve_cost
from munera.games.for_glory.cards.table import CARDS, GLADIATORS, RESERVABLE
from munera.games.for_glory.money import completions
from munera.games.for_glory.registration import fee
from munera.games.for_glory.state import DRAWN, NOBODY, Gladiator, Glory
from munera.games.for_glory.strength import (
    agility,
    attack,
    bloodlust,
    boast,
    influence,
    initiative_total,
    needed,
    silenced,
)
from munera.games.for_glory.supply import buyable, price
from munera.kernel import Seat, Stream
from munera.kernel.state import take


class GladiatorView(TypedDict):
    """A gladiator in an arena: his strength as it is now. `assigned`: damage that has not resolved yet."""

    id: int
    card: str
    owner: int
    ready: bool
    attack: int
    agility: int
    health: int
    damage: int
    assigned: int
    unpreventable: int
    silenced: bool
    spent: bool


class ArenaView(TypedDict):
    """An arena in the middle of the table. `agility`: what both sides bring to initiative there."""

    id: int
    card: str
    lasting: bool
    holder: int | None
    ready: bool
    active: bool
    gladiators: list[GladiatorView]
    agility: list[int]


class ThingView(TypedDict):
    """A patron or an arena in a villa."""

    id: int
    card: str
    ready: bool


class WindowView(TypedDict):
    """The open reaction window: what is answered, by whom it was caused, and who has just left an arena."""

    kind: str
    place: int
    subject: int | None
    gone: list[LeftView]


class LeftView(TypedDict):
    """A gladiator who has just left. Some can still do something."""

    id: int
    card: str
    owner: int


class PlayerView(TypedDict):
    """A player, as everybody sees him.

    `known`: cards that are surely in his hand; `held`: surely in hand, in reserve or laid face down on his deck;
    `unseen`: all he owns that is not face up. `tops`: what lies on his deck for all to know, top last. `buy_back`:
    the price of his reserve.
    """

    coins: int
    glory: int
    hand: int
    deck: int
    reserve: int
    buy_back: int
    discard: list[str]
    patrons: list[ThingView]
    arenas: list[ThingView]
    influence: int
    needed: int
    known: list[str]
    held: list[str]
    unseen: list[str]
    tops: list[str | None]


class GloryView(TypedDict):
    """`owed`: what is still to be paid. `own_tops`: the cards that the viewer put on top of his own deck.

    `prices`: what a card of the supply costs, or in late registration one's own gladiators.
    """

    phase: str
    step: str
    active: int
    favor: int
    turn: int
    round: int
    initiative: int | None
    struck: bool
    tactics: int
    bloodlust: int
    boast: int
    boasts: int
    victory: int
    arenas: list[ArenaView]
    arena_deck: int
    rows: list[list[str]]
    supply: list[int]
    withdrawn: list[list[str]]
    removed: list[str]
    table: list[list[str | int]]
    windows: list[str]
    window: WindowView | None
    owed: int
    discount: int
    prices: dict[str, int]
    to_hand: int
    players: list[PlayerView]
    hand: list[str]
    reserve: list[str]
    own_tops: list[str]
    winner: int | None


def view(s: Glory, seat: Seat | None) -> GloryView:
    return GloryView(
        phase=s.phase,
        step=s.step,
        active=s.active,
        favor=s.favor,
        turn=s.turns,
        round=s.rounds,
        initiative=None if s.initiative == NOBODY else s.initiative,
        struck=s.struck,
        tactics=s.tactics,
        bloodlust=bloodlust(s),
        boast=boast(s),
        boasts=len(s.boasts),
        victory=int(str(s.options["victory"])),
        arenas=[arena(s, place) for place in range(3)],
        arena_deck=len(s.arena_deck),
        rows=[list(row) for row in s.rows],
        supply=[len(deck) for deck in s.supply],
        withdrawn=[sorted(pile) for pile in s.withdrawn],
        removed=sorted(s.removed),
        table=[list(entry) for entry in s.table],
        windows=[window.kind for window in s.windows],
        window=_window(s),
        owed=s.owed,
        discount=s.discounts,
        prices=_prices(s, seat),
        to_hand=s.sales,
        players=[player(s, 0), player(s, 1)],
        hand=[] if seat is None else sorted(s.hands[seat]),
        reserve=[] if seat is None else sorted(s.reserve[seat]),
        own_tops=[] if seat is None else _top(s, seat),
        winner=None if s.winner in (NOBODY, DRAWN) else s.winner,
    )


def _window(s: Glory) -> WindowView | None:
    if not s.windows:
        return None
    it = s.windows[-1]
    gone = [LeftView(id=left.id, card=left.card, owner=left.owner) for left in it.gone]
    return WindowView(kind=it.kind, place=it.place, subject=it.subject or None, gone=gone)


def _prices(s: Glory, seat: Seat | None) -> dict[str, int]:
    if s.phase != "registration":
        return {card: price(s, card) for card in buyable(s)}
    hand = [] if seat is None else sorted(GLADIATORS.intersection(s.hands[seat]))
    return {card: fee(s, seat or 0, card) for card in hand}


def _top(s: Glory, seat: Seat) -> list[str]:
    count = len(s.tops[seat])
    return s.decks[seat][-count:] if count else []


def player(s: Glory, seat: Seat) -> PlayerView:
    return PlayerView(
        coins=s.coins[seat],
        glory=s.glory[seat],
        hand=len(s.hands[seat]),
        deck=len(s.decks[seat]),
        reserve=len(s.reserve[seat]),
        buy_back=reserve_cost(s, seat),
        discard=list(s.discard[seat]),
        patrons=[ThingView(id=p.id, card=p.card, ready=p.ready) for p in s.patrons.values() if p.owner == seat],
        arenas=[
            ThingView(id=a.id, card=a.card, ready=a.ready)
            for a in s.arenas.values()
            if a.holder == seat and a.id not in s.slots
        ],
        influence=influence(s, seat),
        needed=needed(s, seat),
        known=sorted(s.known[seat]),
        held=sorted(s.held[seat]),
        unseen=s.hidden(seat),
        tops=[card if seen else None for card, seen in zip(_top(s, seat), s.tops[seat], strict=True)],
    )


def arena(s: Glory, place: int) -> ArenaView:
    it = s.arenas.get(s.slots[place])
    return ArenaView(
        id=s.slots[place],
        card=it.card if it else "",
        lasting=place == 2,
        holder=None if it is None or it.holder == NOBODY else it.holder,
        ready=it is None or it.ready,
        active=place == s.field,
        gladiators=[gladiator(s, g) for g in s.at(place)],
        agility=[initiative_total(s, 0, place), initiative_total(s, 1, place)],
    )


def gladiator(s: Glory, g: Gladiator) -> GladiatorView:
    pool = [tokens for window in s.windows for tokens in window.pool if tokens.id == g.id]
    return GladiatorView(
        id=g.id,
        card=g.card,
        owner=g.owner,
        ready=g.ready,
        attack=attack(s, g),
        agility=agility(s, g),
        health=CARDS[g.card].health,
        damage=g.damage,
        assigned=sum(tokens.plain + tokens.marked for tokens in pool),
        unpreventable=sum(tokens.marked for tokens in pool),
        silenced=silenced(s, g),
        spent=g.spent,
    )


# ---------------------------------------------------------------------- imagining


def redeal(s: Glory, seat: Seat | None, stream: Stream) -> None:
    """Draw anew what the seat cannot know: every face-down deck, and where the other's unseen cards are."""
    for deck in (*s.supply, s.arena_deck):
        deck.sort()
        stream.shuffle(deck)
    for player in (0, 1):
        if player == seat:
            known = len(s.tops[player])
            deck = s.decks[player]
            rest = sorted(deck[: len(deck) - known])
            stream.shuffle(rest)
            s.decks[player] = rest + deck[len(deck) - known :]
        else:
            redeal_player(s, player, stream)


def redeal_player(s: Glory, seat: Seat, stream: Stream) -> None:
    """Hand, reserve and deck from all he has unseen; what is known of them stays.

    The order of the steps makes every condition hold: he can pay what he is paying for, only tactics and reactions
    (and gladiators, where Casinum allowed it) lie in reserve, and what he surely holds he holds.
    """
    count = len(s.decks[seat]) - len(s.tops[seat])
    seen = [card if shown else None for card, shown in zip(_top(s, seat), s.tops[seat], strict=True)]
    pool, held = s.hidden(seat), sorted(s.held[seat])
    hand, reserve = sorted(s.known[seat]), list[str]()
    take(pool, [card for card in seen if card is not None])
    take(pool, hand)
    take(pool, held)
    stream.shuffle(pool)
    stream.shuffle(held)
    free = len(s.hands[seat]) - len(hand)
    face_down = seen.count(None)

    def choose(cards: list[str], card: str) -> str:
        cards.remove(card)
        return card

    # what he needs to pay
    if s.owed and s.busy == seat:
        ways = [
            way
            for way in completions(s, seat, hand, held + pool)
            if len(way) <= free and _room(s, seat, Counter(held) - Counter(way)) <= free - len(way) + face_down
        ]
        for card in stream.choice(ways):
            hand.append(choose(held if card in held else pool, card))
            free -= 1
    # the reserve: at least so many of the cards held that the rest fits elsewhere
    narrow = len(s.reserve[seat]) - s.wide[seat]
    for i in range(len(s.reserve[seat])):
        fit = RESERVABLE if i < narrow else RESERVABLE | GLADIATORS
        crowded = len(held) > free + face_down + (len(s.reserve[seat]) - i - 1)
        mine, theirs = [c for c in held if c in fit], [c for c in pool if c in fit]
        if mine and (crowded or not theirs or stream.below(len(mine) + len(theirs)) < len(mine)):
            reserve.append(choose(held, mine[0]))
        else:
            reserve.append(choose(pool, theirs[0]))
    # the rest of what is held: in hand or face down on the deck
    slots = [0] * free + [1] * face_down
    stream.shuffle(slots)
    tops: list[str] = []
    for where in slots:
        (tops if where else hand).append(held.pop() if held else pool.pop())
    s.hands[seat], s.reserve[seat] = hand, reserve
    top = [tops.pop() if card is None else card for card in seen]
    assert len(pool) == count
    s.decks[seat] = pool + top


def _room(s: Glory, seat: Seat, held: Counter[str]) -> int:
    """How much room these cards need outside the reserve at least."""
    wide = s.wide[seat]
    narrow = len(s.reserve[seat]) - wide
    cards = sum(held[card] for card in RESERVABLE)
    men = sum(held[card] for card in GLADIATORS)
    return held.total() - min(cards, narrow) - min(men + max(0, cards - narrow), wide)
