"""Fair dice: the server commits itself to a secret before the first card, and shows it when the game is over.

The seed of the game is a hash of that secret and of what the seats added after they had seen the commitment. So
the server cannot choose dice once a seat has added something it could not foresee. What this does not prove stands
in docs/operations.md: that the server did not look, or tell somebody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from typing import Any

SCHEME = "munera-fair/1"


def secret() -> tuple[str, str]:
    """Make a new secret: a key and a salt."""
    return token_hex(32), token_hex(16)


def commitment(key: str, salt: str) -> str:
    """The hash of the secret, which is published before the first card."""
    return sha256(f"{SCHEME}:{salt}:{key}".encode()).hexdigest()


def seed(key: str, entropy: Sequence[str]) -> str:
    """The seed of the game. Lengths are part of it, so that no two lists of additions are the same text."""
    parts = "".join(f":{len(part.encode())}:{part}" for part in entropy)
    return sha256(f"{SCHEME}:{key}{parts}".encode()).hexdigest()


def claimed(terms: Mapping[str, Any]) -> bool:
    """Was this game dealt here, from its first card? Only of such games do we claim that the dice are fair."""
    return "origin" not in terms


def beginning(terms: Mapping[str, Any]) -> dict[str, Any]:
    """How a game began, for whoever takes a seat: dealt, forked (after so many entries), imported, position."""
    origin = terms.get("origin", {})
    if "record" in origin:
        return {"how": "forked", "at": origin["until"]}
    return {"how": "imported" if "imported" in origin else "position" if origin else "dealt"}


def opened(key: str, salt: str, entropy: Sequence[str]) -> dict[str, Any]:
    """The opened secret, which is shown when the game is over and is part of the exported record."""
    return {
        "scheme": SCHEME,
        "commitment": commitment(key, salt),
        "key": key,
        "salt": salt,
        "entropy": list(entropy),
    }


def fault(claim: object, record: Mapping[str, Any]) -> str:
    """What is wrong with the opened secret of a record: `scheme`, `commitment` or `seed`; empty if it fits.

    There is one addition for each seat: with a list of another length the server could still choose the seed.
    """
    if not isinstance(claim, Mapping) or claim.get("scheme") != SCHEME:
        return "scheme"
    key, salt, entropy, published = (claim.get(name) for name in ("key", "salt", "entropy", "commitment"))
    if not isinstance(entropy, list) or len(entropy) != record.get("seats"):
        return "scheme"
    if not all(isinstance(part, str) and part.isascii() for part in (key, salt, published, *entropy)):
        return "scheme"
    if not compare_digest(commitment(str(key), str(salt)), str(published)):
        return "commitment"
    return "" if seed(str(key), entropy) == record.get("seed") else "seed"
