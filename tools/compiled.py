"""The build hook of the compiled package: the modules that pyproject.toml lists become machine code, by mypyc.

So does the solver of the arena, which is C.

Switched off unless HATCH_BUILD_HOOKS_ENABLE is set (`make fast` sets it), so that nobody needs a C compiler to
play. Everything happens in a temporary folder: an extension left beside its source would be imported instead of
it. That is why this is not the ready-made `hatch-mypyc`, which builds inside `src` and moves pyproject.toml away
meanwhile.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Compiles before the wheel is packed, and puts the extensions into it beside the sources."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        os.chdir(self.root)  # mypy reads its settings there
        self.folder = Path(mkdtemp(prefix="munera-build-"))
        extensions = self.folder / "lib"
        compile_modules(self.config["modules"], self.folder / "c", extensions)
        solver = extensions / "munera/odds/spartacus/arena/solver.so"
        solver.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "tools/native.py", str(solver)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in extensions.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = str(file.relative_to(extensions))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if self.folder is not None:
            rmtree(self.folder)


def compile_modules(modules: list[str], temporary: Path, out: Path) -> None:
    """Compile sources to extensions. Messages of mypy and the C compiler go to the terminal."""
    # Imported here, because only a build that compiles needs them.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # type: ignore[import-untyped, unused-ignore]  # noqa: PLC0415

    extensions = mypycify(modules, group_name="munera", target_dir=str(temporary))
    command = Distribution({"name": "munera", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(out), str(temporary)
    command.ensure_finalized()
    command.run()
