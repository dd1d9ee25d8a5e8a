"""Every package that we ask for by name has earned its line."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from pathlib import Path

from munera.extras import MODULES

ROOT = Path(__file__).resolve().parents[1]
BUILD = {"hatchling", "editables", "setuptools"}


def name_of(requirement: str) -> str:
    return re.split(r"[\[>=;< ]", requirement)[0]


def asked_for() -> set[str]:
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = whole["project"]
    extras = project["optional-dependencies"]
    parts = (project["dependencies"], *extras.values(), *whole["dependency-groups"].values())
    python = {name_of(one) for part in parts for one in part} - {"munera"}
    web = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    return {*python, *web["dependencies"], *web["devDependencies"], *BUILD}


def test_every_dependency_has_a_line_and_no_line_is_left_over() -> None:
    text = (ROOT / "docs/dependencies.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    assert asked_for() <= set(re.findall(r"`([^` ]+)`", text))
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} <= asked_for()


def locked(name: str) -> set[str]:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    return {plain(line.partition("==")[0]) for line in lines if "==" in line}


LOCKS = ("requirements.lock", "requirements-test.lock", "requirements-node.lock", "requirements-fast.lock")
HASHED = re.compile(r"[A-Za-z0-9._-]+==[0-9][^ ]*(?: \\\n    --hash=sha256:[0-9a-f]{64})+")


def test_lock_files_have_hashes_and_no_hosts() -> None:
    for name in (*LOCKS, "bench/requirements.lock"):
        text = (ROOT / name).read_text("utf-8")
        first, _, rest = text.partition("\n")
        assert first.startswith("# "), name
        pinned = HASHED.findall(rest)
        assert "".join(f"{one}\n" for one in pinned) == rest, name
        assert len(pinned) == len(locked(name)), name
        assert "://" not in text, name
    web = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    for path, package in web["packages"].items():
        if path:
            assert package["integrity"].startswith("sha512-"), path
            assert "resolved" not in package, path


def test_pip_takes_nothing_whose_hash_is_not_locked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    installs = [line for line in makefile.splitlines() if "--requirement" in line]
    assert len(installs) == 6
    assert all("$(call LOCKED," in line for line in installs)
    assert "LOCKED   = $(call PIP,$(1)) --require-hashes" in makefile


def plain(name: str) -> str:
    """As packages are compared: `fluent.runtime` and `fluent-runtime` are one."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_games_are_installed_without_the_tools_of_tests() -> None:
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = {name: {plain(name_of(one)) for one in part} for name, part in whole["dependency-groups"].items()}
    play = [*whole["project"]["dependencies"], *whole["project"]["optional-dependencies"]["server"]]
    assert {plain(name_of(one)) for one in play} <= locked("requirements.lock")
    assert not locked("requirements.lock") & (groups["test"] | groups["node"])
    assert groups["test"] <= locked("requirements-test.lock")
    assert groups["node"] <= locked("requirements-node.lock")
    assert not locked("requirements.lock") & locked("requirements-test.lock")


def test_what_an_extra_is_asked_for_is_what_it_brings() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    optional = {"uvloop"}  # not on every system
    for extra, modules in MODULES.items():
        assert {plain(name_of(one)) for one in extras[extra]} - optional == set(map(plain, modules)), extra


def test_who_installs_all_hosts_and_simulates_without_jax() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert extras["all"] == ["munera[server,lab]"]


def imported(path: Path) -> set[str]:
    """The packages that a module imports anywhere."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return found - sys.stdlib_module_names - {"munera"}


def test_only_the_server_the_batch_and_training_import_what_they_need() -> None:
    base = {"fluent", "mypy_extensions", "rich", "typer"}
    server, batch = {*MODULES["server"], "starlette", "pydantic"}, {*MODULES["batch"], "numpy"}
    package = ROOT / "src/munera"
    for path in package.rglob("*.py"):
        serves = path.is_relative_to(package / "server") or path == package / "cli/serve.py"
        arrays = any(path.is_relative_to(package / "lab" / name) for name in ("batch", "train"))
        more = server if serves else batch if arrays else set()
        assert imported(path) <= base | more, path
