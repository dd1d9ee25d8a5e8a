"""The app in a browser, for tests and tools: a server, a Chromium, and positions to look at.

Used by the browser tests, by `python -m tools.screenshots` and by the bench.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, WebSocket

from munera import bots
from munera.bots import Bot, Seen
from munera.bots.playing import play
from munera.games import book
from munera.kernel import AnyAsk, Match, Option, Seat, Stream, record, start, start_from
from munera.kernel.settings import complete
from munera.tables.automatic_answers import automatic_answer
from munera.tables.details import decided
from tools import chromium
from tools.crashes import ENVIRONMENT, PATIENCE, Server

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src/munera/server/web"
PHONE, SMALL_PHONE, DESKTOP = (390, 844), (360, 640), (1440, 900)


class NotBuilt(Exception):
    """The web app is not built, and it cannot be built here."""


# ---------------------------------------------------------------------- the app


def sources() -> list[Path]:
    """The files that the app is built from."""
    found = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    for folder, pattern in ((WEB / "src", "*"), (WEB / "public", "*"), (ROOT / "src/munera/locales", "*.ftl")):
        found += [path for path in folder.rglob(pattern) if path.is_file() and not path.name.endswith(".test.ts")]
    return found


def is_fresh(folder: Path) -> bool:
    """Is the app in this folder, and newer than what it is made of?"""
    index = folder / "index.html"
    return index.is_file() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def find_or_build(elsewhere: Path) -> Path:
    """The folder of the app: where `make web` puts it, if that is fresh; else it is built elsewhere, once."""
    named = os.environ.get("MUNERA_WEB")
    if named:
        return Path(named)
    if is_fresh(BUILT):
        return BUILT
    elsewhere.mkdir(parents=True, exist_ok=True)
    with (elsewhere / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(elsewhere / "app"):
            build(elsewhere / "app")
    return elsewhere / "app"


def build(folder: Path) -> None:
    """Build the app into a folder, with the Node beside this Python or any other."""
    here = str(Path(sys.executable).parent)
    path = os.pathsep.join([here, os.environ.get("PATH", "")])
    npx = shutil.which("npx", path=path)
    if npx is None or not (WEB / "node_modules/vite").exists():
        raise NotBuilt("The web app was not built, and its tools are not installed: run `make web`.")
    line = [npx, "vite", "build", "--logLevel", "error", "--outDir", str(folder), "--emptyOutDir"]
    done = subprocess.run(
        line, cwd=WEB, env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True
    )
    if done.returncode:
        raise NotBuilt(f"The web app cannot be built:\n{done.stderr[-3000:]}")


# ---------------------------------------------------------------------- the server


class RunningServer(Server):
    """The real server in a process of its own; `halt` and `begin` again are a restart on the same port."""

    def __init__(self, folder: Path, app: Path, **settings: str) -> None:
        usual = {**ENVIRONMENT, "MUNERA_WEB": str(app), "MUNERA_IMPORTS": "1000", "PYTHONPATH": str(ROOT / "src")}
        super().__init__(f"sqlite:///{folder / 'munera.db'}", folder / "server.log", {**usual, **settings})

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def begin(self) -> None:
        self.launch()
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"{self.url}/healthz") as found:
                    if found.status == 200:
                        return
            except URLError:
                pass
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server does not start: {self.said()}")
            time.sleep(0.05)

    def halt(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def served_app(folder: Path, app: Path, **settings: str) -> Iterator[RunningServer]:
    """Run a server with the app until the end of the block."""
    server = RunningServer(folder, app, **settings)
    try:
        server.begin()
        yield server
    finally:
        server.halt()
        for url, name in [one for one in _IMPORTED if one[0] == server.url]:
            del _IMPORTED[url, name]


# ---------------------------------------------------------------------- the browser


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    path = chromium.find()
    if not path:
        raise SystemExit(chromium.MISSING)
    return playwright.chromium.launch(executable_path=path, args=chromium.arguments())


class Visitor:
    """Somebody with a browser: their cookies, their page, every frame that came, and every error of the page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        lang: str = "en",
        touch: bool = False,
        calm: bool = True,
        sound: bool | None = False,
    ) -> None:
        # sound: None is a newcomer, who has not chosen; a truth value is what earlier versions kept.
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if theme == "dark" else "light",
        )
        self.context.set_default_timeout(20_000)
        wanted = {"lang": lang, "theme": theme, "pace": "off" if calm else "usual"}
        kept = json.dumps(wanted if sound is None else {**wanted, "sound": sound})
        self.context.add_init_script(f"localStorage.munera ??= {json.dumps(kept)}")
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.state: dict[str, Any] = {}
        self.hint: dict[str, Any] = {}
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._frame_received)
        line.on("framesent", self._frame_sent)

    def _frame_received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        found = json.loads(text)
        if found["type"] == "state":
            self.state = found
        elif found["type"] == "hint":
            self.hint = found

    def _frame_sent(self, frame: str | bytes) -> None:
        self.sent.append(frame if isinstance(frame, str) else frame.decode())

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookie."""
        reply = self.context.request.fetch(f"{self.url}{path}", method=method, data=body)
        assert reply.ok, f"{reply.status} {reply.text()}"
        return reply.json()

    def table(self, game: str, seats: Sequence[str | dict[str, Any]], **terms: Any) -> str:
        """A table: seats are "me", "open", "bot:greedy" or whatever the API takes."""
        return str(self.call("POST", "/api/tables", {"game": game, "seats": seat_requests(seats), **terms})["id"])

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.url}{path}")
        return self.page

    def sit(self, table: str, seat: Seat | None = None) -> Page:
        """Open the table, and wait for its prompt."""
        self.go(f"/table/{table}" if seat is None else f"/table/{table}?seat={seat}")
        self.page.wait_for_selector(".prompt")
        return self.page

    def close(self) -> None:
        self.context.close()


def seat_requests(seats: Sequence[str | dict[str, Any]]) -> list[dict[str, Any]]:
    """Seats as the API takes them, from short forms such as "me" and "bot:greedy"."""
    found: list[dict[str, Any]] = []
    for seat in seats:
        if isinstance(seat, dict):
            found.append(seat)
        else:
            kind, _, bot = seat.partition(":")
            found.append({"kind": kind, "bot": bot, "name": "Ana" if kind == "me" else ""})
    return found


# ---------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Scene:
    """A description of a moment to look at: in a game that bots play, a seat is asked something of this kind."""

    name: str  # <game>-<what>
    game: str
    seats: int
    kinds: tuple[str, ...]
    options: Mapping[str, Option] = field(default_factory=dict)
    after: int = 0  # not before so many entries
    where: Callable[[Match[Any], Seat], bool] = lambda _match, _seat: True
    level: str = "heuristic"
    alone: bool = False  # nobody acts meanwhile: the visitor has the other seats as well
    seed: int = 1
    written: Mapping[str, Any] | None = None  # the position from which the bots go on, if not from the start


@dataclass
class Position:
    """A finished game, and the entry and seat of the moment in it."""

    record: dict[str, Any]
    entry: int
    seat: Seat


class _Watched(Bot):
    """Plays as another bot does, and reports what it is asked."""

    def __init__(self, bot: Bot, on_ask: Callable[[AnyAsk], None]) -> None:
        super().__init__(bot.stream)
        self.bot, self.on_ask = bot, on_ask

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        self.on_ask(ask)
        return self.bot.choose(seen, ask)

    def volunteer(self, seen: Seen) -> Option:
        return self.bot.volunteer(seen)


_FOUND: dict[str, Position] = {}  # bots take their time: no scene is searched for twice
_IMPORTED: dict[tuple[str, str], str] = {}  # nor checked twice by a server: its table there, by address and name


def position(scene: Scene) -> Position:
    """The first such moment, in the first game that has one."""
    if scene.name not in _FOUND:
        _FOUND[scene.name] = _search(scene)
    return _FOUND[scene.name]


def _search(scene: Scene, most: int = 30) -> Position:
    rules = book(scene.game)
    for seed in range(scene.seed, scene.seed + most):
        if scene.written is None:
            match = start(rules, scene.seats, seed, complete(rules.settings, scene.options))
        else:
            match = start_from(rules, {"seed": seed, "options": scene.options, **scene.written})
        found: list[tuple[int, Seat]] = []

        def look(ask: AnyAsk, match: Match[Any] = match, found: list[tuple[int, Seat]] = found) -> None:
            wanted = ask.kind in scene.kinds and len(match.entries) >= scene.after
            if not found and wanted and scene.where(match, ask.seat) and _is_asked(match, ask):
                found.append((len(match.entries), ask.seat))

        luck = Stream.seeded(seed)
        players = [
            _Watched(bots.make(scene.level, scene.game, Stream.seeded(f"{seed}:{seat}")), look)
            for seat in match.seats
        ]
        play(match, players, luck)
        if found:
            return Position(json.loads(record(match)), *found[0])
    raise LookupError(f"no game of {most} has the scene {scene.name}")


def _is_asked(match: Match[Any], ask: AnyAsk) -> bool:
    """Would whoever plays alone be asked this? Else the table answers, or their gladiators decide."""
    given = automatic_answer(match, ask, undoable=False) or decided(match, ask, undoable=False)
    return given is None


def import_once(visitor: Visitor, name: str, record: Mapping[str, Any]) -> str:
    """The table of a finished game on the visitor's server, under any name that no other record has."""
    if (visitor.url, name) not in _IMPORTED:
        _IMPORTED[visitor.url, name] = visitor.call("POST", "/api/records", {"record": record})["id"]
    return _IMPORTED[visitor.url, name]


def open_scene(visitor: Visitor, scene: Scene, level: str = "") -> Page:
    """Open a table at this moment: the visitor has the seat that is asked, bots or the visitor have the others."""
    found = position(scene)
    game = import_once(visitor, scene.name, found.record)
    other = "me" if scene.alone else f"bot:{level or scene.level}"
    seats = ["me" if seat == found.seat else other for seat in range(scene.seats)]
    made = visitor.call("POST", f"/api/tables/{game}/fork", {"at": found.entry, "seats": seat_requests(seats)})
    page = visitor.sit(made["id"], found.seat if scene.alone else None)
    page.wait_for_selector(".prompt.yours")
    page.wait_for_load_state("networkidle")
    return page
