"""The catalogues of messages: Fluent files in `munera/locales/<language>` and in folders of games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from munera.games import games

ENGLISH = "en"
LANGUAGES = (ENGLISH, "pt-BR")

# How a game is to look that came out in several editions: the names and coins of one of them, and titles for every
# table or as printed. Every message is told of it.
EDITIONS = ("2012", "2020")
EDITION = {ENGLISH: "2020", "pt-BR": "2012"}  # unless another is wanted
CLEAN, PRINTED = "clean", "printed"
TITLES = (CLEAN, PRINTED)


@lru_cache(maxsize=len(LANGUAGES))
def bundle(lang: str) -> FluentBundle:
    """Every message of a language. The bundle is shared, so nobody may add to it."""
    made = FluentBundle([lang], use_isolating=False)
    for _, text in sources(lang):
        made.add_resource(FluentResource(text))
    return made


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
