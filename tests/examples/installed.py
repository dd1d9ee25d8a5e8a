"""The example game as somebody gets it: installed by pip, beside Munera, without touching a file of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "micatio"


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One worker installs, the others wait."""
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def installed(folder: Path) -> Path:
    """The folder that the package was installed into: on the path of a process, it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    site = folder / "site"
    with _alone(folder):
        if not site.exists():
            command = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            options = ("--no-deps", "--no-build-isolation", "--no-index", "--target", str(site))
            subprocess.run([*command, *options, str(EXAMPLE)], check=True)
    return site


def environment(site: Path, home: Path) -> dict[str, str]:
    """Of a process that has the example installed."""
    path = os.pathsep.join([str(site), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).strip(os.pathsep)
    return {"PATH": os.environ["PATH"], "PYTHONPATH": path, "HOME": str(home), "LANG": "C.UTF-8"}
