"""Nothing hides: no text or control of any board or page is cut, covered, overlapping or broken at any size.

Here a sample, and that trouble is found at all; `make soak` looks at everything at all sizes, in both themes and
languages.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser
from tools.browser import RunningServer
from tools.scenes import SCENES
from tools.screenshots import FOLDER, PAGES

from munera.games import books
from tests.counts import LONG
from tests.web import table_in_sight
from tests.web.conftest import Visit
from tests.web.layout import ALSO_PAGES, LANGUAGES, SIZES, THEMES, Place, look_at, places, trouble

pytestmark = pytest.mark.slow

WORDS = "Gladiators of Capua"
FADES = "overflow:auto;mask-image:linear-gradient(black,red)"
STAYS = "position:sticky;bottom:0"
BEHIND = "position:absolute;left:0;top:0"

# Each is wrong in one way; what is said of it begins so.
WRONG = [
    ("cut", f'<p style="width:60px;overflow:hidden;white-space:nowrap">{WORDS}</p>'),
    ("cut", f'<p style="height:8px;overflow:hidden">{WORDS}</p>'),
    ("cut", f'<div style="overflow:hidden;height:20px"><button style="margin-top:10px">{WORDS}</button></div>'),
    ("cut", f'<div style="height:20px;mask-image:linear-gradient(black,red)"><p>{WORDS}</p><p>{WORDS}</p></div>'),
    ("cut", f'<select style="width:60px"><option>{WORDS}</option></select>'),
    (
        "shortened",
        f'<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">{WORDS}</p>',
    ),
    (
        "covered",
        f'<p style="position:relative">{WORDS}<b style="{BEHIND};width:50px;height:40px;background:red"></b></p>',
    ),
    (
        "covered",
        f'<div style="height:60px;{FADES}"><p>Capua</p><b style="{STAYS};background:red">I<br>I<br>I</b></div>',
    ),
    ("overlap", f'<p style="{BEHIND}">{WORDS}</p><p style="{BEHIND}">Capua</p>'),
    ("overlap", '<button>Yes</button><button style="margin-left:-20px">No</button>'),
    ("out of frame", f'<p style="width:60px;border:1px solid;white-space:nowrap">{WORDS}</p>'),
    ("broken word", '<p style="width:40px;overflow-wrap:anywhere">Gladiators</p>'),
    ("hidden", f'<div style="height:30px;overflow:auto"><p>{WORDS}</p><p>{WORDS}</p></div>'),
]

# And these are all right.
RIGHT = [
    f'<p style="width:90px;border:1px solid">{WORDS}</p>',
    f'<p style="width:90px">{WORDS} self-made</p>',
    f'<div style="height:30px;{FADES}"><p>{WORDS}</p><p>{WORDS}</p></div>',
    f'<p style="position:absolute;clip-path:inset(50%);width:1px;overflow:hidden">{WORDS}</p>',
    f"<select><option>{WORDS}</option></select><button>Yes</button><button>No</button>",
]


def test_trouble_is_found(visit: Visit) -> None:
    page = visit().page
    for kind, body in WRONG:
        page.set_content(f'<body style="font:16px sans-serif">{body}</body>')
        found = trouble(page)
        assert any(one.startswith(f"{kind}: ") for one in found), (body, found)


def test_nothing_is_found_where_nothing_is_wrong(visit: Visit) -> None:
    page = visit().page
    for body in RIGHT:
        page.set_content(f'<body style="font:16px sans-serif">{body}</body>')
        assert trouble(page) == [], body


def test_it_is_looked_at_on_every_size_that_was_agreed_on() -> None:
    agreed = {"1440x900", "1280x720", "1024x768", "844x390", "390x844", "390x664", "360x640"}
    for sizes in (SIZES, table_in_sight.SIZES):
        assert {f"{wide}x{high}" for wide, high in sizes} == agreed
    assert (set(THEMES), set(LANGUAGES)) == ({"light", "dark"}, {"en", "pt-BR"})


def test_nothing_of_which_there_is_a_picture_is_left_out() -> None:
    looked_at = {one.name for one in places()}
    pictures = {re.sub(r"-(desktop|phone)(-dark)?$", "", path.stem) for path in FOLDER.glob("*.png")}
    assert pictures - looked_at - set(ALSO_PAGES) == set()
    named = {one.name for one in SCENES} | {one.name for one in PAGES}
    assert named - looked_at - set(ALSO_PAGES) == set()
    assert {scene.game for scene in SCENES} == set(books())


# Words are longer in Portuguese, and a low phone has the least room.
SAMPLE = ("gladius-duel", "spartacus-market", "spartacus-wagers")


@pytest.mark.parametrize("place", [one for one in places() if one.name in SAMPLE], ids=lambda one: one.name)
def test_a_sample(browser: Browser, server: RunningServer, place: Place) -> None:
    assert look_at(browser, server.url, place, "pt-BR", [(390, 664)], ["dark"]).wrong == []


@pytest.mark.skipif(not LONG, reason="in the soak")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", list(places()), ids=lambda one: one.name)
def test_every_place_at_every_size(browser: Browser, server: RunningServer, place: Place, lang: str) -> None:
    assert look_at(browser, server.url, place, lang).wrong == []
