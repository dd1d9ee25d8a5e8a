"""Every answer of every game can be listed, counted and spelt; bounds, places and features are right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations
from typing import Any

import pytest

from munera.bots import make
from munera.bots.bot import Bot, Seen
from munera.bots.playing import Given, Observer, play
from munera.games import books
from munera.kernel import (
    NO_MOVE,
    AnyAsk,
    Illegal,
    Match,
    Moves,
    Options,
    Rulebook,
    Space,
    pick,
    start,
    start_from,
)
from munera.kernel.grammar import MARKS, Words, bracketed, either, row, some, then, without, word
from munera.kernel.laws import BASIC, Case, short
from munera.kernel.laws.answers import is_spelt, spelling
from munera.kernel.laws.observing import featured
from munera.kernel.random_play import RandomPlayer
from munera.kernel.settings import complete
from munera.kernel.spelling import count, drawn, listed, read, spell, steps
from munera.kernel.stream import Stream
from munera.tables.ending import sides_of
from munera.testing.spartacus import house, intrigue
from tests.counts import LONG, times
from tests.laws.asking import ASKING

FIVE = ["gladius", "school", "for_glory", "spartacus", "serpents"]
MOST = 400  # inputs of a game that is looked at


def played(book: Rulebook[Any], seats: int, seed: int) -> Match[Any]:
    """A short random game, at its end."""
    match = start(book, seats, seed, book.short_game_for(seats), keep=False)
    player = RandomPlayer(Stream.seeded(seed))
    while not match.over:
        player.step(match)
    return match


# ---------------------------------------------------------------------- grammars


def test_a_grammar_lists_counts_and_walks_the_same_rows() -> None:
    pair = bracketed(some([(1,), (2,), (3, "x")], most=2))
    whole = without(either(row("pass"), then(row("bid"), word(range(3)), pair)), [("bid", 0, "(", ")"), ("no",)])
    rows = list(whole.rows())
    assert len(rows) == len(set(rows)) == whole.count == 1 + 3 * 7 - 1
    assert ("bid", 2, "(", 1, 3, "x", ")") in rows
    assert ("bid", 0, "(", ")") not in rows
    assert whole.firsts() == ("pass", "bid")
    assert whole.walk(("bid", 0, "(")).firsts() == (1, 2, 3)  # the closing bracket would make the missing row
    assert whole.walk(("bid", 1, "(")).firsts() == (1, 2, 3, ")")
    assert not whole.walk(("bid", True)).count
    assert not whole.walk(("bid", 1.0)).count


def test_every_set_of_some_things_can_be_walked_to() -> None:
    things: list[Words] = [("a", 1), (2,), ("a", "c"), (3,), (4,)]
    for most in range(len(things) + 1):
        sets = [few for size in range(most + 1) for few in combinations(things, size)]
        whole, wanted = some(things, most), {tuple(chain(*few)) for few in sets}
        assert whole.count == len(sets) == len(wanted)
        assert set(whole.rows()) == wanted


@pytest.mark.parametrize(
    ("game", "kind"),
    [("spartacus", "ledger"), ("school", "send"), ("for_glory", "action"), ("gladius", "discard")],
)
def test_every_answer_is_drawn_for_one_number(game: str, kind: str) -> None:
    """Numbers are equally likely, so answers are, too."""

    class Numbered(Stream):
        def below(self, n: int) -> int:
            assert n == many
            return next(numbers)

    options = start_from(books()[game], ASKING[game][kind]).pending[0].options
    many, stream = count(options), Numbered(bytes(32))
    numbers = iter(range(many))
    assert sorted(map(repr, (drawn(options, stream) for _ in range(many)))) == sorted(map(repr, listed(options)))


@pytest.mark.parametrize("option", ["pass", 3, None, True, (), ("a",), (1, (), (2, (False, None)), "x")])
def test_what_is_spelt_is_read_again(option: Any) -> None:
    assert repr(read((option,), spell(option))) == repr(option)
    with pytest.raises(Illegal):
        read((option,), (*spell(option), "more"))


# ---------------------------------------------------------------------- all games


@pytest.mark.parametrize("game", FIVE)
def test_words_are_declared_once_and_no_mark_is_a_word(game: str) -> None:
    words = books()[game].words
    assert len(set(words)) == len(words)
    assert set(MARKS).isdisjoint(books()[game].vocabulary.words())


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in ASKING for kind in ASKING[game]])
def test_every_kind_of_question_can_be_spelt(game: str, kind: str) -> None:
    """Also those that random players meet rarely."""
    match = start_from(books()[game], ASKING[game][kind])
    for ask in match.pending:
        assert is_spelt(ask.options)
        assert count(ask.options) == (
            len(ask.options) if not isinstance(ask.options, Space) else count(ask.options)
        )
        for option in (ask.default(), drawn(ask.options, Stream.seeded(1))):
            assert repr(read(ask.options, spell(option))) == repr(option)


@pytest.mark.parametrize("game", ["spartacus", "serpents"])
def test_every_offer_of_a_whole_game_can_be_spelt(game: str) -> None:
    for seed in range(times(1, 20)):
        spelling(short(books()[game], 3), seed, False)


def test_counter_offers_can_be_spelt() -> None:
    table = intrigue(house(coins=2), house(coins=1), house())
    offer = table.offer(0, 1, wants=1)
    moves = table.match.book.anytime(table.state, 1)
    begun = spell(("counter", offer))
    assert steps(moves, begun) == (("(",), False)
    back = ("counter", offer, (1, (0,), False, 1, (), 0, (), (), (), 1))
    assert read(moves, spell(back)) == back
    assert count(moves, begun) > 1000


def test_wagers_ledgers_and_subsets_are_counted_one_by_one() -> None:
    seen: set[str] = set()
    for game, kind in (("spartacus", "wagers"), ("spartacus", "ledger"), ("school", "train"), ("school", "send")):
        options = start_from(books()[game], ASKING[game][kind]).pending[0].options
        assert isinstance(options, Space)
        every = list(listed(options))
        assert len(every) == len(set(every)) == count(options) > 1
        assert all(option in options for option in every)
        seen.add(type(options).__name__)
    assert seen == {"Wagers", "Ledger", "Subset"}


@pytest.mark.parametrize("game", FIVE)
def test_to_do_nothing_is_among_what_may_be_done(game: str) -> None:
    book = books()[game]
    match = start(book, 3 if 3 in book.seats else 2, 1)
    for seat in match.seats:
        moves = Moves(book.anytime(match.state, seat))
        assert moves.default() is NO_MOVE
        assert read(moves, spell(NO_MOVE)) is NO_MOVE
        assert count(moves) == 1 + (count(moves.moves) if moves.moves else 0)


class Extremes(Observer):
    """The most that was asked and said in a game, and the most that one hand could have held."""

    def __init__(self) -> None:
        self.options = self.answers = self.held = 0
        self.integers = {0}

    def before(self, match: Match[Any], given: Given) -> None:
        self.answers += given[0] == "="
        for one in (given[2], *(option for ask in match.pending for option in self.asked(ask.options))):
            self.integers.update(word for word in spell(one) if isinstance(word, int))
        purses = getattr(match.state, "gold", getattr(match.state, "coins", ()))
        self.held = max(self.held, sum(purses))  # gold can be given away: all of it may come into one hand

    def asked(self, options: Options[Any]) -> Sequence[Any]:
        if isinstance(options, Space):
            return (options.default(),)
        self.options = max(self.options, len(options))
        return (options[0], options[-1]) if isinstance(options, range) else options


class Hoarder(Bot):
    """Does nothing, and keeps everything."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Any:
        return ask.default()


