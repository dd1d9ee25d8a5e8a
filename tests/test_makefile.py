"""The Makefile: without a target it says what there is."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_make_without_a_target_lists_every_target() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    listed = dict(line.strip().removeprefix("make ").split(maxsplit=1) for line in done.stdout.splitlines())
    assert sorted(listed) == sorted(" ".join(targets).split())
    assert all(listed.values())
