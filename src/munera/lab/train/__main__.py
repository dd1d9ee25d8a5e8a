"""`python -m munera.lab.train gladius`: train the champion, or continue where it was left."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

CONFIGS = Path(__file__).parent


def main() -> None:
    """Train for some minutes; what is written can be continued."""
    parser = argparse.ArgumentParser(prog="python -m munera.lab.train", description=__doc__)
    parser.add_argument("game", choices=sorted(path.stem for path in CONFIGS.glob("*.toml")))
    parser.add_argument("--folder", type=Path, help="where the run is kept (build/train/GAME)")
    parser.add_argument("--config", type=Path, help="a config instead of the game's own")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long at most; the same command continues")
    parser.add_argument("--fit", action="store_true", help="as many iterations as there is time for")
    parser.add_argument("--measures", type=int, default=0, help="how many times to measure it in the end")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play games for a value model")
    typed = parser.parse_args()
    if typed.game == "gladius":
        _policy(typed)
    else:
        _value(typed)


def _value(typed: argparse.Namespace) -> None:
    """Train a model that judges positions; it needs no JAX."""
    from munera.lab.train.values.running import read_config, train  # noqa: PLC0415
    from munera.lab.train.values.shipping import finished  # noqa: PLC0415

    config = read_config(typed.config or CONFIGS / f"{typed.game}.toml")
    folder = typed.folder or Path("build/train") / typed.game
    model = train(typed.game, config, folder, typed.minutes, typed.jobs, _say)
    if model is not None:
        finished(typed.game, config, model, folder)
        _say(json.dumps(model.curve))


def _policy(typed: argparse.Namespace) -> None:
    """Train a policy in batches of duels."""
    from munera.lab.train.running import MEASURED, measure, read_config, train  # noqa: PLC0415

    config = read_config(typed.config or CONFIGS / f"{typed.game}.toml")
    folder = typed.folder or Path("build/train") / typed.game
    run = train(config, folder, typed.minutes, fit=typed.fit, say=_say)
    if typed.measures:
        found = measure(run.average, config.measured, range(1 << 16, (1 << 16) + typed.measures))
        (folder / MEASURED).write_text(json.dumps(found) + "\n", "utf-8")
        _say(json.dumps(found, indent=1))


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  # a command


if __name__ == "__main__":
    main()
