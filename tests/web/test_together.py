"""Several browsers, reloads, restarts, languages and keys: what happens to people while they play."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.browser import Visitor, served_app

from tests.web.clicker import Clicker
from tests.web.conftest import Visit
from tests.web.leaks import Onlooker

pytestmark = pytest.mark.slow

PATIENCE = 20_000.0  # milliseconds


@dataclass
class Watch:
    """Reads all that reaches one browser, beside what another one holds."""

    onlooker: Onlooker
    reader: Visitor
    other: Visitor
    read: int = 0

    def look(self) -> None:
        frames = [json.loads(text) for text in self.reader.frames[self.read :]]
        self.read += len(frames)
        self.onlooker.look(frames, (self.other.state.get("view") or {}).get("hand", ()))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("gladius", 2, {"turn_limit": 24}), ("spartacus", 3, {"type": "quick", "rounds": 1})],
    ids=["gladius", "spartacus"],
)
def test_two_browsers_at_one_table(visit: Visit, game: str, seats: int, options: dict[str, Any]) -> None:
    """Both click; and nothing that only the other may see ever reaches a browser."""
    ana, bob = visit(), visit(size=(1024, 768), lang="pt-BR")
    table = ana.table(game, ["me", "open", "bot:greedy"][:seats], options=options)
    page = bob.go(f"/table/{table}")
    page.locator("form.invite button[type=submit], form.invite .btn.pri").first.click()
    ana.sit(table)
    page.wait_for_selector(".prompt")
    players = [Clicker(ana, game, seed=3), Clicker(bob, game, seed=4)]
    watch = [Watch(Onlooker(game, "en"), ana, bob), Watch(Onlooker(game, "pt-BR"), bob, ana)]
    while not all(player.over for player in players):
        for player in players:
            player.step()
            for one in watch:
                one.look()
        assert sum(player.clicks for player in players) < 900
    assert min(player.clicks for player in players) > 5


def test_a_reload_and_a_restart(visit: Visit, app: Path, tmp_path: Path) -> None:
    """The question is still there, the app says that the line was lost, and the game goes on."""
    with served_app(tmp_path, app) as own:
        ana = visit(own.url)
        page = ana.sit(ana.table("gladius", ["me", "bot:greedy"]))
        clicker = Clicker(ana, "gladius")
        clicker.play(until=lambda: len(clicker.questions) and clicker.clicks > 6)
        while not ana.state["ask"] or _is_answered(ana, ana.state["ask"]["id"]):  # the last click is on its way
            page.wait_for_timeout(50)
        page.wait_for_selector(".prompt.yours")
        ask, prompt = ana.state["ask"]["id"], page.inner_text(".prompt h2")
        page.reload()
        page.wait_for_selector(".prompt.yours")
        assert (ana.state["ask"]["id"], page.inner_text(".prompt h2")) == (ask, prompt)
        own.halt()
        expect(page.locator(".prompt.reconnecting")).to_be_visible(timeout=PATIENCE)
        own.begin()
        expect(page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
        assert page.inner_text(".prompt h2") == prompt
        ana.errors[:] = [trouble for trouble in ana.errors if "WebSocket connection" not in trouble]
        before = clicker.clicks
        clicker.play(until=lambda: clicker.clicks > before + 4)
        ana.close()


def _is_answered(visitor: Visitor, ask: str) -> bool:
    """Has this browser answered the question, whether the server knows it already or not?"""
    sent = [json.loads(text) for text in visitor.sent]
    return any(message["type"] == "answer" and message["ask"] == ask for message in sent)


def test_a_duel_by_keyboard(visit: Visit) -> None:
    """From the home page to the end of a game, and no mouse."""
    ana = visit()
    page = ana.go()
    page.wait_for_selector("main h3")
    keys = 0
    while page.evaluate("document.activeElement.textContent.trim()") != "Play Gladius now":
        page.keyboard.press("Tab")
        keys += 1
        assert keys < 30
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    for _ in range(400):
        if ana.state.get("over"):
            break
        if page.locator(".prompt.yours").count():
            key = "1" if page.locator(".hand .pick:not(.none):not([aria-disabled=true])").count() else "0"
            page.keyboard.press(key)  # picks
            page.keyboard.press("Enter")  # plays what is picked
        page.wait_for_timeout(20)
    assert ana.state["over"]


def test_another_language(visit: Visit) -> None:
    """At once, at the table, without losing the question."""
    ana = visit()
    page = ana.sit(ana.table("gladius", ["me", "bot:greedy"]))
    page.wait_for_selector(".prompt.yours")
    english, ask = page.inner_text("body"), ana.state["ask"]["id"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.wait_for_timeout(300)
    assert ana.state["ask"]["id"] == ask
    assert page.inner_text("body") != english
    for spoken in page.locator(".sr[aria-live]:not([role])").all():
        assert spoken.get_attribute("lang") == "pt-BR"
    heard = "".join(page.locator("div.sr[aria-live]").all_inner_texts())
    assert page.locator(".prompt h2").inner_text() in heard, "what is spoken changes its language, too"
    assert "web-" not in page.inner_text("body")


@pytest.mark.parametrize(
    ("lang", "button", "void"),
    [("en", "Take the seat here", "was used"), ("pt-BR", "Ocupar o lugar aqui", "já foi")],
)
def test_a_seat_goes_along_to_another_device(visit: Visit, lang: str, button: str, void: str) -> None:
    """To open the link uses nothing up; the button does, once; and the first device keeps its seat."""
    ana, phone, late = visit(), visit(size=(390, 844), lang=lang), visit(lang=lang)
    table = ana.table("gladius", ["me", "bot:greedy"])
    computer = ana.sit(table)
    computer.wait_for_selector(".prompt")
    link = ana.call("POST", f"/api/tables/{table}/seats/0/link", {})["path"]
    for one in (late, phone):
        one.go(link).get_by_role("button", name=button).wait_for()
    phone.page.get_by_role("button", name=button).click()
    phone.page.wait_for_url(f"**/table/{table}?seat=0")
    phone.page.wait_for_selector(".prompt")
    late.page.get_by_role("button", name=button).click()
    expect(late.page.get_by_role("alert")).to_contain_text(void, timeout=PATIENCE)
    late.errors.clear()  # the browser notes every refusal
    computer.reload()
    computer.wait_for_selector(".prompt")
    assert ana.state["view"]["hand"] == phone.state["view"]["hand"]


def test_late_clicks_are_harmless(visit: Visit) -> None:
    """Two tabs of one seat: both click, once it counts."""
    ana = visit()
    table = ana.table("gladius", ["me", "bot:greedy"], undo="off")
    first = ana.sit(table)
    second = ana.tab()
    second.goto(f"{ana.url}/table/{table}")
    second.wait_for_selector(".prompt.yours")
    first.wait_for_selector(".prompt.yours")
    one, two = Clicker(ana, "gladius", page=first), Clicker(ana, "gladius", page=second)
    for turn in range(12):
        for clicker in (one, two):
            if turn % 4 == 3:
                clicker.page.bring_to_front()
            clicker.step()
    assert not first.get_by_role("alert").filter(has_text="wrong").count()
    first.wait_for_selector(".prompt.yours, .prompt.over")
