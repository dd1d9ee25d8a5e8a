"""On whose behalf the server works at this moment: the address that a request or a socket comes from.

Whoever makes, loads or stores something is charged for it. The address is set at the door and read far behind it,
so it travels with the task instead of through the arguments of every function between.
"""

from __future__ import annotations

from contextvars import ContextVar

NOBODY = ""  # the server itself: clocks, bots, other workers
UNKNOWN = "unknown"  # somebody whose address cannot be read

address: ContextVar[str] = ContextVar("address", default=NOBODY)
