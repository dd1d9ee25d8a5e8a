"""The file of an SQLite database: readable by its owner alone, and served by one process at a time."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL

from munera.server.settings import BadSetting

PRIVATE = 0o600  # it holds everybody's cards, all talk, and the secrets of the dice
COMPANIONS = ("", "-wal", "-shm", "-lock")  # the files that belong to a database


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database, by its real name; None for other databases."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).expanduser().resolve()


class DatabaseFile:
    """Holds the file of a database for this process, until it is released or the process ends, however it ends.

    The lock is that of SQLite itself on an empty database beside the file, which every system knows.
    """

    def __init__(self, url: URL) -> None:
        self.path = file_of(url)
        self._lock: sqlite3.Connection | None = None

    def hold(self) -> None:
        """Take the file; BadSetting if another server has it."""
        if self.path is None or not self.path.parent.is_dir():
            return
        for end in ("", "-lock"):
            make_private(Path(f"{self.path}{end}"))
        for end in COMPANIONS:
            with suppress(OSError):  # there is none, or it belongs to somebody else
                Path(f"{self.path}{end}").chmod(PRIVATE)
        lock = sqlite3.connect(f"{self.path}-lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            lock.close()
            raise BadSetting("database_taken", path=str(self.path)) from None
        self._lock = lock

    def release(self) -> None:
        """Let others have the file."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.close()


def make_private(path: Path) -> None:
    """Create an empty file that its owner alone can read, if there is none: SQLite would ask the umask."""
    with suppress(OSError):  # the database itself says better what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
