"""The words of The Serpents and the Wolf."""

from munera.words.games import GameWords
from munera.words.serpents.phrasing import PHRASING
from munera.words.serpents.teller import SerpentsTeller

WORDS = GameWords(PHRASING, SerpentsTeller)
