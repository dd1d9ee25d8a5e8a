"""Write the pinned requirements again, with the hashes of all files of each version: `python -m tools.lock`.

Any machine may need another wheel than this one, so the hashes come from the index's own list of files and not
from what was installed here. Hosts are not written: pip asks whichever index it is set up for, and takes nothing
whose hash does not stand here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from urllib.request import Request, urlopen

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parents[1]
HEADS = {  # what a file is for, and the environment whose packages it pins; none: the pins that it has
    "requirements.lock": (
        "What `make play` installs: the games and their server, and what builds the package.",
        ".venv",
    ),
    "requirements-test.lock": ("What tests and checks need beyond requirements.lock.", ".venv-test"),
    "requirements-node.lock": ("The Node that builds the web app.", ".venv-node"),
    "requirements-fast.lock": ("What the compiled build (`make fast`) needs beyond requirements.lock.", ""),
    "bench/requirements.lock": (
        "What the peers of `make bench` need beyond the other lock files (requirements.lock pins attrs for us).",
        "",
    ),
}
NOT_PINNED = ("munera", "pip", "setuptools")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", re.MULTILINE)
Pin = tuple[str, str]  # name and version


class FileList(HTMLParser):
    """The files in an index's list of a package, with their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, _, digest = (dict(attrs).get("href") or "").partition("#sha256=")
        if tag == "a" and digest:
            self.files[address.rpartition("/")[2]] = digest


def index_url() -> str:
    """The index that pip is set up for."""
    from pip._internal.models.index import PyPI  # noqa: PLC0415  # whoever only reads pins needs no pip

    reply = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        text=True,
        check=False,
    )
    return os.environ.get("PIP_INDEX_URL") or reply.stdout.strip() or str(PyPI.simple_url)


def version_of(file: str) -> Version | None:
    """The version that a file of a package has; None if it is no wheel and no source."""
    try:
        return parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return None


def hashes(index: str, pin: Pin) -> list[str]:
    """The hashes of all files of a version."""
    name, version = pin
    request = Request(f"{index.rstrip('/')}/{canonicalize_name(name)}/", headers={"Accept": "text/html"})
    with urlopen(request, timeout=120) as answer:  # the index of pip's own settings
        listed = FileList()
        listed.feed(answer.read().decode())
    found = sorted({digest for file, digest in listed.files.items() if version_of(file) == Version(version)})
    if not found:
        raise SystemExit(f"The index lists no hash for {name} {version}.")
    return found


def pins(path: Path) -> list[Pin]:
    """The pins of a lock file."""
    return PIN.findall(path.read_text("utf-8"))


def installed(environment: str) -> list[Pin]:
    """What is installed in an environment."""
    reply = subprocess.run(
        [ROOT / environment / "bin/python", "-m", "pip", "freeze", "--exclude-editable"],
        capture_output=True,
        text=True,
        check=True,
    )
    return [pin for pin in PIN.findall(reply.stdout) if pin[0] not in NOT_PINNED]


def wanted() -> Iterator[tuple[Path, list[Pin]]]:
    """What every lock file is to pin; what the games have is not pinned twice."""
    games: list[Pin] = []
    for name, (_, environment) in HEADS.items():
        path = ROOT / name
        found = installed(environment) if environment else pins(path)
        games = games or found
        yield path, found if found is games else [pin for pin in found if pin not in games]


def written(what: str, pinned: Iterable[tuple[Pin, list[str]]]) -> str:
    """The text of a lock file."""
    lines = [f"# {what} `make lock` writes it."]
    for (name, version), digests in pinned:
        lines += [f"{name}=={version} \\", *(f"    --hash=sha256:{digest} \\" for digest in digests)]
        lines[-1] = lines[-1].removesuffix(" \\")
    return "\n".join(lines) + "\n"


def main() -> None:
    index = index_url()
    with ThreadPoolExecutor(8) as pool:
        for path, found in list(wanted()):
            digests = pool.map(lambda pin: hashes(index, pin), found)
            what, _ = HEADS[path.relative_to(ROOT).as_posix()]
            path.write_text(written(what, zip(found, digests, strict=True)), "utf-8")
            print(f"{path.relative_to(ROOT)}: {len(found)} packages")


if __name__ == "__main__":
    main()
