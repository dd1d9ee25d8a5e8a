"""A bot that remembers how many fingers everybody shows."""

from __future__ import annotations

from collections import Counter

from munera.bots import Bot, Seen
from munera.kernel import AnyAsk, Option


class Counting(Bot):
    """It calls the sum that is most likely if everybody goes on as before, and shows any number of fingers."""

    imagines = False

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        options = list(ask.options)
        word, fingers, _ = self.stream.choice(options)
        likely = self.sums(seen)
        called = max((one for _, own, one in options if own == fingers), key=lambda one: likely[one - fingers])
        return word, fingers, called

    def sums(self, seen: Seen) -> Counter[int]:
        """How often each sum of the others' fingers would come up, from what each of them has shown so far."""
        habits: dict[int, Counter[int]] = {}
        for kind, *facts in seen.events():
            if kind == "shows" and facts[0] != seen.seat:
                habits.setdefault(int(str(facts[0])), Counter())[int(str(facts[1]))] += 1
        found = Counter({0: 1})
        for rival in range(len(seen.view["points"])):
            if rival != seen.seat:
                seen_so_far = habits.get(rival) or Counter({1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
                found = Counter(
                    total
                    for before, ways in found.items()
                    for fingers, times in seen_so_far.items()
                    for total in [before + fingers] * (ways * times)
                )
        return found


BOTS = {"counting": Counting}
