"""Reads what past releases have left behind (tests/releases), for the suite, the soak and the bench."""

from __future__ import annotations

import json
import lzma
import os
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "releases"
MANIFEST, ARCHIVE, DATABASE = "manifest.json", "munera.zip", "tables.sqlite.xz"
RECORDS, SAVES, SUFFIX = "records", "saves", ".jsonl.xz"


def versions() -> list[str]:
    """Every release that was kept, the oldest first."""
    found = [path.parent.name for path in FOLDER.glob(f"*/{MANIFEST}")]
    return sorted(found, key=lambda version: [int(part) for part in version.split(".")])


def games(version: str) -> list[str]:
    """The games of a release."""
    return sorted(path.name.removesuffix(SUFFIX) for path in (FOLDER / version / RECORDS).iterdir())


def records(version: str, game: str) -> list[str]:
    """The records of whole games."""
    return read_lines(FOLDER / version / RECORDS / f"{game}{SUFFIX}")


def saves(version: str, game: str) -> list[str]:
    """The saves of games in their middle."""
    return read_lines(FOLDER / version / SAVES / f"{game}{SUFFIX}")


def database(version: str, to: Path) -> Path:
    """Make a copy of the release's database, to work on."""
    to.write_bytes(lzma.decompress((FOLDER / version / DATABASE).read_bytes()))
    return to


def archive(version: str) -> Path:
    """The archive of a release's kernel, games and bots, which can stand on Python's path."""
    return FOLDER / version / ARCHIVE


def environment(sources: Path) -> dict[str, str]:
    """The environment for a process that plays with the munera of these sources, a folder or an archive."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(sources), str(ROOT)))}


def token(seat: int) -> str:
    """The token that the browser of this seat's player shows at every table of the database."""
    return urlsafe_b64encode(sha256(f"seat {seat}".encode()).digest()).decode().rstrip("=")


def read_lines(path: Path) -> list[str]:
    return lzma.decompress(path.read_bytes()).decode().splitlines()


def write_lines(path: Path, lines: Sequence[str]) -> None:
    """Write lines compressed; the same lines give the same bytes."""
    assert all(json.loads(line) and "\n" not in line for line in lines)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=9 | lzma.PRESET_EXTREME)
    )
