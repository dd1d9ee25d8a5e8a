"""Lookahead: answers to a question are tried in imagined games, and the best is taken if it is surely better.

Every answer is tried in the same imagined games. There bots go on for all seats until the game reaches a natural
boundary - the end of a battle, of a turn - where the position is judged. An answer is preferred to the usual one
only if it is better beyond the noise of the few games in which it was tried.

The effort is counted in answers and not in seconds, and judgements are whole numbers: so the same answer comes
out on every machine, in every build. Whoever asks gives what the game knows about itself (`Outlook`):

    players  bots for all seats, made anew for each game that is played on after an answer; what the searching bot
             has planned goes into its copy, as it is after that answer. Their chance should come from the stream
             that is given, which is the same for every answer.
    stops    has the game reached the boundary? It is asked after every answer, and before the first.
    judge    what the position is worth to the seat, in any whole unit

Boundaries decide: a game that stops in the middle of a turn says less than nothing.
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

    rounds   one after the other: in so many further games, so many of the best answers beside the usual one; from
             the second round on only those that are ahead of it
    steps    answers in all games together, at most; a round for which they do not suffice is not begun
    length   answers in one game, at most: then it is judged as it stands
    doubt    how many standard errors an answer must be better, as a square in hundredths (100: one)
    least    and how much on average, in the unit of the judgement
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
    """The answer to give, by how much it is better than the usual one in all games together, and their number."""

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
    able = list(range(1, len(answers)))
    games = 0
    for count, most in effort.rounds:
        if games:
            able = [i for i in able if sums[i][0] > 0]  # what is not ahead so far is not tried again
        able = sorted(able, key=lambda i: (-sums[i][0], i))[:most]
        if not able or not search.affords(count * (1 + len(able))):
            break
        found: list[list[int]] = []
        for _ in range(count):
            world = stream.bits()
            level = search.worth(usual, world)
            found.append([search.worth(answers[i], world) - level for i in able])
        if search.steps >= effort.steps:  # games were cut off: what they say is worth nothing
            break
        for row in found:
            for i, difference in zip(able, row, strict=True):
                sums[i][0] += difference
                sums[i][1] += difference * difference
        games += count
    sure = [i for i in able if games and surely_better(sums[i][0], sums[i][1], games, effort)]
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

    def worth(self, option: Option, world: int) -> int:
        """Play this answer in the imagined game of that number up to the boundary, and judge the position."""
        outlook, seat = self.outlook, self.seen.seat
        left = min(self.effort.length, self.effort.steps - self.steps)
        if left <= 0:
            return 0
        game = self.seen.imagine(Stream.seeded(world), keep=False, log=outlook.hears)
        chance = Stream.seeded(f"{world} bots")
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
        self._tired: set[int] = set()  # waited when all waited: they get the default answer until the floor closes

    def give(self, seat: int, option: Option) -> None:
        """Give an answer for a seat; on an open floor it may be WAIT, which gives none."""
        if option == WAIT:
            self._tired.add(seat)
        else:
            self.game.answer(seat, option)
            self._tired.clear()
        self.steps += 1

    def step(self) -> None:
        """Let bots make their moves at any time, and one of them answer."""
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
            fresh = [ask for ask in asks if ask.seat not in self._tired]
            ask = self.chance.choice(fresh or asks)
        single = only(ask.options)
        if single is not None:
            option: Option = single[0]
        elif ask.seat in self._tired:
            option = ask.default()
        else:
            option = self.bots[ask.seat].choose(self.seen[ask.seat], ask)
        self.give(ask.seat, option)

    def _volunteer(self) -> None:
        """Ask every bot for an anytime move once, until as many were made as may be."""
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
