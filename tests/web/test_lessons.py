"""Lessons in the browser: the light leads through each and into a real game; and every game on one page."""

from __future__ import annotations

import re

import pytest
from tools.browser import DESKTOP, PHONE, SMALL_PHONE

from munera.games import game
from munera.lessons import lesson
from tests.counts import LONG
from tests.web.conftest import Visit
from tests.web.guided import LIT, walk
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

CODE = re.compile(r"\b(GL|GS|FG|SP|SW)-[A-Z\d]")
GAMES = ("gladius", "for_glory", "school", "spartacus", "serpents")
ON_ITS_SIDE = (844, 390)
# A sample; all games on all these sizes, in both languages and themes in the soak. Where there is the least room
# what is to be clicked is most easily out of reach.
SIZES = (DESKTOP, PHONE, SMALL_PHONE, ON_ITS_SIDE)
CASES = (
    [(one, size, *look) for one in GAMES for size in SIZES for look in (("en", "light"), ("pt-BR", "dark"))]
    if LONG
    else [
        ("gladius", PHONE, "pt-BR", "dark"),
        ("spartacus", ON_ITS_SIDE, "en", "light"),
        ("serpents", SMALL_PHONE, "pt-BR", "light"),
    ]
)


@pytest.mark.parametrize(("name", "size", "lang", "theme"), CASES)
def test_the_light_leads_through(visit: Visit, name: str, size: tuple[int, int], lang: str, theme: str) -> None:
    """Whoever clicks on nothing but what is lit does every step, and is never told of a code."""
    ana = visit(size=size, lang=lang, theme=theme, touch=size != DESKTOP)
    made = ana.call("POST", f"/api/tutorials/{name}", {"name": "Ana"})
    page = ana.go(f"/learn/{name}?table={made['id']}")
    said: list[str] = []
    found = lesson(name)
    assert found is not None
    seen = list(walk(page, lambda: said.append(page.inner_text("body"))))
    assert len(seen) == len(found.steps) + 1, seen  # every step and the end, and nothing was wrong
    assert [text for text in said if CODE.search(text)] == []
    assert page.locator(".learnt li").count() == page.locator(".learnt .good").count() == len(found.steps)


def test_it_is_done_by_keyboard_and_leads_into_a_real_game(visit: Visit) -> None:
    ana = visit()
    page = ana.go("/")
    page.get_by_role("button", name="Step onto the sand").click()
    page.wait_for_selector(".tip:not(.away)")
    focused = "document.activeElement.matches('.tip')"
    eventually(page, focused)
    for _ in range(2):  # what is read
        page.get_by_role("button", name="Go on").press("Enter")
        eventually(page, focused)
    assert page.locator(LIT).get_attribute("aria-describedby") == "lesson-do"
    page.keyboard.press("Tab")  # from the text to what it speaks of, and back
    assert page.evaluate(f"document.activeElement.matches(`{LIT}`)")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # and on: nobody is held
    assert not page.evaluate(f"document.activeElement.matches(`{LIT}, .tip`)")
    page.locator(".tip").press("Escape")
    page.get_by_role("button", name="Stay").click()
    for _ in walk(page):
        pass
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".prompt")
    first = game("gladius").first
    assert first is not None
    table = ana.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == list(first.bots)
    assert {name: table["terms"]["options"][name] for name in first.options} == dict(first.options)


def test_a_game_on_one_page_is_printed_on_one_sheet(visit: Visit) -> None:
    ana = visit()
    table = ana.table("gladius", ["me", "bot:greedy"])
    for path in ("/rules/gladius", "/new/gladius", "/", "/learn"):
        page = ana.go(path)
        page.locator("a[href='/summary/gladius']").first.wait_for()
    page = ana.sit(table)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] a[href='/summary/gladius']").wait_for()
    for lang in ("en", "pt-BR"):
        page = visit(lang=lang, theme="dark").go("/summary/gladius")
        for name in GAMES if LONG else ("gladius", "serpents"):  # the shortest and the longest
            page.goto(f"{ana.url}/summary/{name}")
            page.wait_for_selector("article li")
            pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
            assert pages == 1, (name, lang)
        page.emulate_media(media="print")
        assert not page.locator("nav, button, header.top").filter(visible=True).count()
        page.emulate_media(media="screen")
