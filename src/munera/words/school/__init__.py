"""The words of Gladiator School."""

from munera.words.games import GameWords
from munera.words.school.ending import ENDING
from munera.words.school.phrasing import PHRASING
from munera.words.school.teller import SchoolTeller

WORDS = GameWords(PHRASING, SchoolTeller, ENDING)
