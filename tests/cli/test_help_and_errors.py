"""Help explains by example in the reader's language; whatever is typed wrongly gives one clear line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from munera.words import LANGUAGES
from tests.cli.conftest import Munera

COMMANDS = ("games", "play", "simulate", "replay", "rules")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(munera: Munera, command: str, lang: str) -> None:
    result = munera(command, "--help", "--lang", lang)
    assert result.exit_code == 0
    heading = {"en": "Examples", "pt-BR": "Exemplos"}[lang]
    _, _, examples = result.stdout.partition(heading)
    assert f"munera {command}" in examples
    assert "cli-" not in result.stdout, "a message id instead of its words"


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_the_root_lists_the_commands(munera: Munera, args: tuple[str, ...]) -> None:
    result = munera(*args)
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.stdout
    assert "cli-" not in result.stdout


def test_the_language_comes_from_the_environment_or_the_line(
    munera: Munera, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Commands" in munera().stdout
    assert "Comandos" in munera("--lang", "pt-BR").stdout
    assert "Comandos" in munera("--lang=pt").stdout
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Comandos" in munera().stdout
    assert "Commands" in munera("--lang", "en").stdout


def test_the_version(munera: Munera) -> None:
    assert munera("--version").stdout.startswith("munera ")


WRONG = [
    (("paly",), "There is no command “paly”"),
    (("play",), "Which game? There are: gladius"),
    (("play", "chess"), "There is no game “chess”. There are: gladius"),
    (("play", "gladius", "extra"), "too much on the line: extra"),
    (("play", "gladius", "--sed", "3"), "no option --sed"),
    (("play", "gladius", "--seed"), "--seed needs a value"),
    (("play", "gladius", "--seed", "seven"), "--seed takes a whole number, not “seven”"),
    (("play", "gladius", "--seats", "3"), "gladius is played by 1-2, not by 3"),
    (("play", "gladius", "--seats", "two"), "--seats takes a whole number"),
    (("play", "gladius", "--seat", "robot"), "“robot” is no seat"),
    (("play", "gladius", "--seat", "bot:genius"), "There is no bot “genius”"),
    (("play", "gladius", "--seat", "bot:no.such:Bot"), "The bot “no.such:Bot” cannot be used (the module"),
    (("play", "gladius", *("--seat", "human") * 3), "gladius is played by 1-2, not by 3"),
    (("play", "gladius", "--seats", "1", *("--seat", "human") * 2), "not by 2"),
    (("play", "gladius", "--set", "start"), "write NAME=VALUE"),
    (("play", "gladius", "--set", "weather=rain"), "There is no table option “weather”"),
    (("play", "gladius", "--set", "start=me"), "start cannot be “me”. Possible: roll, random, weaker"),
    (("play", "gladius", "--set", "turn_limit=0"), "Possible: a whole number from 1 to 10000"),
    (("play", "gladius", "--set", "stats_1=1,2"), "5 whole numbers from 0 to 9"),
    (("play", "gladius", "--set", "by_type=maybe"), "Possible: on, off"),
    (("play", "--resume", "nowhere.json"), "nowhere.json does not exist"),
    (("play", "gladius", "--script", "nowhere.txt"), "nowhere.txt does not exist"),
    (("play", "--resume", "x.json", "--seed", "3"), "--seed cannot be given with --resume"),
    (("simulate",), "Which game?"),
    (("simulate", "gladius", "--games", "many"), "--games takes a whole number"),
    (("simulate", "gladius", "--games", "0"), "--games cannot be 0"),
    (("simulate", "gladius", "--jobs", "0"), "--jobs cannot be 0"),
    (("simulate", "gladius", "--bots", "genius"), "There is no bot “genius”"),
    (("simulate", "gladius", "--bots", "random,random", "--seats", "1"), "not by 2"),
    (("simulate", "gladius", "--bots", "random,random,random"), "not by 3"),
    (("simulate", "gladius", "--seed", "x"), "--seed takes a whole number"),
    (("replay",), "Something is missing: FILE"),
    (("replay", "nowhere.json"), "nowhere.json does not exist"),
    (("rules", "chess"), "There is no game “chess”"),
    (("rules", "gladius", "GL-999"), "There is no rule GL-999 in gladius"),
    (("rules", "--tests", "nowhere"), "nowhere does not exist"),
    (("games", "--lang", "klingon"), "There is no language “klingon”. There are: en, pt-BR"),
    (("games", "--lang"), "--lang needs a value"),
    (("games", "--json=yes"), "not understood"),
]


@pytest.mark.parametrize(("args", "says"), WRONG, ids=[" ".join(args) for args, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line(munera: Munera, args: tuple[str, ...], says: str) -> None:
    result = munera(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_errors_speak_the_language_of_the_reader(munera: Munera) -> None:
    assert (
        munera("play", "xadrez", "--lang", "pt").stderr == "Erro: Não há o jogo “xadrez”. Há: gladius, school.\n"
    )
    assert "pede um número inteiro" in munera("play", "gladius", "--seed", "x", "--lang", "pt").stderr


@pytest.mark.parametrize("name", ["play", "replay"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"nonsense", b"[]", b"{}", b'{"format": "munera-table/1"}', b"[" * 100_000],
)
def test_damaged_files_are_refused_and_left_alone(
    munera: Munera, tmp_path: Path, name: str, content: bytes
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    result = munera("play", "--resume", str(path)) if name == "play" else munera("replay", str(path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert path.read_bytes() == content


def test_a_folder_is_no_file(munera: Munera, tmp_path: Path) -> None:
    result = munera("play", "--resume", str(tmp_path))
    assert result.exit_code == 2
    assert "cannot be used" in result.stderr


def test_without_a_terminal_people_cannot_play(munera: Munera) -> None:
    result = munera("play", "gladius")
    assert result.exit_code == 0
    assert "munera simulate gladius" in result.stdout


def test_games_lists_what_can_be_chosen(munera: Munera) -> None:
    text = munera("games").stdout
    for word in ("Gladius", "fighter_2", "weaker", "the style that loses more often", "heuristic", "Seats: 1-2"):
        assert word in text
    data = json.loads(munera("games", "--json", "--lang", "pt").stdout)
    gladius = data["games"]["gladius"]
    assert gladius["seats"] == [1, 2]
    assert gladius["settings"]["start"]["default"] == "roll"
    assert gladius["settings"]["start"]["choices"]["roll"] == "cada lado rola um dado, o maior começa"
    assert gladius["settings"]["stats_1"]["default"] == [0, 0, 0, 0, 0]
    assert "heuristic" in gladius["bots"]
