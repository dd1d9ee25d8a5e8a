"""The base of the bots for For Glory, which passes each question to the method of its name; and `Greedy`."""

from __future__ import annotations

from typing import Any, cast

from munera.bots.bot import Bot, Seen
from munera.bots.for_glory.reading import HEALTH, BotBoard, board_of
from munera.games.for_glory.cards.table import CARDS, GLADIATORS
from munera.kernel import AnyAsk, Option, pick

PATIENCE = 15  # combat rounds from which on there are only blows: else two walls or two nets hold for ever
DONE, PASS, END, NONE, YES, NO = "done", "pass", "end", "none", "yes", "no"
PREVENTS = frozenset(("parry", "evade", "vestalis", "nemausus", "murmillo", "crupellarius", "gallus"))


class Lanista(Bot):
    """A bot whose methods answer the questions of their names; all others are answered at random."""

    hears = False
    imagines = False

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = cast("tuple[Any, ...]", ask.options)
        self.reason = None
        if len(options) == 1:
            return cast("Option", options[0])
        answer = getattr(self, ask.kind, None)
        option: Option = answer(seen, ask, options) if answer else pick(ask.options, self.stream)
        return option

    def pay(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Pay with the first piece offered: the rules name the most sensible one first."""
        return cast("Option", options[0])

    amount = pay  # all of it
    marked = pay  # what can be prevented


class Greedy(Lanista):
    """Buys the dearest card, plays everything, attacks the weakest and prevents what damage it can."""

    def action(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        buys = [option for option in options if option[0] == "buy"]
        if buys:
            return cast("Option", max(buys, key=lambda option: CARDS[option[1]].cost))
        for word in ("play", "enter", "use"):
            able = [option for option in options if option[0] == word]
            if able:
                return cast("Option", self.stream.choice(able))
        return DONE

    def register(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        able = [option for option in options if option[0] == "enter"]
        return max(able, key=lambda option: HEALTH[option[1]]) if able else PASS

    def combat(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Play a tactic if there is one, then attack."""
        tactics = [option for option in options if option != END and option[0] != "attack"]
        return cast("Option", (tactics or [option for option in options if option != END] or [END])[0])

    def react(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:
        """Prevent damage where possible; else play the first reaction offered."""
        board = board_of(seen)
        if board.phase == "battle" and board.round > PATIENCE:
            return PASS
        if ask.about == "damage":
            table = BotBoard(seen)
            mine = {g.id for g in table.board.gladiators.values() if g.owner == seen.seat}
            if not any(tokens.id in mine and tokens.plain for tokens in table.board.pool):
                return PASS
            for option in options[1:]:
                if (option if isinstance(option, str) else table.card(option[1])) in PREVENTS:
                    return cast("Option", option)
            return PASS
        return cast("Option", options[-1])

    def target(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:
        """Choose the enemy with the least health left; for what helps, a gladiator of our own."""
        board = board_of(seen)
        card, role = cast("tuple[str, str]", ask.about)
        gladiators = board.gladiators
        pool = {tokens.id: tokens.plain for tokens in board.pool}
        helps = card in HELPS or role == "from" or (card in PREVENTS and board.pool)

        def rank(option: Any) -> tuple[bool, int]:
            if option == NONE:
                return False, 99
            g = gladiators[option]
            return (g.owner == seen.seat) != helps, HEALTH[g.card] - g.damage - pool.get(g.id, 0)

        return cast("Option", min(options, key=rank))

    def may(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return cast("Option", options[-1])

    def cull(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Cull the card that cost least, but no gladiator."""
        able = [option for option in options if option != NONE and option not in GLADIATORS]
        return min(able, key=lambda card: (CARDS[card].cost, card)) if able else NONE

    def row(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return cast("Option", options[0])

    def topdeck(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return NONE

    def draw(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return NO


HELPS = frozenset(("second_wind", "doctor_of_the_ludus", "tarraco", "field_surgeon", "palus_drill", "pola"))
