"""A real pseudo-terminal with the program in it: type lines, read what a person would see."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

CLEAR = "\x1b[2J"
_CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
# A new session whose controlling terminal is the pty, so that Ctrl-C is a signal as at home. A suite that runs in
# the background of a shell ignores that signal, and its children would inherit it.
_LAUNCH = (
    "import fcntl,os,signal,sys,termios;signal.signal(signal.SIGINT,signal.SIG_DFL);os.setsid();"
    "fcntl.ioctl(0,termios.TIOCSCTTY,0);os.execv(sys.argv[1],sys.argv[1:])"
)


def bare(text: str) -> str:
    """Without colours and cursor movements."""
    return _CODES.sub("", text)


class Terminal:
    """A program at a terminal. Use as a context manager."""

    def __init__(self, args: Sequence[str], home: Path, env: Mapping[str, str] | None = None) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 100, 0, 0))
        environment = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
        environment |= {"HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        command = [sys.executable, "-c", _LAUNCH, sys.executable, "-m", "munera.cli", *args]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment | dict(env or {}), cwd=home
        )
        os.close(slave)
        self.raw = ""
        self.seen = 0  # how much of it was expected already

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def _read(self, seconds: float) -> bool:
        """Some more output; False: there will be none."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def wait_for(self, *texts: str, seconds: float = 20) -> str:
        """Until one of the texts appears after what was read before; returns which."""
        end = time.monotonic() + seconds
        while True:
            fresh = bare(self.raw[self.seen :])
            for text in texts:
                if text in fresh:
                    return text
            alive = self._read(0.05)
            if time.monotonic() > end or (not alive and bare(self.raw[self.seen :]) == fresh):
                raise AssertionError(f"none of {texts} in:\n{fresh}")

    def type(self, line: str) -> None:
        """A line, with Enter at its end. What was shown before counts as read."""
        self.seen = len(self.raw)
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        self.seen = len(self.raw)
        os.write(self.master, key)

    def interrupt(self, until: str) -> None:
        """Ctrl-C; again if need be: a signal just before Python begins to read is noticed with the next one."""
        for _ in range(10):
            self.press(b"\x03")
            try:
                self.wait_for(until, seconds=2)
            except AssertionError:
                continue
            return
        raise AssertionError(self.screen)

    @property
    def screen(self) -> str:
        """What can be seen now, scrolled-off lines included: everything since the screen was cleared."""
        return bare(self.raw.split(CLEAR)[-1])

    @property
    def screens(self) -> list[str]:
        """Every screen so far."""
        return [bare(screen) for screen in self.raw.split(CLEAR)]

    def end(self, seconds: float = 20) -> int:
        """The exit code."""
        end = time.monotonic() + seconds
        while self._read(0.05) and time.monotonic() < end:
            if self.process.poll() is not None and not select.select([self.master], [], [], 0.05)[0]:
                break
        return self.process.wait(timeout=seconds)
