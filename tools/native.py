"""Builds the solver of the arena, which is C: `python tools/native.py` puts it beside its source.

Without a C compiler it says what is missing and fails nothing: a solver in Python finds the same, much slower.
What is built so is for this machine; with a path it is built there, for all of its kind (`make fast`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src/munera/odds/spartacus/arena/solver.c"
LIBRARY = SOURCE.with_suffix(".so")
# No fast-math, and no fused operations: all builds find the same numbers.
FLAGS = ("-std=c11", "-O3", "-ffp-contract=off", "-shared", "-fPIC", "-Wall", "-Wno-psabi")


def compiler() -> list[str]:
    """The command of the C compiler; nothing where there is none."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    found = shutil.which(command[0]) or shutil.which("cc")
    return [found] if found else []


def build(out: Path, *more: str) -> bool:
    """Compile the solver; whether that worked. Messages of the compiler go to the terminal."""
    command = compiler()
    if not command:
        return False
    new = out.with_suffix(".new")
    done = subprocess.run([*command, *FLAGS, *more, "-o", str(new), str(SOURCE)], check=False)
    if done.returncode:
        return False
    new.replace(out)  # whoever has the old one loaded keeps it
    return True


def main() -> None:
    if build(Path(sys.argv[1])) if sys.argv[1:] else build(LIBRARY, "-march=native") or build(LIBRARY):
        return
    why = "it was not compiled" if compiler() else "there is no C compiler (on Debian: apt install gcc)"
    print(f"The solver of the arena is slow here: {why}.", file=sys.stderr)


if __name__ == "__main__":
    main()
