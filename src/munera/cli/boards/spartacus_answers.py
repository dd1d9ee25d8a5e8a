"""Reads what people type in Spartacus where options are too many to list: bids, wagers, support, hexes."""

from __future__ import annotations

import re
from typing import Any

from munera.cli.boards.board import Moment, Unclear
from munera.cli.choices import folded
from munera.games.spartacus.cards.table import ARENA
from munera.kernel import AnyAsk, Option, Rulebook
from munera.words import ENGLISH, Cast, Words
from munera.words.spartacus.coins import say_coins
from munera.words.spartacus.hexes import hex_named

BETWEEN = re.compile(r"[,;+&]")


class TypedText:
    """Reads words and names. For what it cannot read it raises `Unclear`, which explains why."""

    def __init__(self, words: Words, book: Rulebook[Any]) -> None:
        self.words, self.book = words, book

    def unclear(self, id: str, **args: str | int) -> Unclear:
        return Unclear(self.words.text(id, **args))

    def is_word(self, id: str, text: str) -> bool:
        """Is this one of the words of a message, in the reader's language or in English?"""
        known = " ".join((self.words.text(id), Words(ENGLISH).text(id)))
        return folded(text) in folded(known).split()

    def pieces(self, text: str) -> list[str]:
        """Split a text at commas and at `and`."""
        parts: list[list[str]] = []
        for piece in BETWEEN.split(text):
            parts.append([])
            for word in piece.split():
                if self.is_word("cli-school-word-and", word):
                    parts.append([])
                else:
                    parts[-1].append(word)
        return [" ".join(part) for part in parts if part]

    def amount(self, text: str) -> int | None:
        """A number of coins, typed as `3` or `3 coins`; None if it is not one."""
        number, _, unit = text.strip().partition(" ")
        plain = number.isascii() and number.isdecimal() and len(number) < 5
        return int(number) if plain and (not unit or self.is_word("cli-spartacus-word-coins", unit)) else None

    def seats(self, text: str, among: list[int], cast: Cast) -> list[int]:
        """The seats that this may mean: by their name, or how it begins."""
        typed = folded(text)
        exact = [seat for seat in among if folded(cast.name(seat)) == typed]
        return exact or [seat for seat in among if typed and folded(cast.name(seat)).startswith(typed)]

    def seat(self, text: str, among: list[int], cast: Cast) -> int:
        """The one seat that is meant; `Unclear` if it is none or several."""
        found = self.seats(text, among, cast)
        if len(found) == 1:
            return found[0]
        names = ", ".join(cast.name(seat) for seat in among)
        raise self.unclear("cli-spartacus-who", text=text, names=names)


