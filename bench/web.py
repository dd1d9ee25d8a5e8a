"""Measures the web app: how much a first visit loads, how fast a new state is painted. Part of `make bench`."""

from __future__ import annotations

import gzip
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright
from tools import chromium
from tools.browser import DESKTOP, NotBuilt, Visitor, find_or_build, launch, open_scene, served_app
from tools.scenes import STRIKE, THUMB

from munera.games import books

MOST_KB = 200
MOST_ART_KB = 60  # figures, motifs and scenes, with the first board
MOST_MS = 50.0
UPDATES = 60

# From the frame's arrival to the moment after the browser has painted what came of it.
MARK = """() => {
  window.painted = []
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    set onmessage(take) {
      super.onmessage = (event) => {
        const state = JSON.parse(event.data).type === 'state'
        const begun = performance.now()
        take(event)
        if (!state) return
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => window.painted.push(performance.now() - begun)
          channel.port2.postMessage(null)
        })
      }
    }
  }
}"""


def needed(app: Path) -> list[Path]:
    """The files that the page needs before anything is seen: scripts and their imports, styles and fonts."""
    page = (app / "index.html").read_text(encoding="utf-8")
    first = [app / path.lstrip("/") for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)]
    return [app / "index.html", *with_imports(first)]


def with_imports(files: Iterable[Path]) -> list[Path]:
    """These files, and what they import: not what is loaded later, when somebody needs it."""
    found: list[Path] = []
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found.append(path)
        if path.suffix == ".js":
            text = path.read_text(encoding="utf-8")
            waiting += [path.parent / name for name in re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)]
        elif path.suffix == ".css":
            fonts = re.findall(
                r"url\(/?(?:assets/|\./)?([^)]*?latin-(?:wght|400)[^)]*?\.woff2)\)", path.read_text("utf-8")
            )
            waiting += [path.parent / Path(name).name for name in fonts]
    return found


def kilobytes(files: Iterable[Path]) -> float:
    """The size of files over the wire; fonts are compressed already."""
    sizes = (
        path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes())) for path in files
    )
    return sum(sizes) / 1000


def weight(app: Path) -> float:
    """The kilobytes of a first visit."""
    return kilobytes(needed(app))


def art_weight(app: Path, game: str) -> float:
    """The kilobytes that the first board loads, if it is this game's, to draw people, things and pictures with."""
    chunks = with_imports((app / "assets").glob(f"{game}-*.js"))
    return kilobytes(path for path in chunks if path.name.startswith("art-"))


class Painted(NamedTuple):
    """The milliseconds of every update by the clock, and in processor time those of one and of the worst task."""

    times: list[float]
    each: float
    worst: float


def paint(visitor: Visitor) -> Painted:
    """What updates of a table of four Spartacus players take."""
    table = visitor.table("spartacus", [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    visitor.context.add_init_script(f"({MARK})()")
    page = visitor.sit(table)
    page.wait_for_selector(".prompt.yours")
    times = _updates(page, table, UPDATES)
    before = len(times)
    with traced(page) as events:  # by itself: to note every task takes time
        traced_times = _updates(page, table, before + UPDATES // 2)
    tasks = tasks_of_page(events)
    # the first ones load the board
    return Painted(times[3:], sum(tasks) / max(1, len(traced_times) - before), max(tasks, default=0.0))


def _updates(page: Page, table: str, count: int) -> list[float]:
    """Play until so many updates were painted, or the game is over; how long each took."""
    for _ in range(count * 20):
        if page.evaluate("painted.length") >= count:
            break
        page.evaluate(PASS, table)
        page.wait_for_timeout(20)
    return list(page.evaluate("painted"))


# Whatever the bot suggests, over a line of its own: the page under measurement only looks.
PASS = """(table) => new Promise((done) => {
  window.other ??= new (Object.getPrototypeOf(WebSocket))(
    `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket?seat=0`)
  const line = window.other
  const ask = () => line.send(JSON.stringify({type: 'hint', ref: 1}))
  line.onmessage = ({data}) => {
    const frame = JSON.parse(data)
    if (frame.type === 'refused') done()
    if (frame.type === 'done' && frame.ref === 2) done()
    if (frame.type === 'hint' && !frame.wait)
      line.send(JSON.stringify({type: 'answer', ask: frame.ask, option: frame.option, ref: 2}))
    if (frame.type === 'hint' && frame.wait) done()
  }
  if (line.readyState === 1) ask()
  else line.onopen = ask
  setTimeout(done, 2000)
})"""


# What the browser's main thread did, task by task, with the processor time of each: other programs do not count.
# Two of the categories have every task, one within the other: either of them counts.
TRACED = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
MAIN_THREAD, TASKS_OF_TRACE = "CrRendererMain", ("RunTask", "ThreadControllerImpl::RunTask")

# Every task that holds up the page for more than 50 ms, and how long the frames of an animation take.
TASKS = """() => {
  window.tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask' })
  window.frames = []
  let last = performance.now()
  const frame = (now) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
SEQUENCES = 3  # of each, for medians: a browser collects its garbage when it likes
SEQUENCE_MS = 3000  # a blow with its dice, or the thumb, and what comes after it


class Shown(NamedTuple):
    """What showing something cost in milliseconds: long tasks, every frame, the worst task in processor time.

    `mounting` is the worst task in processor time while the table was opened.
    """

    tasks: list[float]
    frames: list[float]
    worst: float
    mounting: float


@contextmanager
def traced(page: Page) -> Iterator[list[dict[str, Any]]]:
    """Fill a list with what the browser did until the end of the block."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": TRACED})
    yield events
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()


def tasks_of_page(events: Iterable[Mapping[str, Any]]) -> list[float]:
    """The milliseconds of processor time that each task on any page's main thread took."""
    events = list(events)
    named = [one for one in events if one.get("ph") == "M" and one["name"] == "thread_name"]
    mains = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == MAIN_THREAD}
    tasks = [one for one in events if one["name"] in TASKS_OF_TRACE and (one["pid"], one["tid"]) in mains]
    name = next((name for name in TASKS_OF_TRACE if any(one["name"] == name for one in tasks)), "")
    return [one.get("tdur", 0) / 1000 for one in tasks if one["name"] == name]


