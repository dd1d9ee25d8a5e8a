"""What is wrong with the layout of a page, in words: cut, covered, overlapping, broken, or hidden without a sign.

`layout.js` computes it from boxes. `python -m tests.web.layout spartacus --size 390x844` says it of the boards and
pages whose names contain one of the words, and takes a picture of each with `--pictures FOLDER`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import Scene, Visitor, find_or_build, launch, open_scene, served_app
from tools.scenes import SCENES
from tools.screenshots import PAGES, replay_path

from munera.games import books

Size = tuple[int, int]

DESKTOPS: tuple[Size, ...] = ((1440, 900), (1280, 720), (1024, 768))
PHONES: tuple[Size, ...] = ((844, 390), (390, 844), (390, 664), (360, 640))
SIZES = DESKTOPS + PHONES
ZOOMED: tuple[Size, ...] = ((720, 450), (640, 360))  # what is left of the first two at 200 %
THEMES = ("light", "dark")
LANGUAGES = ("en", "pt-BR")
SETTLED = 60  # milliseconds in which a page gets used to its new size
# Boards that measure their room are laid out anew in the next frames, whenever these come.
FRAMES = "async () => { for (let i = 0; i < 6; i++) await new Promise((next) => requestAnimationFrame(next)) }"

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Allowed(NamedTuple):
    """Trouble of one kind that is none: of, or by, an element that a selector finds."""

    kind: str
    where: str
    why: str


ALLOWED = (
    Allowed("covered", "form.page > .go", "the foot of a form that one scrolls: nothing stays under it"),
    Allowed("overlap", "form.page > .go", "the same"),
    Allowed("shortened", ".prompt .last", "the last events in one line; the log has them whole"),
    Allowed("shortened", ".prompt .sign .text", "what passes unasked; the menu has it whole"),
    Allowed("shortened", ".prompt .link.rule", "the name of a rule, which a click shows whole"),
    Allowed("overlap", ".read", "the eye of a card, in a corner that the card leaves free"),
    Allowed("cut", ".board :is(.tile, .plaque) .txt", "the text of a card, which a click or its eye shows whole"),
    Allowed("shortened", ".board .tile .txt", "the same"),
    Allowed("cut", "input[readonly]", "an address to copy, with a button that does so"),
)


def trouble(page: Page) -> list[str]:
    """What is wrong with a page as it is."""
    found: list[str] = page.evaluate(SCRIPT, [{"kind": one.kind, "where": one.where} for one in ALLOWED])
    return found


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(SETTLED)
    page.evaluate(FRAMES)


def paint(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")


def trouble_at(page: Page, sizes: Iterable[Size], themes: Iterable[str] = ("light",)) -> list[str]:
    """What is wrong with it at each of these sizes in each of these themes."""
    wrong: list[str] = []
    for size, theme in product(sizes, themes):
        paint(page, theme)
        resize(page, size)
        wrong += [f"{size[0]}x{size[1]} {theme}: {one}" for one in trouble(page)]
    return wrong


def broken_words(page: Page) -> list[str]:
    """Words that are broken where everything is twice as large."""
    found = trouble_at(page, ZOOMED)
    return [one for one in found if "broken word" in one]


# ---------------------------------------------------------------------- what there is to look at


class Place(NamedTuple):
    """A board in one moment, or a page."""

    name: str
    open: Callable[[Visitor], Page]


def at_path(path: str, visitor: Visitor) -> Page:
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    return page


def at_scene(scene: Scene, visitor: Visitor) -> Page:
    return open_scene(visitor, scene)


def at_home(visitor: Visitor) -> Page:
    """With a game to go on with, and one to join."""
    visitor.table("gladius", ["me", "bot:greedy"])
    visitor.table("spartacus", ["me", "open", "bot:greedy", "open"], public=True)
    return at_path("/", visitor)


def at_lobby(visitor: Visitor) -> Page:
    return at_path(f"/table/{visitor.table('spartacus', ['me', 'open', 'bot:greedy'])}", visitor)


def at_curtain(visitor: Visitor) -> Page:
    """Between two players at one device."""
    page = visitor.go(f"/table/{visitor.table('gladius', ['me', 'me'])}")
    page.wait_for_selector("main h1")
    return page


def at_link(visitor: Visitor) -> Page:
    """Where a personal link leads."""
    table = visitor.table("spartacus", ["me", "open", "bot:greedy"])
    return at_path(visitor.call("POST", f"/api/tables/{table}/seats/0/link")["path"], visitor)


def at_lesson(game: str, visitor: Visitor) -> Page:
    """At the first thing that is done in it."""
    made = visitor.call("POST", f"/api/tutorials/{game}", {"name": "Ana"})
    page = visitor.go(f"/learn/{game}?table={made['id']}")
    while True:
        page.wait_for_selector(".tip:not(.away)")
        if not page.locator(".tip .foot .btn.pri").count():
            return page
        page.click(".tip .foot .btn.pri")


def at_sheet(opens: str, visitor: Visitor) -> Page:
    """With a sheet open over the board. On phones that is where the log and the talk are."""
    page = at_scene(next(one for one in SCENES if one.name == "spartacus-market"), visitor)
    button = page.locator(opens).first
    if button.is_visible():
        button.click()
        page.wait_for_selector("dialog[open]")
    return page


def at_card(visitor: Visitor) -> Page:
    """With a card that is looked at large."""
    page = at_scene(SCENES[0], visitor)
    page.locator(".hand .pick:has(.card)").first.focus()
    page.keyboard.press("c")
    page.wait_for_selector("[data-part=detail]")
    return page


def at_replay(visitor: Visitor) -> Page:
    return at_path(replay_path(visitor), visitor)


def plain_board(game: str, seats: int, visitor: Visitor) -> Page:
    """What is shown of a game without a board of its own."""
    page = visitor.sit(visitor.table(game, ["me", *["bot:greedy"] * (seats - 1)]))
    page.goto(f"{page.url}?generic")
    page.wait_for_selector(".prompt")
    page.wait_for_load_state("networkidle")
    return page


# Of the places of which there are pictures these are pages that are looked at anyway.
ALSO_PAGES = ("table-new", "rules", "cards", "replay", "learn")
SHEETS = {
    "menu": ".top .tools > button:last-child",
    "talk": ".top .tools > button:nth-child(1 of .narrow)",
    "log": ".top .tools > button:nth-child(2 of .narrow)",
    "rule": ".prompt .rule",
}


def places() -> Iterator[Place]:
    """Every board and every page."""
    for scene in SCENES:
        yield Place(scene.name, partial(at_scene, scene))
    for one in PAGES:
        if one.name not in ALSO_PAGES:
            yield Place(one.name, one.open)
    for game in books():
        yield Place(f"lesson-{game}", partial(at_lesson, game))
    for name, opens in SHEETS.items():
        yield Place(f"sheet-{name}", partial(at_sheet, opens))
    yield Place("card-large", at_card)
    yield Place("page-curtain", at_curtain)
    yield Place("page-link", at_link)
    yield Place("page-home", at_home)
    yield Place("page-lobby", at_lobby)
    yield Place("page-replayed", at_replay)
    for path in ("/learn", "/replay", "/settings", "/nowhere"):
        yield Place(f"page{path.replace('/', '-')}", partial(at_path, path))
    for game, kind in product(books(), ("new", "rules", "summary", "cards")):
        yield Place(f"page-{kind}-{game}", partial(at_path, f"/{kind}/{game}"))
    yield Place("generic-spartacus", partial(plain_board, "spartacus", 4))
    yield Place("generic-gladius", partial(plain_board, "gladius", 2))


class Look(NamedTuple):
    """What was seen of a place in one language, and how often it was looked at."""

    times: int
    wrong: list[str]


def look_at(
    browser: Browser,
    url: str,
    place: Place,
    lang: str,
    sizes: Sequence[Size] = SIZES,
    themes: Sequence[str] = THEMES,
    pictures: Path | None = None,
) -> Look:
    """Look at a place: with a mouse where the window is wide, by touch on phones."""
    wrong: list[str] = []
    times = 0
    for some, touch in ((DESKTOPS, False), (PHONES, True)):
        wanted = [size for size in sizes if size in some]
        if not wanted:
            continue
        visitor = Visitor(browser, url, size=wanted[0], theme="auto", lang=lang, touch=touch)
        page = place.open(visitor)
        for size, theme in product(wanted, themes):
            wrong += trouble_at(page, [size], [theme])
            times += 1
            if pictures:
                page.screenshot(path=pictures / f"{place.name}-{size[0]}x{size[1]}-{theme}-{lang}.png")
        if not touch:
            wrong += broken_words(page)
        wrong += visitor.errors
        visitor.close()
    return Look(times, [f"{place.name} {lang} {one}" for one in wrong])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.layout", description=__doc__)
    parser.add_argument("names", nargs="*", help="only places whose names contain one of these")
    parser.add_argument("--size", action="append", help="only windows of this size, such as 390x844")
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    sizes = [size for size in SIZES if not chosen.size or f"{size[0]}x{size[1]}" in chosen.size]
    wanted = [one for one in places() if not chosen.names or any(part in one.name for part in chosen.names)]
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    times = found = 0
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        browser = launch(held.enter_context(sync_playwright()))
        held.callback(browser.close)
        server = held.enter_context(served_app(folder, find_or_build(folder / "web")))
        for place, lang in product(wanted, chosen.lang or LANGUAGES):
            look = look_at(browser, server.url, place, lang, sizes, chosen.theme or THEMES, chosen.pictures)
            times, found = times + look.times, found + len(look.wrong)
            sys.stdout.writelines(f"{one}\n" for one in look.wrong)
            sys.stdout.flush()
    sys.stdout.write(f"{len(wanted)} places, {times} looks, {found} troubles\n")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
