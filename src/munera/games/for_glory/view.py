"""What a seat sees of the table, and what it may imagine of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple, TypedDict

from munera.games.for_glory.anytime import reserve_cost
from munera.games.for_glory.battle import glory_of
from munera.games.for_glory.cards.table import CardTable
from munera.games.for_glory.ending import glory_to_win
from munera.games.for_glory.influence import costly
from munera.games.for_glory.money import completions, purse, values
from munera.games.for_glory.registration import fee
from munera.games.for_glory.state import DRAWN, LASTING, NOBODY, Arena, Gladiator, Glory, Patron
from munera.games.for_glory.strength import (
    agility,
    attack,
    bloodlust,
    boast,
    granted,
    health_left,
    influence,
    initiative_total,
    lacking,
    leader,
    needed,
    open_places,
    side,
    side_bloodlust,
    silenced,
)
from munera.games.for_glory.supply import buyable, price
from munera.kernel import Seat, StandingsView, Stream, standings
from munera.kernel.renamed import old_names_of_module
from munera.kernel.state import take


class GladiatorView(TypedDict):
    """A gladiator in an arena, as strong as now.

    `id`: the number that questions, answers and events name them by.
    `card`: the title.
    `owner`: the seat they fight for.
    `ready`: not exhausted.
    `attack`: with everything that adds to it.
    `agility`: with everything that adds to it.
    `health`: as printed.
    `damage`: that has resolved.
    `assigned`: damage that has not resolved yet.
    `unpreventable`: the part of `assigned` that cannot be prevented.
    `silenced`: their tactic and reaction do not work, because of an exhausted Hoplomachus on the other side.
    `spent`: the ability that works once in a combat round was used.
    `left`: the health that is left.
    `falls`: the damage assigned will defeat them.
    `bonus`: the part of attack and agility that lasts while the gladiator stays there.
    """

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
    left: int
    falls: bool
    bonus: list[int]


class ArenaView(TypedDict):
    """An arena in the middle of the table. Where there are two values they are those of seats 0 and 1.

    `id`: its number, 0 when it was won and not replaced yet.
    `card`: the title, "" when it was won and not replaced yet.
    `lasting`: the lasting arena, not one of the two fleeting ones.
    `holder`: the seat that has its ability, if somebody has.
    `ready`: not exhausted.
    `active`: the battle is being fought here.
    `gladiators`: of both sides.
    `agility`: what both sides bring to initiative there.
    `bloodlust`: of both sides.
    `glory`: what winning it is worth.
    `open`: gladiators may be sent there.
    `first`: who strikes first where both sides have somebody; in a battle that was decided when its round began.
    `leads`: who would strike first now, where both sides have somebody.
    `lacking`: the agility that each side lacks to strike first, 0 and 0 where only one has somebody.
    `by_favor`: the agility is equal, so that the Crowd's Favor decides.
    """

    id: int
    card: str
    lasting: bool
    holder: int | None
    ready: bool
    active: bool
    gladiators: list[GladiatorView]
    agility: list[int]
    bloodlust: list[int]
    glory: int
    open: bool
    first: int | None
    leads: int | None
    lacking: list[int]
    by_favor: bool


class VillaCardView(TypedDict):
    """A patron or an arena in a villa.

    `id`: its number.
    `card`: the title.
    `ready`: not exhausted.
    `costly`: exhausting it would cost gladiators.
    """

    id: int
    card: str
    ready: bool
    costly: bool


class WindowView(TypedDict):
    """The open reaction window: what may be reacted to.

    `kind`: what happened: "damage", "attack", "enter" or "leave".
    `place`: in which arena, by its place in `arenas`.
    `subject`: the gladiator who attacks or has entered, else None.
    `gone`: who has just left the arena.
    """

    kind: str
    place: int
    subject: int | None
    gone: list[DepartedView]


class DepartedView(TypedDict):
    """A gladiator who has just left. Some can still do something.

    `id`: their number.
    `card`: the title.
    `owner`: the seat they fought for.
    """

    id: int
    card: str
    owner: int


class PlayerView(TypedDict):
    """A player, as everybody sees them.

    `coins`: coin tokens.
    `glory`: won so far.
    `hand`: how many cards.
    `deck`: how many cards.
    `reserve`: how many cards.
    `buy_back`: the price to take the reserve back.
    `discard`: the pile, top last.
    `patrons`: in the villa.
    `arenas`: in the villa.
    `influence`: that patrons and arenas grant.
    `needed`: the influence that the gladiators in arenas need.
    `known`: cards that are surely in hand.
    `held`: surely in hand, in reserve or laid face down on the deck.
    `unseen`: all they own that is not face up.
    `tops`: what lies on the deck for all to know, top last.
    `haste`: what patrons and arenas add to agility in every arena.
    """

    coins: int
    glory: int
    hand: int
    deck: int
    reserve: int
    buy_back: int
    discard: list[str]
    patrons: list[VillaCardView]
    arenas: list[VillaCardView]
    influence: int
    needed: int
    known: list[str]
    held: list[str]
    unseen: list[str]
    tops: list[str | None]
    haste: int


class IncomeView(TypedDict):
    """An income in hand.

    `card`: the title.
    `count`: how many of it.
    `worth`: what one is worth now.
    """

    card: str
    count: int
    worth: int


class ProjectedSideView(TypedDict):
    """What one's side would be in an arena.

    `agility`: what it would bring to initiative.
    `bloodlust`: of one's own gladiators there.
    `leads`: it would strike first.
    """

    agility: int
    bloodlust: int
    leads: bool


class EntrantView(TypedDict):
    """What would be if a gladiator from hand entered.

    `bloodlust`: of all gladiators in all arenas.
    `there`: one's own side in each arena, if they entered there.
    """

    bloodlust: int
    there: list[ProjectedSideView]


class GloryView(TypedDict):
    """The table. Arenas are given by their place in `arenas`, things on the table by their numbers.

    `phase`: "setup", "machinations", "registration", "battle", "resolution" or "over".
    `step`: of machinations "actions" or "stalled", of a battle "begin" or "turn", else "".
    `active`: the seat whose turn it is.
    `favor`: the seat that has the Crowd's Favor.
    `turn`: how many machinations turns there were, with this one.
    `round`: the combat round of the battle, or of the last one.
    `initiative`: who has it in this combat round, None when no battle is fought.
    `struck`: the attack of this combat turn was made.
    `tactics`: how many may still be played in this combat turn.
    `bloodlust`: of all gladiators in all arenas.
    `boast`: the bloodlust that starts an arena phase.
    `boasts`: how many cards are left in the stack of boasts.
    `victory`: the glory that wins the game.
    `arenas`: the two fleeting ones, then the lasting one.
    `arena_deck`: how many cards are left.
    `rows`: the cards face up in the supply: gladiators, training and economy.
    `supply`: how many cards are left in these three decks.
    `withdrawn`: the discard piles of these decks, sorted.
    `removed`: cards that are out of the game.
    `table`: the cards being played or paid for, each with the seat before it.
    `windows`: the kinds of all open reaction windows, the innermost last.
    `window`: the innermost one, or None.
    `owed`: what is still to be paid.
    `discount`: what is taken off the next price.
    `prices`: what each card of the supply costs; in late registration, what it costs to register each gladiator in
    hand.
    `to_hand`: so many of the next cards bought go to hand.
    `players`: both, by seat.
    `hand`: the viewer's cards.
    `reserve`: the viewer's reserve.
    `own_tops`: the cards that the viewer put on top of their own deck.
    `winner`: the seat that has won, None until then and in a draw.
    `arena_phase`: it is an arena phase, not machinations.
    `fees`: in late registration, what it costs to register each gladiator in hand.
    `incomes`: those in hand, the largest first.
    `purse`: the most that the viewer can pay.
    `entrants`: what would be if a gladiator in hand entered, by card.
    `standings`: the glory that wins, and how much of it both players have.
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
    arena_phase: bool
    fees: dict[str, int]
    incomes: list[IncomeView]
    purse: int
    entrants: dict[str, EntrantView]
    standings: StandingsView


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
        victory=glory_to_win(s),
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
        arena_phase=s.in_arena_phase,
        fees=_prices(s, seat) if s.phase == "registration" else {},
        incomes=[] if seat is None else incomes(s, seat),
        purse=0 if seat is None else purse(s, seat),
        entrants={} if seat is None else _entrants(s, seat),
        standings=standings("glory", s.glory, "FG-WIN-1", needed=glory_to_win(s)),
    )


