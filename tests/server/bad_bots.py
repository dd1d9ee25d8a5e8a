"""Bots that nobody should have to wait for."""

from __future__ import annotations

import os
import sys
from time import sleep

from munera.bots import Bot, Seen
from munera.kernel import AnyAsk, Option


class Slow(Bot):
    """Thinks for an hour."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        sleep(3600)
        return None


class Crashing(Bot):
    """Fails."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        raise RuntimeError("I hold three aces")


class Dying(Bot):
    """Takes its process along."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        os._exit(3)


class Cheating(Bot):
    """Answers what was not offered."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        return ("win", 1000)


class Chatty(Bot):
    """Prints, but plays."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        sys.stdout.write('{"answer": "nonsense"}\n')
        sys.stdout.flush()
        option: Option = ask.default()
        return option
