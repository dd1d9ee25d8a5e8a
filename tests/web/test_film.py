"""A stretch of a replay becomes an animation, made in the browser from the board as it is shown."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.browser import Scene, Visitor, import_once, position

from tests.web.conftest import Visit
from tests.web.layout import paint
from tests.web.test_everybody import complaints

pytestmark = pytest.mark.slow

DUEL = Scene("gladius-film", "gladius", 2, ("attack",), after=6)
PACE, END = 0.4, 2.0  # seconds: "Fast", and how long the last picture stays
# The pictures of a video at these times, small; how long it is; and how far its last one is from another picture.
OPEN = """async ({ file, times, shot }) => {
  const video = document.createElement('video')
  video.muted = true
  video.src = file
  await new Promise((done, failed) => {
    video.onloadeddata = done
    video.onerror = () => failed(video.error.message)
  })
  const [w, h] = [160, Math.round((160 * video.videoHeight) / video.videoWidth)]
  const context = Object.assign(document.createElement('canvas'), { width: w, height: h }).getContext('2d')
  const drawn = (what, ...where) => {
    context.drawImage(what, ...where, 0, 0, w, h)
    return [...context.getImageData(0, 0, w, h).data]
  }
  const pictures = []
  for (const time of times) {
    await new Promise((done) => { video.onseeked = done; video.currentTime = time })
    pictures.push(drawn(video))
  }
  const page = new Image()
  page.src = shot.data
  await page.decode()
  const last = drawn(video, 0, 0, video.videoWidth, shot.share * video.videoHeight)
  const real = drawn(page)
  const far = last.reduce((sum, one, i) => sum + Math.abs(one - real[i]), 0) / last.length
  return { duration: video.duration, width: video.videoWidth, height: video.videoHeight, pictures, far }
}"""
GIF = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' })
  await decoder.tracks.ready
  await decoder.completed
  const found = []
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex })
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    canvas.getContext('2d').drawImage(image, 0, 0, 64, 64)
    found.push({ time: image.duration / 1e6, data: canvas.toDataURL() })
  }
  return found
}"""


def opened(ana: Visitor) -> tuple[Page, int]:
    """A replay in the midst of a duel, with the sheet open; and its place."""
    found = position(DUEL)
    page = ana.go(f"/replay/{import_once(ana, DUEL.name, found.record)}?at={found.entry}")
    page.wait_for_selector("footer .pace")
    page.locator("footer .pace select").select_option(label="Fast")
    page.get_by_role("button", name="Save or share").click()
    return page, found.entry


def stretch(page: Page, first: int, last: int) -> None:
    page.get_by_label("From step").fill(str(first))
    page.get_by_label("To step").fill(str(last))


def filmed(page: Page, path: Path) -> Path:
    with page.expect_download(timeout=60_000) as download:
        page.get_by_role("button", name="Make the animation").click()
    download.value.save_as(path)
    expect(page.get_by_text("Done:")).to_be_visible()
    return path


def differing(pictures: list[Any]) -> int:
    return len({json.dumps(one) for one in pictures})


def test_a_stretch_becomes_a_video_that_opens(visit: Visit, browser: Browser, tmp_path: Path) -> None:
    page, at = opened(visit())
    stretch(page, at, at + 3)
    file = filmed(page, tmp_path / "duel.webm")
    assert file.read_bytes()[:4] == b"\x1a\x45\xdf\xa3"
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_have_value(str(at))  # the reader is where they were
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(at + 3))
    page.wait_for_timeout(500)
    box = page.locator("main").bounding_box()
    assert box is not None
    shot = {
        "data": "data:image/png;base64," + base64.b64encode(page.locator("main").screenshot()).decode(),
        "share": box["height"] / (box["height"] + 64),
    }
    data = "data:video/webm;base64," + base64.b64encode(file.read_bytes()).decode()
    times = [PACE * (step + 0.5) for step in range(4)]
    video = browser.new_page().evaluate(OPEN, {"file": data, "times": times, "shot": shot})
    assert video["duration"] > 4 * PACE + END - 0.3  # on a machine that does much else things move longer in it
    assert (video["width"], video["height"]) == (1280, pytest.approx((box["height"] + 64) * 1280 / 1440, abs=2))
    assert differing(video["pictures"]) >= 3
    assert video["far"] < 5, "the last picture is not what the page shows"


def test_a_browser_without_video_makes_a_gif(visit: Visit, tmp_path: Path) -> None:
    ana = visit(size=(390, 844))
    ana.context.add_init_script("delete window.VideoEncoder")
    page, at = opened(ana)
    stretch(page, at, at + 1)
    expect(page.get_by_text("this browser makes no video")).to_be_visible()
    file = filmed(page, tmp_path / "duel.gif")
    pictures = page.evaluate(GIF, base64.b64encode(file.read_bytes()).decode())
    assert sum(one["time"] for one in pictures) > 2 * PACE + END - 0.2
    assert differing([one["data"] for one in pictures]) >= 2


def test_it_can_be_cancelled_and_says_where_it_cannot_be_done(visit: Visit) -> None:
    ana = visit(theme="auto")
    page, at = opened(ana)
    saved: list[str] = []
    assert complaints(page) == []
    paint(page, "dark")
    assert complaints(page, ["color-contrast"]) == []
    page.on("download", lambda one: saved.append(one.url))
    stretch(page, at, at)
    expect(page.get_by_role("button", name="Make the animation")).to_be_disabled()
    stretch(page, 0, 40)
    page.get_by_role("button", name="Make the animation").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Nothing was saved")).to_be_visible()
    page.evaluate(
        "() => { window.VideoFrame = function () { throw new DOMException('tainted', 'SecurityError') } }"
    )
    page.get_by_role("button", name="Make the animation").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot make pictures of a page")
    assert saved == []
    expect(page.locator("footer input[type=range]")).to_have_value(str(at))
