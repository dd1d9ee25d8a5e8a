"""`python -m tools.questions [GAME ...]`: how many questions a person is asked for each meaningful one.

Somebody plays first games alone with bots (`FirstGame`), and of their questions a sample is measured. A question
is meaningful if at least two of its options lead to different results (`tools.questions.results`). The same is
measured for questions that the table answered for them although there was a choice. A meaningful one of these is
lost if another answer would have been better than the one that the table gave. As chance alone makes one in some
fifty look so, each is tried again in ten times as many other worlds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic

from tools.questions.asking import Played, measured
from tools.questions.measuring import WORLDS
from tools.questions.results import MEASURES

SAMPLE = 200  # questions of each game
BARS = {"gladius": 2.0, "for_glory": 1.5, "spartacus": 1.3, "serpents": 1.3, "school": 2.0}


def lines(game: str, found: Sequence[Played], sample: int, seconds: float) -> Iterator[str]:
    """What was measured, for people."""
    questions = [one for played in found for one in played.sample]
    asked = [one for one in questions if one.asked][:sample]
    unasked = [one for one in questions if not one.asked][:sample]
    good = sum(one.meaningful for one in asked)
    matters = sum(one.meaningful for one in unasked)
    lost = [one for one in unasked if one.lost]
    ratio = len(asked) / max(1, good)
    asks = sum(played.asked for played in found) / len(found)
    answers = sum(played.unasked for played in found) / len(found)
    yield (
        f"{game:<10} {ratio:5.2f} asked per meaningful one ({len(asked)} to {good}; bar {BARS[game]}); "
        f"lost {len(lost)} of {len(unasked)} ({matters} meaningful), "
        f"{sum(one.again for one in lost)} of them again in other worlds; "
        f"a game asks {asks:.0f}, answers {answers:.0f} itself; {len(found)} games, {seconds:.0f} s"
    )
    for title, some in (("asked", asked), ("not asked", unasked)):
        kinds = Counter(one.kind for one in some)
        for kind, number in kinds.most_common():
            meant = sum(one.meaningful for one in some if one.kind == kind)
            yield f"    {title:<10} {kind:<14} {number:4} of which meaningful {meant:4}"
    for one in lost:
        yield f"    lost       {one.kind:<14} {one.where}{', again' if one.again else ''}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.questions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(MEASURES)}; all if none is named")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="questions of each game")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="imagined worlds for each question")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--start", type=int, default=0, help="number of the first game, to measure in pieces")
    parser.add_argument("--everything", action="store_true", help="as if the person wanted to be asked everything")
    parser.add_argument("--short", action="store_true", help="one line for each game")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - set(MEASURES):
        parser.error(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(MEASURES)}")
    for game in chosen.games or MEASURES:
        began = monotonic()
        found = measured(game, chosen.everything, chosen.sample, chosen.worlds, chosen.jobs, chosen.start)
        said = list(lines(game, found, chosen.sample, monotonic() - began))
        print("\n".join(said[:1] if chosen.short else said), flush=True)


if __name__ == "__main__":
    main()
