"""Puts into words what the engine says in ids and numbers. Every text of every host comes from here.

The texts are Fluent catalogues (`munera/locales/<language>/*.ftl`): `common*` and `errors` for all hosts, `cli`
for the terminal, `web*` for the browser, and one for each game. No text is in two of them. What a game needs
beside its catalogue is a package of its name here.
"""

from munera.words.cast import Cast
from munera.words.catalogue import CLEAN, EDITIONS, ENGLISH, LANGUAGES, TITLES, find_language, language_of
from munera.words.games import teller_of
from munera.words.ids import (
    error_ids,
    inherited_messages,
    message_id,
    needed_error_messages,
    needed_messages,
    needed_person_messages,
    needed_table_messages,
)
from munera.words.speech import Missing, Words, readable
from munera.words.teller import LOG, NOWHERE, Narrator, Teller
from munera.words.weights import NEWS, QUIET

__all__ = [
    "CLEAN",
    "EDITIONS",
    "ENGLISH",
    "LANGUAGES",
    "LOG",
    "NEWS",
    "NOWHERE",
    "QUIET",
    "TITLES",
    "Cast",
    "Missing",
    "Narrator",
    "Teller",
    "Words",
    "error_ids",
    "find_language",
    "inherited_messages",
    "language_of",
    "message_id",
    "needed_error_messages",
    "needed_messages",
    "needed_person_messages",
    "needed_table_messages",
    "readable",
    "teller_of",
]
