"""The end of a game as a scene: every game's, in both languages, on phone and desktop; what is shared of it."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tools.browser import DESKTOP, PHONE, WEB, RunningServer, Visitor, import_once

from munera.words.games import words_of_game
from tests.counts import LONG
from tests.tables.test_endings import GAMES, played, solo_record
from tests.web.conftest import Visit
from tests.web.layout import DESKTOPS, PHONES, resize, trouble_at
from tests.web.test_everybody import complaints

SCENE = "dialog.ending"
PNG = b"\x89PNG\r\n\x1a\n"
# The width of a picture, and the share of its hundred parts in which something is drawn: more than one colour.
DRAWN = """async (data) => {
  const image = new Image()
  image.src = data
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const [wide, high] = [Math.floor(width / 10), Math.floor(height / 10)]
  let drawn = 0
  for (let part = 0; part < 100; part++) {
    const { data } = context.getImageData((part % 10) * wide, Math.floor(part / 10) * high, wide, high)
    const colours = new Set(new Uint32Array(data.buffer))
    if (colours.size > 8) drawn++
  }
  return [width, drawn / 100]
}"""


def record(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(solo_record() if game == "solo" else played(game))
    return data


def come(visitor: Visitor, game: str) -> str:
    """Import a finished game and look at its table: the scene comes by itself. Gives the table's id."""
    table = ended(visitor, game)
    visitor.go(f"/table/{table}").wait_for_selector(f"{SCENE} .main")
    return table


def ended(visitor: Visitor, game: str) -> str:
    return import_once(visitor, f"end of {game}", record(game))


def speak(visitor: Visitor, lang: str, theme: str) -> None:
    """Read the same page in another language and light."""
    visitor.page.evaluate(
        "wanted => { localStorage.munera = JSON.stringify({...JSON.parse(localStorage.munera), ...wanted}) }",
        {"lang": lang, "theme": theme},
    )
    visitor.page.reload()
    visitor.page.wait_for_selector(f"{SCENE} .main")


def test_every_game_ends_with_its_scene(visit: Visit) -> None:
    """On a desktop in English; for one of them, for all in the soak, also on a phone in Portuguese in the dark."""
    visitor = visit()
    wrong = list[str]()
    for game in (*GAMES, "solo"):
        table = come(visitor, game)
        shows_the_end(visitor, table, "en")
        if game == "spartacus" or LONG:
            wrong += [f"{game}: {one}" for one in looks(visitor, table)]
    assert wrong == []


def test_every_award_has_a_medal() -> None:
    """Each game draws its own: what is not named there would be one plain wreath."""
    for game in GAMES:
        drawn = (WEB / f"src/art/games/{'spartacus' if game == 'serpents' else game}.ts").read_text("utf-8")
        assert [one for one in words_of_game(game).ending.awards if f"{one}: '" not in drawn] == [], game


def looks(visitor: Visitor, table: str) -> list[str]:
    """What is wrong with the scene, by its boxes and for everybody, in both languages and lights."""
    page = visitor.page
    wrong = [*complaints(page), *trouble_at(page, DESKTOPS if LONG else DESKTOPS[-1:])]
    resize(page, PHONE)
    speak(visitor, "pt-BR", "dark")
    shows_the_end(visitor, table, "pt-BR")
    wrong += [*complaints(page), *trouble_at(page, PHONES if LONG else PHONES[-1:]), *cut_off(page)]
    resize(page, DESKTOP)
    speak(visitor, "en", "light")
    return wrong


def cut_off(page: Page) -> list[str]:
    """Who stands or lies half outside the picture."""
    people: list[tuple[str, float, float]] = page.locator(".hero .win, .hero .fallen").evaluate_all(
        """all => all.filter((one) => one.checkVisibility()).map((one) => {
          const parts = [...one.querySelectorAll('path')].map((part) => part.getBoundingClientRect())
          const left = Math.min(...parts.map((part) => part.left))
          return [one.className, left, Math.max(...parts.map((part) => part.right))]
        })"""
    )
    assert people
    width = page.evaluate("innerWidth")
    return [f"cut off: {who}, {left} to {right}" for who, left, right in people if left < 0 or right > width]


def shows_the_end(visitor: Visitor, table: str, lang: str) -> None:
    reply = visitor.call("GET", f"/api/tables/{table}/ending?lang={lang}")
    scene = visitor.page.locator(SCENE)
    assert scene.locator("h1").inner_text() == reply["verdict"]["title"]
    assert scene.locator("h1").evaluate("one => one === document.activeElement")
    assert scene.locator("ol li").count() == len(reply["sides"])
    has = [int(text) for text in scene.locator("ol .v").all_inner_texts()]
    assert sorted(has) == sorted(side["has"] for side in reply["sides"])
    medals = scene.locator(".medal").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(medals)) == len(reply["awards"]), "each award is drawn as something else"
    lines = scene.locator(".chart .line")
    assert lines.count() == len(reply["sides"])
    dashes = lines.evaluate_all("all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == len(dashes), "the lines differ in more than their colours"
    rows = scene.locator(".chart tbody tr")
    assert rows.last.locator("td").all_text_contents() == [str(side["has"]) for side in reply["sides"]]
    alone = sum(side["won"] for side in reply["sides"]) == 1
    assert scene.locator(".hero .win svg.fig").count() == alone
    asks = reply["figures"]["pleading"] is not None
    assert scene.locator(f".hero .other[data-pose={'plead' if asks else 'stand'}] svg.fig").count() == (
        asks or alone
    )
    decided = next(one for one in reply["rounds"] if one["number"] == reply["moment"]["round"])
    assert scene.locator(".chart rect").count() == 1, "the round that decided is shaded"
    assert scene.locator(".chart .when").text_content() == decided["title"]
    assert " ".join(reply["moment"]["lines"]) in scene.locator(".moment").inner_text()
    assert scene.locator(f"a[href='/replay/{table}']").count() == 1
    shown = reply["moment"]["picture"]
    picture = scene.locator(".moment [data-picture]")
    assert picture.get_attribute("data-picture") == (shown["card"] or ("fight" if shown["figures"] else "victor"))
    assert picture.locator("svg").first.evaluate("one => one.querySelectorAll('path').length") > 5
    holds = [side["holds"] for side in reply["sides"] if side["holds"]]
    assert sorted(set(holds) & set(scene.locator("ol small").all_inner_texts())) == sorted(set(holds))
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
    assert page.locator(SCENE).count() == 0
    page.keyboard.press("End")  # a replay ends with the same scene
    page.wait_for_selector(f"{SCENE} .main")
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).not_to_be_visible()
    expect(page.locator("text=How it ended")).to_be_visible()


