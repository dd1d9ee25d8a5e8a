"""For Glory: the two-player deck builder of lanistas, arenas and glory."""

from munera.games.game import FirstGame, Game

GAME = Game(
    "for_glory",
    rules="munera.games.for_glory.rulebook:BOOK",
    words="munera.words.for_glory:WORDS",
    bots="munera.bots.for_glory:BOTS",
    boards="munera.cli.boards.for_glory:ForGloryBoard",
    statistics="munera.lab.stats.for_glory",
    cards="munera.games.for_glory.sheet:rows",
    summary="munera.games.for_glory.summary:numbers",
    soak="tools.soak.for_glory:soak",
    bench="bench.ours:OF_FOR_GLORY",
    lessons="munera.lessons",
    first=FirstGame(("greedy",)),
)
