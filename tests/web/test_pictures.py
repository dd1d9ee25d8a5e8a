"""Cards have faces: every picture is another, and any card can be looked at large, by pointer, finger and key."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import PHONE, Visitor, open_scene
from tools.scenes import SCENES

from tests.web.conftest import Visit
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

GAMES = {"gladius": 50, "for_glory": 92, "spartacus": 89, "serpents": 143, "school": 108}
LEAST = 0.2  # of the pixels in which two pictures of a deck differ
TALL = (1440, 16_000)  # pictures are drawn when they come near: here all of them are, but none is painted
DUEL, CROWD = (
    next(scene for scene in SCENES if scene.name == name) for name in ("gladius-duel", "for_glory-crowd")
)
UNSEEN = "addEventListener('DOMContentLoaded', () => document.body.style.visibility = 'hidden')"
LOOK = "[data-part=detail] .card"

# Every picture in the window of a card on the table, 96 x 74, and every pair of a deck: the share of pixels in
# which some channel differs by more than 24 of 255. Only pairs below the least share are returned.
PAIRS = """async ([game, least]) => {
    const [wide, high, far] = [96, 74, 24]
    const rows = (await (await fetch(`/api/cards/${game}`)).json()).cards
    const deck = new Map(rows.map((row) => [row.id, game === 'gladius' || game === 'school' ? '' : row.set]))
    const cards = [...document.querySelectorAll('[data-card]')].filter((one) => one.querySelector('svg.scene'))
    const drawn = await Promise.all(cards.map(async (card) => {
        const svg = card.querySelector('svg.scene').cloneNode(true)
        svg.setAttribute('width', (high * 320) / 180)
        svg.setAttribute('height', high)
        const image = new Image()
        const text = new XMLSerializer().serializeToString(svg)
        image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
        await image.decode()
        const canvas = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true })
        canvas.drawImage(image, (wide - (high * 320) / 180) / 2, 0)
        const { data } = canvas.getImageData(0, 0, wide, high)
        return { id: card.dataset.card, deck: deck.get(card.dataset.card), data }
    }))
    const alike = []
    drawn.forEach((one, at) => drawn.slice(at + 1).forEach((two) => {
        if (one.deck !== two.deck) return
        let differ = 0
        for (let i = 0; i < one.data.length; i += 4) {
            const by = (c) => Math.abs(one.data[i + c] - two.data[i + c])
            if (by(0) > far || by(1) > far || by(2) > far) differ++
        }
        const share = differ / (wide * high)
        if (share < least) alike.push([one.id, two.id, share])
    }))
    return { count: drawn.length, alike }
}"""


def test_every_picture_of_a_deck_is_another(visit: Visit) -> None:
    visitor = visit(size=TALL)
    visitor.page.add_init_script(UNSEEN)
    for game, count in GAMES.items():
        page = visitor.go(f"/cards/{game}")
        eventually(page, f"() => document.querySelectorAll('[data-card] svg.scene').length >= {count}")
        found: dict[str, Any] = page.evaluate(PAIRS, [game, LEAST])
        assert found == {"count": count, "alike": []}, game


def test_a_card_is_looked_at_by_pointer_and_key_and_says_why_it_is_off(visit: Visit) -> None:
    page = open_scene(visit(), DUEL)
    off = page.locator(".hand .card.off")
    assert off.count() > 0
    assert [one for one in off.all() if not one.locator(".why").inner_text().strip()] == []
    card = page.locator(".hand .pick:has(.card)").first
    name = card.locator(".name").inner_text()
    card.hover()
    expect(page.locator(LOOK)).to_contain_text(name)
    page.mouse.move(5, 5)
    expect(page.locator(LOOK)).to_have_count(0)
    card.focus()
    page.keyboard.press("c")
    expect(page.locator("[data-part=detail][role=status]")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(LOOK)).to_have_count(0)
    assert page.locator(".hand .picked").count() == 0


def answer(ana: Visitor) -> None:
    """Answer whatever is asked in a duel, and wait for the next question."""
    asked = ana.state["ask"]["id"]
    ana.page.keyboard.press("1" if ana.page.locator(".hand .pick[aria-disabled=false]").count() else "0")
    ana.page.keyboard.press("Enter")
    for _ in range(100):
        if (ana.state["ask"] or {}).get("id", asked) != asked:
            break
        ana.page.wait_for_timeout(50)
    ana.page.wait_for_selector(".prompt.yours")


def test_what_has_come_into_the_hand_is_marked(visit: Visit) -> None:
    """From the next question on, until the one after it."""
    ana = visit()
    page = open_scene(ana, DUEL)
    new = page.locator(".hand .card.fresh")
    expect(new).to_have_count(0)
    for _ in range(12):  # a card is drawn now and then
        answer(ana)
        if new.count():
            break
    assert 0 < new.count() < page.locator(".hand .card").count()
    assert set(new.locator(".tag").all_inner_texts()) == {"new"}


def test_a_hand_that_was_scrolled_begins_anew_with_a_question(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    page = open_scene(ana, DUEL)
    scrolled = "document.querySelector('.hand .row').scrollLeft"
    page.evaluate(f"{scrolled} = 120")
    eventually(page, f"{scrolled} > 100 && document.querySelector('.hand .row.begun') !== null")
    answer(ana)
    eventually(page, f"{scrolled} === 0")


def test_a_large_card_tells_how_a_gladiator_fares(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, CROWD)
    for one in (one for arena in ana.state["view"]["arenas"] for one in arena["gladiators"]):
        if one["ready"] and not one["damage"]:
            continue
        page.locator(f"[data-gladiator='{one['id']}'] button.tile").focus()
        page.keyboard.press("c")
        expect(page.locator(f"{LOOK}[data-card={one['card']}]")).to_have_count(1)
        assert page.locator(f"{LOOK} .hurt .drop").count() == one["damage"]
        assert page.locator(f"{LOOK} .wounded").count() == (one["damage"] > 0)
        assert page.locator(f"{LOOK}.exhausted .tag").all_inner_texts() == ([] if one["ready"] else ["exhausted"])
        page.keyboard.press("Escape")


def test_backs_are_told_apart_by_sign_and_colour(visit: Visit) -> None:
    page = open_scene(visit(), CROWD)
    looks = "all => all.map((one) => [one.style.cssText, one.innerHTML])"
    backs = page.locator(".supply .back").evaluate_all(looks)
    assert len({colour for colour, _ in backs}) == len({drawing for _, drawing in backs}) == len(backs) == 3


def press(page: Page, x: float, y: float, seconds: float) -> None:
    """A finger that stays where it is for so long."""
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(seconds * 1000)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_looks_and_does_not_choose(visit: Visit) -> None:
    page = open_scene(visit(size=PHONE, touch=True), DUEL)
    card = page.locator(".hand .pick:has(.card)").first
    box = card.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press(page, *middle, seconds=0.7)
    expect(page.locator(LOOK)).to_contain_text(card.locator(".name").inner_text())
    assert page.locator(".hand .picked").count() == 0
    page.wait_for_timeout(600)  # at once it were the second half of a double tap
    page.touchscreen.tap(*middle)  # puts it away, and chooses
    expect(page.locator(LOOK)).to_have_count(0)
    expect(page.locator(".hand .picked .tag")).to_have_text("chosen")


CUT = """() => [...document.querySelectorAll('.card .band')].filter((band) => {
    const [whole, name] = [band.getBoundingClientRect(), band.querySelector('.name')]
    const words = document.createRange()
    words.selectNodeContents(name)
    const { right, top, bottom } = words.getBoundingClientRect()
    return right > whole.right || top < whole.top || bottom > whole.bottom
}).map((band) => band.innerText)"""


def test_portuguese_titles_fit(visit: Visit) -> None:
    visitor = visit(size=PHONE, lang="pt-BR")
    cut = []
    for game in ("gladius", "for_glory", "spartacus", "serpents"):
        page = visitor.go(f"/cards/{game}")
        page.wait_for_selector(".card .band")
        page.evaluate("document.fonts.ready")
        cut += page.evaluate(CUT)
    assert cut == []