class Eager(Bot):
    """Does anything but nothing, so that no phase ends before it must."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Any:
        tries = (pick(ask.options, self.stream) for _ in range(6))
        return next((one for one in tries if one != ask.default()), ask.default())


PLAYERS: dict[str, Callable[[str, Stream], Bot]] = {
    "hoarder": lambda game, stream: Hoarder(stream),
    "eager": lambda game, stream: Eager(stream),
    "random": lambda game, stream: make("random", game, stream),
    "heuristic": lambda game, stream: make("heuristic", game, stream),
}


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("game", FIVE)
def test_games_stay_within_half_of_their_bounds(game: str, who: str) -> None:
    """The law wants none beyond; nobody should even come near where something is only estimated."""
    book = books()[game]
    assert {"spelling", "bounds"} <= {law.__name__ for law in BASIC}
    for seats in book.seats if LONG else (2 if who == "heuristic" else book.seats[-1],):
        variant = {} if LONG else book.short_game_for(seats)
        declared = book.bounds(seats, complete(book.settings, variant))
        for seed in range(times(1, 3)):
            extremes, stream = Extremes(), Stream.seeded(seed)
            bots = [PLAYERS[who](game, Stream.seeded(f"{seed} {seat}")) for seat in range(seats)]
            match = start(book, seats, seed, variant)
            play(match, bots, stream, observer=extremes)
            assert match.over
            assert extremes.options <= declared.options // 2
            assert declared.integers[0] <= min(extremes.integers)
            assert max(*extremes.integers, extremes.held) <= declared.integers[1] // 2
            assert declared.answers is None or extremes.answers <= declared.answers // 2


@pytest.mark.parametrize("game", FIVE)
def test_places_are_those_that_an_ending_tells(game: str) -> None:
    book = books()[game]
    for seats in (1, 2, 3):
        for seed in range(times(3, 30)) if seats in book.seats else ():
            match = played(book, seats, seed)
            state = match.state
            found = sides_of(match.view(None), book.score(state), book.winners(state), agreed=False)
            ranks = {side.seat: side.rank for side in found}
            assert list(book.places(state)) == [ranks[seat] for seat in match.seats]


def test_equal_ones_share_their_place() -> None:
    book = books()["school"]
    match = start(book, 3, 1)
    match.state.fame, match.state.gold = (4, 7, 4), (9, 9, 9)
    for seat in match.seats:
        match.state.put(*(g._replace(wins=0, experience=0) for g in match.state.roster(seat)))
    assert book.places(match.state) == (2, 1, 2)


@pytest.mark.parametrize("game", FIVE)
def test_features_are_numbers_of_what_the_seat_sees_itself_first(game: str) -> None:
    """That they tell nothing else, and always have the same names, is a law."""
    book = books()[game]
    assert featured in BASIC
    seats = book.seats[-1]
    match, player = start(book, seats, 3, book.short_game_for(seats)), RandomPlayer(Stream.seeded(3))
    for _ in range(40):
        if not match.over:
            player.step(match)
    for seat in match.seats:
        view, features = match.view(seat), match.features(seat)
        sides, others = view["standings"]["sides"], [other for other in match.seats if other != seat]
        names = {name: f"other_{number}" for number, name in enumerate(others, 1)} | {seat: "own"}
        for whose, name in names.items():
            assert features[f"{name}_has"] == sides[whose]["has"]
        for what, value in book.figures(view).items():
            if not isinstance(value, Sequence):
                assert features[what] == value
                continue
            assert len(value) == len(sides)
            for whose, name in names.items():
                assert features[f"{name}_{what}"] == (-1 if value[whose] is None else value[whose])
    spectator = match.features(None)
    assert not any(name.startswith("own_") for name in spectator)
    assert f"other_{seats}_has" in spectator
    with pytest.raises(Illegal):
        match.features(seats)


# What a seat can read off the table, from its own view: names of features, and the number they must have.
TELLING: dict[str, dict[str, Callable[[Any], float]]] = {
    "gladius": {
        "own_cards": lambda view: len(view["hand"]),
        "other_1_has": lambda view: view["fighters"][1]["hp"],
    },
    "school": {
        "other_1_gold": lambda view: view["gold"][1],
        "own_gladiators": lambda view: len(
            [one for one in view["gladiators"] if one["owner"] == 0 and one["fate"] == "alive"]
        ),
    },
    "for_glory": {
        "own_hand": lambda view: len(view["hand"]),
        "other_1_coins": lambda view: view["players"][1]["coins"],
    },
    "spartacus": {
        "own_hand": lambda view: len(view["hand"]),
        "other_1_guards": lambda view: [one["card"] for one in view["houses"][1]["assets"]].count("gu-guard"),
        "other_2_ready": lambda view: [one["ready"] for one in view["houses"][2]["assets"]].count(True),
        "own_coins": lambda view: view["houses"][0]["coins"],
    },
}


LONGER: dict[str, dict[str, Any]] = {"school": {"turns": "8"}, "spartacus": {"rounds": 3}}


@pytest.mark.parametrize("game", TELLING)
def test_features_are_what_lies_on_the_table(game: str) -> None:
    book = books()[game]
    seats = 3 if 3 in book.seats else 2
    match, player = start(book, seats, 4, LONGER.get(game)), RandomPlayer(Stream.seeded(4))
    seen: dict[str, set[float]] = {name: set() for name in TELLING[game]}
    while not match.over:
        if match.round % 5 == 0:
            view, features = match.view(0), match.features(0)
            for name, found in TELLING[game].items():
                assert features[name] == found(view), name
                seen[name].add(features[name])
        player.step(match)
    assert all(len(values) > 1 for values in seen.values()), "they have changed in a whole game"


def test_a_concealed_purse_is_a_number_that_nobody_has() -> None:
    match = start_from(books()["spartacus"], ASKING["spartacus"]["bid"])
    features = match.features(0)
    assert features["own_coins"] == 5
    assert features["other_1_coins"] == features["other_2_coins"] == -1


def test_a_case_from_another_package_needs_no_grammar() -> None:
    class Unspelt(Space[str]):
        pass

    assert not is_spelt(Unspelt())
    with pytest.raises(NotImplementedError):
        Unspelt().steps(())
    assert isinstance(short(books()["gladius"], 2), Case)
