"""`python -m munera.lab.train gladius`: train the champion, or continue where it was left."""

from __future__ import annotations

import argparse
from pathlib import Path

from munera.lab.train.running import read_config, train

CONFIGS = Path(__file__).parent


def main() -> None:
    """Train for some minutes; what is written can be continued."""
    parser = argparse.ArgumentParser(prog="python -m munera.lab.train", description=__doc__)
    parser.add_argument("game", choices=sorted(path.stem for path in CONFIGS.glob("*.toml")))
    parser.add_argument("--folder", type=Path, help="where the run is kept (build/train/GAME)")
    parser.add_argument("--config", type=Path, help="another config than the game's")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long at most; call again to go on")
    typed = parser.parse_args()
    config = read_config(typed.config or CONFIGS / f"{typed.game}.toml")
    train(config, typed.folder or Path("build/train") / typed.game, typed.minutes)


if __name__ == "__main__":
    main()
