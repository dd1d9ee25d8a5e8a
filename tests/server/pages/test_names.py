"""Whoever gives no name gets one that no gladiator has."""

from __future__ import annotations

import tomllib
from pathlib import Path

from munera import games
from munera.cli.seats import players
from munera.games import school
from munera.server.play.lobby import clean_name
from munera.tables.names import BOTS, PEOPLE
from munera.words import LANGUAGES, Words


def gladiators() -> set[str]:
    """Every name that somebody in a game has, in all languages, the single words of it included."""
    names: set[str] = set()
    for book in games.books().values():
        for lang in LANGUAGES:
            words = Words(lang)
            names |= {words.card(book.id, card) for card in book.vocabulary.cards}
    for made in ("names.toml", "gladiators.toml"):
        table = tomllib.loads((Path(school.__file__).parent / made).read_text("utf-8"))
        names |= {
            word for value in table.values() if isinstance(value, list) for word in value if isinstance(word, str)
        }
    return {word.casefold() for name in names for word in name.split()}


def test_nobody_bears_a_gladiators_name_by_accident() -> None:
    assert not gladiators() & {name.casefold() for name in (*PEOPLE, *BOTS)}
    assert len(set(PEOPLE) | set(BOTS)) == len(PEOPLE) + len(BOTS)
    book = games.books()["spartacus"]
    assert [one.name for one in players(book, ["human", "bot", "bot"], 3)] == [PEOPLE[0], *BOTS[:2]]
    assert clean_name("", ()) == PEOPLE[0]
    assert clean_name("", (), BOTS) == BOTS[0]
