"""Bots by name."""

from __future__ import annotations

import re

import pytest

from munera import bots
from munera.bots.random_bot import RandomBot
from munera.kernel import MuneraError, Stream


def make(spec: str, game: str = "gladius") -> bots.Bot:
    return bots.make(spec, game, Stream.seeded(1))


def test_every_game_has_a_random_bot() -> None:
    assert bots.names("gladius") == ("random", "greedy", "heuristic", "champion")
    assert bots.names("no_such_game") == ("random",)
    assert bots.names("driver") == ("random",)  # a module of that name exists, but it is no game's
    assert bots.names("../../etc") == ("random",)
    assert isinstance(make("random", "no_such_game"), RandomBot)


@pytest.mark.parametrize("name", bots.names("gladius"))
def test_a_bot_is_made_by_its_name(name: str) -> None:
    assert type(make(name)).__name__.lower().startswith(name)


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("oracle", "no bot 'oracle' for gladius; there are: level:recruit"),
        ("", "no bot '' for gladius"),
        ("no.such.module:Bot", "the module 'no.such.module' cannot be imported: ModuleNotFoundError"),
        ("tests.bots.broken_stranger:Bot", "cannot be imported: RuntimeError: not today"),
        ("tests.bots.strangers:Nobody", "the module 'tests.bots.strangers' has no 'Nobody'"),
        ("tests.bots.strangers:NoChoose", "is not a bot: a class with choose(seen, ask)"),
        ("tests.bots.strangers:not_a_class", "is not a bot"),
        (":Bot", "is not module:Class"),
        ("tests.bots.strangers:", "is not module:Class"),
    ],
)
def test_what_is_no_bot_is_said_clearly(spec: str, text: str) -> None:
    with pytest.raises(bots.UnknownBot, match=re.escape(text)) as caught:
        make(spec)
    assert isinstance(caught.value, MuneraError)
    assert isinstance(caught.value, LookupError)
