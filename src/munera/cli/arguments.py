"""Checks what people type after a command. Whatever cannot be used is Trouble."""

from __future__ import annotations

import re
import secrets
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from munera.cli.trouble import Trouble
from munera.games import books
from munera.kernel import Choice, Is, Number, Numbers, Option, Rulebook, Seats, Setting, Switch
from munera.kernel.conditions import Condition
from munera.words import Words

_WHOLE = re.compile(r"[+-]?[0-9]+")
DIGITS, SEED_DIGITS = 9, 100  # of a number that makes sense
SEED_BITS = 64


def find_game(name: str | None) -> Rulebook[Any]:
    """The rulebook of the game of this name."""
    known = ", ".join(books())
    if name is None:
        raise Trouble("game_missing", known=known)
    if name.lower() not in books():
        raise Trouble("no_such_game", name=name, known=known)
    return books()[name.lower()]


def whole_number(
    text: str | None, option: str, low: int | None = None, high: int | None = None, digits: int = DIGITS
) -> int | None:
    """A whole number within bounds, or None where nothing was typed."""
    if text is None:
        return None
    if not _WHOLE.fullmatch(text):
        raise Trouble("not_a_number", option=option, text=text)
    most = 10**digits - 1
    number = int(text) if len(text.lstrip("+-")) <= digits else most + 1  # Python reads no number of thousands
    if number > most or (low is not None and number < low) or (high is not None and number > high):
        from_, to = -most if low is None else low, most if high is None else high
        bounds = f"{from_} … {to}" if number > most or high is not None else f"≥ {low}"
        raise Trouble("out_of_range", option=option, text=text, bounds=bounds)
    return number


def seed_of(text: str | None) -> int:
    """The seed that was typed, or a new one that nobody can guess."""
    seed = whole_number(text, "--seed", digits=SEED_DIGITS)
    return new_seed() if seed is None else seed


def new_seed() -> int:
    """A new seed that nobody can guess, nor find by trying."""
    return secrets.randbits(SEED_BITS)


def variant(book: Rulebook[Any], pairs: Iterable[str], words: Words) -> dict[str, Option]:
    """The table options that were typed, such as `start=weaker`."""
    chosen: dict[str, Option] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Trouble("bad_setting", text=pair)
        if name not in book.settings:
            raise Trouble("no_such_setting", name=name, known=", ".join(book.settings) or "-")
        try:
            if isinstance(book.settings[name], Number | Numbers) and (not text.isascii() or "_" in text):
                raise ValueError("digits")
            chosen[name] = book.settings[name].parse(text.strip())
        except ValueError:
            allowed = values(book.settings[name], words)
            raise Trouble("bad_value", name=name, text=text, allowed=allowed) from None
    return chosen


def values(setting: Setting, words: Words) -> str:
    """The values that may be typed for a table option."""
    if isinstance(setting, Choice):
        return ", ".join(setting.values)
    if isinstance(setting, Switch):
        return "on, off"
    if isinstance(setting, Number):
        return words.text("cli-values-number", low=str(setting.low), high=str(setting.high))
    if isinstance(setting, Numbers):
        count, example = len(setting.names), ",".join("1" * len(setting.names))
        return words.text(
            "cli-values-numbers", count=count, low=str(setting.low), high=str(setting.high), example=example
        )
    return setting.describe()


def conditions(book: Rulebook[Any], name: str, words: Words) -> str:
    """The conditions under which a table option matters, such as `mode=fight`; empty if it always does."""
    everywhere = [Seats(seats) for seats in range(book.seats[0] + 1)]
    return ", ".join(_condition(one, words) for one in book.settings[name].when if one not in everywhere)


def _condition(one: Condition, words: Words) -> str:
    if isinstance(one, Is):
        return f"{one.option}={'|'.join(map(as_typed, one.values))}"
    if one.high is None:
        return words.text("cli-when-seats-from", low=one.low)
    return words.text("cli-when-seats", count=one.high - one.low, low=one.low, high=one.high)


def as_typed(value: Option) -> str:
    """A value of a table option as it would be typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_text(path: Path) -> str:
    """The text of the file that was named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Trouble("file_missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise Trouble("file_trouble", path=str(path), why="UTF-8?") from None
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None


def unusable(path: Path, error: OSError | ValueError) -> Trouble:
    """The Trouble for a file that cannot be read or written, or whose name is impossible (ValueError)."""
    return Trouble("file_trouble", path=str(path), why=getattr(error, "strerror", None) or str(error))


def path_of(text: str, option: str = "") -> Path:
    """The path that was typed."""
    if not text.strip():
        raise Trouble("value_missing", option=option)
    if "\0" in text:
        raise Trouble("file_trouble", path=text.replace("\0", "?"), why="NUL?")
    try:
        return Path(text).expanduser()
    except RuntimeError:  # nobody of that name has a home
        raise Trouble("file_trouble", path=text, why="~?") from None


def free_path(path: Path) -> Path:
    """Return the path if there is no such file yet, else raise Trouble."""
    try:
        taken = path.exists() or path.is_symlink()
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
    if taken:
        raise Trouble("file_exists", path=str(path))
    return path


def same_file(one: Path | None, two: Path | None) -> bool:
    """Do both paths mean the same file, even one that does not exist yet?"""
    return one is not None and two is not None and one.resolve() == two.resolve()


def try_path(path: Path) -> None:
    """Raise Trouble if no file can be written there, before a game and not after it. Folders may be missing."""
    try:
        folder = next(one for one in path.absolute().parents if one.exists())
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:
        raise unusable(path, error) from None
