"""Says something to the host while it is imported, and before anybody has asked."""

from __future__ import annotations

import os
import sys
from types import FrameType

SAID = {"ready": b'["ready"]', "unknown": b'["unknown"]', "nothing": b"[]"}
frame: FrameType | None = sys._getframe()
while frame is not None and "connection" not in frame.f_locals:
    frame = frame.f_back
if frame is not None:
    frame.f_locals["connection"].send_bytes(SAID[os.environ["PYTHON_SAYS"]])


class Bot:
    """It never comes to play."""

    def choose(self, seen: object, ask: object) -> None:
        """Nothing."""
