"""The names of those who have given none. No gladiator of any game bears one, so that nobody is taken for one."""

from __future__ import annotations

from typing import Final

PEOPLE: Final = ("Marcus", "Livia", "Gaius", "Julia", "Titus", "Claudia", "Lucius", "Flavia")
BOTS: Final = ("Automaton", "Machina", "Talos", "Galatea", "Colossus", "Ctesibius", "Daedalus", "Pandora")
