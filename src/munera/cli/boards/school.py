"""The board of Gladiator School at the terminal: the ledger, the sheets below it, the bout, and answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.board import Board, Moment, Question
from munera.cli.boards.careers import Careers
from munera.cli.boards.gladius import GladiusBoard
from munera.cli.boards.school_answers import SchoolAnswers
from munera.cli.boards.sheets import Sheets, find, roster_of
from munera.cli.choices import Choice, choices
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.kernel import AnyAsk, Option
from munera.words import Cast
from munera.words.school.cast import SchoolCast

RACE = 10  # columns of the longest bar in the fame race
BIDS, SUBSETS = ("bid", "rebid"), ("send", "train")
SEGMENT = {
    "founding": "common-school-segment-slaves",
    "slaves": "common-school-segment-slaves",
    "auction": "common-school-segment-auction",
    "charity": "common-school-segment-auction",
    "arena": "common-school-segment-arena",
    "arranging": "common-school-segment-arena",
    "pairing": "common-school-segment-arena",
    "combat": "common-school-segment-combat",
    "earnings": "common-school-segment-earnings",
    "upkeep": "common-school-segment-earnings",
    "trading": "common-school-segment-trades",
    "training": "common-school-segment-training",
    "reputation": "cli-school-segment-reputation",
    "over": "cli-school-segment-over",
}
View: TypeAlias = Mapping[str, Any]


class SchoolBoard(Board):
    """Draws a campaign and reads answers. Bouts are drawn by the board of Gladius."""

    # ---- answers

    def offered(self, at: Moment) -> list[Choice]:
        ask, view, cast = at
        if ask.kind in BIDS:
            return []
        if ask.kind in SUBSETS:
            listed = self._subset(ask)["subset"]
            return [Choice((id,), cast.thing(id), self._line(find(view, id))) for id in listed]
        if ask.kind == "trade":
            described: Any = ask.options.describe()  # type: ignore[union-attr]  # the floor is a space
            return choices(self.words, self.book, ask.kind, described["simple"], cast)
        listed = super().offered(at)
        if ask.kind in ("charity", "release"):
            return [
                one._replace(detail=self._line(find(view, one.option))) if isinstance(one.option, int) else one
                for one in listed
            ]
        if ask.kind == "arrange":  # one wants to know against whom
            return [
                one._replace(detail=self._line(find(view, one.option[2])))
                if isinstance(one.option, tuple)
                else one
                for one in listed
            ]
        return listed

    def how(self, at: Moment) -> str:
        ask = at.ask
        if ask.kind in BIDS:
            amounts: Any = ask.options
            least, most = min(filter(None, amounts), default=0), max(amounts)
            return self.words.text(
                "cli-school-how-bid", least=least, most=most, none="yes" if 0 in amounts else "no"
            )
        if ask.kind in SUBSETS:
            described = self._subset(ask)
            limited = "yes" if described["most"] < len(described["subset"]) else "no"
            return self.words.text("cli-school-how-subset", limited=limited, count=described["most"])
        if ask.kind == "trade":
            floor: Any = ask.options.describe()  # type: ignore[union-attr]
            return self.words.text("cli-school-how-trade", count=floor["offers_left"])
        return ""

    def parse(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:
        ask, _, cast = at
        deals = SchoolAnswers(self.words)
        if ask.kind in BIDS:
            return (deals.gold(text, ask),)
        if ask.kind in SUBSETS:
            described = self._subset(ask)
            return (deals.subset(text, described["subset"], described["most"], cast),)
        if ask.kind == "trade":
            return deals.offer(text, at, question)
        return None

    def _subset(self, ask: AnyAsk) -> dict[str, Any]:
        described: Any = ask.options.describe()  # type: ignore[union-attr]  # both are spaces
        return dict(described)

    def career(self, view: View, name: str, cast: Cast) -> RenderableType:
        return Careers(self.words, self.book, view, cast).tell(name)

    def discards(self, view: View) -> list[str] | None:
        return super().discards(view["bout"] or {})

    # ---- drawing

    def draw(self, view: View, cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        if view["bout"] is not None:
            return Group(self._title(view, "dim"), self._sand(view, cast))
        sheets = Sheets(self.words, self.book, view, cast, plain=self.plain)
        return Group(self._ledger(view, cast, labels), *sheets.all())

    def _sand(self, view: View, cast: Cast) -> RenderableType:
        """Draw the bout, with the gladiators' names and their owners beside them."""
        owners = {
            side: f"({cast.name(fighter['seat'])})"
            for side, fighter in enumerate(view["bout"]["fighters"])
            if fighter["seat"] is not None
        }
        sand = GladiusBoard(GLADIUS, self.words, plain=self.plain)
        ring = SchoolCast.of(cast)
        return sand.draw(view["bout"], Cast(ring.fighters, ring.side), owners)

    def _ledger(self, view: View, cast: Cast, labels: Mapping[int, str]) -> Panel:
        """Draw every school with its gold, its gladiators and its fame."""
        grid = self._grid(("cli-school-school", "cli-school-gold", "common-gladiators", "common-school-fame"))
        grid.columns[1].justify = "right"
        grid.columns[2].ratio, grid.columns[2].no_wrap = 1, False
        top = max(view["fame"], default=0)
        places = dict(enumerate(view["places"]))  # when the campaign is over
        for seat in sorted(range(len(view["fame"])), key=lambda seat: places.get(seat, 0)):
            fame = view["fame"][seat]
            name = Text(f"{places[seat]}. " if places else "")
            name.append(cast.name(seat), "bold" if seat == cast.you else "")
            note = self.words.text("common-you-mark") if seat == cast.you else labels.get(seat, "")
            if seat in view["left"]:
                note = self.words.text("cli-school-left")
            roster = Text(", ".join(g["name"] for g in roster_of(view, seat)) or "-")
            name.append(f" {note}", "dim")
            grid.add_row(name, str(view["gold"][seat]), roster, self._race(fame, top))
        shape = box.ASCII if self.plain else box.ROUNDED
        return Panel(grid, title=self._title(view, "bold"), title_align="left", box=shape, border_style="yellow")

    def _title(self, view: View, style: str) -> Text:
        return self.label(
            "cli-school-title",
            style,
            game=self.words.game(self.book),
            turn=view["turn"],
            last=view["last_turn"],
            segment=self.words.text(SEGMENT[view["stage"]]),
        )

    def _race(self, fame: int, top: int) -> Text:
        """A bar for the fame of a school, relative to the leader's, with the number and a mark for the leader."""
        solid, star = ("#", " *") if self.plain else ("█", " ★")
        length = fame if top <= RACE else max(min(fame, 1), fame * RACE // top)
        bar = Text.assemble((solid * length, "yellow"), " " if length else "", (str(fame), "bold"))
        return bar.append(star, "yellow") if fame == top > 0 else bar

    def _grid(self, headings: Iterable[str]) -> Grid:
        table = Grid(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0), expand=True)
        for id in headings:
            table.add_column(self.words.text(id), no_wrap=True)
        return table

    def _line(self, g: Mapping[str, Any]) -> str:
        """Style, experience and hit points of a gladiator in a few words."""
        style = self.words.term(self.book, "style", g["style"])
        return self.words.text("common-school-brief", kind=style, experience=g["experience"], hp=g["hit_points"])
