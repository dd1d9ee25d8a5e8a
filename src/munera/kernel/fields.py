"""The fields of a state, where its constructor sets them: that is the only place that has to name them.

    class Board(State):
        def __init__(self, seed=0):
            super().__init__(seed)
            self.hands: list[list[str]] = []
            ...

        __slots__ = assigned(__init__)

The copy of such a state is made by a function that is written for its class when it is needed first.
"""

from __future__ import annotations

from collections.abc import Callable
from dis import get_instructions
from typing import Any

Copier = Callable[[Any, Any], None]
_COPIERS: dict[type, Copier] = {}


def assigned(constructor: Callable[..., None]) -> tuple[str, ...]:
    """What a constructor sets on the object that it makes, in alphabetical order."""
    return tuple(sorted({step.argval for step in get_instructions(constructor) if step.opname == "STORE_ATTR"}))


def copier(state: Any) -> Copier:
    """A function that copies the fields of such a state to another, with new lists, dicts and `nested` lists.

    Everything else is shared, and so is what is `kept`: the contents of such a field are replaced, never changed.
    """
    kind = type(state)
    found = _COPIERS.get(kind)
    if found is None:  # once for each kind: forks live on copies
        names = [*kind.fields(), *kind.shared]
        lines = [f"    twin.{name} = {_copied(state, name)}" for name in names]
        scope: dict[str, Any] = {}
        exec("\n".join(["def copy(state, twin):", *lines]), scope)  # noqa: S102  # as dataclasses do
        found = _COPIERS[kind] = scope["copy"]
    return found


def _copied(state: Any, name: str) -> str:
    value = getattr(state, name)
    if name in state.nested:
        return f"[*map(list.copy, state.{name})]"  # a comprehension would be a call of its own
    if name in state.kept or not isinstance(value, list | dict):
        return f"state.{name}"
    return f"state.{name}[:]" if isinstance(value, list) else f"state.{name}.copy()"
