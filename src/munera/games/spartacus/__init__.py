"""Spartacus: A Game of Blood and Treachery, for three or four houses of Capua."""

from munera.games.game import Game

GAME = Game(
    "spartacus",
    rules="munera.games.spartacus.rulebook:BOOK",
    words="munera.words.spartacus:WORDS",
    bots="munera.bots.spartacus:BOTS",
    boards="munera.cli.boards.spartacus:SpartacusBoard",
    statistics="munera.lab.stats.spartacus",
    cards="munera.games.spartacus.sheet:rows",
    soak="tools.soak.spartacus:soak",
    bench="bench.ours:OF_SPARTACUS",
    lessons="munera.lessons",
)
