"""The champion of Gladius: a bot whose policy was learnt by playing, and which builds on the heuristic.

A network is given what the heuristic would do and everything that the seat knows, and has an output for each class
of answers; the highest is chosen. Of equal classes that is the first, and of one class the first card that is
offered. The policy was trained on duels alone: against an adversary or a beast the champion plays as the heuristic
does.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, cast

from munera.bots.bot import Bot, Reason, Seen
from munera.bots.duellist.features import ANSWERS, QUESTIONS, SIZE, classes_of, features
from munera.bots.duellist.network import OUT, Network
from munera.bots.gladius import Heuristic, Reading, answer
from munera.bots.model_card import WrongWeights, read_card
from munera.games.gladius.duel import PASS
from munera.kernel import AnyAsk, Option

TRUST: Final = 2  # added for the heuristic's answer, so that a policy that has learnt nothing follows it
MODEL_CARD: Final = "champion.json"
WEIGHTS: Final = "champion.bin"


def shipped() -> bool:
    """Is there a policy in the package?"""
    return files(__package__).joinpath(MODEL_CARD).is_file()


def network_in(folder: Traversable) -> Network:
    """The policy of a folder."""
    about = read_card(folder.joinpath(MODEL_CARD))
    network = Network(folder.joinpath(WEIGHTS).read_bytes(), (SIZE, about["width"], about["width"], ANSWERS))
    if network.sha256 != about["sha256"]:
        raise WrongWeights(f"{WEIGHTS} and {MODEL_CARD} do not belong together")
    return network


@cache
def network() -> Network:
    """The policy of the package, read once."""
    return network_in(files(__package__))


class Champion(Bot):
    """The learnt policy in duels; elsewhere the heuristic."""

    hears = False
    imagines = False

    @property
    def network(self) -> Network:
        """The policy that it plays."""
        return network()

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = cast("tuple[str, ...]", ask.options)
        if ask.kind in QUESTIONS and len(options) > 1:
            reading = Reading(seen)
            if not reading.solo:
                advised = answer(reading, ask)
                chosen = likeliest(self.network, reading, ask.kind, options, advised)
                self.reason = reading.reason if chosen == advised else Reason("champion")
                return chosen
        heuristic = Heuristic(self.stream)
        given = heuristic.choose(seen, ask)
        self.reason = heuristic.reason
        return given


def likeliest(net: Network, r: Reading, question: str, options: tuple[str, ...], advised: str) -> str:
    """The option with the highest output of the network."""
    classes = classes_of(r.me["style"], r.foe["style"])
    answers = {option: 0 if option == PASS else 1 + classes[option] for option in options}
    advice = answers[advised]
    outputs = net.run(features(r, question, advice))
    outputs[advice] += TRUST * OUT
    best = max(sorted(set(answers.values())), key=outputs.__getitem__)
    if best == advice:
        return advised
    return next(option for option in options if answers[option] == best)
