"""Message ids: one function makes them, from what a rulebook registers.

`wanted` lists every message that the words of a game need, so that a test finds what is missing and what
nobody uses any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from munera.games import book as find_book
from munera.kernel import Choice, Illegal, MuneraError, Rulebook

Wanted: TypeAlias = dict[str, set[str]]  # message id -> the attributes it must have


def message_id(*parts: str) -> str:
    """The id of the words for something: `gladius`, `card`, `sword_stab` -> `gladius-card-sword-stab`."""
    return "-".join(parts).replace("_", "-")


def attribute(word: str) -> str:
    """The attribute that holds the words for one value of a setting: `ready-made`, `n20`."""
    name = word.replace("_", "-")
    return name if name[:1].isalpha() else f"n{name}"


def error_ids(error: BaseException) -> list[str]:
    """The ids of the words for an error, best first: its code where it has one, what it is, what that is."""
    code = getattr(error, "code", None)
    names = [_kebab(kind.__name__) for kind in type(error).__mro__]
    return [message_id("error", name) for name in ([code, *names] if isinstance(code, str) else names)]


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def wanted(book: Rulebook[Any]) -> Wanted:
    """Every message that a game needs, less what it borrows from the game that it builds on.

    A message that it borrows in part, as a table option with new values, needs only what is new.
    """
    lent = lendable(book)
    return {
        id: attrs - lent.get(id, set())
        for id, attrs in _everything(book).items()
        if id not in lent or attrs - lent[id]
    }


def lendable(book: Rulebook[Any]) -> Wanted:
    """What the game that it builds on has words for. Where the game says it in its own way, that counts."""
    if not book.vocabulary.borrows:
        return {}
    other = find_book(book.vocabulary.borrows)
    lent = {_of(book.id, other.id, id): attrs for id, attrs in _everything(other).items()}
    del lent[message_id(book.id, "game")]
    return lent


def _everything(book: Rulebook[Any]) -> Wanted:
    game, words = book.id, book.vocabulary
    need: Wanted = {message_id(game, "game"): {"about"}}
    for kind in words.asks:
        need[message_id(game, "ask", kind)] = set()
        for word in words.question(kind).options:
            need[message_id(game, "option", kind, word)] = set()
    _add(need, game, "event", words.events)
    _add(need, game, "reason", words.reasons)
    _add(need, game, "move", words.moves)
    for card in words.cards:
        need[message_id(game, "card", card)] = {"effect"}
    for family, values in words.terms.items():
        _add(need, game, family, values)
    for name, setting in book.settings.items():
        options = setting.values if isinstance(setting, Choice) else ()
        need[message_id(game, "setting", name)] = {attribute(value) for value in options}
    return need


def _of(other: str, game: str, id: str) -> str:
    """The id that the same thing has in another game."""
    return message_id(other) + id.removeprefix(message_id(game))


def _add(need: Wanted, game: str, family: str, names: Iterable[str]) -> None:
    for name in names:
        need[message_id(game, family, name)] = set()


def wanted_tables(game: str, columns: Mapping[str, Iterable[str]]) -> Wanted:
    """The messages of the tables that simulations of a game report, by table: its title and its columns."""
    need: Wanted = {message_id(game, "table", table): set() for table in columns}
    for names in columns.values():
        _add(need, game, "column", names)
    return need


def wanted_errors(kinds: Iterable[type[MuneraError]], codes: Iterable[str]) -> Wanted:
    """The messages of all refusals: the kernel's codes, a host's own codes, and the kinds of error."""
    need: Wanted = {message_id("error", code): set() for code in (*Illegal.CODES, *codes)}
    need |= {message_id("error", _kebab(kind.__name__)): set() for kind in kinds}
    return need
