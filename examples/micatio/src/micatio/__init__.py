"""Micatio, the finger game of the Romans: a small complete game for Munera."""

from munera.games.game import Game

GAME = Game(
    "micatio",
    rules="micatio.rules:BOOK",
    bots="micatio.bots:BOTS",
    messages="micatio:messages",
    rule_texts="micatio:rule_texts",
)
