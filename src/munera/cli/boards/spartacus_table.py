"""Draws the table of Spartacus: the houses, what lies between them, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from munera.cli.boards.board import Packed
from munera.cli.boards.spartacus_arena import ArenaDrawing
from munera.cli.boards.spartacus_cards import Cards, View, stats
from munera.games.spartacus.cards.table import ARENA, TRACK
from munera.games.spartacus.intrigue.marks import required
from munera.games.spartacus.table.records import Offer, Prepared
from munera.kernel import Rulebook
from munera.words import Cast, Words
from munera.words.spartacus.cast import HouseCast, marks_of
from munera.words.spartacus.coins import say_coins
from munera.words.spartacus.deals import offer_args, promise_text

PHASE = {
    "setup": "cli-spartacus-phase-setup",
    "upkeep": "common-upkeep",
    "intrigue": "cli-spartacus-phase-intrigue",
    "market": "cli-spartacus-phase-market",
    "arena": "cli-spartacus-phase-arena",
    "tournament": "common-tournament",
    "fight": "cli-spartacus-phase-fight",
    "over": "cli-spartacus-phase-over",
}
OPEN = "open"
LEDGER = 6  # promises that are shown; the story has the rest


class HousesTable:
    """Draws a view. The viewer's own house is the last one, next to the hand."""

    card_writer: type[Cards] = Cards

    def __init__(self, words: Words, book: Rulebook[Any], *, plain: bool) -> None:
        self.words, self.book, self.plain = words, book, plain
        self.cards = self.card_writer(words, book, plain=plain)
        self.sand = ArenaDrawing(self.cards, plain=plain)
        self.full, self.empty, self.here = ("#", ".", ">") if plain else ("■", "□", "▶")

    def label(self, id: str, style: str = "dim", **args: str | int) -> Text:
        return Text(self.words.text(id, **args), style)

    def draw(
        self, view: View, cast: Cast, labels: Mapping[int, str], reachable: Collection[int] = ()
    ) -> RenderableType:
        single = view["phase"] == "fight" or not any(house["house"] for house in view["houses"])
        houses = (
            []
            if single
            else [row for seat in self.order(view, cast) for row in self.house(view, seat, cast, labels)]
        )
        sand = [self.sand.draw(view, cast, reachable)] if self.shows_sand(view) else []
        between = [""] if houses and sand else []
        panel = Panel(
            Group(*houses, *between, *sand),
            title=self._title(view),
            title_align="left",
            subtitle=None if single else self._decks(view),
            subtitle_align="right",
            box=box.ASCII if self.plain else box.ROUNDED,
            border_style="yellow",
        )
        below = self.below(view, cast)
        legend = Text(self.cards.legend(), "dim")
        return Group(panel, below, legend) if not single else Group(panel, below)

    def shows_sand(self, view: View) -> bool:
        """Is the arena drawn? It is while there is a bout."""
        return view["bout"] is not None

    def order(self, view: View, cast: Cast) -> list[int]:
        """The seats clockwise, the viewer last."""
        seats = len(view["houses"])
        first = 0 if cast.you is None else cast.you + 1
        return [(first + step) % seats for step in range(seats)]

    def _title(self, view: View) -> Text:
        """The title: the round, the phase, and the combat round while there is a bout."""
        parts = [self.words.game(self.book)]
        if view["round"]:
            parts.append(self.words.text("cli-spartacus-round", round=view["round"]))
        parts.append(self.phase(view))
        if view["bout"] is not None:
            parts.append(self.words.text("cli-spartacus-combat-round", round=view["bout"]["round"]))
        return Text(" · ".join(parts), "bold")

    def phase(self, view: View) -> str:
        return self.words.text(PHASE[view["phase"]])

    def _decks(self, view: View) -> Text:
        return self.label(
            "cli-spartacus-decks",
            intrigue=view["intrigue"],
            intrigue_discard=len(view["intrigue_discard"]),
            market=view["market"],
            market_discard=len(view["market_discard"]),
        )

    # ---- houses

    def house(self, view: View, seat: int, cast: Cast, labels: Mapping[int, str]) -> Iterator[RenderableType]:
        """Draw a house: a line of numbers and one of assets, which are left out in a bout."""
        house = view["houses"][seat]
        row = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        row.add_column(ratio=1, no_wrap=True, overflow="crop" if self.plain else "ellipsis")
        for width in (TRACK.highest + 3, 14, 9):
            row.add_column(width=width, no_wrap=True)
        hand = self.words.text("cli-spartacus-hand", count=house["hand"], most=house["hand_size"])
        row.add_row(
            self._name(view, seat, cast, labels), self._influence(house["influence"]), self._purse(house), hand
        )
        yield row
        if not self.shows_sand(view):
            pieces = list(self.cards.assets(house["assets"])) or [self.label("common-no-assets")]
            yield Padding(Packed(pieces), (0, 0, 0, 4))

    def _name(self, view: View, seat: int, cast: Cast, labels: Mapping[int, str]) -> Text:
        house = view["houses"][seat]
        said = Text(f"{self.here} " if view["active"] == seat else "  ", "bold yellow")
        said.append(cast.name(seat), "bold")
        if house["house"]:
            said.append(f" · {self.words.term(self.book, 'house', house['house']).split()[-1]}")
        if view["host"] == seat:
            said.append(f" [{self.words.text('common-host')}]", "bold yellow")
        note = self.words.text("common-you-mark") if seat == cast.you else labels.get(seat, "")
        if house["left"]:
            note = self.words.text("cli-spartacus-left")
        return said.append(f" {note}", "dim")

    def _influence(self, influence: int) -> Text:
        bar = Text(self.full * influence, "yellow")
        return bar.append(self.empty * (TRACK.highest - influence), "dim").append(f" {influence}", "bold")

    def _purse(self, house: View) -> Text:
        """The coins of a house, or that they are concealed, and those staked on the table."""
        coins = (
            self.words.text("cli-spartacus-hidden")
            if house["coins"] is None
            else say_coins(self.words, house["coins"])
        )
        said = Text(coins, "bold" if house["coins"] else "")
        return said.append(f" +{house['staked']}", "yellow") if house["staked"] else said

    # ---- what lies below

    def below(self, view: View, cast: Cast) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for label, text in (*self.intrigue(view, cast), *self._market(view), *self.arena(view, cast)):
            grid.add_row(label, text)
        for label, text in (*self._deals(view, cast), *self._own(view, cast)):
            grid.add_row(label, text)
        return grid

    def intrigue(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        """The announced scheme, the prepared ones, and the declared reactions."""
        schemer = view["active"]
        for mark in view["prepared"]:
            if schemer is not None:
                lies = self.label(
                    "cli-spartacus-prepared", "bold" if mark["lying"] else "dim", number=mark["number"]
                )
                yield lies, self._prepared(view, mark, schemer, cast)
        if (scheme := view["scheme"]) is not None:
            said = Text(f"{cast.name(scheme['seat'])}: ").append(self.cards.name(scheme["card"]), "bold")
            targets = [cast.name(seat) for seat in scheme["targets"]]
            said.append(f" · {self.words.text('cli-spartacus-target')} ")
            said.append(self.words.list(targets) if targets else self.words.text("common-everybody"), "bold red")
            said.append_text(self._support(view, scheme["seat"], scheme["pledged"], cast))
            if not scheme["confirmed"]:
                said.append(f" · {self.words.text('cli-spartacus-unconfirmed')}", "dim")
            yield self.label("cli-spartacus-scheme", "bold"), said
        if view["declared"]:
            played = [f"{self.cards.name(it['card'])} ({cast.name(it['seat'])})" for it in view["declared"]]
            yield self.label("cli-spartacus-declared", "bold red"), Text(", ".join(played))

    def _prepared(self, view: View, mark: View, schemer: int, cast: Cast) -> Text:
        """A prepared scheme; for whoever has seen it, with its card and what it requires."""
        if mark["card"] is None:
            said = self.label("cli-spartacus-face-down")
        else:
            said = Text(self.cards.name(mark["card"]), "bold")
            said.append(f" · {self.counted(view, mark, schemer)}")
        return said.append_text(self._support(view, schemer, mark["pledged"], cast))

    def counted(self, view: View, scheme: View, schemer: int) -> str:
        """The Influence that a scheme requires now, and what counts for it."""
        needs = required(self.cards, Prepared(0, scheme["card"], discount=scheme["discount"]))
        return self.words.text("cli-spartacus-needs", needs=needs, has=self.backing(view, scheme, schemer))

    def backing(self, view: View, scheme: View, schemer: int) -> int:
        return sum(view["houses"][seat]["influence"] for seat in (schemer, *scheme["pledged"]))

    def _support(self, view: View, schemer: int, pledged: list[int], cast: Cast) -> Text:
        if not pledged:
            return Text()
        names = [f"{cast.name(seat)} {view['houses'][seat]['influence']}" for seat in pledged]
        own = view["houses"][schemer]["influence"]
        return Text(f" · {self.words.text('cli-spartacus-supported', own=own, names=', '.join(names))}")

    def _market(self, view: View) -> Iterator[tuple[Text, Text]]:
        """The lots of the market: face down, for sale, or sold."""
        if not view["row"]:
            return
        said = Text()
        for number, card in enumerate(view["row"], 1):
            said.append(" · " if said else "", "dim").append(f"{number} ", "dim")
            if not card:
                said.append("?" if card is None else "-", "dim")
                continue
            row, worth = (
                self.cards.row(card),
                self.words.text("common-value", value=self.cards.row(card).value),
            )
            said.append(self.cards.name(card), "bold yellow" if number == view["revealed"] else "")
            said.append(f" {stats(row)}" if row.kind == "gladiator" else "", "dim").append(f" ({worth})", "dim")
        yield self.label("cli-spartacus-lots"), said

    def arena(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        """The committed fighters, before the bout, and the wagers."""
        if view["bout"] is None and view["fighters"]:
            marks, sides = self.marks(view), [(side, view["fighters"][side]) for side in self.sand.by_team(view)]
            said = [f"{marks[i]} {self.cards.name(f['card'])} ({cast.name(f['seat'])})".strip() for i, f in sides]
            yield self.label("cli-spartacus-committed"), Text(" · ".join(said))
        placed = [
            f"{cast.name(seat)}: {self._stacks(stacks)}"
            for seat, stacks in enumerate(view["wagers"])
            if any(stacks)
        ]
        if placed:
            yield self.label("common-wagers"), Text(" · ".join(placed))

    def marks(self, view: View) -> list[str]:
        """The marks of the committed fighters."""
        return marks_of(view["fighters"])

    def _stacks(self, stacks: list[int]) -> str:
        fields = zip(ARENA.fields, stacks, strict=True)
        return ", ".join(
            f"{self.words.term(self.book, 'field', field.id)} {coins}" for field, coins in fields if coins
        )

    def _deals(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        """The open offers by number, and the promises that are open or of this round."""
        table = HouseCast.of(cast)
        for number, offer in enumerate(view["offers"], 1):
            said = str(offer_args(self.words, "offer", [offer[name] for name in Offer._fields], table)["offer"])
            yield self.label("cli-spartacus-offer", "bold cyan", number=number), Text(said)
        words = [word for word in view["ledger"] if word["state"] == OPEN or word["round"] == view["round"]]
        for word in words[-LEDGER:]:
            one, two = cast.name(word["by"]), cast.name(word["to"])
            said = promise_text(self.words, word["promise"], (word["to"],), table)
            state = self.words.term(self.book, "state", word["state"])
            line = self.words.text("cli-spartacus-promised", by=one, to=two, promised=said, state=state)
            yield self.label("cli-spartacus-promise"), Text(line)

    def _own(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        """The viewer's hand, and the cards that they know of other hands."""
        if cast.you is None or view["phase"] == "fight":
            return
        for id, cards in self.cards.by_type(view["hand"]):
            yield Text(self.words.text(id), "dim"), cards
        if not view["hand"]:
            yield self.label("common-hand"), self.label("cli-spartacus-no-cards")
        for seat, house in enumerate(view["houses"]):
            if house["known"] and seat != cast.you:
                yield (
                    self.label("common-known", name=cast.name(seat)),
                    self.cards.listed(house["known"], numbers=False),
                )
