"""Layers: who may import whom. The rule is the map in docs/architecture.md, read here."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/munera"
MAP = ROOT / "docs/architecture.md"
LAYERS = ("kernel", "games", "odds", "bots", "words", "lab")  # and then the hosts
HOSTS = ("tables", "server", "cli")
# What runs beside the rules - an event loop, threads, processes, a network - is for hosts; other people's bots are
# kept in processes of their own, and simulations may use several.
MACHINERY = {
    "asyncio",
    "concurrent",
    "multiprocessing",
    "selectors",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
}
QUIET = ("kernel", "fair", "games", "odds", "bots", "words", "rules", "lessons", "testing", "tables")
SANDBOX = {"bots/sandbox/host.py", "bots/sandbox/child.py"}


def rows(folder: str) -> dict[str, set[str]]:
    """The rooms in a folder, in the order of the map, each with the others that it may import."""
    found: dict[str, set[str]] = {}
    for line in MAP.read_text("utf-8").splitlines():
        if not line.startswith(f"| `{folder}/"):
            continue
        names, _, allowed = (cell.strip() for cell in line.strip("|").split("|"))
        may = set(re.findall(r"\w+", allowed)) if allowed != "nothing of ours" else set()
        first, *others = re.findall(r"`([^`]+)`", names)
        parent = first.rstrip("/").rpartition("/")[0]
        for path in (first, *(f"{parent}/{other}" for other in others)):
            room = path.removeprefix(f"{folder}/").rstrip("/").removesuffix(".py")
            if room and "/" not in room and room != "locales":
                found[room] = may
    return found


def imported(path: Path) -> Iterator[str]:
    """Every module that is imported anywhere in a file, also inside functions and for types only."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute here"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rooms_in(folder: Path) -> dict[str, list[Path]]:
    """The rooms of a folder: modules and packages, each with its files."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        first = path.relative_to(folder).parts[0]
        if first != "__init__.py":
            found[first.removesuffix(".py")].append(path)
    return found


def used(folder: Path, prefix: str) -> dict[str, dict[str, str]]:
    """What each room imports of the others, with a file that does."""
    rooms = rooms_in(folder)
    found: dict[str, dict[str, str]] = {room: {} for room in rooms}
    for room, paths in rooms.items():
        for path in paths:
            for name in imported(path):
                other = name.removeprefix(prefix).partition(".")[0] if name.startswith(prefix) else ""
                if other in rooms and other != room:
                    found[room][other] = str(path.relative_to(folder))
    return found


PLACES = [("src/munera", "munera."), ("src/munera/server", "munera.server.")]


@pytest.mark.parametrize(("folder", "prefix"), PLACES)
def test_nothing_imports_what_the_map_does_not_allow(folder: str, prefix: str) -> None:
    allowed, found = rows(folder), used(ROOT / folder, prefix)
    assert set(allowed) == set(found), "the map names every room, and no other"
    for room, others in found.items():
        wrong = {other: where for other, where in others.items() if other not in allowed[room]}
        assert not wrong, f"{room} may import {sorted(allowed[room])}"


@pytest.mark.parametrize(("folder", "prefix"), PLACES)
def test_nothing_may_import_what_stands_below_it(folder: str, prefix: str) -> None:
    above: set[str] = set()
    together = rows(folder)
    for room, may in together.items():
        same = {other for other, others in together.items() if others is may}  # one row
        assert may <= above | same, f"{room} stands above {may - above}"
        above.add(room)


def test_the_map_has_the_layers_in_their_order() -> None:
    order = [room for room in rows("src/munera") if room in (*LAYERS, *HOSTS)]
    assert order == [*LAYERS, *HOSTS]


def test_a_game_builds_on_another_one_way_only() -> None:
    found = used(PACKAGE / "games", "munera.games.")
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "rulebook.py").exists()}
    builds = {game: {other for other in found[game] if other in games} for game in games}
    for game, others in builds.items():
        assert all(game not in builds[other] for other in others), game
    for shared in set(found) - games:
        assert not set(found[shared]) & games, f"{shared} knows a game"


def test_rules_bots_words_and_tables_run_in_one_thread() -> None:
    for room, paths in rooms_in(PACKAGE).items():
        for path in paths:
            if room in QUIET and path.relative_to(PACKAGE).as_posix() not in SANDBOX:
                assert not {name.partition(".")[0] for name in imported(path)} & MACHINERY, path


CROWDED = 36  # files side by side


@pytest.mark.parametrize("root", ["src/munera", "web/src"])
def test_no_folder_of_code_is_crowded(root: str) -> None:
    """What has grown so far is grouped into rooms that are named after what they hold."""
    beside: dict[str, int] = defaultdict(int)
    for path in (ROOT / root).rglob("*"):
        if path.suffix in (".py", ".ts", ".svelte"):
            beside[path.parent.relative_to(ROOT).as_posix()] += 1
    assert len(beside) > 30
    assert {folder: many for folder, many in beside.items() if many >= CROWDED} == {}