def incomes(s: Glory, seat: Seat) -> list[IncomeView]:
    worth, hand = values(s), s.hands[seat]
    held = sorted(s.cards.incomes.intersection(hand), key=lambda card: (-worth[card], card))
    return [IncomeView(card=card, count=hand.count(card), worth=worth[card]) for card in held]


class _Supposed(NamedTuple):
    """The table with one gladiator more, for what would be if it entered."""

    cards: CardTable
    initiative: Seat
    gladiators: Mapping[int, Gladiator]
    patrons: Mapping[int, Patron]
    arenas: Mapping[int, Arena]


def _entrants(s: Glory, seat: Seat) -> dict[str, EntrantView]:
    return {card: _entrant(s, seat, card) for card in sorted(s.cards.gladiators.intersection(s.hands[seat]))}


def _entrant(s: Glory, seat: Seat, card: str) -> EntrantView:
    there = []
    for place in range(len(s.slots)):
        men = {**s.gladiators, 0: Gladiator(0, card, seat, place)}
        then = _Supposed(s.cards, s.initiative, men, s.patrons, s.arenas)
        both = [initiative_total(then, one, place) for one in (0, 1)]
        there.append(
            ProjectedSideView(
                agility=both[seat],
                bloodlust=side_bloodlust(then, seat, place),
                leads=leader(both[0], both[1], s.favor) == seat,
            )
        )
    return EntrantView(bloodlust=bloodlust(then), there=there)


def _window(s: Glory) -> WindowView | None:
    if not s.windows:
        return None
    it = s.windows[-1]
    gone = [DepartedView(id=left.id, card=left.card, owner=left.owner) for left in it.gone]
    return WindowView(kind=it.kind, place=it.place, subject=it.subject or None, gone=gone)


