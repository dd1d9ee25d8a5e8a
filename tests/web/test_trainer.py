"""A bout that is left to the trainer, and playback on a page that nobody sees and a machine that is slow."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.browser import Scene, open_scene

from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

FIGHTERS: list[dict[str, Any]] = [
    {"name": name, "style": "murmillo", "stats": {}} for name in ("Flamma", "Kalendio")
]
BOUT = Scene(
    "school-trainer",
    "school",
    2,
    ("attack", "defend", "discard"),
    {"turns": "8"},
    level="greedy",
    written={
        "schools": [{"gold": 50, "fame": 0, "gladiators": [one]} for one in FIGHTERS],
        "stage": "combat",
        "turn": 7,
        "pairs": [[1, 2]],
    },
)
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_the_trainer_fights_can_be_stopped_and_leads_to_the_result(visit: Visit) -> None:
    ana = visit(calm=False)
    page = open_scene(ana, BOUT)
    ana.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    begin = page.get_by_role("button", name="Let my trainer (a veteran bot) fight this bout")
    begin.click()
    page.get_by_role("button", name="Stop", exact=True).click()
    page.wait_for_selector(".prompt.yours")
    begin.click()
    page.wait_for_selector(".prompt.showing")
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, False)
    page.get_by_role("button", name="Skip to the result").click()
    page.wait_for_selector(".prompt .a :text('Go on'), .prompt.yours, .prompt.over")
    sent = [json.loads(text) for text in ana.sent]
    assert not [one for one in sent if one["type"] in ("hint", "answer")]
    assert 3 <= len([one for one in sent if one["type"] == "delegate"]) <= 4
    assert ana.errors == []
