"""`python -m tools.screenshots`: pictures of every board and page, docs/screenshots/<game>-<what>-<size>.png.

The pictures of the dark theme end in `-dark.png`. Look at them afterwards. A name or a part of one
(`python -m tools.screenshots spartacus`) takes only those.
`--folder NEW --compare OLD` names the pictures that are not, pixel by pixel, those taken into OLD before.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from munera.games import books
from tools.browser import (
    DESKTOP,
    PHONE,
    ROOT,
    Scene,
    Visitor,
    find_or_build,
    import_once,
    launch,
    open_scene,
    position,
    served_app,
)
from tools.pictures import differences, with_few_colours
from tools.scenes import SCENES, THUMB

FOLDER = ROOT / "docs/screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")


class Place(NamedTuple):
    """A page or a moment that is no scene: how to get there. fleeting: it is over before everything is still."""

    name: str
    open: Callable[[Visitor], Page]
    fleeting: bool = False


def _at(path: str) -> Callable[[Visitor], Page]:
    return lambda visitor: visitor.go(path)


def _end_of(scene: Scene) -> Callable[[Visitor], Page]:
    """The end of the game from which a scene is."""

    def come(visitor: Visitor) -> Page:
        page = visitor.go(f"/table/{import_once(visitor, scene.name, position(scene).record)}")
        page.wait_for_selector("dialog.ending .main")
        return page

    return come


OFFER = re.compile("^(Offer|Ofertar)$")


def _trays(visitor: Visitor) -> Page:
    """A deal that is being laid out: something on each tray."""
    page = open_scene(visitor, next(scene for scene in SCENES if scene.name == "spartacus-deals"))
    stall = page.locator(".stalls button").first
    if stall.is_visible():
        stall.click()
    else:
        page.get_by_role("button", name=OFFER).click()
        page.locator("[data-draft] .to button").first.click()
    for shelf in page.locator(".shelf").all():
        shelf.locator(".token:not(.word)").first.click()
    return page


def _judged(visitor: Visitor) -> Page:
    """The thumb has been turned, and the game goes on."""
    page = open_scene(visitor, replace(THUMB, name="spartacus-thumb", options={"rounds": 4}))
    button = page.locator("[data-option*='\"down\"']").first
    asks = button.get_attribute("aria-pressed") is not None
    button.click()
    if asks:
        page.click(".prompt .btn.pri")
    page.wait_for_selector("[data-part=thumb][data-moment=fate]")
    return page


PAGES = (
    Place("home", _at("/")),
    Place("table-new", _at("/new/spartacus")),
    Place("rules", _at("/rules/spartacus")),
    Place("cards", _at("/cards/spartacus")),
    Place("learn", _at("/learn/gladius")),
    Place("replay", lambda visitor: visitor.go(replay_path(visitor))),
    Place("spartacus-trays", _trays),
    Place("spartacus-thumb", _judged, fleeting=True),
    *(Place(f"{game}-ending", _end_of(next(one for one in SCENES if one.game == game))) for game in books()),
)
BOUT = ("spartacus-arena", "serpents-primus")


def wait_until_still(page: Page) -> None:
    """Wait until the fonts are there and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


def write_picture(page: Page, path: Path, scratch: Page, *, fleeting: bool = False) -> None:
    """Write the picture, with few colours. scratch: an empty page, in which the picture is worked on."""
    if not fleeting:
        wait_until_still(page)
    path.write_bytes(with_few_colours(scratch, page.screenshot(caret="hide")))


def take_pictures(names: Iterable[str], themes: Sequence[str], folder: Path) -> None:
    """Take all pictures whose names contain one of these, or all pictures there are."""
    wanted = list(names)
    folder.mkdir(parents=True, exist_ok=True)

    def is_wanted(one: Scene | Place) -> bool:
        return not wanted or any(part in one.name for part in wanted)

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as held:
        app = find_or_build(Path(held) / "web")
        with served_app(Path(held), app) as server:
            browser = launch(playwright)
            scratch = browser.new_page()
            for theme, (size, pixels) in product(themes, SIZES.items()):
                ana = Visitor(browser, server.url, theme=theme, size=pixels, touch=size == "phone")
                ending = f"{size}.png" if theme == "light" else f"{size}-{theme}.png"
                for one in filter(is_wanted, PAGES):  # first: who has no table yet sees what newcomers see
                    write_picture(one.open(ana), folder / f"{one.name}-{ending}", scratch, fleeting=one.fleeting)
                for scene in filter(is_wanted, SCENES):
                    page = open_scene(ana, scene)
                    if scene.name in BOUT:
                        preview(page)
                    write_picture(page, folder / f"{scene.name}-{ending}", scratch)
                print(theme, size, *ana.errors, flush=True)
                ana.close()
            browser.close()


def preview(page: Page) -> None:
    """Pick a move, so that the page shows it before it is made."""
    found = page.locator(".cell.strikes" if page.locator(".cell.strikes").count() else ".cell.reachable")
    if found.count():
        found.nth(found.count() // 2).click(force=True)


def replay_path(visitor: Visitor) -> str:
    """Import a finished game of Gladius, and return the path of its replay."""
    return f"/replay/{import_once(visitor, SCENES[0].name, position(SCENES[0]).record)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Pictures of the app.")
    parser.add_argument("names", nargs="*", help="only pictures whose names contain one of these")
    parser.add_argument("--theme", action="append", choices=THEMES, help="only this theme")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--compare", type=Path, metavar="OLD", help="then name what differs from those in OLD")
    chosen = parser.parse_args()
    take_pictures(chosen.names, chosen.theme or THEMES, chosen.folder)
    if chosen.compare:
        raise SystemExit(compare(chosen.compare, chosen.folder))


def compare(before: Path, after: Path) -> int:
    """Say which pictures differ, and how many of them: the exit status is 1 if any does."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        found = list(differences(browser.new_page(), before, after))
        browser.close()
    for one in found:
        print(one)
    print(f"{len(found)} pictures differ")
    return 1 if found else 0


if __name__ == "__main__":
    main()
