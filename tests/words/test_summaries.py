"""Every game on one page: whole in both languages, short, and without a number of its own."""

from __future__ import annotations

import re

import pytest

from munera.games import games
from munera.games.gladius import summary as gladius
from munera.games.gladius.state import HAND_LIMIT
from munera.games.spartacus.cards.table import TRACK
from munera.words import LANGUAGES, Words
from munera.words.catalogue import entries, sources
from munera.words.summary import SECTIONS, numbers, summary

OURS = [name for name, game in games().items() if game.summary]
NUMBER_WORDS = {
    "en": r"\b(five|six|seven|eight|nine|ten|twelve|twenty|fifty)\b",
    "pt-BR": r"\b(cinco|seis|sete|oito|nove|dez|doze|vinte|cinquenta)\b",
}


def page(lang: str, game: str) -> str:
    return "\n".join(line for section in summary(Words(lang, strict=True), game) for line in section.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_game_has_every_section(lang: str, game: str) -> None:
    sections = summary(Words(lang, strict=True), game)
    assert [section.id for section in sections] == list(SECTIONS)
    assert 15 <= sum(len(section.lines) for section in sections) <= 30  # of a sheet of paper
    assert max(len(line) for section in sections for line in section.lines) < 220


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_written_in_the_words(lang: str) -> None:
    found = {id: text for _, some in sources(lang) for id, text in entries(some) if id.startswith("summary-")}
    assert len(found) > 20
    for id, text in found.items():
        said = re.sub(r"\{[^}]*\}", "", text.partition("=")[2])
        assert not re.search(r"\d", said), id
        assert not re.search(NUMBER_WORDS[lang], said, re.IGNORECASE), id


@pytest.mark.parametrize("game", OURS)
def test_every_number_is_told(game: str) -> None:
    """What the rules give for the page stands on it."""
    said = [piece for _, text in sources("en") for id, piece in entries(text) if id.startswith("summary-")]
    used = set(re.findall(r"\$(\w+)", "".join(said)))
    assert set(numbers(game)) - used == set()


def test_the_numbers_are_those_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"{TRACK.highest} Influence" in page("en", "spartacus")
    assert "1\N{EN DASH}3: 3" in page("pt-BR", "serpents")
    assert f"more than {HAND_LIMIT}, discard" in page("en", "gladius")
    monkeypatch.setattr(gladius, "HAND_LIMIT", 8)
    assert "more than 8, discard" in page("en", "gladius")
