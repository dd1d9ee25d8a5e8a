"""What is drawn below the ledger of a school: the lot on sale, pairs, offers, and the viewer's gladiators."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.board import Packed
from munera.cli.boards.careers import Careers
from munera.games.school.gladiators import ALIVE, STAT_TABLE
from munera.kernel import Rulebook
from munera.words import Cast, Words

Person = Mapping[str, Any]


class Sheets:
    """Draws parts of a campaign's view, all of which are public."""

    def __init__(
        self, words: Words, book: Rulebook[Any], view: Mapping[str, Any], cast: Cast, *, plain: bool
    ) -> None:
        self.words, self.book, self.view, self.cast, self.plain = words, book, view, cast, plain

    def all(self) -> list[RenderableType]:
        """The sheets that have something to show."""
        view, you = self.view, self.cast.you
        block = [self._block()] if view["lots"] and view["stage"] == "auction" else []
        own = [] if you is None else roster_of(view, you)
        return [*block, *self._floor(), *([self._roster(own)] if own else [])]

    def _label(self, id: str, style: str = "dim", **args: str | int) -> Text:
        return Text(self.words.text(id, **args), style)

    # ---- the auction

    def _block(self) -> Panel:
        """Draw the slave for whom bids are taken now, and those who come after."""
        lot, *rest = (find(self.view, id) for id in self.view["lots"])
        about = Careers(self.words, self.book, self.view, Cast()).about(lot)
        lines: list[RenderableType] = [Text.assemble((lot["name"], "bold"), "  ", about)]
        lines.append(self._label("cli-school-minimum", "bold cyan", gold=lot["minimum_bid"]))
        if rest:
            after = self._people("cli-school-next-lots", ["cli-school-from"])
            for g in rest:
                after.add_row(*self._person(g), str(g["minimum_bid"]))
            lines += ["", after]
        title = self._label("common-school-block", "bold")
        shape = box.ASCII if self.plain else box.ROUNDED
        return Panel(Group(*lines), title=title, title_align="left", box=shape)

    # ---- pairs, challenges, offers

    def _floor(self) -> list[RenderableType]:
        """Draw who fights whom, who challenged whom, who waits, and the offers on the trading floor."""
        view = self.view
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for one, two in view["pairs"]:
            against = self.words.text("cli-school-against", one=self._who(one), two=self._who(two))
            grid.add_row(self._label("cli-school-pair"), Text(against))
        for challenged, challengers in self._challenges().items():
            names = self.words.list([self._who(id) for id in challengers])
            said = self.words.text("cli-school-challenged", name=self._who(challenged), names=names)
            grid.add_row(self._label("cli-school-challenge"), Text(said))
        aside = (("common-school-waiting", view["standing"]), ("common-school-animals", view["animals"]))
        for id, people in aside:
            if people:
                grid.add_row(self._label(id), self._by_school(people))
        for offer in view["offers"]:
            said = self.words.event(self.book, ("trade_offer", *offer), self.cast)
            grid.add_row(self._label("cli-school-offer"), Text(said))
        return [grid] if grid.row_count else []

    def _challenges(self) -> dict[int, list[int]]:
        """The challengers of each challenged gladiator."""
        found: dict[int, list[int]] = {}
        for challenger, challenged in self.view["challenges"]:
            found.setdefault(challenged, []).append(challenger)
        return found

    def _by_school(self, ids: Iterable[int]) -> Packed:
        schools: dict[int, list[str]] = {}
        for id in ids:
            schools.setdefault(find(self.view, id)["owner"], []).append(self.cast.thing(id))
        return Packed(
            Text.assemble((f"{self.cast.name(seat)}: ", "dim"), ", ".join(names))
            for seat, names in sorted(schools.items())
        )

    def _who(self, id: int) -> str:
        owner = find(self.view, id)["owner"]
        return self.cast.thing(id) if owner is None else f"{self.cast.thing(id)} ({self.cast.name(owner)})"

    # ---- gladiators

    def _roster(self, people: Iterable[Person]) -> Grid:
        """Draw the viewer's own gladiators."""
        table = self._people("common-name", ["common-school-wins"])
        table.add_column(self.words.text("common-school-state"))
        for g in people:
            wins = self.words.text("common-school-record", wins=g["wins"], bouts=g["bouts"])
            table.add_row(*self._person(g), wins, self._state(g))
        return table

    def _people(self, first: str, last: Iterable[str]) -> Grid:
        """An empty table for gladiators: columns for names, styles and numbers, and further ones."""
        table = Grid(
            box=box.ASCII if self.plain else box.SIMPLE_HEAD,
            header_style="dim",
            padding=(0, 1, 0, 0),  # narrow, since there are twelve columns
            pad_edge=False,
            show_edge=False,
        )
        for id in (first, "common-style"):
            table.add_column(self.words.text(id))
        table.add_column(self.words.text("common-school-exp"), justify="right")
        for stat in STAT_TABLE:
            table.add_column(self.words.term(self.book, "stat", stat)[:3], justify="right")
        for id in ("common-school-hp", *last):
            table.add_column(self.words.text(id), justify="right")
        return table

    def _person(self, g: Person) -> list[RenderableType]:
        """The cells of a gladiator; a level of 0 is dimmed."""
        levels = [Text(str(level), "bold" if level else "dim") for level in g["stats"]]
        style = self.words.term(self.book, "style", g["style"])
        return [Text(g["name"], "bold"), style, str(g["experience"]), *levels, str(g["hit_points"])]

    def _state(self, g: Person) -> Text:
        if g["healing"]:
            return self._label("common-school-state-healing", "red")
        if g["rests"]:
            return self._label("cli-school-resting", "yellow")
        return self._label("common-school-state-fit", "green")


def find(view: Mapping[str, Any], id: Any) -> Person:
    """The gladiator with that id."""
    found: Person = next(g for g in view["gladiators"] if g["id"] == id)
    return found


def roster_of(view: Mapping[str, Any], seat: int) -> list[Person]:
    """A school's living gladiators."""
    return [g for g in view["gladiators"] if g["owner"] == seat and g["fate"] == ALIVE]
