"""A page as a list of steps: files to write, changes of files, commands to run.

A block of code stands below the name of its file, **`path/from/the/root`**. A block of `diff` changes that file:
its lines with a space or a minus are found there, once, and its lines with a space or a plus take their place.
What is only added may also be found by the lines above it alone, or by those below it: whoever has followed the
page before may have put something between them. Any other block is the whole file. A block of `sh` has a command
in each line. There is no other kind of block, so that nothing on a page is left untried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

NAME = r"(?:^\*\*`(?P<path>[^`\n]+)`\*\*\n\n?)?"
FENCE = re.compile(NAME + r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
WHOLE = ("python", "toml", "ftl", "markdown")


class Step(NamedTuple):
    """What a page says is done next: a file, or a command if there is none."""

    path: str
    text: str
    is_change: bool


def steps(page: Path) -> Iterator[Step]:
    """All steps of a page, in order."""
    for block in FENCE.finditer(page.read_text("utf-8")):
        path, kind, text = block["path"] or "", block["kind"], block["text"]
        if kind == "sh":
            assert not path, f"{page.name}: a command has no file"
            yield from (Step("", line, is_change=False) for line in text.splitlines() if line)
        else:
            assert path, f"{page.name}: whose is this block?\n{text}"
            assert kind == "diff" or kind in WHOLE, f"{page.name}: a block of {kind!r}"
            yield Step(path, text, is_change=kind == "diff")


def write(step: Step, root: Path) -> None:
    """Write or change the file of a step."""
    path = root / step.path
    if not step.is_change:
        assert not path.exists(), f"{step.path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(step.text, "utf-8")
        return
    lines = step.text.splitlines(keepends=True)
    assert all(line[0] in " -+\n" for line in lines), f"no diff: {step.text}"
    marked = [(" ", line) if line == "\n" else (line[0], line[1:] or "\n") for line in lines]
    found, wanted = path.read_text("utf-8"), [*places(marked)]
    changes = [(before, after) for before, after in wanted if found.count(before) == 1]
    assert changes, f"{step.path} has this {found.count(wanted[0][0])} times:\n{wanted[0][0]}"
    path.write_text(found.replace(*changes[0]), "utf-8")


def places(marked: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """What a change looks for, and what takes its place: the file may have grown since."""

    def text(lines: Sequence[tuple[str, str]], unwanted: str = "") -> str:
        return "".join(line for mark, line in lines if mark != unwanted)

    yield text(marked, "+"), text(marked, "-")
    above = [*takewhile(lambda line: line[0] == " ", marked)]
    below = [*takewhile(lambda line: line[0] == " ", reversed(marked))][::-1]
    added = marked[len(above) : len(marked) - len(below)]
    if all(mark == "+" for mark, _ in added):
        yield from ((text(above), text([*above, *added])) for _ in above[:1])
        yield from ((text(below), text([*added, *below])) for _ in below[:1])
