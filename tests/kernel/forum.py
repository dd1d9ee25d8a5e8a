"""Forum: a small game with invented rules that uses every feature of the kernel at once. For tests only.

Three turns of intrigue (schemes, foils of foils, guards, a spy who sees a hidden prize), a market with concealed
purses (secret income, open floor, offers), a sealed auction with tie rounds during which coins are given away, a
face-down reserve, and a fight with an alternating window. 3 to 5 seats.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

from munera.kernel import (
    Ask,
    Bounds,
    Choice,
    Option,
    Rulebook,
    Seat,
    Segment,
    Space,
    State,
    Stream,
    Variant,
    Vocabulary,
    ask,
    ask_any,
    ask_sealed,
)
from munera.kernel.asks import AnyAsk
from munera.kernel.grammar import CLOSE, OPEN, Grammar, either, row, then, without, word
from munera.kernel.observation import Layout, Observation, add_words
from munera.kernel.spelling import spell, write_words

PASS = "pass"
DECK = {"wine": 6, "tax": 5, "spy": 5, "foil": 9, "guard": 6, "parry": 7, "strike": 7}
SCHEMES, FIGHT, STORABLE = ("spy", "tax", "wine"), ("parry", "strike"), ("foil", "parry", "strike")
LONGEST_OFFER = 20
ASSETS = (
    "",
    *(f"slave{seat}" for seat in range(5)),
    *(f"stall{turn}{which}" for turn in range(9) for which in "ab"),
)
Offer = tuple[Seat, tuple[Seat, ...], int, str, int, str]
"""Maker, addressees, coins given, asset given, coins wanted, asset wanted. Named by its content, not a number."""


class Happening:
    """Something is about to happen, unless it is stopped."""

    def __init__(self, kind: str, actor: Seat, target: Seat) -> None:
        self.kind, self.actor, self.target, self.stopped = kind, actor, target, False

    def public(self) -> Option:
        return (self.kind, self.actor, self.target)


class ForumState(State):
    """The forum as plain data."""

    __slots__ = (
        "active",
        "assets",
        "bank",
        "coins",
        "deck",
        "discard",
        "floor",
        "foe",
        "guards",
        "hands",
        "hidden",
        "influence",
        "offers",
        "peeked",
        "phase",
        "prize",
        "reserve",
        "stake",
        "stall",
        "turn",
        "turns",
    )

    def __init__(self, seed: int | str = 0, seats: int = 0) -> None:
        super().__init__(seed)
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.reserve: list[list[str]] = [[] for _ in range(seats)]
        self.guards, self.coins, self.stake = [0] * seats, [4] * seats, [0] * seats
        self.assets = [[f"slave{i}"] for i in range(seats)]
        self.influence, self.bank = [0] * seats, 60
        self.offers: list[Offer] = []
        self.peeked: list[Seat] = []  # who has seen the prize
        self.prize = 0
        self.phase, self.active, self.turn, self.hidden, self.foe, self.turns = "intrigue", 0, 0, False, 0, 3
        self.floor: list[Seat] = []
        self.stall: list[str] = []

    def copy(self) -> ForumState:
        c = ForumState()
        self.copy_chance(c)
        c.deck, c.discard, c.stall, c.floor = self.deck[:], self.discard[:], self.stall[:], self.floor[:]
        c.hands = [h[:] for h in self.hands]
        c.reserve = [h[:] for h in self.reserve]
        c.assets = [h[:] for h in self.assets]
        c.guards, c.coins, c.stake, c.influence = self.guards[:], self.coins[:], self.stake[:], self.influence[:]
        c.offers, c.peeked, c.prize, c.bank = self.offers[:], self.peeked[:], self.prize, self.bank
        c.phase, c.active, c.turn, c.turns = self.phase, self.active, self.turn, self.turns
        c.hidden, c.foe = self.hidden, self.foe
        return c

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def rivals(self, me: Seat) -> list[Seat]:
        n = len(self.hands)
        return [(me + i) % n for i in range(1, n)]

    # ---- verbs

    def pay(self, giver: Seat, taker: Seat | None, n: int) -> None:
        """To the bank if taker is None. Amounts between players are secret while purses are concealed."""
        n = min(n, self.coins[giver])
        self.coins[giver] -= n
        if taker is None:
            self.bank += n
            self.tell("paid_bank", giver, n, already_known_to=(giver,))
        else:
            self.coins[taker] += n
            self.tell("paid", giver, taker, already_known_to=(giver,))
            self.tell("amount", n, to=(giver, taker) if self.hidden else None, already_known_to=(giver,))

    def earn(self, seat: Seat, n: int) -> None:
        n = min(n, self.bank)
        self.bank -= n
        self.coins[seat] += n

    def drop(self, seat: Seat, card: str) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.tell("discards", seat, card, already_known_to=(seat,))

    def draw(self, seat: Seat) -> None:
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.shuffle_deck(self.deck)
        if self.deck:
            card = self.draw_top(self.deck)
            self.hands[seat].append(card)
            self.tell("draws", seat)
            self.tell("drawn", card, to=(seat,), already_known_to=())

    def void(self, offer: Offer, taker: Seat) -> bool:
        maker, _, give, asset, want, wanted = offer
        return (
            give > self.coins[maker]
            or want > self.coins[taker]
            or (asset != "" and asset not in self.assets[maker])
            or (wanted != "" and wanted not in self.assets[taker])
            or ((asset != "" or wanted != "") and self.phase != "floor")
        )

    def trade(self, offer: Offer, taker: Seat) -> Collection[Seat]:
        """Checked again at the moment of acceptance; if it cannot be, both learn only that."""
        maker, to, give, asset, want, wanted = offer
        self.offers.remove(offer)
        if self.void(offer, taker):
            self.tell("void", offer, to=(maker, *to), already_known_to=())
            return ()
        self.coins[maker] += want - give
        self.coins[taker] += give - want
        self.tell("deal", maker, taker, already_known_to=())
        for thing, a, b in ((asset, maker, taker), (wanted, taker, maker)):
            if thing:
                self.assets[a].remove(thing)
                self.assets[b].append(thing)
                self.tell("moved", thing, a, b, already_known_to=(maker, taker))
        self.tell("terms", offer, to=(maker, taker) if self.hidden else None, already_known_to=(maker, taker))
        return (maker, taker)


class Free(Space[Any]):
    """What one seat may do at any time. Bounds use only what that seat may know."""

    def __init__(self, s: ForumState, seat: Seat) -> None:
        self.s, self.seat = s, seat

    def simple(self) -> list[Any]:
        s, me = self.s, self.seat
        out: list[Any] = []
        if "guard" in s.hands[me]:
            out.append(("guard",))
        if s.reserve[me] and s.coins[me] >= len(s.reserve[me]):
            out.append(("buyback",))
        for offer in s.offers:
            if offer[0] == me:
                out.append(("withdraw", offer))
            elif me in offer[1]:
                out.append(("decline", offer))
                if offer[4] <= s.coins[me] and (not offer[5] or offer[5] in s.assets[me]):
                    out.append(("accept", offer))
        return out

    def possible(self, o: Any) -> bool:
        """May this offer be made?"""
        s, me = self.s, self.seat
        if type(o) is not tuple or len(o) != 6 or o[0] != me or type(o[0]) is not int or o in s.offers:
            return False
        _, to, give, asset, want, wanted = o
        if sum(p[0] == me for p in s.offers) >= 3 or type(to) is not tuple or not to:
            return False
        if not all(type(t) is int and t in s.seats and t != me for t in to) or list(to) != sorted(set(to)):
            return False
        if (
            not all(type(n) is int and n >= 0 for n in (give, want))
            or type(asset) is not str
            or type(wanted) is not str
        ):
            return False
        if give > s.coins[me] or want > LONGEST_OFFER or (give and want):
            return False
        if (asset or wanted) and s.phase != "floor":
            return False
        there = wanted == "" or any(wanted in s.assets[t] for t in to)
        return (asset == "" or asset in s.assets[me]) and there and bool(give or want or asset or wanted)

    def __contains__(self, move: object) -> bool:
        if type(move) is not tuple or not move or type(move[0]) is not str:
            return False
        if move[0] == "give":
            if len(move) != 3 or type(move[1]) is not int or type(move[2]) is not int:
                return False
            return move[1] in self.s.rivals(self.seat) and 1 <= move[2] <= self.s.coins[self.seat]
        if move[0] == "offer":
            return len(move) == 2 and self.possible(move[1])
        return any(repr(move) == repr(m) for m in self.simple())

    def __bool__(self) -> bool:
        return True  # an offer can always be made or withdrawn

    def sample(self, stream: Stream) -> Any:
        s, me = self.s, self.seat
        simple = self.simple()
        kinds = ["offer"] + (["give"] if s.coins[me] else []) + sorted({m[0] for m in simple})
        kind = stream.choice(kinds)
        if kind == "give":
            return ("give", stream.choice(s.rivals(me)), 1 + stream.below(s.coins[me]))
        if kind != "offer":
            return stream.choice([m for m in simple if m[0] == kind])
        for _ in range(8):
            to = tuple(sorted({stream.choice(s.rivals(me)) for _ in range(1 + stream.below(2))}))
            theirs = [a for t in to for a in s.assets[t]]
            give, want = (stream.below(s.coins[me] + 1), 0) if stream.below(2) else (0, stream.below(4))
            market = s.phase == "floor"
            asset = stream.choice(s.assets[me]) if market and s.assets[me] and stream.below(2) else ""
            wanted = stream.choice(theirs) if market and theirs and stream.below(2) else ""
            if self.possible(o := (me, to, give, asset, want, wanted)):
                return ("offer", o)
        return self.default()

    def default(self) -> Any:
        mine = [m for m in self.simple() if m[0] == "withdraw"]
        return mine[0] if mine else ("offer", (self.seat, (self.s.rivals(self.seat)[0],), 0, "", 1, ""))

    def grammar(self) -> Grammar:
        s, me = self.s, self.seat
        gifts = then(row("give"), word(s.rivals(me)), word(range(1, s.coins[me] + 1)))
        simple = (row(*spell(move)) for move in self.simple())
        if sum(offer[0] == me for offer in s.offers) >= 3:
            return either(gifts, *simple)
        rivals = sorted(s.rivals(me))
        groups = [to for size in range(1, len(rivals) + 1) for to in combinations(rivals, size)]
        nothing = [(me, to, 0, "", 0, "") for to in groups]
        said = (("offer", OPEN, *spell(offer), CLOSE) for offer in (*nothing, *s.offers))
        return either(gifts, *simple, without(either(*map(self.offers_to, groups)), said))

    def offers_to(self, to: tuple[Seat, ...]) -> Grammar:
        s, me = self.s, self.seat
        market = s.phase == "floor"
        mine = ["", *(s.assets[me] if market else ())]
        theirs = ["", *(sorted({a for t in to for a in s.assets[t]}) if market else ())]
        gives = then(word(range(s.coins[me] + 1)), word(mine), row(0), word(theirs))
        wants = then(row(0), word(mine), word(range(1, LONGEST_OFFER + 1)), word(theirs))
        return then(row("offer", OPEN, me, OPEN, *to, CLOSE), either(gives, wants), row(CLOSE))

    def describe(self) -> object:
        s, me = self.s, self.seat
        left = 3 - sum(p[0] == me for p in s.offers)
        return {"simple": self.simple(), "give": s.coins[me], "offer": [left, s.coins[me], s.assets[me]]}


TITLES = tuple(DECK)
TABLE, ROW = Layout(), Layout()
HAND = TABLE.numbers("hand", "How many cards of this title the viewer holds.", TITLES)
COINS = TABLE.numbers(
    "coins", "Coins of each seat, the viewer first; 0 while a purse is concealed.", "01234", scale=8
)
PRIZE = TABLE.numbers("prize", "The prize, where the viewer has seen it.")
ASKED = TABLE.flags("asked", "The viewer is asked something.")
MONEY = ROW.numbers("coins", "Coins that are bid.", scale=8)
WORDS = add_words(ROW, 24)


def observe(s: ForumState, seat: Seat, ask: AnyAsk | None) -> list[float]:
    row = [0.0] * TABLE.size
    for card in s.hands[seat]:
        row[HAND + TITLES.index(card)] += 1.0
    for i, coins in enumerate(s.coins):
        if i == seat or not s.hidden:
            row[COINS + (i - seat) % len(s.coins)] = coins / 8
    row[PRIZE] = float(s.prize if seat in s.peeked else 0)
    row[ASKED] = float(ask is not None)
    return row


def option_row(s: ForumState, seat: Seat, ask: AnyAsk | None, option: Option) -> list[float]:
    row = [0.0] * ROW.size
    if isinstance(option, int):
        row[MONEY] = option / 8
    write_words(option, row, WORDS, 24)
    return row


class Forum(Rulebook[ForumState]):
    """The rules, paragraph by paragraph."""

    id, version, seats = "forum", "1", range(3, 6)
    settings = {"length": Choice("three", ("three", "two"))}
    parts = ("wealth",)
    observation = Observation(1, tuple(TABLE.fields), tuple(ROW.fields), observe, option_row)
    vocabulary = Vocabulary(
        asks={
            "scheme": (PASS,),
            "target": (),
            "react": (PASS,),
            "lose": ("pay",),
            "market": ("done", "sell", "buy"),
            "bid": (),
            "reserve": (PASS,),
            "fight": (PASS,),
        },
        events={
            "paid_bank": ("seat", "coins"),
            "paid": ("seat", "seat"),
            "amount": ("coins",),
            "discards": ("seat", "card"),
            "draws": ("seat",),
            "drawn": ("card",),
            "void": ("offer",),
            "deal": ("seat", "seat"),
            "moved": ("asset", "seat", "seat"),
            "terms": ("offer",),
            "scheme": ("card", "seat", "seat"),
            "foiled": ("card",),
            "guards": ("seat", "die"),
            "prize": ("worth",),
            "income": ("coins",),
            "bank": ("coins",),
            "done": ("seat",),
            "sold": ("seat", "asset"),
            "bought": ("seat", "asset"),
            "bids": ("bids",),
            "purses": ("purses",),
            "reserve": ("seat", "count"),
            "dice": ("one", "two"),
            "fought": ("one", "two"),
            "lays_guard": ("seat",),
            "buys_back": ("seat",),
            "offer": ("offer",),
            "decline": ("offer", "seat"),
            "withdraw": ("offer", "seat"),
            "gives_up": ("seat",),
        },
        reasons=("too_dear",),
        moves=("give", "guard", "buyback", "offer", "accept", "decline", "withdraw"),
        cards=tuple(DECK),
        terms={"asset": ASSETS},
    )

    def features(self, state: ForumState, seat: Seat | None) -> dict[str, float]:
        return {"turn": float(state.turn), "seen_prize": float(state.prize if seat in state.peeked else 0)}

    def bounds(self, seats: int, variant: Variant) -> Bounds:
        """There are sixty coins in the bank and four in every purse."""
        return Bounds(options=81, integers=(0, 80), scores=(0.0, 50.0), answers=500)

    def blank(self) -> ForumState:
        return ForumState()

    def seats_of(self, state: ForumState) -> range:
        return state.seats

    def setup(self, seats: int, seed: int | str, variant: Variant) -> ForumState:
        s = ForumState(seed, seats)
        s.turns = 2 if variant["length"] == "two" else 3
        s.deck = [card for card, n in DECK.items() for _ in range(n)]
        s.shuffle_deck(s.deck)
        for seat in s.seats:
            for _ in range(4):
                s.draw(seat)
        return s

    def segment(self, state: ForumState) -> Segment | None:
        phases = {
            "intrigue": self.intrigue,
            "income": self.income,
            "floor": self.market,
            "auction": self.auction,
            "muster": self.muster,
            "arena": self.arena,
            "upkeep": self.upkeep,
        }
        return None if state.phase == "over" else phases[state.phase](state)

    # ---- intrigue: schemes, nested foils, guards

    async def intrigue(self, s: ForumState) -> None:
        me = s.active
        card = await ask(me, "scheme", lambda i: (PASS, *[c for c in SCHEMES if c in s.hands[i]]))
        if card == PASS:
            s.active = (me + 1) % len(s.seats)
            if s.active == s.turn % len(s.seats):
                s.phase = "income"
            return
        s.drop(me, card)
        target = await ask(me, "target", s.rivals(me), about=card)
        what = Happening(card, me, target)
        s.tell("scheme", card, me, target, already_known_to=(me,))
        await self.reactions(s, what)
        if what.stopped:
            s.tell("foiled", card)
        elif card == "tax":
            s.earn(me, 3)
        elif card == "spy":
            if not s.prize:
                s.prize = s.roll(3)
            if me not in s.peeked:
                s.peeked.append(me)
            s.tell("prize", s.prize, to=(me,), already_known_to=())
        else:
            lost = await ask(target, "lose", lambda i: ("pay", *sorted(set(s.hands[i]))), about=("wine", me))
            if lost == "pay":
                s.pay(target, me, 2)
            else:
                s.drop(target, lost)

    async def reactions(self, s: ForumState, what: Happening) -> None:
        """Every other seat, clockwise, may answer until it passes. All are asked, whatever they hold."""
        for seat in s.rivals(what.actor):
            while not what.stopped:
                card = await ask(seat, "react", lambda i: self.answers(s, i, what), about=what.public())
                if card == PASS:
                    break
                if card == "guard":
                    s.guards[seat] -= 1
                    s.discard.append("guard")
                    roll = s.roll()
                    s.tell("guards", seat, roll, already_known_to=())
                    what.stopped = roll >= 4
                else:
                    s.drop(seat, card)
                    foil = Happening(card, seat, what.actor)
                    await self.reactions(s, foil)
                    what.stopped = not foil.stopped

    def answers(self, s: ForumState, seat: Seat, what: Happening) -> tuple[str, ...]:
        foil = ["foil"] if "foil" in s.hands[seat] else []
        guard = ["guard"] if what.target == seat and s.guards[seat] else []
        return (PASS, *foil, *guard)

    # ---- market: concealed coins, open floor, sealed auction

    async def income(self, s: ForumState) -> None:
        s.hidden = True
        for seat in s.seats:
            n = s.roll(3)
            s.earn(seat, n)
            s.tell("income", n, to=(seat,), already_known_to=())
        s.phase, s.floor, s.stall = "floor", list(s.seats), [f"stall{s.turn}a", f"stall{s.turn}b"]
        # The bank is open: its level tells the sum of the secret incomes.
        s.tell("bank", s.bank, already_known_to=())

    async def market(self, s: ForumState) -> None:
        """One step of the open floor. Whoever is done stays done; offers are anytime moves beside it."""

        def stand(seat: Seat) -> tuple[Any, ...]:
            buy = [("buy", a) for a in s.stall if s.coins[seat] >= 2]
            return ("done", *[("sell", a) for a in s.assets[seat]], *buy)

        def dear(seat: Seat) -> dict[Option, str]:
            return {("buy", a): "too_dear" for a in s.stall if s.coins[seat] < 2}

        seat, what = await ask_any([Ask(i, "market", stand, refused=dear) for i in s.floor])
        if what == "done":
            s.floor.remove(seat)
            s.tell("done", seat, already_known_to=(seat,))
            if not s.floor:
                s.phase = "auction"
                s.offers = [o for o in s.offers if not o[3] and not o[5]]
        elif what[0] == "sell":
            s.assets[seat].remove(what[1])
            s.earn(seat, 1)
            s.tell("sold", seat, what[1], already_known_to=(seat,))
        else:
            s.pay(seat, None, 2)
            s.stall.remove(what[1])
            s.assets[seat].append(what[1])
            s.tell("bought", seat, what[1], already_known_to=(seat,))

    async def auction(self, s: ForumState) -> None:
        if not s.prize:
            s.prize = s.roll(3)
        bidders, winner = list(s.seats), None
        while winner is None:
            bids = await ask_sealed(
                [Ask(b, "bid", lambda b: range(s.coins[b] + 1), about=s.turn) for b in bidders]
            )
            s.tell("bids", tuple(zip(bidders, bids, strict=True)), already_known_to=())
            total = {b: s.stake[b] + bid for b, bid in zip(bidders, bids, strict=True)}
            tied = [b for b in bidders if total[b] == max(total.values())]
            if not any(bids):
                break
            if len(tied) == 1:
                winner = tied[0]
                s.pay(winner, None, total[winner] - s.stake[winner])
                break
            for b, bid in zip(bidders, bids, strict=True):
                if b in tied:
                    s.coins[b] -= bid
                    s.stake[b] += bid  # on the table: a zone, not a local
            bidders = tied
        for b in s.seats:
            if b == winner:
                s.bank += s.stake[b]
            else:
                s.coins[b] += s.stake[b]
            s.stake[b] = 0
        s.hidden = False
        s.tell("purses", tuple(s.coins), already_known_to=())
        s.tell("prize", s.prize, already_known_to=s.peeked)
        s.active = s.turn % len(s.seats) if winner is None else winner
        s.influence[s.active] += s.prize if winner is not None else 0
        s.prize, s.peeked = 0, []
        s.foe = s.rivals(s.active)[0]
        s.phase = "muster"

    # ---- arena: reserve, alternating window

    async def muster(self, s: ForumState) -> None:
        """All lay a card face down into their reserve, at the same time, one or none."""
        laid = await ask_sealed(
            [Ask(i, "reserve", lambda i: (PASS, *[c for c in STORABLE if c in s.hands[i]])) for i in s.seats]
        )
        for seat, card in zip(s.seats, laid, strict=True):
            if card != PASS:
                s.hands[seat].remove(card)
                s.reserve[seat].append(card)
            s.tell("reserve", seat, len(s.reserve[seat]), already_known_to=(seat,))
        s.phase = "arena"

    async def arena(self, s: ForumState) -> None:
        me, foe = s.active, s.foe
        dice = [s.roll(), s.roll()]
        s.tell("dice", *dice, already_known_to=())
        seat, passes = foe, 0
        while passes < 2:
            card = await ask(
                seat, "fight", lambda i: (PASS, *[c for c in FIGHT if c in s.hands[i]]), about=tuple(dice)
            )
            passes = passes + 1 if card == PASS else 0
            if card != PASS:
                s.drop(seat, card)
                side = int(seat == foe)
                dice[side if card == "strike" else 1 - side] += 1 if card == "strike" else -1
            seat = me if seat == foe else foe
        s.influence[foe if dice[1] > dice[0] else me] += 1
        s.tell("fought", *dice)
        s.phase = "upkeep"

    async def upkeep(self, s: ForumState) -> None:
        for seat in s.seats:
            s.draw(seat)
            s.earn(seat, 1)
        s.turn += 1
        s.active = s.turn % len(s.seats)
        s.phase = "intrigue" if s.turn < s.turns else "over"

    # ---- anytime

    def anytime(self, state: ForumState, seat: Seat) -> Free:
        return Free(state, seat)

    def could_gain_options(self, state: ForumState, seat: Seat) -> bool:
        return len(state.reserve[seat]) > 0

    def act(self, s: ForumState, seat: Seat, move: Any) -> Collection[Seat]:
        kind = move[0]
        if kind == "give":
            s.pay(seat, move[1], move[2])
            return (seat,)  # who receives can only gain options: their seal stays
        if kind == "guard":
            s.hands[seat].remove("guard")
            s.guards[seat] += 1
            s.tell("lays_guard", seat, already_known_to=(seat,))
            return (seat,)
        if kind == "buyback":
            s.pay(seat, None, len(s.reserve[seat]))
            s.hands[seat] += s.reserve[seat]
            s.reserve[seat] = []
            s.tell("buys_back", seat, already_known_to=(seat,))
            return (seat,)
        offer = move[1]
        parties = (offer[0], *offer[1])
        if kind == "offer":
            s.offers.append(offer)
            s.tell("offer", offer, to=parties, already_known_to=(seat,))
        elif kind == "accept":
            return s.trade(offer, seat)
        else:
            s.offers.remove(offer)
            s.tell(kind, offer, seat, to=parties, already_known_to=(seat,))
        return ()

    def published_moves(self, s: ForumState, seat: Seat, move: Any) -> tuple[tuple[Seat, Any], ...]:
        """Offers are secret, but for those that become deals."""
        if move[0] not in ("offer", "accept", "decline", "withdraw"):
            return ((seat, move),)
        if move[0] != "accept" or s.void(move[1], seat):
            return ()
        return (move[1][0], ("offer", move[1])), (seat, move)

    def may_concede(self, state: ForumState, seat: Seat) -> bool:
        return True

    def concede(self, state: ForumState, seat: Seat) -> None:
        state.tell("gives_up", seat, already_known_to=())
        state.influence[seat] = 0
        for b in state.seats:
            state.coins[b] += state.stake[b]
            state.stake[b] = 0
        state.phase = "over"

    # ---- knowledge

    def view(self, s: ForumState, seat: Seat | None) -> dict[str, Any]:
        return {
            "phase": s.phase,
            "turn": s.turn,
            "active": s.active,
            "influence": s.influence,
            "deck": len(s.deck),
            "discard": sorted(s.discard),
            "guards": s.guards,
            "stake": s.stake,
            "bank": s.bank,
            "assets": s.assets,
            "stall": s.stall,
            "floor": s.floor,
            "hands": [len(h) for h in s.hands],
            "reserves": [len(r) for r in s.reserve],
            "coins": [c if not s.hidden or i == seat else None for i, c in enumerate(s.coins)],
            "hand": sorted(s.hands[seat]) if seat is not None else [],
            "reserve": sorted(s.reserve[seat]) if seat is not None else [],
            "prize": s.prize if seat in s.peeked else None,
            "peeked": s.peeked,
            "offers": [o for o in s.offers if seat is not None and (seat == o[0] or seat in o[1])],
        }

    def part(self, s: ForumState, seat: Seat | None, name: str) -> Any:
        """The wealth that this seat can count: dear in other games, so it is given on request."""
        if name != "wealth":
            return super().part(s, seat, name)
        known = self.view(s, seat)
        return [None if c is None else c + s.stake[i] for i, c in enumerate(known["coins"])]

    def redeal(self, s: ForumState, seat: Seat | None, stream: Stream) -> None:
        others = [i for i in s.seats if i != seat]
        pool = sorted(s.deck + [c for i in others for c in s.hands[i] + s.reserve[i]])  # no trace of the truth
        free = [c for c in pool if c in STORABLE]  # a reserve holds only storable cards
        rest = [c for c in pool if c not in STORABLE]
        stream.shuffle(free)
        for i in others:
            n = len(s.reserve[i])
            s.reserve[i], free = free[:n], free[n:]
        pool = free + rest
        stream.shuffle(pool)
        for i in others:
            n = len(s.hands[i])
            s.hands[i], pool = pool[:n], pool[n:]
        s.deck = pool
        if s.prize and seat not in s.peeked:
            s.prize = 1 + stream.below(3)
        s.offers = [o for o in s.offers if seat is not None and (seat == o[0] or seat in o[1])]
        if s.hidden:
            total = sum(s.coins[i] for i in others)
            for i in others:
                s.coins[i] = 0
            for _ in range(total):
                s.coins[stream.choice(others)] += 1

    def score(self, state: ForumState) -> tuple[float, ...]:
        return tuple(map(float, state.influence))

    def totals(self, s: ForumState) -> Option:
        cards = [*s.deck, *s.discard, *["guard"] * sum(s.guards)]
        for zone in s.hands + s.reserve:
            cards += zone
        assert sorted(cards) == sorted(c for c, n in DECK.items() for _ in range(n)), "cards"
        assert min(s.coins) >= 0, "a purse below zero"
        return sum(s.coins) + sum(s.stake) + s.bank


BOOK = Forum()
