"""The Serpents and the Wolf: the expansion of Spartacus, with two more houses, the Primus and up to six Domini."""

from munera.games.game import FirstGame, Game

GAME = Game(
    "serpents",
    rules="munera.games.serpents.rulebook:BOOK",
    words="munera.words.serpents:WORDS",
    bots="munera.bots.serpents:BOTS",
    details="munera.bots.serpents.details:decide",
    boards="munera.cli.boards.serpents:SerpentsBoard",
    statistics="munera.lab.stats.serpents",
    cards="munera.games.serpents.sheet:rows",
    summary="munera.games.serpents.summary:numbers",
    soak="tools.soak.serpents:soak",
    bench="bench.ours:OF_SERPENTS",
    lessons="munera.lessons",
    first=FirstGame(("greedy", "greedy"), {"type": "quick"}),
)
