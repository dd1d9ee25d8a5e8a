"""The end of a game as a scene: every game's, in both languages, on phone and desktop; what is shared of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.browser import DESKTOP, PHONE, RunningServer, Visitor

from tests.counts import LONG
from tests.tables.test_endings import GAMES, played, solo_record
from tests.web.conftest import Visit
from tests.web.layout import DESKTOPS, PHONES, resize, trouble_at
from tests.web.test_everybody import complaints

SCENE = "dialog.ending"
PNG = b"\x89PNG\r\n\x1a\n"


def record(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(solo_record() if game == "solo" else played(game))
    return data


def come(visitor: Visitor, game: str) -> str:
    """Import a finished game and look at its table: the scene comes by itself. Gives the table's id."""
    page = visitor.page
    page.goto(visitor.url)
    table: str = visitor.call("POST", "/api/records", {"record": record(game)})["id"]
    page.goto(f"{visitor.url}/table/{table}")
    page.wait_for_selector(f"{SCENE} .main")
    return table


def speak(visitor: Visitor, lang: str, theme: str) -> None:
    """Read the same page in another language and light."""
    visitor.page.evaluate(
        "wanted => { localStorage.munera = JSON.stringify({...JSON.parse(localStorage.munera), ...wanted}) }",
        {"lang": lang, "theme": theme},
    )
    visitor.page.reload()
    visitor.page.wait_for_selector(f"{SCENE} .main")


@pytest.mark.parametrize("game", [*GAMES, "solo"])
def test_every_game_ends_with_its_scene(visit: Visit, game: str) -> None:
    """On a desktop in English, and on a phone in Portuguese in the dark."""
    visitor = visit()
    table, page = come(visitor, game), visitor.page
    wrong = list[str]()
    for lang, size in (("en", DESKTOP), ("pt-BR", PHONE)):
        if lang != "en":
            resize(page, size)
            speak(visitor, lang, "dark")
        shows_the_end(page, visitor.call("GET", f"/api/tables/{table}/ending?lang={lang}"))
        wrong += complaints(page)
        wrong += trouble_at(
            page, (PHONES if size == PHONE else DESKTOPS) if LONG or game == "spartacus" else [size]
        )
    assert wrong == []


