"""The board of The Serpents and the Wolf at the terminal: that of Spartacus, with the Primus and new houses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from munera.cli.boards.spartacus import SpartacusBoard
from munera.cli.boards.spartacus_cards import POWERS, Cards, View
from munera.cli.boards.spartacus_table import HousesTable
from munera.games.serpents.cards.table import arrow
from munera.games.serpents.opposed import DOWN, UP
from munera.games.spartacus.cards.table import ARENA, Card
from munera.kernel import Rulebook
from munera.words import Cast, Words
from munera.words.spartacus.cast import HouseCast
from munera.words.spartacus.coins import say_coins


class SerpentsCards(Cards):
    """Writes cards as in Spartacus, with arrows in place of some requirements."""

    def __init__(self, words: Words, book: Rulebook[Any], *, plain: bool) -> None:
        super().__init__(words, book, plain=plain)
        self.arrows = {UP: ">", DOWN: "<"} if plain else {UP: "↑", DOWN: "↓"}

    def requires(self, row: Card) -> str:
        return self.arrows.get(arrow(row)) or super().requires(row)

    def needs(self, card: Card) -> str:
        if not arrow(card):
            return super().needs(card)
        more = arrow(card) == UP
        return self.words.text("cli-spartacus-requires-more" if more else "cli-spartacus-requires-less")

    powers = {
        **POWERS,
        "meddling": "common-power-meddling",
        "well-connected": "common-power-well-connected",
        "will-of-the-senate": "common-power-will-of-the-senate",
        "praetor-of-rome": "common-power-praetor-of-rome",
    }

    def legend(self) -> str:
        more, less = (f"r{self.arrows[way]}" for way in ("up", "down"))
        return f"{super().legend()} · {self.words.text('cli-serpents-legend', more=more, less=less)}"


class SerpentsTable(HousesTable):
    """Draws the table of Spartacus with teams, raised requirements, barred gladiators and Bookmakers."""

    card_writer = SerpentsCards

    def phase(self, view: View) -> str:
        return self.words.text("common-primus") if view["primus"] else super().phase(view)

    def shows_sand(self, view: View) -> bool:
        """Is the arena drawn? It also is while the figures are placed."""
        return super().shows_sand(view) or view["step"] == "placing"

    def marks(self, view: View) -> list[str]:
        """The marks of the fighters; those invited to a Primus have none before there are teams."""
        inviting = view["primus"] and any(fighter["team"] is None for fighter in view["fighters"])
        return [""] * len(view["fighters"]) if inviting else super().marks(view)

    # ---- schemes

    def backing(self, view: View, scheme: View, schemer: int) -> int:
        """The Influence behind a scheme; a friend in the Senate counts for the one under way."""
        under_way = scheme.get("lying", True)
        return super().backing(view, scheme, schemer) + (view["support"] if under_way else 0)

    def intrigue(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        yield from super().intrigue(view, cast)
        scheme = view["scheme"]
        if scheme is not None and not scheme["confirmed"]:
            yield self.label("cli-serpents-counts"), Text(self.counted(view, scheme, scheme["seat"]))
        if meddled := [*self.raised(view, cast)]:
            yield self.label("cli-serpents-meddled"), Text(" · ".join(meddled))

    def raised(self, view: View, cast: Cast) -> Iterator[str]:
        """The reactions that require more Influence until the phase ends, declared or in hands."""
        declared = zip(view["declared"], view["declared_raised"], strict=True)
        for seat, card, more in (*((it["seat"], it["card"], by) for it, by in declared), *view["raised"]):
            if more:
                name = cast.name(seat)
                yield self.words.text("cli-serpents-raised", card=self.cards.name(card), name=name, more=more)

    # ---- the arena

    def arena(self, view: View, cast: Cast) -> Iterator[tuple[Text, Text]]:
        if view["barred"]:
            table = HouseCast.of(cast)
            yield self.label("cli-serpents-barred"), Text(", ".join(table.person(id) for id in view["barred"]))
        yield from super().arena(view, cast)
        if view["caps"]:
            yield self.label("cli-serpents-caps"), Text(" · ".join(self.caps(view, cast)))

    def caps(self, view: View, cast: Cast) -> Iterator[str]:
        """The betting fields where a Bookmaker takes more, from whom and how much."""
        for seat, field, most in view["caps"]:
            coins, named = say_coins(self.words, most), self.words.term(self.book, "field", ARENA.fields[field].id)
            yield self.words.text("cli-serpents-cap", name=cast.name(seat), coins=coins, field=named)


class SerpentsBoard(SpartacusBoard):
    """Describes options and reads answers; `SerpentsTable` draws."""

    tables = SerpentsTable
    scheming = ("prepared", "announced", "short")
    hexes = ("driven", "place")
    lines = 40
