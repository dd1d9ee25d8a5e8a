"""What a seat knows in numbers, and what each of its options is: for programs that learn or search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from munera.games.spartacus.observation.fields import Fields
from munera.games.spartacus.observation.options import OptionObserver
from munera.games.spartacus.observation.table import TableObserver
from munera.games.spartacus.ruleset import Ruleset
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Vocabulary
from munera.kernel.observation import Observation

FIGHTERS = 2  # in a match


def words_of(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The words that answers and moves at any time may have, beside cards."""
    asked = (word for kind in vocabulary.asks for word in vocabulary.question(kind).options)
    cards = frozenset(vocabulary.cards)
    return tuple(dict.fromkeys(word for word in (*asked, *vocabulary.moves) if word not in cards))


def steps_of(segments: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """The steps that are played, each once."""
    return tuple(dict.fromkeys(step for _, step in segments))


def observation_of(
    rules: Ruleset, seats: int, vocabulary: Vocabulary, segments: Mapping[tuple[str, str], object]
) -> Observation[Spartacus]:
    """The observation of the base game."""
    fields = Fields(rules, seats, FIGHTERS, tuple(vocabulary.asks), steps_of(segments), words_of(vocabulary))
    return Observation(
        version=1,
        fields=tuple(fields.layout.fields),
        option_fields=tuple(fields.row.fields),
        observe=TableObserver(fields).observe,
        option_row=OptionObserver(fields).option_row,
    )
