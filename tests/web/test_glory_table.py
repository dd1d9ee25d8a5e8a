"""For Glory: with five gladiators a side and full villas everything that decides is in sight, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tools.browser import PHONE, Scene, open_scene
from tools.scenes import SCENES

from tests.counts import LONG
from tests.web.conftest import Visit
from tests.web.table_in_sight import SIZES, wrong_at
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

FULL = [scene for scene in SCENES if scene.name in ("for_glory-crowd", "for_glory-melee")]
LOOKS = [("light", "en"), ("dark", "pt-BR"), *([("dark", "en"), ("light", "pt-BR")] if LONG else [])]
SHORT_PHONES = SIZES[-2:]  # there the villas are behind a tap

PARTS = (
    ".lane button.tile, .lane .plaque, .agi, .lust, .hand button.tile, .thing, .bar .open, .bar .counts li,"
    " .prompt h2, .prompt .btn:not(.tool), .goal .what, .rail .supply button.tile"
)
NAMES = ".lane .name, .hand .name, .thing .name, .bar h3, .prompt h2, .rail .supply .name"


def missing(page: Page, patrons: bool) -> list[str]:
    """What the view has and the table does not show."""
    wanted = {
        ".lane button.tile": 19,
        ".agi": 4,
        ".lust": 4,
        ".hand button.tile": 7,
        ".thing:not(.more)": 6 if patrons else 0,
    }
    found = {part: page.locator(f"main {part}").count() for part in wanted}
    return [f"{part}: {found[part]} of {count}" for part, count in wanted.items() if found[part] != count]


@pytest.mark.parametrize(("theme", "lang"), LOOKS, ids=lambda one: one)
@pytest.mark.parametrize("scene", FULL, ids=lambda scene: scene.name)
def test_everything_is_in_sight(visit: Visit, scene: Scene, theme: str, lang: str) -> None:
    page = open_scene(visit(theme=theme, lang=lang), scene)
    wrong: list[str] = []
    for size in SIZES:
        wrong += wrong_at(page, size, PARTS, NAMES, ".recent")
        wrong += [f"{size[0]}x{size[1]}: {one}" for one in missing(page, size not in SHORT_PHONES)]
    assert "\n".join(wrong) == ""


def test_a_short_phone_has_the_villa_behind_one_tap(visit: Visit) -> None:
    page = open_scene(visit(size=SHORT_PHONES[0], touch=True), FULL[0])
    asked = page.locator(".prompt").inner_text()
    page.locator(".me .open").tap()
    page.locator("dialog[open] .btn.can", has_text="Treacherous Augur").tap()
    page.wait_for_selector("dialog[open]", state="detached")
    eventually(page, "asked => document.querySelector('.prompt').innerText !== asked", asked)


def test_what_has_no_room_for_its_text_is_read_beside_the_question(visit: Visit) -> None:
    page = open_scene(visit(size=PHONE, touch=True), FULL[0])
    page.locator(".hand button.tile", has_text="Gladiatrix").tap()
    assert page.locator(".send").count() == 2
    page.get_by_role("button", name="Read Gladiatrix").tap()
    assert "is defeated" in page.locator("dialog[open]").inner_text()


def test_on_a_phone_the_table_stays_where_it_is_when_a_card_is_chosen(visit: Visit) -> None:
    page = open_scene(visit(size=PHONE, touch=True, theme="dark", lang="pt-BR"), FULL[0])
    top = "() => document.querySelector('.prompt').getBoundingClientRect().top"
    before = page.evaluate(top)
    page.locator(".hand button.tile[data-option*=enter]").first.tap()
    page.locator(".prompt .reads").wait_for()
    assert page.evaluate(top) == before


SAND = """() => {
    for (const lane of document.querySelectorAll('.lane:has(.send)')) {
        const { left, right, top, bottom } = lane.getBoundingClientRect()
        const plaque = lane.querySelector('.pq').getBoundingClientRect()
        for (let y = top + 2; y < bottom; y += 3)
            for (let x = left + 2; x < right; x += 3)
                if ((y < plaque.top || y > plaque.bottom) && document.elementFromPoint(x, y)?.closest('.send'))
                    return [x, y]
    }
}"""


def test_on_a_phone_arenas_keep_their_place_and_their_sand_sends_at_one_touch(visit: Visit) -> None:
    page = open_scene(visit(size=PHONE, touch=True), FULL[0])
    places = (
        "() => [...document.querySelectorAll('.lane')].map(one => Math.round(one.getBoundingClientRect().left))"
    )
    stood = page.evaluate(places)
    page.locator(".hand button.tile", has_text="Gladiatrix").tap()
    page.wait_for_selector(".send")
    assert page.evaluate(places) == stood
    page.touchscreen.tap(*page.evaluate(SAND))
    page.wait_for_selector(".send", state="detached")
    assert page.locator(".hand button.tile", has_text="Gladiatrix").count() == 0


# Every gladiator on the sand: how large their tile is, and whether it has a picture.
TILES = """() => [...document.querySelectorAll('.lane [data-gladiator]')].map((tile) => {
  const { width, height } = tile.getBoundingClientRect()
  return [width, height, !!tile.querySelector('svg.scene')]
})"""


def test_gladiators_have_pictures_where_their_tiles_are_high_enough(visit: Visit) -> None:
    """From 90 pixels of height on: below that the numbers and what they can do need the room."""
    visitor = visit()
    for size, wanted in (((1440, 1000), True), ((1440, 900), None), ((1440, 860), False), (PHONE, False)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        page = open_scene(visitor, FULL[0])
        tiles = page.evaluate(TILES)
        assert len(tiles) == 19, size
        assert [one for one in tiles if one[2] and one[1] < 90] == [], size
        if wanted is not None:
            assert {pictured for _, _, pictured in tiles} == {wanted}, (size, tiles)


def test_a_phone_buys_in_the_sheet_of_the_supply(visit: Visit) -> None:
    page = open_scene(visit(size=PHONE, touch=True), FULL[0])
    page.get_by_role("button", name="Supply").tap()
    page.locator("dialog[open] .tile.can", has_text="Eques").tap()
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator("aside .pay").is_visible()
    page.locator(".prompt .btn.pri").tap()
    eventually(page, "() => !document.querySelector('aside .pay')")
    assert "Eques" in page.locator(".prompt").inner_text()


def test_numbers_choose_on_a_tablet_without_a_list(visit: Visit) -> None:
    page = open_scene(visit(size=(1024, 768)), FULL[1])
    page.keyboard.press("1")
    eventually(page, "() => document.querySelector('.prompt').innerText.includes('Hoplomachus')")
