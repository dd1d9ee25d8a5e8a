"""The words of Gladius."""

from munera.words.games import GameWords
from munera.words.gladius.ending import ENDING
from munera.words.gladius.phrasing import PHRASING
from munera.words.gladius.teller import GladiusTeller

WORDS = GameWords(PHRASING, GladiusTeller, ENDING)
