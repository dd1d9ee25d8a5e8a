"""`python -m tests.releases.played SEED...`: digests of random games, by whatever munera is on the path.

Run with the archive of a release it says what the release plays; imported, what we play. It uses nothing but what
every release has: the kernel, and the games by their names.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

import munera
from munera.games import book, books
from munera.kernel import Match, Rulebook, Stream, Variant, record, start
from munera.kernel.plain import from_option


def digests(game: str, seats: int, seeds: Iterable[int]) -> list[str]:
    """One for each game: the record, and the events that every viewer was told."""
    rules = book(game)
    found = []
    for seed in seeds:
        match = start(rules, seats, f"release {seed}", short_game(rules, seats))
        player = random_player(Stream.seeded(seed))
        while not match.over:
            player.step(match)
        found.append(sha256(_story_of(match).encode()).hexdigest())
    return found


def short_game(rules: Any, seats: int) -> Variant:
    """The options of a short game, by the name that this release has for them."""
    named: Callable[[int], Variant] = getattr(rules, "short_game_for", None) or rules.brief_for  # 0.1.0
    return named(seats)


def random_player(stream: Stream) -> Any:
    """Who plays at random, by the name that this release has for it."""
    try:
        return import_module("munera.kernel.random_play").RandomPlayer(stream)
    except ModuleNotFoundError:  # 0.1.0
        return import_module("munera.kernel.drive").Driver(stream)


def _story_of(match: Match[Any]) -> str:
    heard = [match.events(viewer) for viewer in (None, *match.seats)]
    return json.dumps([chosen(json.loads(record(match)), match.book), heard], default=list, sort_keys=True)


def chosen(written: dict[str, Any], rules: Rulebook[Any]) -> dict[str, Any]:
    """A record with those options alone that are not as always: a later release may know more of them."""
    usual = {name: from_option(setting.default) for name, setting in rules.settings.items()}
    options = {name: value for name, value in written.get("options", {}).items() if value != usual[name]}
    return {**written, "options": options}


def main(seeds: Sequence[str]) -> None:
    cases = [(game, seats) for game, rules in books().items() for seats in rules.seats]
    said: dict[str, Any] = {f"{game}/{seats}": digests(game, seats, map(int, seeds)) for game, seats in cases}
    print(json.dumps({"sources": munera.__file__, **said}))  # noqa: T201  # read by who started this


if __name__ == "__main__":
    main(sys.argv[1:])
