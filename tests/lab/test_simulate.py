"""Simulations: what is played depends on the plan alone, and everything that happened is counted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from munera import __version__
from munera.bots import UnknownBot
from munera.bots.sandbox.host import end_waiting_processes
from munera.games import UnknownGame, book
from munera.kernel import BadVariant, MuneraError, Option, replay
from munera.kernel import start as kernel_start
from munera.lab import runner
from munera.lab.runner import BadSimulation, Plan
from munera.lab.simulate import Rate, simulate
from tests.kernel.forum import BOOK as FORUM

pytestmark = pytest.mark.slow  # many games, many processes

GLADIUS = book("gladius")
KEYS = {"game", "games", "finished", "decisions", "seconds", "decisions_per_second", "wins", "bots", "draws"} | {
    "length",
    "digest",
    "versions",
    "failed",
    "stand_ins",
    "stats",
    "seats",
    "seed",
}


def test_the_report_has_what_hosts_read() -> None:
    report = simulate("gladius", games=30, bots=("heuristic", "random"), seed=5)
    facts = report.as_json()
    assert set(facts) == KEYS
    assert json.loads(json.dumps(facts)) == facts
    assert (facts["game"], facts["games"], facts["finished"], facts["seed"]) == ("gladius", 30, 30, 5)
    assert facts["failed"] == []
    assert facts["stand_ins"] == {}
    assert list(facts["bots"]) == ["heuristic", "random"]
    good = facts["bots"]["heuristic"]
    assert good["games"] == 30
    assert good["rate"] == good["wins"] / 30
    assert 0 <= good["low"] < good["rate"] <= good["high"] <= 1
    assert (
        sum(facts["wins"]) + facts["draws"]
        == 30
        == sum(one["wins"] for one in facts["bots"].values()) + facts["draws"]
    )
    assert facts["length"]["unit"] == "turns"
    assert 0 < facts["length"]["median"] <= facts["length"]["max"] <= 200
    assert 0 < facts["length"]["mean"] <= facts["length"]["max"]
    assert facts["decisions"] > 30
    assert facts["decisions_per_second"] == pytest.approx(facts["decisions"] / report.seconds, rel=0.01)
    assert re.fullmatch("[0-9a-f]{64}", facts["digest"])


def test_the_digest_depends_on_the_plan_alone(tmp_path: Path) -> None:
    def digest(**changed: Any) -> str:
        plan: dict[str, Any] = {"games": 24, "bots": ("greedy", "random"), "seed": 1, **changed}
        return simulate("gladius", **plan).digest

    plain = digest()
    assert plain == digest()
    assert plain == digest(jobs=2)
    assert plain == digest(out=tmp_path / "games.jsonl")
    assert plain == digest(jobs=3, out=tmp_path / "again.jsonl", progress=lambda done: None)
    assert plain == digest(variant={"fighter_1": "retiarius"})  # the default, said aloud
    assert plain == digest(seed="1")
    others = [
        digest(games=23),
        digest(seed=2),
        digest(bots=("random", "greedy")),
        digest(bots=("greedy",)),
        digest(variant={"fighter_1": "secutor"}),
        digest(seats=1, bots=("greedy",)),
    ]
    assert len({plain, *others}) == 7
    assert (tmp_path / "games.jsonl").read_bytes() == (tmp_path / "again.jsonl").read_bytes()


def test_the_digest_holds_the_versions_of_package_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    plan: dict[str, Any] = {"games": 2, "bots": ("random",), "seed": 1}
    now = simulate("gladius", **plan)
    assert now.as_json()["versions"] == {"munera": __version__, "rules": GLADIUS.version}
    monkeypatch.setattr(runner, "__version__", "later")
    other_package = simulate("gladius", **plan)
    monkeypatch.undo()
    monkeypatch.setattr(type(GLADIUS), "version", "later")
    other_rules = simulate("gladius", **plan)
    assert len({now.digest, other_package.digest, other_rules.digest}) == 3


def test_a_script_without_a_guard_is_told_what_to_do(tmp_path: Path) -> None:
    """Every process of a simulation loads the script that began it, and would begin it again."""
    script = tmp_path / "script.py"
    call = "simulate('gladius', games=20, jobs=2)"
    lines = ["from munera.lab.simulate import simulate", "from munera.lab.runner import BadSimulation"]
    script.write_text(
        "\n".join([*lines, "try:", f"    {call}", "except BadSimulation as error:", "    exit(error)"])
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert runner.GUARD in done.stderr.splitlines()[-1]
    script.write_text("\n".join([*lines, "if __name__ == '__main__':", f"    print({call}.finished)"]))
    assert subprocess.run([sys.executable, script], capture_output=True, text=True, check=True).stdout == "20\n"


def test_a_script_that_is_no_file_is_told_what_to_do() -> None:
    """Its processes would look for the file `<stdin>`, and end."""
    script = "from munera.lab.simulate import simulate; print(simulate('gladius', games=20, jobs={}).finished)"
    done, alone = (
        subprocess.run(
            [sys.executable, "-"], input=script.format(jobs), capture_output=True, text=True, check=False
        )
        for jobs in (2, 1)
    )
    assert runner.NO_FILE in done.stderr.splitlines()[-1]
    assert alone.stdout == "20\n"
    typed = subprocess.run([sys.executable, "-c", script.format(2)], capture_output=True, text=True, check=True)
    assert typed.stdout == "20\n"


def test_every_game_is_written_down_and_replays(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    report = simulate("gladius", games=7, bots=("heuristic", "greedy"), seed="night", out=str(out))
    lines = out.read_text("utf-8").splitlines()
    assert len(lines) == 7
    wins = [0, 0]
    for number, line in enumerate(lines):
        match = replay(GLADIUS, line)
        assert match.over
        assert match.origin is not None
        assert match.origin["seed"] == f"night/{number // 2}"
        for seat in GLADIUS.winners(match.state):
            wins[seat] += 1
    assert wins == report.wins


def test_bots_rotate_through_the_seats_on_the_same_seeds() -> None:
    plan = Plan("g", 6, 3, ("a", "b", "c"), seed=7)
    deals = [plan.deal(number) for number in range(6)]
    assert [deal.bots for deal in deals[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [deal.seed for deal in deals] == ["7/0", "7/0", "7/0", "7/1", "7/1", "7/1"]
    assert [[deal.first(seat) for seat in range(3)].index(True) for deal in deals[:3]] == [0, 2, 1]


def test_the_same_bots_never_play_the_same_game_twice() -> None:
    """Rotating what is all the same would only repeat every game."""
    assert [Plan("g", 4, 2, ("a", "a")).deal(n).seed for n in range(3)] == ["0/0", "0/1", "0/2"]
    assert Plan("g", 4, 4, ("a", "b", "a", "b")).rotations == 2
    report = simulate("gladius", games=40, bots=("random",))
    assert report.bots["random"].games == 80


def test_seats_are_fair() -> None:
    """A seat that wins more often helps each bot alike: the better name wins from both seats."""
    report = simulate("gladius", games=60, bots=("greedy", "random"), variant={"start": "one"})
    assert report.bots["greedy"].games == report.bots["random"].games == 60
    assert report.bots["greedy"].rate > 0.8
    assert min(report.wins) > 0.3 * 60


def test_variants_take_turns_on_the_same_seeds() -> None:
    variants: list[Mapping[str, Option]] = [{"fighter_1": "thracian"}, {"fighter_1": "samnite"}]
    plan = Plan("g", 8, 2, ("a", "b"), tuple(variants))
    deals = [plan.deal(number) for number in range(8)]
    assert [deal.variant for deal in deals] == [0, 0, 1, 1, 0, 0, 1, 1]
    assert [deal.seed for deal in deals] == ["0/0"] * 4 + ["0/1"] * 4
    both = simulate("gladius", games=16, bots=("greedy", "random"), variants=variants)
    assert both.finished == 16


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate("gladius", games=30, bots=("random",), jobs=2, progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 30


def test_alone_at_the_table_a_defeat_is_no_draw() -> None:
    report = simulate("gladius", games=30, seats=1, bots=("random",), variant={"difficulty": "hard"})
    assert report.wins[0] < 10
    assert report.draws == 0
    assert report.bots["random"].games == 30


def test_a_shared_victory_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munera.lab.simulate.book", lambda game: FORUM)
    monkeypatch.setattr("munera.lab.runner.book", lambda game: FORUM)
    report = simulate("forum", games=60, seats=4)
    assert report.draws > 0
    assert sum(report.wins) + report.draws == 60
    assert report.unit == "turns"
    assert simulate("forum", games=4).seats == 5  # the most that can play


def test_a_short_bout_can_be_a_draw() -> None:
    report = simulate("gladius", games=10, bots=("greedy", "random"), variant={"turn_limit": 1})
    assert report.draws > 0
    assert report.draws == 10 - sum(report.wins)


# ---------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize(
    ("changed", "error", "text"),
    [
        ({"games": 0}, BadSimulation, "games must be a whole number from 1, not 0"),
        ({"games": True}, BadSimulation, "games must be"),
        ({"jobs": 0}, BadSimulation, "jobs must be a whole number from 1, not 0"),
        ({"seats": 3}, BadSimulation, "gladius is played by 1 to 2, not by 3"),
        ({"bots": ("random",) * 3}, BadSimulation, "gladius is played by 1 to 2, not by 3"),
        ({"bots": ("random", "greedy"), "seats": 1}, BadSimulation, "2 bots for 1 seats"),
        ({"bots": ()}, BadSimulation, "at least one bot must play"),
        ({"bots": "random"}, BadSimulation, "at least one bot must play"),
        ({"bots": ("oracle",)}, UnknownBot, "no bot 'oracle' for gladius"),
        ({"seed": 1.5}, BadSimulation, "a seed is"),
        ({"variant": {"fighter_1": "nobody"}}, BadVariant, "fighter_1='nobody': must be"),
        ({"variant": {"weather": "rain"}}, BadVariant, "no option 'weather'"),
        ({"out": Path("/no/such/folder/games.jsonl")}, BadSimulation, "No such file or directory"),
    ],
)
def test_bad_arguments_are_refused_clearly(changed: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=re.escape(text)) as caught:
        simulate("gladius", **{"games": 2, **changed})
    assert isinstance(caught.value, MuneraError)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess", games=1)


def test_a_game_that_fails_is_reported_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real, broken = kernel_start, ("0/1", "0/3")

    def start(rules: Any, seats: int, seed: str, *rest: Any, **more: Any) -> Any:
        if seed in broken:
            raise ZeroDivisionError(f"the cards of {seed} are missing")
        return real(rules, seats, seed, *rest, **more)

    monkeypatch.setattr(runner, "start", start)
    report = simulate("gladius", games=6, bots=("random",), out=tmp_path / "games.jsonl")
    assert (report.games, report.finished) == (6, 4)
    assert report.failed == [
        {"game": n, "seed": f"0/{n}", "error": f"ZeroDivisionError: the cards of 0/{n} are missing"}
        for n in (1, 3)
    ]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    assert report.bots["random"].games == 8
    monkeypatch.setattr("munera.lab.runner.start", lambda *_, **__: 1 / 0)
    nothing = simulate("gladius", games=2, bots=("random",)).as_json()
    assert nothing["finished"] == 0
    assert nothing["bots"]["random"] == {"games": 0, "wins": 0, "rate": 0.0, "low": 0.0, "high": 1.0}


def test_a_bot_that_fails_is_replaced_and_that_is_reported() -> None:
    bad = "tests.bots.strangers:Crashing"
    report = simulate("gladius", games=4, bots=("greedy", bad))
    end_waiting_processes()
    assert report.finished == 4
    stand_ins = report.as_json()["stand_ins"]
    assert list(stand_ins) == [bad]
    assert stand_ins[bad]["games"] == 4
    assert len(stand_ins[bad]["reasons"]) == 1
    assert "ZeroDivisionError: oh dear" in stand_ins[bad]["reasons"][0]


def test_a_bot_that_cannot_be_made_fails_before_anything_is_played() -> None:
    with pytest.raises(MuneraError, match="oh dear"):
        simulate("gladius", games=4, bots=("tests.bots.strangers:CrashingAtOnce", "random"))


def test_strangers_play_in_many_processes_too() -> None:
    """They see and imagine, so their games are remembered; and what is played is still the same."""
    one, two = (
        simulate("gladius", games=8, bots=("tests.bots.strangers:Good", "random"), jobs=jobs) for jobs in (1, 2)
    )
    end_waiting_processes()
    assert one.digest == two.digest
    assert one.stand_ins == two.stand_ins == {}


def test_a_process_that_is_ended_from_outside_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "play_some", _die)
    with pytest.raises(BadSimulation, match="ended from outside"):
        simulate("gladius", games=20, bots=("random",), jobs=2)


def _die(plan: Plan, numbers: range) -> None:
    import os  # noqa: PLC0415  # what follows happens in a child

    os._exit(1)


# ---------------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (550, 1000, 0.5190, 0.5806),
        (0, 0, 0, 1),
    ],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert Rate(games, wins).interval == pytest.approx((low, high), abs=1e-4)


def test_ctrl_c_waits_until_processes_are_started() -> None:
    """Also where another thread takes the signal, as that of a progress bar does."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    started: list[str] = []

    def start_processes() -> None:
        with runner._interrupts_postponed():
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.05)
            started.append("all")

    try:
        with pytest.raises(KeyboardInterrupt):
            start_processes()
        assert started == ["all"]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        done.set()
        other.join()
        signal.signal(signal.SIGINT, before)
