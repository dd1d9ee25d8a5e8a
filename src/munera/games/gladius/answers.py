"""The shapes of questions and answers: types for the web app are made of them, and a law checks them."""

from __future__ import annotations

from typing import Any

# A card of one's hand; in an attack or a defence also "pass".
ANSWERS: dict[str, Any] = {"discard": str, "attack": str, "defend": str}
SPACES: dict[str, Any] = {}
# A defence is about the attack that it meets.
ABOUT: dict[str, Any] = {"discard": None, "attack": None, "defend": str}
ANYTIME: Any = tuple[()]
