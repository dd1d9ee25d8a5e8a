"""One object per game that names all its parts, wherever they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import resolve_name
from typing import Any

from munera.kernel import Option, Rulebook


@dataclass(frozen=True)
class FirstGame:
    """How somebody's first game is set up, so that it is short and they can win it.

    bots       who plays the other seats
    options    the table options that are not as usual
    """

    bots: tuple[str, ...]
    options: Mapping[str, Option] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many play, the newcomer included."""
        return 1 + len(self.bots)


@dataclass(frozen=True)
class Game:
    """A game: its id, and where each of its parts is. A part is loaded when somebody asks for it, never before.

    Code is named by an import string, `package.module` or `package.module:name`. Only `rules` is needed; without
    the others a game is shown and told plainly, and is played by the random bot alone.

    rules        the rulebook, an instance of `Rulebook`
    words        how facts are phrased and the story is told, a `GameWords`
    bots         a mapping of names to bots, from the weakest to the strongest
    details      a function of what a seat sees and is asked: what its own people decide, where its player leaves
                 small things to them, as a 1-tuple; None where the player is asked
    boards       the board for the terminal, a subclass of `Board`
    statistics   the module that counts what simulations report beside wins
    cards        a function that gives the rows of the card browser
    summary      a function that gives the numbers of the one-page summary, by name
    soak, bench  mappings of names to what `make soak` and `make bench` run; in a checkout, not in the package

    Texts are named by the folder they are in, `package` or `package:folder/in/it`:

    messages     `<language>/*.ftl`, the catalogues
    rule_texts   `<id>.md` and `<language>/<id>.md`, the numbered rules
    lessons      `<id>.toml`, the lesson

    What "Play now" starts is no part to be loaded but said here: `first`.
    """

    id: str
    rules: str
    words: str = ""
    bots: str = ""
    details: str = ""
    boards: str = ""
    statistics: str = ""
    cards: str = ""
    summary: str = ""
    soak: str = ""
    bench: str = ""
    messages: str = ""
    rule_texts: str = ""
    lessons: str = ""
    first: FirstGame | None = None

    @property
    def book(self) -> Rulebook[Any]:
        """The rulebook."""
        found = resolve_name(self.rules)
        if not isinstance(found, Rulebook):
            raise TypeError(f"the rules of {self.id}, {self.rules}, are no Rulebook but {type(found).__name__}")
        if found.id != self.id:
            raise ValueError(f"the rules of {self.id}, {self.rules}, call themselves {found.id}")
        return found

    def load(self, part: str) -> Any:
        """A part that is code, or None where the game has none of its own."""
        where: str = getattr(self, part)
        return resolve_name(where) if where else None

    def folder(self, part: str) -> Traversable | None:
        """The folder of a part that is text, or None where the game has none of its own."""
        where: str = getattr(self, part)
        if not where:
            return None
        package, _, inside = where.partition(":")
        return files(package).joinpath(inside) if inside else files(package)
