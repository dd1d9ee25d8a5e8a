"""A game from another package: rules, words in both languages, rule texts and a bot of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.examples.installed import environment, installed

pytestmark = pytest.mark.slow  # a process for each


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("micatio"))


def run(site: Path, folder: Path, *arguments: str, script: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment(site, folder),
        cwd=folder,
        input=script,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def munera(site: Path, folder: Path, *arguments: str, script: str = "") -> str:
    return run(site, folder, "-m", "munera.cli", *arguments, script=script)


PROMPT = "\n> "
LAWS = """
from munera.games import books, games
from munera.kernel.laws import Case, check
book = books()["micatio"]
assert games()["micatio"].id == book.id == "micatio"
for seats in (2, 4):
    parted = check(Case(book, seats), range(2))
    assert {kind for kind in parted if not kind.startswith("(")} == {"shows"}, parted
"""

WORDS = """
from munera.games import books
from munera.words import Words, needed_messages
from munera.words.catalogue import bundle
book = books()["micatio"]
for lang in ("en", "pt-BR"):
    for message, attributes in needed_messages(book).items():
        assert bundle(lang).has_message(message), (lang, message)
print(Words("pt-BR").game(book), "-", Words("pt-BR").about(book))
"""


def test_it_keeps_every_law(site: Path, tmp_path: Path) -> None:
    run(site, tmp_path, "-c", LAWS)


def test_every_word_is_there_in_both_languages(site: Path, tmp_path: Path) -> None:
    assert "O jogo de dedos dos romanos" in run(site, tmp_path, "-c", WORDS)


def test_it_is_listed_with_its_bot_and_its_options(site: Path, tmp_path: Path) -> None:
    reply = json.loads(munera(site, tmp_path, "games", "--json"))["games"]["micatio"]
    assert reply["bots"] == ["random", "counting"]
    assert "goal" in reply["settings"]


@pytest.mark.parametrize(
    ("lang", "asks", "again"),
    [("en", "How many fingers", "Once more?"), ("pt-BR", "Quantos dedos", "Mais uma?")],
)
def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path, lang: str, asks: str, again: str) -> None:
    """With the words of the game, its rule behind `?`, and a record that replays."""
    seats = ("--seat", "human:Livia", "--seat", "bot:counting")
    options = ("--seed", "3", "--set", "goal=1", "--lang", lang, "--record", "game.json")
    with Terminal(["play", "micatio", *seats, *options], tmp_path, environment(site, tmp_path)) as terminal:
        terminal.wait_for(asks)
        terminal.type("?")
        terminal.wait_for("MI-2")
        while terminal.wait_for(again, PROMPT) == PROMPT:  # a prompt follows it, too
            terminal.type("13")
        terminal.type("no")
        assert terminal.end() == 0
    assert "OK" in munera(site, tmp_path, "replay", "game.json", "--verify")


def test_its_bot_is_better_than_chance(site: Path, tmp_path: Path) -> None:
    """The sum of two rivals' fingers is most often the middle one, and the bot knows it."""
    bots = "counting,random,random"
    reply = json.loads(munera(site, tmp_path, "simulate", "micatio", "--games", "200", "--bots", bots, "--json"))
    wins = {bot: row["rate"] for bot, row in reply["bots"].items()}
    assert wins["counting"] > wins["random"] + 0.1, wins


def test_its_rules_are_listed(site: Path, tmp_path: Path) -> None:
    assert "MI-3" in munera(site, tmp_path, "rules", "micatio", "--json")
