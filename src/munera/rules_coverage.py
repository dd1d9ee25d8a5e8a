"""Which tests prove which rule, read from the source of the tests without running them.

A test names the rules that it proves with `@pytest.mark.rule("GL-01", ...)`, on itself or its class, or with
`pytestmark = pytest.mark.rule(...)` for all tests of a module or class. The ids are literal strings: a mark
that cannot be read here is an error, never a rule that silently counts as unproved.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from munera.rules import games, rules

_SPELLINGS = ("pytest.mark.rule", "mark.rule")


def coverage(game: str, tests_dir: Path) -> dict[str, list[str]]:
    """For every rule of a game, in the order of its text, the tests that prove it (`tests/path.py::name`)."""
    marked = marks(tests_dir)
    return {rule: marked.get(rule, []) for rule in rules(game)}


def marks(tests_dir: Path) -> dict[str, list[str]]:
    """Every id that a test names, known or not, with the tests that name it."""
    found: dict[str, list[str]] = {}
    files = {*tests_dir.rglob("test_*.py"), *tests_dir.rglob("*_test.py")}
    for path in sorted(files):
        text = path.read_text(encoding="utf-8")
        if not any(spelling in text for spelling in _SPELLINGS):
            continue
        for test, ids in _marked(text, path, path.relative_to(tests_dir.parent).as_posix()):
            for rule in ids:
                found.setdefault(rule, []).append(test)
    return found


@lru_cache(1000)
def _marked(text: str, path: Path, name: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The tests of one file. Remembered: every game asks for the same files, and to parse them takes seconds."""
    return tuple(_tests(ast.parse(text, filename=str(path)), name, (), path))


def unknown(tests_dir: Path) -> dict[str, list[str]]:
    """The ids that tests name and no game has."""
    known = {rule for game in games() for rule in rules(game)}
    return {rule: tests for rule, tests in marks(tests_dir).items() if rule not in known}


def _tests(
    scope: ast.Module | ast.ClassDef, name: str, above: tuple[str, ...], path: Path
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The tests of a module or class with the ids that they name, each id once."""
    shared = (*above, *_pytestmark(scope, path))
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node, f"{name}::{node.name}", (*shared, *_named(node.decorator_list, path)), path)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = (*shared, *_named(node.decorator_list, path))
            yield f"{name}::{node.name}", tuple(dict.fromkeys(ids))


def _pytestmark(scope: ast.Module | ast.ClassDef, path: Path) -> tuple[str, ...]:
    """The ids that hold for all tests of a scope."""
    for node in scope.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                pass
            case _:
                continue
        return _named(value.elts if isinstance(value, ast.List | ast.Tuple) else [value], path)
    return ()


def _named(expressions: list[ast.expr], path: Path) -> tuple[str, ...]:
    """The ids in those of the expressions that are rule marks."""
    ids: list[str] = []
    for expression in expressions:
        called = expression.func if isinstance(expression, ast.Call) else expression
        if ast.unparse(called) not in _SPELLINGS:
            continue
        names = expression.args if isinstance(expression, ast.Call) and not expression.keywords else []
        literal = [name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str)]
        if not literal or len(literal) != len(names):
            raise ValueError(f"{path}:{expression.lineno}: a rule mark names its rules as literal strings")
        ids += literal
    return tuple(ids)
