"""Mends a sentence where a card's title was put into it: doubled full stops and doubled articles."""

from __future__ import annotations

import re
from collections.abc import Callable

_ENDS = re.compile(r"(!|\?|\.\.\.)\.")  # a title that ends a sentence
_OWNED = re.compile(r"\b([Yy]our|own) (?:The|An?) (?=[A-Z])")  # your The Egyptian
_JOINED = re.compile(r"\b([Dd]e|[Aa]|[Ee]m|[Pp]or) ([OA]) (?=[A-ZÀ-Ý])")  # de O Egípcio
_CONTRACTED = {"de": ("do", "da"), "a": ("ao", "à"), "em": ("no", "na"), "por": ("pelo", "pela")}


def fit_inserted_titles(lang: str, text: str) -> str:
    """The sentence without a second full stop after a title's own, and with one article before a title."""
    return _ARTICLES.get(lang, str)(_ENDS.sub(r"\1", text))


def _english(text: str) -> str:
    return _OWNED.sub(r"\1 ", text)


def _portuguese(text: str) -> str:
    return _JOINED.sub(_contracted, text)


def _contracted(found: re.Match[str]) -> str:
    word, article = found.groups()
    joined = _CONTRACTED[word.lower()]["OA".index(article)]
    return f"{joined.capitalize() if word[0].isupper() else joined} "


_ARTICLES: dict[str, Callable[[str], str]] = {"en": _english, "pt-BR": _portuguese}
