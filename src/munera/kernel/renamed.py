"""Names of release 0.1.0 that are called otherwise now.

What bots, rulebooks and tests of other packages use keeps its old name until 0.3: it works as before, and warns
whoever calls it. The old names stand beside the new ones, and each of them goes through `renamed`.
"""

from __future__ import annotations

from warnings import warn

LAST = "0.3"  # the release in which the old names are gone


def renamed(old: str, new: str) -> None:
    """Warn the caller of a function that it was called, or given something, by its old name."""
    warn(f"{old} is called {new} now; the old name goes with {LAST}", DeprecationWarning, stacklevel=3)
