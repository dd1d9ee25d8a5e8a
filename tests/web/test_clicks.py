"""How many clicks an act takes, and what a second click does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Scene, Visitor, open_scene
from tools.scenes import SCENES

from munera.kernel import Match, Option, Seat
from tests.server.clients import listed
from tests.web.conftest import Visit
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

QUICK: dict[str, Option] = {"type": "quick", "rounds": 2}


def _own_scheme(match: Match[Any], seat: Seat) -> bool:
    """Could this seat play a Scheme by its own Influence?"""
    view = match.book.view(match.state, seat)
    prepared = {option[1] for option in listed(match.ask_of(seat)) if option[0] == "prepare"}
    return any(held["card"] in prepared and not held["lacks"] for held in view["held"])


def _equipped(match: Match[Any], seat: Seat) -> bool:
    """Has this seat something to give to whom it sends?"""
    assets = match.book.view(match.state, seat)["houses"][seat]["assets"]
    return any(one["card"].startswith("eq-") and one["ready"] for one in assets)


SCHEME = Scene("clicks-scheme", "spartacus", 3, ("turn",), QUICK, where=_own_scheme, level="greedy")
SENDING = Scene("clicks-sending", "spartacus", 3, ("combatant",), QUICK, where=_equipped, level="greedy")


def _answered(visitor: Visitor, asked: str) -> None:
    """Wait until something else is asked, or nothing."""
    eventually(visitor.page, "() => document.querySelector('.prompt') !== null")
    for _ in range(200):
        if (visitor.state.get("ask") or {}).get("id") != asked:
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError(f"still asked: {visitor.state['ask']['kind']}")


def _prepare(page: Page) -> Any:
    """The first button that prepares a Scheme which needs no help."""
    cards = page.locator(".hand .card:not(:has(.short))")
    return cards.get_by_role("button", name="Prepare").first


def test_a_scheme_takes_two_clicks_and_its_first_is_taken_back(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, SCHEME)
    first = ana.state["ask"]
    end = page.locator(".prompt .side .btn", has_text="End your turn").bounding_box()
    assert end is not None
    _prepare(page).dblclick()  # the second click of a double click is none
    _answered(ana, first["id"])
    assert ana.state["ask"]["kind"] == "prepared"
    asked = ana.state["ask"]["id"]
    page.get_by_role("button", name="Take back").click()
    _answered(ana, asked)
    assert ana.state["ask"]["options"] == first["options"]
    asked = ana.state["ask"]["id"]
    _prepare(page).click()
    _answered(ana, asked)
    confirm = page.locator(".prompt .btn.pri")
    place = confirm.bounding_box()
    assert place is not None
    assert place["x"] >= end["x"] + end["width"], "the end of the turn stands where something else is confirmed"
    sent = len(ana.sent)
    confirm.click()
    eventually(page, "() => !document.querySelector('.prompt .btn.pri')")
    # It is aimed at oneself alone, so that the table confirms what is announced (SP-ASK-6).
    given = [text for text in ana.sent[sent:] if '"answer"' in text]
    assert ["announce" in one for one in given] == [True], given
    assert (ana.state["ask"] or {"kind": ""})["kind"] not in ("prepared", "announced")


def test_a_gladiator_is_sent_with_two_clicks(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, SENDING)
    asked = ana.state["ask"]["id"]
    page.locator(".bench li .one").first.click()
    _answered(ana, asked)
    assert ana.state["ask"]["kind"] == "equip"
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    asked = ana.state["ask"]["id"]
    page.locator(".bench .bare .btn").click()
    _answered(ana, asked)


def test_who_does_not_want_it_confirms_everything(visit: Visit) -> None:
    ana = visit()
    ana.go("/settings")
    ana.page.get_by_label("One click is enough").uncheck()
    page = open_scene(ana, SCHEME)
    asked = ana.state["ask"]["id"]
    _prepare(page).dblclick()
    assert _prepare(page).get_attribute("aria-pressed") == "true", "a double click has undone itself"
    page.locator(".prompt .btn.pri").click()
    _answered(ana, asked)
    assert ana.state["ask"]["kind"] == "prepared"


def test_take_it_takes_it(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, next(scene for scene in SCENES if scene.name == "spartacus-arena"), "greedy")
    asked = ana.state["ask"]["id"]
    page.locator(".prompt .bulb").click()
    page.get_by_role("button", name="Take it").click()
    _answered(ana, asked)
