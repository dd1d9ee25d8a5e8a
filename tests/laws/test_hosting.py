"""A host decides every draw and die of every game, and gives the game back to ordinary chance."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any

import pytest

from munera.games import book, books
from munera.games.gladius.cards import TABLE
from munera.games.gladius.state import Duel
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import BadVariant, Illegal, Match, Option, Stream, record, replay, resume, save, start
from munera.kernel import state as kernel_state
from munera.kernel.errors import Damaged, Diverged
from munera.kernel.hosting import Hosted, host
from munera.kernel.laws import BASIC, Case, short
from munera.kernel.laws.hosting import hosted
from munera.kernel.laws.same import same_for_all
from munera.kernel.state import HOSTED
from tests.compiled import patches
from tests.counts import times
from tests.kernel.forum import BOOK as FORUM

FIVE = ["gladius", "school", "for_glory", "spartacus", "serpents"]
CHOSEN: dict[str, dict[str, Option]] = {  # so that other things are left to chance
    "gladius": {"start": "random", "fighter_1": "secutor", "stats_1": (3, 3, 3, 3, 3), "brisk": True},
    "school": {"turns": "8", "slaves": "rolled", "beasts": "fight", "first_blood": True},
    "for_glory": {"victory": "6"},
    "spartacus": {"type": "quick", "rounds": 1, "houses": "random"},
    "serpents": {"type": "quick", "rounds": 1, "houses": "random"},
}


def decide_all(game: Hosted[Any], stream: Stream) -> Counter[str]:
    found: Counter[str] = Counter()
    while game.chance is not None:
        found[game.chance.what] += 1
        game.decide_by(stream)
    return found


def test_the_law_is_one_of_all() -> None:
    assert hosted in BASIC


@pytest.mark.parametrize("game", FIVE)
def test_nothing_is_left_to_chance(game: str) -> None:
    rules = book(game)
    assert rules.hostable
    seats = 3 if 3 in rules.seats else 2
    for seed in range(times(1, 12)):
        hosted(Case(rules, seats, CHOSEN[game]), seed, False)


@pytest.mark.parametrize(("kind", "name"), [(Duel, "draw_top"), (Duel, "roll"), (Spartacus, "shuffle")])
def test_a_game_that_draws_by_itself_is_caught(kind: type, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patches(kernel_state)
    alone: dict[str, Any] = {
        "draw_top": lambda _, deck: deck.pop(),
        "roll": lambda s, sides=6: s.below(sides) + 1,
        "shuffle": lambda s, items: items.sort(key=lambda _: s.below(99)),
    }
    monkeypatch.setattr(kind, name, alone[name])
    game, seats = ("gladius", 2) if kind is Duel else ("spartacus", 3)
    with pytest.raises((AssertionError, Illegal)):
        _some(Case(book(game), seats, CHOSEN[game]))


def _some(case: Case) -> None:
    for seed in range(6):
        hosted(case, seed, False)


def test_a_draw_has_the_odds_of_the_deck() -> None:
    game = host(book("gladius"), 2, {"fighter_1": "retiarius", "fighter_2": "secutor", "start": "one"})
    assert game.chance is not None
    assert game.chance.what == "pick"
    deck = Counter(TABLE.deck_of("retiarius", "secutor"))
    assert dict(game.chance.outcomes) == deck
    game.decide("leap")
    assert game.chance is not None
    assert dict(game.chance.outcomes) == deck - Counter(["leap"])


def test_a_host_says_which_cards_come() -> None:
    game = host(book("gladius"), 2, {"start": "one"})
    for card in ("leap", "duck", "kick", "cast_net", "leap"):
        game.decide(card)
    assert game.chance is None
    assert game.match.view(0)["hand"] == ["duck", "leap", "leap"]
    with pytest.raises(Illegal, match="not_an_option"):
        game.decide("leap")
    game.answer(0, "pass")
    assert game.chance is not None
    assert game.match.pending[0].seat == 0, "the input waits for what it needs"
    for twin in (game.fork(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.chance == game.chance
        twin.decide("kick")
        assert twin.match.view(1)["hand"] == ["cast_net", "kick", "kick"]
        assert twin.match.state.loaded == [HOSTED], "nothing is decided beforehand, by another copy for instance"
    with pytest.raises(Illegal):
        game.release()


@pytest.mark.parametrize("game", FIVE)
def test_an_ordinary_match_is_taken_over_and_given_back(game: str) -> None:
    rules, stream = book(game), Stream.seeded(3)
    match: Match[Any] = start(rules, 2, 8, rules.short_game_for(2))
    taken, drawn = Hosted(match), Counter[str]()
    for _ in range(30):
        if not match.over:
            ask = stream.choice(match.waiting())
            taken.answer(ask.seat, ask.default())
            drawn += decide_all(taken, stream)
    assert drawn
    again = resume(rules, save(match))
    for twin in (again, match.fork(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert same_for_all(twin, match)
        if not match.over:
            assert Hosted(twin).chance is None
    ordinary = taken.release()
    while not ordinary.over:
        ask = ordinary.waiting()[0]
        ordinary.answer(ask.seat, ask.default() if stream.below(2) else _other(ask.options, stream))
    rules.totals(ordinary.state)


def _other(options: Any, stream: Stream) -> Any:
    return options.sample(stream) if hasattr(options, "sample") else stream.choice(options)


def test_what_comes_after_the_release_follows_from_the_seed() -> None:
    views = []
    for seed in (1, 1, 2):
        game = host(book("gladius"), 2, {"start": "one"}, seed)
        for card in ("leap", "duck", "kick", "cast_net", "leap"):
            game.decide(card)
        match = game.release()
        for _ in range(12):
            match.answer(match.pending[0].seat, match.pending[0].default())
        views.append(json.dumps([match.view(0), match.view(1)]))
    assert views[0] == views[1] != views[2]


def test_a_decided_game_has_no_record_and_no_record_decides() -> None:
    """Whoever could decide in a record would have a game that counts, with dice of their own."""
    game = host(book("gladius"), 2)
    decide_all(game, Stream.seeded(1))
    for match in (game.match, game.release(), resume(book("gladius"), save(game.match))):
        with pytest.raises(Illegal, match="hosted"):
            record(match)
    written = json.loads(record(start(book("gladius"), 2, 1)))
    written["entries"].insert(0, {"chance": ["leap"]})
    with pytest.raises((Damaged, Diverged)):
        replay(book("gladius"), json.dumps(written))


def test_what_was_decided_is_not_taken_back() -> None:
    game = host(book("gladius"), 2, {"start": "one"})
    stream = Stream.seeded(4)
    decide_all(game, stream)
    for _ in range(20):
        ask = game.match.pending[0]
        game.answer(ask.seat, ask.default())
        if decide_all(game, stream):
            assert not game.match.can_undo(ask.seat)


def test_what_a_seat_imagines_goes_on_by_ordinary_chance() -> None:
    game = host(book("gladius"), 2)
    decide_all(game, Stream.seeded(1))
    imagined = game.match.imagine(0, Stream.seeded(2))
    while not imagined.over:
        imagined.answer(imagined.pending[0].seat, imagined.pending[0].default())


def test_games_that_draw_where_no_host_can_decide_say_so() -> None:
    with pytest.raises(BadVariant, match="no host can decide"):
        host(FORUM, 3)
    with pytest.raises(Illegal, match="rollout"):
        Hosted(start(book("gladius"), 2, 1, keep=False))
    assert all(rules.hostable for rules in books().values())
    assert short(FORUM, 3).seats == 3
