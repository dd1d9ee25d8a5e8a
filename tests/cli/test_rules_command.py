"""`munera rules`: the matrix, one rule, and the answer for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from munera.cli import rules as command
from munera.games import books
from munera.rules import rules
from tests.cli.conftest import Munera

pytestmark = pytest.mark.slow  # the command reads all tests


def test_the_answer_for_programs(munera: Munera) -> None:
    data = json.loads(munera("rules", "--json").stdout)
    assert set(data) == {"rules", "covered", "uncovered", "tests_found"}
    assert list(data["rules"]) == [id for game in books() for id in rules(game)]
    assert sorted(data["covered"] + data["uncovered"]) == sorted(data["rules"])
    attack = data["rules"]["GL-ATTACK-1"]
    assert attack["title"] == "One attack"
    assert attack["game"] == "gladius"
    assert attack["chapter"] == "Attack phase"
    assert attack["mark"] == "rule"
    assert attack["text"].startswith("In your Attack phase")
    assert ("GL-ATTACK-1" in data["covered"]) == bool(attack["tests"])
    alone = json.loads(munera("rules", "gladius", "--json").stdout)["rules"]
    assert alone == {id: data["rules"][id] for id in rules("gladius")}


def test_tests_are_counted(munera: Munera, tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    code = 'import pytest\n\n@pytest.mark.rule("GL-01", "GL-02")\ndef test_it() -> None: ...\n'
    (folder / "test_some.py").write_text(code, encoding="utf-8")
    data = json.loads(munera("rules", "gladius", "--json", "--tests", str(folder)).stdout)
    assert data["covered"] == ["GL-01", "GL-02"]
    assert data["rules"]["GL-01"]["tests"] == ["tests/test_some.py::test_it"]
    text = munera("rules", "gladius", "--tests", str(folder)).stdout
    total = len(rules("gladius"))
    assert f"{total} rules: 2 proved by tests, {total - 2} not." in text
    one = munera("rules", "gladius", "gl-01", "--tests", str(folder)).stdout
    assert "One test proves it:\n  tests/test_some.py::test_it" in one
    (folder / "test_some.py").write_text("import pytest\npytestmark = pytest.mark.rule(x)\n", encoding="utf-8")
    result = munera("rules", "--tests", str(folder))
    assert result.exit_code == 2
    assert "The tests cannot be read" in result.stderr


def test_the_matrix_and_one_rule(munera: Munera) -> None:
    text = munera("rules", "gladius").stdout
    assert all(id in text for id in rules("gladius"))
    assert "ruling" in text
    one = " ".join(munera("rules", "gladius", "GL-05", "--lang", "pt").stdout.split())
    assert one.startswith("GL-05 Atacar não é obrigatório (decisão)")
    assert "Motivo: As mãos são secretas" in one


def test_an_installed_package_has_no_tests(munera: Munera, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_tests_folder", lambda _: None)
    assert "are in the source checkout" in munera("rules").stdout
    data = json.loads(munera("rules", "--json").stdout)
    assert data["covered"] == []
    assert not data["tests_found"]
