"""Names of release 0.1.0 that are called otherwise now.

What bots, rulebooks and tests of other packages use keeps its old name until 0.3: it works as before, and warns
whoever calls it. The old names stand beside the new ones, and each of them goes through `renamed`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any
from warnings import warn

LAST = "0.3"  # the release in which the old names are gone
# Modules whose frames may lie between the caller of an old name and us; `abc` makes the classes of rulebooks.
BETWEEN = ("munera.kernel", "abc")


def renamed(old: str, new: str) -> None:
    """Warn that something was called, or given, by its old name; the warning names the line that did so."""
    level, frame = 2, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals["__name__"].startswith(BETWEEN):
        level, frame = level + 1, frame.f_back  # compiled functions have no frame, so these cannot be counted once
    warn(f"{old} is called {new} now; the old name goes with {LAST}", DeprecationWarning, stacklevel=level)


def old_names_of_module(module: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a module in which things have new names; `names` has them by their old ones."""

    def found(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        renamed(f"{module}.{name}", names[name])
        return vars(sys.modules[module])[names[name]]

    return found


def keep_old_names(kind: type, names: Mapping[str, str]) -> None:
    """Let what this class defines be found by its old name, and use what it defines by an old name as the new one.

    Each class has both names of its own, so that `super().old_name()` finds what stands above it and nothing else.
    """
    for old, new in names.items():
        if old in vars(kind):
            renamed(f"{kind.__name__}.{old}", new)
            if new not in vars(kind):
                setattr(kind, new, vars(kind)[old])
        elif new in vars(kind):
            setattr(kind, old, OldName(f"{kind.__name__}.{old}", new, vars(kind)[new]))


class OldName:
    """What a class has under an old name: the value of the new one, with a warning for whoever asks for it."""

    def __init__(self, old: str, new: str, value: Any) -> None:
        self.old, self.new, self.value = old, new, value

    def __get__(self, instance: object, owner: type) -> Any:
        renamed(self.old, self.new)
        return self.value.__get__(instance, owner) if hasattr(self.value, "__get__") else self.value
