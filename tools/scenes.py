"""The moments at which every board is looked at, by the tests of accessibility and for the screenshots."""

from __future__ import annotations

from typing import Any

from munera.kernel import Match, Seat
from tools.browser import Scene


def _primus(match: Match[Any], seat: Seat) -> bool:
    return bool(match.book.view(match.state, seat)["primus"])


def _guarded(match: Match[Any], seat: Seat) -> bool:
    """Is a Scheme aimed at this seat, and could a Guard foil it?"""
    view = match.book.view(match.state, seat)
    guards = [one for one in view["houses"][seat]["assets"] if one["card"] == "gu-guard" and one["ready"]]
    return view["scheme"] is not None and seat in view["scheme"]["targets"] and bool(guards)


def _senate(match: Match[Any], seat: Seat) -> bool:
    """Does Varinius prepare a Scheme, and may they still demand support for it?"""
    view = match.book.view(match.state, seat)
    return view["houses"][seat]["house"] == "ho-varinius" and "will-of-the-senate" not in view["powers"]


# Five houses in the arena phase, with a Host who may declare a Primus; and the same on the sand, a round begins.
_HOUSES = (
    {"house": "ho-batiatus", "influence": 10, "coins": 6, "assets": ["gl-crixus", "eq-shield", "eq-net"]},
    {"house": "ho-solonius", "influence": 7, "coins": 4, "assets": ["gl-pericles", "eq-net", "sl-cook"]},
    {"house": "ho-tullius", "influence": 6, "coins": 5, "assets": ["gl-ashur-serpent", "eq-helmet"]},
    {"house": "ho-seppius", "influence": 8, "coins": 7, "assets": ["gl-barca", "eq-javelin", "gu-guard"]},
    {"house": "ho-varinius", "influence": 5, "coins": 3, "assets": ["gl-saxa", "eq-axe"]},
)
_GAMES = {"moment": "invitations", "houses": _HOUSES, "round": 5, "host": 0, "primus": True}
_MELEE = {
    **_GAMES,
    "moment": "combat",
    "fighters": [
        {"seat": 0, "card": "gl-crixus", "gear": ["eq-shield", "eq-net"], "team": 0},
        {"seat": 3, "card": "gl-barca", "gear": ["eq-javelin"], "team": 0},
        {"seat": 2, "card": "gl-ashur-serpent", "gear": ["eq-helmet"], "team": 1},
        {"seat": 1, "card": "gl-pericles", "gear": ["eq-net"], "team": 1},
    ],
    "wagers": [[2, 0, 0, 1], [0, 1, 0, 0], [0, 3, 1, 0], [1, 0, 0, 0], [0, 0, 0, 2]],
}

# Two schools with full villas: five against five in the lasting arena, four against five in a fleeting one.
_SCHOOLS = (
    {
        "coins": 4,
        "glory": 3,
        "patrons": ["treacherous_augur", "doctor_of_the_ludus", "unscrupulous_consul"],
        "hand": ["gladiatrix", "vestalis", "cull", "betting_ring", "business_as_usual", "missio", "parry"],
    },
    {
        "coins": 4,
        "glory": 4,
        "patrons": ["legatus", "crooked_senator", "imperial_procurator"],
        "hand": ["feint", "banquet", "business_as_usual", "punctim", "riposte"],
    },
)
_CROWD = {
    "phase": "machinations",
    "active": 0,
    "turn": 20,
    "boasts": 2,
    "players": _SCHOOLS,
    "arenas": ["casinum", "puteoli", "lugdunum"],
    "gladiators": [
        *({"card": card, "owner": 0} for card in ("hoplomachus", "auctoratus", "veles", "andabata")),
        {"card": "secutor", "owner": 0, "damage": 2},
        *({"card": card, "owner": 1} for card in ("samnite", "andabata", "spiculus")),
        {"card": "crupellarius", "owner": 1, "damage": 2},
        {"card": "tertiarius", "owner": 1, "ready": False},
        *({"card": card, "owner": 0, "arena": 0} for card in ("arbelas", "tiro", "cestus", "tertiarius")),
        {"card": "spiculus", "owner": 0, "arena": 0, "damage": 1, "ready": False},
        *({"card": card, "owner": 1, "arena": 0} for card in ("noxius", "cestus", "auctoratus")),
        {"card": "murmillo", "owner": 1, "arena": 0, "damage": 1},
    ],
    "rows": {
        "gladiators": ["parmularius", "eques", "dimachaerus"],
        "training": ["punctim", "counterattack", "palus_drill"],
        "economy": ["smooth_talk", "argentarius", "scout_the_provinces"],
    },
}
_MELEE_OF_SCHOOLS = {**_CROWD, "phase": "battle", "battle": 2}


def _offered(match: Match[Any], seat: Seat) -> bool:
    """Has somebody made this seat an offer?"""
    return any(offer[1] == seat for offer in match.book.view(match.state, seat)["offers"])


def _challenged(match: Match[Any], seat: Seat) -> bool:
    """Has somebody challenged a fighter of this seat?"""
    view = match.book.view(match.state, seat)
    own = {one["id"] for one in view["gladiators"] if one["owner"] == seat}
    return any(foe in own for _, foe in view["challenges"])