class SpartacusAnswers(TypedText):
    """Reads the answers to questions."""

    # ---- bids

    def bid(self, text: str, ask: AnyAsk) -> Option:
        amounts: Any = ask.options
        if self.is_word("cli-school-word-none", text):
            return 0
        number = self.amount(text)
        if number is None or number not in amounts:
            raise self.unclear("cli-spartacus-bid-range", most=max(amounts))
        return number

    # ---- wagers

    def wagers(self, text: str, ask: AnyAsk) -> Option:
        """Wagers, typed as `I 3, injury 2`, as four numbers, or as `none`."""
        placed = [0] * len(ARENA.fields)
        numbers = text.replace(",", " ").split()
        if len(numbers) == len(placed) and all(number.isascii() and number.isdecimal() for number in numbers):
            placed = [int(number[:3]) for number in numbers]
        elif not (text == "0" or self.is_word("cli-school-word-none", text)):
            for piece in self.pieces(text):
                field, coins = self._stack(piece)
                placed[field] += coins
        wager = tuple(placed)
        if wager not in ask.options:
            limits, purse = self._limits(ask)
            raise self.unclear("cli-spartacus-wager-range", limits=limits, coins=purse)
        return wager

    def _stack(self, piece: str) -> tuple[int, int]:
        words = [word for word in piece.split() if not self.is_word("cli-spartacus-word-on", word)]
        numbers = [word for word in words if word.isascii() and word.isdecimal() and len(word) < 4]
        field = folded(" ".join(word for word in words if word not in numbers))
        for place, names in enumerate(self.fields()):
            if len(numbers) == 1 and field and field in names:
                return place, int(numbers[0])
        found = [place for place, names in enumerate(self.fields()) if field and names[-1].startswith(field)]
        if len(numbers) != 1 or len(found) != 1:
            raise self.unclear("cli-spartacus-wager-form", text=piece)
        return found[0], int(numbers[0])

    def fields(self) -> list[list[str]]:
        """The words for each betting field: its id, its side, its name."""
        sides = ("i", "ii", "", "")
        return [
            [folded(field.id), sides[place], folded(self.words.term(self.book, "field", field.id))]
            for place, field in enumerate(ARENA.fields)
        ]

    def _limits(self, ask: AnyAsk) -> tuple[str, str]:
        """How much may be put on which fields, and how many coins the player has."""
        described: Any = ask.options.describe()  # type: ignore[union-attr]  # wagers are a space
        may: dict[int, list[str]] = {}
        for field, most in zip(ARENA.fields, described["most"], strict=True):
            if most:
                may.setdefault(most, []).append(self.words.term(self.book, "field", field.id))
        limits = [
            self.words.text(
                "cli-spartacus-wager-limit", most=most, fields=self.words.list(fields), count=len(fields)
            )
            for most, fields in may.items()
        ]
        return "; ".join(limits), say_coins(self.words, described["coins"])

    def how_to_wager(self, ask: AnyAsk) -> str:
        limits, coins = self._limits(ask)
        return self.words.text("cli-spartacus-how-wagers", limits=limits, coins=coins)

    # ---- schemes

    def improvement(self, text: str, at: Moment) -> Option | None:
        """A request for support, such as `ask Livia, Sally show` (with the card shown), or a bribe, `bribe 3`."""
        first, _, rest = text.partition(" ")
        options: Any = at.ask.options
        if self.is_word("cli-spartacus-word-bribe", first) and self.amount(rest) is not None:
            bribe = ("bribe", self.amount(rest))
            if bribe not in options:
                raise self.unclear("cli-spartacus-no-bribe")
            return bribe
        if not self.is_word("cli-spartacus-word-ask", first):
            return None
        others = [seat for seat in range(len(at.view["houses"])) if seat != at.ask.seat]
        request = tuple(
            sorted((self._request(piece, others, at.cast) for piece in self.pieces(rest)), key=_around(at))
        )
        if ("request", request) not in options:
            raise self.unclear("cli-spartacus-no-request")
        return ("request", request)

    def _request(self, piece: str, among: list[int], cast: Cast) -> tuple[int, bool]:
        words = piece.split()
        shown = len(words) > 1 and self.is_word("cli-spartacus-word-show", words[-1])
        return self.seat(" ".join(words[:-1] if shown else words), among, cast), shown

    # ---- hexes

    def hex(self, text: str, ask: AnyAsk) -> Option | None:
        """A move to a hex, typed as `F4`, `move F4` or `Move to F4`."""
        words = text.split()
        moves = len(words) in (2, 3) and self.is_word("cli-spartacus-word-move", words[0])
        hex = hex_named(words[-1]) if words and (len(words) == 1 or moves) else None
        if hex is None:
            return None
        answer: Option = ("move", hex) if ask.kind == "combat_turn" else hex
        options: Any = ask.options
        if answer not in options:
            raise self.unclear("cli-spartacus-no-way", hex=words[-1].upper())
        return answer


def _around(at: Moment) -> Any:
    """A key that sorts requests as the game lists them: clockwise from the seat that asks."""
    seats = len(at.view["houses"])
    return lambda asked: (asked[0] - at.ask.seat) % seats
