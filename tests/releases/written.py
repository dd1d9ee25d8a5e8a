"""`python -m tests.releases.written`: games from written positions, by whatever munera is on the path.

Run with the archive of a release it says what the release makes of them; imported, what we do. The positions are
those that 0.1.0 knew, with every key that it had.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from munera.games import book
from munera.kernel import Stream, record, start_from
from tests.releases.played import random_player

STEPS = 60  # random inputs

CELT, SYRIAN, THRACIAN, CRIXUS = "gl-celt-warrior", "gl-syrian-warrior", "gl-thracian-warrior", "gl-crixus"
HOUSES: list[dict[str, Any]] = [
    {
        "house": "ho-solonius",
        "influence": 6,
        "coins": 7,
        "hand": ["sc-robbery", "gu-guard"],
        "assets": [CELT, "eq-sword", {"card": "gl-duro", "favour": 2}, {"card": "sl-mira", "injured": True}],
    },
    {"coins": 5, "assets": [SYRIAN, {"card": CRIXUS, "champion": True, "ready": False}]},
    {"coins": 3, "assets": [THRACIAN]},
    {"coins": 3, "hand": ["re-whispered-rumors"], "assets": ["gl-numidian-warrior"]},
]
SAND: dict[str, Any] = {"wagers": [[1, 0, 0, 0], *[[0, 0, 1, 0]] * 3], "radius": 4, "quiet": 1, "first": 1}
PAIR: list[dict[str, Any]] = [
    {"seat": 0, "card": CELT, "gear": ["eq-sword"], "attack": 1, "defence": 2, "speed": 1, "hex": [0, 0]},
    {"seat": 1, "card": SYRIAN, "hex": [1, 0]},
]
POSITIONS: list[tuple[str, dict[str, Any]]] = [
    (
        "gladius",
        {
            "fighters": [
                {
                    "style": "thracian",
                    "hp": 3,
                    "hand": ["kick", "sword_slash"],
                    "stats": {"skill": 2, "reflexes": 1},
                },
                {"style": "samnite", "stats": {"endurance": 4}, "cannot_attack": True},
            ],
            "active": 1,
            "turn": 7,
            "limit": 30,
            "discard": ["leap", "cut"],
            "top": ["impale", "impale", "duck"],
            "dice": [6, 1],
            "shuffles": [["parry"]],
            "seed": 5,
        },
    ),
    ("gladius", {"fighters": [{"style": "murmillo", "hand": ["kick"]}, {"style": "lion"}], "solo": [3, 1]}),
    (
        "school",
        {
            "turn": 3,
            "stage": "combat",
            "schools": [
                {
                    "gold": 20,
                    "fame": 4,
                    "gladiators": [{"name": "Flamma", "stats": {"skill": 1}}, {"wins": 2, "bouts": 3}],
                },
                {"gladiators": [{"style": "retiarius", "size": "large", "career": "soldier", "age": "older"}]},
            ],
            "lots": [{"nationality": "gaul", "experience": 4}],
            "pairs": [[1, 3]],
            "animals": [2],
            "dice": [3, 3],
            "seed": "Capua",
            "options": {"turns": "8"},
        },
    ),
    ("school", {"stage": "pairing", "standing": [1, 2], "schools": [{"gladiators": [{}]}, {"gladiators": [{}]}]}),
    (
        "for_glory",
        {
            "phase": "battle",
            "battle": 2,
            "active": 0,
            "favor": 1,
            "turn": 9,
            "stalled": 2,
            "boasts": 4,
            "round": 2,
            "initiative": 1,
            "players": [
                {
                    "coins": 3,
                    "glory": 4,
                    "hand": ["pierce"],
                    "deck": ["cull"],
                    "discard": ["boast_1"],
                    "reserve": ["feint"],
                    "thin": True,
                    "patrons": ["unscrupulous_consul", {"card": "crooked_senator", "ready": False}],
                    "arenas": ["verona"],
                },
                {"patrons": ["unscrupulous_consul", "crooked_senator"]},
            ],
            "gladiators": [
                {"card": "veles", "owner": 0, "arena": 2, "attack": 1, "agility": 1},
                {"card": "cestus", "owner": 1, "damage": 1, "ready": False},
            ],
            "arenas": [{"card": "pompeii", "holder": 0}, "capua", "tarraco"],
            "arena_deck": ["italica"],
            "rows": {"gladiators": [], "training": ["caesim"], "economy": ["banquet"]},
            "shuffles": [[]],
            "seed": 5,
            "options": {"victory": "9"},
        },
    ),
    (
        "spartacus",
        {
            "moment": "intrigue",
            "round": 2,
            "host": 1,
            "active": 0,
            "houses": HOUSES,
            "intrigue": ["gu-guard"],
            "market": ["eq-axe"],
            "intrigue_discard": ["sc-blackmail"],
            "market_discard": ["gl-varro"],
            "seen": [{"viewer": 1, "owner": 0, "cards": ["gu-guard"]}],
            "dice": [6, 1],
            "shuffles": [[]],
            "options": {"rounds": 2},
            "seed": 3,
        },
    ),
    ("spartacus", {"moment": "phase_end", "phase": "market", "houses": HOUSES}),
    ("spartacus", {"moment": "combat_turn", "houses": HOUSES, "fighters": PAIR, **SAND}),
    (
        "spartacus",
        {
            "moment": "decided",
            "houses": HOUSES,
            "fighters": [{**PAIR[0], "winner": True}, {**PAIR[1], "level": "injury"}],
        },
    ),
    (
        "serpents",
        {
            "moment": "combat_turn",
            "primus": True,
            "houses": HOUSES,
            "fighters": [
                {"seat": 0, "card": CELT, "gear": ["eq-sword"], "team": 0},
                {"seat": 1, "card": SYRIAN},
                {"seat": 2, "card": THRACIAN},
                {"seat": 3, "card": "gl-numidian-warrior", "level": "injury"},
            ],
            **SAND,
        },
    ),
    (
        "serpents",
        {
            "moment": "invitations",
            "houses": HOUSES,
            "barred": [3],
            "raised": [{"seat": 3, "card": "re-whispered-rumors", "by": 2}],
        },
    ),
]


def digests() -> list[str]:
    """One for each position: what was answered from there, and all that every viewer was told."""
    found = []
    for number, (game, position) in enumerate(POSITIONS):
        match = start_from(book(game), position)
        player = random_player(Stream.seeded(number))
        for _ in range(STEPS):
            if not match.over:
                player.step(match)
        heard = [match.events(viewer) for viewer in (None, *match.seats)]
        seen = json.dumps([json.loads(record(match))["entries"], heard], default=list, sort_keys=True)
        found.append(sha256(seen.encode()).hexdigest())
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))  # noqa: T201  # read by who started this
