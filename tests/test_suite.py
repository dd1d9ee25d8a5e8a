"""What runs the whole suite: two parts at once, and either can fail it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.suite import main, run_both


def says(word: str, code: int = 0) -> list[str]:
    return [sys.executable, "-c", f"print({word!r}); raise SystemExit({code})"]


@pytest.mark.parametrize(("shown", "beside", "worse"), [(0, 0, 0), (1, 0, 1), (0, 5, 5), (2, 1, 2)])
def test_either_part_can_fail(shown: int, beside: int, worse: int, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_both(says("one", shown), says("two", beside)) == worse
    assert capfd.readouterr().out.split() == ["one", "two"]


def test_what_prepares_is_run_and_not_shown(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    prepare = [sys.executable, "-c", f"print('none'); open({str(tmp_path / 'made')!r}, 'w'); raise SystemExit(1)"]
    assert run_both(says("one"), says("two"), first=prepare) == 0
    assert capfd.readouterr().out.split() == ["one", "two"]
    assert (tmp_path / "made").exists()


def test_a_suite_without_processors_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--jobs", "0"])
    assert "must be positive" in capsys.readouterr().err
