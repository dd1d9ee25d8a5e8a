"""The words of Spartacus."""

from munera.words.games import GameWords
from munera.words.spartacus.ending import ENDING
from munera.words.spartacus.phrasing import PHRASING
from munera.words.spartacus.teller import SpartacusTeller

WORDS = GameWords(PHRASING, SpartacusTeller, ENDING)
