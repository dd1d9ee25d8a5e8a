"""A bot that plays at random."""

from __future__ import annotations

from munera.bots.bot import Bot, Seen
from munera.kernel import AnyAsk, Option, pick

VOLUNTEERS = 50  # chances in a thousand: anytime moves are made now and then, and games still end


class RandomBot(Bot):
    """Chooses among all options with equal chances."""

    hears = False
    imagines = False

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:  # noqa: ARG002  # it does not look
        option: Option = pick(ask.options, self.stream)
        return option

    def volunteer(self, seen: Seen) -> Option:
        if not self.stream.chance(VOLUNTEERS):
            return None
        options = seen.anytime()
        return pick(options, self.stream) if options else None
