"""The board as bots read it: who is where, and how strong they are."""

from __future__ import annotations

from typing import NamedTuple, cast

from munera.bots.bot import Seen
from munera.games.for_glory.board import Board
from munera.games.for_glory.cards.table import CARDS, TABLE
from munera.games.for_glory.money import most
from munera.games.for_glory.state import ELSEWHERE, NOBODY, Arena, Gladiator, Patron, Tokens
from munera.games.for_glory.strength import agility, attack, granted, health_left, influence, needed
from munera.games.for_glory.view_types import GloryView

ATTACK = {id: card.attack for id, card in CARDS.items()}
HEALTH = {id: card.health for id, card in CARDS.items()}
AGILITY = {id: card.agility for id, card in CARDS.items()}
GRANTS = {id: card.influence for id, card in CARDS.items()}


def board_of(seen: Seen) -> Board:
    """The board that a bot sees. A bot in a sandbox has no such part, and makes it of the view."""
    board: Board | None = seen.part("board")
    return written(cast("GloryView", seen.view), seen.seat) if board is None else board


def stock_of(seen: Seen) -> tuple[str, ...]:
    """All of our own cards that are not in play."""
    stock: tuple[str, ...] | None = seen.part("stock")
    if stock is None:
        me = cast("GloryView", seen.view)["players"][seen.seat]
        stock = (*me["unseen"], *sorted(me["discard"]))
    return stock


def moment_of(seen: Seen) -> tuple[str, int, int]:
    """How far the game is: the phase, the machinations turns so far, and the arena where a battle is fought."""
    moment: tuple[str, int, int] | None = seen.part("moment")
    if moment is None:
        view = cast("GloryView", seen.view)
        field = next((place for place, arena in enumerate(view["arenas"]) if arena["active"]), ELSEWHERE)
        moment = view["phase"], view["turn"], field
    return moment


def written(view: GloryView, seat: int) -> Board:
    """The board of a view."""
    gladiators, pool, arenas, slots, field = [], [], [], [], ELSEWHERE
    for place, a in enumerate(view["arenas"]):
        field = place if a["active"] else field
        slots.append(a["id"])
        if a["card"]:
            arenas.append(Arena(a["id"], a["card"], NOBODY if a["holder"] is None else a["holder"], a["ready"]))
        for g in a["gladiators"]:
            attack_bonus, agility_bonus = g["bonus"]
            at = (place, g["ready"], g["damage"], attack_bonus, agility_bonus, g["spent"])
            gladiators.append(Gladiator(g["id"], g["card"], g["owner"], *at))
            if g["assigned"]:
                pool.append(Tokens(g["id"], g["assigned"] - g["unpreventable"], g["unpreventable"]))
    players, window = view["players"], view["window"]
    for owner, player in enumerate(players):
        arenas += [Arena(a["id"], a["card"], owner, a["ready"]) for a in player["arenas"]]
    return Board(
        cards=TABLE,
        seat=seat,
        phase=view["phase"],
        active=view["active"],
        favor=view["favor"],
        turn=view["turn"],
        round=view["round"],
        field=field,
        initiative=NOBODY if view["initiative"] is None else view["initiative"],
        tactics=view["tactics"],
        boast=view["boast"],
        victory=view["victory"],
        glory=tuple(player["glory"] for player in players),
        coins=tuple(player["coins"] for player in players),
        hands=tuple(player["hand"] for player in players),
        hand=tuple(view["hand"]),
        reserve=tuple(view["reserve"]),
        rows=tuple(tuple(row) for row in view["rows"]),
        discounts=view["discount"],
        sales=view["to_hand"],
        gladiators={g.id: g for g in sorted(gladiators)},
        patrons={
            p["id"]: Patron(p["id"], p["card"], owner, p["ready"])
            for owner, one in enumerate(players)
            for p in one["patrons"]
        },
        arenas={arena.id: arena for arena in arenas},
        slots=tuple(slots),
        pool=tuple(pool),
        subject=(window and window["subject"]) or 0,
        gone=tuple((left["id"], left["card"]) for left in window["gone"]) if window else (),
    )


class SeenGladiator(NamedTuple):
    """A gladiator as a bot sees it: how it strikes, and how much it can still take."""

    id: int
    card: str
    mine: bool
    ready: bool
    attack: int
    left: int
    damage: int
    agility: int


class BotBoard:
    """The board with what a bot asks of it again and again."""

    __slots__ = ("board", "foe", "seat")

    def __init__(self, seen: Seen) -> None:
        self.board = board_of(seen)
        self.seat, self.foe = seen.seat, 1 - seen.seat

    def gladiators(self, place: int) -> tuple[list[SeenGladiator], list[SeenGladiator]]:
        """Our own gladiators and the others' in an arena."""
        mine: list[SeenGladiator] = []
        theirs: list[SeenGladiator] = []
        board, seat = self.board, self.seat
        for g in board.gladiators.values():
            if g.place == place:
                gladiator = SeenGladiator(
                    *(g.id, g.card, g.owner == seat, g.ready, attack(board, g), health_left(board, g)),
                    *(g.damage, agility(board, g)),
                )
                (mine if g.owner == seat else theirs).append(gladiator)
        return mine, theirs

    def haste(self, seat: int) -> int:
        """What patrons and arenas add to a player's agility."""
        return granted(self.board, seat, "initiative")

    def spare_influence(self) -> int:
        """Our influence that no gladiator needs."""
        return influence(self.board, self.seat) - needed(self.board, self.seat)

    def card(self, id: int) -> str:
        """The title of a thing on the table, or of one that has just left it."""
        board = self.board
        thing = board.gladiators.get(id) or board.patrons.get(id) or board.arenas.get(id)
        return thing.card if thing else dict(board.gone).get(id, "")

    def purse(self) -> int:
        """The most that one can pay in machinations."""
        return most(self.board.cards.value, self.board.hand, self.board.coins[self.seat])

    def arena_purse(self) -> int:
        """The most that one can pay in an arena phase."""
        return most(self.board.cards.arena_value, self.board.hand, self.board.coins[self.seat])
