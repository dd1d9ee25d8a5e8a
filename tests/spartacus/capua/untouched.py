"""`python -m tests.spartacus.capua.untouched`: writes what loading two expansions has changed in the base game.

All that the modules of Spartacus and of its bots hold is noted before and after: tables, sets, rulesets, and what
classes have of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

BASE = ("munera.games.spartacus.rulebook", "munera.bots.spartacus")
EXPANSIONS = ("munera.games.serpents.rulebook", "munera.bots.serpents", "tests.spartacus.capua.rulebook")
OURS = ("munera.games.spartacus", "munera.bots.spartacus", "munera.kernel")


def written(value: Any, seen: tuple[int, ...] = ()) -> Any:
    """A value as plain data, all the way down."""
    if value is None or isinstance(value, str | int | float | range):
        return value
    if id(value) in seen:
        return "..."
    seen = (*seen, id(value))
    if isinstance(value, Mapping):
        return [(written(key, seen), written(of, seen)) for key, of in value.items()]
    if isinstance(value, list | tuple):
        return [written(one, seen) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    if isinstance(value, ModuleType) or not _is_ours(value):
        return getattr(value, "__qualname__", type(value).__qualname__)
    return [(name, written(of, seen)) for name, of in _fields(value)]


def _is_ours(value: Any) -> bool:
    where = value if isinstance(value, type) else type(value)
    return str(where.__module__).startswith(OURS)


def _fields(value: Any) -> list[tuple[str, Any]]:
    """What an object or a class has; of a compiled object, what it lists."""
    if isinstance(value, type) or hasattr(value, "__dict__"):
        return sorted((name, of) for name, of in vars(value).items() if not name.startswith("__"))
    names = [name for name in getattr(type(value), "__mypyc_attrs__", ()) if not name.startswith("__")]
    return [(name, getattr(value, name)) for name in names]


def held(modules: list[str]) -> dict[str, Any]:
    return {
        f"{name}.{key}": written(value)
        for name in modules
        for key, value in vars(sys.modules[name]).items()
        if not key.startswith("__") and not isinstance(value, ModuleType)
    }


def main() -> None:
    for name in BASE:
        import_module(name)
    modules = [name for name in sys.modules if name.startswith(OURS)]
    before = held(modules)
    for name in EXPANSIONS:
        import_module(name)
    after = held(modules)
    changed = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
    sys.stdout.write("\n".join([f"{len(before)} names", *changed]))


if __name__ == "__main__":
    main()
