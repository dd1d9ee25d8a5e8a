"""Checks whether C can be compiled here: `python tools/compiler.py` says what is missing, and fails.

Needs nothing but Python, for it is asked before anything is installed.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path


def missing() -> str:
    """What is missing, in words; empty if nothing is."""
    if sys.platform == "win32":
        return ""  # found by setuptools in ways of its own
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"a C compiler ({command} is not on the path; on Debian: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"the headers of Python {sys.version.split()[0]} (Python.h; on Debian: apt install python3-dev)"
    return ""


if __name__ == "__main__":
    if lacking := missing():
        sys.exit(f"The compiled build needs {lacking}. Everything else works without it.")
