"""From a run to a bot: the weights of a value model in a card that says what they are.

`python -m munera.lab.train.values.shipping for_glory` writes the card of the run in build/train/for_glory into the
package. With `--games 200` it plays so many games more of the champion among heuristics, and notes in the card how
many were won.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from munera import bots
from munera.bots import school_value
from munera.bots.for_glory import value
from munera.bots.model_card import digest, read_card, written
from munera.games import book
from munera.lab.ladder import paired
from munera.lab.simulate import Rate
from munera.lab.train.values.positions import GAMES, looks
from munera.lab.train.values.running import Config, Model

PACKAGE: Final = Path(bots.__file__).parent
CARDS: Final[Mapping[str, Path]] = {
    "for_glory": PACKAGE / "for_glory" / value.MODEL_CARD,
    "school": PACKAGE / school_value.MODEL_CARD,
}
MODEL: Final = "model.json"  # what a run leaves in its folder


def features(game: str) -> str:
    """A digest of what the model counts in a game of bots that know nothing: other rules or numbers change it."""
    found = [
        [{name: round(number, 6) for name, number in one.items()} for one in look.counted]
        for number in range(2)
        for look in looks(game, number, "features", "random")
    ]
    return sha256(json.dumps(found).encode()).hexdigest()


def finished(game: str, config: Config, model: Model, folder: Path) -> None:
    """Keep the card of a run that is over in its folder."""
    weights = shaped(game, model.weights)
    card = {
        "game": game,
        "rules": book(game).version,
        "features": features(game),
        "made by": f"make train GAME={game}",
        "data": {"games": model.games, "positions": model.positions},
        "config": asdict(config),
        "curve": model.curve,
        "weights": weights,
        "sha256": digest(weights),
        "scores": {},
    }
    (folder / MODEL).write_text(written(card), "utf-8")


def shaped(game: str, weights: Mapping[str, int]) -> dict[str, Any]:
    """Weights as the bot reads them: those of School as pairs, for the beginning and the end of a campaign."""
    if game != "school":
        return dict(weights)
    names = dict.fromkeys(name.rpartition(" ")[0] for name in weights)
    return {name: [weights[f"{name} early"], weights[f"{name} late"]] for name in names}


def outdated(card: Mapping[str, Any]) -> list[str]:
    """What has changed since a model was trained; nothing as long as it counts what it was trained on."""
    game = card["game"]
    now = {"rules": book(game).version, "features": features(game)}
    return [f"{name}: make train GAME={game}" for name, now_ in now.items() if card[name] != now_]


def examined(game: str, games: int, jobs: int, seed: str) -> dict[str, Any]:
    """How many games the champion wins among heuristics."""
    _, seats, options = GAMES[game]
    lineup = ("champion", *(bots.usual(game),) * (seats - 1))
    found = list(paired(game, lineup, games, options, seed, jobs))
    won = sum(one.winner is not None and one.deal.first(one.winner) for one in found)
    low, high = Rate(games, won).interval
    return {"games": games, "won": won, "interval": [round(low, 4), round(high, 4)]}


def main(typed: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m munera.lab.train.values.shipping", description=__doc__)
    parser.add_argument("game", choices=list(CARDS))
    parser.add_argument("--folder", type=Path, help="of the run (build/train/GAME)")
    parser.add_argument("--games", type=int, default=0, help="play so many, and note what was won")
    parser.add_argument("--seed", default="examined")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(typed)
    path = CARDS[given.game]
    if given.games:
        card = read_card(path)
        card["scores"] = {"heuristic": examined(given.game, given.games, given.jobs, given.seed)}
    else:
        card = read_card((given.folder or Path("build/train") / given.game) / MODEL)
    path.write_text(written(card), "utf-8")
    print(card["sha256"], card["data"], card["scores"])  # noqa: T201  # a command


if __name__ == "__main__":
    main()
