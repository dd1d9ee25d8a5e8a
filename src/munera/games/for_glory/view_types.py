"""What the view of a seat is made of: the types, and what each of their entries means."""

from __future__ import annotations

from typing import TypedDict

from munera.kernel import StandingsView


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
