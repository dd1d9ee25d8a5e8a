"""The table that tests of For Glory are written with: stories, played by the real rules.

    foes = foe(gladiators=[gladiator("cestus", damage=2)])
    m = battle(me(gladiators=[gladiator("veles")], hand=["pierce"]), foes)
    m.tactic("pierce")
    m.passes()
    assert m.events_of("defeated") == [("cestus", 1, "defeat")]

Player 0 is "me", player 1 the foe. Gladiators go by their titles; where two share one, "veles 2" is the second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from munera.games.for_glory.rulebook import ForGlory
from munera.games.for_glory.state import DRAWN, LASTING, Gladiator, Glory
from munera.games.for_glory.view_types import GloryView
from munera.kernel import AnyAsk, Option, Seat, start, start_from
from munera.testing.table import AnyTable, Facts, Written, listed

BOOK = ForGlory()

ENOUGH = ["imperial_procurator"]  # influence for most stories
THREE = ["unscrupulous_consul", "crooked_senator"]  # as much, and there are two of each
# Facts of events that are numbers of things: they are left out, since the titles follow.
NUMBERED = ("gladiator", "other", "thing")


# ---------------------------------------------------------------------- written positions


def gladiator(card: str, arena: int = LASTING, **keys: Any) -> Written:
    """A gladiator in an arena: ready and unhurt, unless `ready`, `damage`, `attack` or `agility` say otherwise."""
    return {"card": card, "arena": arena, **keys}


def me(gladiators: Sequence[Written] = (), **keys: Any) -> Written:
    """Player 0: `hand`, `deck` (first drawn first), `discard`, `reserve`, `patrons`, `arenas`, `coins` ..."""
    return {"gladiators": list(gladiators), **keys}


def foe(gladiators: Sequence[Written] = (), **keys: Any) -> Written:
    """Player 1, written in the same way."""
    return {"gladiators": list(gladiators), **keys}


def table(one: Written | None = None, two: Written | None = None, **keys: Any) -> Table:
    """A game in progress. Every key of a position may be given; options of the table too, by `options`."""
    players = [dict(one or {}), dict(two or {})]
    gladiators = [
        {**g, "owner": seat} for seat, player in enumerate(players) for g in player.pop("gladiators", ())
    ]
    return Table(start_from(BOOK, {"players": players, "gladiators": gladiators, **keys}))


def machinations(one: Written | None = None, two: Written | None = None, **keys: Any) -> Table:
    """I am about to take actions in my machinations turn."""
    return table(one, two, phase="machinations", **keys)


def registration(one: Written | None = None, two: Written | None = None, **keys: Any) -> Table:
    """Late registration; the foe has the Crowd's Favor, so I begin."""
    return table(one, two, phase="registration", **keys)


def battle(one: Written, two: Written, arena: int = LASTING, **keys: Any) -> Table:
    """A battle in one arena; I have the initiative and take a combat turn, unless `active` says otherwise."""
    return table(one, two, phase="battle", battle=arena, **keys)


def new_game(seed: int | str = 0, **options: Option) -> Table:
    """A game from its setup."""
    return Table(start(BOOK, 2, seed, options))


# ---------------------------------------------------------------------- the table


