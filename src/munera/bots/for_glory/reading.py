"""What a lanista sees at a glance: the board, who stands where, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from munera.bots.bot import Seen
from munera.games.for_glory.board import Board
from munera.games.for_glory.cards.table import CARDS, INCOMES, NEED
from munera.games.for_glory.state import ELSEWHERE, NOBODY, Arena, Gladiator, Patron, Tokens
from munera.games.for_glory.view import GloryView

ATTACK = {id: card.attack for id, card in CARDS.items()}
HEALTH = {id: card.health for id, card in CARDS.items()}
AGILITY = {id: card.agility for id, card in CARDS.items()}
BLOODLUST = {id: card.bloodlust for id, card in CARDS.items()}
GRANTS = {id: card.influence for id, card in CARDS.items()}
HASTENS = {id: card.initiative for id, card in CARDS.items()}


def board_of(seen: Seen) -> Board:
    """From afar it has to be made of the view."""
    board: Board | None = seen.part("board")
    return written(cast("GloryView", seen.view), seen.seat) if board is None else board


def stock_of(seen: Seen) -> tuple[str, ...]:
    """All of one's own cards that are not in play."""
    stock: tuple[str, ...] | None = seen.part("stock")
    if stock is None:
        me = cast("GloryView", seen.view)["players"][seen.seat]
        stock = (*me["unseen"], *sorted(me["discard"]))
    return stock


def written(view: GloryView, seat: int) -> Board:
    """The board of a view. Where two bonuses cannot be told apart they are one."""
    middle = [NOBODY if a["holder"] is None else a["holder"] for a in view["arenas"]]
    men, pool, arenas, slots, field = [], [], [], [], ELSEWHERE
    initiative = NOBODY if view["initiative"] is None else view["initiative"]
    for place, a in enumerate(view["arenas"]):
        field = place if a["active"] else field
        slots.append(a["id"])
        if a["card"]:
            arenas.append(Arena(a["id"], a["card"], middle[place], a["ready"]))
        for g in a["gladiators"]:
            man = Gladiator(g["id"], g["card"], g["owner"], place, g["ready"], g["damage"], spent=g["spent"])
            fellows = [o["card"] for o in a["gladiators"] if o["owner"] == g["owner"] and o["id"] != g["id"]]
            fellow_men = [Gladiator(0, card, g["owner"], place) for card in fellows]
            attack, agility = strength((man, *fellow_men), man, initiative)
            men.append(man._replace(attack=g["attack"] - attack, agility=g["agility"] - agility))
            if g["assigned"]:
                pool.append(Tokens(g["id"], g["assigned"] - g["unpreventable"], g["unpreventable"]))
    players, window = view["players"], view["window"]
    for owner, player in enumerate(players):
        arenas += [Arena(a["id"], a["card"], owner, a["ready"]) for a in player["arenas"]]
    return Board(
        seat=seat,
        phase=view["phase"],
        active=view["active"],
        favor=view["favor"],
        turn=view["turn"],
        round=view["round"],
        field=field,
        initiative=initiative,
        tactics=view["tactics"],
        boast=view["boast"],
        victory=view["victory"],
        glory=tuple(player["glory"] for player in players),
        coins=tuple(player["coins"] for player in players),
        hands=tuple(player["hand"] for player in players),
        hand=tuple(view["hand"]),
        reserve=tuple(view["reserve"]),
        rows=tuple(tuple(row) for row in view["rows"]),
        discount=view["discount"],
        to_hand=view["to_hand"],
        gladiators=tuple(sorted(men)),
        patrons=tuple(
            Patron(p["id"], p["card"], owner, p["ready"])
            for owner, one in enumerate(players)
            for p in one["patrons"]
        ),
        arenas=tuple(arenas),
        slots=tuple(slots),
        pool=tuple(pool),
        subject=(window and window["subject"]) or 0,
        gone=tuple((left["id"], left["card"]) for left in window["gone"]) if window else (),
    )


def strength(men: Iterable[Gladiator], g: Gladiator, initiative: int) -> tuple[int, int]:
    """Attack and agility as they are now."""
    attack, agility = ATTACK[g.card] + g.attack, AGILITY[g.card] + g.agility
    if g.card == "thraex":
        attack += g.damage
    elif g.card == "eques" and initiative == g.owner:
        attack += CARDS["eques"].amount
    for other in men:
        if other.card in LENDERS and other.owner == g.owner and other.place == g.place and other.id != g.id:
            if other.card == "primus_palus":
                attack += CARDS["primus_palus"].amount
            else:
                agility += CARDS["essedarius"].amount
    return attack, agility


LENDERS = ("primus_palus", "essedarius")


class Man(NamedTuple):
    """A gladiator as a fighter: what he does and what he can still take."""

    id: int
    card: str
    mine: bool
    ready: bool
    attack: int
    left: int
    damage: int
    agility: int


class Table:
    """The board, in the order in which a lanista thinks of it."""

    __slots__ = ("board", "foe", "seat")

    def __init__(self, seen: Seen) -> None:
        self.board = board_of(seen)
        self.seat, self.foe = seen.seat, 1 - seen.seat

    def men(self, place: int) -> tuple[list[Man], list[Man]]:
        """One's own and the others in an arena."""
        mine: list[Man] = []
        theirs: list[Man] = []
        board, seat = self.board, self.seat
        for g in board.gladiators:
            if g.place == place:
                attack, agility = strength(board.gladiators, g, board.initiative)
                left = HEALTH[g.card] - g.damage
                man = Man(g.id, g.card, g.owner == seat, g.ready, attack, left, g.damage, agility)
                (mine if g.owner == seat else theirs).append(man)
        return mine, theirs

    def haste(self, seat: int) -> int:
        """What patrons and arenas add to a player's agility."""
        return self._granted(seat, HASTENS)

    def influence(self, seat: int) -> int:
        return self._granted(seat, GRANTS)

    def _granted(self, seat: int, what: dict[str, int]) -> int:
        total = 0
        for patron in self.board.patrons:
            if patron.owner == seat and patron.ready:
                total += what[patron.card]
        for arena in self.board.arenas:
            if arena.holder == seat:
                total += what[arena.card]
        return total

    def spare_influence(self) -> int:
        """What is granted to one and not needed."""
        needed = sum(NEED[g.card] for g in self.board.gladiators if g.owner == self.seat)
        return self.influence(self.seat) - needed

    def bloodlust(self) -> int:
        return sum(BLOODLUST[g.card] for g in self.board.gladiators)

    def card(self, id: int) -> str:
        """The title of a thing on the table, or of one that has just left it."""
        board = self.board
        for things in (board.gladiators, board.patrons, board.arenas):
            for thing in cast("tuple[Patron, ...]", things):
                if thing.id == id:
                    return thing.card
        return dict(board.gone).get(id, "")

    def purse(self) -> int:
        """The most that one can pay in machinations."""
        incomes = sum(CARDS[card].value for card in self.board.hand if card in INCOMES)
        return self.board.coins[self.seat] + incomes
