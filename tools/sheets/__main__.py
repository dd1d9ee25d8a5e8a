"""`python -m tools.sheets`: see the package."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from difflib import unified_diff
from pathlib import Path

from tools.sheets import for_glory, rulebooks, serpents, spartacus

TESTS = Path(__file__).resolve().parents[2] / "tests"
SCHOOL_BOOK = "gladius_and_gladiator_school_en.txt"

Kept = tuple[Path, list[str]]


def of_sheets(read: Callable[[str], str]) -> Iterator[Kept]:
    """The rows of the card sheets. `read`: the text of a file, by its name."""
    base = read("spartacus.md")
    yield TESTS / "spartacus/cards/sheet.txt", sorted(spartacus.sheet_lines(base))
    yield TESTS / "serpents/cards/sheet.txt", sorted(serpents.sheet_lines(read("serpents_and_wolf.md"), base))
    yield TESTS / "for_glory/cards/sheet.txt", sorted(for_glory.sheet_lines(read("for_glory.md")))


def of_rulebooks(read: Callable[[str], str]) -> Iterator[Kept]:
    """The lines of the rulebooks, runs of their words, and the table of the campaign."""
    for book, seen in rulebooks.books().items():
        text = read(book)
        yield rulebooks.lines_of(book), rulebooks.line_hashes(text)
        yield rulebooks.runs_of(book), rulebooks.separate_runs(text)
        for game in seen:
            assert not (found := rulebooks.copied(rulebooks.runs(text), game)), f"copied from {book}: {found}"
    yield TESTS / "school/ready_made.txt", list(rulebooks.ready_made(read(SCHOOL_BOOK)))


def of_traces() -> Iterator[Kept]:
    """The entries of the traces, by the hashes of the lines as they are kept."""
    for path in rulebooks.trace_files():
        book, entries = rulebooks.trace(path)
        yield (
            rulebooks.entries_of(path),
            list(rulebooks.entry_hashes(entries, rulebooks.kept(rulebooks.lines_of(book)))),
        )


def compare(all_of_it: Iterable[Kept], write: bool) -> Iterator[str]:
    """What differs from what is kept; it is written where that is wanted."""
    for path, lines in all_of_it:
        before = rulebooks.kept(path) if path.is_file() else []
        name = path.relative_to(TESTS.parent).as_posix()
        yield from unified_diff(before, lines, f"{name}, kept", f"{name}, read", n=0, lineterm="")
        if write and before != lines:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sheets", description="Compare what is kept of card sheets and rulebooks with them."
    )
    parser.add_argument("--from", dest="folder", type=Path, metavar="FOLDER", help="where they are, however deep")
    parser.add_argument("--write", action="store_true", help="write again what differs")
    asked = parser.parse_args()
    differs: list[str] = []
    folder: Path | None = asked.folder
    if folder is not None:
        files = {path.name: path for path in sorted(folder.rglob("*")) if path.is_file()}

        def read(name: str) -> str:
            if name not in files:
                parser.error(f"there is no {name} in {folder}")
            return files[name].read_text("utf-8")

        differs += compare(of_sheets(read), asked.write)
        differs += compare(of_rulebooks(read), asked.write)
    differs += compare(of_traces(), asked.write)
    print("\n".join(differs) or "nothing differs")
    raise SystemExit(bool(differs) and not asked.write)


if __name__ == "__main__":
    main()
