"""The base package alone: what `pip install munera` gives, in processes that can import nothing more."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from munera.games import book
from munera.kernel import Stream, pick, record, start
from tests.without import DEVELOPMENT, SERVER, python

COMMAND = "from munera.cli.__main__ import main; sys.argv[0] = 'munera'; main()"
LOADED = """
before = set(sys.modules)
{imports}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(sorted(loaded - sys.stdlib_module_names))
"""


def munera(*arguments: str) -> subprocess.CompletedProcess[str]:
    return python(COMMAND, *SERVER, *DEVELOPMENT, arguments=arguments)


@pytest.mark.parametrize(
    ("imports", "ours"),
    [
        ("import munera", ["munera"]),
        ("import munera.kernel", ["munera", "mypy_extensions"]),
        ("from munera.games import books; books()", ["munera", "mypy_extensions"]),
        (
            "import munera.testing; from munera.testing import for_glory, gladius, school, serpents, spartacus",
            ["munera", "mypy_extensions"],
        ),
    ],
)
def test_the_rules_load_the_standard_library_and_mypy_extensions_alone(imports: str, ours: list[str]) -> None:
    done = python(LOADED.format(imports=imports))
    assert done.stdout.strip() == str(ours), done.stderr


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    match, stream = start(book("gladius"), 2, 1), Stream.seeded(1)
    while match.pending:
        ask = match.waiting()[0]
        match.answer(ask.seat, pick(ask.options, stream))
    path = tmp_path_factory.mktemp("base") / "game.json"
    path.write_text(record(match), "utf-8")
    return path


def test_the_terminal_needs_nothing_more(recorded: Path) -> None:
    for arguments, wanted in (
        (("--version",), "munera"),
        (("games",), "Gladiator School"),
        (("rules", "gladius"), "GL-"),
        (("play", "gladius", "--seat", "bot:random", "--seat", "bot:greedy", "--seed", "1"), "wins."),
        (("replay", str(recorded), "--verify"), ""),
    ):
        done = munera(*arguments)
        assert done.returncode == 0, (arguments, done.stderr)
        assert wanted in done.stdout, arguments
    done = munera("simulate", "gladius", "--games", "2", "--bots", "greedy,random", "--jobs", "1", "--json")
    assert json.loads(done.stdout)["games"] == 2


def test_a_missing_extra_is_named_with_the_command_that_installs_it() -> None:
    done = munera("serve")
    assert done.returncode == 2
    assert "aiosqlite is missing" in done.stderr
    assert 'python -m pip install "munera[server]"' in done.stderr
    done = munera("serve", "--lang", "pt-BR")
    assert 'Instale-os com: python -m pip install "munera[server]"' in done.stderr


def test_so_it_is_where_somebody_imports_the_server() -> None:
    done = python("import munera.server.app", "fastapi")
    assert "ExtraMissing: this needs the extra 'server' (fastapi is missing)" in done.stderr
