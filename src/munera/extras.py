"""Parts of munera that need more than the base package: what is missing is named, and how to install it."""

from __future__ import annotations

from importlib.util import find_spec

from munera.kernel import MuneraError

MODULES = {
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
"""What each extra brings, as it is imported."""


class ExtraMissing(MuneraError, ImportError):
    """Something needs an extra of the package that is not installed here."""

    def __init__(self, extra: str, module: str) -> None:
        command = f'python -m pip install "munera[{extra}]"'
        super().__init__(f"this needs the extra {extra!r} ({module} is missing): {command}")
        self.facts = {"extra": extra, "module": module, "command": command}


def need(extra: str) -> None:
    """Raise ExtraMissing unless everything that an extra brings is there."""
    for module in MODULES[extra]:
        if not _there(module):
            raise ExtraMissing(extra, module)


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
