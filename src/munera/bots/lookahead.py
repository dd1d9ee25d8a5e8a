"""Lookahead: answers to a question are tried in imagined games, and the best is taken if it is surely better.

Every answer is tried in the same imagined games. In each of them bots play on for all seats until the game reaches
a natural boundary - the end of a battle, of a turn - where the position is judged. An answer is preferred to the
usual one only if it is better beyond the noise of the few games in which it was tried.

The effort is counted in answers and not in seconds, and judgements are whole numbers: so the same answer comes
out on every machine, in every build. The caller says how its game is played on and judged (`Outlook`):

    players  makes bots for all seats, anew for each game and each answer that is tried. The bot in the searching
             seat should have the plans that it would have after that answer, and all of them should draw from the
             given stream, which is the same for every answer.
    stops    has the game reached the boundary? It is asked after every answer, and before the first.
    judge    what the position is worth to the seat, in any whole unit

Choose the boundary with care: judgements in the middle of a turn mislead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from munera.bots.bot import WAIT, Bot, Imagined, Seen
from munera.bots.playing import ACTS
from munera.kernel import ANY, ONE, Option, Stream, only


class Outlook(NamedTuple):
    """How games are played on and judged; see above. `acts`: bots may make moves at any time there."""

    players: Callable[[Imagined, Option, Stream], Sequence[Bot]]
    stops: Callable[[Imagined], bool]
    judge: Callable[[Imagined], int]
    acts: bool = True
    hears: bool = False  # the players hear events


class Effort(NamedTuple):
    """How much is tried.

    rounds   for each round: how many further games are played with every answer that is tried, and how many of the
             best answers are tried besides the usual one; from the second round on only those that are ahead of it
    steps    answers in all games together, at most; a round for which they do not suffice is not begun
    length   answers in one game, at most: then it is judged as it stands
    doubt    the square of how many standard errors an answer must be better by, in hundredths (100: one)
    least    by how much it must be better on average, in the unit of the judgement
    prior    a deviation that is counted in addition to those observed: two equal games prove little
    """

    rounds: tuple[tuple[int, int], ...] = ((2, 1000), (6, 3))
    steps: int = 4000
    length: int = 400
    doubt: int = 100
    least: int = 0
    prior: int = 0


USUAL: Final = Effort()


class Found(NamedTuple):
    """The answer to give, how much better than the usual one it was in all games together, and their number."""

    option: Option
    gain: int = 0
    games: int = 0
    steps: int = 0


def look_ahead(
    seen: Seen,
    usual: Option,
    others: Sequence[Option],
    outlook: Outlook,
    stream: Stream,
    effort: Effort = USUAL,
) -> Found:
    """Return which of the answers is surely better than the usual one, or the usual one."""
    search = _Search(seen, outlook, stream, effort)
    answers = [usual, *others]
    sums = [[0, 0] for _ in answers]  # of the differences from the usual answer, and of their squares
    tried = list(range(1, len(answers)))
    games = 0
    for count, most in effort.rounds:
        if games:
            tried = [i for i in tried if sums[i][0] > 0]  # what is not ahead so far is not tried again
        tried = sorted(tried, key=lambda i: (-sums[i][0], i))[:most]
        if not tried or not search.affords(count * (1 + len(tried))):
            break
        differences: list[list[int]] = []
        for _ in range(count):
            seed = stream.bits()
            usual_worth = search.worth(usual, seed)
            differences.append([search.worth(answers[i], seed) - usual_worth for i in tried])
        if search.steps >= effort.steps:  # games were cut off in the middle, where judgements mislead
            break
        for row in differences:
            for i, difference in zip(tried, row, strict=True):
                sums[i][0] += difference
                sums[i][1] += difference * difference
        games += count
    sure = [i for i in tried if games and surely_better(sums[i][0], sums[i][1], games, effort)]
    if not sure:
        return Found(usual, 0, games, search.steps)
    best = max(sure, key=lambda i: (sums[i][0], -i))
    return Found(answers[best], sums[best][0], games, search.steps)


def surely_better(total: int, squares: int, games: int, effort: Effort) -> bool:
    """Is an answer better, beyond the noise? In whole numbers: mean > doubt * sqrt(variance / games)."""
    if total <= 0 or total < effort.least * games:
        return False
    spread = (squares + effort.prior * effort.prior) * games - total * total
    return 100 * total * total * max(1, games - 1) > effort.doubt * spread


class _Search:
    """The imagined games of one question."""

    def __init__(self, seen: Seen, outlook: Outlook, stream: Stream, effort: Effort) -> None:
        self.seen, self.outlook, self.stream, self.effort = seen, outlook, stream, effort
        self.steps = self.played = 0

    def affords(self, games: int) -> bool:
        """Will so many further games be within the effort, if they are as long as those so far?"""
        each = -(-self.steps // self.played) if self.played else 1
        return self.steps + games * each <= self.effort.steps

    def worth(self, option: Option, seed: int) -> int:
        """Play this answer in the imagined game of this seed up to the boundary, and judge the position."""
        outlook, seat = self.outlook, self.seen.seat
        left = min(self.effort.length, self.effort.steps - self.steps)
        if left <= 0:
            return 0
        game = self.seen.imagine(Stream.seeded(seed), keep=False, log=outlook.hears)
        chance = Stream.seeded(f"{seed} bots")
        rollout = Rollout(game, outlook.players(game, option, chance), chance, acts=outlook.acts)
        rollout.give(seat, option)
        while not game.over and rollout.steps < left and not outlook.stops(game):
            rollout.step()
        self.steps += rollout.steps
        self.played += 1
        return outlook.judge(game)


class Rollout:
    """An imagined game that bots play on, one answer at a time; as `munera.bots.playing` plays a real one."""

    def __init__(self, game: Imagined, bots: Sequence[Bot], chance: Stream, *, acts: bool = True) -> None:
        self.game, self.bots, self.chance, self.acts = game, bots, chance, acts
        self.seen = [game.seen(seat) for seat in game.seats]
        self.steps = 0
        self._waited: set[int] = set()  # seats that rather waited: once all have, they give the default answer

    def give(self, seat: int, option: Option) -> None:
        """Give an answer for a seat; on an open floor it may be WAIT, which gives none."""
        if option == WAIT:
            self._waited.add(seat)
        else:
            self.game.answer(seat, option)
            self._waited.clear()
        self.steps += 1

    def step(self) -> None:
        """Let bots make anytime moves, and one of them answer."""
        if self.acts:
            self._volunteer()
        game = self.game
        asks = game.waiting()
        mode = game.mode
        if mode == ONE or len(asks) == 1:
            ask = asks[0]
        elif mode != ANY:
            ask = self.chance.choice(asks)
        else:
            fresh = [ask for ask in asks if ask.seat not in self._waited]
            ask = self.chance.choice(fresh or asks)
        single = only(ask.options)
        if single is not None:
            option: Option = single[0]
        elif ask.seat in self._waited:
            option = ask.default()
        else:
            option = self.bots[ask.seat].choose(self.seen[ask.seat], ask)
        self.give(ask.seat, option)

    def _volunteer(self) -> None:
        """Ask every bot once for an anytime move, until ACTS moves were made."""
        acts = 0
        for seat, seen in enumerate(self.seen):
            if not seen.anytime():
                continue
            move = self.bots[seat].volunteer(seen)
            if move is not None:
                self.game.act(seat, move)
                acts += 1
                if acts == ACTS:
                    return
