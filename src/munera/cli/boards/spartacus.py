"""The board of Spartacus at the terminal: what its options say, and how answers and bargains are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from munera.cli.boards.board import Board, Moment, Question
from munera.cli.boards.school_answers import SchoolAnswers
from munera.cli.boards.spartacus_answers import SpartacusAnswers
from munera.cli.boards.spartacus_cards import View
from munera.cli.boards.spartacus_deals import SpartacusBargains
from munera.cli.boards.spartacus_table import HousesTable
from munera.cli.choices import Choice
from munera.kernel import AnyAsk, Option, Options, Rulebook
from munera.words import Cast, Words
from munera.words.spartacus.cast import assets_of
from munera.words.spartacus.coins import say_coins

DICE = {"attack": "attack", "defence": "defence"}


class SpartacusBoard(Board):
    """Describes options and reads answers; `HousesTable` draws."""

    dense = 9
    unmentioned = frozenset({"react", "foil", "audience", "invitation"})
    lines = 34
    tables: type[HousesTable] = HousesTable
    scheming: tuple[str, ...] = ("prepared", "announced")  # the questions at which support is requested
    hexes: tuple[str, ...] = ("driven",)  # where the answer is a hex

    def __init__(self, book: Rulebook[Any], words: Words, *, plain: bool = False) -> None:
        super().__init__(book, words, plain=plain)
        self.table = self.tables(words, book, plain=plain)
        self.answers, self.bargains = SpartacusAnswers(words, book), SpartacusBargains(words, book)

    # ---- answers

    def offered(self, at: Moment) -> list[Choice]:
        kind = at.ask.kind
        if kind in ("bid", "wagers"):
            return []
        if kind == "ledger":
            return [
                Choice((id,), at.cast.thing(id), self._asset(id, at.view))
                for id in self._ledger(at.ask)["gladiators"]
            ]
        listed = [one for one in super().offered(at) if self._is_listed(one.option, at)]
        return [self._described(one, at) for one in listed]

    def _is_listed(self, option: Any, at: Moment) -> bool:
        """Is this option listed? Moves, bribes and requests are too many, and are typed instead."""
        match option:
            case ("move", int()) if at.ask.kind == "combat_turn":
                return False
            case ("bribe", int()):
                return False
            case ("request", tuple(asked)):
                return len(asked) == 1 or (
                    len(asked) == len(at.view["houses"]) - 1 and not any(shown for _, shown in asked)
                )
        return True

    def _described(self, one: Choice, at: Moment) -> Choice:
        """The option with a description of what it would do."""
        option: Any = one.option
        match option:
            case ("cash", str()):
                return one._replace(detail="")
            case ("prepare", str(card)) | ("play", str(card), *_):
                return one._replace(detail=f"{self._needs(card)}{self.words.effect(self.book, card)}")
            case ("discard", str()):
                return one._replace(detail="")
            case ("power", str(power)):
                return one._replace(detail=self.table.cards.power(power))
            case ("sell", int(id)):
                value = self.table.cards.row(self._card(id, at.view)).value
                return one._replace(detail=say_coins(self.words, value))
            case ("ability" | "cunning", int(id)):
                return one._replace(detail=self._asset(id, at.view))
            case int(id) if at.ask.kind in ("pick", "combatant", "healer", "bodyguard"):
                return one._replace(detail=self._asset(id, at.view))
            case str(house) if at.ask.kind == "house":
                return one._replace(detail=self.table.cards.house(house))
            case tuple(places) if at.ask.kind in ("reroll", "force"):
                return one._replace(label=self._dice(places, at))
            case int(seat) if at.ask.kind in ("invite", "pick_house"):
                return one._replace(detail=self._house(seat, at.view))
        return one

    def _needs(self, card: str) -> str:
        row = self.table.cards.row(card)
        return f"[{self.table.cards.needs(row)}] " if self.table.cards.requires(row) else ""

    def _asset(self, id: int, view: View) -> str:
        """The facts and the effect of an asset's card."""
        card = self._card(id, view)
        return f"{self.table.cards.facts(card)} · {self.words.effect(self.book, card)}"

    def _card(self, id: int, view: View) -> str:
        return next(thing.card for asset, thing, _ in assets_of(view) if asset == id)

    def _house(self, seat: int, view: View) -> str:
        house = view["houses"][seat]
        ready = [
            asset["card"]
            for asset in house["assets"]
            if asset["ready"] and self.table.cards.row(asset["card"]).attack
        ]
        names = self.words.cards(self.book, ready) if ready else self.words.text("common-nobody")
        return self.words.text("cli-spartacus-could-send", influence=house["influence"], names=names)

    def _dice(self, places: tuple[int, ...], at: Moment) -> str:
        """The dice to roll again, by what they show."""
        if not places:
            return self.words.text("common-keep-dice")
        roll = at.view["strike"][DICE[str(at.ask.about)]]
        return self.words.text(
            "cli-spartacus-reroll", dice=self.words.list([str(roll[place]) for place in places])
        )

    def _ledger(self, ask: AnyAsk) -> dict[str, Any]:
        described: Any = ask.options.describe()  # type: ignore[union-attr]  # the ledger is a space
        return dict(described)

    def how(self, at: Moment) -> str:
        ask, view = at.ask, at.view
        if ask.kind == "bid":
            amounts: Any = ask.options
            return self.words.text(
                "cli-spartacus-how-bid", most=max(amounts), staked=view["houses"][ask.seat]["staked"]
            )
        if ask.kind == "wagers":
            return self.answers.how_to_wager(ask)
        if ask.kind == "ledger":
            ledger = self._ledger(ask)
            limited = "yes" if ledger["most"] < len(ledger["gladiators"]) else "no"
            return self.words.text("cli-school-how-subset", limited=limited, count=ledger["most"])
        if ask.kind in self.scheming:
            options: Any = ask.options
            words = {option[0] for option in options if isinstance(option, tuple)}
            bribe, request = ("yes" if word in words else "no" for word in ("bribe", "request"))
            return self.words.text("cli-spartacus-how-scheme", bribe=bribe, request=request)
        if ask.kind == "combat_turn" and self._reachable(at):
            return self.words.text("cli-spartacus-how-move")
        return ""

    def parse(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:  # noqa: ARG002
        ask, found = at.ask, None
        if ask.kind == "bid":
            return (self.answers.bid(text, ask),)
        if ask.kind == "wagers":
            return (self.answers.wagers(text, ask),)
        if ask.kind == "ledger":
            ledger = self._ledger(ask)
            return (SchoolAnswers(self.words).subset(text, ledger["gladiators"], ledger["most"], at.cast),)
        if ask.kind in self.scheming:
            found = self.answers.improvement(text, at)
        elif ask.kind in ("combat_turn", *self.hexes):
            found = self.answers.hex(text, ask)
        return None if found is None else (found,)

    def tip(self, at: Moment) -> str:
        return self.bargains.tip(at)

    def moves(self, options: Options[Option], at: Moment) -> list[Choice]:
        return self.bargains.listed(options, at)

    def move(self, text: str, options: Options[Option], at: Moment, question: Question) -> tuple[Option] | None:
        return self.bargains.move(text, options, at, question)

    # ---- what one may look up

    def piles(self, view: View, cast: Cast) -> RenderableType:  # noqa: ARG002
        """Both discard piles with their cards."""
        parts: list[RenderableType] = []
        for id, pile in (
            ("cli-spartacus-pile-intrigue", view["intrigue_discard"]),
            ("cli-spartacus-pile-market", view["market_discard"]),
        ):
            parts.append(Text(self.words.text(id, count=len(pile)), "bold"))
            cards = (
                self.table.cards.listed(pile) if pile else Text(self.words.text("cli-spartacus-no-cards"), "dim")
            )
            parts.append(Padding(cards, (0, 0, 0, 2)))
        return Group(*parts)

    def card_facts(self, card: str) -> str:
        return self.table.cards.facts(card)

    # ---- drawing

    def draw(self, view: View, cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        return self.table.draw(view, cast, labels)

    def draw_asked(self, at: Moment, labels: Mapping[int, str]) -> RenderableType:
        return self.table.draw(at.view, at.cast, labels, self._reachable(at))

    def _reachable(self, at: Moment) -> frozenset[int]:
        """The hexes that may be chosen now."""
        options: Any = at.ask.options
        if at.ask.kind in self.hexes:
            return frozenset(options)
        if at.ask.kind != "combat_turn":
            return frozenset()
        return frozenset(option[1] for option in options if isinstance(option, tuple) and option[0] == "move")
