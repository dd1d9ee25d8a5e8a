"""Sounds are made on the spot, softly on after the first gesture, and off for whoever wants it so."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tools.browser import PHONE, Visitor

from tests.counts import LONG
from tests.web.conftest import Visit
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SOUND = ROOT / "web/src/lib/sound"
NODE = ROOT / ".venv-node/bin/node"
PLAIN = """
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
const files = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, 'utf8')))
console.log(JSON.stringify(files))
"""
# Renders every cue through the whole chain, at full volume and as strong as a blow gets, without a loudspeaker.
RENDER = """async () => {
  const { CUES } = await import('/made/recipes')
  const { build, connected, lengthOf, LOUDEST } = await import('/made/synth')
  const found = {}
  for (const name of Object.keys(CUES)) {
    const seconds = lengthOf(name)
    const measure = async (gain, strength) => {
      const audio = new OfflineAudioContext(1, Math.ceil((seconds + 0.25) * 22050), 22050)
      build(audio, gain === null ? audio.destination : connected(audio, gain), name, 0, strength)
      const data = (await audio.startRendering()).getChannelData(0)
      const louder = (most, one) => Math.max(most, Math.abs(one))
      const loud = (from, to) => data.slice(from * 22050, to * 22050).reduce(louder, 0)
      return { peak: loud(0, seconds + 0.25), after: loud(seconds + 0.1, seconds + 0.25) }
    }
    const raw = await measure(null, 1)
    const loudest = await measure(LOUDEST, 1.3)
    found[name] = { group: CUES[name].group, seconds, ...raw, loudest: loudest.peak }
  }
  return found
}"""
# Listens at the loudspeaker, and counts the ways to it.
LISTEN = """
window.heard = { contexts: 0, peak: 0 }
const Real = window.AudioContext
window.AudioContext = class extends Real {
  constructor(...how) { super(...how); window.heard.contexts++ }
}
const connect = AudioNode.prototype.connect
AudioNode.prototype.connect = function (to, ...more) {
  if (to instanceof AudioDestinationNode && this.context instanceof Real) {
    const ear = this.context.createAnalyser()
    connect.call(this, ear)
    const data = new Float32Array(ear.fftSize)
    setInterval(() => {
      ear.getFloatTimeDomainData(data)
      window.heard.peak = data.reduce((most, one) => Math.max(most, Math.abs(one)), window.heard.peak)
    }, 10)
  }
  return connect.call(this, to, ...more)
}
"""

SILENT = "() => { const { peak } = window.heard; window.heard.peak = 0; return peak < 0.005 }"


def listening(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(LISTEN)
    return visitor


def heard(page: Page) -> Mapping[str, Any]:
    found: Mapping[str, Any] = page.evaluate("window.heard")
    return found


def kept(page: Page) -> Mapping[str, Any]:
    found: Mapping[str, Any] = page.evaluate("JSON.parse(localStorage.munera).sound")
    return found


def answer(page: Page) -> None:
    """Answer twice whatever is asked, by keyboard: that is a gesture, and turns come and go."""
    for _ in range(2):
        page.wait_for_selector(".prompt.yours, .prompt.over")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)


def test_every_cue_sounds_and_none_clips(visit: Visit) -> None:
    page = visit().go()
    modules = ["recipes", "synth"]
    node = str(NODE) if NODE.exists() else "node"
    line = [node, "--input-type=module", "--eval", PLAIN, *(str(SOUND / f"{name}.ts") for name in modules)]
    made = json.loads(subprocess.run(line, capture_output=True, text=True, check=True).stdout)
    code = dict(zip(modules, made, strict=True))

    def serve(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        route.fulfill(body=code[name], content_type="text/javascript")

    page.route("**/made/*", serve)
    cues = page.evaluate(RENDER)
    assert len(cues) == 16
    for name, cue in cues.items():
        assert cue["peak"] > 0.1, f"{name} is silent"
        assert cue["peak"] < 1.3, f"{name} is too loud"
        assert cue["loudest"] < 1, f"{name} clips at full volume"
        assert cue["after"] < 0.01, f"{name} is longer than it says"
        assert cue["group"] != "impact" or cue["seconds"] < 0.42, f"{name} is longer than its beat"


@pytest.mark.parametrize("lang", ["en", "pt-BR"] if LONG else ["pt-BR"])
def test_a_newcomer_hears_it_softly_and_mutes_it_with_one_click(visit: Visit, lang: str) -> None:
    ana = listening(visit(sound=None, lang=lang, size=PHONE, touch=True))
    page = ana.sit(ana.table("gladius", ["me", "bot:random"]))
    page.wait_for_selector(".prompt.yours")
    notice = page.locator(".toasts .sound")
    assert heard(page) == {"contexts": 0, "peak": 0}  # nobody has touched anything yet
    expect(notice).to_have_count(0)
    answer(page)
    expect(notice).to_have_count(1)
    eventually(page, "window.heard.peak > 0.01")
    assert heard(page)["peak"] < 1
    assert kept(page)["groups"] == {"turn": True, "impact": True, "ui": False, "crowd": False}
    box = notice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    notice.locator(".btn").tap()
    expect(notice).to_have_count(0)
    assert kept(page)["muted"] is True
    page.reload()
    answer(page)
    assert heard(page) == {"contexts": 0, "peak": 0}


def test_whoever_had_it_off_hears_nothing_until_they_want_to(visit: Visit) -> None:
    ana = listening(visit(sound=False))
    page = ana.sit(ana.table("gladius", ["me", "bot:random"]))
    answer(page)
    assert heard(page) == {"contexts": 0, "peak": 0}
    expect(page.locator(".toasts .sound")).to_have_count(0)
    mute = page.locator("header button[aria-pressed]")
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.reload()
    answer(page)
    eventually(page, "window.heard.peak > 0.01")  # it stays on, and nobody is told how to mute it
    expect(page.locator(".toasts .sound")).to_have_count(0)


def test_the_settings_switch_every_group(visit: Visit) -> None:
    ana = listening(visit(sound=None))
    page = ana.go("/settings?part=sounds")
    crowd = page.get_by_role("checkbox", name="The crowd")
    expect(crowd).not_to_be_checked()
    crowd.check()
    eventually(page, "window.heard.peak > 0.01")
    page.get_by_role("checkbox", name="Your turn and the end").uncheck()
    assert kept(page)["groups"] == {"turn": False, "impact": True, "ui": False, "crowd": True}
    page.get_by_role("checkbox", name="Sounds").uncheck()
    expect(crowd).to_be_disabled()
    assert kept(page)["muted"] is True


def test_every_sound_can_be_heard_in_the_settings(visit: Visit) -> None:
    """Also those of groups that are off: somebody asks what they sound like."""
    page = listening(visit(sound=None)).go("/settings?part=sounds")
    buttons = page.get_by_role("button", name="Hear:")
    assert buttons.count() == 16
    for button in buttons.all():
        eventually(page, SILENT)  # what still lingers is not the next one
        button.click()
        eventually(page, "window.heard.peak > 0.01")
    page.get_by_role("checkbox", name="Sounds").uncheck()
    expect(buttons.first).to_be_disabled()
