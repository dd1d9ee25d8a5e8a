"""Resolution: a new lasting arena, everybody home, the Crowd's Favor, and full hands."""

from __future__ import annotations

from munera.games.for_glory import machinations
from munera.games.for_glory.state import HAND, LASTING, NOBODY, Arena, Glory


async def resolve_phase(s: Glory) -> None:
    s.active = 1 - s.favor  # FG-15
    flip_arena(s)
    send_home(s)
    move_favor(s)
    for seat in (s.active, 1 - s.active):
        s.draw(seat, max(0, HAND - len(s.hands[seat])))
    s.stalled, s.draw_offered, s.initiative = 0, False, NOBODY
    machinations.begin_turn(s, 1 - s.mover)


def flip_arena(s: Glory) -> None:
    """Only in place of one that was won (FG-01); when there is none left the old one stayed (FG-02)."""
    if not s.slots[LASTING] and s.arena_deck:
        arena = Arena(s.number(), s.draw_top(s.arena_deck))
        s.arenas[arena.id] = arena
        s.slots[LASTING] = arena.id
        s.tell("new_arena", arena.card, already_known_to=())


def send_home(s: Glory) -> None:
    """All gladiators to their discard piles at once: nobody is left for a last reaction to hit (FG-22, FG-70)."""
    for g in s.gladiators.values():
        s.lay(g.owner, (g.card,))
    s.gladiators = {}
    s.tell("all_home")


def move_favor(s: Glory) -> None:
    """To the player with less glory; at a tie it stays."""
    one, two = s.glory
    if one != two:
        s.favor = int(two < one)
    s.tell("favor", s.favor)
