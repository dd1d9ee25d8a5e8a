"""`Words`: prompts, options, events, cards, reasons and errors in one language.

How the facts of an event are put into words follows from their names: see `munera.words.facts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from munera.games import book as find_book
from munera.kernel import AnyAsk, Diverged, Option, Rulebook, Vocabulary, WrongVersion
from munera.words.cast import Cast
from munera.words.catalogue import CLEAN, EDITION, EDITIONS, ENGLISH, LANGUAGES, TITLES, bundle
from munera.words.facts import args_of, base_name, name_facts
from munera.words.games import phrasing_of
from munera.words.ids import attribute, error_ids, message_id
from munera.words.inserted_titles import fit_inserted_titles
from munera.words.phrasing import Arg, Game

_MOST_KEPT = 20_000  # messages that are kept as they were said
_LONGEST_KEPT = 60  # characters of an argument with which a message is kept
_LONGEST = 2000  # characters of an argument: Fluent says {???} for one that is a little longer
_TYPED = {"text": 200, "name": 200, "detail": 200}  # characters of what anybody may have typed or raised


class Missing(LookupError):
    """A message that does not exist or cannot be formatted. Only strict words raise it."""


def readable(id: str) -> str:
    """An id for which there are no words, as a person may read it: `sword_stab` -> `Sword stab`."""
    text = id.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


class Words:
    """The words of one language. What it lacks is said in English, and what English lacks by readable ids.

    strict: raise `Missing` instead, for tests. edition: the edition whose names and coins are used. titles: clean
    or as printed. None of these changes a game or its record.
    """

    def __init__(
        self, lang: str = ENGLISH, *, strict: bool = False, edition: str | None = None, titles: str = CLEAN
    ) -> None:
        edition = EDITION.get(lang) if edition is None else edition
        for chosen, known, what in ((lang, LANGUAGES, "language"), (edition, EDITIONS, "edition")):
            if chosen not in known:
                raise LookupError(f"no {what} {chosen!r}; there are: {', '.join(known)}")
        if titles not in TITLES:
            raise LookupError(f"titles are {' or '.join(TITLES)}, not {titles!r}")
        self.lang, self.strict, self.edition, self.titles = lang, strict, str(edition), titles
        self._languages = (lang,) if strict or lang == ENGLISH else (lang, ENGLISH)
        self._kept: dict[tuple[object, ...], str | None] = {}  # messages with their arguments, as they were said
        self.common_args: dict[str, Arg] = {"edition": int(self.edition), "titles": titles}  # to every message
        for name, id in (("money", "common-money"), ("money_one", "common-money-one")):
            self.common_args[name] = self.find(id) or name
        self._kept.clear()  # from here on they are told of the money, too

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
        """A message, or one of its attributes; None where no catalogue has it."""
        # Stories say the same again and again: one in five milliseconds of a busy server went into saying it anew.
        key = (id, attr, *args.items())
        kept = self._kept
        if key in kept:
            return kept[key]
        said = self._format(id, attr, args)
        if all(type(arg) is int or (type(arg) is str and len(arg) <= _LONGEST_KEPT) for arg in args.values()):
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            kept[key] = said
        return said

    def _format(self, id: str, attr: str | None, args: Mapping[str, Arg]) -> str | None:
        for lang in self._languages:
            catalogue = bundle(lang)
            if not catalogue.has_message(id):
                continue
            message = catalogue.get_message(id)
            pattern = message.value if attr is None else message.attributes.get(attr)
            if pattern is None:
                continue
            said, errors = catalogue.format_pattern(
                pattern, self.common_args | {name: _short(name, arg) for name, arg in args.items()}
            )
            if errors and self.strict:
                raise Missing(f"{self.lang}: {id}: {errors}")
            return str(said)
        return None

    # ---- a game

    def find_in_game(self, game: Game, *parts: str, **args: Arg) -> str | None:
        """A message of a game, or of the game that it builds on; None where neither has it."""
        for id in _ids(game):
            if (said := self.find(message_id(id, *parts), **args)) is not None:
                return said
        return None

    def text_in_game(self, game: Game, *parts: str, **args: Arg) -> str:
        """A message of a game that every catalogue should have; else a readable id, or `Missing` if strict."""
        said = self.find_in_game(game, *parts, **args)
        return self.text(message_id(_id(game), *parts), **args) if said is None else said

    def game(self, game: Game) -> str:
        """The name of a game."""
        id = _id(game)
        return self.find(message_id(id, "game")) or readable(id)

    def about(self, game: Game) -> str:
        """What a game is, in a sentence; empty for a game without a catalogue."""
        return self.find(message_id(_id(game), "game"), "about") or ""

    def prompt(self, game: Game, ask: AnyAsk, cast: Cast | None = None) -> str:
        """The text of a question, to the seat that is asked."""
        named: dict[str, Option] = {}
        args: dict[str, Arg] = {"about": "", "about_effect": ""}
        if ask.about is not None:
            facts = ask.about if isinstance(ask.about, tuple) else (ask.about,)
            named = name_facts(_vocabulary(game).question(ask.kind).about, facts)
            args |= args_of(self, game, named, cast)
            args["about"] = self.thing(game, ask.about)
            args["about_effect"] = self.effect(game, ask.about)
        phrasing = phrasing_of(game)
        args |= phrasing.occasion(self, game, ask.kind, named, phrasing.cast.of(cast))
        return fit_inserted_titles(self.lang, self.text_in_game(game, "ask", ask.kind, **args))

    def option(self, game: Game, kind: str, option: Option, cast: Cast | None = None) -> str:
        """The text of an option: it may be a word, facts that the vocabulary names, or a word and its facts."""
        word: Option = option
        facts: tuple[Option, ...] = ()
        if isinstance(option, tuple) and option and isinstance(option[0], str):
            word, facts = option[0], option[1:]
            if len(facts) == 1 and isinstance(facts[0], tuple):
                facts = facts[0]
        question = _vocabulary(game).question(kind)
        if isinstance(word, str):
            args = args_of(self, game, name_facts(question.after(word), facts), cast)
            said = self.find_in_game(game, "option", kind, word, **args)
            if said is None and not facts:
                said = self.find(message_id("common", "option", word))
            if said is None and facts and self.find_in_game(game, "card", word) is not None:
                said = self.text("common-with", card=self.card(game, word), other=self.thing(game, facts))
            if said is not None:
                return fit_inserted_titles(self.lang, said)
        if question.answer and (word is option or not isinstance(word, str)):
            named = name_facts(question.answer, option if isinstance(option, tuple) else (option,))
            args = args_of(self, game, named, cast)
            first, *others = (str(args[name]) for name in named)
            return self.text("common-with", card=first, other=self.list(others)) if others else first
        return self.thing(game, option)

    def unused(self, game: Game, facts: Mapping[str, int]) -> str:
        """What somebody leaves unused who ends their turn: "10 coins unused"; empty where that is nothing."""
        left = [self.text_in_game(game, "unused", name, count=n) for name, n in facts.items() if n]
        return self.list(left) if left else ""

    def move(self, game: Game, move: Option, cast: Cast | None = None) -> str:
        """The text of a move: it may be a word and its facts, or whatever it is made of."""
        parts, words = move if isinstance(move, tuple) else (move,), _vocabulary(game)
        if parts and isinstance(parts[0], str) and parts[0] in words.moves:
            args = args_of(self, game, name_facts(words.move(parts[0]), parts[1:]), cast)
            if (worded := self.find_in_game(game, "move", parts[0], **args)) is not None:
                return fit_inserted_titles(self.lang, worded)
        said = [self._move_part(game, part) for part in parts]
        return " ".join(said)

    def _move_part(self, game: Game, part: Option) -> str:
        named = self.find_in_game(game, "move", part) if isinstance(part, str) else None
        return named if named is not None else self.thing(game, part)

    def thing(self, game: Game, value: Option) -> str:
        """The text of a value that an option may hold: a card, a number, several of them."""
        if isinstance(value, bool):
            return self.text("common-yes") if value else self.text("common-no")
        if isinstance(value, tuple):
            return self.list([self.thing(game, part) for part in value])
        if value is None:
            return self.text("common-nothing")
        return self.card(game, value) if isinstance(value, str) else str(value)

    def card(self, game: Game, card: str) -> str:
        """The name of a card."""
        return self.find_in_game(game, "card", card) or readable(card)

    def gender(self, game: Game, card: str) -> str:
        """The form that words about a card take in this language: `f`, or `m` where its name asks for no other."""
        found = (self.find(message_id(one, "card", card), "form") for one in _ids(game))
        return next((form for form in found if form), "m")

    def form(self, game: Game, card: str, id: str) -> str:
        """A word about a card, in the form that agrees with its name: `esgotado`, `esgotada`."""
        return self.find(id, self.gender(game, card)) or self.text(id)

    def effect(self, game: Game, card: Option) -> str:
        """What a card does, in two or three words; empty for what is no card."""
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
        """The text of a term of the game, such as a style, a stat or the reason of a victory; or of a card."""
        found = self.find_in_game(game, family, value)
        return self.card(game, value) if found is None else found

    def reason(self, game: Game, reason: str) -> str:
        """The text of the reason why an option is not offered."""
        return self.text_in_game(game, "reason", reason)

    def warning(self, game: Game, warning: Sequence[Option], cast: Cast | None = None) -> str:
        """The text of what a reader should know before an answer."""
        kind, *facts = warning
        named = name_facts(_vocabulary(game).warnings.get(str(kind), ()), tuple(facts))
        return self.text_in_game(game, "warning", str(kind), **args_of(self, game, named, cast))

    def advice(self, game: Game, key: str, facts: Mapping[str, int]) -> str:
        """Why a bot suggests an answer, in a sentence: as it says itself, else by the kind of the question."""
        for parts in (key, key.partition("-")[0]):
            if (said := self.find_in_game(game, "advice", parts, **facts)) is not None:
                return said
        return self.text("common-advice-any")

    def setting(self, game: Game, name: str) -> str:
        """What a table option decides; empty for a game without a catalogue."""
        setting = _book(game).settings.get(name)
        return self.find_in_game(game, "setting", name, **(setting.numbers if setting else {})) or ""

    def value(self, game: Game, name: str, value: Option) -> str:
        """What one value of a table option means; a card has its name; empty if the value says it itself."""
        if not isinstance(value, str):
            return ""
        if value in _vocabulary(game).cards:
            return self.card(game, value)
        found = (self.find(message_id(id, "setting", name), attribute(value)) for id in _ids(game))
        return next((said for said in found if said), "")

    # ---- what simulations count

    def table(self, game: Game, table: str) -> str:
        """The title of a table that simulations report."""
        return self.text_in_game(game, "table", table)

    def column(self, game: Game, column: str) -> str:
        """The heading of a column of such a table."""
        return self.text_in_game(game, "column", column)

    # ---- what happened

    def event(self, game: Game, event: Sequence[Option], cast: Cast | None = None) -> str:
        """The text of an event, for the reader that `cast` names; empty where there is nothing to say."""
        kind, named = self._facts(game, event)
        return self._event(game, kind, named, args_of(self, game, named, cast))

    def event_and_reader(
        self, game: Game, event: Sequence[Option], cast: Cast, stranger: Cast
    ) -> tuple[str, bool]:
        """The text of an event, and whether it speaks of the reader: then a stranger would read something else."""
        kind, named = self._facts(game, event)
        args, others = (args_of(self, game, named, one) for one in (cast, stranger))
        text = self._event(game, kind, named, args)
        return text, args != others and self._event(game, kind, named, others) != text

    def _facts(self, game: Game, event: Sequence[Option]) -> tuple[str, dict[str, Option]]:
        """The kind of an event, and its facts by their names."""
        kind = str(event[0])
        return kind, name_facts(_vocabulary(game).events.get(kind, ()), tuple(event[1:]))

    def _event(self, game: Game, kind: str, named: Mapping[str, Option], args: Mapping[str, Arg]) -> str:
        said = self.find_in_game(game, "event", kind, **args)
        if said is None and not self.strict:
            return self._unworded(kind, named, args)
        return (
            self.text_in_game(game, "event", kind, **args)
            if said is None
            else fit_inserted_titles(self.lang, said.strip())
        )

    def begins_with_reader(self, game: Game, event: Sequence[Option], cast: Cast) -> bool:
        """Is the first fact of this event the reader?"""
        named = name_facts(_vocabulary(game).events.get(str(event[0]), ()), event[1:2])
        players = phrasing_of(game).players
        return (
            any(base_name(name) in players for name in named) and args_of(self, game, named, cast)["you"] == "yes"
        )

    def _unworded(self, kind: str, named: Mapping[str, Option], args: Mapping[str, Arg]) -> str:
        """The text of an event of a game without a catalogue: its kind and its facts."""
        said = [str(args[name]) for name in named]
        return f"{readable(kind)}: {', '.join(said)}" if said else readable(kind)

    def unneeded(self, game: Game, kind: str, wish: Option, by: int, cast: Cast) -> str:
        """What a seat alone is told whose wish was not needed, because another one acted first."""
        return self.text("common-unneeded", name=cast.name(by), wish=self.option(game, kind, wish, cast))

    def decided(self, game: Game, kind: str, option: Option, cast: Cast) -> str:
        """What a seat is told whose own people have decided a small thing."""
        return self.text("common-decided", kind=kind, option=self.option(game, kind, option, cast))

    # ---- the rest

    def error(self, error: BaseException) -> str:
        """The text of an error. Details that only exist in English stay in brackets."""
        facts: Mapping[str, Any] = getattr(error, "facts", {})
        args: dict[str, Arg] = {"detail": str(error), **facts}
        if isinstance(error, Diverged):
            args["entry"] = "none" if error.entry is None else error.entry + 1
        if isinstance(error, WrongVersion):
            args["made"] = error.made
        for id in error_ids(error):
            if (said := self.find(id, **args)) is not None:
                return said
        return str(error)

    def list(self, items: Sequence[str]) -> str:
        """A list in a sentence: `a, b and c`."""
        if not items:
            return self.text("common-nothing")
        *rest, last = items
        return self.text("common-list", rest=", ".join(rest), last=last) if rest else last


def _short(name: str, arg: Arg) -> Arg:
    most = _TYPED.get(name, _LONGEST)
    return f"{arg[: most - 1]}…" if isinstance(arg, str) and len(arg) > most else arg


def _id(game: Game) -> str:
    return game if isinstance(game, str) else game.id


def _ids(game: Game) -> tuple[str, ...]:
    """The id of the game, and that of the game whose words it borrows."""
    try:
        borrows = _vocabulary(game).borrows
    except LookupError:
        borrows = ""
    return (_id(game), borrows) if borrows else (_id(game),)


def _vocabulary(game: Game) -> Vocabulary:
    return _book(game).vocabulary


def _book(game: Game) -> Rulebook[Any]:
    return find_book(game) if isinstance(game, str) else game
