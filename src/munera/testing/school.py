"""The table that tests of School are written with: seasons as stories, played by the real rules.

    m = campaign(school(secutor("Flamma")), school(retiarius("Kalendio")), stage="arena", dice=[6])
    m.send("Flamma", "Kalendio")
    m.fight("Flamma", left=5)
    assert m.event("spared") == ("Kalendio",)

Gladiators go by their names, schools by their seats. Every run of these tests is the same run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from munera.games.gladius.cards import BEASTS, CARDS
from munera.games.school.gladiators import STAT_TABLE, Gladiator
from munera.games.school.rulebook import GladiatorSchool
from munera.games.school.state import Offer, School
from munera.games.school.view_types import SchoolView
from munera.kernel import AnyAsk, Option, Seat, Space, Variant, start, start_from
from munera.testing.table import AnyTable, Facts, Written, listed

BOOK = GladiatorSchool()
PASS = "pass"
DONE = "done"
ONE_GLADIATOR = ("gladiator", "other")  # facts of events that are a gladiator
SEVERAL_GLADIATORS = ("sold", "bought")  # or several


# ---------------------------------------------------------------------- written positions


def gladiator(name: str, style: str = "secutor", **keys: Any) -> Written:
    """One gladiator of a written position. Stats by their names; whatever is not given is plain."""
    stats = {stat: keys.pop(stat) for stat in STAT_TABLE if stat in keys}
    return {"name": name, "style": style, "stats": stats, **keys}


secutor = partial(gladiator, style="secutor")
retiarius = partial(gladiator, style="retiarius")


def school(*gladiators: Written, gold: int = 50, fame: int = 0) -> Written:
    """One school of a written position."""
    return {"gold": gold, "fame": fame, "gladiators": list(gladiators)}


def campaign(
    *schools: Written,
    stage: str = "slaves",
    turn: int = 1,
    lots: Sequence[Written] = (),
    standing: Iterable[str] = (),
    pairs: Iterable[tuple[str, str]] = (),
    animals: Iterable[str] = (),
    bout: Written | None = None,
    dice: Sequence[int | tuple[str, ...]] = (),
    picks: Sequence[Option] = (),
    exact: bool = False,
    limit: int = 200,
    pool: Sequence[int] | None = None,
    unsold: Sequence[Written] = (),
    seed: int = 0,
    **options: Option,
) -> Table:
    """A campaign at the start of a segment, or in the middle of a `bout` (`ring` writes one).

    `dice`: the next dice; a tuple among them is the top of the deck at the next shuffle. `picks`: what chance
    picks next; `exact`: whatever is not scripted is an error. `limit`: after so many turns a bout is decided on
    points. `pool`: the ready-made gladiators that may still come. `unsold`: slaves whom nobody wanted this turn.
    """
    everybody = [fighter for one in schools for fighter in one["gladiators"]] + list(lots)
    ids = {fighter["name"]: id for id, fighter in enumerate(everybody, 1)}
    written = {
        "schools": list(schools),
        "stage": stage,
        "turn": turn,
        "lots": list(lots),
        "standing": [ids[name] for name in standing],
        "pairs": [[ids[one], ids[two]] for one, two in pairs],
        "animals": [ids[name] for name in animals],
        "dice": [die for die in dice if isinstance(die, int)],
        "shuffles": [list(top) for top in dice if not isinstance(top, int)],
        "picks": list(picks),
        "exact": exact,
        "limit": limit,
        "seed": seed,
        "options": options,
    }
    if pool is not None:
        written["pool"] = list(pool)
    if unsold:
        written["unsold"] = list(unsold)
    if bout is not None:
        named = [
            row | {"gladiator": ids[row["gladiator"]]} if "gladiator" in row else row for row in bout["fighters"]
        ]
        written["bout"] = bout | {"fighters": named}
    return Table(start_from(BOOK, written))


def ring(one: Written, two: Written, **keys: Any) -> Written:
    """A bout in progress: two of `fights`, and `active`, `turn`, `discard`, `top` or `deck` as in Gladius."""
    return {"fighters": [one, two], **keys}


def fights(name: str, **keys: Any) -> Written:
    """Somebody in the ring, by name, or a beast by its kind: `hp`, `hand`, `cannot_attack`."""
    return {"beast" if name in BEASTS else "gladiator": name, **keys}


class Founding(GladiatorSchool):
    """The campaign with loaded first dice."""

    def __init__(self, dice: Sequence[int]) -> None:
        self.dice = dice

    def setup(self, seats: int, seed: int | str, variant: Variant) -> School:
        """A new campaign; these dice fall first."""
        state = super().setup(seats, seed, variant)
        state.loaded = list(self.dice) or None
        return state


def founded(seats: int = 2, seed: int | str = 0, dice: Sequence[int] = (), **options: Option) -> Table:
    """A campaign from its founding, with table options; `dice`: the first dice."""
    return Table(start(Founding(dice) if dice else BOOK, seats, seed, options))


def arena_of(*names: str, **position: Any) -> Table:
    """A bout about to begin, Retiarius against Secutor, one school each."""
    one, two = names
    schools = (school(retiarius(one)), school(secutor(two)))
    return campaign(*schools, stage="combat", pairs=[(one, two)], **position)


# ---------------------------------------------------------------------- the table


class Table(AnyTable[School]):
    """A campaign, seen by somebody who stands beside the table and may look at everything."""

    # ---- who is who

    @property
    def stage(self) -> str:
        """The segment that is being played."""
        return self.state.stage

    @property
    def turn(self) -> int:
        """The turn that is being played."""
        return self.state.turn

    @property
    def gold(self) -> tuple[int, ...]:
        """The gold of every school."""
        return self.state.gold

    @property
    def fame(self) -> tuple[int, ...]:
        """The fame of every school."""
        return self.state.fame

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the campaign."""
        return self.match.book.winners(self.state)

    def gladiator(self, name: str) -> Gladiator:
        """The gladiator of that name."""
        (found,) = (g for g in self.state.people.values() if g.name == name)
        return found

    def name(self, id: int) -> str:
        """The name of the gladiator with that number."""
        return self.state.people[id].name

    def ids(self, names: Iterable[str]) -> tuple[int, ...]:
        """The numbers of these gladiators, sorted."""
        return tuple(sorted(self.gladiator(name).id for name in names))

    def roster(self, seat: Seat) -> list[str]:
        """A school's living gladiators."""
        return [g.name for g in self.state.roster(seat)]

    def lots(self) -> list[Gladiator]:
        """The slaves still to be auctioned."""
        return self.state.everyone(self.state.lots)

    def view(self, seat: Seat | None) -> SchoolView:
        """What a seat (None: a spectator) is shown."""
        return BOOK.view(self.state, seat)

    # ---- the open questions

    def asked(self) -> list[tuple[Seat, str]]:
        """Whom the table asks, and for what."""
        return [(ask.seat, ask.kind) for ask in self.match.pending]

    def ask(self, seat: Seat) -> AnyAsk:
        """The question to a seat."""
        return self.match.ask_of(seat)

    def offered(self, seat: Seat) -> list[Any]:
        """Everything that may be answered, in the order in which it is offered."""
        return listed(self.ask(seat))

    def men_offered(self, seat: Seat) -> list[str]:
        """The gladiators among which a school may choose (words like "pass" stay as they are)."""
        options = self.ask(seat).options
        shown: Any = options.describe() if isinstance(options, Space) else options
        ids = shown["subset"] if isinstance(shown, dict) else shown
        return [self.name(id) if isinstance(id, int) else id for id in ids]

    def allows(self, seat: Seat, option: object) -> bool:
        """May this school answer so?"""
        return option in self.ask(seat).options

    # ---- what the schools do

    def answer(self, seat: Seat, kind: str, option: object) -> None:
        """A school answers a question of that kind."""
        assert (seat, kind) in self.asked(), f"the table waits for {self.asked()}, not for {(seat, kind)}"
        self.match.answer(seat, option)

    def seal(self, kind: str, answers: Mapping[Seat, object], otherwise: object) -> None:
        """All who are asked answer in secret; whoever is not mentioned lets it be."""
        asked = [seat for seat, what in self.asked() if what == kind]
        assert asked, f"the table waits for {self.asked()}, not for {kind}"
        assert set(answers) <= set(asked), f"only {asked} are asked to {kind}"
        for seat in asked:
            self.match.answer(seat, answers.get(seat, otherwise))

    def bid(self, bids: Mapping[Seat, int] | None = None) -> None:
        """Sealed bids for the slave on sale; no bid from whoever is not mentioned."""
        self.seal("bid", bids or {}, 0)

    def rebid(self, bids: Mapping[Seat, int]) -> None:
        """Those who are tied bid again; who is not mentioned gives no bid."""
        self.seal("rebid", bids, 0)

    def _seal_men(self, kind: str, names: Iterable[str]) -> None:
        chosen: dict[Seat, list[str]] = {}
        for name in names:
            chosen.setdefault(self.gladiator(name).owner, []).append(name)
        self.seal(kind, {seat: self.ids(men) for seat, men in chosen.items()}, ())

    def send(self, *names: str) -> None:
        """Every school sends those of its gladiators that are named, and keeps the others home."""
        self._seal_men("send", names)

    def train(self, *names: str) -> None:
        """Every school pays for the extra training of those that are named."""
        self._seal_men("train", names)

    def challenge(self, mine: str, theirs: str) -> None:
        """One gladiator challenges another to an arranged bout."""
        one, two = self.gladiator(mine), self.gladiator(theirs)
        self.answer(one.owner, "arrange", ("challenge", one.id, two.id))

    def accept(self, mine: str, theirs: str) -> None:
        """A challenge made to `mine` is accepted."""
        one, two = self.gladiator(mine), self.gladiator(theirs)
        self.answer(one.owner, "arrange", ("accept", one.id, two.id))

    def done(self, *seats: Seat) -> None:
        """These schools are done with the open floor."""
        for seat in seats:
            self.answer(seat, self.kind, DONE)

    def deal(
        self,
        maker: Seat,
        taker: Seat,
        *,
        gives: int = 0,
        sells: Iterable[str] = (),
        wants: int = 0,
        buys: Iterable[str] = (),
    ) -> Offer:
        """An offer, in the words of the rules; it is not made yet."""
        return maker, taker, gives, self.ids(sells), wants, self.ids(buys)

    def offer(self, offer: Offer) -> None:
        """Somebody makes the offer."""
        self.answer(offer[0], "trade", ("offer", offer))

    def settle(self, word: str, offer: Offer) -> None:
        """An open offer is accepted, declined or withdrawn by the one who may."""
        self.answer(offer[0] if word == "withdraw" else offer[1], "trade", (word, offer))

    def loses(self, *what: str) -> None:
        """A lame gladiator loses these points, one after the other."""
        for one in what:
            (ask,) = self.match.pending
            self.answer(ask.seat, "lame", one)

    def release(self, name: str) -> None:
        """A school that cannot pay releases this gladiator."""
        self.answer(self.gladiator(name).owner, "release", self.gladiator(name).id)

    def take(self, seat: Seat, name: str) -> None:
        """A poor school takes an unsold slave."""
        self.answer(seat, "charity", self.gladiator(name).id)

    def concede(self, seat: Seat) -> None:
        """A school gives up."""
        self.match.concede(seat)

    def answer_by_default(self) -> None:
        """Give the default answer for everybody who is asked."""
        for ask in self.match.waiting():
            if ask in self.match.pending:
                self.match.answer(ask.seat, ask.default())

    def until(self, *stages: str) -> None:
        """Everybody lets everything be until one of these segments asks something."""
        while not self.over and self.stage not in stages:
            self.answer_by_default()

    def next_turn(self) -> None:
        """Everybody lets everything be until the next turn asks something."""
        now = self.turn
        while not self.over and self.turn == now:
            self.answer_by_default()

    # ---- bouts

    @property
    def ring(self) -> list[str]:
        """Who is in the ring."""
        return [self.name(id) for id in self.state.fighters]

    def hp(self, name: str) -> int:
        """The hit points of somebody in the ring."""
        return self.state.hp[self.ring.index(name)]

    def fight(self, winner: str, left: int | None = None) -> None:
        """The bout is fought out: `winner` wins it with so many hit points `left`, or unhurt."""
        pair, side = self.state.fighters, self.ring.index(winner)
        goal = self.state.full_hp(side) if left is None else left
        hp = list(self.state.hp)
        while self.state.fighters == pair:
            hp = list(self.state.hp)
            (ask,) = self.match.pending
            self.match.answer(ask.seat, self._stroke(ask, side, goal))
        assert hp[side] == goal, f"{winner} has {hp[side]} hit points left"
        assert self.event("match_won") == (winner, self.name(pair[1 - side]))

    def fight_on(self, winner: str, left: int) -> None:
        """The same, up to the first question that is not about cards."""
        side = self.ring.index(winner)
        while self.state.fighters and self.kind in ("attack", "defend", "discard"):
            (ask,) = self.match.pending
            self.match.answer(ask.seat, self._stroke(ask, side, left))

    def _stroke(self, ask: AnyAsk, winner: int, goal: int) -> Any:
        """Nobody defends; the loser strikes until the winner is where the story wants them, then the winner."""
        wins, room = self.state.owner[winner] == ask.seat, self.state.hp[winner] - goal
        if ask.kind == "discard":  # the winner keeps the hardest blows, the loser the lightest
            return min(listed(ask), key=lambda card: CARDS[card].damage if wins else -CARDS[card].damage % 9)
        if ask.kind == "defend" or wins == bool(room):
            return PASS
        blows = {card: CARDS[card].damage for card in listed(ask) if card != PASS and not CARDS[card].spent}
        blows = {card: blow for card, blow in blows.items() if 0 < blow <= (room or blow)}
        return max(blows, key=blows.__getitem__, default=PASS)

    def stand_off(self) -> None:
        """Neither strikes, until the bout is decided on points."""
        pair = self.state.fighters
        while self.state.fighters == pair:
            (ask,) = self.match.pending
            self.match.answer(ask.seat, PASS if PASS in ask.options else listed(ask)[0])

    def strike(self, card: str) -> None:
        """An attack that nobody answers."""
        (ask,) = self.match.pending
        self.answer(ask.seat, "attack", card)
        if self.kind == "defend":
            self.answer_by_default()

    def hold(self) -> None:
        """Whoever is asked to attack does not."""
        (ask,) = self.match.pending
        self.answer(ask.seat, "attack", PASS)

    def slay_beast(self, wounds: int = 0) -> None:
        """Somebody mighty lets the beast wound them so far, then strikes and defends as they can."""
        pair, full = self.state.fighters, self.state.hp[0]
        while self.state.fighters == pair:
            (ask,) = self.match.pending
            hurt = full - self.state.hp[0] >= wounds
            real = [card for card in listed(ask) if card != PASS] if hurt or ask.kind == "discard" else []
            self.match.answer(ask.seat, max(real, key=lambda card: CARDS[card].damage, default=PASS))

    # ---- what happened

    def events_of(self, *kinds: str) -> list[Facts]:
        """The facts of every event of a kind, oldest first; of several kinds, with the kind."""
        found = [event for event in self.events if event[0] in kinds]
        return [event[1:] for event in found] if len(kinds) == 1 else found

    def history(self, name: str) -> tuple[Facts, ...]:
        """What is remembered of a gladiator, oldest first."""
        return self.gladiator(name).history

    def _facts(self, kind: str, facts: Facts) -> Facts:
        names = BOOK.vocabulary.events[kind]
        out: list[Any] = []
        for i, fact in enumerate(facts):
            name = names[min(i, len(names) - 1)]
            if name in ONE_GLADIATOR or name == "gladiators*":
                out.append(self.name(fact))
            elif name in SEVERAL_GLADIATORS:
                out.append(tuple(self.name(id) for id in fact))
            else:
                out.append(fact)
        return tuple(out)
