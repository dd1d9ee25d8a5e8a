"""Check the dice of a Munera record: one file, Python's standard library, nothing of Munera.

    python verify_dice.py game.json
    python verify_dice.py game.json --commitment 5f0c... --added "1=what I typed at seat 1"

It checks that the secret in the record opens the commitment that was published before the first card, and that the
seed follows from it and from what each seat added, as docs/record.md describes. It does not play the game again:
`munera replay game.json --verify` does, which shows that every card and die follows from the seed.

Whether the commitment is the one that you were shown, and the addition yours, only you can know: compare them, or
name them here. Exit code 0: it fits; 1: it does not; 2: the file cannot be read, or nothing is claimed in it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

FIELDS = {"scheme", "commitment", "key", "salt", "entropy"}
FORMS = {"commitment": "[0-9a-f]{64}", "key": "[0-9a-f]{64}", "salt": "[0-9a-f]{32}"}
ADDITION = "[ -~]{0,128}"
FITS, WRONG, UNREADABLE = 0, 1, 2


class Wrong(Exception):
    """The record does not prove what it claims."""


class Unreadable(Exception):
    """There is nothing to check."""


def digest(*parts: str) -> str:
    """SHA-256 of texts, each with its length in front: `5:hello,`."""
    return sha256("".join(f"{len(part)}:{part}," for part in parts).encode("ascii")).hexdigest()


def hashes(scheme: str, key: str, salt: str, entropy: list[str]) -> tuple[str, str]:
    """The commitment and the seed that belong to a secret and to what the seats added."""
    if scheme == "munera-fair/2":
        return digest("munera-fair/2 commitment", salt, key), digest("munera-fair/2 seed", key, *entropy)
    added = "".join(f":{len(part)}:{part}" for part in entropy)
    return (
        sha256(f"munera-fair/1:{salt}:{key}".encode("ascii")).hexdigest(),
        sha256(f"munera-fair/1:{key}{added}".encode("ascii")).hexdigest(),
    )


def check(record: dict[str, Any]) -> dict[str, Any]:
    """The checked `fair` section of a record; raises Wrong where it does not fit."""
    if record.get("format") != "munera-record/1":
        raise Unreadable("This is no record of Munera (munera-record/1).")
    if "fair" not in record:
        raise Unreadable("The record claims nothing about its dice, so there is nothing to check.")
    fair = record["fair"]
    if not isinstance(fair, dict) or fair.get("scheme") not in ("munera-fair/1", "munera-fair/2"):
        raise Wrong("The scheme of its dice is not known: munera-fair/1 and munera-fair/2 are.")
    if "position" in record:
        raise Wrong("The game began at a written position: its cards were not dealt from the seed.")
    if fair.keys() != FIELDS:
        raise Wrong(f"Its dice have other fields than {', '.join(sorted(FIELDS))}.")
    for name, form in FORMS.items():
        if not isinstance(fair[name], str) or not re.fullmatch(form, fair[name]):
            raise Wrong(f"The {name} has not its fixed form, {form}.")
    entropy, seats = fair["entropy"], record.get("seats")
    if not isinstance(entropy, list) or type(seats) is not int or len(entropy) != seats:
        raise Wrong("There is not exactly one addition for each seat.")
    if not all(isinstance(part, str) and re.fullmatch(ADDITION, part) for part in entropy):
        raise Wrong("An addition is not a text of at most 128 printable ASCII characters.")
    commitment, seed = hashes(fair["scheme"], fair["key"], fair["salt"], entropy)
    if commitment != fair["commitment"]:
        raise Wrong("The secret does not open the commitment.")
    if seed != record.get("seed"):
        raise Wrong("The seed does not follow from the secret and the additions: the dice were others.")
    return fair


def compare(fair: dict[str, Any], commitment: str | None, added: list[str]) -> None:
    """Compare the record with what somebody remembers; raises Wrong where it differs."""
    if commitment is not None and commitment.strip().lower() != fair["commitment"]:
        raise Wrong("The commitment is not the one that you were shown.")
    for one in added:
        seat, _, text = one.partition("=")
        if not seat.isdecimal() or int(seat) >= len(fair["entropy"]):
            raise Unreadable(f"--added {one}: write SEAT=TEXT; the first seat is 0.")
        if fair["entropy"][int(seat)] != text:
            raise Wrong(f"Seat {seat} did not add what you say.")


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object in which no name stands twice: readers could differ about which of the two counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Wrong("A name stands twice in it, so that it can be read in two ways.")
    return found


def read(path: str) -> dict[str, Any]:
    """The record in a file."""
    try:
        record = json.loads(Path(path).read_text("utf-8"), object_pairs_hook=once)
    except (OSError, ValueError, RecursionError) as error:
        raise Unreadable(f"{path} cannot be read: {error}") from None
    if not isinstance(record, dict):
        raise Unreadable(f"{path} holds no record.")
    return record


def main(arguments: list[str]) -> int:
    """Check one file, say what was found, and return the exit code."""
    parser = argparse.ArgumentParser(description="Check the dice of a Munera record, without Munera.")
    parser.add_argument("record", help="the exported record, a JSON file")
    parser.add_argument("--commitment", help="the commitment that the table showed you before the first card")
    parser.add_argument("--added", action="append", default=[], metavar="SEAT=TEXT", help="what a seat added")
    given = parser.parse_args(arguments)
    try:
        record = read(given.record)
        fair = check(record)
        compare(fair, given.commitment, given.added)
    except Wrong as error:
        print(f"WRONG: {error}")
        return WRONG
    except Unreadable as error:
        print(error)
        return UNREADABLE
    added = sum(map(bool, fair["entropy"]))
    print(f"OK: the secret opens the commitment {fair['commitment']}.")
    print(f"The seed follows from it and from what {added} of {record['seats']} seats added.")
    if not added:
        print("No seat added anything: the server could choose its secret, and with it the dice.")
    if fair["scheme"] == "munera-fair/1":
        print(
            "This is the old scheme 1, whose hash does not part salt and key: verifiers of version 0.1.0 accept\n"
            "other secrets for the same commitment. Nor did it make sure that nobody added while the game began."
        )
    print("Not checked here: that the cards and dice of the game follow from the seed (munera replay --verify).")
    return FITS


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
