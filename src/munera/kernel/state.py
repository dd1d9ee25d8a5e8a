"""What a game's state has in common with every other: chance, news, and being plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, MutableSequence, Sequence
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from munera.kernel.chance import Chance, Undecided
from munera.kernel.errors import BadPosition, Damaged
from munera.kernel.fields import copier
from munera.kernel.plain import Json, Option, pack, unpack
from munera.kernel.renamed import renamed
from munera.kernel.show import table
from munera.kernel.stream import Stream, key_from_seed

T = TypeVar("T")
Seat = int

Scripted: TypeAlias = Option | list[Option]
"""An entry of a script for chance: a die, `END_OF_SCRIPT`, the top of a shuffled deck, or a thing to be picked.

Behind `HOSTED` it is whatever the host has decided.
"""

END_OF_SCRIPT: Final = "end"  # the last entry of a script that says everything: what it does not say is an error
HOSTED: Final = "hosted"  # the first entry of a script by a host that decides everything, in this order
_WHAT: Final[dict[type, str]] = {int: "die", tuple: "shuffle", list: "pick"}


def is_hosted(script: Sequence[Scripted] | None) -> bool:
    """Is this the script of a host that decides everything?"""
    return bool(script) and script[0] == HOSTED  # type: ignore[index]  # mypy forgets that there is one


Event: TypeAlias = tuple[str, tuple[Option, ...], Collection[Seat] | None, Collection[Seat] | None]
"""What the rules told: (kind, facts, to, already_known_to). A bare tuple, because games tell a great deal.

