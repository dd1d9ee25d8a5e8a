"""What people type after a command, checked, with an error in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from munera.cli.trouble import Trouble
from munera.games import books
from munera.kernel import Choice, Number, Numbers, Option, Rulebook, Setting, Switch
from munera.words import Words


def find_game(name: str | None) -> Rulebook[Any]:
    """The rulebook of the game that somebody named."""
    known = ", ".join(books())
    if name is None:
        raise Trouble("game_missing", known=known)
    if name.lower() not in books():
        raise Trouble("no_such_game", name=name, known=known)
    return books()[name.lower()]


def whole(text: str | None, option: str, low: int | None = None, high: int | None = None) -> int | None:
    """A whole number within bounds, or None where nothing was typed."""
    if text is None:
        return None
    try:
        number = int(text)
    except ValueError:
        raise Trouble("not_a_number", option=option, text=text) from None
    if (low is not None and number < low) or (high is not None and number > high):
        bounds = f"{low} … {high}" if high is not None else f"≥ {low}"
        raise Trouble("out_of_range", option=option, text=text, bounds=bounds)
    return number


def seed_of(text: str | None) -> int:
    """The seed that was asked for, or one that nobody can guess."""
    seed = whole(text, "--seed")
    return secrets.randbelow(10**9) if seed is None else seed


def variant(book: Rulebook[Any], pairs: Iterable[str], words: Words) -> dict[str, Option]:
    """Table options as typed: `start=weaker`."""
    chosen: dict[str, Option] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Trouble("bad_setting", text=pair)
        if name not in book.settings:
            raise Trouble("no_such_setting", name=name, known=", ".join(book.settings) or "-")
        try:
            chosen[name] = book.settings[name].parse(text.strip())
        except ValueError:
            allowed = values(book.settings[name], words)
            raise Trouble("bad_value", name=name, text=text, allowed=allowed) from None
    return chosen


def values(setting: Setting, words: Words) -> str:
    """What may be typed for a table option."""
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


def spelled(value: Option) -> str:
    """A value of a table option, as one types it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Trouble("file_missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise Trouble("file_trouble", path=str(path), why="UTF-8?") from None
    except OSError as error:
        raise Trouble("file_trouble", path=str(path), why=error.strerror or str(error)) from None


def free_path(path: Path) -> Path:
    """A path that can be written without overwriting anything."""
    if path.exists():
        raise Trouble("file_exists", path=str(path))
    return path
