"""The ids of messages, which are made from what a rulebook registers.

`needed_messages` lists every message that a game needs, so that a test finds which are missing and which are not
used any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from munera.games import book as find_book
from munera.kernel import Choice, Illegal, MuneraError, Rulebook

Messages: TypeAlias = dict[str, set[str]]  # message id -> the attributes it must have


def message_id(*parts: str) -> str:
    """The id of a message: `gladius`, `card`, `sword_stab` -> `gladius-card-sword-stab`."""
    return "-".join(parts).replace("_", "-")


def attribute(word: str) -> str:
    """The attribute of a message that holds the words for one value of a setting: `ready-made`, `n20`."""
    name = word.replace("_", "-")
    return name if name[:1].isalpha() else f"n{name}"


def error_ids(error: BaseException) -> list[str]:
    """The ids of messages for an error, the best first: its code if it has one, its class, that class's bases."""
    code = getattr(error, "code", None)
    names = [_kebab(kind.__name__) for kind in type(error).__mro__]
    return [message_id("error", name) for name in ([code, *names] if isinstance(code, str) else names)]


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def needed_messages(book: Rulebook[Any]) -> Messages:
    """Every message that a game needs, without those that it inherits from the game that it builds on.

    Of a message that it inherits in part, such as a table option with new values, only the new part is needed.
    """
    inherited = inherited_messages(book)
    return {
        id: attributes - inherited.get(id, set())
        for id, attributes in _all_messages(book).items()
        if id not in inherited or attributes - inherited[id]
    }


def inherited_messages(book: Rulebook[Any]) -> Messages:
    """The messages of the game that this one builds on. It may still have its own version of each."""
    if not book.vocabulary.borrows:
        return {}
    other = find_book(book.vocabulary.borrows)
    inherited = {_id_in(book.id, other.id, id): attributes for id, attributes in _all_messages(other).items()}
    del inherited[message_id(book.id, "game")]  # every game has a name of its own
    return inherited


def _all_messages(book: Rulebook[Any]) -> Messages:
    game, words = book.id, book.vocabulary
    need: Messages = {message_id(game, "game"): {"about"}}
    for kind in words.asks:
        need[message_id(game, "ask", kind)] = set()
        for word in words.question(kind).options:
            need[message_id(game, "option", kind, word)] = set()
    _add(need, game, "event", words.events)
    _add(need, game, "reason", words.reasons)
    _add(need, game, "move", words.moves)
    _add(need, game, "warning", words.warnings)
    for card in words.cards:
        need[message_id(game, "card", card)] = {"effect"}
    for family, values in words.terms.items():
        _add(need, game, family, values)
    for name, setting in book.settings.items():
        options = setting.values if isinstance(setting, Choice) else ()
        # A value that is a card is called by the name of the card.
        attributes = {attribute(value) for value in options if value not in words.cards}
        need[message_id(game, "setting", name)] = attributes
    return need


def _id_in(heir: str, game: str, id: str) -> str:
    """The id under which a game that builds on another one looks for this message of it."""
    return message_id(heir) + id.removeprefix(message_id(game))


def _add(need: Messages, game: str, family: str, names: Iterable[str]) -> None:
    for name in names:
        need[message_id(game, family, name)] = set()


def needed_table_messages(game: str, columns: Mapping[str, Iterable[str]]) -> Messages:
    """The messages for the tables that simulations of a game report: their titles and columns."""
    need: Messages = {message_id(game, "table", table): set() for table in columns}
    for names in columns.values():
        _add(need, game, "column", names)
    return need


def needed_person_messages(persons: Iterable[str], temperaments: Iterable[str]) -> Messages:
    """What the persons say whom bots come as, and what their temperaments are called, mean and say at the end."""
    need: Messages = {message_id("common", "person", person): set() for person in persons}
    return need | {message_id("common", "temper", word): {"means", "won", "lost"} for word in temperaments}


def needed_error_messages(kinds: Iterable[type[MuneraError]], codes: Iterable[str]) -> Messages:
    """The messages of all errors: the kernel's codes, a host's own codes, and the classes of error."""
    need: Messages = {message_id("error", code): set() for code in (*Illegal.CODES, *codes)}
    need |= {message_id("error", _kebab(kind.__name__)): set() for kind in kinds}
    return need