class Table(AnyTable[Glory]):
    """A game, seen by somebody who stands beside the table and may look at everything."""

    @property
    def winner(self) -> int | str | None:
        """The seat of the winner, "draw", or None while the game lasts."""
        winner = self.state.winner
        return "draw" if winner == DRAWN else None if winner < 0 else winner

    # ---- things

    def gladiator(self, name: str) -> Gladiator:
        """The gladiator of that title in an arena; "veles 2" is the second of them."""
        title, _, which = name.partition(" ")
        found = [g for g in self.state.gladiators.values() if g.card == title]
        return found[int(which or 1) - 1]

    def here(self, name: str) -> bool:
        """Is a gladiator of that title in an arena?"""
        title, _, which = name.partition(" ")
        return len([g for g in self.state.gladiators.values() if g.card == title]) >= int(which or 1)

    def thing(self, card: str) -> int:
        """The number of a gladiator, patron or arena on the table."""
        numbers = [patron.id for patron in self.state.patrons.values() if patron.card == card]
        numbers += [arena.id for arena in self.state.arenas.values() if arena.card == card]
        return numbers[0] if numbers else self.gladiator(card).id

    def ready(self, card: str) -> bool:
        """Is the thing of that title ready?"""
        id = self.thing(card)
        thing = self.state.gladiators.get(id) or self.state.patrons.get(id) or self.state.arenas[id]
        return thing.ready

    def hand(self, seat: Seat = 0) -> list[str]:
        """The titles of a hand, sorted."""
        return sorted(self.state.hands[seat])

    def discard(self, seat: Seat = 0) -> list[str]:
        """A discard pile, top last."""
        return list(self.state.discard[seat])

    def deck(self, seat: Seat = 0) -> list[str]:
        """A deck, top first."""
        return self.state.decks[seat][::-1]

    def coins(self, seat: Seat = 0) -> int:
        """The coins of a player."""
        return self.state.coins[seat]

    def view(self, seat: Seat | None) -> GloryView:
        """What a seat (None: a spectator) is shown."""
        return BOOK.view(self.state, seat)

    # ---- the open question

    @property
    def ask(self) -> AnyAsk:
        """The one open question."""
        (ask,) = self.match.pending
        return ask

    def asked(self) -> tuple[Seat, str]:
        """Whom the table waits for, and for what."""
        return self.ask.seat, self.kind

    def offered(self) -> list[Any]:
        """Everything that may be answered, gladiators by their titles where numbers stand for them."""
        return [self._named(option) for option in listed(self.ask)]

    def refused(self) -> Mapping[Option, str]:
        """What is not offered, and why."""
        return self.ask.refused()

    def _named(self, option: Any) -> Any:
        if isinstance(option, tuple) and option[0] in ("attack", "use"):
            return (option[0], self.title(option[1]), *option[2:])
        return self.title(option) if isinstance(option, int) and self.kind in ("target", "forfeit") else option

    def title(self, id: int) -> str:
        """The title of a thing by its number, "veles 2" for the second of that title."""
        state = self.state
        if id in state.gladiators:
            same = [g.id for g in state.gladiators.values() if g.card == state.gladiators[id].card]
            return state.gladiators[id].card + (f" {same.index(id) + 1}" if same.index(id) else "")
        thing = state.patrons.get(id) or state.arenas.get(id)
        if thing is not None:
            return thing.card
        return next(left.card for window in reversed(state.windows) for left in window.gone if left.id == id)

    # ---- what the players do

    def answer(self, *option: Any) -> None:
        """Whoever is asked answers; several words are one option, titles stand for gladiators and things."""
        wanted: Any = tuple(option) if len(option) > 1 else option[0]
        found = [raw for raw in listed(self.ask) if raw == wanted or self._named(raw) == wanted]
        assert found, f"{wanted!r} is not offered to {self.asked()}: {self.offered()}"
        self.match.answer(self.ask.seat, found[0])

    def passes(self, *kinds: str) -> None:
        """Nobody reacts any more, until something else is asked. (`kinds`: other questions to let be as well.)"""
        while not self.over and self.kind in ("react", *kinds):
            self.match.answer(self.ask.seat, self.ask.default())

    def let_be(self, seat: Seat) -> None:
        """A player gives the passive answer once."""
        assert self.ask.seat == seat, f"the table waits for {self.asked()}"
        self.match.answer(seat, self.ask.default())

    def attack(self, attacker: str, target: str | None = None) -> None:
        """Attack; name the target if there are several."""
        self.answer("attack", attacker)
        if target is not None:
            while self.kind == "react":
                self.let_be(self.ask.seat)
            self.answer(target)

    def tactic(self, card: str, *choices: Any) -> None:
        """A tactic card from hand, or the tactic of a thing on the table; then what it asks for, in order."""
        offered = self.offered()
        self.answer(card) if card in offered else self.answer("use", card)
        for choice in choices:
            self.answer(choice)

    def react(self, seat: Seat, card: str, *choices: Any) -> None:
        """A player reacts, with a card from hand or with a thing on the table; then what it asks for, in order."""
        assert self.asked() == (seat, "react"), f"the table waits for {self.asked()}"
        self.tactic(card, *choices)

    def buy(self, card: str) -> None:
        """Buy and pay by the suggestions."""
        self.answer("buy", card)
        self.pays()

    def pays(self) -> None:
        """Pay by the suggestions."""
        while self.kind == "pay":
            self.answer(self.offered()[0])

    def done(self) -> None:
        """My actions are taken."""
        self.answer("done")

    def act(self, seat: Seat, *move: Any) -> None:
        """An anytime move."""
        self.match.act(seat, tuple(move))

    def moves(self, seat: Seat) -> list[Any]:
        """What a player may do at any time."""
        return list(BOOK.anytime(self.state, seat))

    # ---- what was told

    def _facts(self, kind: str, facts: Facts) -> Facts:
        names = BOOK.vocabulary.events[kind]
        named = [(names[min(i, len(names) - 1)], fact) for i, fact in enumerate(facts)]
        return tuple(fact for name, fact in named if not (name in NUMBERED and isinstance(fact, int)))
