"""Reads what players type: from the keyboard, or from a script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress

from munera.cli.console import Host


class Reader(ABC):
    """Returns one line after another. EOFError when there are no more."""

    @abstractmethod
    def line(self, prompt: str = "> ") -> str:
        """The next line that is typed."""

    @abstractmethod
    def pause(self, prompt: str) -> str:
        """Wait for Enter, and return what was typed before it."""


class Keyboard(Reader):
    """Reads from the keyboard. Lines can be edited, but there is no history, which the next player would find."""

    def __init__(self) -> None:
        with suppress(ImportError):  # not on every system
            import readline  # noqa: PLC0415

            readline.set_auto_history(False)

    def line(self, prompt: str = "> ") -> str:
        return input(prompt).strip()

    def pause(self, prompt: str) -> str:
        return input(prompt).strip()


class Script(Reader):
    """Reads answers from a script, one per line; what follows a # is a comment, and empty lines are skipped."""

    def __init__(self, host: Host, lines: Iterable[str]) -> None:
        spoken = (line.partition("#")[0].strip() for line in lines)
        self.host, self.lines = host, iter([line for line in spoken if line])

    def line(self, prompt: str = "> ") -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.host.lines(f"{prompt}{line}")
        return line

    def pause(self, prompt: str) -> str:
        self.host.lines(prompt)
        return ""
