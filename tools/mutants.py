"""Shows whether the tests notice when a rule is broken: `make mutants`.

For every game some thirty small breakages of its rule code are chosen by a seed: a comparison that is off by one,
a condition turned round, a statement left out. Each is tried in a copy of the tree against the tests of the game
and the laws. A mutant that the tests do not notice is ALIVE, and shows what no test proves. At least nine of ten
must be caught.

Only lines that the tests execute are broken, and only where that means something: not in texts, types, slots,
vocabularies and table options.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Any

from munera.games import books

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("src", "tests", "tools", "docs", "bench", "pyproject.toml", "README.md")  # what a copy of the tree needs
ENOUGH = 0.9  # of the mutants must be caught
PATIENCE = 30.0  # seconds that a run may take at least; a mutant that runs longer hangs, and that is noticed too


@dataclass(frozen=True)
class Mutant:
    """A module with one breakage: the source from `start` to `end` is replaced."""

    module: str
    line: int
    last: int
    start: int
    end: int
    text: str
    kind: str

    def of(self, source: str) -> str:
        """The source with the breakage."""
        return source[: self.start] + self.text + source[self.end :]

    def diff(self, source: str) -> str:
        """The change in one line."""
        before, after = source.splitlines(), self.of(source).splitlines()
        moves = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
        _, a, b, c, d = next(move for move in moves if move[0] != "equal")
        was, now = (" ".join(" ".join(lines).split()) for lines in (before[a:b], after[c:d]))
        return f"{was}  ->  {now or '(nothing)'}"


# ---------------------------------------------------------------------- ways to break a rule

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
REVERSED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
OPPOSITE = {"max": "min", "min": "max", "any": "all", "all": "any"}
DECLARED = {"__slots__", "__all__", "id", "version", "seats", "settings", "vocabulary"}  # in a module or class


class Breaker(ast.NodeVisitor):
    """Finds every place where a module can be broken, and how."""

    def __init__(self, module: str, source: str) -> None:
        self.module, self.source = module, source
        self.found: list[Mutant] = []
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def mutants(self) -> list[Mutant]:
        """All mutants that compile, without duplicates, in the order of the source."""
        tree = ast.parse(self.source)
        self.visit(tree)
        texts: dict[str, Mutant] = {}
        for mutant in sorted(self.found, key=lambda m: (m.start, m.end, m.kind, m.text)):
            broken = mutant.of(self.source)
            try:
                compile(broken, self.module, "exec")
            except SyntaxError:
                continue
            if ast.dump(ast.parse(broken)) != ast.dump(tree):
                texts.setdefault(broken, mutant)
        return list(texts.values())

    # ---- where not to look

    def visit_Module(self, node: ast.Module) -> None:
        self._declarations(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._declarations(node.body)

    def _declarations(self, body: list[ast.stmt]) -> None:
        for statement in body:
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            if isinstance(statement, ast.AnnAssign):
                targets = [statement.target]
            if not any(isinstance(target, ast.Name) and target.id in DECLARED for target in targets):
                self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._block(node.body, early=False)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass  # the words of an error; whether it is raised is another matter: see _block

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    # ---- statements

    def _block(self, body: list[ast.stmt], early: bool = True) -> None:
        """Break statements in a row. early: they are under a condition, so that a `return` can be left out."""
        for statement in body:
            if _can_be_left_out(statement, early):
                self._replace(statement, "pass", "left out")
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        self._condition(node.test)
        self.visit(node.test)
        self._block(node.body)
        self._block(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self._condition(node.test)
            self.visit(node.test)
        self._block(node.body)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self._block(node.body)

    def visit_With(self, node: ast.With) -> None:
        self._block(node.body)

    def visit_Try(self, node: ast.Try) -> None:
        self._block(node.body)
        for handler in node.handlers:
            self._block(handler.body)
        self._block(node.orelse)
        self._block(node.finalbody)

    # ---- expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._condition(test)
        self.generic_visit(node)

    def _condition(self, test: ast.expr) -> None:
        """Negate a condition, unless another breakage does the same."""
        plain = isinstance(test, ast.Compare) and len(test.ops) == 1 and not isinstance(test.ops[0], ORDERED)
        if not plain and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self._replace(test, f"(not ({self._text(test)}))", "turned round")

    def visit_Compare(self, node: ast.Compare) -> None:
        for i, op in enumerate(node.ops):
            twin = copy.deepcopy(node)
            twin.ops[i] = SWAPPED[type(op)]()
            self._replace(node, f"({ast.unparse(twin)})", "comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        twin = copy.deepcopy(node)
        twin.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._replace(node, f"({ast.unparse(twin)})", "and/or")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._replace(node, f"({self._text(node.operand)})", "not")
        elif isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return  # a name for nothing, such as -1
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in REVERSED:
            twin = copy.deepcopy(node)
            twin.op = REVERSED[type(node.op)]()
            self._replace(node, f"({ast.unparse(twin)})", "arithmetic")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in REVERSED:
            twin = copy.deepcopy(node)
            twin.op = REVERSED[type(node.op)]()
            self._replace(node, ast.unparse(twin), "arithmetic")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value), "constant")
        elif isinstance(node.value, int | float):
            for value in (node.value + 1, node.value - 1):
                self._replace(node, f"({value})" if value < 0 else str(value), "constant")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITE:
            self._replace(node.func, OPPOSITE[node.func.id], "opposite")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        part = node.slice
        if isinstance(part, ast.Slice) and part.lower is part.upper is part.step is None:
            if isinstance(node.ctx, ast.Load):
                self._replace(node, self._text(node.value), "shared")  # the thing itself and not a copy of it
            self.visit(node.value)
        else:
            self.generic_visit(node)

    # ---- the source

    def _replace(self, node: ast.stmt | ast.expr, text: str, kind: str) -> None:
        start, end = self._span(node)
        last = node.end_lineno or node.lineno
        self.found.append(Mutant(self.module, node.lineno, last, start, end, text, kind))

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end]

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """The place of a node in the source: `ast` counts columns in bytes."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())


