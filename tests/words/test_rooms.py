"""Every game has a room of its own in the words, and what is generic knows none of them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import munera.words
from munera.games import books, games
from munera.kernel import AnyAsk, Option, Question, Space, Stream, Vocabulary, pick
from munera.kernel.laws.games import Case, moments
from munera.words import Cast, Words, teller_of
from munera.words.games import GameWords, words_of_game
from munera.words.phrasing import PLAIN
from munera.words.teller import PlainTeller
from tests.kernel.forum import BOOK as FORUM

WORDS = Path(munera.words.__file__).parent
GENERIC = sorted(WORDS.glob("*.py"))
HOSTS = ("munera.server", "munera.cli", "munera.lab", "munera.bots")
HEAVY = ("asyncio", "fastapi", "starlette", "sqlalchemy", "threading", "concurrent", "multiprocessing")


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("file", GENERIC, ids=lambda file: file.stem)
def test_what_is_generic_knows_no_game(file: Path) -> None:
    rooms = tuple(f"munera.{part}.{game}." for part in ("words", "games") for game in books())
    assert [name for name in imported(file) if f"{name}.".startswith(rooms)] == []


def test_words_need_no_host() -> None:
    found = [(file, name) for file in WORDS.rglob("*.py") for name in imported(file)]
    assert [(file, name) for file, name in found if name.startswith((*HOSTS, *HEAVY))] == []


def test_a_cast_has_what_every_game_needs() -> None:
    assert [field.name for field in fields(Cast)] == ["names", "you", "things"]
    homes = {getattr(getattr(munera.words, name), "__module__", "") for name in munera.words.__all__}
    assert not any(home.startswith(f"munera.words.{game}") for home in homes for game in books())


@pytest.mark.parametrize("game", [game.id for game in games().values() if game.words])
def test_a_game_that_names_its_words_has_them_in_a_room_of_its_own(game: str) -> None:
    found = words_of_game(game)
    assert found.phrasing.cast is not Cast
    assert found.teller.__module__ == f"munera.words.{game}.teller"


@pytest.mark.parametrize("game", ["forum", "no-such-game"])
def test_a_game_without_words_of_its_own_is_told_plainly(game: str) -> None:
    assert words_of_game(game) == GameWords(PLAIN, PlainTeller)
    assert type(teller_of(FORUM, Words())) is PlainTeller


def test_a_plain_cast_will_do_for_every_game() -> None:
    plain = Cast(("Ana", "Bruno"), 1, {4: "Cotus"})
    for game in books():
        sort = words_of_game(game).phrasing.cast
        cast = sort.of(plain)
        assert (type(cast), cast.names, cast.you, cast.things) == (sort, plain.names, plain.you, plain.things)
        assert sort.of(cast) is cast
        assert sort.of(None) == sort()


# ---------------------------------------------------------------------- the names of facts


def test_a_vocabulary_may_name_facts_or_leave_it() -> None:
    words = Vocabulary(
        asks={
            "lot": ("pass",),
            "bid": Question({"pass": (), "raise": ("coins",)}, about=("card",), answer=("coins",)),
        },
        moves={"give": ("seat", "coins"), "wait": ()},
    )
    assert words.question("lot") == Question(("pass",))
    assert [words.question("lot").after("pass"), words.question("bid").after("raise")] == [(), ("coins",)]
    assert words.question("unheard").options == ()
    assert [words.move("give"), words.move("wait"), Vocabulary(moves=("give",)).move("give")] == [
        ("seat", "coins"),
        (),
        (),
    ]


def test_named_facts_of_questions_and_moves_are_said_by_their_names() -> None:
    """Also in a game that has no words: a seat is a player wherever it is named."""

    class Named(type(FORUM)):  # type: ignore[misc]
        vocabulary = Vocabulary(asks={"lose": Question(answer=("seat",))}, moves={"give": ("seat", "coins")})

    words, cast = Words(), Cast(("Ana", "Bruno"), 0)
    assert words.option(Named(), "lose", 1, cast) == "Bruno"
    assert words.option(FORUM, "lose", 1, cast) == "1"


# Seats and options of games in which all this is named; other games are played as briefly as they can be.
PLAYED: dict[str, tuple[int, dict[str, Option], set[str]]] = {
    "gladius": (1, {}, set()),
    "school": (3, {"turns": "8", "pairing": "arranged"}, {"about", "option", "answer"}),
    "for_glory": (2, {}, {"about", "option", "answer", "move"}),
    "spartacus": (3, {"rounds": 2}, {"about", "option", "answer", "move"}),
    "serpents": (4, {"rounds": 2}, {"about", "option", "answer", "move"}),
}


@pytest.mark.parametrize("game", books())
def test_what_is_asked_and_moved_has_the_facts_that_the_vocabulary_names(game: str) -> None:
    """Where facts have names, there is a name for every fact."""
    book, words = books()[game], books()[game].vocabulary
    seats, variant, named = PLAYED.get(game) or (book.seats[0], dict(book.short_game_for(book.seats[0])), None)
    seen: Counter[str] = Counter()
    for match, stream in moments(Case(book, seats, variant), 3):
        for ask in match.pending:
            question = words.question(ask.kind)
            if question.about and ask.about is not None:
                seen["about"] += 1
                assert fits(question.about, parts(ask.about)), (ask.kind, ask.about)
            for option in options(ask, stream):
                word, *facts = parts(option) or (None,)
                if isinstance(word, str) and word in question.options:
                    inner = facts[0] if len(facts) == 1 and isinstance(facts[0], tuple) else tuple(facts)
                    seen["option"] += bool(inner)
                    assert fits(question.after(word), inner), (ask.kind, option)
                elif question.answer:
                    seen["answer"] += 1
                    assert fits(question.answer, parts(option)), (ask.kind, option)
        for seat in match.seats:
            free = book.anytime(match.state, seat)
            for move in [pick(free, stream)] if free else []:
                word, *facts = parts(move)
                seen["move"] += bool(facts)
                assert word in words.moves
                assert fits(words.move(str(word)), tuple(facts)), (word, facts)
    assert named is None or {what for what, times in seen.items() if times} == named


def options(ask: AnyAsk, stream: Stream) -> list[Option]:
    return [pick(ask.options, stream)] if isinstance(ask.options, Space) else list(ask.options)


def parts(option: Option) -> tuple[Option, ...]:
    return option if isinstance(option, tuple) else (option,)


def fits(names: tuple[str, ...], facts: tuple[Option, ...]) -> bool:
    return len(facts) <= len(names) or bool(names and names[-1].endswith("*"))
