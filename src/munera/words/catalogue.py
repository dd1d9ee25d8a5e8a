"""The catalogues of messages: Fluent files in `munera/locales/<language>` and in folders of games."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from munera.games import games

ENGLISH = "en"
LANGUAGES = (ENGLISH, "pt-BR")

# How a game that came out in several editions is to look: the names and coins of one of them, and titles that suit
# every table, or those printed. Every message can select by these.
EDITIONS = ("2012", "2020")
EDITION = {ENGLISH: "2020", "pt-BR": "2012"}  # unless the reader wants another
CLEAN, PRINTED = "clean", "printed"
TITLES = (CLEAN, PRINTED)


# A message or a term begins at the start of a line; all else that belongs to it is indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Catalogue(FluentBundle):
    """The messages of one language, each parsed when it is first needed.

    To parse all of them takes longer than everything else that a command does, and it needs a few dozen.
    """

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            for name, entry in entries(text):
                self._unread.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        """Is there such a message? Terms, which begin with a dash, are none."""
        return (message_id in self._unread and message_id[0] != "-") or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        if message_id in self._unread:
            self._read(message_id, set())
        return super().get_message(message_id)

    def _read(self, name: str, reading: set[str]) -> None:
        """Parse an entry after those that it names; only then does it count as read: threads share a catalogue."""
        text = self._unread.get(name)
        if text is None or name in reading:
            return
        reading.add(name)
        for other in _NAME.findall(text):
            self._read(other, reading)
        self.add_resource(FluentResource(text))
        self._unread.pop(name, None)


def entries(text: str) -> Iterable[tuple[str, str]]:
    """The messages and terms of a catalogue file: the name and the source of each."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return ((start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True))


@lru_cache(maxsize=len(LANGUAGES))
def bundle(lang: str) -> Catalogue:
    """Every message of a language. The catalogue is shared, so nobody may add to it."""
    return Catalogue(lang, (text for _, text in sources(lang)))


def sources(lang: str) -> list[tuple[str, str]]:
    """The catalogue files of a language: name and text, ours by name, then those of games from elsewhere."""
    folders = [files("munera") / "locales" / lang]
    folders += [folder / lang for game in games().values() if (folder := game.folder("messages")) is not None]
    found = [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]
    return [(file.name, file.read_text(encoding="utf-8")) for file in found]


def find_language(text: str) -> str | None:
    """The language that a text names: `pt`, `pt_BR.UTF-8` and `pt-br` are Brazilian Portuguese."""
    tag = text.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    for lang in LANGUAGES:
        if tag in {lang.lower(), lang.split("-", maxsplit=1)[0]}:
            return lang
    main = tag.split("-", maxsplit=1)[0]
    return next((lang for lang in LANGUAGES if lang.split("-", maxsplit=1)[0] == main), None)


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for; English if it names none that we have."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return find_language(value) or ENGLISH
    return ENGLISH
