"""Bots that nobody should have to wait for."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from time import sleep

from munera.bots import Bot, Seen
from munera.kernel import AnyAsk, Option, Space


class Slow(Bot):
    """Thinks for an hour."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        sleep(3600)
        return None


class Crashing(Bot):
    """Fails."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        raise RuntimeError("I hold three aces")


class Dying(Bot):
    """Takes its process along."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        os._exit(3)


class Cheating(Bot):
    """Answers what was not offered."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return ("win", 1000)


class Chatty(Bot):
    """Prints, but plays."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        sys.stdout.write('{"answer": "nonsense"}\n')
        sys.stdout.flush()
        option: Option = ask.default()
        return option


class Nosy(Bot):
    """Writes down, in the folder for what is temporary, all that it finds out about its host."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        found = {
            "environ": dict(os.environ),
            "own": _read("/proc/self/environ"),
            "parent": _read(f"/proc/{os.getppid()}/environ"),
            "files": _open_files(),
        }
        (Path(os.environ["TMPDIR"]) / "nosy.json").write_text(json.dumps(found))
        return self.stream.choice(list(ask.options)) if not isinstance(ask.options, Space) else None


def _read(path: str) -> str:
    try:
        return Path(path).read_text(errors="replace")
    except OSError:
        return ""


def _open_files() -> list[str]:
    """What this process has open, but for its standard streams."""
    streams = ("0", "1", "2")
    opened = [path for path in Path("/proc/self/fd").iterdir() if path.name not in streams]
    return [str(path.readlink()) for path in opened if path.is_symlink()]  # the listing itself is gone
