"""Torchlight has light: a glow on the sand, and dice, refused cards and hit points that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tools.browser import open_scene
from tools.scenes import SCENES, STRIKE

from tests.web.conftest import Visit
from tests.web.test_endings import come
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

SCENE = {scene.name: scene for scene in SCENES}
TEXT, SHAPE, GLOW = (
    4.5,
    3.0,
    1.08,
)  # the least contrasts: of text, of a shape, of the light with the sand beside it

# The contrast of what is drawn with what lies under it, as the browser paints both; the least of all such pairs.
CONTRASTS = """([over, ink, under, ground]) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const light = (...colours) => {
    pen.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
    }
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((one) => {
      const part = one / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return Math.min(...[...document.querySelectorAll(over)].map((one) => {
    const below = getComputedStyle(one.closest(under) ?? one.parentElement.querySelector(under))[ground]
    const [dark, pale] = [light(below), light(below, getComputedStyle(one)[ink])].sort((a, b) => a - b)
    return (pale + 0.05) / (dark + 0.05)
  }))
}"""


def least(page: Page, over: str, ink: str, under: str, ground: str) -> float:
    page.wait_for_selector(over)
    found: float = page.evaluate(CONTRASTS, [over, ink, under, ground])
    return found


def by(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    eventually(page, "theme => document.documentElement.dataset.theme === theme", theme)


def test_dice_can_be_read(visit: Visit) -> None:
    page = open_scene(visit(theme="dark"), SCENE["spartacus-wounds"])
    page.wait_for_selector("[data-part=dice] circle")
    assert page.locator("[data-part=dice] [data-die]").count() > 4
    assert least(page, "[data-part=dice] [data-die] circle", "fill", "path", "fill") >= SHAPE


def test_refused_cards_and_hit_points_can_be_read(visit: Visit) -> None:
    page = open_scene(visit(theme="dark"), SCENE["school-bout"])
    for part in ("name", "why span"):
        ground = ".band" if part == "name" else ".card"
        assert least(page, f".hand .card.off .{part}", "color", ground, "backgroundColor") >= TEXT, part
    assert least(page, ".hp .on:not(.going)", "backgroundColor", ".plate", "backgroundColor") >= SHAPE


def test_there_is_a_glow_on_the_sand_by_night_alone(visit: Visit) -> None:
    ana = visit(theme="auto")
    places = (
        (SCENE["for_glory-crowd"], ".lane", "backgroundImage"),
        (STRIKE, ".sand .night", "display"),
    )
    for scene, where, what in places:
        page = open_scene(ana, scene)
        seen = []
        for theme in ("dark", "light"):
            by(page, theme)
            found = page.locator(where).first.evaluate(f"one => getComputedStyle(one).{what}")
            seen.append(found.count("radial-gradient") >= 4 if what == "backgroundImage" else found != "none")
        assert seen == [True, False], scene.name


def test_the_end_of_a_game_has_torches_by_night(visit: Visit) -> None:
    ana = visit(theme="auto")
    come(ana, "gladius")
    torches = ana.page.locator(".hero .bg > g").last
    for theme, seen in (("dark", "1"), ("light", "0")):
        by(ana.page, theme)
        assert torches.evaluate("one => getComputedStyle(one).opacity") == seen
