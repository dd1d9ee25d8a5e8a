"""Finds or installs a browser for the tests: `python -m tools.chromium`; else it says what is missing.

The browser tests, the screenshots and the bench drive the system's own Chromium: nothing is downloaded behind
anybody's back.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "There is no Chromium here, so nothing can be tried in a browser. "
    "On Debian: apt install chromium. Elsewhere: name one by MUNERA_CHROMIUM."
)
ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-dev-shm-usage",  # containers give it too little room there
)


def find(environment: Mapping[str, str] | None = None) -> str:
    """The path of a Chromium; empty if there is none."""
    named = (os.environ if environment is None else environment).get("MUNERA_CHROMIUM", "")
    return next((found for name in (named, *NAMES) if name and (found := shutil.which(name))), "")


def arguments() -> list[str]:
    """The arguments that Chromium is started with: it calls nobody, and as root it has no sandbox."""
    return [*ARGUMENTS, *(["--no-sandbox"] if root() else [])]


def root() -> bool:
    """Are we root? As root we may install things, and the sandbox must be off."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def must() -> bool:
    """Must a browser be there? In CI a browser test that does not run has failed."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def install() -> str:
    """The path of a Chromium, installed if need be; empty if there is none and we may not install it."""
    found = find()
    if found or not root() or shutil.which("apt-get") is None:
        return found
    print("Installing Debian's chromium for the browser tests.", flush=True)
    for line in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", *line],
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            capture_output=True,
            text=True,
        )
        if done.returncode and line[0] == "install":
            print(done.stderr.strip() or done.stdout.strip(), file=sys.stderr)
    return find()


if __name__ == "__main__":
    if not install():
        print(MISSING, file=sys.stderr)
        sys.exit(must())  # elsewhere the tests that need it are skipped, and say so
