"""Draws the table of For Glory: both schools, the arenas side by side, the supply, villas, own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.glory_cards import Cards, View, purse
from munera.games.for_glory.cards.table import CARDS, SUPPLIES
from munera.kernel import Rulebook
from munera.words import Cast, Words
from munera.words.for_glory.cast import GloryCast, things_of
from munera.words.naming import names_of

PHASE = {
    "setup": "cli-glory-phase-machinations",
    "machinations": "cli-glory-phase-machinations",
    "registration": "cli-glory-phase-registration",
    "resolution": "cli-glory-phase-resolution",
    "over": "cli-glory-phase-over",
}
IN_ARENA = ("registration", "battle", "resolution")
WINDOW = {"attack": "common-attacks", "enter": "cli-glory-window-enter"}
HEADINGS = (
    "cli-glory-coin",
    "cli-glory-influence",
    "cli-glory-hand",
    "cli-glory-deck",
    "cli-glory-discard",
    "cli-glory-reserve",
)


class GloryTable:
    """Draws a view. Nothing is told by colour alone: exhausted cards are marked, affordable ones ticked."""

    def __init__(self, words: Words, book: Rulebook[Any], *, plain: bool) -> None:
        self.words, self.book, self.plain = words, book, plain
        self.cards = Cards(words, book)
        self.turned, self.tick, self.here, self.favor = ("~", "+", ">", "*") if plain else ("↷", "✓", "▶", "★")

    def label(self, id: str, style: str = "dim", **args: str | int) -> Text:
        return Text(self.words.text(id, **args), style)

    def draw(self, view: View, cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        sand = Panel(
            Group(self._schools(view, cast, labels), Text(), self._arenas(view, cast)),
            title=self._title(view),
            title_align="left",
            subtitle=self.label("cli-glory-lust", "", lust=view["bloodlust"], boast=view["boast"]),
            subtitle_align="right",
            box=box.ASCII if self.plain else box.ROUNDED,
            border_style="yellow",
        )
        market = [] if view["phase"] in IN_ARENA else [self._supply(view, cast)]
        return Group(sand, *market, self._below(view, cast), self._legend(view))

    def _legend(self, view: View) -> Text:
        """Explain the marks and numbers that are on the board now."""
        said = self.label("cli-glory-legend", favor=self.favor, turned=self.turned)
        if view["phase"] == "machinations":
            said.append(f" · {self.words.text('cli-glory-legend-tick', tick=self.tick)}")
        if view["window"] is not None and view["window"]["kind"] == "damage":
            said.append(f" · {self.words.text('cli-glory-legend-hit', mark='!1')}")
        return said

    def _title(self, view: View) -> Text:
        if view["phase"] == "battle":
            phase = self.words.text("cli-glory-phase-battle", round=view["round"])
        else:
            phase = self.words.text(PHASE[view["phase"]])
        game = self.words.game(self.book)
        return self.label("cli-glory-title", "bold", game=game, turn=view["turn"], phase=phase)

    def _schools(self, view: View, cast: Cast, labels: Mapping[int, str]) -> Grid:
        """Draw both players: their glory, and what they have."""
        table = Grid(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0), expand=True)
        school = self.words.text("cli-glory-player")
        table.add_column(school, ratio=1, no_wrap=True, overflow="crop" if self.plain else "ellipsis")
        table.add_column(self.words.text("cli-glory-glory"), no_wrap=True)
        for id in HEADINGS:
            table.add_column(self.words.text(id), justify="right", no_wrap=True)
        for seat in self._order(cast):
            player = view["players"][seat]
            active = view["active"] == seat and view["phase"] != "over"
            name = Text(f"{self.here} " if active else "  ", "bold yellow").append(cast.name(seat), "bold")
            name.append(f" {self.favor}" if view["favor"] == seat else "", "yellow")
            note = self.words.text("common-you-mark") if seat == cast.you else labels.get(seat, "")
            name.append(f" {note}", "dim")
            counts = [player["hand"], player["deck"], len(player["discard"]), player["reserve"]]
            table.add_row(
                name,
                self._race(player["glory"], view["victory"]),
                Text(str(player["coins"]), "bold"),
                f"{player['needed']}/{player['influence']}",
                *map(str, counts),
            )
        return table

    def _order(self, cast: Cast) -> tuple[int, int]:
        """The seats from top to bottom: the viewer is below."""
        return (0, 1) if cast.you == 1 else (1, 0)

    def _race(self, glory: int, victory: int) -> Text:
        solid, hollow = ("#", ".") if self.plain else ("■", "□")
        full = min(glory, victory)
        return Text.assemble((solid * full, "yellow"), (hollow * (victory - full), "dim"), f" {glory}/{victory}")

    # ---- arenas

    def _arenas(self, view: View, cast: Cast) -> Grid:
        """Draw the arenas as columns, each with the other side and the viewer's own side below it."""
        grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
        for _ in view["arenas"]:
            grid.add_column(ratio=1)
        arenas = view["arenas"]
        grid.add_row(*(self._arena(arena, cast) for arena in arenas))
        names = names_of(self.words, self.book, dict(things_of(view)))
        for seat in self._order(cast) if any(arena["gladiators"] for arena in arenas) else ():
            grid.add_row(*(self._side(arena, seat, cast, names) for arena in arenas))
        return grid

    def _arena(self, arena: View, cast: Cast) -> Text:
        if not arena["card"]:
            return self.label("cli-glory-won")
        name = Text(f"{self.here} " if arena["active"] else "", "bold yellow")
        name.append(self.words.card(self.book, arena["card"]), "bold")
        kind = self.words.text("cli-glory-lasting" if arena["lasting"] else "cli-glory-fleeting")
        name.append(f"\n{kind}", "dim")
        if arena["holder"] is not None:
            holder = self.words.text("cli-glory-champion", name=cast.name(arena["holder"]))
            name.append(f"\n{holder}{'' if arena['ready'] else f' {self.turned}'}", "yellow")
        elif not arena["lasting"]:
            name.append(f"\n{self.words.text('cli-glory-no-champion')}", "dim")
        return name.append(f"\n{self.words.effect(self.book, arena['card'])}", "dim italic")

    def _side(self, arena: View, seat: int, cast: Cast, names: Mapping[int, str]) -> Text:
        men = [g for g in arena["gladiators"] if g["owner"] == seat]
        said = Text()
        if not arena["gladiators"]:
            return said
        said = self.label("cli-glory-side", name=cast.name(seat), agility=arena["agility"][seat])
        for g in men:
            said.append("\n")
            said.append_text(self._gladiator(g, names[g["id"]], cast))
        if not men:
            said.append(f"\n{self.words.text('cli-glory-empty')}")
        return said

    def _gladiator(self, g: View, name: str, cast: Cast) -> Text:
        mark = f"{self.turned} " if not g["ready"] else "  "
        style = ("bold green" if g["owner"] == cast.you else "bold red") if g["ready"] else "dim"
        line = Text.assemble((mark, "magenta"), (name, style), " ", (self.stats(g), "bold"))
        if g["damage"]:
            line.append(f" -{g['damage']}", "red")
        if g["assigned"]:
            line.append(f" !{g['assigned']}", "bold red")
        return line

    def stats(self, g: View) -> str:
        left = max(0, g["health"] - g["damage"])
        return self.words.text("cli-glory-stats", attack=g["attack"], health=left, agility=g["agility"])

    # ---- supply, villas, hand

    def _supply(self, view: View, cast: Cast) -> Grid:
        """Draw the three supplies side by side, with prices."""
        grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
        money = purse(view, cast.you) if cast.you is not None and view["phase"] == "machinations" else -1
        cells = []
        for supply, row, left in zip(SUPPLIES, view["rows"], view["supply"], strict=True):
            grid.add_column(ratio=1)
            name = self.words.term(self.book, "supply", supply).capitalize()
            cell = Grid.grid(padding=(0, 1, 0, 0))
            cell.add_column(no_wrap=True)
            cell.add_column()
            for card in sorted(row, key=lambda one: CARDS[one].cost):
                cell.add_row(*self._for_sale(card, view["prices"].get(card, CARDS[card].cost), money))
            if not row:
                cell.add_row("", self.label("common-glory-sold-out"))
            cells.append(Group(self.label("cli-glory-row", supply=name, left=left), cell))
        grid.add_row(*cells)
        return grid

    def _for_sale(self, card: str, price: int, money: int) -> tuple[Text, Text]:
        style = "bold" if price <= money else ""
        mark = Text.assemble((self.tick if price <= money else " ", "bold green"), (f" {price:>2}", style))
        return mark, Text.assemble((self.cards.short(card), style), (self.cards.numbers(card), "dim"))

    def _below(self, view: View, cast: Cast) -> Grid:
        """Draw villas, what is being played, the open window, and the viewer's own cards."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in self._order(cast):
            self._add_villa(grid, view, seat, cast)
        if view["table"]:
            cards = [self.words.card(self.book, str(card)) for _, card in view["table"]]
            grid.add_row(self.label("cli-glory-table"), Text(", ".join(cards), "bold"))
        if view["window"] is not None and (said := self._window(view, cast)):
            grid.add_row(self.label("cli-glory-window", "bold red"), Text(said))
        if cast.you is not None and view["phase"] != "over":
            self._add_own(grid, view, cast.you, cast)
        return grid

    def _add_villa(self, grid: Grid, view: View, seat: int, cast: Cast) -> None:
        player = view["players"][seat]
        things = [*player["patrons"], *player["arenas"]]
        if not things:
            return
        mine = seat == cast.you
        title = self.label("cli-glory-own-villa") if mine else self.label("cli-glory-villa", name=cast.name(seat))
        line = Text()
        for thing in things:
            line.append(" · " if line else "", "dim")
            line.append("" if thing["ready"] else f"{self.turned} ", "magenta")
            line.append(self.words.card(self.book, thing["card"]), "" if thing["ready"] else "dim")
            line.append(self.cards.numbers(thing["card"]), "dim")
        grid.add_row(title, line)

    def _window(self, view: View, cast: Cast) -> str:
        """What an open reaction window is about."""
        window, table = view["window"], GloryCast.of(cast)
        if window["kind"] == "leave":
            gone = [f"{self.cards.short(left['card'])} ({cast.name(left['owner'])})" for left in window["gone"]]
            return self.words.text("cli-glory-window-leave", names=", ".join(gone))
        if window["kind"] in WINDOW:
            name = table.people.get(window["subject"])
            return "" if name is None else self.words.text(WINDOW[window["kind"]], name=name)
        parts = []
        for g in (g for arena in view["arenas"] for g in arena["gladiators"] if g["assigned"]):
            part = table.person(g["id"])
            if g["unpreventable"]:
                part += " " + self.words.text("cli-glory-marked", damage=g["unpreventable"])
            parts.append(part)
        return self.words.text("cli-glory-window-damage", assigned="; ".join(parts)) if parts else ""

    def _add_own(self, grid: Grid, view: View, you: int, cast: Cast) -> None:
        if not view["hand"]:
            grid.add_row(self.label("common-glory-hand"), self.label("cli-glory-no-cards"))
        for id, cards in self.cards.by_type(view["hand"]).items():
            line = self.cards.listed(cards)
            if id == "cli-glory-type-income":
                line.append(f"  ({self.words.text('cli-glory-purse', coin=purse(view, you))})", "bold")
            grid.add_row(Text(self.words.text(id), "dim"), line)
        if view["reserve"]:
            line, price = self.cards.listed(view["reserve"]), view["players"][you]["buy_back"]
            line.append(f"  ({self.words.text('cli-glory-buy-back', coin=price)})")
            grid.add_row(self.label("cli-glory-own-reserve"), line)
        if view["own_tops"]:
            grid.add_row(self.label("cli-glory-top"), self.cards.listed(view["own_tops"], numbers=False))
        if known := view["players"][1 - you]["known"]:
            title = self.label("cli-glory-known", name=cast.name(1 - you))
            grid.add_row(title, self.cards.listed(known, numbers=False))
        notes = []
        if view["discount"]:
            notes.append(self.words.text("cli-glory-discount", coin=view["discount"]))
        if view["to_hand"]:
            notes.append(self.words.text("cli-glory-to-hand"))
        if notes:
            grid.add_row(self.label("cli-glory-now"), Text(" · ".join(notes)))
