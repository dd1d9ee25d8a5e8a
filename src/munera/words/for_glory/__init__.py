"""The words of For Glory."""

from munera.words.for_glory.ending import ENDING
from munera.words.for_glory.phrasing import PHRASING
from munera.words.for_glory.teller import ForGloryTeller
from munera.words.games import GameWords

WORDS = GameWords(PHRASING, ForGloryTeller, ENDING)