`to` is who is told; None means everybody. `already_known_to` is to whom it is no news: None where everybody who is
told could have known it before, because it only follows from something else; one seat where it is that seat's own
choice or private card, and news to the others; () where it is news to everybody, like dice and drawn cards. Undo
and the leak law rest on this declaration.
"""


def is_told_to(event: Event, viewer: Seat | None) -> bool:
    """Is this viewer (None: a spectator) told of the event?"""
    to = event[2]
    return to is None or viewer in to


def is_news_to(event: Event, viewer: Seat | None) -> bool:
    """Does this viewer learn something from the event?"""
    _, _, to, already_known_to = event
    return already_known_to is not None and viewer not in already_known_to and (to is None or viewer in to)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stream):
    """Plain data. Subclasses name their fields in `__slots__`; a few write a `copy` of their own.

    A state *is* its random stream (copying it costs two ints more instead of one object more). `loaded` scripts
    chance for tests, examples and tutorials: an int is the next die, a tuple the cards that come to lie on top
    at the next shuffle, first drawn first, and a list of one the next thing that is picked at random. A script
    that ends with `END_OF_SCRIPT` says everything: a die, shuffle or pick that it does not have is an error.
    """

    __slots__ = ("loaded", "log")

    shared: ClassVar[tuple[str, ...]] = ()
    """Fields that are no part of the position: they are not saved, and the same in every copy."""
    nested: ClassVar[tuple[str, ...]] = ()
    """Fields that are lists of lists."""
    kept: ClassVar[tuple[str, ...]] = ()
    """Lists and dicts that are replaced, but never changed: copies have the same."""
    later: ClassVar[tuple[str, ...]] = ()
    """Fields that saves of earlier releases do not have: there they begin as in a new game."""
    saved_as: ClassVar[Mapping[str, str]] = {}
    """Fields that saves have under another name, with that name: renaming a field must not change the format."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(key_from_seed(seed))
        self.loaded: list[Scripted] | None = None
        self.log: list[Event] | None = None

    # ---- chance

    def roll(self, sides: int = 6) -> int:
        """Roll one die."""
        if self.loaded and isinstance(face := self._scripted(int, range(1, sides + 1)), int):
            if not 1 <= face <= sides:
                raise BadPosition(f"a loaded die shows {face}, but has {sides} sides")
            return face
        return self.below(sides) + 1

    def _scripted(self, kind: type, possible: Sequence[Any] = ()) -> Scripted | None:
        """The next entry of that kind in the script: dice, shuffles and picks do not wait for each other.

        A host decides one of what is possible.
        """
        script = self.loaded or []
        if is_hosted(script):
            return self._decided(kind, possible)
        for i, entry in enumerate(script):
            if isinstance(entry, kind):
                self.loaded = script[:i] + script[i + 1 :] or None
                return entry
        if script and script[-1] == END_OF_SCRIPT:
            raise BadPosition(f"the script has no {_WHAT[kind]} left")
        return None

    def _decided(self, kind: type, possible: Sequence[Any]) -> Scripted | None:
        """What the host has decided; a pick is a list, as in other scripts. A shuffle decides nothing yet."""
        if kind is tuple:
            return None
        chance = Chance(_WHAT[kind], tuple(sorted(Counter(possible).items())))
        script = self.loaded or []
        if len(chance.outcomes) == 1:
            value: Option = chance.outcomes[0][0]
        elif len(script) == 1:
            raise Undecided(chance)
        else:
            value = script[1]  # type: ignore[assignment]  # a host decides for options
            if not any(value == outcome for outcome, _ in chance.outcomes):
                raise BadPosition(f"the host decided {value!r}, which is not possible")
            self.loaded = [HOSTED, *script[2:]]
        return [value] if kind is list else value

    def choice(self, items: Sequence[T]) -> T:
        """One of them at random, each equally likely; the one that is scripted, if there is a script."""
        if self.loaded and isinstance(wanted := self._scripted(list, items), list):
            if wanted[0] not in items:
                raise BadPosition(f"a scripted pick wants {wanted[0]!r}, which is not among {list(items)}")
            return items[items.index(wanted[0])]
        return items[self.below(len(items))]

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Roll several dice, in the order in which they fell."""
        if self.loaded:
            return [self.roll(sides) for _ in range(count)]
        below = self.below
        return [below(sides) + 1 for _ in range(count)]  # without a call of `roll` for each die

    def shuffle_deck(self, cards: MutableSequence[str]) -> None:
        """Shuffle a deck whose top card is the last one. Where a shuffle is scripted, its cards end up on top."""
        Stream.shuffle(self, cards)
        if self.loaded and isinstance(top := self._scripted(tuple), tuple):
            named = [str(card) for card in top]
            for card in named:
                if card not in cards:
                    raise BadPosition(f"a loaded shuffle wants {card!r}, which is not among the cards")
                cards.remove(card)
            cards.extend(reversed(named))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring these into a random order, which a host decides from the last place on."""
        if not self.loaded or not is_hosted(self.loaded):
            Stream.shuffle(self, items)
            return
        for last in range(len(items) - 1, 0, -1):
            at = items.index(self.choice(items[: last + 1]))
            items[at], items[last] = items[last], items[at]

    def draw_top(self, deck: list[str]) -> str:
        """Draw the top card of a deck whose order nobody knows. Which it is, a host decides now."""
        if self.loaded and is_hosted(self.loaded):
            card = self.choice(deck)
            deck.remove(card)
            return card
        return deck.pop()

    def mix(self, cards: MutableSequence[str]) -> None:
        """The old name of `shuffle_deck`."""
        renamed("State.mix", "shuffle_deck")
        self.shuffle_deck(cards)

    # ---- news

    def tell(
        self,
        kind: str,
        *facts: Option,
        to: Collection[Seat] | None = None,
        already_known_to: Collection[Seat] | None = None,
        knew: Collection[Seat] | None = None,
    ) -> None:
        """Say what happened, to whom (`to`; None: everybody), and to whom of these it is no news.

        Without `already_known_to` it is news to nobody: it follows from what they know. With it, it is news to
        everybody else, so that `()` is what nobody knew: an opened answer, a drawn card. `knew` is its old name.
        """
        log = self.log
        if log is not None:
            if knew is not None:
                renamed("knew=", "already_known_to=")
                already_known_to = knew
            log.append((kind, facts, to, already_known_to))

    def tell_facts(
        self,
        kind: str,
        facts: Sequence[Option],
        to: Collection[Seat] | None = None,
        already_known_to: Collection[Seat] | None = None,
    ) -> None:
        """`tell` with the facts in a list. For what is told often: a compiled call with a star is slow."""
        log = self.log
        if log is not None:
            log.append((kind, tuple(facts), to, already_known_to))

    def tell_all(
        self,
        kind: str,
        facts: Sequence[Option],
        to: Collection[Seat] | None = None,
        knew: Collection[Seat] | None = None,
    ) -> None:
        """The old name of `tell_facts`."""
        renamed("State.tell_all", "tell_facts")
        self.tell_facts(kind, facts, to, knew)

    # ---- plain data

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __str__(self) -> str:
        """Everything, hidden things included, but for chance: for whoever writes rules, never for players."""
        return table({name: getattr(self, name) for name in self.fields()})

    def copy(self) -> Self:
        """A copy that shares nothing that can change. It has no log."""
        twin = type(self).__new__(type(self))
        self.copy_chance(twin)
        copier(self)(self, twin)
        return twin

    def copy_chance(self, twin: Self) -> None:
        """Copy the random stream and the script of chance: the part of `copy` that every game has."""
        twin.log = None
        twin.key, twin.counter = self.key, self.counter
        twin._block, twin._at = self._block, self._at
        twin.loaded = self.loaded[:] if self.loaded else None

    @classmethod
    def fields(cls) -> list[str]:
        """The fields of the position that a game adds, in order."""
        return [name for name in _slots(cls)[len(_slots(State)) :] if name not in cls.shared]

    def dump(self) -> dict[str, Json]:
        """The whole state as JSON."""
        data = {self.saved_as.get(name, name): pack(getattr(self, name)) for name in self.fields()}
        chance: list[Json] = [self.key.hex(), *self.place, pack(self.loaded)]
        return {"chance": chance, **data}

    def load(self, data: Mapping[str, Any]) -> Self:
        """Take over what was dumped. Anything that does not fit raises Damaged."""
        if not isinstance(data, dict):
            raise Damaged("the saved state is not a table of fields")
        stored = {name: self.saved_as.get(name, name) for name in self.fields()}
        names = [name for name in stored if stored[name] in data or name not in self.later]
        if sorted(data) != sorted([*(stored[name] for name in names), "chance"]):
            raise Damaged("the saved state has other fields than this game")
        try:
            key, counter, at, loaded = data["chance"]
            Stream.__init__(self, bytes.fromhex(key), int(counter), int(at))
            self.loaded = unpack(loaded)  # type: ignore[assignment]  # checked by use
        except (TypeError, ValueError, OverflowError) as error:
            raise Damaged("the saved random stream cannot be read") from error
        for name in names:
            value, blank = unpack(data[stored[name]]), getattr(self, name)
            kind = tuple if isinstance(blank, tuple) else type(blank)  # a record is saved as the tuple it is
            if blank is not None and type(value) is not kind:
                raise Damaged(f"the saved {name!r} is a {type(value).__name__}, not a {type(blank).__name__}")
            setattr(self, name, value)
        return self


def _slots(cls: type) -> list[str]:
    """The fields of a class, those of its bases first. A compiled class lists them, bases included, elsewhere."""
    own = [vars(c).get("__mypyc_attrs__") or vars(c).get("__slots__", ()) for c in reversed(cls.__mro__)]
    return list(dict.fromkeys(name for names in own for name in sorted(names)))


def take(items: list[T], wanted: Sequence[T]) -> None:
    """Remove each wanted item once; used by `position` and `redeal` to account for cards."""
    for item in wanted:
        if item not in items:
            raise BadPosition(f"there is no {item!r} left")
        items.remove(item)