def _prices(s: Glory, seat: Seat | None) -> dict[str, int]:
    if s.phase != "registration":
        return {card: price(s, card) for card in buyable(s)}
    hand = [] if seat is None else sorted(s.cards.gladiators.intersection(s.hands[seat]))
    return {card: fee(s, seat or 0, card) for card in hand}


def _top(s: Glory, seat: Seat) -> list[str]:
    count = len(s.deck_tops_seen[seat])
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
        patrons=[
            VillaCardView(id=p.id, card=p.card, ready=p.ready, costly=costly(s, p))
            for p in s.patrons.values()
            if p.owner == seat
        ],
        arenas=[
            VillaCardView(id=a.id, card=a.card, ready=a.ready, costly=False)
            for a in s.arenas.values()
            if a.holder == seat and a.id not in s.slots
        ],
        influence=influence(s, seat),
        needed=needed(s, seat),
        known=sorted(s.known[seat]),
        held=sorted(s.held[seat]),
        unseen=s.hidden(seat),
        tops=[card if seen else None for card, seen in zip(_top(s, seat), s.deck_tops_seen[seat], strict=True)],
        haste=granted(s, seat, "initiative"),
    )


def arena(s: Glory, place: int) -> ArenaView:
    it = s.arenas.get(s.slots[place])
    one, two = initiative_total(s, 0, place), initiative_total(s, 1, place)
    contested = bool(side(s, 0, place) and side(s, 1, place))
    leads = leader(one, two, s.favor) if contested else None
    decided = contested and place == s.field and s.initiative != NOBODY
    return ArenaView(
        id=s.slots[place],
        card=it.card if it else "",
        lasting=place == LASTING,
        holder=None if it is None or it.holder == NOBODY else it.holder,
        ready=it is None or it.ready,
        active=place == s.field,
        gladiators=[gladiator(s, g) for g in s.at(place)],
        agility=[one, two],
        bloodlust=[side_bloodlust(s, 0, place), side_bloodlust(s, 1, place)],
        glory=glory_of(place),
        open=place in open_places(s),
        first=s.initiative if decided else leads,
        leads=leads,
        lacking=[lacking(one, two, s.favor == 0), lacking(two, one, s.favor == 1)] if contested else [0, 0],
        by_favor=not decided and one == two,
    )


def gladiator(s: Glory, g: Gladiator) -> GladiatorView:
    pool = [tokens for window in s.windows for tokens in window.pool if tokens.id == g.id]
    assigned = sum(tokens.plain + tokens.marked for tokens in pool)
    return GladiatorView(
        id=g.id,
        card=g.card,
        owner=g.owner,
        ready=g.ready,
        attack=attack(s, g),
        agility=agility(s, g),
        health=s.cards.by_id[g.card].health,
        damage=g.damage,
        assigned=assigned,
        unpreventable=sum(tokens.marked for tokens in pool),
        silenced=silenced(s, g),
        spent=g.spent,
        left=max(0, health_left(s, g)),
        falls=assigned > 0 and assigned >= health_left(s, g),
        bonus=[g.attack, g.agility],
    )


# ---------------------------------------------------------------------- imagining


def redeal(s: Glory, seat: Seat | None, stream: Stream) -> None:
    """Draw anew what the seat cannot know: every face-down deck, and where the other's unseen cards are."""
    for deck in (*s.supply, s.arena_deck):
        deck.sort()
        stream.shuffle(deck)
    for player in (0, 1):
        if player == seat:
            known = len(s.deck_tops_seen[player])
            deck = s.decks[player]
            rest = sorted(deck[: len(deck) - known])
            stream.shuffle(rest)
            s.decks[player] = rest + deck[len(deck) - known :]
        else:
            redeal_player(s, player, stream)


def redeal_player(s: Glory, seat: Seat, stream: Stream) -> None:
    """Draw hand, reserve and deck of a player anew from all that is unseen; what is known of them stays.

    The order of the steps makes every condition hold: the player can pay what they are paying for, only tactics
    and reactions (and gladiators, where Casinum allowed it) lie in reserve, and what is surely in hand is in hand.
    """
    count = len(s.decks[seat]) - len(s.deck_tops_seen[seat])
    seen = [card if shown else None for card, shown in zip(_top(s, seat), s.deck_tops_seen[seat], strict=True)]
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

    # what the player needs to pay
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
    narrow = len(s.reserve[seat]) - s.possible_gladiators[seat]
    for i in range(len(s.reserve[seat])):
        fit = s.cards.reservable if i < narrow else s.cards.reservable | s.cards.gladiators
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
    """How many of these cards at least cannot be in the reserve."""
    wide = s.possible_gladiators[seat]
    narrow = len(s.reserve[seat]) - wide
    cards = sum(held[card] for card in s.cards.reservable)
    men = sum(held[card] for card in s.cards.gladiators)
    return held.total() - min(cards, narrow) - min(men + max(0, cards - narrow), wide)


__getattr__ = old_names_of_module(__name__, {"ThingView": "VillaCardView", "LeftView": "DepartedView"})
