"""Write the hexes of the arena as the rules know them: `python -m tools.webhexes`. A test tells when they are old.

The web app draws its own; a unit test there compares them with this file, number by number.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from munera.games.spartacus.hexes import DISTANCE, NEIGHBOURS, PLACE, RING, START, reach
from munera.words.spartacus.hexes import HEX_NAMES

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "web/src/boards/spartacus/arena/hexes.json"
# From where, how many steps, past whom, within which radius.
REACHES = ((42, 4, 43, 5), (45, 3, 44, 3), (0, 5, 1, 5), (45, 2, 56, 1))


def hexes() -> dict[str, Any]:
    """Whatever the app must agree with."""
    return {
        "places": PLACE,
        "neighbours": NEIGHBOURS,
        "distance": DISTANCE,
        "ring": RING,
        "start": START,
        "names": HEX_NAMES,
        "reach": {
            f"{start}-{speed}-{radius}": reach(start, speed, (other,), radius)
            for start, speed, other, radius in REACHES
        },
    }


def text() -> str:
    return json.dumps(hexes(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
