"""What happens moves: dice, blows, the staged thumb. It can be skipped, takes no clicks, some want none."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Scene, Visitor, import_once, open_scene, position
from tools.scenes import BID, CROWD_COMES, SCENES, STRIKE, THUMB

from tests.tables.test_endings import played
from tests.web.conftest import Visit
from tests.web.guided import walk
from tests.web.waiting import eventually

pytestmark = pytest.mark.slow

MELEE = next(scene for scene in SCENES if scene.name == "for_glory-melee")
WOUNDS = next(scene for scene in SCENES if scene.name == "spartacus-wounds")
MOMENTS = ["crowd", "hush", "turn", "fate"]
LONGEST = 600  # milliseconds of a beat
LUNGE = "m-lunge"
NETTED = 4  # the seed of a duel in which a blow is stopped, one is a net, one lands and the last one fells
ENDING = "dialog.ending[open]"

# Every moment of the verdict that was ever in the page, and whether more than transforms and opacity was animated.
WATCH = """() => {
  window.moments = []
  new MutationObserver(() => {
    const moment = document.querySelector('[data-part=thumb]')?.dataset.moment
    if (moment && moments.at(-1) !== moment) moments.push(moment)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
# Animations of ours that are not over, where they move something.
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running' && one.animationName).length"

# Who has been edged, and how: it does not last.
WATCH_EDGES = """() => {
  window.edges = []
  const look = () => {
    for (const one of document.querySelectorAll('.fighters .m-edge'))
      window.edges.push([one.innerText, getComputedStyle(one).outlineStyle])
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


# What has been animated since the page was opened, by the names in the style sheets, and the longest of it.
RECORD = """
window.moved = []
window.longest = 0
addEventListener('animationstart', ({ target, animationName }) => {
  moved.push(animationName)
  if (!target.closest('main')) return
  const ends = target.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime)
  longest = Math.max(longest, ...ends)
}, true)
"""


def _answer(page: Page, option: Any) -> None:
    """Choose it, and confirm it where one click is not enough."""
    button = page.locator(f"[data-option*='{json.dumps(option, separators=(',', ':'))}']").first
    asks = button.get_attribute("aria-pressed") is not None
    button.click()
    if asks:
        page.click(".prompt .btn.pri")


def _freeze(page: Page) -> None:
    """From now on no timer of the page rings: what moves does not end by itself."""
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def _frozen(visit: Visit, scene: Scene) -> tuple[Visitor, Page]:
    ana = visit(calm=False)
    ana.page.clock.install()
    page = open_scene(ana, scene)
    page.evaluate(WATCH)
    _freeze(page)
    return ana, page


def test_the_thumb_is_staged_and_told(visit: Visit) -> None:
    _, page = _frozen(visit, THUMB)
    _answer(page, "down")
    for moment in MOMENTS:
        page.wait_for_selector(f"[data-part=thumb][data-moment={moment}]")
        pose = page.locator("[data-part=thumb] [data-pose]").get_attribute("data-pose")
        assert pose == ("fallen" if moment == "fate" else "plead")
        assert page.locator(ENDING).count() == 0, "the end of the game waits until it has been seen"
        page.clock.run_for(LONGEST)
    page.wait_for_selector("[data-part=thumb]", state="detached")
    assert page.evaluate("moments") == MOMENTS
    lines = page.locator("[data-part=staged] p").all_inner_texts()
    assert len(lines) == len(MOMENTS)
    assert "Pericles" in lines[0]
    assert "down" in lines[2]
    assert lines[3] == "Pericles dies"
    page.clock.run_for(1000)
    page.wait_for_selector(ENDING)


def test_the_thumb_can_be_skipped_and_takes_no_click(visit: Visit) -> None:
    _, page = _frozen(visit, THUMB)
    _answer(page, "up")
    verdict = page.locator("[data-part=thumb]")
    verdict.wait_for()
    assert verdict.get_attribute("data-moment") == "crowd"
    box = verdict.bounding_box()
    assert box
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-part=thumb]') === null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under
    page.keyboard.press("ArrowDown")
    expect(verdict).to_have_count(0)
    assert page.evaluate("moments") == ["crowd"]


def _pace(pace: str) -> str:
    """A script by which the reader has chosen this pace."""
    return f"localStorage.munera = JSON.stringify({{ ...JSON.parse(localStorage.munera), pace: '{pace}' }})"


@pytest.mark.parametrize(("pace", "factor"), [("slow", 1.7), ("quick", 0.5)])
def test_things_move_at_the_pace_of_the_reader(visit: Visit, pace: str, factor: float) -> None:
    ana = visit(calm=False)
    ana.context.add_init_script(_pace(pace))
    ana.page.clock.install()
    page = open_scene(ana, THUMB)
    page.evaluate(WATCH)
    _freeze(page)
    _answer(page, "up")
    page.wait_for_selector("[data-part=thumb][data-moment=crowd]")
    page.clock.run_for(round(520 * factor) - 40)
    assert page.evaluate("moments") == ["crowd"]
    page.clock.run_for(80)
    page.wait_for_selector("[data-part=thumb][data-moment=hush]")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-k')") == str(factor)


# At this pace everything would move, but for what the browser is told.
USUAL_PACE = _pace("usual")


def test_who_wants_no_motion_sees_the_end_at_once(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(USUAL_PACE)
    ana.page.clock.install()
    page = open_scene(ana, THUMB)
    page.evaluate(WATCH)
    _freeze(page)
    _answer(page, "up")
    page.wait_for_selector("[data-part=thumb][data-moment=fate]")
    assert page.evaluate("moments") == ["fate"]
    assert page.evaluate(MOVING) == 0
    page.clock.run_for(3000)
    page.wait_for_selector("[data-part=thumb]", state="detached")


def test_where_nothing_moves_an_edge_says_whom_it_befell(visit: Visit) -> None:
    ana = visit()
    ana.page.clock.install()
    page = open_scene(ana, STRIKE)
    edged = page.locator(".fighters .m-edge")
    expect(page.locator(".fighters .panel")).to_have_count(2)
    assert edged.count() == 0
    page.evaluate(WATCH_EDGES)
    _freeze(page)
    _answer(page, ["attack", 1])
    for _ in range(200):
        if befallen := page.evaluate("window.edges"):
            break
        page.wait_for_timeout(25)
    assert "Pericles" in befallen[0][0]
    assert befallen[0][1] == "solid"
    for _ in range(150):  # two seconds, and more if the foe strikes back
        if not edged.count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(25)
    else:
        pytest.fail("the edge stays")


def test_dice_that_are_lost_break_off(visit: Visit) -> None:
    _, page = _frozen(visit, WOUNDS)
    expect(page.locator(".fighters .panel")).to_have_count(2)
    assert page.locator(".fighters .piece").count() == 0
    page.get_by_role("button", name="Lose one ATK die").click()
    page.locator(".prompt .btn.pri:not([disabled])").click()
    for _ in range(150):  # what comes before it takes its time
        if page.locator(".fighters .piece").count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(25)
    broken = page.locator(".fighters .cut").count()
    assert broken > 0
    assert page.locator(".fighters .piece").count() == 2 * broken
    page.clock.run_for(LONGEST)
    expect(page.locator(".fighters .piece")).to_have_count(0)


def test_sealed_bids_break_their_wax_and_coins_travel(visit: Visit) -> None:
    _, page = _frozen(visit, BID)
    page.locator(".bench .amounts .btn:not([disabled])").last.click()
    confirm = page.locator(".prompt .btn.pri, .bench .do .btn.pri")
    if confirm.count():
        confirm.first.click()
    page.wait_for_selector(".bids .wax")
    assert page.locator(".bids .wax").count() == 3
    for _ in range(150):  # what is shown in between takes its time, and so does the server
        if page.locator("[data-part=flights] .coins").count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(25)
    assert page.locator("[data-part=flights] .coins").count()
    page.clock.run_for(3 * LONGEST)
    expect(page.locator(".wax")).to_have_count(0)


def test_the_crowd_closes_the_ring_by_torchlight(visit: Visit) -> None:
    ana = visit(calm=False, theme="dark")
    ana.page.clock.install()
    page = open_scene(ana, CROWD_COMES)
    assert page.locator(".sand .night").evaluate("one => getComputedStyle(one).display") != "none"
    assert page.locator(".cell.out").count() == 0
    _freeze(page)
    _answer(page, "end")
    page.wait_for_selector(".cell.out .crowd.comes")
    assert page.locator(".crowd.comes").count() == page.locator(".cell.out").count() > 10
    page.clock.run_for(3 * LONGEST)
    expect(page.locator(".crowd.comes")).to_have_count(0)
    assert page.locator(".cell.out .crowd").count() > 10


def test_dice_are_thrown_and_come_to_lie_in_order(visit: Visit) -> None:
    _, page = _frozen(visit, STRIKE)
    page.get_by_role("button", name="Small things: themselves").click()  # else the fight would go on by itself
    expect(page.get_by_role("button", name="Small things: themselves")).to_have_attribute("aria-pressed", "false")
    _answer(page, ["attack", 1])
    page.wait_for_selector("[data-part=dice] .cube")
    dice = page.locator("[data-part=dice] [data-die]").count()
    assert page.locator("[data-part=dice] .cube").count() == dice
    assert page.locator("[data-side='0'] .strike").count() == 1
    marks = "[...document.querySelectorAll('[data-part=dice] g.mark')]"
    opacities = f"{marks}.map((one) => getComputedStyle(one).opacity)"
    assert set(page.evaluate(opacities)) == {"0"}
    # They land anywhere, and go to their columns.
    sorting = "all => all.map((one) => [getComputedStyle(one).animationName, one.style.getPropertyValue('--sx')])"
    sorts = page.locator("[data-part=dice] [data-die]").evaluate_all(sorting)
    assert [name for name, _ in sorts if "sort" not in name] == []
    assert {far for _, far in sorts} - {"", "0px"}
    page.clock.run_for(610)
    expect(page.locator("[data-part=dice] .cube")).to_have_count(0)
    page.wait_for_selector("[data-part=dice].comparing")
    page.clock.run_for(5000)
    page.wait_for_selector("[data-part=dice]:not(.comparing):not(.early)")
    eventually(page, f"() => ({MOVING})() === 0")
    # Pair by pair it is said what came of it.
    drawn = page.locator("[data-part=dice] g.mark :is(.hit, .block, circle.miss)").count()
    assert drawn == page.locator("[data-part=dice] [data-die=attack]").count()
    assert set(page.evaluate(opacities)) == {"1"}
    for row in ("attack", "defence"):
        lying = page.evaluate(
            """(row) => [...document.querySelectorAll(`[data-part=dice] [data-die=${row}]`)]
              .sort((one, two) => one.getBoundingClientRect().x - two.getBoundingClientRect().x)
              .map((one) => Number(one.dataset.face))""",
            row,
        )
        assert lying
        assert lying == sorted(lying, reverse=True)


def test_one_can_answer_while_it_moves(visit: Visit) -> None:
    ana, page = _frozen(visit, STRIKE)
    page.get_by_role("button", name="Small things: themselves").click()  # else they would strike after the move
    expect(page.get_by_role("button", name="Small things: themselves")).to_have_attribute("aria-pressed", "false")
    move = next(one for one in ana.state["ask"]["options"] if isinstance(one, list) and one[0] == "move")
    for _ in ("look", "go"):
        page.locator(f"#hex-{move[1]}").click(force=True)
    page.wait_for_selector("[data-side='0'].walks")
    page.wait_for_selector(".prompt.yours")
    _answer(page, "end")
    expect(page.locator("[data-side='0'].walks")).to_have_count(0)
    expect(page.locator(".prompt.yours [data-option='\"end\"']")).to_have_count(0)
    for _ in range(100):  # the browser tells of what was sent a little later
        sent = [one["option"] for one in map(json.loads, ana.sent) if one["type"] == "answer"]
        if len(sent) > 1:
            break
        page.wait_for_timeout(50)
    assert sent == [move, "end"]


def test_a_blow_of_for_glory_is_struck(visit: Visit) -> None:
    ana, page = _frozen(visit, MELEE)
    attack = next(one for one in ana.state["ask"]["options"] if isinstance(one, list) and one[0] == "attack")
    page.evaluate(f"() => {{{RECORD}}}")  # what moves does not wait for whoever looks at it
    page.locator(f"[data-gladiator='{attack[1]}'] .tile").click()
    page.wait_for_selector(f"[data-gladiator='{attack[1]}'].strikes")
    eventually(page, f"moved.includes('{LUNGE}')")
    page.clock.run_for(LONGEST + 10)
    expect(page.locator(".strikes")).to_have_count(0)


def test_a_replay_moves_as_the_table_does(visit: Visit) -> None:
    ana, found = visit(calm=False), position(THUMB)
    ana.page.clock.install()
    page = ana.go(f"/replay/{import_once(ana, THUMB.name, found.record)}?at={found.entry}")
    page.wait_for_selector("footer .pace")
    page.evaluate(WATCH)
    _freeze(page)
    for _ in range(20):  # bots agree on this and that before the thumb
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(100)
        if page.locator("[data-part=thumb]").count():
            break
    for moment in MOMENTS:
        page.wait_for_selector(f"[data-part=thumb][data-moment={moment}]")
        page.clock.run_for(LONGEST)
    assert page.evaluate("moments") == MOMENTS


def _story(ana: Visitor, table: str) -> tuple[list[list[Any]], list[int]]:
    """All that spectators were told of a game, and how much of it they knew at each of its places."""
    replay = f"/api/tables/{table}/replay?viewer=spectator"
    whole = ana.call("GET", f"{replay}&story=true")
    return whole["heard"], [ana.call("GET", f"{replay}&at={at}")["told"] for at in range(whole["of"] + 1)]


def test_blows_are_blocked_and_bound_and_fell(visit: Visit) -> None:
    """Each outcome of a blow in a duel: it goes out, one sees what came of it, and all of it is short."""
    ana = visit(calm=False)
    ana.context.add_init_script(RECORD)
    table = import_once(ana, "duel with a net", json.loads(played("gladius", NETTED)))
    heard, known = _story(ana, table)
    for kind, seen in (("stopped", "spark"), ("immobilised", "net"), ("hit", "flash"), ("wins", "topple")):
        event = next(n for n, one in enumerate(heard) if one[0] == kind)
        place = next(at for at, until in enumerate(known) if until > event)
        page = ana.go(f"/replay/{table}?at={place - 1}")
        page.wait_for_selector("footer .pace")
        expect(page.get_by_role("slider")).to_have_value(str(place - 1))
        page.evaluate("moved.length = 0")
        page.keyboard.press("ArrowRight")
        eventually(page, "seen => moved.some((one) => one.includes(seen))", f"m-{seen}")
        assert page.evaluate("moved.includes('m-lunge')") or kind == "wins"
        assert 0 < page.evaluate("longest") <= LONGEST


def test_influence_travels_to_its_track(visit: Visit) -> None:
    ana = visit(calm=False)
    table = import_once(ana, "end of spartacus", json.loads(played("spartacus")))
    heard, known = _story(ana, table)
    events = [n for n, one in enumerate(heard) if one[0] == "influence" and one[2] > 0]
    event = next(n for n in events if not any(one[0] == "thumb" for one in heard[n - 8 : n]))
    place = next(at for at, until in enumerate(known) if until > event)
    ana.page.clock.install()
    page = ana.go(f"/replay/{table}?at={place - 1}")
    page.wait_for_selector("footer .pace")
    expect(page.get_by_role("slider")).to_have_value(str(place - 1))
    _freeze(page)
    page.keyboard.press("ArrowRight")
    for _ in range(60):  # what is shown before it takes its time
        if page.locator("[data-part=flights] .influence").count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(25)
    assert page.locator("[data-part=flights] .influence").count()
    assert page.locator(".track .fills").count()


def test_a_lesson_moves_as_the_table_does(visit: Visit) -> None:
    ana = visit(calm=False)
    ana.context.add_init_script(RECORD)
    made = ana.call("POST", "/api/tutorials/gladius", {"name": "Ana"})
    page = ana.go(f"/learn/gladius?table={made['id']}")
    moved: set[str] = set()
    for _ in walk(page):
        moved |= set(page.evaluate("moved"))
        if LUNGE in moved:
            return
    raise AssertionError(moved)
