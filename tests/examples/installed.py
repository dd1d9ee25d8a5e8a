"""The example game as somebody gets it: beside Munera, without touching a file of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.counts import LONG

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "micatio"


def installed(folder: Path) -> Path:
    """The folder that the package was installed into: on the path of a process, it is there.

    `make soak` has pip build and install it, which takes seconds. Otherwise it is laid there as pip would do it:
    the package, and what its project file declares.
    """
    site = folder / "site"
    if LONG:
        command = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        options = ("--no-deps", "--no-build-isolation", "--no-index", "--target", str(site))
        subprocess.run([*command, *options, str(EXAMPLE)], check=True)
        return site
    declared = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))
    for package in declared["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(EXAMPLE / package, site / Path(package).name, ignore=shutil.ignore_patterns("__pycache__"))
    project = declared["project"]
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {where}" for name, where in points.items())])
        for group, points in project["entry-points"].items()
    ]
    info.joinpath("entry_points.txt").write_text("\n\n".join(groups) + "\n", "utf-8")
    return site


def environment(site: Path, home: Path) -> dict[str, str]:
    """Of a process that has the example installed."""
    path = os.pathsep.join([str(site), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).strip(os.pathsep)
    return {"PATH": os.environ["PATH"], "PYTHONPATH": path, "HOME": str(home), "LANG": "C.UTF-8"}