def shows_the_end(page: Page, told: dict[str, Any]) -> None:
    scene = page.locator(SCENE)
    assert scene.locator("h1").inner_text() == told["verdict"]["title"]
    assert scene.locator("h1").evaluate("one => one === document.activeElement")
    assert scene.locator("ol li").count() == len(told["sides"])
    has = [int(text) for text in scene.locator("ol .v").all_inner_texts()]
    assert sorted(has) == sorted(side["has"] for side in told["sides"])
    assert scene.locator(".medal").count() == len(told["awards"])
    lines = scene.locator(".chart .line")
    assert lines.count() == len(told["sides"])
    dashes = lines.evaluate_all("all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == len(dashes), "the lines differ in more than their colours"
    rows = scene.locator(".chart tbody tr")
    assert rows.last.locator("td").all_text_contents() == [str(side["has"]) for side in told["sides"]]
    assert scene.locator(".hero .win svg.fig").count() == (sum(side["won"] for side in told["sides"]) == 1)
    assert scene.locator(".petal").count() == 0, "nobody here has won"


def test_the_moment_leads_into_the_replay_and_the_board_is_behind(visit: Visit) -> None:
    visitor = visit()
    table, page = come(visitor, "gladius"), visitor.page
    page.click(f"{SCENE} >> text=See the board")
    expect(page.locator(SCENE)).not_to_be_visible()
    assert page.locator(".prompt.over h2").inner_text()
    page.click("text=How it ended")
    page.wait_for_selector(f"{SCENE} .main")
    at = visitor.call("GET", f"/api/tables/{table}/ending")["moment"]["at"]
    page.click(f"{SCENE} .moment a")
    page.wait_for_url(f"**/replay/{table}?at={at}")
    page.wait_for_selector(".foot h2")


def test_a_replay_ends_with_the_same_scene(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(visitor.url)
    table = visitor.call("POST", "/api/records", {"record": record("gladius")})["id"]
    page.goto(f"{visitor.url}/replay/{table}?at=3")
    page.wait_for_selector(".foot h2")
    assert page.locator(SCENE).count() == 0
    page.keyboard.press("End")
    page.wait_for_selector(f"{SCENE} .main")
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).not_to_be_visible()
    expect(page.locator("text=How it ended")).to_be_visible()


def test_whoever_has_won_is_addressed_and_may_play_once_more(visit: Visit) -> None:
    """Petals fall for a victory where things may move, and are gone after a moment."""
    visitor = visit(calm=False)
    page = visitor.page
    page.goto(visitor.url)
    table = visitor.call("POST", "/api/tables", {"game": "gladius", "seats": [{"kind": "me"}, {"kind": "me"}]})[
        "id"
    ]
    page.goto(f"{visitor.url}/table/{table}?seat=1")
    page.wait_for_selector(".prompt")
    concede(visitor, table, 0)
    page.wait_for_selector(f"{SCENE} .main")
    scene = page.locator(SCENE)
    assert scene.locator("h1").inner_text() == "The crowd shouts your name."
    assert "gave up" in scene.locator(".verdict").inner_text()
    assert scene.locator(".petal").count() > 20
    assert scene.locator("li.you").count() == 1
    assert [one.strip() for one in scene.locator(".btn.pri").all_inner_texts()] == ["Once more"]
    scene.locator(".btn.pri").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def concede(visitor: Visitor, table: str, seat: int) -> None:
    """Give up for a seat of this browser, over a socket of its own."""
    visitor.page.evaluate(
        """([table, seat]) => new Promise((done, fail) => {
          const from = location.origin.replace('http', 'ws')
          const line = new WebSocket(`${from}/api/tables/${table}/socket?seat=${seat}`)
          line.onmessage = ({ data }) => {
            const told = JSON.parse(data)
            if (told.type === 'state' && told.over) done()
            else if (told.type === 'state') line.send(JSON.stringify({ type: 'concede', ref: 1 }))
          }
          line.onerror = fail
        })""",
        [table, seat],
    )


def test_the_picture_and_the_chronicle_open(visit: Visit, browser: Browser, tmp_path: Path) -> None:
    visitor = visit()
    come(visitor, "spartacus")
    page = visitor.page
    page.click(f"{SCENE} >> text=Share")
    with page.expect_download() as saved:
        page.click(f"{SCENE} >> text=PNG")
    saved.value.save_as(tmp_path / "end.png")
    assert (tmp_path / "end.png").read_bytes().startswith(PNG)
    with page.expect_download() as saved:
        page.click(f"{SCENE} >> text=HTML")
    saved.value.save_as(tmp_path / "end.html")

    opened = browser.new_page()
    troubles = list[str]()
    opened.on("console", lambda said: troubles.append(said.text))
    opened.on("request", lambda asked: troubles.append(asked.url) if not asked.url.startswith("file:") else None)
    opened.goto((tmp_path / "end.html").as_uri())
    assert opened.locator("section").evaluate_all("all => all.map((one) => one.lang)") == ["en", "pt-BR"]
    assert opened.locator("section[lang=en] h1").inner_text() == page.locator(f"{SCENE} h1").inner_text()
    assert opened.locator("section[lang='pt-BR'] h2").last.inner_text() == "A crônica"
    assert opened.locator("section h3").count() > 2
    assert troubles == []
    opened.goto((tmp_path / "end.png").as_uri())
    width, colours = opened.evaluate(
        """() => {
          const image = document.querySelector('img')
          const canvas = document.createElement('canvas')
          canvas.width = image.naturalWidth
          canvas.height = image.naturalHeight
          const pen = canvas.getContext('2d')
          pen.drawImage(image, 0, 0)
          const seen = new Set()
          try {
            const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
            for (let at = 0; at < data.length; at += 388)
              seen.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2])
          } catch { seen.add(-1) }
          return [image.naturalWidth, seen.size]
        }"""
    )
    assert width == 1200
    assert colours == 1 or colours > 40, "an empty picture"
    opened.close()


def test_the_scene_says_so_where_the_rest_cannot_be_told(visit: Visit, server: RunningServer) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(server.url)
    table = visitor.call("POST", "/api/records", {"record": record("gladius")})["id"]
    page.route("**/ending?*", lambda route: route.abort())
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(f"{SCENE} [role=alert]")
    assert page.locator(f"{SCENE} h1").inner_text()
    page.unroute("**/ending?*")
    page.click(f"{SCENE} >> text=Try again")
    page.wait_for_selector(f"{SCENE} .main")
    visitor.errors.clear()  # the browser reports the lost request itself
