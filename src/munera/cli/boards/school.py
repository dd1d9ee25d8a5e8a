"""The books of a gladiator school: ledger, roster, the slave on the block, the pairs, and the bout itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from munera.cli.boards.board import LOG, NEWS, NOWHERE, Board, Moment, Question
from munera.cli.boards.careers import Careers
from munera.cli.boards.deals import Deals
from munera.cli.boards.gladius import GladiusBoard
from munera.cli.choices import Choice, choices
from munera.games.gladius.rulebook import BOOK as GLADIUS
from munera.games.school.gladiators import ALIVE, STAT_TABLE
from munera.kernel import AnyAsk, Option
from munera.words import Cast, Narrate, Narrator

PETTY = ("earns", "upkeep", "trade_done", "trains_extra")
BESIDE = ("slave", "trains")  # on the board already, or told by what comes of it
RACE = 20  # columns of the longest bar in the fame race
BIDS, SUBSETS = ("bid", "rebid"), ("send", "train")
SEGMENT = {
    "founding": "cli-school-segment-slaves",
    "slaves": "cli-school-segment-slaves",
    "auction": "cli-school-segment-auction",
    "charity": "cli-school-segment-auction",
    "arena": "cli-school-segment-arena",
    "arranging": "cli-school-segment-arena",
    "pairing": "cli-school-segment-arena",
    "combat": "cli-school-segment-combat",
    "earnings": "cli-school-segment-earnings",
    "upkeep": "cli-school-segment-earnings",
    "trading": "cli-school-segment-trades",
    "training": "cli-school-segment-training",
    "reputation": "cli-school-segment-reputation",
    "over": "cli-school-segment-over",
}
View = Mapping[str, Any]


class SchoolBoard(Board):
    """Everything here but a hand of cards is public, and the duel's own board takes care of that."""

    headings = frozenset({"new_turn", "enters", "beast", "turn"})
    chapter = "new_turn"

    # ---- the story

    def cast(self, view: View, names: tuple[str, ...], you: int | None) -> Cast:
        people = {g["id"]: g["name"] for g in view["gladiators"]}
        if view["bout"] is None:
            return Cast(names, you, people)
        sides = [fighter["seat"] for fighter in view["bout"]["fighters"]]
        fighters = [people[id] for id in view["fighters"]]
        if len(fighters) < len(sides):
            beast = view["bout"]["fighters"][1]["style"]
            fighters.append(self.words.term(self.book, "adversary", beast))
        side = sides.index(you) if you is not None and you in sides else None
        return Cast(names, you, people, tuple(fighters), side)

    def narrator(self, view: View, names: tuple[str, ...], you: int | None) -> Narrate:
        people = {g["id"]: g["name"] for g in view["gladiators"]}
        owners = {g["id"]: g["owner"] for g in view["gladiators"]}
        plays = view["options"]["bouts"] == "owners"
        return Narrator(self.words, self.book, Cast(names, you, people), owners, plays=plays)

    def told_in(self, event: Sequence[Option], cast: Cast) -> str:
        """The news leave out the blows of bouts that the reader does not fight, and other schools' petty cash."""
        kind = event[0]
        if kind in GLADIUS.vocabulary.events and cast.side is None:
            return NOWHERE if kind == "drawn" else LOG  # the cards were nobody's own decision
        if kind in PETTY and event[1] != cast.you:
            return LOG
        return LOG if kind in BESIDE else NEWS

    # ---- answers

    def offered(self, at: Moment) -> list[Choice]:
        ask, view, cast = at
        if ask.kind in BIDS:
            return []
        if ask.kind in SUBSETS:
            listed = self._subset(ask)["subset"]
            return [Choice((id,), cast.person(id), self._line(_find(view, id))) for id in listed]
        if ask.kind == "trade":
            described: Any = ask.options.describe()  # type: ignore[union-attr]  # the floor is a space
            return choices(self.words, self.book, ask.kind, described["simple"], cast)
        listed = super().offered(at)
        if ask.kind in ("charity", "release"):
            return [
                one._replace(detail=self._line(_find(view, one.option))) if isinstance(one.option, int) else one
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
            return self.words.text("cli-school-how-subset", count=self._subset(ask)["most"])
        if ask.kind == "trade":
            described: Any = ask.options.describe()  # type: ignore[union-attr]
            return self.words.text("cli-school-how-trade", count=described["offers_left"])
        return ""

    def parse(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:
        ask, _, cast = at
        deals = Deals(self.words)
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
        parts: list[RenderableType] = [self._ledger(view, cast, labels)]
        if view["lots"] and view["stage"] == "auction":
            parts.append(self._block(view))
        parts += self._sheet(view, cast)
        if cast.you is not None and (own := _roster(view, cast.you)):
            parts.append(self._roster_table(own))
        return Group(*parts)

    def _sand(self, view: View, cast: Cast) -> RenderableType:
        """The duel, with the gladiators' names and their owners beside them."""
        owners = {
            side: f"({cast.name(fighter['seat'])})"
            for side, fighter in enumerate(view["bout"]["fighters"])
            if fighter["seat"] is not None
        }
        sand = GladiusBoard(GLADIUS, self.words, plain=self.plain)
        return sand.draw(view["bout"], Cast(cast.fighters, cast.side), owners)

    def _ledger(self, view: View, cast: Cast, labels: Mapping[int, str]) -> Panel:
        """Every school with its gold, its people and the fame race."""
        grid = self._grid(("cli-school-school", "cli-school-gold", "cli-school-gladiators", "cli-school-fame"))
        grid.columns[1].justify = "right"
        grid.columns[2].ratio, grid.columns[2].no_wrap = 1, False
        top = max(view["fame"], default=0)
        for seat, fame in enumerate(view["fame"]):
            name = Text(cast.name(seat), "bold" if seat == cast.you else "")
            note = self.words.text("cli-gladius-you") if seat == cast.you else labels.get(seat, "")
            if seat in view["left"]:
                note = self.words.text("cli-school-left")
            roster = Text(", ".join(g["name"] for g in _roster(view, seat)) or "-")
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
        """A bar as long as the fame, relative to the leader's; the number beside it, and a mark for the lead."""
        solid, star = ("#", " *") if self.plain else ("█", " ★")
        length = fame if top <= RACE else max(min(fame, 1), fame * RACE // top)
        bar = Text.assemble((solid * length, "yellow"), " " if length else "", (str(fame), "bold"))
        return bar.append(star, "yellow") if fame == top > 0 else bar

    def _roster_table(self, people: Iterable[Mapping[str, Any]]) -> Table:
        """One's own gladiators. A level of 0 is there, but does not catch the eye."""
        table = Table(
            box=box.ASCII if self.plain else box.SIMPLE_HEAD, header_style="dim", pad_edge=False, show_edge=False
        )
        for id in ("cli-school-name", "cli-school-style"):
            table.add_column(self.words.text(id))
        table.add_column(self.words.text("cli-school-experience"), justify="right")
        for stat in STAT_TABLE:
            table.add_column(self.words.term(self.book, "stat", stat)[:3], justify="right")
        for id in ("cli-school-hit-points", "cli-school-wins"):
            table.add_column(self.words.text(id), justify="right")
        table.add_column(self.words.text("cli-school-state"))
        for g in people:
            levels = [Text(str(level), "bold" if level else "dim") for level in g["stats"]]
            wins = self.words.text("cli-school-record", wins=g["wins"], bouts=g["bouts"])
            style = self.words.term(self.book, "style", g["style"])
            name, state = Text(g["name"], "bold"), self._state(g)
            table.add_row(name, style, str(g["experience"]), *levels, str(g["hit_points"]), wins, state)
        return table

    def _state(self, g: Mapping[str, Any]) -> Text:
        if g["healing"]:
            return self.label("cli-school-healing", "red")
        return self.label("cli-school-resting", "yellow") if g["rests"] else self.label("cli-school-fit", "green")

    def _block(self, view: View) -> Panel:
        """The slave for whom bids are taken now, and who comes after him."""
        lot, *rest = (_find(view, id) for id in view["lots"])
        about = Careers(self.words, self.book, view, Cast()).about(lot)
        lines: list[RenderableType] = [Text.assemble((lot["name"], "bold"), "  ", about)]
        lines.append(self.label("cli-school-minimum", "bold cyan", gold=lot["minimum_bid"]))
        if rest:
            after = [
                self.words.text("cli-school-lot", name=g["name"], line=self._line(g), gold=g["minimum_bid"])
                for g in rest
            ]
            lines.append(self.label("cli-school-next-lots", names="; ".join(after)))
        shape = box.ASCII if self.plain else box.ROUNDED
        title = self.label("cli-school-block", "bold")
        return Panel(Group(*lines), title=title, title_align="left", box=shape)

    def _sheet(self, view: View, cast: Cast) -> list[RenderableType]:
        """Who fights whom, who challenged whom, who waits; and the offers on the trading floor."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()

        def who(id: int) -> str:
            owner = _find(view, id)["owner"]
            return cast.person(id) if owner is None else f"{cast.person(id)} ({cast.name(owner)})"

        for id, pairs in (("cli-school-pair", view["pairs"]), ("cli-school-challenge", view["challenges"])):
            for one, two in pairs:
                against = self.words.text("cli-school-against", one=who(one), two=who(two))
                grid.add_row(self.label(id), Text(against))
        for id, people in (("cli-school-waiting", view["standing"]), ("cli-school-animals", view["animals"])):
            if people:
                grid.add_row(self.label(id), Text(", ".join(map(who, people))))
        for offer in view["offers"]:
            said = self.words.event(self.book, ("trade_offer", *offer), cast)
            grid.add_row(self.label("cli-school-offer"), Text(said))
        return [grid] if grid.row_count else []

    def _grid(self, headings: Iterable[str]) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0), expand=True)
        for id in headings:
            table.add_column(self.words.text(id), no_wrap=True)
        return table

    def _line(self, g: Mapping[str, Any]) -> str:
        """A gladiator in a few words."""
        style = self.words.term(self.book, "style", g["style"])
        return self.words.text("cli-school-line", kind=style, experience=g["experience"], hp=g["hit_points"])


def _find(view: View, id: Any) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(g for g in view["gladiators"] if g["id"] == id)
    return found


def _roster(view: View, seat: int) -> list[Mapping[str, Any]]:
    return [g for g in view["gladiators"] if g["owner"] == seat and g["fate"] == ALIVE]
