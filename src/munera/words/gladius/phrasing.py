"""How the facts of Gladius are put into words: it has fighters in a ring."""

from __future__ import annotations

from typing import Final

from munera.words.gladius.occasions import ring_args
from munera.words.phrasing import Phrasing
from munera.words.ring import RingCast, say_fighter

PHRASING: Final = Phrasing(RingCast, ("fighter",), say={"fighter": say_fighter}, occasion=ring_args)
