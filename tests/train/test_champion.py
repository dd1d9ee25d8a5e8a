"""The champion of Gladius, whatever it has learnt: its card, that it is honest, and the same everywhere."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from munera import bots
from munera.bots import Seen
from munera.bots.bot import Bot
from munera.bots.duellist import champion
from munera.bots.duellist.features import QUESTIONS
from munera.bots.duellist.network import Network
from munera.bots.gladius import Heuristic
from munera.bots.model_card import WrongWeights, read_card
from munera.bots.playing import play
from munera.games.gladius.rulebook import BOOK
from munera.kernel import Match, Stream, record, start
from munera.lab.train.recorded import variants
from munera.lab.train.shipping import outdated, ship
from munera.words import LANGUAGES, Words
from tests.counts import times
from tests.train.policies import write_run

VARIANTS = list(variants())
PACKAGE = files("munera.bots.duellist")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run, found = tmp_path_factory.mktemp("run"), tmp_path_factory.mktemp("shipped")
    write_run(run)
    ship(run, found)
    return found


@pytest.fixture(scope="module")
def player(folder: Path) -> type[Bot]:
    policy = champion.network_in(folder)

    class Player(champion.Champion):
        @property
        def network(self) -> Network:
            return policy

    return Player


def test_a_card_says_what_the_weights_are(folder: Path) -> None:
    card, data = read_card(folder / champion.MODEL_CARD), (folder / champion.WEIGHTS).read_bytes()
    assert card["sha256"] == hashlib.sha256(data).hexdigest() == champion.network_in(folder).sha256
    assert card["config"] == {"seed": 5}
    assert card["data"] == {"iterations": 7, "decisions": 8}
    assert card["curve"] == [[8, 0.5, 0.9, 0.25]]


def test_weights_of_another_card_are_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / champion.MODEL_CARD).write_bytes((folder / champion.MODEL_CARD).read_bytes())
    data = bytearray((folder / champion.WEIGHTS).read_bytes())
    data[100] ^= 1
    (tmp_path / champion.WEIGHTS).write_bytes(data)
    with pytest.raises(WrongWeights):
        champion.network_in(tmp_path)


@pytest.mark.parametrize("name", ["rules", "observation", "features"])
def test_what_was_trained_on_something_else_is_to_be_trained_again(folder: Path, name: str) -> None:
    card = read_card(folder / champion.MODEL_CARD)
    assert outdated(card) == []
    assert outdated(card | {name: "another"}) == [f"{name}: train it again (docs/champion.md)"]


def test_a_champion_of_the_package_was_trained_on_these_rules_and_numbers() -> None:
    there = "champion" in bots.names("gladius")
    assert there == champion.shipped() == PACKAGE.joinpath(champion.WEIGHTS).is_file()
    if there:
        assert champion.network().sha256 == read_card(PACKAGE.joinpath(champion.MODEL_CARD))["sha256"]
        assert outdated(read_card(PACKAGE.joinpath(champion.MODEL_CARD))) == []
        assert {"heuristic", "greedy"} <= read_card(PACKAGE.joinpath(champion.MODEL_CARD))["scores"].keys()


def choice(kind: type[Bot], match: Match[Any], seat: int, seed: int) -> tuple[Any, Any]:
    bot, ask = kind(Stream.seeded(seed)), match.ask_of(seat)
    option = bot.choose(Seen(match, seat), ask)
    return option, bot.why(ask, option)


def test_it_knows_no_more_than_its_seat(player: type[Bot]) -> None:
    """Whatever is dealt again that the seat cannot know, and whatever its own chance: the answer is the same."""
    words, reasons, worlds = [Words(lang, strict=True) for lang in LANGUAGES], Counter[str](), 0
    for number in range(times(3, 36)):
        match = start(BOOK, 2, f"honest/{number}", VARIANTS[9 * number % 36])
        while match.pending:
            ask = match.waiting()[0]
            option, reason = choice(player, match, ask.seat, 1)
            if len(match.events(ask.seat)) % 3 == 0:
                imagined = match.imagine(ask.seat, Stream.seeded(number))
                worlds += imagined.view(1 - ask.seat) != match.view(1 - ask.seat)
                assert choice(player, imagined, ask.seat, 2) == (option, reason)
            reasons[reason.key] += 1
            for one in words:
                assert one.advice(BOOK, reason.key, reason.facts).endswith((".", "!"))
            match.answer(ask.seat, option)
    assert worlds > 20
    assert reasons["champion"] > 5, "sometimes it does not do as the heuristic does"


def test_alone_it_plays_as_the_heuristic_does(player: type[Bot]) -> None:
    for foe, seed in (("lion", 1), ("samnite", 2)):
        played = set()
        for kind in (player, Heuristic):
            match = start(BOOK, 1, seed, {"fighter_2": foe})
            play(match, [kind(Stream.seeded(0))], Stream.seeded(0))
            played.add(record(match))
        assert len(played) == 1


def test_it_is_asked_what_it_knows() -> None:
    assert set(QUESTIONS) == set(BOOK.vocabulary.asks)


# Of the answers of both seats, the level in one and the heuristic in the other.
DIGESTS = {
    "champion": "bca726b374865f2ff08d6dd08488ee8b9e66672beece7e9cdb66f731b7e7430a",
    "greedy": "b90e8effd29e4094ff299b3de086f405ee5a5f3a4bab78e04daf2a0508dcf378",
    "heuristic": "95b2ae63550a642bfc09337aeb2d1503775a10ddebb850c71b9ba0abc46f6948",
}


@pytest.mark.parametrize("name", bots.levels("gladius").values())
def test_every_level_answers_the_same_everywhere(name: str) -> None:
    """In the pure build, the compiled one and the browser: the same answers in 200 games."""
    found = hashlib.sha256()
    for number in range(200):
        match, stream = start(BOOK, 2, f"digest/{number}", VARIANTS[number % 36]), Stream.seeded(number)
        seated = [bots.make(one, "gladius", Stream.seeded(number)) for one in (name, "heuristic")]
        play(match, seated[:: 1 - 2 * (number // 36 % 2)], stream)
        entries = json.loads(record(match))["entries"]
        found.update(repr([(one["seat"], one["answer"]) for one in entries]).encode())
    assert found.hexdigest() == DIGESTS[name], found.hexdigest()
