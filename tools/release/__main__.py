"""Writes what a release leaves behind into tests/releases: `python -m tools.release 0.1.0 3ebf6cd`.

The commit is unpacked into a temporary folder, and its own code plays: records and saves of every game, and a
database with half-played tables. Its kernel, games and bots become an archive that a process can load. The same
commit gives the same bytes again (`--check` says so); `tools.releases` reads them.

A release is made once, by the tools of its day, which know the server of its day. The manifest names them, so that
an old one can be made again (`--tools`).
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import platform
import sqlite3
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release.archive import pack
from tools.releases import ARCHIVE, FOLDER, MANIFEST

ROOT = Path(__file__).resolve().parents[2]
MAKERS = ("tools.release.games", "tools.release.tables")


def unpack(commit: str, part: str, folder: Path) -> str:
    """Unpack a commit into a folder; returns the commit's full name."""
    tree = subprocess.run(["git", "archive", commit, part], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(tree)) as tar:
        tar.extractall(folder, filter="data")
    named = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, capture_output=True, text=True, check=True)
    return named.stdout.strip()


def make(commit: str, tools: str, out: Path) -> None:
    """Make everything by the code of this commit, with the tools of another commit, or with those of today."""
    with TemporaryDirectory() as name:
        commit = unpack(commit, "src", Path(name))
        tools = tools and unpack(tools, "tools", Path(name))
        sources = Path(name, "src")
        environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
        for maker in MAKERS:
            subprocess.run(
                [sys.executable, "-m", maker, str(sources), str(out)],
                cwd=name if tools else ROOT,
                env=environment,
                check=True,
            )
        pack(sources / "munera", out / ARCHIVE)
    written = {
        "commit": commit,
        "tools": tools or head(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "sha256": {path: hashlib.sha256((out / path).read_bytes()).hexdigest() for path in contents(out)},
    }
    (out / MANIFEST).write_text(json.dumps(written, indent=2) + "\n", "utf-8")


def head() -> str:
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def tools_of(version: str) -> str:
    """The commit whose tools made this release, if it was made before."""
    manifest = FOLDER / version / MANIFEST
    return str(json.loads(manifest.read_text("utf-8"))["tools"]) if manifest.exists() else ""


def contents(folder: Path) -> list[str]:
    """The files of a release, by name."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return [path.relative_to(folder).as_posix() for path in files]


def differences(kept: Path, made: Path) -> list[str]:
    """The names of the files that differ."""
    names = sorted({*contents(kept), *contents(made)})
    return [
        name
        for name in names
        if not (kept / name).exists()
        or not (made / name).exists()
        or (kept / name).read_bytes() != (made / name).read_bytes()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.release", description="Keep what later releases must be able to read."
    )
    parser.add_argument("version", help="its name, such as 0.1.0")
    parser.add_argument("commit", help="what is released")
    parser.add_argument(
        "--tools", metavar="COMMIT", help="whose tools make it; else those that made it, or today's"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; does it give the same bytes again?")
    chosen = parser.parse_args()
    kept = FOLDER / chosen.version
    with TemporaryDirectory() as name:
        made = Path(name)
        make(chosen.commit, tools_of(chosen.version) if chosen.tools is None else chosen.tools, made)
        if chosen.check:
            if other := differences(kept, made):
                sys.exit(f"{chosen.version}: not the same again: {', '.join(other)}")
            print(f"{chosen.version}: the same bytes again")
            return
        for path in (*contents(made), MANIFEST):
            (kept / path).parent.mkdir(parents=True, exist_ok=True)
            (kept / path).write_bytes((made / path).read_bytes())
    for path in contents(kept):
        print(f"{(kept / path).stat().st_size:>9,}  {path}")
    print(f"{sum((kept / path).stat().st_size for path in contents(kept)):>9,}  in all")


if __name__ == "__main__":
    main()
