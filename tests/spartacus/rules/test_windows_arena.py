"""The windows of the market and the arena in whole games: who is asked, and what is answered for who is silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from munera.games.spartacus.combat.bout import POOLS
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import AnyAsk, Option, Seat
from munera.kernel.random_play import RandomPlayer
from munera.kernel.stream import Stream
from munera.testing.spartacus import new_game

Expected = Callable[[Spartacus, AnyAsk], Option]


def next_to_invite(s: Spartacus, ask: AnyAsk) -> Option:
    clockwise = [(s.host + n) % len(s.seats) for n in range(1, len(s.seats) + 1)]
    return next(seat for seat in clockwise if seat not in s.invited)


def stay_and_attack(s: Spartacus, ask: AnyAsk) -> Option:
    side = s.bout.order[s.bout.acted]
    for how in ("attack", "javelin"):
        if (how, 1 - side) in ask.options:
            return (how, 1 - side)
    return "end"


def largest_pool(s: Spartacus, ask: AnyAsk) -> Option:
    pools = s.fighters[s.strike.victim].pools
    names = [name for name in ("speed", "defence", "attack") if name in ask.options]
    return max(names, key=lambda name: pools[POOLS.index(name)])


def always(option: Option) -> Expected:
    return lambda s, ask: option


DEFAULTS: dict[str, tuple[str, Expected]] = {
    "open_market": ("SP-WINDOW-12", always("done")),
    "informant": ("SP-WINDOW-13", always("pass")),
    "bid": ("SP-WINDOW-14", always(0)),
    "react": ("SP-WINDOW-16", always("pass")),
    "invite": ("SP-WINDOW-20", next_to_invite),
    "invitation": ("SP-WINDOW-20", always("decline")),
    "wagers": ("SP-WINDOW-22", always((0, 0, 0, 0))),
    "net": ("SP-WINDOW-25", always("no")),
    "tactician": ("SP-WINDOW-25", always("no")),
    "order": ("SP-WINDOW-25", always("first")),
    "combat_turn": ("SP-WINDOW-26", stay_and_attack),
    "pool": ("SP-WINDOW-27", always("defence")),
    "reroll": ("SP-WINDOW-27", always(())),
    "force": ("SP-WINDOW-27", always(())),
    "gear": ("SP-WINDOW-28", always("no")),
    "surrender": ("SP-WINDOW-29", largest_pool),
    "thumb": ("SP-WINDOW-33", always("up")),
}
"""By the kind of question: the rule that names its default, and the default."""


def entitled(s: Spartacus, kind: str) -> set[Seat]:
    """Whom such a question may be put to, by what lies on the table."""
    fighting = {fighter.seat for fighter in s.fighters}
    if kind in ("invite", "thumb"):
        return {s.host}
    if kind == "invitation":
        return {s.invited[-1]}
    if kind in ("net", "tactician", "order", "combat_turn", "pool", "reroll", "force", "gear", "surrender"):
        return fighting
    return set(s.seats)


@pytest.mark.rule("SP-60")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_default_of_every_window_is_the_first_option_and_only_the_entitled_are_asked(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        m = new_game(seats, seed=f"windows {seed}", type="quick", rounds=5)
        player = RandomPlayer(Stream.seeded(seed), 0)
        while not m.over:
            for ask in m.match.pending:
                if ask.kind in DEFAULTS:
                    seen[ask.kind] += 1
                    rule, expected = DEFAULTS[ask.kind]
                    assert ask.default() == expected(m.state, ask), rule
                    assert ask.seat in entitled(m.state, ask.kind), ask
            player.step(m.match)
    usual = {"open_market", "bid", "react", "invite", "invitation", "wagers", "order", "combat_turn", "surrender"}
    assert usual <= set(seen)
