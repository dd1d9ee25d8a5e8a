"""Every game names the landmarks of its story: no fight is without its end, and a victory says what it brought."""

from __future__ import annotations

from typing import Any

import pytest

from munera import bots
from munera.bots.playing import play
from munera.games import book
from munera.kernel import Option, Stream, start
from munera.tables.wording import Wording
from munera.words import Words, teller_of
from munera.words.landmarks import BETRAYAL, DEATH, FIGHT, LANDMARKS, ROUND, VICTORY

NAMES = ("Livia", "Gaius", "Julia", "Marcus", "Flavia")
GAMES: list[tuple[str, int, dict[str, Option], set[str]]] = [
    ("gladius", 2, {}, {FIGHT, ROUND, VICTORY}),
    ("school", 3, {"turns": "8", "bouts": "automatic"}, {FIGHT, ROUND, VICTORY, DEATH}),
    ("for_glory", 2, {}, {FIGHT, ROUND, VICTORY, DEATH}),
    ("spartacus", 4, {"type": "quick", "rounds": 3}, {FIGHT, ROUND, VICTORY}),
    ("serpents", 4, {"type": "quick", "rounds": 3}, {FIGHT, ROUND, VICTORY}),
]


def story(game: str, seats: int, options: dict[str, Option]) -> list[dict[str, Any]]:
    """The lines of a game of greedy bots, as a spectator is told them."""
    match = start(book(game), seats, 4, options)
    players = [bots.make("greedy", game, Stream.seeded(f"{seat}")) for seat in match.seats]
    opening = match.book.view(match.state, None)
    play(match, players, Stream.seeded("floor"))
    wording = Wording(match.book, Words())
    narrate = wording.teller.narrator(opening, NAMES[:seats], None)
    events = [wording.event_line(n, event, narrate(event), None) for n, event in enumerate(match.events(None))]
    return [line for line in events if line is not None]


@pytest.mark.parametrize(("game", "seats", "options", "expected"), GAMES, ids=[one[0] for one in GAMES])
def test_every_fight_has_its_end(game: str, seats: int, options: dict[str, Option], expected: set[str]) -> None:
    lines = story(game, seats, options)
    marks = [line for line in lines if line["landmark"]]
    assert expected <= {line["landmark"] for line in marks} <= set(LANDMARKS)
    begun = ""
    for line in marks:
        if line["landmark"] == FIGHT:
            assert not begun, f"nobody is told how it ended: {begun}"
            begun = line["text"]
        elif line["landmark"] == VICTORY:
            begun = ""
            assert line["level"] != "log", line["text"]  # or nobody would read it
    assert not begun


@pytest.mark.parametrize("game", [one[0] for one in GAMES])
def test_only_kinds_that_there_are(game: str) -> None:
    assert teller_of(book(game), Words()).landmarks.keys() <= book(game).vocabulary.events.keys()


def test_what_a_victory_brings_and_whoever_breaks_their_word() -> None:
    teller = teller_of(book("serpents"), Words())
    assert teller.landmark(("influence", 1, 1, 6, "victory")) == VICTORY
    assert teller.landmark(("influence", 1, 1, 6, "champion")) == ""
    assert teller.landmark(("asset_discarded", 4, "gl-varro", 1, "executed")) == DEATH
    assert teller.landmark(("asset_discarded", 4, "gl-varro", 1, "sold")) == ""
    assert teller.landmark(("promise_broken", 1, 2, "support")) == BETRAYAL
    assert teller.landmark(("turns_traitor", 1, "gl-varro")) == BETRAYAL
