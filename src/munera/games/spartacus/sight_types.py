"""What the sight of a seat is made of: the types, and what each of their entries means."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict

from munera.games.spartacus.answers import AnyPromise, Said

Spoken: TypeAlias = Annotated[list[Any], AnyPromise]
"""A promise, as a list."""


class AssetView(TypedDict):
    """A card of a house: a gladiator, slave, piece of equipment or guard on its table.

    `id`: its number, by which questions, answers and events name it.
    `card`: the id of the card.
    `ready`: not exhausted.
    `injured`: exhausted until it heals.
    `favour`: Favour tokens.
    `champion`: has become a Champion.
    `committed`: sent to the arena, and of no use elsewhere.
    """

    id: int
    card: str
    ready: bool
    injured: bool
    favour: int
    champion: bool
    committed: bool


class HouseSeen(TypedDict):
    """A house as the viewer sees it.

    `house`: the id of the house.
    `influence`: of this house.
    `hand_size`: how many cards it may keep.
    `hand`: how many cards it holds.
    `known`: cards that the viewer has seen in this hand and that must still be there.
    `coins`: at hand, None while the purse is concealed from the viewer.
    `staked`: coins set aside for a bid or a price, which still belong to the house.
    `hidden`: the purse is concealed from the others.
    `done`: done with the Open Market.
    `left`: has conceded.
    `assets`: its cards on the table.
    """

    house: str
    influence: int
    hand_size: int
    hand: int
    known: list[str]
    coins: int | None
    staked: int
    hidden: bool
    done: bool
    left: bool
    assets: list[AssetView]


class PreparedSeen(TypedDict):
    """A scheme that was laid face down this turn.

    `number`: by which questions, answers and events name it.
    `card`: None for a viewer who has not seen it.
    `lying`: it lies face down on the table now.
    `pledged`: the seats that support it.
    `asked`: the seats that were asked for support already.
    `shown`: the seats that were shown the card.
    `discount`: what is taken off the influence it requires, below zero: added.
    `times`: how often it was prepared this turn.
    """

    number: int
    card: str | None
    lying: bool
    pledged: list[int]
    asked: list[int]
    shown: list[int]
    discount: int
    times: int


class SchemeSeen(TypedDict):
    """The scheme that is being played, face up.

    `seat`: the schemer.
    `card`: the id of the card.
    `targets`: the seats it is aimed at.
    `pledged`: the seats that support it.
    `discount`: what is taken off the influence it requires, below zero: added.
    `confirmed`: its target is final.
    """

    seat: int
    card: str
    targets: list[int]
    pledged: list[int]
    discount: int
    confirmed: bool


class FighterSeen(TypedDict):
    """A combatant.

    `seat`: whose combatant.
    `asset`: the number of the card.
    `card`: the id of the card.
    `pools`: the attack, defence and speed dice that are left.
    `hex`: the number of the hex they stand on, -1 while they are not on the sand.
    `gear`: the numbers of the equipment.
    `spent`: abilities used that work once in a match or combat round; "snared": they cannot move on their next
    turn.
    `team`: 0 (I) or 1 (II), None while they have none.
    `level`: of their defeat: "yield", "injury" or "decapitation", else "".
    """

    seat: int
    asset: int
    card: str
    pools: list[int]
    hex: int
    gear: list[int]
    spent: list[str]
    team: int | None
    level: str


class BoutSeen(TypedDict):
    """The fight. A side is a place in `fighters`; in a duel it is the team as well.

    `kind`: "match", "tournament" or "fight" (a single fight), in The Serpents and the Wolf also "primus".
    `round`: the combat round.
    `radius`: how far from the middle the open hexes reach.
    `quiet`: combat rounds in a row without an attack.
    `order`: the sides in the order in which they act this round, as far as it is known.
    `acted`: how many of `order` have acted in this round.
    `struck`: there was an attack in this round.
    `moved`: who acts has moved, and cannot move again in this turn.
    `attacked`: who acts has attacked in this turn.
    `rolls`: the dice of each side for initiative in this round; none where a Net decided.
    `first`: the team that begins this round of a Primus, else None.
    `winner`: the team that has won, or None.
    `level`: of the last defeat: "yield", "injury" or "decapitation", else "".
    """

    kind: str
    round: int
    radius: int
    quiet: int
    order: list[int]
    acted: int
    struck: bool
    moved: bool
    attacked: bool
    rolls: list[list[int]]
    first: int | None
    winner: int | None
    level: str


class StrikeView(TypedDict):
    """The attack that is being resolved; wounds of the crowd have a victim and no attacker.

    `attacker`: the side that attacks.
    `defender`: the side that is attacked.
    `speed`: attacked with speed dice.
    `agile`: defended with speed dice.
    `attack`: the dice of the attacker, as they fell.
    `defence`: the dice of the defender, as they fell.
    `wounds`: still to be taken by `victim`.
    `victim`: the side that takes the wounds, or None.
    `counter`: wounds that wait for the attacker, if the defender is still standing then.
    """

    attacker: int | None
    defender: int | None
    speed: bool
    agile: bool
    attack: list[int]
    defence: list[int]
    wounds: int
    victim: int | None
    counter: int


class DeclaredSeen(TypedDict):
    """A reaction or guard that has not been applied yet.

    `seat`: who played it.
    `card`: the id of the card.
    `target`: the seat it is aimed at, or None.
    """

    seat: int
    card: str
    target: int | None


class OfferSeen(TypedDict):
    """An open offer. In moves it is named by its content.

    `maker`: the seat that made it.
    `to`: the seats it is made to.
    `private`: only its parties know of it.
    `gives`: the coins that its maker gives.
    `goods`: the numbers of the assets that its maker gives.
    `wants`: the coins that its maker wants.
    `asks`: the numbers of the assets that its maker wants.
    `promises`: what its maker promises.
    `returns`: what is promised in return.
    `counters`: how many counter-offers led to it.
    """

    maker: int
    to: list[int]
    private: bool
    gives: int
    goods: list[int]
    wants: int
    asks: list[int]
    promises: list[Spoken]
    returns: list[Spoken]
    counters: int


class PromiseSeen(TypedDict):
    """A promise in the ledger.

    `by`: the seat that promised.
    `to`: the seat it was promised to.
    `promise`: what was promised.
    `private`: only the parties of the deal know of it.
    `round`: in which it was made, and is decided or never.
    `state`: "open", "kept" or "broken".
    `due`: a payment whose occasion has come.
    `paid`: the coins of a payment that were given already.
    `owed`: the coins still missing of a payment, or of a share that is due.
    """

    by: int
    to: int
    promise: Spoken
    private: bool
    round: int
    state: str
    due: bool
    paid: int
    owed: int


class RefusalView(TypedDict):
    """An offer that was declined in this phase.

    `offer`: as it was made.
    `seat`: who declined it.
    `said`: why: nothing, a word, or "price" and so many coins more.
    """

    offer: OfferSeen
    seat: int
    said: Annotated[list[Any], Said]


class TableSeen(TypedDict):
    """The table without what has parts of its own.

    `round`: the number of the round.
    `phase`: "setup", "upkeep", "intrigue", "market", "arena", "tournament", "fight" (a single fight) or "over".
    `step`: what is being played of the phase.
    `host`: the seat of the Host, None before there is one.
    `active`: the seat whose intrigue turn it is, or None.
    `hand`: the viewer's intrigue cards.
    `intrigue`: how many cards are left in the intrigue deck.
    `intrigue_discard`: its discard pile, top last.
    `market`: how many cards are left in the market deck.
    `market_discard`: its discard pile, top last.
    `powers`: the house powers used in this intrigue phase, or the last.
    `row`: the lots of the auction: None is face down and not looked at, "" is gone.
    `revealed`: so many of the lots have been turned up.
    `bidders`: the seats that are still in the bidding.
    `invited`: the seats that the Host has invited, in this order.
    `wagers`: of each seat, the coins on both victories (I and II), on an Injury and on a Decapitation.
    `strike`: the attack that is being resolved, or None.
    `seeds`: the seats still in the tournament, lowest value first.
    `offers_left`: how many offers the viewer may still make in this phase.
    `winner`: the seat that has won, or None.
    """

    round: int
    phase: str
    step: str
    host: int | None
    active: int | None
    hand: list[str]
    intrigue: int
    intrigue_discard: list[str]
    market: int
    market_discard: list[str]
    powers: list[str]
    row: list[str | None]
    revealed: int
    bidders: list[int]
    invited: list[int]
    wagers: list[list[int]]
    strike: StrikeView | None
    seeds: list[int]
    offers_left: int
    winner: int | None


class SpartacusSeen(TableSeen):
    """All that a seat sees."""

    houses: list[HouseSeen]
    prepared: list[PreparedSeen]
    scheme: SchemeSeen | None
    declared: list[DeclaredSeen]
    fighters: list[FighterSeen]
    bout: BoutSeen | None
    offers: list[OfferSeen]
    ledger: list[PromiseSeen]