def _can_be_left_out(statement: ast.stmt, early: bool) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=targets):  # to leave out a local name would only be a NameError
            return not any(isinstance(target, ast.Name) for target in targets)
        case ast.Return():
            return early
        case _:
            return False


# ---------------------------------------------------------------------- what the tests execute


def executed(folder: Path, pytest_args: list[str], out: Path) -> int:
    """Run pytest in this process and write which lines of the modules in a folder were executed."""
    import pytest  # noqa: PLC0415  # only the traced process needs it

    seen: dict[str, set[int]] = {}
    prefix = f"{folder}{os.sep}"

    def lines(frame: FrameType, event: str, _: Any) -> Callable[..., Any]:
        if event == "line":
            seen.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
        return lines

    def calls(frame: FrameType, _: str, __: Any) -> Callable[..., Any] | None:
        return lines if frame.f_code.co_filename.startswith(prefix) else None

    sys.settrace(calls)
    try:
        result = int(pytest.main(pytest_args))
    finally:
        sys.settrace(None)
    executed = {str(Path(name).relative_to(folder)): sorted(numbers) for name, numbers in seen.items()}
    out.write_text(json.dumps(executed, sort_keys=True), "utf-8")
    return result


# ---------------------------------------------------------------------- a tree to break things in


class Tree:
    """A copy of what the tests need, in a folder of its own."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.game = folder, game
        self.modules = folder / "src" / "munera" / "games" / game
        for part in PARTS:
            whole = ROOT / part
            if whole.is_dir():
                shutil.copytree(whole, folder / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
            elif whole.exists():
                shutil.copy(whole, folder / part)

    @property
    def pytest_args(self) -> list[str]:
        """The tests of the game, whole playthroughs first because they notice most, then the laws."""
        tests = self.folder / "tests" / self.game
        own = [path for path in tests.iterdir() if path.name.startswith("test_") or path.is_dir()]
        own = [path for path in own if path.name != "__pycache__"]
        own.sort(key=lambda path: (path.is_dir(), path.name))
        laws = self.folder / "tests" / "laws"
        wanted = [laws / "test_goldens.py", *own, laws]
        paths = [str(path.relative_to(self.folder)) for path in wanted if path.exists()]
        options = ["-k", self.game, "-m", "not slow", "-x", "-q", "--tb=no", "--no-header"]
        return [*paths, *options, "-p", "no:cacheprovider", "-p", "no:xdist"]

    def run(self, command: list[str], limit: float | None = None) -> tuple[int | None, str]:
        """Run a command in this tree; returns its exit code (None: it ran too long) and its output."""
        paths = os.pathsep.join((str(self.folder / "src"), str(self.folder)))
        env = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                return None, ""
            return process.returncode, output

    def first_run(self) -> tuple[dict[str, set[int]], float]:
        """Run the tests on the unbroken rules; returns the lines they execute and how long they take."""
        out = self.folder / "executed.json"
        code = (
            "import sys; from pathlib import Path; from tools.mutants import executed;"
            "sys.exit(executed(Path(sys.argv[1]), sys.argv[3:], Path(sys.argv[2])))"
        )
        begun = time.monotonic()
        result, output = self.run([sys.executable, "-c", code, str(self.modules), str(out), *self.pytest_args])
        if result != 0:
            raise SystemExit(f"{output}\nthe tests of {self.game} fail before anything is broken")
        executed: dict[str, list[int]] = json.loads(out.read_text("utf-8"))
        if not executed:
            raise SystemExit(
                f"the tests of {self.game} execute no line of {self.modules}: another copy was imported"
            )
        return {name: set(lines) for name, lines in executed.items()}, time.monotonic() - begun

    def noticed(self, mutant: Mutant, limit: float) -> str | None:
        """The test that notices a mutant; None if none does."""
        module = self.modules / mutant.module
        source = module.read_text("utf-8")
        module.write_text(mutant.of(source), "utf-8")
        try:
            result, output = self.run([sys.executable, "-m", "pytest", *self.pytest_args], limit)
        finally:
            module.write_text(source, "utf-8")
        if result is None:
            return "it hangs"
        if result == 0:
            return None
        if result not in (1, 2, 3):  # failed tests, failed imports, a failure of pytest itself
            raise SystemExit(f"{output}\npytest could not run the tests of {self.game}")
        failed = re.search(r"^(?:FAILED|ERROR) (?:\S*/)?(\S+)", output, re.MULTILINE)
        return failed[1] if failed else "an error"


# ---------------------------------------------------------------------- choosing and trying


def candidates(tree: Tree, lines: dict[str, set[int]]) -> list[Mutant]:
    """Every mutant on a line that the tests execute."""
    return [
        mutant
        for path in sorted(tree.modules.rglob("*.py"))
        for name in [str(path.relative_to(tree.modules))]
        for mutant in Breaker(name, path.read_text("utf-8")).mutants()
        if lines.get(name, set()) & set(range(mutant.line, mutant.last + 1))
    ]


def chosen(every: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Some of the candidates, at most one for each line as long as there are lines."""
    stream = random.Random(f"mutants:{seed}")
    shuffled = stream.sample(every, len(every))
    lines: set[tuple[str, int]] = set()
    first: list[Mutant] = []
    second: list[Mutant] = []
    for mutant in shuffled:
        place = mutant.module, mutant.line
        (second if place in lines else first).append(mutant)
        lines.add(place)
    return sorted([*first, *second][:count], key=lambda m: (m.module, m.start, m.text))


