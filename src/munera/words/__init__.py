"""Words for what the engine says in ids and numbers. Every text of every host comes from here.

The texts are Fluent catalogues (`munera/locales/<language>/*.ftl`): `common` and `errors` for all hosts, `cli`
for the terminal, and one for each game.
"""

from munera.words.cast import Cast
from munera.words.catalogue import CLEAN, EDITIONS, ENGLISH, LANGUAGES, TITLES, find_language, language_of
from munera.words.glory import TableNarrator, table_cast, table_names, things_of
from munera.words.ids import error_ids, message_id, wanted, wanted_errors, wanted_tables
from munera.words.narrator import Narrate, Narrator
from munera.words.spartacus import HouseNarrator, assets_of, house_cast
from munera.words.speech import Missing, Words, readable

__all__ = [
    "CLEAN",
    "EDITIONS",
    "ENGLISH",
    "LANGUAGES",
    "TITLES",
    "Cast",
    "HouseNarrator",
    "Missing",
    "Narrate",
    "Narrator",
    "TableNarrator",
    "Words",
    "assets_of",
    "error_ids",
    "find_language",
    "house_cast",
    "language_of",
    "message_id",
    "readable",
    "table_cast",
    "table_names",
    "things_of",
    "wanted",
    "wanted_errors",
    "wanted_tables",
]
