"""The board of For Glory at the terminal: what its options say and how payments are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from munera.cli.boards.board import Board, Moment, Question
from munera.cli.boards.glory_cards import View, purse
from munera.cli.boards.glory_table import GloryTable
from munera.cli.choices import Choice, folded
from munera.games.for_glory.anytime import FREE_ACTIONS
from munera.games.for_glory.cards.table import CARDS, PATRON
from munera.kernel import AnyAsk, Option, Rulebook, Space
from munera.words import Cast, Words
from munera.words.for_glory.cast import things_of

AT_LEISURE = ("action", "combat", "react", "register")  # questions at which anything else may be done first


class ForGloryBoard(Board):
    """Describes options and reads answers; `GloryTable` draws."""

    dense = 9
    unmentioned = frozenset({"pay", "react", "combat"})
    lines = 39

    def __init__(self, book: Rulebook[Any], words: Words, *, plain: bool = False) -> None:
        super().__init__(book, words, plain=plain)
        self.table = GloryTable(words, book, plain=plain)
        self.paying = 0  # what was owed when somebody typed `all`

    # ---- answers

    def offered(self, at: Moment) -> list[Choice]:
        """The options with what each would do; the text of a card is shown once."""
        things = {id: thing.card for id, thing in things_of(at.view)}
        men = {g["id"]: g for arena in at.view["arenas"] for g in arena["gladiators"]}
        listed, details = [], set[str]()
        for one in super().offered(at):
            detail = self._detail(at.ask.kind, one.option, things, men) or one.detail
            detail = self._warning(one.option, things, at) + detail
            again = isinstance(one.option, tuple) and one.option[0] == "enter" and detail in details
            listed.append(one._replace(detail="" if again else detail))
            details.add(detail)
        return listed

    def _detail(self, kind: str, option: Any, things: Mapping[int, str], men: Mapping[int, Any]) -> str:
        match option:
            case ("attack", int(id)):
                return self.words.text("common-glory-deals", damage=men[id]["attack"])
            case ("use", int(id), str(card)):
                return self.words.effect(self.book, card)
            case ("use", int(id)):
                return self.words.effect(self.book, things[id])
            case ("buy" | "play" | "enter", str(card), *_) if card in CARDS:
                return self.words.effect(self.book, card)
            case int(id) if kind in ("target", "forfeit"):
                return self.table.stats(men[id])
        return ""

    def _warning(self, option: Any, things: Mapping[int, str], at: Moment) -> str:
        """A warning if this option exhausts a patron, which would cost gladiators; else nothing."""
        match option:
            case ("use", int(id), *_) if at.cast.you is not None and CARDS[things[id]].type == PATRON:
                player = at.view["players"][at.cast.you]
                if player["needed"] > player["influence"] - CARDS[things[id]].influence:
                    return self.words.text("common-glory-warning") + " "
        return ""

    def tip(self, at: Moment) -> str:
        ask, view, cast = at
        if ask.kind == "pay":
            return self.words.text("cli-glory-how-all") if len(self._pieces(ask)) > 1 else ""
        if ask.kind in AT_LEISURE and cast.you is not None and (able := self._at_any_time(view, cast.you)):
            return self.words.text("cli-glory-how-do", what=", ".join(able))
        return ""

    def _at_any_time(self, view: View, you: int) -> list[str]:
        """What the player can do at any time: buy the reserve back, or use certain arenas."""
        player, money = view["players"][you], purse(view, you)
        held = [arena for arena in view["arenas"] if arena["holder"] == you] + player["arenas"]
        able = [
            a["card"] for a in held if a["ready"] and a["card"] in FREE_ACTIONS and CARDS[a["card"]].pay <= money
        ]
        said = [self.words.card(self.book, card) for card in able]
        if player["reserve"] and money >= player["buy_back"]:
            said.insert(0, self.words.text("cli-glory-how-reserve", coin=player["buy_back"]))
        return said

    def parse(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:  # noqa: ARG002
        """Let `all` pay the whole rest, each time with the first piece that is offered."""
        everything = self.words.text("cli-glory-word-all").split()
        if at.ask.kind != "pay" or folded(text) not in map(folded, everything):
            return None
        return self._pay(at.ask)

    def carry_on(self, at: Moment) -> tuple[Option] | None:
        """Go on paying after `all`; if a payment was taken back, it is asked again."""
        owed = at.view["owed"]
        if at.ask.kind == "pay" and owed < self.paying:
            return self._pay(at.ask)
        self.paying = 0
        return None

    def _pay(self, ask: AnyAsk) -> tuple[Option]:
        self.paying = ask.about if isinstance(ask.about, int) else 0
        return (self._pieces(ask)[0],)

    def _pieces(self, ask: AnyAsk) -> list[Option]:
        return [] if isinstance(ask.options, Space) else [*ask.options]

    # ---- what one may look up

    def piles(self, view: View, cast: Cast) -> RenderableType:
        return self.table.cards.piles(view, cast)

    def card_facts(self, card: str) -> str:
        return self.table.cards.facts(card)

    # ---- drawing

    def draw(self, view: View, cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        return self.table.draw(view, cast, labels)
