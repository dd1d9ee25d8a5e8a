"""The sand of Spartacus as text: 91 hexes, two fighters with their dice, and the attack that is being rolled."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from munera.cli.boards.spartacus_cards import Cards, View
from munera.games.spartacus.bout import ATTACK, DEFENCE, POOLS, SPEED
from munera.games.spartacus.cards.table import ARENA, CARDS, GLADIATOR
from munera.games.spartacus.combat import DOCTORE, RELENTLESS, UNOPPOSED
from munera.games.spartacus.hexes import PLACE, RADIUS, RING, START
from munera.words import Cast
from munera.words.spartacus_facts import HEX_NAMES, ROWS

SIDES = ("I", "II")
CELL = 4  # columns of a hex; a row is shifted by half of it


class Sand:
    """Draws a bout. Reachable hexes show their names, so that one can type where to go."""

    def __init__(self, cards: Cards, *, plain: bool) -> None:
        self.cards, self.words, self.book = cards, cards.words, cards.book
        self.dot, self.full, self.empty, self.here = (".", "#", ".", ">") if plain else ("·", "■", "□", "▶")

    def draw(self, view: View, cast: Cast, reachable: Collection[int]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, width=2 + CELL * (2 * RADIUS + 1))
        grid.add_column()
        grid.add_row(self.map(view, cast, reachable), self.fighters(view, cast))
        parts: list[RenderableType] = [grid]
        if view["strike"] is not None and (view["strike"]["attack"] or view["strike"]["defence"]):
            parts.append(self.strings(view))
        return Group(*parts, self._label("cli-spartacus-map-legend"))

    # ---- hexes

    def map(self, view: View, cast: Cast, reachable: Collection[int]) -> Text:
        """Row by row from the north."""
        said, radius = Text(), view["bout"]["radius"]
        standing = {fighter["hex"]: side for side, fighter in enumerate(view["fighters"])}
        row = None
        for hex, (_, r) in enumerate(PLACE):
            if r != row:
                said.append("\n" if said else "")
                said.append(f"{ROWS[r + RADIUS]} ", "dim")
                said.append(" " * (abs(r) * CELL // 2))
                row = r
            text, style = self.cell(hex, standing, radius, reachable, cast)
            said.append(text.center(CELL), style)
        return said

    def cell(
        self, hex: int, standing: Mapping[int, int], radius: int, reachable: Collection[int], cast: Cast
    ) -> tuple[str, str]:
        if hex in standing:
            return SIDES[standing[hex]], "bold green" if standing[hex] == cast.side else "bold red"
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
        bout = view["bout"]
        acting = bout["order"][bout["acted"]] if bout["acted"] < len(bout["order"]) else None
        for side, fighter in enumerate(view["fighters"]):
            parts += [self.fighter(view, side, fighter, cast, acts=side == acting), ""]
        limit = ARENA.quiet_rounds - bout["quiet"]
        if bout["quiet"]:
            parts.append(Text(self.words.text("cli-spartacus-quiet", count=max(1, limit)), "yellow"))
        return Group(*parts)

    def fighter(self, view: View, side: int, fighter: View, cast: Cast, *, acts: bool) -> RenderableType:
        card = CARDS[fighter["card"]]
        name = Text(f"{self.here} " if acts else "  ", "bold yellow")
        name.append(f"{SIDES[side]} {self.cards.name(card.id)}", "bold green" if side == cast.side else "bold red")
        name.append(f" ({cast.name(fighter['seat'])})", "dim")
        parts: list[RenderableType] = [
            self.pool(POOLS[pool], fighter["pools"][pool], most)
            for pool, most in ((ATTACK, card.attack), (DEFENCE, card.defence), (SPEED, card.speed))
        ]
        if fighter["gear"]:
            parts.append(self.gear(view, fighter))
        if card.ability and card.kind == GLADIATOR:  # those of slaves are of no use here
            parts.append(Text(self.words.effect(self.book, card.id), "dim italic"))
        return Group(name, Padding(Group(*parts), (0, 0, 0, 2)))

    def pool(self, pool: str, left: int, most: int) -> Text:
        """The dice that are left, and those that are lost."""
        said = Text(f"{self.words.term(self.book, 'pool', pool)} ").append(self.full * left, "bold")
        return said.append(self.empty * (most - left), "dim").append(f" {left}")

    def gear(self, view: View, fighter: View) -> Text:
        assets = {asset["id"]: asset for asset in view["houses"][fighter["seat"]]["assets"]}
        carried = [assets[id] for id in fighter["gear"] if id in assets]
        return Text(", ").join(self.cards.asset({**asset, "committed": False}) for asset in carried)

    # ---- dice

    def strings(self, view: View) -> Table:
        """Both strings from high to low, with a mark for every attack die: a hit, or none."""
        strike = view["strike"]
        attack, defence = (sorted(strike[roll], reverse=True) for roll in ("attack", "defence"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        hits = list(self.hits(attack, defence, ties=self.ties(view)))
        one, two = (self.cards.name(view["fighters"][strike[side]]["card"]) for side in ("attacker", "defender"))
        marks = Text(" ").join(Text("x", "bold red") if hit else Text("-", "dim") for hit in hits)
        grid.add_row(self._label("cli-spartacus-roll-attack"), _faces(attack), one)
        grid.add_row("", marks, self._label("cli-spartacus-roll-marks"))
        grid.add_row(self._label("cli-spartacus-roll-defence"), _faces(defence), two)
        return grid

    def ties(self, view: View) -> bool:
        """Do equal dice hit? For who is Relentless, unless a Doctore silences it."""
        strike = view["strike"]
        striker, other = (CARDS[view["fighters"][strike[side]]["card"]] for side in ("attacker", "defender"))
        return striker.ability == RELENTLESS and other.ability != DOCTORE

    def hits(self, attack: list[int], defence: list[int], *, ties: bool) -> Iterable[bool]:
        for place, die in enumerate(attack):
            if place >= len(defence):
                yield die >= UNOPPOSED
            else:
                yield die > defence[place] or (ties and die == defence[place])

    def _label(self, id: str) -> Text:
        return Text(self.words.text(id), "dim")


def _faces(dice: Iterable[Any]) -> Text:
    return Text(" ".join(map(str, dice)), "bold")
