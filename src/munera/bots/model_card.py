"""Model cards: what a shipped model is, how it was made and how strong it is, as JSON beside its bot.

A model that is a few weights has them in its card; they are tied to it by their sha256, so that weights which were
changed by hand are not taken for those that were trained.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any

from munera.kernel import MuneraError


class WrongWeights(MuneraError, ValueError):
    """The weights are not those that the model card describes."""


def read_card(path: Traversable) -> dict[str, Any]:
    """What a card says."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def written(card: Mapping[str, Any]) -> str:
    """A card as it is written: one line for each entry."""
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in card.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def digest(weights: Mapping[str, Any]) -> str:
    """The sha256 of weights that stand in a card."""
    return sha256(json.dumps(weights).encode()).hexdigest()


def weights_in(path: Traversable) -> dict[str, Any]:
    """The weights of a card. Raises WrongWeights if they are not those that were trained."""
    card = read_card(path)
    weights: dict[str, Any] = card["weights"]
    if digest(weights) != card["sha256"]:
        raise WrongWeights(f"{path.name} has other weights than those that it describes")
    return weights
