"""Gladius: two gladiators, one deck. A duel for two, or solo against an adversary or a beast."""

from munera.games.game import FirstGame, Game

GAME = Game(
    "gladius",
    rules="munera.games.gladius.rulebook:BOOK",
    words="munera.words.gladius:WORDS",
    bots="munera.bots.duellist:BOTS",
    boards="munera.cli.boards.gladius:GladiusBoard",
    cards="munera.games.gladius.sheet:rows",
    summary="munera.games.gladius.summary:numbers",
    soak="tools.soak.gladius:soak",
    bench="bench.ours:OF_GLADIUS",
    lessons="munera.lessons",
    # Equals: who plays at random still wins one duel in eight, and half of them end within 36 turns.
    first=FirstGame(("greedy",), {"fighter_1": "samnite", "fighter_2": "samnite"}),
)
