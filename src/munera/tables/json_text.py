"""JSON as it goes over the wire."""

from __future__ import annotations

import json
from typing import Any


def json_text(value: Any) -> str:
    """The text of a value: short, and the same for equal values."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
