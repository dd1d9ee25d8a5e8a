"""The few sizes of text: what stylelint cannot count."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
MOST = 8


def test_there_are_eight_sizes_of_text_and_no_other_is_used() -> None:
    sizes = set(re.findall(r"^\s*(--fs-\w+):", (WEB / "tokens.css").read_text("utf-8"), re.MULTILINE))
    files = [file for file in WEB.rglob("*") if file.suffix in (".css", ".svelte", ".ts")]
    used = {size for file in files for size in re.findall(r"var\((--fs-\w+)", file.read_text("utf-8"))}
    assert used == sizes
    assert len(sizes) <= MOST
