"""Cleans what people write: no characters that hide, reorder or pile up. Clients still escape the text."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2  # accents on one letter
# Unicode counts these as printable, although nothing is seen of them: fillers, joiners, the blanks of braille, of
# hieroglyphs and of music, the place of an object.
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)


def visible_text(text: str, keep: str = "") -> str:
    """The text without characters that cannot be seen, except those in `keep`."""
    found: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        if character in keep:
            found.append(character)
        elif character.isprintable() and character not in BLANKS and not _chooses_glyph(character):
            marks = marks + 1 if unicodedata.combining(character) else 0
            if marks <= MOST_MARKS:
                found.append(character)
    return "".join(found)


def one_line(text: str, longest: int) -> str:
    """The text as one line, such as a name: without spaces at its ends or several in a row."""
    return " ".join(visible_text(text, keep="\t\n").split())[:longest].rstrip()


def _chooses_glyph(character: str) -> bool:
    """Is this a variation selector? With those, two different names look the same."""
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
