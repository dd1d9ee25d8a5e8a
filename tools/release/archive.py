"""Packs the kernel, the games and the bots of a release into one file that Python can import from."""

from __future__ import annotations

import zipfile
from pathlib import Path

PARTS = ("__init__.py", "kernel", "games", "bots")
KINDS = (".py", ".toml")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date that a zip can tell: the same bytes on any day


def pack(package: Path, to: Path) -> None:
    """Pack these parts of the package with their card tables."""
    found = [package / "__init__.py"]
    for part in PARTS[1:]:
        found += [path for path in (package / part).rglob("*") if path.suffix in KINDS]
    with zipfile.ZipFile(to, "w") as archive:
        for path in sorted(found):
            entry = zipfile.ZipInfo(path.relative_to(package.parent).as_posix(), LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
