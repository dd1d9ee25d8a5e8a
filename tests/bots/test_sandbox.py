"""Third-party bots: in a process of their own, with a clock, and without what is hidden."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from munera import bots
from munera.bots import BotFailed, Seen
from munera.bots.playing import Given, play
from munera.bots.random_bot import RandomBot
from munera.bots.sandbox import calls, host
from munera.bots.sandbox.host import SandboxedBot
from munera.games import book
from munera.kernel import Match, Rulebook, Space, Stream, start
from tests.bots import strangers
from tests.kernel.forum import BOOK as FORUM

pytestmark = pytest.mark.slow  # processes are started, and waited for

GLADIUS = book("gladius")


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    host.end_waiting_processes()


def stranger(name: str, *, seconds: float = 20, seed: int = 1) -> SandboxedBot:
    bot = bots.make(f"tests.bots.strangers:{name}", "gladius", Stream.seeded(seed), seconds=seconds)
    assert isinstance(bot, SandboxedBot)
    return bot


def asked(bot: bots.Bot) -> Any:
    """The first question of a duel, put to this bot."""
    match = start(GLADIUS, 2, 3, {"start": "one"})
    return bot.choose(Seen(match, 0), match.ask_of(0))


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize(("rules", "seats"), [(GLADIUS, 2), (FORUM, 3)])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_the_sandbox_it_plays_exactly_as_it_would_here(rules: Rulebook[Any], seats: int, seed: int) -> None:
    """Questions, Spaces, anytime moves, events, open floors and imagined games: all of it from another process."""

    def game(good: list[bots.Bot]) -> tuple[list[Given], tuple[float, ...]]:
        match, trace = start(rules, seats, seed), list[Given]()
        play(match, good, Stream.seeded(9), trace=trace)
        return trace, rules.score(match.state)

    here = game([strangers.Good(Stream.seeded(seat)) for seat in range(seats)])
    there = game([stranger("Good", seed=seat) for seat in range(seats)])
    assert here == there


def test_anything_with_choose_is_a_bot_and_its_talk_stays_out_of_our_output(
    capfd: pytest.CaptureFixture[str],
) -> None:
    match = start(GLADIUS, 2, 5)
    play(match, [stranger("Plain"), stranger("Plain")], Stream.seeded(1))
    assert match.over
    out, err = capfd.readouterr()
    assert out == ""
    assert "talks to itself" in err


def test_a_process_serves_one_game_after_another_with_a_new_bot_for_each() -> None:
    one = stranger("Remembering")
    first = asked(one)
    one.close()
    two = stranger("Remembering")
    second = asked(two)
    assert first != second
    del two  # whoever forgets to close it loses nothing
    three = stranger("Remembering")
    assert len([child for cells in host._waiting.values() for child in cells]) == 0
    three.close()
    four, five = stranger("Remembering"), stranger("Remembering")
    assert four._process is not five._process


def test_a_closed_bot_is_closed() -> None:
    bot = stranger("Plain")
    bot.close()
    bot.close()
    with pytest.raises(BotFailed, match="its process has ended"):
        asked(bot)


def test_the_stream_is_the_bots_own_on_both_sides() -> None:
    """A host may hand it another stream between two questions (a resumed game does)."""
    bot = stranger("Plain", seed=4)
    bot.stream = Stream.seeded(11)
    here = RandomBot(Stream.seeded(11))
    assert asked(bot) == asked(here)
    assert bot.stream.place == here.stream.place != Stream.seeded(11).place


# ---------------------------------------------------------------------- failing

FAILURES = {
    "Crashing": "ZeroDivisionError: oh dear",
    "Cheating": "it answered 'death_ray', which was not offered",
    "LookAlike": "it answered '1.5', which was not offered",
    "NotJson": "not JSON serializable",
    "Waiting": "which was not offered",
    "Dying": "its process ended (exit code 7)",
    "Babbling": "it sent something that makes no sense",
    "Nosy": "it sent something that makes no sense",
    "Lost": "it sent something that makes no sense",
    "Odd": "it sent something that makes no sense",
    "Endless": "it sent something that makes no sense",
    "Deep": "it sent something that makes no sense",
    "Senseless": "it sent something that makes no sense",
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_bad_bot_fails_with_a_reason_and_its_process_is_ended(name: str) -> None:
    bot = stranger(name)
    assert bot._process is not None
    process = bot._process.process
    with pytest.raises(BotFailed) as caught:
        asked(bot)
    assert FAILURES[name] in caught.value.reason
    assert caught.value.reason.startswith(f"tests.bots.strangers:{name}: ")
    assert not process.is_alive()
    with pytest.raises(BotFailed, match="its process has ended"):
        asked(bot)


@pytest.mark.parametrize("name", ["Slow", "Stalling", "Escaping"])
def test_a_late_bot_is_ended_on_time(name: str) -> None:
    bot = stranger(name, seconds=0.4)
    assert bot._process is not None
    process, begun = bot._process.process, time.monotonic()
    with pytest.raises(BotFailed, match=r"no answer within 0\.4 seconds"):
        asked(bot)
    assert time.monotonic() - begun < 5
    assert not process.is_alive()


def test_a_bot_that_cannot_be_made_fails() -> None:
    with pytest.raises(BotFailed, match="oh dear"):
        stranger("CrashingAtOnce")


def test_a_bot_that_does_not_start_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "STARTING", 0.0)
    with pytest.raises(bots.UnknownBot, match="does not start"):
        stranger("Good")


@pytest.mark.parametrize("said", ["ready", "unknown", "nothing"])
def test_a_bot_that_lies_when_it_starts_is_unknown(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_SAYS", said)
    with pytest.raises(bots.UnknownBot, match=r"lying_stranger:Bot' ((says what )?makes no sense|does not start)"):
        bots.make("tests.bots.lying_stranger:Bot", "gladius", Stream.seeded(1))
    assert not multiprocessing.active_children()


def test_an_imagined_game_may_be_held_until_the_next_question() -> None:
    """Its number must not be that of a new game: that one would be forgotten with it."""
    bot = stranger("Keeping")
    assert [asked(bot) for _ in range(3)] == ["pass"] * 3


def test_an_imagined_game_of_an_earlier_question_is_over() -> None:
    bot = stranger("Nostalgic")
    assert asked(bot) == "pass"
    with pytest.raises(BotFailed, match="it played an imagined game of an earlier question"):
        asked(bot)


def test_whoever_holds_a_question_of_an_imagined_game_holds_the_game() -> None:
    match = start(book("school"), 2, 7)
    while not isinstance(match.waiting()[0].options, Space):
        ask = match.waiting()[0]
        match.answer(ask.seat, ask.default())
    ask = match.waiting()[0]
    bot = bots.make("tests.bots.strangers:Careless", "school", Stream.seeded(1), seconds=20)
    assert bot.choose(Seen(match, ask.seat), ask) == ask.default()


def test_imagined_games_are_counted_and_forgotten_ones_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "MOST_GAMES", 20)
    with pytest.raises(BotFailed, match="it imagined more than 20 games at once"):
        asked(stranger("Hoarder"))
    assert asked(stranger("Forgetful")) == "pass"


def test_a_refused_move_in_an_imagined_game_is_refused_there_too() -> None:
    assert asked(stranger("Meddling")) == "pass"


# ---------------------------------------------------------------------- knowing


def messages(match: Match[Any], seat: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that crosses to the child while it is asked once; Good asks for everything there is."""
    sent: list[bytes] = []
    send = Connection.send

    def spy(self: Connection, message: Any) -> None:
        sent.append(pickle.dumps(message))
        send(self, message)

    bot = stranger("Good", seed=7)
    with monkeypatch.context() as patch:
        patch.setattr(Connection, "send", spy)
        bot.choose(Seen(match, seat), match.ask_of(seat))
        bot.volunteer(Seen(match, seat))
    bot.close()
    return sent


@pytest.mark.parametrize(("rules", "seats"), [(GLADIUS, 2), (FORUM, 3)])
def test_hidden_things_never_cross(rules: Rulebook[Any], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that the seat cannot tell apart make the very same messages, imagined games included."""
    checked = 0
    for seed in range(4):
        match, stream = start(rules, seats, seed), Stream.seeded(seed)
        while not match.over and checked < 8 * (seed + 1):
            ask = stream.choice(match.waiting())
            if match.mode == "one" and stream.chance(300):
                one = match.imagine(ask.seat, stream, log=True)
                two = match.imagine(ask.seat, stream, log=True)
                assert messages(one, ask.seat, monkeypatch) == messages(two, ask.seat, monkeypatch)
                checked += 1
            match.answer(ask.seat, bots.make("random", rules.id, stream).choose(Seen(match, ask.seat), ask))
    assert checked >= 20
