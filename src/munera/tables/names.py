"""The names of those who have given none. No gladiator of any game bears one, so that nobody is taken for one."""

from __future__ import annotations

from typing import Final

from munera import bots

PEOPLE: Final = ("Marcus", "Livia", "Gaius", "Julia", "Titus", "Claudia", "Lucius", "Flavia")
BOTS: Final = ("Automaton", "Machina", "Talos", "Galatea", "Colossus", "Ctesibius", "Daedalus", "Pandora")


def names_of(bot: str) -> tuple[str, ...]:
    """What a bot may be called: a person by their own name, the others by any."""
    person = bots.person(bot)
    return BOTS if person is None else (person.name,)
