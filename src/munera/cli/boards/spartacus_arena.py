"""Draws the arena of Spartacus as text: its hexes, the fighters with their dice, and the attack being rolled."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.spartacus_cards import Cards, View
from munera.games.spartacus.cards.table import ARENA, GLADIATOR
from munera.games.spartacus.combat.attack import TIES, hits_of
from munera.games.spartacus.combat.bout import ATTACK, DEFENCE, OFF, POOLS, SPEED
from munera.games.spartacus.combat.hexes import PLACE, RADIUS, RING, ROWS, START
from munera.words import Cast
from munera.words.spartacus.cast import SIDES, marks_of
from munera.words.spartacus.hexes import HEX_NAMES

CELL = 4  # columns of a hex; a row is shifted by half of it


class ArenaDrawing:
    """Draws a bout. Hexes that can be reached show their names, so that one can type where to go."""

    def __init__(self, cards: Cards, *, plain: bool) -> None:
        self.cards, self.words, self.book = cards, cards.words, cards.book
        self.dot, self.full, self.empty, self.here = (".", "#", ".", ">") if plain else ("·", "■", "□", "▶")
        self.overflow: Literal["crop", "ellipsis"] = "crop" if plain else "ellipsis"

    def draw(self, view: View, cast: Cast, reachable: Collection[int]) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, width=2 + CELL * (2 * RADIUS + 1))
        grid.add_column()
        grid.add_row(self.map(view, cast, reachable), self.fighters(view, cast))
        parts: list[RenderableType] = [grid]
        if view["strike"] is not None and (view["strike"]["attack"] or view["strike"]["defence"]):
            parts.append(self.rolls(view))
        return Group(*parts, self._label("cli-spartacus-map-legend"))

    # ---- hexes

    def map(self, view: View, cast: Cast, reachable: Collection[int]) -> Text:
        """Draw the hexes row by row from the north."""
        said, radius = Text(), ARENA.radius if view["bout"] is None else view["bout"]["radius"]
        occupied = self.occupied(view, cast)
        row = None
        for hex, (_, r) in enumerate(PLACE):
            if r != row:
                said.append("\n" if said else "")
                said.append(f"{ROWS[r + RADIUS]} ", "dim")
                said.append(" " * (abs(r) * CELL // 2))
                row = r
            text, style = occupied.get(hex) or self.cell(hex, radius, reachable)
            said.append(text.center(CELL), style)
        return said

    def occupied(self, view: View, cast: Cast) -> dict[int, tuple[str, str]]:
        """The marks of the fighters by their hexes, with their colours."""
        marked = zip(marks_of(view["fighters"]), view["fighters"], strict=True)
        return {
            fighter["hex"]: (mark, self.colour(view, fighter, cast))
            for mark, fighter in marked
            if fighter["hex"] != OFF
        }

    def colour(self, view: View, fighter: View, cast: Cast) -> str:
        """The colour of a fighter: the viewer's own, a team mate, or any other."""
        if fighter["seat"] == cast.you:
            return "bold green"
        own = [one["team"] for one in view["fighters"] if one["seat"] == cast.you]
        return "green" if fighter["team"] in own else "bold red"

    def cell(self, hex: int, radius: int, reachable: Collection[int]) -> tuple[str, str]:
        if RING[hex] > radius:
            return "x", "dim"
        if hex in reachable:
            return HEX_NAMES[hex], "cyan"
        if hex in START:
            return SIDES[START.index(hex)].lower(), "dim"
        return self.dot, "dim"

    # ---- fighters

    def fighters(self, view: View, cast: Cast) -> RenderableType:
        parts: list[RenderableType] = []
        marks, bout = marks_of(view["fighters"]), view["bout"]
        several = len(marks) > len(SIDES)
        for side in self.by_team(view):
            fighter = view["fighters"][side]
            name = self.name(view, fighter, marks[side], cast, acts=side == acting(bout))
            parts += (
                [self.short_fighter(view, name, fighter)] if several else [self.fighter(view, name, fighter), ""]
            )
        if bout is not None and bout["quiet"]:
            parts.append(Text(self.words.text("cli-spartacus-quiet", count=bout["patience"]), "yellow"))
        return Group(*parts)

    def by_team(self, view: View) -> list[int]:
        fighters = view["fighters"]
        return sorted(range(len(fighters)), key=lambda side: (fighters[side]["team"] or 0, side))

    def name(self, view: View, fighter: View, mark: str, cast: Cast, *, acts: bool) -> Text:
        said = Text(f"{self.here} " if acts else "  ", "bold yellow")
        said.append(f"{mark} {self.cards.name(fighter['card'])}".strip(), self.colour(view, fighter, cast))
        return said.append(f" ({cast.name(fighter['seat'])})", "dim")

    def short_fighter(self, view: View, name: Text, fighter: View) -> RenderableType:
        """Draw one of more than two fighters: the dice as numbers, and only the beginning of the ability."""
        card = self.cards.row(fighter["card"])
        if fighter["level"]:
            fate = Text(self.words.term(self.book, "level", fighter["level"]), "magenta")
            return Group(name, Padding(fate, (0, 0, 0, 2)))
        full = (card.attack, card.defence, card.speed)
        pools = [
            f"{self.words.term(self.book, 'pool', pool)} {left}/{most}"
            for pool, left, most in zip(POOLS, fighter["pools"], full, strict=True)
        ]
        parts: list[RenderableType] = [Text(" ".join(pools))]
        if fighter["gear"]:
            parts.append(self.gear(view, fighter))
        if card.ability and card.kind == GLADIATOR:
            text = self.words.effect(self.book, card.id)
            parts.append(Text(text, "dim italic", no_wrap=True, overflow=self.overflow))
        return Group(name, Padding(Group(*parts), (0, 0, 0, 2)))

    def fighter(self, view: View, name: Text, fighter: View) -> RenderableType:
        card = self.cards.row(fighter["card"])
        parts: list[RenderableType] = [
            self.pool(POOLS[pool], fighter["pools"][pool], most)
            for pool, most in ((ATTACK, card.attack), (DEFENCE, card.defence), (SPEED, card.speed))
        ]
        if fighter["gear"]:
            parts.append(self.gear(view, fighter))
        if card.ability and card.kind == GLADIATOR:  # the abilities of slaves have no use in the arena
            parts.append(Text(self.words.effect(self.book, card.id), "dim italic"))
        return Group(name, Padding(Group(*parts), (0, 0, 0, 2)))

    def pool(self, pool: str, left: int, most: int) -> Text:
        """Draw a pool: the dice that are left, and those that are lost."""
        said = Text(f"{self.words.term(self.book, 'pool', pool)} ").append(self.full * left, "bold")
        return said.append(self.empty * (most - left), "dim").append(f" {left}")

    def gear(self, view: View, fighter: View) -> Text:
        assets = {asset["id"]: asset for asset in view["houses"][fighter["seat"]]["assets"]}
        carried = [assets[id] for id in fighter["gear"] if id in assets]
        return Text(", ").join(self.cards.asset({**asset, "committed": False}) for asset in carried)

    # ---- dice

    def rolls(self, view: View) -> Grid:
        """Draw both rolls from high to low, with a mark for every attack die: a hit, or none."""
        strike = view["strike"]
        attack, defence = (sorted(strike[roll], reverse=True) for roll in ("attack", "defence"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        hits = list(self.hits(attack, defence, ties=self.ties(view)))
        one, two = (self.cards.name(view["fighters"][strike[side]]["card"]) for side in ("attacker", "defender"))
        marks = Text(" ").join(Text("x", "bold red") if hit else Text("-", "dim") for hit in hits)
        grid.add_row(self._label("common-attack"), _faces(attack), one)
        grid.add_row("", marks, self._label("cli-spartacus-roll-marks"))
        grid.add_row(self._label("common-defence"), _faces(defence), two)
        return grid

    def ties(self, view: View) -> bool:
        """Do equal dice hit?"""
        return view["fighters"][view["strike"]["attacker"]]["ability"] in TIES

    def hits(self, attack: list[int], defence: list[int], *, ties: bool) -> Iterable[bool]:
        for place, die in enumerate(attack):
            yield hits_of([die], defence[place : place + 1], ties=ties) > 0

    def _label(self, id: str) -> Text:
        return Text(self.words.text(id), "dim")


def acting(bout: View | None) -> int | None:
    """The side whose turn it is; None between turns."""
    if bout is None or bout["acted"] >= len(bout["order"]):
        return None
    side: int = bout["order"][bout["acted"]]
    return side


def _faces(dice: Iterable[Any]) -> Text:
    return Text(" ".join(map(str, dice)), "bold")
