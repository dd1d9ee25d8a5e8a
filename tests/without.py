"""Processes in which some packages cannot be imported, as on a machine that does not have them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Collection, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
SERVER = (
    "aiosqlite",
    "alembic",
    "anyio",
    "asyncpg",
    "fastapi",
    "httptools",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
)
DEVELOPMENT = (
    "_pytest",
    "httpx",
    "hypothesis",
    "jax",
    "jsonschema",
    "mypy",
    "numpy",
    "playwright",
    "pytest",
    "schemathesis",
)
TERMINAL = ("rich", "typer")
MACHINERY = ("asyncio", "concurrent", "multiprocessing", "sqlite3", "subprocess")  # and no thread is started


class Missing(MetaPathFinder):
    """Finds nothing of these, and lets nobody else find it."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = frozenset(names)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def hide(*names: str) -> None:
    """From now on this process cannot import them."""
    loaded = [name for name in sys.modules if name.partition(".")[0] in names]
    assert not loaded, f"loaded already: {loaded}"
    sys.meta_path.insert(0, Missing(names))


def python(code: str, *missing: str, arguments: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh process without these packages."""
    # What this module needs itself is looked up before it is hidden, and forgotten again.
    first = (
        "import sys; kept = set(sys.modules)\n"
        f"from tests.without import hide; names = {missing!r}\n"
        "for name in set(sys.modules) - kept:\n"
        "    if name.partition('.')[0] in names: del sys.modules[name]\n"
        "hide(*names)\n"
    )
    return subprocess.run(
        [sys.executable, "-c", first + code, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
