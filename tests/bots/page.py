"""What stands in docs/bots.md: its bots, its tables, its examples and its commands."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs/bots.md"
TEXT = PAGE.read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The blocks of code in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def commands() -> list[list[str]]:
    """Every command on the page, in words: those on lines of their own, and those in a sentence."""
    return [line.split() for line in re.findall(r"(?:^    |`)(munera [a-z].*?)(?:`|$)", TEXT, re.MULTILINE)]


def tables() -> dict[str, set[str]]:
    """The names in the first column of each table, by its heading."""
    found: dict[str, set[str]] = {}
    part = ""
    for line in TEXT.splitlines():
        if not line.startswith("|"):
            part = ""
        elif not part:
            part = line.strip("|").split("|")[0].strip()
            found[part] = set()
        elif not line.startswith("|---"):
            found[part].add(re.split(r"`(\w+)[^`]*`", line)[1])
    return found


def write_bots(folder: Path) -> None:
    """Write the bots of the page as the module `mybots`, as the page tells its readers to."""
    (folder / "mybots.py").write_text("\n\n".join(blocks("python")), "utf-8")
