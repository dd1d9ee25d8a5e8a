"""What cannot be tested in the compiled build."""

from __future__ import annotations

from types import ModuleType

import pytest


def patches(*modules: ModuleType) -> None:
    """Functions of these will be replaced for a test. Compiled code does not look its functions up by name."""
    if not all((module.__file__ or "").endswith(".py") for module in modules):
        pytest.skip("patched functions: from the sources only")
