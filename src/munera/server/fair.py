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
    """A key and a salt."""
    return token_hex(32), token_hex(16)


def commitment(key: str, salt: str) -> str:
    """What is published before the first card."""
    return sha256(f"{SCHEME}:{salt}:{key}".encode()).hexdigest()


def seed(key: str, entropy: Sequence[str]) -> str:
    """The seed of the game. Lengths are part of it, so that no two lists of additions are the same text."""
    parts = "".join(f":{len(part.encode())}:{part}" for part in entropy)
    return sha256(f"{SCHEME}:{key}{parts}".encode()).hexdigest()


def opened(key: str, salt: str, entropy: Sequence[str]) -> dict[str, Any]:
    """What is told when the game is over, and stands in the exported record."""
    return {
        "scheme": SCHEME,
        "commitment": commitment(key, salt),
        "key": key,
        "salt": salt,
        "entropy": list(entropy),
    }


def fault(told: Mapping[str, Any], game_seed: object) -> str:
    """What is wrong with an opened secret, in a word; nothing if it fits: scheme, commitment or seed."""
    key, salt, entropy = told.get("key"), told.get("salt"), told.get("entropy")
    if told.get("scheme") != SCHEME or not isinstance(key, str) or not isinstance(salt, str):
        return "scheme"
    if not isinstance(entropy, list) or not all(isinstance(part, str) for part in entropy):
        return "scheme"
    if not compare_digest(commitment(key, salt), str(told.get("commitment"))):
        return "commitment"
    return "" if seed(key, entropy) == game_seed else "seed"
