"""Optional dependencies: says which one is missing for a part of the package, and how to install it."""

from __future__ import annotations

from importlib.util import find_spec

from munera.kernel import MuneraError

MODULES = {
    "batch": ("jax",),
    "train": ("jax",),
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "fastapi",
        "httptools",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
"""The modules that each extra installs, by the names under which they are imported."""


class ExtraMissing(MuneraError, ImportError):
    """An extra of the package is needed that is not installed here."""

    def __init__(self, extra: str, module: str) -> None:
        command = f'python -m pip install "munera[{extra}]"'
        super().__init__(f"this needs the extra {extra!r} ({module} is missing): {command}")
        self.facts = {"extra": extra, "module": module, "command": command}


def need(extra: str) -> None:
    """Raise ExtraMissing unless everything that an extra installs can be imported."""
    for module in MODULES[extra]:
        if not _there(module):
            raise ExtraMissing(extra, module)


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
