"""Every id that a game produces, and what the facts beside it are called: for whoever must find words for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, Union

Names: TypeAlias = tuple[str, ...]  # of facts, in order; the last one takes all the rest if it ends with a star
Worded: TypeAlias = Union[Names, Mapping[str, Names]]  # words alone, or each with the names of the facts after it


@dataclass(frozen=True)
class Question:
    """A kind of question, and what its facts are called.

    `options`: the words among its options (cards and numbers need none), each with the names of the facts that
    follow it in the option; `about`: the facts that it is about; `answer`: the facts of an option without a word.
    """

    options: Worded = ()
    about: Names = ()
    answer: Names = ()

    def after(self, word: str) -> Names:
        """What the facts that follow this word in an option are called."""
        return _after(self.options, word)


@dataclass(frozen=True)
class Vocabulary:
    """Every id that a game produces and that somebody must find words for.

    `asks`: the kinds of question; where neither question nor options have facts with a name, the words among its
    options are enough; `events`: the kinds of event, each with the names of its facts; `reasons`: why something is
    not offered; `moves`: the words of anytime moves, each with the names of the facts that follow it, if they have
    any; `cards`: the card ids; `terms`: the values of facts that are words, by the name of the fact. What a game
    shares with the one it builds on (`borrows`) needs no words of its own. `warnings`: what may be told before an
    answer, each kind with the names of its facts. Laws and catalogue tests read all this.
    """

    asks: Mapping[str, Names | Question] = field(default_factory=dict)
    events: Mapping[str, Names] = field(default_factory=dict)
    reasons: tuple[str, ...] = ()
    moves: Worded = ()
    cards: tuple[str, ...] = ()
    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    borrows: str = ""
    warnings: Mapping[str, Names] = field(default_factory=dict)

    def question(self, kind: str) -> Question:
        """What is said of this kind of question; nothing of one that is not declared."""
        said = self.asks.get(kind, ())
        return said if isinstance(said, Question) else Question(said)

    def words(self) -> tuple[str, ...]:
        """Every word that an answer or an anytime move may be made of, each once."""
        asked = (word for kind in self.asks for word in self.question(kind).options)
        terms = (word for words in self.terms.values() for word in words)
        return tuple(dict.fromkeys((*asked, *self.moves, *self.cards, *terms)))

    def move(self, word: str) -> Names:
        """What the facts of a move that begins with this word are called."""
        return _after(self.moves, word)


def _after(words: Worded, word: str) -> Names:
    return words.get(word, ()) if isinstance(words, Mapping) else ()
