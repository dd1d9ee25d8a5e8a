"""Whether any line of code is wider than a screen: `python -m tools.widths`, a part of `make check`.

Ruff and eslint look for such lines, too, but let pragmas and addresses pass, and know only their own languages.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WIDEST: Final = 120  # characters of a line
FOLDERS: Final = ("src", "tests", "tools", "bench", "examples", "docs/rules/trace", "web")
WRITTEN: Final = (".c", ".css", ".cu", ".html", ".js", ".mako", ".py", ".svelte", ".svg", ".toml", ".ts")
MADE: Final = ("src/munera/server/web", "web/src/views")  # by `make web` and `python -m tools.webtypes`
# Folders of others, or of files that are never changed.
ELSEWHERE: Final = re.compile(r"(^|/)(node_modules|__pycache__)$|^tests/releases/\d")


def written(*folders: str) -> Iterator[tuple[str, list[str]]]:
    """The lines of every source file in these folders that a person has written."""
    for top in folders:
        for folder, inner, names in os.walk(ROOT / top):
            here = Path(folder).relative_to(ROOT)
            inner[:] = sorted(one for one in inner if not _left_out((here / one).as_posix()))
            for name in sorted(names):
                if Path(name).suffix in WRITTEN:
                    yield (here / name).as_posix(), (ROOT / here / name).read_text("utf-8").splitlines()


def _left_out(folder: str) -> bool:
    return folder in MADE or bool(ELSEWHERE.search(folder))


def sources() -> Iterator[tuple[str, list[str]]]:
    """The lines of every source file of the project, those in its root included."""
    for name in ("Makefile", "pyproject.toml"):
        yield name, (ROOT / name).read_text("utf-8").splitlines()
    yield from written(*FOLDERS)


def wide() -> list[str]:
    """The place of each line that is too wide: its file and number."""
    return [f"{name}:{n}" for name, lines in sources() for n, line in enumerate(lines, 1) if len(line) > WIDEST]


if __name__ == "__main__":
    found = wide()
    print("\n".join(f"{place}: wider than {WIDEST} characters" for place in found), end="\n" if found else "")
    sys.exit(bool(found))