def test_whoever_has_won_is_addressed_and_may_play_once_more(visit: Visit) -> None:
    """Petals fall for a victory where things may move, and are gone after a moment."""
    visitor = visit(calm=False)
    page = visitor.page
    table = visitor.table("gladius", ["me", "me"])
    visitor.sit(table, 1)
    concede(visitor, table, 0)
    page.wait_for_selector(f"{SCENE} .main")
    scene = page.locator(SCENE)
    assert scene.locator("h1").inner_text() == "The crowd shouts your name."
    assert "gave up" in scene.locator(".verdict").inner_text()
    assert "Gladius · Turn 1 · less than a minute" in scene.locator(".verdict").inner_text()
    assert scene.locator(".petal").count() > 20
    assert scene.locator("li.you").count() == 1
    assert [one.strip() for one in scene.locator(".btn.pri").all_inner_texts()] == ["Once more"]
    scene.locator(".btn.pri").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


# The rows of buttons at the end, each with its left and right edge, and where the words above them end.
ROWS = """() => {
  const { bottom } = document.querySelector('.prompt.over h2').getBoundingClientRect()
  const rows = new Map()
  for (const one of document.querySelectorAll('.prompt.over .btn')) {
    const { top, left, right } = one.getBoundingClientRect()
    const [from, to] = rows.get(Math.round(top)) ?? [left, right]
    rows.set(Math.round(top), [Math.min(from, left), Math.max(to, right)])
  }
  return [bottom, [...rows].map(([top, edges]) => [top, ...edges.map(Math.round)])]
}"""


def test_behind_the_scene_a_phone_has_full_rows_of_buttons_below_the_words(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True, lang="pt-BR")
    table = visitor.table("gladius", ["me", "me"])
    visitor.sit(table, 1)
    concede(visitor, table, 0)
    visitor.page.wait_for_selector(f"{SCENE} .main")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(SCENE)).not_to_be_visible()
    words, rows = visitor.page.evaluate(ROWS)
    assert len(rows) > 1
    assert len({tuple(edges) for _, *edges in rows}) == 1, rows
    assert all(top >= words for top, *_ in rows), (words, rows)


def test_whoever_has_lost_is_told_who_would_play_again(visit: Visit) -> None:
    visitor = visit(calm=False)
    table = visitor.table("gladius", ["me", "bot:greedy"])
    visitor.sit(table)
    concede(visitor, table, 0)
    scene = visitor.page.locator(SCENE)
    expect(scene.locator(".main")).to_be_visible()
    assert scene.locator(".petal").count() == 0
    (name,) = (chair["name"] for chair in visitor.call("GET", f"/api/tables/{table}")["seats"][1:])
    asked = scene.locator(".dock .ask")
    assert asked.inner_text().startswith("Take your revenge?")
    assert name in asked.locator("small").inner_text()


def concede(visitor: Visitor, table: str, seat: int) -> None:
    """Give up for a seat of this browser, over a socket of its own."""
    visitor.page.evaluate(
        """([table, seat]) => new Promise((done, fail) => {
          const from = location.origin.replace('http', 'ws')
          const line = new WebSocket(`${from}/api/tables/${table}/socket?seat=${seat}`)
          line.onmessage = ({ data }) => {
            const frame = JSON.parse(data)
            if (frame.type === 'state' && frame.over) done()
            else if (frame.type === 'state') line.send(JSON.stringify({ type: 'concede', ref: 1 }))
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
    data = base64.b64encode((tmp_path / "end.png").read_bytes()).decode()
    opened.goto("about:blank")  # the chronicle shows no pictures from elsewhere
    width, drawn = opened.evaluate(DRAWN, f"data:image/png;base64,{data}")
    opened.close()
    assert width == 1200
    assert drawn > 0.5, "most of the picture is empty"


def test_the_scene_says_so_where_the_rest_cannot_be_told(visit: Visit, server: RunningServer) -> None:
    visitor = visit()
    page = visitor.page
    table = ended(visitor, "gladius")
    page.route("**/ending?*", lambda route: route.abort())
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(f"{SCENE} [role=alert]")
    assert page.locator(f"{SCENE} h1").inner_text()
    page.unroute("**/ending?*")
    page.click(f"{SCENE} >> text=Try again")
    page.wait_for_selector(f"{SCENE} .main")
    visitor.errors.clear()  # the browser reports the lost request itself