def _rich(match: Match[Any], seat: Seat) -> bool:
    """Are both villas full?"""
    players = match.book.view(match.state, seat)["players"]
    return all(len(one["patrons"]) + len(one["arenas"]) >= 6 for one in players)


_ARRANGED = {"turns": "8", "pairing": "arranged"}

SCENES = (
    Scene("gladius-duel", "gladius", 2, ("attack",), after=24),
    Scene("gladius-beast", "gladius", 1, ("defend",), {"fighter_2": "lion"}, after=8),
    Scene("school-auction", "school", 4, ("bid",), {"turns": "8"}, after=30),
    Scene("school-trade", "school", 4, ("trade",), {"turns": "8"}),
    Scene("school-bout", "school", 4, ("attack",), {"turns": "8"}, after=40),
    Scene(
        "school-offer",
        "school",
        4,
        ("trade",),
        {"turns": "8"},
        after=40,
        where=_offered,
        level="random",
        alone=True,
    ),
    Scene("school-arrange", "school", 4, ("arrange",), _ARRANGED, after=40, where=_challenged, level="random"),
    Scene("school-release", "school", 4, ("release",), {"turns": "8"}, after=30, level="random"),
    Scene("for_glory-machinations", "for_glory", 2, ("action",), after=60),
    Scene("for_glory-registration", "for_glory", 2, ("register",), after=60),
    Scene("for_glory-late", "for_glory", 2, ("action",), {"victory": "10"}, after=100, where=_rich),
    Scene("for_glory-battle", "for_glory", 2, ("combat",), after=60),
    Scene("for_glory-crowd", "for_glory", 2, ("action",), written=_CROWD),
    Scene("for_glory-melee", "for_glory", 2, ("combat",), written=_MELEE_OF_SCHOOLS),
    Scene("spartacus-intrigue", "spartacus", 4, ("turn",), {"rounds": 4}, after=90),
    Scene("spartacus-foil", "spartacus", 4, ("foil",), {"rounds": 6}, where=_guarded, seed=2),
    Scene("spartacus-market", "spartacus", 4, ("bid",), {"rounds": 3}, after=40),
    Scene("spartacus-deals", "spartacus", 4, ("open_market",), {"rounds": 3}, after=60),
    Scene("spartacus-wagers", "spartacus", 4, ("wagers",), {"rounds": 3}, after=40),
    Scene("spartacus-arena", "spartacus", 4, ("combat_turn",), {"rounds": 3}, after=60),
    Scene("spartacus-wounds", "spartacus", 2, ("surrender",), {"mode": "fight"}),
    Scene("serpents-intrigue", "serpents", 6, ("turn",), {"rounds": 3}, after=150),
    Scene("serpents-senate", "serpents", 6, ("prepared",), {"rounds": 6}, where=_senate),
    Scene("serpents-teams", "serpents", 5, ("teams",), {"rounds": 5}, written=_GAMES),
    Scene("serpents-treachery", "serpents", 5, ("treachery",), {"rounds": 5}, written=_MELEE),
    Scene("serpents-primus", "serpents", 4, ("combat_turn",), {"rounds": 12}, where=_primus),
)


# ---------------------------------------------------------------------- what moves

_TWO: tuple[dict[str, Any], dict[str, Any]] = (
    {"seat": 0, "card": "gl-crixus", "hex": [0, 0]},
    {"seat": 1, "card": "gl-pericles", "hex": [1, 0]},
)


def _match(name: str, kind: str, *fighters: dict[str, Any], **more: Any) -> Scene:
    """Two on the sand, in the last round, so that the bots are soon done."""
    houses = (
        {"house": "ho-batiatus", "influence": 6, "coins": 6, "assets": ["gl-crixus", "eq-shield"]},
        {"house": "ho-solonius", "influence": 5, "coins": 4, "assets": ["gl-pericles"]},
        {"house": "ho-tullius", "influence": 6, "coins": 5, "assets": ["eq-helmet"]},
    )
    written = {"moment": kind, "houses": houses, "round": 2, "host": 0, "calm": True, "fighters": fighters, **more}
    return Scene(name, "spartacus", 3, (kind,), {"rounds": 2}, level="random", written=written)


STRIKE = _match("motion-strike", "combat_turn", *_TWO, first=0)
THUMB = _match("motion-thumb", "thumb", {**_TWO[0], "winner": True}, {**_TWO[1], "level": "injury"})
CROWD_COMES = _match(
    "motion-ring", "combat_turn", {**_TWO[0], "hex": [-2, 0]}, {**_TWO[1], "hex": [2, 0]}, acted=[1], quiet=99
)
BID = Scene(
    "motion-bid",
    "spartacus",
    3,
    ("bid",),
    {"rounds": 2},
    level="random",
    written={
        "moment": "bid",
        "houses": [{"house": "ho-batiatus", "coins": 9}, {"house": "ho-solonius", "coins": 2}, {"coins": 2}],
        "calm": True,
    },
)
APPROACH = _match("small-things", "combat_turn", {**_TWO[0], "hex": [-1, 0]}, {**_TWO[1], "hex": [2, 0]}, first=0)
