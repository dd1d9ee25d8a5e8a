"""Help explains by example in the reader's language; whatever is typed wrongly gives one clear line."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from munera.games import books
from munera.words import LANGUAGES
from tests.cli.conftest import Munera

pytestmark = pytest.mark.slow  # many processes are started

COMMANDS = ("games", "play", "simulate", "replay", "rules", "serve")


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
    (("play",), "Which game? There are: "),
    (("play", "chess"), "There is no game “chess”. There are: "),
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
    (("play", "gladius", "--seats", "-1"), "gladius is played by 1-2, not by -1"),
    (("play", "gladius", "--seats", "9" * 50), "--seats cannot be 999"),
    (("play", "gladius", "--seats", "9" * 5000), "--seats cannot be 999"),
    (("play", "gladius", "--seats", "1_0"), "--seats takes a whole number"),
    (("play", "gladius", "--seats", "²"), "--seats takes a whole number"),
    (("play", "gladius", "--seed", "\u0661"), "--seed takes a whole number"),
    (("play", "gladius", "--set", "turn_limit=\u0661\u0660"), "Possible: a whole number from 1 to 10000"),
    (("play", "gladius", "--record", ""), "--record needs a value"),
    (("play", "gladius", "--save", ""), "--save needs a value"),
    (("play", "gladius", "--record", "a\0b"), "cannot be used"),
    (("play", "gladius", "--seat", "x" * 5000), "xxx…” is no seat"),
    (("simulate", "gladius", "--bots", ""), "--bots needs a value"),
    (("simulate", "gladius", "--out", ""), "--out needs a value"),
    (("simulate", "gladius", "--games", "10000001"), "--games cannot be 10000001. Possible: 1 … 10000000"),
    (("simulate", "gladius", "--jobs", "100000"), "--jobs cannot be 100000"),
    (("rules", "--tests", __file__), "test_help_and_errors.py is not a folder"),
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


@pytest.mark.parametrize(("args", "says"), WRONG, ids=[ascii(" ".join(args))[:60] for args, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line(munera: Munera, args: tuple[str, ...], says: str) -> None:
    result = munera(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_errors_speak_the_language_of_the_reader(munera: Munera) -> None:
    assert (
        munera("play", "xadrez", "--lang", "pt").stderr
        == f"Erro: Não há o jogo “xadrez”. Há: {', '.join(books())}.\n"
    )
    assert "pede um número inteiro" in munera("play", "gladius", "--seed", "x", "--lang", "pt").stderr


@pytest.mark.parametrize("name", ["play", "replay"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"nonsense", b"[]", b"{}", b'{"format": "munera-table/1"}', b"[" * 100_000]
    + [b'{"format": "munera-table/1", "game": %s}' % game for game in (b"[]", b"{}", b"1")],
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
    text = munera("games", "gladius").stdout
    for word in ("Gladius", "fighter_2", "weaker", "the style that loses more often", "heuristic", "Seats: 1-2"):
        assert word in text
    data = json.loads(munera("games", "--json", "--lang", "pt").stdout)
    gladius = data["games"]["gladius"]
    assert gladius["seats"] == [1, 2]
    assert gladius["settings"]["start"]["default"] == "roll"
    assert gladius["settings"]["start"]["choices"]["roll"] == "cada lado rola um dado, o maior começa"
    assert gladius["settings"]["stats_1"]["default"] == [0, 0, 0, 0, 0]
    assert "heuristic" in gladius["bots"]
    assert gladius["settings"]["by_type"]["when"] == [{"seats": [1, 1]}]
    assert "only with houses=assigned, 4 or more seats" in munera("games", "spartacus").stdout


def test_games_fits_on_a_screen_until_one_is_named(munera: Munera) -> None:
    text = munera("games").stdout
    assert all(name in text for name in ("Gladius", "Gladiator School", "For Glory", "Spartacus", "Serpents"))
    assert "fighter_2" not in text
    assert len(text.splitlines()) < 60
    assert "munera games GAME" in text
    assert list(json.loads(munera("games", "gladius", "--json").stdout)["games"]) == ["gladius"]
    assert munera("games", "chess").exit_code != 0


def shell(command: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell runs it; `munera` stands for it."""
    command = command.replace("munera", f"{shlex.quote(sys.executable)} -m munera.cli")
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", **env}
    environment |= {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "command", ["games | head -c 1", "games | true", "--help | true", "rules --json | head -1"]
)
def test_the_reader_of_a_pipe_may_leave(tmp_path: Path, command: str) -> None:
    done = shell(f"munera {command}", tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""


def test_odd_inputs_and_outputs(tmp_path: Path) -> None:
    full = shell("munera games > /dev/full", tmp_path)
    assert full.returncode == 2
    assert full.stderr.startswith("Error: The output cannot be written (")
    assert len(full.stderr.splitlines()) == 1
    closed = shell("munera play gladius <&-", tmp_path)
    assert closed.returncode == 0
    assert "you need a terminal" in closed.stdout
    assert shell("munera games >&-", tmp_path).stderr == ""


def test_outputs_that_hold_nothing_but_ascii(tmp_path: Path) -> None:
    wrong = shell("munera simulate gladius --games 0 --jobs 0", tmp_path, PYTHONIOENCODING="ascii")
    assert "Possible: 1 ... 10000000." in wrong.stderr
    wrong = shell("munera play chess --lang pt", tmp_path, PYTHONIOENCODING="ascii")
    assert wrong.stderr == f'Erro: Nao ha o jogo "chess". Ha: {", ".join(books())}.\n'
    data = shell("munera games --json --lang pt", tmp_path, PYTHONIOENCODING="ascii").stdout
    assert "cada lado rola um dado, o maior começa" in str(json.loads(data))
