"""How hypothesis tries properties here."""

from __future__ import annotations

from hypothesis import settings

# Properties are tried with the same examples in every run, so that a mutant is caught today and tomorrow alike.
same_examples = settings(derandomize=True, database=None, max_examples=40)
