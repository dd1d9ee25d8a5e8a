"""Spartacus: A Game of Blood and Treachery, for three or four houses of Capua.

Docstrings name rules by the ids of docs/rules/spartacus.md: `SP-...` is a rule or ruling, `W01` to `W35` are
windows in which somebody may react, and words in capitals (`GUARD_ROLL`) are effects that cards have in common.
"""

from munera.games.game import FirstGame, Game

GAME = Game(
    "spartacus",
    rules="munera.games.spartacus.rulebook:BOOK",
    words="munera.words.spartacus:WORDS",
    bots="munera.bots.spartacus:BOTS",
    details="munera.bots.spartacus.details:decide",
    boards="munera.cli.boards.spartacus:SpartacusBoard",
    statistics="munera.lab.stats.spartacus",
    cards="munera.games.spartacus.sheet:rows",
    summary="munera.games.spartacus.summary:numbers",
    soak="tools.soak.spartacus:soak",
    bench="bench.ours:OF_SPARTACUS",
    lessons="munera.lessons",
    first=FirstGame(("greedy", "greedy"), {"type": "quick"}),
)
