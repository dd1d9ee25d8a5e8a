"""A deal is laid on two trays: by dragging, by clicking or by keyboard, and it is the same deal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.browser import PHONE, Visitor, open_scene
from tools.scenes import SCENES

from tests.counts import LONG
from tests.web.conftest import Visit
from tests.web.layout import paint
from tests.web.test_everybody import complaints

pytestmark = pytest.mark.slow

WAYS = ("drag", "click", "keyboard")
MARKET = next(scene for scene in SCENES if scene.name == "spartacus-deals")


def begin(ana: Visitor) -> Page:
    """In the Open Market, with a deal for the first House laid out; its promises are unfolded."""
    page = open_scene(ana, MARKET)
    stall = page.locator(".stalls button").first
    if stall.is_visible():
        stall.click()
    else:
        page.get_by_role("button", name="Offer", exact=True).click()
        page.locator("[data-draft] .to button").first.click()
    for summary in page.locator("[data-draft] summary").all():
        summary.click()
    return page


def on_shelf(page: Page, side: int) -> list[Locator]:
    """The first asset and the first promise that could be laid on a tray."""
    shelf = page.locator(".shelf").nth(side)
    return [shelf.locator(".token:not(.word)").first, shelf.locator(".token.word").first]


def drag(page: Page, thing: Locator, to: Locator) -> None:
    thing.scroll_into_view_if_needed()
    start, end = thing.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 25, steps=4)
    page.mouse.up()


def lay(page: Page, thing: Locator, tray: str, way: str) -> None:
    """Lay something that is on a shelf on a tray."""
    token = thing.get_attribute("data-token")
    if way == "drag":
        drag(page, thing, page.locator(f"[data-tray={tray}]"))
    elif way == "click":
        thing.click()
    else:
        thing.focus()
        page.keyboard.press("Enter")
    laid = page.locator(f"[data-tray={tray}] .token[data-token={json.dumps(token)}]")
    expect(laid).to_have_count(1)
    if way == "keyboard":
        expect(laid).to_be_focused()


def offered(ana: Visitor, ways: Sequence[str]) -> Any:
    """Lay an asset and a promise of each side and two coins, each in one of these ways, and send the offer."""
    page = ana.page
    things = [(thing, tray) for side, tray in enumerate(("given", "wanted")) for thing in on_shelf(page, side)]
    for (thing, tray), way in zip(things, ways[:4], strict=True):
        lay(page, thing, tray, way)
    more = page.locator("[data-tray=given]").get_by_role("button", name="One more")
    for way in ways[4:]:
        if way == "keyboard":
            more.press("Enter")
        else:
            more.click()
    # Screen readers are told what lies there.
    expect(page.locator("[data-draft] [aria-live] b")).to_contain_text("2 coins")
    page.get_by_role("button", name="Send offer").click()
    expect(page.locator("[data-draft]")).to_have_count(0)
    (move,) = sent(ana)
    return move[1]


def sent(ana: Visitor) -> list[Any]:
    return [json.loads(frame)["move"] for frame in ana.sent if json.loads(frame)["type"] == "act"]


def test_the_open_market_is_a_place(visit: Visit) -> None:
    """Every other House has a stall with its awning and arms; a deal is laid out before it, on the sand."""
    page = open_scene(visit(), MARKET)
    stalls = page.locator("main .stalls li")
    expect(stalls).to_have_count(3)
    for stall in stalls.all():
        assert stall.locator(".dyed").count() == stall.locator(".linen").count() == 3
        assert stall.locator("b").inner_text()
        assert stall.locator(".wares [data-figure] svg.fig").count() > 0  # and what they have stands on it
        assert stall.locator("small").inner_text() in ("is trading", "has packed up")
    assert len(set(stalls.evaluate_all("all => all.map((one) => one.style.getPropertyValue('--cloth'))"))) == 3
    expect(page.locator("main [data-tray]")).to_have_count(0)
    stalls.nth(1).locator("button").click()
    expect(stalls.nth(1).locator("button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("main .middle [data-tray]")).to_have_count(2)
    expect(page.locator("main [data-draft]")).to_contain_text(stalls.nth(1).locator("b").inner_text())


def test_a_deal_is_laid_by_drag_click_and_keyboard(visit: Visit) -> None:
    """Each way once; in the soak the whole deal in every way, and it is the same."""
    made = []
    for ways in ([way] * 6 for way in WAYS) if LONG else [[*WAYS, *WAYS]]:
        ana = visit()
        begin(ana)
        made.append(offered(ana, ways))
    offer, *others = made
    assert offer[3] == 2
    assert all(len(offer[part]) == 1 for part in (4, 6, 7, 8))  # an asset and a promise each way
    assert all(other == offer for other in others)


def test_what_lies_on_a_tray_can_be_taken_off_again(visit: Visit) -> None:
    page = begin(visit(theme="auto"))
    tray = page.locator("[data-tray=given]")
    asset, _ = on_shelf(page, 0)
    drag(page, asset, page.locator("[data-tray=wanted]"))  # not theirs to give
    expect(page.locator("[data-tray] .token")).to_have_count(0)
    drag(page, asset, tray)
    expect(tray.locator(".token")).to_have_count(1)
    assert complaints(page) == []
    paint(page, "dark")
    assert complaints(page, ["color-contrast"]) == []
    drag(page, tray.locator(".token"), page.locator("[data-draft] h3"))
    expect(tray.locator(".token")).to_have_count(0)
    asset.click()
    tray.locator(".token").click()
    expect(tray.locator(".token")).to_have_count(0)


def test_on_a_phone_it_is_tapped_at_the_desk(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    page = begin(ana)
    for side, tray in enumerate(("given", "wanted")):
        on_shelf(page, side)[0].tap()
        expect(page.locator(f"[data-tray={tray}] .token")).to_have_count(1)
    page.get_by_role("button", name="Send offer").tap()
    expect(page.locator("[data-draft]")).to_have_count(0)
    assert len(sent(ana)) == 1
