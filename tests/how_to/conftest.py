"""A copy of the project in which both pages were followed; the tests of this folder share it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

from tests.how_to.page import Step, steps, write

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("how-to-add-a-card.md", "how-to-add-a-game.md")
# Hidden ones are git, caches and environments. What is compiled comes along: a page need not wait for it again.
LEFT_OUT = (".*", "node_modules", "screenshots")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One worker makes the copy, the others wait."""
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def followed(root: Path) -> None:
    """Copy the project and write and change the files of both pages."""
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (root / ".venv-test").symlink_to(sys.prefix)
    for page in PAGES:
        for step in files_of(page):
            write(step, root)


def files_of(page: str) -> list[Step]:
    """What a page writes and changes."""
    return [step for step in steps(ROOT / "docs" / page) if step.path]


def commands_of(page: str) -> list[str]:
    """What a page runs."""
    return [step.text for step in steps(ROOT / "docs" / page) if not step.path]


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy, with everything that the pages tell in it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    root = shared / "how_to"
    with alone(shared):
        if not (shared / "how_to_is_ready").exists():
            followed(root)
            (shared / "how_to_is_ready").touch()
    return root


def run(command: str, root: Path) -> str:
    """A command of a page, as somebody types it in the copy; what it said."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
        "PYTHONPATH": str(root / "src"),
        "HOME": str(root),
        "LANG": "C.UTF-8",
    }
    done = subprocess.run(
        command, shell=True, cwd=root, env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout
