"""On whose behalf the server works at this moment: the address that a request or a socket comes from.

Whoever makes, loads or stores something is charged for it. The address is set where a request comes in
and read far from there, so it travels with the task instead of through the arguments of every function between.
"""

from __future__ import annotations

from contextvars import ContextVar

NOBODY = ""  # the server itself: clocks, bots, other workers
UNKNOWN = "unknown"  # somebody whose address cannot be read
_OF_THIS_MACHINE = ("127.", "::/")  # a proxy that is not trusted, or everybody who plays here: it tells nothing

address: ContextVar[str] = ContextVar("address", default=NOBODY)


def network() -> str:
    """The address, if it says that two people are at one place; else nothing."""
    here = address.get()
    return "" if here == UNKNOWN or here.startswith(_OF_THIS_MACHINE) else here
