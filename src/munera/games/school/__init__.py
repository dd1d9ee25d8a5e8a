"""Gladiator School: the campaign. Auctions, bouts, training and fame; every bout is a Gladius duel."""

from munera.games.game import FirstGame, Game

GAME = Game(
    "school",
    rules="munera.games.school.rulebook:BOOK",
    words="munera.words.school:WORDS",
    bots="munera.bots.school_champion:BOTS",
    boards="munera.cli.boards.school:SchoolBoard",
    statistics="munera.lab.stats.school",
    cards="munera.games.school.sheet:rows",
    summary="munera.games.school.summary:numbers",
    soak="tools.soak.school:soak",
    bench="bench.ours:OF_SCHOOL",
    lessons="munera.lessons",
    first=FirstGame(("greedy", "greedy"), {"turns": "8", "bouts": "automatic"}),
)
