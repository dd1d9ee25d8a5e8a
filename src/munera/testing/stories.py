"""The stories of cards: tests with the mark `card`, `@pytest.mark.card("sc-robbery")`."""

from __future__ import annotations

from types import ModuleType


def stories(*modules: ModuleType) -> set[str]:
    """The cards whose stories the tests in these modules tell."""
    tests = [test for module in modules for name, test in vars(module).items() if name.startswith("test_")]
    marks = [mark for test in tests for mark in getattr(test, "pytestmark", ())]
    return {id for mark in marks if mark.name == "card" for id in mark.args}
