"""`Words`: prompts, options, events, cards, reasons and errors in one language.

How a fact of an event is said follows from its name, without the number at its end (`style_2` is a style):
fighter and seat are people, card and cards are cards (with `card_effect` and `cards_count` beside them), any
other id is a term of the game (`<game>-<name>-<id>`), numbers stay numbers. `you` is "yes" where the first
person that an event names is the reader.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, Union

from munera.games import book as find_book
from munera.kernel import AnyAsk, Diverged, Option, Rulebook
from munera.words.catalogue import ENGLISH, LANGUAGES, bundle
from munera.words.ids import attribute, error_ids, message_id

Arg: TypeAlias = Union[str, int]
Game: TypeAlias = Union[str, Rulebook[Any]]

_NUMBER_AT_END = re.compile(r"_\d+$")
_PEOPLE = ("fighter", "seat")
_LONGEST = 2000  # characters of an argument: Fluent says {???} for one that is a little longer
_TYPED = {"text": 200, "name": 200, "detail": 200}  # characters of what anybody may have typed or raised


class Missing(LookupError):
    """A message that does not exist or cannot be said. Only strict words raise it."""


@dataclass(frozen=True)
class Cast:
    """Who is who, for the reader: a name for every fighter or seat by its number, and which one is `you`."""

    names: tuple[str, ...] = ()
    you: int | None = None

    def name(self, who: int) -> str:
        return self.names[who] if 0 <= who < len(self.names) else f"#{who + 1}"


def readable(id: str) -> str:
    """An id for which there are no words, as a person may read it: `sword_stab` -> `Sword stab`."""
    text = id.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


class Words:
    """The words of one language. What it lacks is said in English, and what English lacks by readable ids.

    strict: raise `Missing` instead, for tests.
    """

    def __init__(self, lang: str = ENGLISH, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang, self.strict = lang, strict
        self._chain = (lang,) if strict or lang == ENGLISH else (lang, ENGLISH)

    # ---- messages

    def text(self, id: str, attr: str | None = None, /, **args: Arg) -> str:
        """A message, or one of its attributes, with its arguments."""
        said = self.find(id, attr, **args)
        if said is None:
            if self.strict:
                raise Missing(f"{self.lang}: no message {id}{'.' + attr if attr else ''}")
            return readable(attr or id.split("-", maxsplit=2)[-1])
        return said

    def find(self, id: str, attr: str | None = None, /, **args: Arg) -> str | None:
        """The same, or None where no catalogue has it."""
        for lang in self._chain:
            catalogue = bundle(lang)
            if not catalogue.has_message(id):
                continue
            message = catalogue.get_message(id)
            pattern = message.value if attr is None else message.attributes.get(attr)
            if pattern is None:
                continue
            said, errors = catalogue.format_pattern(
                pattern, {name: _short(name, arg) for name, arg in args.items()}
            )
            if errors and self.strict:
                raise Missing(f"{self.lang}: {id}: {errors}")
            return str(said)
        return None

    # ---- a game

    def own(self, game: Game, *parts: str, **args: Arg) -> str | None:
        """A message of a game, or of the game that it builds on; None where neither has it."""
        for id in _ids(game):
            if (said := self.find(message_id(id, *parts), **args)) is not None:
                return said
        return None

    def must(self, game: Game, *parts: str, **args: Arg) -> str:
        """The same, for what every catalogue should have."""
        said = self.own(game, *parts, **args)
        return self.text(message_id(_id(game), *parts), **args) if said is None else said

    def game(self, game: Game) -> str:
        """The name of a game."""
        id = _id(game)
        return self.find(message_id(id, "game")) or readable(id)

    def about(self, game: Game) -> str:
        """What it is, in a sentence; nothing for a game without a catalogue."""
        return self.find(message_id(_id(game), "game"), "about") or ""

    def prompt(self, game: Game, ask: AnyAsk) -> str:
        """The question, to the seat that is asked."""
        args: dict[str, Arg] = {"about": "", "about_effect": ""}
        if ask.about is not None:
            args["about"] = self.thing(game, ask.about)
            args["about_effect"] = self.effect(game, ask.about)
        return self.must(game, "ask", ask.kind, **args)

    def option(self, game: Game, kind: str, option: Option) -> str:
        """One of the answers to a question of this kind."""
        if isinstance(option, str):
            said = self.own(game, "option", kind, option) or self.find(message_id("common", "option", option))
            if said is not None:
                return said
        return self.thing(game, option)

    def move(self, game: Game, move: Option) -> str:
        """A move at any time."""
        parts = move if isinstance(move, tuple) else (move,)
        said = [self._move_part(game, part) for part in parts]
        return " ".join(said)

    def _move_part(self, game: Game, part: Option) -> str:
        named = self.own(game, "move", part) if isinstance(part, str) else None
        return named if named is not None else self.thing(game, part)

    def thing(self, game: Game, value: Option) -> str:
        """Whatever an option may be: a card, a number, several of them."""
        if isinstance(value, bool):
            return self.text("common-yes") if value else self.text("common-no")
        if isinstance(value, tuple):
            return self.list([self.thing(game, part) for part in value])
        if value is None:
            return self.text("common-nothing")
        return self.card(game, value) if isinstance(value, str) else str(value)

    def card(self, game: Game, card: str) -> str:
        """The name of a card."""
        return self.own(game, "card", card) or readable(card)

    def effect(self, game: Game, card: Option) -> str:
        """What a card does, in two or three words; nothing for what is no card."""
        if not isinstance(card, str):
            return ""
        found = (self.find(message_id(id, "card", card), "effect") for id in _ids(game))
        return next((effect for effect in found if effect), "")

    def cards(self, game: Game, cards: Iterable[str]) -> str:
        """Several cards in a sentence, equal ones counted."""
        counted = Counter(cards)
        return self.list([self.copies(self.card(game, card), count) for card, count in counted.items()])

    def copies(self, name: str, count: int) -> str:
        """A card and how many there are of it."""
        return name if count == 1 else self.text("common-copies", card=name, count=count)

    def term(self, game: Game, family: str, value: str) -> str:
        """A word of the game: a style, a stat, the reason of a victory."""
        found = self.own(game, family, value)
        return readable(value) if found is None else found

    def reason(self, game: Game, reason: str) -> str:
        """Why something is not offered."""
        return self.must(game, "reason", reason)

    def setting(self, game: Game, name: str) -> str:
        """What a table option decides; nothing for a game without a catalogue."""
        return self.find(message_id(_id(game), "setting", name)) or ""

    def value(self, game: Game, name: str, value: Option) -> str:
        """What one value of a table option means; nothing if it says all itself."""
        found = None
        if isinstance(value, str):
            found = self.find(message_id(_id(game), "setting", name), attribute(value))
        return found or ""

    # ---- what happened

    def event(self, game: Game, event: Sequence[Option], cast: Cast | None = None) -> str:
        """What happened, to the reader that `cast` knows; empty where there is nothing to say."""
        kind, facts = str(event[0]), tuple(event[1:])
        named = name_facts(_book(game).vocabulary.events.get(kind, ()), facts)
        args: dict[str, Arg] = {"you": "no"}
        person_seen = False
        for name, fact in named.items():
            args |= self._fact(game, name, fact, cast or Cast())
            if _base(name) in _PEOPLE and not person_seen:
                person_seen = True
                args["you"] = args[f"{name}_you"]
        said = self.own(game, "event", kind, **args)
        if said is None and not self.strict:
            return self._unworded(kind, named, args)
        return self.must(game, "event", kind, **args) if said is None else said.strip()

    def _fact(self, game: Game, name: str, fact: Option, cast: Cast) -> dict[str, Arg]:
        base = _base(name)
        if base in _PEOPLE and isinstance(fact, int):
            return {name: cast.name(fact), f"{name}_you": "yes" if fact == cast.you else "no"}
        if base == "cards" and isinstance(fact, tuple):
            return {name: self.cards(game, map(str, fact)), f"{name}_count": len(fact)}
        if base == "card" and isinstance(fact, str):
            return {name: self.card(game, fact), f"{name}_effect": self.effect(game, fact)}
        if isinstance(fact, str):
            return {name: self.term(game, base, fact)}
        if isinstance(fact, tuple):
            return {name: ", ".join(self.thing(game, part) for part in fact)}
        if isinstance(fact, int) and not isinstance(fact, bool):
            return {name: fact}
        return {name: "yes" if fact else "no"}

    def _unworded(self, kind: str, named: Mapping[str, Option], args: Mapping[str, Arg]) -> str:
        """An event of a game without a catalogue: its kind and its facts."""
        told = [str(args[name]) for name in named]
        return f"{readable(kind)}: {', '.join(told)}" if told else readable(kind)

    # ---- the rest

    def error(self, error: BaseException) -> str:
        """Why something was refused or failed. Details that only exist in English stay in brackets."""
        facts: Mapping[str, Any] = getattr(error, "facts", {})
        args: dict[str, Arg] = {"detail": str(error), **facts}
        if isinstance(error, Diverged):
            args["entry"] = "none" if error.entry is None else error.entry + 1
        for id in error_ids(error):
            if (said := self.find(id, **args)) is not None:
                return said
        return str(error)

    def list(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if not items:
            return self.text("common-nothing")
        *rest, last = items
        return self.text("common-list", rest=", ".join(rest), last=last) if rest else last


def name_facts(names: Sequence[str], facts: Sequence[Option]) -> dict[str, Option]:
    """Facts by the names that the vocabulary gives them.

    `cards*` takes the rest, the second of two equal names gets a number (`seat`, `seat_2`), and so does a fact
    without a name.
    """
    named: dict[str, Option] = {}
    for at, fact in enumerate(facts):
        name = names[at] if at < len(names) else f"fact_{at + 1}"
        if name.endswith("*"):
            named[name[:-1]] = tuple(facts[at:])
            return named
        again = sum(name == other for other in names[:at])
        named[f"{name}_{again + 1}" if again else name] = fact
    for name in names[len(facts) :]:
        if name.endswith("*"):
            named[name[:-1]] = ()
    return named


def _short(name: str, arg: Arg) -> Arg:
    most = _TYPED.get(name, _LONGEST)
    return f"{arg[: most - 1]}…" if isinstance(arg, str) and len(arg) > most else arg


def _base(name: str) -> str:
    return _NUMBER_AT_END.sub("", name)


def _id(game: Game) -> str:
    return game if isinstance(game, str) else game.id


def _ids(game: Game) -> tuple[str, ...]:
    """The game and what it borrows words from."""
    try:
        borrows = _book(game).vocabulary.borrows
    except LookupError:
        borrows = ""
    return (_id(game), borrows) if borrows else (_id(game),)


def _book(game: Game) -> Rulebook[Any]:
    return find_book(game) if isinstance(game, str) else game
