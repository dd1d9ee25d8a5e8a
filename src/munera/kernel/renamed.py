"""Names of release 0.1.0 that are called otherwise now.

What bots, rulebooks and tests of other packages use keeps its old name until 0.3: it works as before, and warns
whoever calls it. The old names stand beside the new ones, and each of them goes through `renamed`.
"""

from __future__ import annotations

import sys
from warnings import warn

LAST = "0.3"  # the release in which the old names are gone
KERNEL = "munera.kernel"


def renamed(old: str, new: str) -> None:
    """Warn that something was called, or given, by its old name; the warning names the line that did so."""
    level, frame = 2, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals["__name__"].startswith(KERNEL):
        level, frame = level + 1, frame.f_back  # compiled functions have no frame, so these cannot be counted once
    warn(f"{old} is called {new} now; the old name goes with {LAST}", DeprecationWarning, stacklevel=level)
