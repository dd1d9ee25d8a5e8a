"""The words of The Serpents and the Wolf."""

from munera.words.games import GameWords
from munera.words.serpents.phrasing import PHRASING
from munera.words.serpents.teller import SerpentsTeller
from munera.words.spartacus.ending import ENDING

WORDS = GameWords(PHRASING, SerpentsTeller, ENDING)
