"""A bot for 0.1.0 that searches, and uses everything that a bot of that release was given."""

from __future__ import annotations

from munera.bots import WAIT, Bot, Imagined, Seen
from munera.kernel import AnyAsk, Illegal, Option, Space, Stream, pick

GAMES = 2  # imagined for each option
STEPS = 12  # answers that each is played on for


class Searching(Bot):
    """Tries some options in imagined games and takes the one that scores best."""

    def choose(self, seen: Seen, ask: AnyAsk) -> Option:
        assert ask.seat == seen.seat
        assert (ask.kind, ask.about, ask.rule) is not None
        assert isinstance(dict(ask.refused()), dict)
        assert seen.game
        assert seen.view.keys()
        heard = len(seen.events())
        assert seen.events(heard) == []
        if seen.mode == "any" and self.stream.chance(200):
            return WAIT
        tried = [ask.idle(), *self.some(ask)]
        best: Option = max(tried, key=lambda option: self.worth(seen, ask, option))
        return best

    def volunteer(self, seen: Seen) -> Option:
        moves = seen.anytime()
        if not moves or not self.stream.chance(60):
            return None
        move: Option = moves.idle() if isinstance(moves, Space) else moves[0]
        return move

    def some(self, ask: AnyAsk) -> list[Option]:
        """A few options, whether they are listed or not."""
        options = ask.options
        if not isinstance(options, Space):
            return [self.stream.choice(options)]
        assert options
        assert options.idle() in options
        assert options.describe() is not None
        assert object() not in options
        return [options.sample(self.stream)]

    def worth(self, seen: Seen, ask: AnyAsk, option: Option) -> float:
        """What imagined games score on average after this answer."""
        total = 0.0
        for _ in range(GAMES):
            game = seen.imagine(self.stream)
            assert game.seat == seen.seat
            assert game.view == seen.view
            try:
                game.answer(ask.seat, option)
            except Illegal as refused:
                assert refused.code == "not_an_option"  # noqa: PT017  # the bot of 0.1.0 looked at the code
                return -1.0
            total += self.rollout(game.fork(), self.stream)
        return total / GAMES

    def rollout(self, game: Imagined, stream: Stream) -> float:
        """Play on at random for everybody."""
        for _ in range(STEPS):
            if game.over:
                break
            asked = stream.choice(game.waiting())
            game.answer(asked.seat, asked.idle() if stream.chance(500) else pick(asked.options, stream))
        return game.score()[game.seat]

    def close(self) -> None:
        self.stream = Stream.seeded(0)
