"""Small things that gladiators decide: the move says what follows, and one click lets their player decide."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tools.browser import Visitor, open_scene
from tools.scenes import APPROACH

from tests.web.conftest import Visit

pytestmark = [pytest.mark.slow, pytest.mark.rule("SP-ASK-4")]
SWITCH = "Small things: themselves"


def answers(ana: Visitor) -> list[object]:
    return [one["option"] for one in map(json.loads, ana.sent) if one["type"] == "answer"]


def beside_the_foe(ana: Visitor) -> list[object]:
    """A move after which there is one blow to strike."""
    found = [json.loads(text) for text in ana.frames]
    reach = next(one["value"] for one in reversed(found) if one["type"] == "part" and one["name"] == "reach")
    hex = next(hex for hex, blows in reach[0]["attacks"] if len(blows) == 1)
    return ["move", hex]


def test_a_move_beside_the_foe_is_a_move_and_an_attack(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, APPROACH)
    expect(page.get_by_role("button", name=SWITCH)).to_have_attribute("aria-pressed", "true")
    move = beside_the_foe(ana)
    page.locator(f"#hex-{move[1]}").click()
    go = page.locator(".prompt .btn.pri")
    expect(go).to_contain_text("and attack Pericles")
    go.click()
    blow = "Your Crixus attacks Pericles"
    for _ in range(100):
        if any(blow in text for text in ana.frames):
            break
        page.wait_for_timeout(100)
    assert any(blow in text for text in ana.frames)
    assert answers(ana) == [move]
    assert not any("chose “Attack Pericles”" in text for text in ana.frames), "that was the player's own choice"
    assert ana.errors == []


def test_whoever_decides_small_things_is_asked_for_the_blow(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, APPROACH)
    page.get_by_role("button", name=SWITCH).click()
    expect(page.get_by_role("button", name=SWITCH)).to_have_attribute("aria-pressed", "false")
    move = beside_the_foe(ana)
    page.locator(f"#hex-{move[1]}").click()
    expect(page.get_by_role("button", name="and attack Pericles")).to_have_count(1)  # a choice beside the move
