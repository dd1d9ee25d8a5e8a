"""What happens moves: dice, blows, the staged thumb. It can be skipped, takes no clicks, some want none."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Scene, Visitor, open_scene
from tools.scenes import SCENES, STRIKE, THUMB

from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

MELEE = next(scene for scene in SCENES if scene.name == "for_glory-melee")
STAGES = ["crowd", "hush", "turn", "fate"]
LONGEST = 600  # milliseconds of a beat

# Every stage of the thumb that was ever in the page, and whether anything but transforms and opacity was animated.
WATCH = """() => {
  window.stages = []
  new MutationObserver(() => {
    const stage = document.querySelector('[data-part=thumb]')?.dataset.stage
    if (stage && stages.at(-1) !== stage) stages.push(stage)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
# Animations of ours that are not over, where they move something.
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running' && one.animationName).length"


def _answer(page: Page, option: Any) -> None:
    """Choose it, and confirm it where one click is not enough."""
    button = page.locator(f"[data-option*='{json.dumps(option, separators=(',', ':'))}']").first
    asks = button.get_attribute("aria-pressed") is not None
    button.click()
    if asks:
        page.click(".prompt .btn.pri")


def _freeze(page: Page) -> None:
    """From now on no timer of the page rings: what moves does not end by itself."""
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def _frozen(visit: Visit, scene: Scene) -> tuple[Visitor, Page]:
    ana = visit(calm=False)
    ana.page.clock.install()
    page = open_scene(ana, scene)
    page.evaluate(WATCH)
    _freeze(page)
    return ana, page


def test_the_thumb_is_staged_and_told(visit: Visit) -> None:
    _, page = _frozen(visit, THUMB)
    _answer(page, "down")
    for stage in STAGES:
        page.wait_for_selector(f"[data-part=thumb][data-stage={stage}]")
        pose = page.locator("[data-part=thumb] [data-pose]").get_attribute("data-pose")
        assert pose == ("fallen" if stage == "fate" else "plead")
        page.clock.run_for(LONGEST)
    page.wait_for_selector("[data-part=thumb]", state="detached")
    assert page.evaluate("stages") == STAGES
    told = page.locator("[data-part=staged] p").all_inner_texts()
    assert len(told) == len(STAGES)
    assert "Pericles" in told[0]
    assert "down" in told[2]
    assert told[3] == "Pericles dies"


def test_the_thumb_can_be_skipped_and_takes_no_click(visit: Visit) -> None:
    _, page = _frozen(visit, THUMB)
    _answer(page, "up")
    stage = page.locator("[data-part=thumb]")
    stage.wait_for()
    assert stage.get_attribute("data-stage") == "crowd"
    box = stage.bounding_box()
    assert box
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-part=thumb]') === null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under
    page.keyboard.press("ArrowDown")
    expect(stage).to_have_count(0)
    assert page.evaluate("stages") == ["crowd"]


def test_who_wants_no_motion_sees_the_end_at_once(visit: Visit) -> None:
    ana = visit()
    ana.page.clock.install()
    page = open_scene(ana, THUMB)
    page.evaluate(WATCH)
    _freeze(page)
    _answer(page, "up")
    page.wait_for_selector("[data-part=thumb][data-stage=fate]")
    assert page.evaluate("stages") == ["fate"]
    assert page.evaluate(MOVING) == 0
    page.clock.run_for(3000)
    page.wait_for_selector("[data-part=thumb]", state="detached")


def test_dice_are_thrown_and_come_to_lie_in_order(visit: Visit) -> None:
    _, page = _frozen(visit, STRIKE)
    page.get_by_role("button", name="Small things: themselves").click()  # else the fight would go on by itself
    expect(page.get_by_role("button", name="Small things: themselves")).to_have_attribute("aria-pressed", "false")
    _answer(page, ["attack", 1])
    page.wait_for_selector("[data-part=dice] .cube")
    dice = page.locator("[data-part=dice] [data-die]").count()
    assert page.locator("[data-part=dice] .cube").count() == dice
    assert page.locator("[data-side='0'] .strike").count() == 1
    marks = "[...document.querySelectorAll('[data-part=dice] .mark')]"
    assert page.evaluate(f"{marks}.every((one) => getComputedStyle(one).opacity === '0')")
    page.clock.run_for(610)
    expect(page.locator("[data-part=dice] .cube")).to_have_count(0)
    page.wait_for_selector("[data-part=dice].comparing")
    page.clock.run_for(5000)
    page.wait_for_selector("[data-part=dice]:not(.comparing):not(.early)")
    assert page.evaluate(MOVING) == 0
    for row in ("attack", "defence"):
        lying = page.evaluate(
            """(row) => [...document.querySelectorAll(`[data-part=dice] [data-die=${row}]`)]
              .sort((one, two) => one.getBoundingClientRect().x - two.getBoundingClientRect().x)
              .map((one) => Number(one.dataset.face))""",
            row,
        )
        assert lying
        assert lying == sorted(lying, reverse=True)


def test_one_can_answer_while_it_moves(visit: Visit) -> None:
    ana, page = _frozen(visit, STRIKE)
    page.get_by_role("button", name="Small things: themselves").click()  # else they would strike after the move
    expect(page.get_by_role("button", name="Small things: themselves")).to_have_attribute("aria-pressed", "false")
    move = next(one for one in ana.state["ask"]["options"] if isinstance(one, list) and one[0] == "move")
    for _ in ("look", "go"):
        page.locator(f"#hex-{move[1]}").click(force=True)
    page.wait_for_selector("[data-side='0'].walks")
    page.wait_for_selector(".prompt.yours")
    _answer(page, "end")
    expect(page.locator("[data-side='0'].walks")).to_have_count(0)
    expect(page.locator(".prompt.yours [data-option='\"end\"']")).to_have_count(0)
    for _ in range(100):  # the browser tells of what was sent a little later
        sent = [one["option"] for one in map(json.loads, ana.sent) if one["type"] == "answer"]
        if len(sent) > 1:
            break
        page.wait_for_timeout(50)
    assert sent == [move, "end"]


def test_a_blow_of_for_glory_is_struck(visit: Visit) -> None:
    ana, page = _frozen(visit, MELEE)
    attack = next(one for one in ana.state["ask"]["options"] if isinstance(one, list) and one[0] == "attack")
    page.locator(f"[data-gladiator='{attack[1]}'] .tile").click()
    page.wait_for_selector(f"[data-gladiator='{attack[1]}'].strikes")
    assert page.evaluate(MOVING) > 0
    page.clock.run_for(LONGEST + 10)
    expect(page.locator(".strikes")).to_have_count(0)