def arena(visitor: Visitor) -> list[Shown]:
    """For blows and thumbs: what it costs to open the arena and to show them."""
    found: list[Shown] = []
    for scene, option in ((STRIKE, '["attack",1]'), (THUMB, '"up"')) * SEQUENCES:
        with traced(visitor.page) as opening:
            page = open_scene(visitor, scene)
        page.evaluate(TASKS)
        button = page.locator(f"[data-option*='{option}']").first
        asks = button.get_attribute("aria-pressed") is not None
        with traced(page) as events:
            button.click()
            if asks:
                page.click(".prompt .btn.pri")
            page.wait_for_timeout(SEQUENCE_MS)
        dearest = [max(tasks_of_page(one), default=0.0) for one in (events, opening)]
        found.append(Shown(page.evaluate("tasks"), page.evaluate("frames"), *dearest))
    return found


def measure() -> dict[str, Any]:
    """All numbers in words; without a browser or an app, the reason why there are none."""
    if not chromium.find():
        return {"missing": chromium.MISSING}
    with tempfile.TemporaryDirectory() as held:
        try:
            app = find_or_build(Path(held) / "web")
        except NotBuilt as why:
            return {"missing": str(why)}
        with sync_playwright() as playwright, served_app(Path(held), app) as server:
            browser = launch(playwright)
            visitor = Visitor(browser, server.url, size=DESKTOP)
            painted = paint(visitor)
            moving = arena(Visitor(browser, server.url, size=DESKTOP, calm=False))
            browser.close()
        return {
            "first_load_kb": weight(app),
            "art_kb": max(art_weight(app, game) for game in books()),
            "paint_ms": median(painted.times),
            "slowest_ms": max(painted.times),
            "updates": len(painted.times),
            "update_cpu_ms": painted.each,
            "worst_update_task_cpu_ms": painted.worst,
            "long_tasks_ms": [task for one in moving for task in one.tasks],
            "slowest_frame_ms": max(frame for one in moving for frame in one.frames),
            "worst_task_cpu_ms": median(one.worst for one in moving),
            "mounting_cpu_ms": median(one.mounting for one in moving),
        }


def main() -> dict[str, Any]:
    """Measure and print."""
    found = measure()
    if "missing" in found:
        print(f"The web app was not measured. {found['missing']}", flush=True)
        return found
    print(
        f"First load of the web app: {found['first_load_kb']:.0f} kB gzipped (at most {MOST_KB});"
        f" figures, motifs and scenes with the first board: {found['art_kb']:.1f} kB (at most {MOST_ART_KB})"
    )
    print(
        f"A new state on a Spartacus table of four is painted within {found['paint_ms']:.1f} ms, the median of"
        f" {found['updates']} (at most {MOST_MS:.0f}; slowest {found['slowest_ms']:.0f}; in processor time an"
        f" update takes {found['update_cpu_ms']:.0f}, the dearest task {found['worst_update_task_cpu_ms']:.0f})",
        flush=True,
    )
    held = found["long_tasks_ms"]
    print(
        f"While blows and thumbs are shown, {SEQUENCES} times each, {len(held)} tasks take more than"
        f" {MOST_MS:.0f} ms"
        f" (longest {max(held, default=0):.0f}), and the slowest frame {found['slowest_frame_ms']:.0f} ms;"
        f" in processor time the dearest task takes {found['worst_task_cpu_ms']:.0f} ms (at most {MOST_MS:.0f}),"
        f" and {found['mounting_cpu_ms']:.0f} while the arena is opened, each the median",
        flush=True,
    )
    return found


if __name__ == "__main__":
    main()
