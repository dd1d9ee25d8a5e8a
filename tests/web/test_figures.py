"""Everybody has a face of their own: no two of a game look alike, and the boards show who is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.browser import WEB, open_scene
from tools.scenes import SCENES, STRIKE, THUMB

from munera.games import books
from munera.games.school.gladiators import NAMES, READY_MADE
from tests.web.conftest import Visit, lacking

pytestmark = pytest.mark.slow

# How many of the pixels of two faces differ at the least, at this width.
LEAST = 0.06
WIDTH = 48
SCENE = {scene.name: scene for scene in SCENES}

# Draws all of them into one picture and compares every two: a pixel differs where a colour does by more than 24.
COMPARE = """async ({ cast, still, W }) => {
  const H = Math.round((W * 250) / 240)
  const look = ({ recruit, ...who }) => (recruit ? Figures.recruit(recruit) : who)
  const drawn = cast.map(look).map((who, at) =>
    Figures.figure({
      ...who, side: 'batiatus', size: W, at: [0, at * H],
      traits: { ...who.traits, ...(still ? Figures.STILL : {}) },
    }))
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${cast.length * H}">
    <rect width="100%" height="100%" fill="#e6e3dc"/>${drawn.join('')}</svg>`
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = new OffscreenCanvas(W, cast.length * H)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  const pixels = context.getImageData(0, 0, W, cast.length * H).data
  const size = W * H * 4
  const differs = (a, b) => {
    let count = 0
    for (let i = 0; i < size; i += 4) {
      const p = a * size + i, q = b * size + i
      if (Math.abs(pixels[p] - pixels[q]) > 24 || Math.abs(pixels[p + 1] - pixels[q + 1]) > 24 ||
          Math.abs(pixels[p + 2] - pixels[q + 2]) > 24) count++
    }
    return count / (W * H)
  }
  const name = (who) => who.id ?? who.recruit.name
  const found = []
  for (let a = 0; a < cast.length; a++)
    for (let b = a + 1; b < cast.length; b++) found.push([differs(a, b), name(cast[a]), name(cast[b])])
  return found.sort((one, two) => one[0] - two[0]).slice(0, 5)
}"""


@pytest.fixture(scope="module")
def figures(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page that can draw figures as the app does."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path)
    if node is None or not (WEB / "node_modules/vite").exists():
        lacking("The tools of the web app are not installed: run `make web`.")
        raise AssertionError
    done = subprocess.run([node, "tools/faces.js"], cwd=WEB, capture_output=True, text=True, check=True)
    script = tmp_path_factory.mktemp("figures") / "faces.js"
    script.write_text(done.stdout, "utf-8")
    page = browser.new_page()
    page.add_script_tag(path=script)
    yield page
    page.close()


def _cast(game: str) -> list[dict[str, Any]]:
    """Everybody of a game's tables who has a face."""
    if game == "school":
        fighters = [
            {"id": at, "name": NAMES[row[2]][at % 20], "style": row[0]}
            | {"nationality": row[2], "age": row[3], "size": row[4]}
            for at, row in enumerate(READY_MADE.values())
        ]
        beasts = [{"id": kind, "style": kind} for kind in ("lion", "tiger", "bear")]
        return [*({"recruit": one} for one in fighters), *beasts]
    printed: dict[str, Any] = dict(books()[game].printed())
    people = {"gladiator", "slave", "guard", "patron"}
    cards = [card for card, facts in printed["cards"].items() if {facts.get("kind"), facts.get("type")} & people]
    seats = [{"id": f"seat-{name}", "style": "noble"} for name in ("Automaton", "Machina", "Talos", "Galatea")]
    return [*({"id": one} for one in (*cards, *printed.get("houses", ()))), *seats]


def _styles(*styles: str, count: int) -> list[dict[str, Any]]:
    return [{"id": f"{style} {at}", "style": style} for style in styles for at in range(count)]


CASTS = {
    "spartacus": lambda: _cast("spartacus"),
    "serpents": lambda: _cast("serpents"),
    "for_glory": lambda: _cast("for_glory"),
    "school": lambda: _cast("school"),
    "civilians": lambda: _styles("servant", "noble", "trainer", count=30),
    "beasts": lambda: _styles("lion", "tiger", "bear", count=12),
}


@pytest.mark.parametrize("cast", CASTS)
def test_no_two_faces_of_a_game_are_alike(figures: Page, cast: str) -> None:
    people = CASTS[cast]()
    assert len(people) > 30
    for still in (False, True):
        closest = figures.evaluate(COMPARE, {"cast": people, "still": still, "W": WIDTH})
        assert closest[0][0] >= LEAST, (still, closest)


def _shown(page: Page) -> dict[str, set[str]]:
    """Who is shown on a board, and how they are drawn."""
    found: dict[str, set[str]] = {}
    faces = page.eval_on_selector_all(
        "[data-figure]",
        "all => all.map((one) => [one.dataset.figure, one.querySelector('svg.fig')?.innerHTML ?? ''])",
    )
    for who, drawing in faces:
        found.setdefault(who, set()).add(drawing)
    return found


def test_the_home_page_shows_people_without_what_draws_them(visit: Visit) -> None:
    ana = visit()
    loaded: list[str] = []
    ana.page.on("request", lambda one: loaded.append(one.url))
    page = ana.go()
    expect(page.locator(".hero svg.fig")).to_have_count(2)
    drawn = page.locator("svg.fig").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(drawn)) == 9  # two of them stand in the picture of their game once more
    assert [url for url in loaded if "/art" in url] == []


def test_houses_and_their_people_have_faces(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["spartacus-deals"])
    shown = _shown(page)
    houses = {who for who in shown if who.startswith("ho-")}
    people = {who for who in shown if who.startswith(("gl-", "sl-", "gu-"))}
    assert len(houses) == 4
    assert len(people) > 3
    assert all("" not in drawings for drawings in shown.values())
    # Nobody has the face of another, whatever House they belong to.
    for who in shown:
        assert not any(shown[who] & shown[other] for other in shown if other != who), who


def test_a_fighter_of_a_school_has_the_same_face_everywhere(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["school-arrange"])
    shown = _shown(page)
    assert len(shown) > 3
    assert "" not in set.union(*shown.values())
    assert all(len(drawings) == 1 for drawings in shown.values())
    twice = page.eval_on_selector_all("[data-figure]", "all => all.length")
    assert twice > len(shown), "the roster and the sheet of pairs show the same people"
    assert len({next(iter(drawings)) for drawings in shown.values()}) == len(shown)


def test_those_who_fight_a_duel_stand_on_their_sides(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["gladius-duel"])
    shown = _shown(page)
    assert len(shown) == 2
    assert all(drawing for drawings in shown.values() for drawing in drawings)


def test_whoever_fights_has_their_face_beside_the_sand_and_in_the_result(visit: Visit) -> None:
    ana = visit()
    page = open_scene(ana, STRIKE)
    beside = page.locator(".panel [data-figure]").evaluate_all("all => all.map((one) => one.dataset.figure)")
    assert sorted(beside) == ["gl-crixus", "gl-pericles"]
    on_sand = page.locator(".sand [data-side] svg.fig").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(on_sand)) == 2
    page = open_scene(ana, replace(THUMB, name="figures-thumb", options={"rounds": 4}))
    page.locator("[data-option='\"down\"']").first.click()
    confirm = page.locator(".prompt .btn.pri")
    if confirm.count():
        confirm.first.click()
    page.wait_for_selector(".after .figure svg.fig")
    assert page.locator(".after .figure svg.fig").count() == 2


def test_a_school_shows_its_dead_and_who_leads_the_others(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["school-release"])
    seats = page.locator("[data-figure^='seat-']").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(seats) == len(set(seats)) == 4
    page.get_by_role("button", name="Bituitus").click()
    expect(page.locator("dialog[open] svg.fig").first).to_be_visible()


def test_both_sides_of_for_glory_have_a_face_in_their_bar(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["for_glory-battle"])
    seats = page.locator("section.bar [data-figure^='seat-']").evaluate_all(
        "all => all.map((one) => one.innerHTML)"
    )
    assert len(seats) == len(set(seats)) == 2


def test_what_lies_on_a_tray_has_a_face(visit: Visit) -> None:
    page = open_scene(visit(), SCENE["spartacus-deals"])
    page.locator(".stalls button").first.click()
    shelf = page.locator(".shelf").first.locator(".token:not(.word)").first
    who = shelf.locator("[data-figure]").get_attribute("data-figure")
    shelf.click()
    expect(page.locator(f"[data-tray=given] .token [data-figure='{who}'] svg.fig")).to_have_count(1)
