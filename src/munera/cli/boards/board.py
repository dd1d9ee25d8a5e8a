"""The base of all boards, which turn a view of a game into something to look at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from munera.cli.choices import Choice, choices, moves
from munera.kernel import AnyAsk, Option, Options, Rulebook
from munera.words import Cast, Words, teller_of
from munera.words.ids import message_id

Question: TypeAlias = Callable[[str], str]


class Packed:
    """Short pieces of text side by side; lines are broken between pieces and never inside one."""

    def __init__(self, pieces: Iterable[Text], between: str = " · ") -> None:
        self.pieces, self.between = list(pieces), between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(self.between) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, (self.between, "dim"), piece) if line else piece.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


class Unclear(Exception):
    """What was typed cannot be an answer. The text says why, in the reader's language."""


class Moment(NamedTuple):
    """A question, with the view and the cast of the seat that is asked."""

    ask: AnyAsk
    view: Mapping[str, Any]
    cast: Cast


class Board(ABC):
    """The board of one game. It is given a view alone, so it cannot show what the viewer may not see."""

    dense = 99  # from so many options on, each gets one line, and its description is cropped
    unmentioned: frozenset[str] = frozenset()  # kinds of question whose forced answers need no note in the story
    lines = 20  # that board, hand and question need; the news get the rest of the screen

    def __init__(self, book: Rulebook[Any], words: Words, *, plain: bool = False) -> None:
        self.book, self.words, self.plain = book, words, plain
        self.teller = teller_of(book, words)

    def standings(self, view: Mapping[str, Any], cast: Cast) -> RenderableType | None:
        """A line that says what wins and how far everybody is; None where the view of a game does not tell."""
        found = view.get("standings")
        if not isinstance(found, Mapping):
            return None
        pieces = [Text(self._goal(found), "bold")]
        if found["turns_left"] is not None:
            pieces.append(self.label("common-turns-left", turns=found["turns_left"]))
        return Packed([*pieces, *(self._standing(side, cast.name(at)) for at, side in enumerate(found["sides"]))])

    def _goal(self, found: Mapping[str, Any]) -> str:
        needed = found["needed"]
        said = self.words.find(message_id("common", "goal", found["counted"]), needed=needed or 0)
        if said is not None:
            return said
        counted = self.words.thing(self.book, found["counted"])
        if needed is None:
            return self.words.text("common-wins-most", counted=counted)
        return self.words.text("common-wins-at", counted=counted, needed=needed)

    def _standing(self, side: Mapping[str, Any], name: str) -> Text:
        said = Text.assemble(f"{name} ", (str(side["has"]), "bold"))
        if side["of"] is not None:
            said.append(f"/{side['of']}", "dim")
        return said.append(f" ({self.words.text('common-leads')})", "yellow") if side["leads"] else said

    @abstractmethod
    def draw(self, view: Mapping[str, Any], cast: Cast, labels: Mapping[int, str]) -> RenderableType:
        """Draw the table as the viewer sees it, with their own cards. labels: who or what plays each seat."""

    def draw_asked(self, at: Moment, labels: Mapping[int, str]) -> RenderableType:
        """Draw the table while this question is open."""
        return self.draw(at.view, at.cast, labels)

    # ---- answers

    def offered(self, at: Moment) -> list[Choice]:
        """The options that are listed below the question, by number."""
        return choices(self.words, self.book, at.ask.kind, at.ask.options, at.cast)

    def how(self, at: Moment) -> str:  # noqa: ARG002
        """A line that says how to answer, if not by the number or name of an option; else empty."""
        return ""

    def parse(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:  # noqa: ARG002
        """Read an answer typed in the game's own way, as a 1-tuple; None: it is the number or name of an option.

        Raises `Unclear` if it makes no sense. question: asks for another line, where an answer has parts.
        """
        return None

    def tip(self, at: Moment) -> str:  # noqa: ARG002
        """A line that says what else may be typed at this question; empty if nothing."""
        return ""

    def carry_on(self, at: Moment) -> tuple[Option] | None:  # noqa: ARG002
        """An answer that the player gave already as part of an earlier one, as a 1-tuple; None: ask."""
        return None

    # ---- moves at any time

    def moves(self, options: Options[Option], at: Moment) -> list[Choice]:  # noqa: ARG002
        """The moves that the command `do` lists."""
        return moves(self.words, self.book, options)

    def move(
        self,
        text: str,  # noqa: ARG002
        options: Options[Option],  # noqa: ARG002
        at: Moment,  # noqa: ARG002
        question: Question,  # noqa: ARG002
    ) -> tuple[Option] | None:
        """Read a move typed in words, as a 1-tuple; None: it is no move. `Unclear` if it makes no sense."""
        return None

    # ---- what one may look up

    def career(self, view: Mapping[str, Any], name: str, cast: Cast) -> RenderableType | None:  # noqa: ARG002
        """The career of somebody; None in games without careers. `Unclear` if nobody has this name."""
        return None

    def discards(self, view: Mapping[str, Any]) -> list[str] | None:
        """The discard pile, if the game has one that everybody sees; else None."""
        pile = view.get("discard")
        return [str(card) for card in pile] if isinstance(pile, list) else None

    def piles(self, view: Mapping[str, Any], cast: Cast) -> RenderableType | None:  # noqa: ARG002
        """All piles that may be looked through, in a game that has several; else None."""
        return None

    def card_facts(self, card: str) -> str:  # noqa: ARG002
        """What is printed on a card beside its text."""
        return ""

    def label(self, id: str, style: str = "dim", **args: str | int) -> Text:
        """A message as a styled text."""
        return Text(self.words.text(id, **args), style)