def tried(game: str, count: int, seed: int, jobs: int) -> tuple[int, int]:
    """Try the mutants of a game; returns how many there were, and how many of them were caught."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="munera-mutants-") as folder:
        trees = [Tree(Path(folder) / str(number), game) for number in range(jobs)]
        lines, seconds = trees[0].first_run()
        every = candidates(trees[0], lines)
        mutants = chosen(every, count, seed)
        sources = {m.module: (trees[0].modules / m.module).read_text("utf-8") for m in mutants}
        print(
            f"{game}: {len(mutants)} of {len(every)} mutants, seed {seed}; the tests take {seconds:.0f} s",
            flush=True,
        )
        limit = max(PATIENCE, 3 * seconds)
        free: SimpleQueue[Tree] = SimpleQueue()
        for tree in trees:
            free.put(tree)

        def attempt(mutant: Mutant) -> str | None:
            tree = free.get()
            try:
                return tree.noticed(mutant, limit)
            finally:
                free.put(tree)

        caught = 0
        with ThreadPoolExecutor(jobs) as pool:
            for mutant, killer in zip(mutants, pool.map(attempt, mutants), strict=True):
                caught += killer is not None
                diff = mutant.diff(sources[mutant.module])
                verdict = "ALIVE " if killer is None else "caught"
                place = f"{mutant.module}:{mutant.line} ({mutant.kind})"
                print(f"{verdict}  {place}  {diff}  {killer or ''}".rstrip(), flush=True)
    print(f"{game}: {caught} of {len(mutants)} caught in {time.monotonic() - begun:.0f} s", flush=True)
    return len(mutants), caught


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Break rules; do the tests notice?"
    )
    parser.add_argument("--jobs", type=int, default=2, help="runs at a time")
    parser.add_argument("--game", action="append", help="of these games alone")
    parser.add_argument("--count", type=int, default=30, help="mutants for each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # an exit, so that the copies are removed
    failed = []
    for game in args.game or books():
        if not (ROOT / "src" / "munera" / "games" / game).is_dir():
            parser.error(f"there is no rule code of {game!r} here")
        total, caught = tried(game, args.count, args.seed, max(1, args.jobs))
        if caught < ENOUGH * total:
            failed.append(game)
    if failed:
        print(f"too many mutants are alive: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
