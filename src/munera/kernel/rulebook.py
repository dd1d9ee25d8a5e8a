"""What a game is to the kernel: a stateless rulebook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from munera.kernel import conditions
from munera.kernel.asks import AnyAsk, Options, Seat, Segment, Warnings
from munera.kernel.bounds import Bounds, ranked
from munera.kernel.errors import BadPosition
from munera.kernel.grammar import MARKS, Words
from munera.kernel.observation import Observation
from munera.kernel.plain import Option
from munera.kernel.renamed import keep_old_names
from munera.kernel.settings import Setting, Variant
from munera.kernel.state import State
from munera.kernel.stream import Stream
from munera.kernel.vocabulary import Vocabulary
from munera.kernel.winning import Figures, features_of

S = TypeVar("S", bound=State)

OLD_NAMES = {
    "brief": "short_game",
    "brief_for": "short_game_for",
    "card_in": "card_played",
    "opens": "could_gain_options",
    "repeats": "tell_restart",
    "rolling": "chance_moves",
    "stretches": "periods",
    "trials": "law_seats",
}  # of release 0.1.0


class Rulebook(ABC, Generic[S]):
    """A game. Stateless: an expansion is a subclass with extra cards, never a flag.

    The defaults below suit a game without anytime moves.
    """

    id: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[range]
    settings: ClassVar[Mapping[str, Setting]] = {}
    vocabulary: ClassVar[Vocabulary] = Vocabulary()
    short_game: ClassVar[Variant] = {}  # table options that make a game short: what the laws play with
    law_seats: ClassVar[tuple[int, ...]] = ()  # table sizes at which the laws try all options; else both ends
    windows: ClassVar[tuple[str, ...]] = ()  # kinds of question that only ask whether somebody reacts
    parts: ClassVar[tuple[str, ...]] = ()  # what viewers are given on request: too costly for every message
    piecemeal: ClassVar[tuple[str, ...]] = ()  # kinds of question that ask for one choice piece by piece
    chance_moves: ClassVar[tuple[str, ...]] = ()  # the few anytime moves that may draw from the stream
    hostable: ClassVar[bool] = False  # a host can decide all chance (`munera.kernel.hosting`)
    turn_ends: ClassVar[Mapping[str, Option]] = {}  # by kind of question: the answer that ends one's turn

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_old_names(cls, OLD_NAMES)

    # ---- the game

    def short_game_for(self, seats: int) -> Variant:  # noqa: ARG002  # most games are the same at every table
        """The options that make a game short at a table of this size."""
        return self.short_game

    def check(self, seats: int, variant: Variant) -> None:
        """Raise BadVariant where so many cannot play with these complete options."""
        conditions.check(self.settings, seats, variant)

    @abstractmethod
    def setup(self, seats: int, seed: int | str, variant: Variant) -> S:
        """The state before the first segment. `variant` is complete and checked."""

    @abstractmethod
    def segment(self, state: S) -> Segment | None:
        """The next restartable unit - one paragraph of the rulebook - or None: the game is over."""

    @abstractmethod
    def score(self, state: S) -> tuple[float, ...]:
        """One number per seat, the higher the better; meaningful when the game is over."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """Who won: by default every seat with the highest score."""
        scores = self.score(state)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def places(self, state: S) -> tuple[int, ...]:
        """The place of every seat, from 1; equal ones share theirs, and whoever won is first.

        Meaningful when the game is over. A side that nobody plays has a place, too: who loses alone is second.
        """
        winners = self.winners(state)
        return ranked([(seat in winners, score) for seat, score in enumerate(self.score(state))])

    def bounds(self, seats: int, variant: Variant) -> Bounds:
        """What no game at such a table exceeds. `variant` is complete and checked."""
        raise NotImplementedError(f"{self.id} declares no bounds")

    @property
    def words(self) -> Words:
        """Every word that answers and anytime moves are spelt with, beside whole numbers within the bounds."""
        return (*MARKS, *self.vocabulary.words())

    def may_concede(self, state: S, seat: Seat) -> bool:  # noqa: ARG002  # by default nobody may
        """May this seat give up now?"""
        return False

    def steps_aside(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Does the game go on around a seat that leaves now, with nothing undone?

        Then its open question gets the passive answer, and after `concede` the rules do not ask it any more.
        """
        return False

    def bystander(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Can this seat leave without disturbing the running segment? It must not be asked anything in it."""
        return False

    def concede(self, state: S, seat: Seat) -> None:
        """Give up: called on the running segment's state for a bystander, else on its checkpoint."""
        raise NotImplementedError

    def tell_restart(self, state: S, seat: Seat) -> None:  # most games end with a concession
        """Tell everybody that the segment which this seat left begins again, and what it told no longer counts.

        Called after `concede`, to `tell` and nothing else; not called for a segment that had told nothing yet.
        """

    # ---- moves at any time

    def anytime(self, state: S, seat: Seat) -> Options[Any]:  # noqa: ARG002  # the default offers nothing
        """What the rulebook lets this seat do at absolutely any time."""
        return ()

    def act(self, state: S, seat: Seat, move: Any) -> Collection[Seat]:
        """Make the move, wholly or not at all. Return the seats whose options it could shrink, by public facts."""
        raise NotImplementedError

    def could_gain_options(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """By public facts: could an anytime move give this seat more options than it has now?"""
        return False

    def settled(self, state: S, ask: AnyAsk, *, alone: bool = False) -> tuple[Option] | None:  # noqa: ARG002
        """The answer that follows from what this seat has just chosen, or from its lack of means, as a 1-tuple.

        By public facts: hosts give it for a person without asking, and nobody learns anything from the time. Where
        a person plays `alone`, there is nobody to learn: what this seat knows counts, too.
        """
        return None

    def unused(self, state: S, ask: AnyAsk) -> Mapping[str, int]:  # noqa: ARG002
        """What this seat leaves unused if it ends its turn now, counted by name, from what it knows itself."""
        return {}

    def only_words(self, move: Any) -> bool:  # noqa: ARG002
        """Does this anytime move do nothing but speak: an offer, its refusal, its withdrawal?

        Whoever it is addressed to may still take their last answer back.
        """
        return False

    def warnings(self, state: S, ask: AnyAsk) -> Warnings:  # noqa: ARG002  # most games have nothing to warn of
        """What this seat should know before it answers, option by option: a promise that one would break.

        By what the seat knows. The vocabulary names the kinds of warning and their facts.
        """
        return {}

    def any_answer(self, state: S, ask: AnyAsk) -> tuple[Option] | None:  # noqa: ARG002
        """The answer to a question whose options all come to the same for this seat, by what it knows; a 1-tuple.

        Likewise one that anybody would give.

        Hosts give it for a person who plays alone. The default finds none.
        """
        return None

    def only_in_person(self, state: S, seat: Seat, ask: AnyAsk | None, option: Any) -> bool:  # noqa: ARG002
        """Is this for the player alone, so that nobody who stands in for them may do it?

        Whatever binds by word or gives something of theirs to another: deals, promises, gifts, shown cards.
        `option` answers `ask`; without one it is a move made at any time. No default answer is of this sort.
        """
        return False

    def delegable(self, state: S, seat: Seat) -> Option:  # noqa: ARG002
        """The part of the game that this seat may leave to a bot from here to its end, by public facts.

        None: there is none now. While the value stays the same, it is still the same stretch: a bout of one's own.
        """
        return None

    # ---- knowledge

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Mapping[str, Any]:
        """What the seat (None: a spectator) may see, built up from nothing. JSON-able."""

    def part(self, state: S, seat: Seat | None, name: str) -> Any:
        """One entry of the view, or what a game keeps ready for players in this process; nothing the view hides.

        For games whose view is large, and whose players look often at a little of it. The names in `parts` are
        also given to viewers anywhere, on request, so these are JSON-able and under the leak law like the view.
        """
        return self.view(state, seat).get(name)

    def features(self, state: S, seat: Seat | None) -> Mapping[str, float]:
        """What this seat knows as numbers with names, on request: nothing that its view hides.

        How far everybody is and what everybody has (`figures`), the seat itself first; -1 is what it cannot know.
        At one table the names are always the same.
        """
        view = self.view(state, seat)
        return features_of(view.get("standings"), self.figures(view), seat)

    def figures(self, view: Mapping[str, Any]) -> Figures:  # noqa: ARG002  # the standings alone, by default
        """What the table and each side have, beside the standings: for whoever counts, rates or draws a curve."""
        return {}

    @property
    def observation(self) -> Observation[Any] | None:
        """What a seat knows as a row of numbers, and each of its options, if the game tells it so.

        Nothing that its view hides. Most games have one that is made once, as an attribute of their class.
        """
        return None

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        """What a spectator looks at first, in lines with a title: the table, then each seat. For `print(match)`.

        It is given what a spectator sees, so that nothing hidden can get into it.
        """
        return {"table": {name: value for name, value in view.items() if isinstance(value, str | int)}}

    def printed(self) -> Mapping[str, Any]:
        """What is printed on the components of this game, and its constants: for boards. JSON-able."""
        return {}

    def scene(self, state: S) -> bool:  # noqa: ARG002
        """Between two segments: is the table worth a look, though nobody is asked anything?

        Viewers are sent how it looked then along with the news, so that no host need work it out from these.
        """
        return False

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, stream: Stream) -> None:
        """Draw anew, in place, whatever the seat cannot know. Sort the pool before shuffling it."""

    # ---- reaction windows, for hosts that answer some of them by themselves

    def occasion(self, state: S, ask: AnyAsk) -> tuple[str, tuple[Seat, ...]]:
        """What opened this window, in a word, and whom it concerns (all if in doubt), by public facts."""
        return str(ask.about), tuple(self.seats_of(state))

    def card_played(self, option: Option) -> str:
        """The card that a reaction plays, or another word for what it does."""
        return str(option[0] if isinstance(option, tuple) else option)

    def periods(self, state: S) -> Mapping[str, Option]:  # noqa: ARG002
        """The current period of each kind (`turn`, `phase`), by public facts: when a value changes, it is over.

        Standing answers that a player gave until the end of such a period end with it.
        """
        return {}

    # ---- what may be published

    def published_answers(
        self,
        asks: tuple[AnyAsk, ...],  # noqa: ARG002
        answers: tuple[Option, ...],
    ) -> tuple[Option, ...]:
        """The answers of a sealed round as a published record has them.

        Most rounds are opened, and all answers stay. Where the rules never show what somebody wanted, it is
        replaced by the passive answer. Played again, everybody must be told the same.
        """
        return answers

    def published_moves(self, state: S, seat: Seat, move: Any) -> tuple[tuple[Seat, Any], ...]:  # noqa: ARG002
        """What a published record has for this move at any time, each move with its seat. `state` is before it.

        The move itself; nothing, if it came to nothing that others ever see.
        """
        return ((seat, move),)

    def published_choices(self, state: S, ask: AnyAsk, answer: Option) -> tuple[Option, ...]:  # noqa: ARG002
        """The answers, first choice first, of which a published record may have another one instead of this.

        For what others may never learn: a card that lies face down. Which of them it is must follow from what
        happens until the period ends (`periods`), and not from the answer; after that it must not matter any more.
        """
        return (answer,)

    # ---- plain data

    @abstractmethod
    def blank(self) -> S:
        """An empty state, for loading a saved one into."""

    @abstractmethod
    def seats_of(self, state: S) -> range:
        """The seats of this game."""

    def totals(self, state: S) -> Option:  # noqa: ARG002
        """What is conserved, as one value. Raise AssertionError on what must never be (a negative purse)."""
        return None

    def position(self, written: Mapping[str, Any]) -> S:  # noqa: ARG002
        """A state from a written position. Raise BadPosition where it contradicts itself."""
        raise BadPosition(f"{self.id} knows no written positions")


keep_old_names(Rulebook, OLD_NAMES)
