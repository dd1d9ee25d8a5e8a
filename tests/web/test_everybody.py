"""For everybody: every page and board in both themes, on phones and desktops."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tools.browser import DESKTOP, PHONE, SMALL_PHONE, WEB, Scene, open_scene
from tools.scenes import SCENES

from tests.counts import LONG
from tests.web.conftest import Visit
from tests.web.goal import wrong_with_the_strip

pytestmark = pytest.mark.slow

AXE = WEB / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
RUN = """async (runOnly) => (await axe.run(document, {runOnly, resultTypes: ['violations']})).violations.map(
  (one) => `${one.id}: ${one.nodes.slice(0, 6).map((node) => node.html.slice(0, 160) + ' | ' +
    (node.failureSummary ?? '').split('\\n')[1]).join(' ;; ')}`)"""

# Is anything wider than the screen, or the question out of sight, or too large? On a desktop it is one slim line,
# on a phone at most three tenths of the screen. At a table the page itself never scrolls.
LAYOUT = """() => {
  const wrong = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) wrong.push(`${wide} px too wide`)
  const tall = document.documentElement.scrollHeight - innerHeight
  if (document.querySelector('.prompt') && tall > 0) wrong.push(`${tall} px too tall`)
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect()
  const heading = document.querySelector('.prompt h2')?.getBoundingClientRect()
  if (document.querySelector('.prompt') && (!heading || heading.top < 0 || heading.bottom > innerHeight ||
      prompt.bottom > innerHeight + 1)) wrong.push('the question is out of sight')
  const most = innerWidth > 1100 ? 80 : innerWidth <= 720 ? innerHeight * 0.3 : innerHeight
  if (prompt?.height > most + 1) wrong.push(`the question takes ${Math.round(prompt.height)} px`)
  return wrong
}"""

# Between the breakpoints: words that a frame cuts off at its side, and a board that must be scrolled sideways.
BETWEEN = (900, 800)
CUT = """() => {
  const wrong = new Set()
  const main = document.querySelector('main')
  if (main.scrollWidth > main.clientWidth + 1) wrong.add('the board is wider than its place')
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.data.trim() || text.parentElement.closest('.sr, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    for (let one = text.parentElement; width && one !== main; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.visibility === 'hidden' || style.textOverflow === 'ellipsis') break
      if (style.webkitLineClamp !== 'none' || /auto|scroll/.test(style.overflowX)) break
      const frame = one.getBoundingClientRect()
      if (style.overflowX !== 'visible' && (right > frame.right + 1 || left < frame.left - 1))
        wrong.add(`"${text.data.trim().slice(0, 40)}" is cut`)
    }
  }
  return [...wrong]
}"""

PAGES = [
    "/",
    "/new/spartacus",
    "/rules/spartacus",
    "/cards/gladius",
    "/cards/spartacus",
    "/cards/for_glory",
    "/settings",
    "/learn/gladius",
    "/replay",
    "/nowhere",
]


def complaints(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds: everything, or by these rules alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    chosen = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    found: list[str] = page.evaluate(RUN, chosen)
    return found


LIGHT_DESKTOP, DARK_PHONE = (DESKTOP, "light"), (PHONE, "dark")


def both_themes(page: Page, turn: int) -> list[str]:
    """In the light and in the dark, on a desktop and on two phones.

    Axe is dear, and what it finds seldom depends on the size: by turns it looks at a desktop or at a phone. The
    soak looks at both, each in both themes.
    """
    wrong: list[str] = []
    looks: list[tuple[tuple[tuple[int, int], str], list[str] | None]] = [(LIGHT_DESKTOP, None), (DARK_PHONE, None)]
    if LONG:  # nothing but contrast depends on the theme, and it hardly depends on the size
        looks += [((DESKTOP, "dark"), ["color-contrast"]), ((PHONE, "light"), ["color-contrast"])]
    for number, ((size, theme), rules) in enumerate(looks):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.wait_for_timeout(60)
        found: list[str] = page.evaluate(LAYOUT)
        if LONG or number == turn % 2:
            found += complaints(page, rules)
        wrong += [f"{size[0]} {theme}: {one}" for one in found]
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    return wrong + [f"{SMALL_PHONE[0]}: {one}" for one in page.evaluate(LAYOUT)]


@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visit, path: str) -> None:
    ana = visit(theme="auto")
    if path == "/":  # with something to resume, and something to join
        ana.table("gladius", ["me", "bot:greedy"])
        ana.table("gladius", ["me", "open"], public=True)
    page = ana.go(path)
    page.wait_for_load_state("networkidle")
    assert both_themes(page, PAGES.index(path)) == []


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_boards(visit: Visit, scene: Scene) -> None:
    page = open_scene(visit(theme="auto"), scene)
    wrong = both_themes(page, SCENES.index(scene)) + wrong_with_the_strip(page)
    page.set_viewport_size({"width": BETWEEN[0], "height": BETWEEN[1]})
    page.wait_for_timeout(60)
    assert wrong + [f"{BETWEEN[0]}: {one}" for one in page.evaluate(CUT)] == []


def test_menus(visit: Visit) -> None:
    """Sheets at the table: menu, log, talk, the rule behind the question; and a table that waits for people."""
    ana = visit(size=PHONE, theme="auto")
    page = ana.go(f"/table/{ana.table('spartacus', ['me', 'open', 'open'])}")
    page.wait_for_load_state("networkidle")
    wrong = complaints(page)
    page = ana.sit(ana.table("gladius", ["me", "bot:greedy"]))
    page.wait_for_selector(".prompt.yours")
    for name in ("Menu", "Log", "Talk", "Rule:"):
        page.get_by_role("button", name=name).first.click()
        page.wait_for_selector("dialog[open]")
        wrong += [f"{name}: {one}" for one in (*complaints(page), *page.evaluate(LAYOUT))]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert wrong == []


def test_axe_is_installed() -> None:
    assert Path(AXE).is_file()
