"""Reads what people type where options are too many to list: gold, several gladiators, offers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from munera.cli.boards.board import Moment, Question, Unclear
from munera.cli.choices import folded
from munera.kernel import AnyAsk, Option, Space
from munera.words import ENGLISH, Cast, Words

_BETWEEN = re.compile(r"[,;+&]")


class SchoolAnswers:
    """Reads answers. For what it cannot read it raises `Unclear`, which explains why."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def _unclear(self, id: str, **args: str | int) -> Unclear:
        return Unclear(self.words.text(id, **args))

    def _is_word(self, id: str, text: str) -> bool:
        """Is this one of the words of a message, in the reader's language or in English?"""
        known = " ".join((self.words.text(id), Words(ENGLISH).text(id)))
        return folded(text) in folded(known).split()

    # ---- gold

    def gold(self, text: str, ask: AnyAsk) -> int:
        """A bid: one of the allowed numbers, or `none` for 0 where that is allowed."""
        options: Any = ask.options
        allowed = [amount for amount in options if isinstance(amount, int)]
        least, most, may_pass = min(filter(None, allowed), default=0), max(allowed), 0 in allowed
        if may_pass and self._is_word("cli-school-word-none", text):
            return 0
        number = self._amount(text)
        if number is None:
            raise self._unclear("cli-school-bid-no-number", text=text)
        if number not in allowed:
            raise self._unclear("cli-school-bid-range", least=least, most=most, none="yes" if may_pass else "no")
        return number

    def _amount(self, text: str) -> int | None:
        """An amount of gold, typed as `20` or `20 gold`; None if it is not one."""
        number, _, unit = text.strip().partition(" ")
        plain = number.isascii() and number.isdecimal() and len(number) < 7
        return int(number) if plain and (not unit or self._is_word("cli-school-word-gold", unit)) else None

    # ---- gladiators

    def subset(self, text: str, listed: Sequence[int], most: int, cast: Cast) -> tuple[int, ...]:
        """Several of the listed gladiators, by number or name with commas between them, or `all` or `none`."""
        if text == "0" or self._is_word("cli-school-word-none", text):
            return ()
        if self._is_word("cli-school-word-all", text):
            chosen = set(listed)
        else:
            parts = self._parts(text, listed, cast) or [text]  # a comma alone is nobody, not "none"
            chosen = {self._one(part, listed, cast) for part in parts}
        if len(chosen) > most:
            raise self._unclear("cli-school-too-many", count=most)
        return tuple(sorted(chosen))

    def _parts(self, text: str, listed: Sequence[int], cast: Cast) -> list[str]:
        """Split at commas, and at spaces where every piece names somebody (`1 3`, `brennus syphax`)."""
        parts = [part for piece in _BETWEEN.split(text) for part in self._at_and(piece)]
        pieces = parts[0].split() if len(parts) == 1 else []
        all_named = len(pieces) > 1 and all(self._found(piece, listed, cast) for piece in pieces)
        if all_named and not self._found(text, listed, cast):
            return pieces
        return parts

    def _at_and(self, text: str) -> list[str]:
        """Split a text at `and`."""
        parts: list[list[str]] = [[]]
        for word in text.split():
            if self._is_word("cli-school-word-and", word):
                parts.append([])
            else:
                parts[-1].append(word)
        return [" ".join(part) for part in parts if part]

    def _found(self, text: str, ids: Sequence[int], cast: Cast) -> list[int]:
        """The gladiators who may be meant: by number in the list, by name, or by how it begins."""
        if text.isascii() and text.isdecimal():
            return [ids[int(text) - 1]] if len(text) < 4 and 1 <= int(text) <= len(ids) else []
        typed = folded(text)
        exact = [id for id in ids if folded(cast.thing(id)) == typed]
        return exact or [id for id in ids if typed and folded(cast.thing(id)).startswith(typed)]

    def _one(self, text: str, ids: Sequence[int], cast: Cast) -> int:
        found = self._found(text, ids, cast)
        if len(found) == 1:
            return found[0]
        if found:
            names = self.words.list([cast.thing(id) for id in found])
            raise self._unclear("cli-play-ambiguous", text=text, names=names)
        names = self.words.list([cast.thing(id) for id in ids]) if ids else self.words.text("common-nobody")
        raise self._unclear("cli-school-nobody-called", text=text, names=names)

    def somebody(self, text: str, ids: Sequence[int], cast: Cast) -> int:
        """One of these gladiators by name. Numbers mean nothing here, and the error does not list all names."""
        if text.isdecimal() or not self._found(text, ids, cast):
            raise self._unclear("cli-career-nobody", text=text)
        return self._one(text, ids, cast)

    # ---- offers

    def offer(self, text: str, at: Moment, question: Question) -> tuple[Option] | None:
        """An offer, typed as `offer Livia 20 for Brennus`; `offer` alone asks for one thing after the other."""
        ask, view, cast = at
        first, _, rest = text.partition(" ")
        if not self._is_word("cli-school-word-offer", first):
            return None
        if not isinstance(ask.options, Space) or not _offers_left(ask.options):
            raise self._unclear("common-school-fault-none-left")
        if rest.strip():
            who, gives, wants = self._sentence(rest, cast, ask.seat, view)
        else:
            who, gives, wants = self._asked(cast, ask.seat, view, question)
        gold, sold = self._goods(gives, ask.seat, view, cast)
        price, bought = self._goods(wants, who, view, cast)
        offer = (ask.seat, who, gold, sold, price, bought)
        if ("offer", offer) not in ask.options:
            raise self._why_not(offer, view, cast)
        return (("offer", offer),)

    def _sentence(self, text: str, cast: Cast, me: int, view: Mapping[str, Any]) -> tuple[int, str, str]:
        """Read WHO, what is given `for` what is wanted. A school's name may have several words or be shortened."""
        typed = " ".join(text.split())
        first, _, rest = typed.partition(" ")
        for seat in sorted(self._others(me, view), key=lambda seat: -len(cast.name(seat))):
            name = folded(cast.name(seat))
            if folded(typed).startswith((f"{name} ", f"{name}:", f"{name},")):
                found, rest = [seat], typed[len(name) :]
                break
        else:
            found = self._schools(first.rstrip(":,"), cast, me, view)
        words = rest.lstrip(":, ").split()
        cut = [at for at, word in enumerate(words) if self._is_word("cli-school-word-for", word)]
        if len(found) != 1 or len(cut) != 1:
            raise self._unclear("cli-school-offer-form", names=self._names(me, view, cast))
        return found[0], " ".join(words[: cut[0]]), " ".join(words[cut[0] + 1 :])

    def _schools(self, text: str, cast: Cast, me: int, view: Mapping[str, Any]) -> list[int]:
        """The schools whose names begin so; only one if its name is exactly this."""
        others, typed = self._others(me, view), folded(text)
        exact = [seat for seat in others if folded(cast.name(seat)) == typed]
        return exact or [seat for seat in others if typed and folded(cast.name(seat)).startswith(typed)]

    def _asked(self, cast: Cast, me: int, view: Mapping[str, Any], question: Question) -> tuple[int, str, str]:
        said = question(self.words.text("cli-school-offer-who", names=self._names(me, view, cast)) + " ")
        found = self._schools(said, cast, me, view)
        if len(found) != 1:
            raise self._unclear("cli-school-offer-form", names=self._names(me, view, cast))
        name = cast.name(found[0])
        gives = question(self.words.text("cli-school-offer-gives", name=name) + " ")
        wants = question(self.words.text("cli-school-offer-wants", name=name) + " ")
        return found[0], gives, wants

    def _goods(self, text: str, owner: int, view: Mapping[str, Any], cast: Cast) -> tuple[int, tuple[int, ...]]:
        """Read one side of an offer: gold, and gladiators of one school."""
        ids = [g["id"] for g in view["gladiators"] if g["owner"] == owner and g["fate"] == "alive"]
        gold, people = 0, set[int]()
        for part in (part for piece in _BETWEEN.split(text) for part in self._at_and(piece)):
            if self._is_word("cli-school-word-none", part):
                continue
            amount = self._amount(part)
            if amount is None:
                people.add(self._one(part, ids, cast))
            else:
                gold += amount
        return gold, tuple(sorted(people))

    def _why_not(self, offer: tuple[Any, ...], view: Mapping[str, Any], cast: Cast) -> Unclear:
        """The error that says why this offer is not allowed."""
        maker, taker, gives, _, wants, _ = offer
        if not any(offer[2:]):
            return self._unclear("common-school-fault-nothing")
        if gives and wants:
            return self._unclear("common-school-fault-two-ways")
        for seat, gold in ((maker, gives), (taker, wants)):
            if view["gold"][seat] < gold:
                return self._unclear("cli-school-offer-poor", name=cast.name(seat), gold=view["gold"][seat])
        return self._unclear("cli-school-offer-again")

    def _others(self, me: int, view: Mapping[str, Any]) -> list[int]:
        return [seat for seat in range(len(view["gold"])) if seat != me and seat not in view["left"]]

    def _names(self, me: int, view: Mapping[str, Any], cast: Cast) -> str:
        return ", ".join(cast.name(seat) for seat in self._others(me, view))


def _offers_left(options: Space[Any]) -> int:
    described = options.describe()
    return int(described["offers_left"]) if isinstance(described, dict) else 0
