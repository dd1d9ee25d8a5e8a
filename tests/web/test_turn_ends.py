"""The end of one's turn says what is left unused, and never comes to stand where something else was clicked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tools.browser import DESKTOP, PHONE, SMALL_PHONE, Visitor, open_scene
from tools.scenes import SCENES

from tests.web.clicker import Clicker
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

NAMES = ("for_glory-crowd", "spartacus-intrigue", "spartacus-arena")
TURNS = [scene for scene in SCENES if scene.name in NAMES]


def ending(ana: Visitor) -> Locator:
    """The button that ends the turn."""
    ends = json.dumps(ana.state["ask"]["ends"], separators=(",", ":"))
    return ana.page.locator(f".prompt button[data-option='{ends}']")


def box(found: Locator) -> dict[str, float]:
    measured = found.bounding_box()
    assert measured is not None
    return {"x": measured["x"], "y": measured["y"], "width": measured["width"], "height": measured["height"]}


def overlap(one: dict[str, float], two: dict[str, float]) -> bool:
    return all(
        one[at] < two[at] + two[size] and two[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("scene", TURNS, ids=lambda scene: scene.name)
def test_it_says_what_is_left_and_leaves_the_place_of_the_confirmation_free(visit: Visit, scene: Any) -> None:
    ana = visit()
    page = open_scene(ana, scene)
    left = ana.state["said"]["unused"]
    assert left
    expect(ending(ana)).to_have_count(1)
    slot = page.locator(".prompt .slot")  # where whatever else is chosen is confirmed
    for width, height in (DESKTOP, PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(ending(ana).locator("small")).to_have_text(left)
        expect(ending(ana).locator("small")).to_be_visible()
        assert not overlap(box(ending(ana)), box(slot)), (width, height)


def test_a_click_that_a_second_one_would_turn_into_the_end_of_the_turn_is_found(visit: Visit) -> None:
    ana = visit()
    open_scene(ana, next(scene for scene in TURNS if scene.name == "spartacus-intrigue"))
    end = box(ending(ana))
    middle = {"x": end["x"] + end["width"] / 2, "y": end["y"] + end["height"] / 2}
    clicker = Clicker(ana, "spartacus")
    for clicked in (
        {**middle, "gives": '["cash","gu-guard"]', "ask": ana.state["ask"]["id"]},  # the question is still open
        {**middle, "gives": '"end"', "ask": "another"},  # somebody has ended a turn, and it is theirs again
        {**middle, "x": end["x"] - 40, "gives": "", "ask": "another"},
    ):
        clicker.last = clicked
        clicker.see_where_the_turn_ends()
        assert clicker.ended == []
    clicker.last = {**middle, "gives": "", "ask": "another"}
    clicker.see_where_the_turn_ends()
    assert clicker.ended == ["turn after a click"]
