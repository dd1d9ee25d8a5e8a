"""`munera serve` as a real process: it says where it is, or why not, and goes away without losing anything."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from munera.cli import serve
from munera.cli.serve import _free_port, has_screen
from munera.cli.trouble import Trouble
from munera.server.settings import BadSetting, Settings, from_environment
from tests.cli.conftest import Munera, munera
from tests.server.clients import PATIENCE, Guest

__all__ = ["munera"]

pytestmark = pytest.mark.anyio


class Process:
    """A server, from the outside."""

    def __init__(self, running: asyncio.subprocess.Process, url: str) -> None:
        self.running, self.url = running, url
        self.said: list[str] = []  # by the server's logs

    async def stop(self, how: int = signal.SIGTERM) -> int:
        """SIGTERM goes to the server; Ctrl-C at a terminal goes to all its processes."""
        if how == signal.SIGINT:
            os.killpg(self.running.pid, how)
        else:
            self.running.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            return await self.running.wait()


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "XDG_RUNTIME_DIR") if name in os.environ}
    return {**kept, "HOME": str(folder), "LANG": "C.UTF-8", **more}


@asynccontextmanager
async def served(
    folder: Path, *args: str, env: Mapping[str, str] | None = None, background: bool = False
) -> AsyncIterator[Process]:
    """`munera serve` on a free port, once it answers. background: with Ctrl-C ignored, as after `&` in a shell."""
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "munera.cli", "serve", "--port", "0", *args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(folder, **(env or {})),
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_IGN if background else signal.SIG_DFL),
    )
    assert running.stdout is not None
    assert running.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = (await running.stdout.readline()).decode()
        assert "Munera is at http://" in line, line + (await running.stderr.read()).decode()
        process = Process(running, line.split()[3])
        logs = asyncio.create_task(_read(running.stderr, process.said))
        await _answers(process.url)
        try:
            yield process
        finally:
            _end(running)
            async with asyncio.timeout(PATIENCE):
                await running.wait()
                await logs
    finally:
        _end(running)
        await running.wait()


def _end(running: asyncio.subprocess.Process) -> None:
    """Kill the server and its workers, which are a process group of their own."""
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)


async def _read(stream: asyncio.StreamReader, lines: list[str]) -> None:
    while line := await stream.readline():
        lines.append(line.decode())


async def _answers(url: str) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as client:
        while True:
            try:
                if (await client.get(f"{url}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def a_game(guest: Guest) -> tuple[str, Any]:
    table = await guest.make("gladius", ["me", "bot:random"])
    line = await guest.sit(table)
    await line.until(lambda: line.asked)
    return table, line


# ---------------------------------------------------------------------- coming and going


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_serves_and_goes_away_in_peace(tmp_path: Path, how: int) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    async with served(tmp_path, "--database", database, background=how == signal.SIGTERM) as process:
        ana = Guest(process.url, "Ana")
        table, line = await a_game(ana)
        seen = line.state["view"]
        link = (await ana.post(f"/api/tables/{table}/seats/0/link"))["path"]
        cookie = ana.http.cookies["munera"]
        assert await process.stop(how) == 0
        assert await line.until_closed() in (1001, 1012)
        await ana.close()
    logs = "".join(process.said)
    assert link.rsplit("/", 1)[1] not in logs
    assert cookie not in logs
    assert "Traceback" not in logs
    assert all(isinstance(json.loads(one), dict) for one in process.said)
    async with served(tmp_path, env={"DATABASE_URL": database}) as process:
        again = Guest(process.url)
        again.http.cookies.set("munera", cookie)
        line = await again.sit(table, 0)
        await line.until(lambda: line.state)
        assert line.state["view"] == seen
        await again.close()


@pytest.mark.slow
async def test_several_workers_count_together(tmp_path: Path, postgres_url: str) -> None:
    async with served(tmp_path, "--workers", "2", "--database", postgres_url) as process:
        ana = Guest(process.url, "Ana")
        _, line = await a_game(ana)
        for _ in range(4):  # whichever worker is asked, it knows of the socket
            async with httpx.AsyncClient() as client:
                counts = (await client.get(f"{process.url}/metrics")).text
            assert "munera_sockets 1.0" in counts
            assert 'munera_frames_total{game="gladius"}' in counts
        assert await process.stop() == 0
        assert await line.until_closed() in (1001, 1012)
        await ana.close()


# ---------------------------------------------------------------------- what can be wrong


def refused(munera: Munera, *args: str) -> str:
    """The one line that `munera serve` says instead of serving."""
    done = munera("serve", *args)
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""
    return done.stderr


@contextmanager
def taken_port() -> Iterator[str]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


def test_a_port_in_use(munera: Munera) -> None:
    with taken_port() as port:
        assert f"Port {port} is in use" in refused(munera, "--port", port)
        assert f"A porta {port} está em uso" in refused(munera, "--port", port, "--lang", "pt-BR")


WRONG: dict[str, tuple[list[str], dict[str, str], str]] = {
    "two workers on SQLite": (["--workers", "2"], {}, "Several workers need PostgreSQL"),
    "no workers": (["--workers", "0"], {}, "--workers cannot be 0"),
    "a port that there is not": (["--port", "65536"], {}, "--port cannot be 65536"),
    "an address of others": (["--host", "203.0.113.7", "--port", "0"], {}, "cannot listen at 203.0.113.7:0"),
    "no database": (["--database", "games"], {}, "named as sqlite:///FILE or postgresql://"),
    "an empty one": (["--database", ""], {}, "--database needs a value"),
    "another kind": ([], {"DATABASE_URL": "mysql://localhost/x"}, "no database of the kind “mysql”"),
    "a folder that is missing": (["--database", "sqlite:///none/games.db"], {}, "none of the database does not"),
    "not a database": (["--database", "sqlite:///text.db"], {}, "cannot be reached (file is not a database)"),
    "nobody listens": (
        ["--database", "postgresql://munera:secret@127.0.0.1:1/munera"],
        {},
        "The database cannot be reached (",
    ),
    "a variable": ([], {"MUNERA_WINDOW": "soon"}, "MUNERA_WINDOW cannot be “soon”: it is a number"),
}


@pytest.mark.parametrize("what", WRONG)
def test_whatever_is_wrong_is_said_in_one_line(
    munera: Munera, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    (tmp_path / "text.db").write_text("This is a letter, not a database. " * 100)
    args, env, words = WRONG[what]
    for name, value in ({"DATABASE_URL": ""} | env).items():
        monkeypatch.setenv(name, value)
    said = refused(munera, *args)
    assert words in said
    assert "secret" not in said
    in_portuguese = refused(munera, *args, "--lang", "pt-BR")
    assert in_portuguese.startswith("Erro:")
    assert in_portuguese != said


# ---------------------------------------------------------------------- settings


def test_another_port_will_do_for_who_only_wants_to_play() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        other = _free_port("127.0.0.1", port, insist=False)
        assert other not in (0, port)
        with pytest.raises(Trouble, match="port_taken"):
            _free_port("127.0.0.1", port)


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there a screen is taken for granted")
def test_a_browser_is_opened_only_where_somebody_can_see_it() -> None:
    assert not has_screen({})
    assert has_screen({"DISPLAY": ":0"})
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"})


def test_the_browser_is_opened_where_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with socket.create_server(("127.0.0.1", 0)) as server:
        serve._open_browser("127.0.0.1", server.getsockname()[1], "http://here")
    assert opened == ["http://here"]


def test_settings_come_from_the_environment() -> None:
    given = {
        "DATABASE_URL": "postgresql://localhost/x",
        "MUNERA_DATABASE_URL": "sqlite:///less",
        "MUNERA_ORIGINS": "https://one.example, https://two.example",
        "MUNERA_SECURE_COOKIES": "yes",
        "MUNERA_WINDOW": "2.5",
        "MUNERA_MOST_TABLES": "7",
    }
    chosen = from_environment(given)
    assert chosen.database_url == "postgresql://localhost/x"
    assert chosen.origins == ("https://one.example", "https://two.example")
    assert (chosen.secure_cookies, chosen.window, chosen.most_tables) == (True, 2.5, 7)
    assert from_environment({}) == Settings()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("WINDOW", "soon"),
        ("WINDOW", "-1"),
        ("WINDOW", "nan"),
        ("WINDOW", "inf"),
        ("MOST_TABLES", "2.5"),
        ("SECURE_COOKIES", "maybe"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_settings_that_make_no_sense(name: str, text: str) -> None:
    with pytest.raises(BadSetting) as bad:
        from_environment({f"MUNERA_{name}": text})
    assert bad.value.facts["name"] == f"MUNERA_{name}"
