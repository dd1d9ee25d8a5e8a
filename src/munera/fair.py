"""Fair dice: the server commits itself to a secret before the first card, and shows it when the game is over.

The seed of the game is a hash of that secret and of what the seats added after they had seen the commitment. So
the server cannot choose dice once a seat has added something it could not foresee. What this does not prove stands
in docs/operations.md: that the server did not look, or tell somebody.

Key, salt and additions have a fixed form, and every hash says what it is for and how long each of its parts is: a
commitment opens to one secret alone. `tools/verify_dice.py` checks the same without this package.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex
from typing import Any, Final

SCHEME: Final = "munera-fair/2"
FIRST_SCHEME: Final = "munera-fair/1"  # of records and tables from before: its hashes do not part salt and key
SCHEMES: Final = (SCHEME, FIRST_SCHEME)
FIELDS: Final = frozenset({"scheme", "commitment", "key", "salt", "entropy"})
KEY, SALT, HASH = (re.compile(f"[0-9a-f]{{{digits}}}") for digits in (64, 32, 64))
ADDITION: Final = re.compile("[ -~]{0,128}")


def secret() -> tuple[str, str]:
    """Make a new secret: a key and a salt."""
    return token_hex(32), token_hex(16)


@lru_cache(maxsize=1024)  # every frame of a table carries it
def commitment(key: str, salt: str, scheme: str = SCHEME) -> str:
    """The hash of the secret, which is published before the first card."""
    if scheme == FIRST_SCHEME:
        return sha256(f"{scheme}:{salt}:{key}".encode()).hexdigest()
    return _hash(f"{scheme} commitment", salt, key)


def seed(key: str, entropy: Sequence[str], scheme: str = SCHEME) -> str:
    """The seed of the game, from the key and from what each seat added, in the order of the seats."""
    if scheme == FIRST_SCHEME:
        parts = "".join(f":{len(part.encode())}:{part}" for part in entropy)
        return sha256(f"{scheme}:{key}{parts}".encode()).hexdigest()
    return _hash(f"{scheme} seed", key, *entropy)


def _hash(*parts: str) -> str:
    """The hash of some texts, each with its length before it: no two lists of texts are hashed as the same."""
    return sha256("".join(f"{len(part.encode())}:{part}," for part in parts).encode()).hexdigest()


def scheme_of(terms: Mapping[str, Any]) -> str:
    """The scheme under which the commitment of a table was published. Tables from before say none."""
    return str(terms.get("dice", FIRST_SCHEME))


def claimed(terms: Mapping[str, Any]) -> bool:
    """Was this game dealt here, from its first card? Only of such games do we claim that the dice are fair."""
    return "origin" not in terms


def beginning(terms: Mapping[str, Any]) -> dict[str, Any]:
    """How a game began, for whoever takes a seat: dealt, forked (after so many entries), imported, position."""
    origin = terms.get("origin", {})
    if "record" in origin:
        return {"how": "forked", "at": origin["until"]}
    return {"how": "imported" if "imported" in origin else "position" if origin else "dealt"}


def opened(key: str, salt: str, entropy: Sequence[str], scheme: str = SCHEME) -> dict[str, Any]:
    """The opened secret, which is shown when the game is over and is part of the exported record."""
    return {
        "scheme": scheme,
        "commitment": commitment(key, salt, scheme),
        "key": key,
        "salt": salt,
        "entropy": list(entropy),
    }


def fault(claim: object, record: Mapping[str, Any]) -> str:
    """What is wrong with the opened secret of a record; empty if it fits.

    `scheme`: not one that we know; `form`: a part is missing, too many, or of another form than the scheme says;
    `position`: the game was not dealt from its seed; `commitment`, `seed`: it does not follow from the secret.
    """
    if not isinstance(claim, Mapping) or claim.get("scheme") not in SCHEMES:
        return "scheme"
    if "position" in record:
        return "position"
    key, salt, entropy, published = (claim.get(name) for name in ("key", "salt", "entropy", "commitment"))
    if claim.keys() != FIELDS or not (_is(KEY, key) and _is(SALT, salt) and _is(HASH, published)):
        return "form"
    # One addition for each seat: with a list of another length the server could still choose the seed.
    if not isinstance(entropy, list) or type(record.get("seats")) is not int or len(entropy) != record["seats"]:
        return "form"
    if not all(_is(ADDITION, part) for part in entropy):
        return "form"
    scheme = claim["scheme"]
    if not compare_digest(commitment(str(key), str(salt), scheme), str(published)):
        return "commitment"
    return "" if seed(str(key), entropy, scheme) == record.get("seed") else "seed"


def _is(form: re.Pattern[str], text: object) -> bool:
    return isinstance(text, str) and form.fullmatch(text) is not None
