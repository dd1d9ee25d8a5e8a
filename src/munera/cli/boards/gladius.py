"""The board of Gladius at the terminal: two fighters side by side, and the viewer's hand sorted by use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.board import Board, Packed
from munera.games.gladius.cards import ATTACKS, DEFENCES
from munera.games.gladius.state import STATS
from munera.words import Cast

BAR = 10  # columns of a full hit point bar
OVER = "over"


class GladiusBoard(Board):
    """Draws a duel. Nothing is told by colour alone: every bar has its number, every group its name."""

    def draw(self, view: Mapping[str, Any], cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        fighters = Grid.grid(expand=True, padding=(0, 2))
        for _ in view["fighters"]:
            fighters.add_column(ratio=1)
        fighters.add_row(*(self._fighter(view, side, cast, labels) for side in (0, 1)))
        sand = Panel(
            fighters,
            title=self.label("cli-gladius-title", "bold", game=self.words.game(self.book), turn=view["turn"]),
            title_align="left",
            subtitle=self.label("cli-gladius-piles", deck=view["deck"], discard=len(view["discard"])),
            subtitle_align="right",
            box=box.ASCII if self.plain else box.ROUNDED,
            border_style="yellow",
        )
        below = Grid.grid(padding=(0, 2))
        below.add_column(no_wrap=True)
        below.add_column()
        if view["table"]:
            below.add_row(self.label("cli-gladius-table"), Text(self.words.cards(self.book, view["table"])))
        if cast.you is not None and view["phase"] != OVER:
            self._add_hand(below, view, cast)
        return Group(sand, below)

    # ---- fighters

    def _fighter(self, view: Mapping[str, Any], side: int, cast: Cast, labels: Mapping[int, str]) -> Group:
        fighter = view["fighters"][side]
        name = Text(cast.name(side), "bold")
        if view["active"] == side and view["phase"] != OVER:
            name = Text.assemble(("> " if self.plain else "▶ ", "bold yellow"), name)
        if side == cast.you:
            name.append(f" {self.words.text('common-you-mark')}", "dim")
        elif label := labels.get(side):
            name.append(f" {label}", "dim")
        lines: list[RenderableType] = [
            name,
            Text(self.words.term(self.book, "style", fighter["style"])),
            self._hit_points(fighter),
        ]
        lines.append(self._cards(view, fighter))
        if any(fighter["stats"]):
            lines.append(self._stats(fighter["stats"]))
        if fighter["cannot_attack"]:
            lines.append(self.label("common-gladius-bound", "bold magenta"))
        return Group(*lines)

    def _hit_points(self, fighter: Mapping[str, Any]) -> Text:
        hp, full = fighter["hp"], fighter["full_hp"]
        filled = max(min(hp, 1), hp * BAR // full)
        colour = "green" if hp * 3 > full * 2 else "yellow" if hp * 3 > full else "red"
        solid, hollow = ("#", ".") if self.plain else ("█", "░")
        bar = Text.assemble((solid * filled, colour), (hollow * (BAR - filled), "dim"), " ")
        return bar.append(self.words.text("cli-gladius-hp", hp=hp, full=full), "bold")

    def _cards(self, view: Mapping[str, Any], fighter: Mapping[str, Any]) -> Text:
        if fighter["seat"] is None:
            defend, attack = view["mini"]
            return self.label("common-gladius-mini", defend=defend, attack=attack)
        return self.label("common-gladius-cards", count=fighter["cards"])

    def _stats(self, levels: Iterable[int]) -> Packed:
        named = zip(STATS, levels, strict=True)
        return Packed(
            Text(f"{self.words.term(self.book, 'stat', stat)} {level}") for stat, level in named if level
        )

    # ---- cards

    def _add_hand(self, grid: Grid, view: Mapping[str, Any], cast: Cast) -> None:
        """Add the hand as attacks, defences and useless cards; and the other fighter's known cards."""
        style = view["fighters"][cast.you]["style"]
        hand: list[str] = view["hand"]
        attacks = [card for card in hand if card in ATTACKS[style]]
        defences = [card for card in hand if card in DEFENCES[style]]
        useless = [card for card in hand if card not in ATTACKS[style] and card not in DEFENCES[style]]
        if not hand:
            grid.add_row(self.label("common-hand"), self.label("cli-gladius-empty"))
        if attacks:
            grid.add_row(self.label("cli-gladius-attacks"), self._listed(attacks, "red", effects=True))
        if defences:
            grid.add_row(self.label("cli-gladius-defences"), self._listed(defences, "cyan"))
        if useless:
            grid.add_row(self.label("cli-gladius-useless"), self._listed(useless, "dim"))
        if view["known"]:
            other = cast.name(1 - cast.you if cast.you is not None else 1)
            known = self.label("common-known", name=other)
            grid.add_row(known, Text(self.words.cards(self.book, view["known"])))

    def _listed(self, cards: Iterable[str], style: str, *, effects: bool = False) -> Packed:
        listed: list[Text] = []
        counted = Counter(cards)
        for card in sorted(counted, key=lambda one: self.words.card(self.book, one)):
            listed.append(Text(self.words.copies(self.words.card(self.book, card), counted[card]), style))
            if effects:
                listed[-1].append(f" ({self.words.effect(self.book, card)})", "not bold dim default")
        return Packed(listed)
