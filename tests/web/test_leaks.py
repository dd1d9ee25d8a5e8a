"""The search for leaks: it finds nothing in honest frames, and whatever is planted in them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from munera.games import book
from munera.kernel import Stream
from munera.tables.wording import Wording
from munera.words import Words
from tests.server.play.test_wording import NAMES, step, table_game
from tests.stories import in_words
from tests.web.leaks import Onlooker

Frame = dict[str, Any]
TABLES = [("gladius", 2, {}), ("spartacus", 3, {"type": "quick", "rounds": 1})]
GAMES = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=[one[0] for one in TABLES])


def frames(game: str, seats: int, options: Any, lang: str) -> Iterator[list[Frame]]:
    """What every seat is sent at every step of a random game; the first one has a socket in this language."""
    table, stream, since = table_game(game, seats, options), Stream.seeded(7), 0
    wording = Wording(table.book, Words(lang))
    for _ in range(120):
        if table.match.over:
            return
        reader, *others = [{"type": "state", **table.message(seat, since)} for seat in range(seats)]
        reader["said"] = in_words(wording, reader, table.match.events(0), since, NAMES[:seats], 0)
        since = reader["told"]
        yield json.loads(json.dumps([reader, *others]))
        step(table.match, stream)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@GAMES
def test_nothing_hidden_is_sent_or_said(game: str, seats: int, options: Any, lang: str) -> None:
    looks = [(one, Onlooker(game, lang)) for one in range(1, seats)]
    for sent in frames(game, seats, options, lang):
        for other, onlooker in looks:
            onlooker.look([sent[0]], sent[other]["view"]["hand"])


def in_a_line(frame: Frame, card: str, name: str) -> None:
    frame["said"]["lines"].append({"n": 0, "level": "log", "chapter": False, "text": f"Gaius draws {name}."})


def in_the_prompt(frame: Frame, card: str, name: str) -> None:
    frame["said"]["prompt"] += f" ({name})"


def in_a_label(frame: Frame, card: str, name: str) -> None:
    frame["said"]["options"].append({"label": f"Take {name}", "detail": ""})


def in_a_reason(frame: Frame, card: str, name: str) -> None:
    frame["said"]["refused"].append({"label": "", "reason": f"Gaius holds {name}"})


def in_a_thing(frame: Frame, card: str, name: str) -> None:
    frame["said"]["things"]["99"] = name


def in_the_view(frame: Frame, card: str, name: str) -> None:
    frame["view"]["new"] = {"cards": [card]}


def in_an_event(frame: Frame, card: str, name: str) -> None:
    frame["events"].append(["drawn", 1, card])


PLANTS = [in_a_line, in_the_prompt, in_a_label, in_a_reason, in_a_thing, in_the_view, in_an_event]


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@GAMES
def test_a_planted_leak_is_found(
    game: str, seats: int, options: Any, plant: Callable[[Frame, str, str], None], lang: str
) -> None:
    sent = (sent[:2] for sent in frames(game, seats, options, lang))
    reader, other = next(two for two in sent if secret(*two))
    card = secret(reader, other)
    plant(reader, card, Words(lang).card(book(game), card))
    with pytest.raises(AssertionError, match=card):
        Onlooker(game, lang).look([reader], other["view"]["hand"])


def secret(reader: Frame, other: Frame) -> str:
    """A card that only the other one may know."""
    return min(set(other["view"]["hand"]) - set(reader["view"]["hand"]), default="")
