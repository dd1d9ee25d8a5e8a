"""The commands that may be typed at the prompt beside the answers themselves."""

from __future__ import annotations

from typing import NamedTuple

from munera.cli.choices import folded
from munera.words import ENGLISH, Words, message_id

COMMANDS = (
    "rule",
    "hint",
    "undo",
    "log",
    "career",
    "card",
    "discard",
    "do",
    "say",
    "wait",
    "trainer",
    "details",
    "save",
    "concede",
    "quit",
    "help",
)
SHORT = {"?": "rule", "h": "help", "q": "quit", "u": "undo"}
WITH_WORDS = ("save", "do", "say", "log", "career", "card")  # these take something after them


class TypedCommand(NamedTuple):
    """A command that was typed, and what followed it."""

    command: str
    rest: str = ""


def command_name(words: Words, command: str) -> str:
    """The name of a command in this language."""
    return words.text(message_id("cli", "command", command))


def command_help(words: Words, command: str) -> str:
    """What a command does, in a sentence."""
    return words.text(message_id("cli", "command", command), "help")


def read_command(line: str, words: Words) -> TypedCommand | None:
    """The command that was typed, in the reader's language or in English; None: it is an answer."""
    first, _, rest = line.strip().partition(" ")
    names = {
        folded(command_name(language, command)): command
        for language in (Words(ENGLISH), words)
        for command in COMMANDS
    }
    command = SHORT.get(first) or names.get(folded(first))
    if command is None or (rest and command not in WITH_WORDS):
        return None
    return TypedCommand(command, rest.strip())
