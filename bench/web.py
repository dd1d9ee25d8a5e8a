"""Measures the web app: how much a first visit loads, how fast a new state is painted. Part of `make bench`."""

from __future__ import annotations

import gzip
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
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


def paint(visitor: Visitor) -> list[float]:
    """The milliseconds for each update of a table of four Spartacus players."""
    table = visitor.table("spartacus", [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    visitor.context.add_init_script(f"({MARK})()")
    page = visitor.sit(table)
    page.wait_for_selector(".prompt.yours")
    for _ in range(UPDATES * 20):
        if page.evaluate("painted.length") >= UPDATES:
            break
        page.evaluate(PASS, table)
        page.wait_for_timeout(20)
    times: list[float] = page.evaluate("painted")
    return times[3:]  # the first ones load the board


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
SEQUENCE_MS = 3000  # a blow with its dice, or the thumb, and what comes after it


def arena(visitor: Visitor) -> list[tuple[list[float], list[float]]]:
    """For a blow and for a thumb: the long tasks while they are shown, and the milliseconds of every frame."""
    found: list[tuple[list[float], list[float]]] = []
    for scene, option in ((STRIKE, '["attack",1]'), (THUMB, '"up"')):
        page = open_scene(visitor, scene)
        page.evaluate(TASKS)
        button = page.locator(f"[data-option*='{option}']").first
        asks = button.get_attribute("aria-pressed") is not None
        button.click()
        if asks:
            page.click(".prompt .btn.pri")
        page.wait_for_timeout(SEQUENCE_MS)
        found.append((page.evaluate("tasks"), page.evaluate("frames")))
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
            times = paint(visitor)
            moving = arena(Visitor(browser, server.url, size=DESKTOP, calm=False))
            browser.close()
        return {
            "first_load_kb": weight(app),
            "art_kb": max(art_weight(app, game) for game in books()),
            "paint_ms": median(times),
            "slowest_ms": max(times),
            "updates": len(times),
            "long_tasks_ms": [task for tasks, _ in moving for task in tasks],
            "slowest_frame_ms": max(frame for _, frames in moving for frame in frames),
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
        f" {found['updates']} (at most {MOST_MS:.0f}; slowest {found['slowest_ms']:.0f})",
        flush=True,
    )
    held = found["long_tasks_ms"]
    print(
        f"While a blow and a thumb are shown, {len(held)} tasks take more than {MOST_MS:.0f} ms"
        f" (longest {max(held, default=0):.0f}), and the slowest frame {found['slowest_frame_ms']:.0f} ms",
        flush=True,
    )
    return found


if __name__ == "__main__":
    main()
