"""What runs the whole suite: two parts at once, and either can fail it."""

from __future__ import annotations

import sys

import pytest
from tools.suite import main, run_both


def says(word: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"print({word!r}); raise SystemExit({code})"]


@pytest.mark.parametrize(("shown", "beside", "worse"), [(0, 0, 0), (1, 0, 1), (0, 5, 5), (2, 1, 2)])
def test_either_part_can_fail(shown: int, beside: int, worse: int, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_both(says("one", shown), says("two", beside)) == worse
    assert capfd.readouterr().out.split() == ["one", "two"]


def test_a_suite_without_processors_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--jobs", "0"])
    assert "must be positive" in capsys.readouterr().err
