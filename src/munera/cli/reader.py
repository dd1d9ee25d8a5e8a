"""Where a player's lines come from: the keyboard, or a script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress

from munera.cli.console import Host


class Reader(ABC):
    """Gives one line after another. EOFError: there are no more."""

    @abstractmethod
    def line(self, prompt: str = "> ") -> str:
        """What was typed."""

    @abstractmethod
    def pause(self, prompt: str) -> str:
        """Wait until somebody is ready; what he typed instead of Enter alone."""


class Keyboard(Reader):
    """A person. Lines can be edited, but there is no history: the next player would find it."""

    def __init__(self) -> None:
        with suppress(ImportError):  # not on every system
            import readline  # noqa: PLC0415

            readline.set_auto_history(False)

    def line(self, prompt: str = "> ") -> str:
        return input(prompt).strip()

    def pause(self, prompt: str) -> str:
        return input(prompt).strip()


class Script(Reader):
    """Answers from a file, one a line; what follows a # is a comment, and empty lines say nothing."""

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
