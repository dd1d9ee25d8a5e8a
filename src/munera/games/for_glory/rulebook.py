"""For Glory as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from munera.games.for_glory import anytime, battle, ending, machinations, registration, resolution, setup
from munera.games.for_glory.board import board, stock
from munera.games.for_glory.cards import arenas, economy, gladiators, training  # noqa: F401  # they register abilities
from munera.games.for_glory.cards.table import SUPPLIES, TABLE, CardTable
from munera.games.for_glory.figures import figures
from munera.games.for_glory.money import COIN, next_piece
from munera.games.for_glory.observation import OBSERVATION
from munera.games.for_glory.position import position
from munera.games.for_glory.printed import GloryPrinted, printed
from munera.games.for_glory.redeal import redeal
from munera.games.for_glory.state import DRAWN, Glory
from munera.games.for_glory.view import view
from munera.games.for_glory.view_types import GloryView
from munera.kernel import (
    AnyAsk,
    Bounds,
    Choice,
    Figures,
    Is,
    Number,
    Option,
    Question,
    Rulebook,
    Seat,
    Segment,
    Stream,
    Switch,
    Variant,
    Vocabulary,
)

SEGMENTS = {
    ("setup", ""): setup.set_up,
    ("machinations", "actions"): machinations.take_action,
    ("machinations", "stalled"): machinations.stalled,
    ("registration", ""): registration.register,
    ("battle", "begin"): battle.begin,
    ("battle", "turn"): battle.combat,
    ("resolution", ""): resolution.resolve_phase,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class ForGlory(Rulebook[Glory]):
    """The deck builder for two lanistas."""

    id = "for_glory"
    version = "2"
    hostable = True
    seats = range(2, 3)
    piecemeal = ("pay",)
    cards: ClassVar[CardTable] = TABLE  # another table: a subclass
    observation = OBSERVATION
    settings = {
        "victory": Choice("6", ("6", "9", "10")),
        "start": Choice("random", ("random", "one", "two", "series")),
        "game": Number(1, 1, 99, when=(Is("start", "series"),)),
        "extra_coins": Number(0, 0, 5),
        "strict_end": Switch(),
        "stall_net": Switch(
            default=True, numbers={"offered": machinations.OFFER_DRAW, "decided": machinations.CALL_OFF}
        ),
        "endless_draw": Switch(default=True, numbers={"rounds": battle.QUIET_ROUNDS}),
    }
    windows = ("react",)
    chance_moves = (anytime.FREE,)
    turn_ends = {"action": machinations.DONE, "combat": battle.END}
    vocabulary = Vocabulary(
        asks={
            "action": Question(
                {
                    "done": (),
                    "buy": ("card",),
                    "play": ("card",),
                    "enter": ("card", "place"),
                    "reserve": ("card",),
                    "use": ("thing",),
                }
            ),
            "pay": Question((COIN,), about=("owed",)),
            "target": Question(("none",), about=("card", "role"), answer=("gladiator",)),
            "amount": (),
            "marked": (),
            "may": Question(("no", "yes"), about=("card", "what")),
            "react": Question({"pass": (), "use": ("thing",), "return": ("card",)}, about=("window",)),
            "combat": Question({"end": (), "attack": ("thing",), "use": ("thing", "cards*")}, about=("struck",)),
            "register": Question({"pass": (), "enter": ("card", "place"), "use": ("thing",)}),
            "forfeit": Question(answer=("gladiator",)),
            "cull": ("none",),
            "topdeck": ("none",),
            "augury": (),
            "spare": (),
            "row": ("none", *SUPPLIES),
            "where": Question(answer=("place",)),
            "draw": ("no", "yes"),
        },
        events={
            "first_player": ("seat",),
            "new_arena": ("card",),
            "turned_up": ("cards*",),
            "supply_reshuffled": ("supply",),
            "row_replaced": ("supply",),
            "turn": ("seat", "number"),
            "draws": ("seat", "count"),
            "drawn": ("cards*",),
            "reshuffles": ("seat", "count"),
            "buys": ("seat", "card", "coin"),
            "pays": ("seat", "piece", "owed"),
            "pays_at_once": ("seat", "coin", "cards*"),
            "gains_coin": ("seat", "coin", "total"),
            "takes_to_hand": ("seat", "card"),
            "takes_back": ("seat", "card"),
            "wants_back": ("seat", "card"),
            "cannot_pay": ("seat", "card"),
            "plays": ("seat", "card"),
            "plays_with": ("seat", "card", "other"),
            "uses": ("seat", "card", "thing"),
            "uses_with": ("seat", "card", "thing", "other"),
            "welcomes": ("seat", "card", "influence"),
            "reserves": ("seat", "count"),
            "reserved": ("card",),
            "buys_back": ("seat", "count"),
            "culls": ("seat", "card"),
            "lays_on_deck": ("seat",),
            "laid": ("card",),
            "puts_on_deck": ("seat", "card"),
            "discards_hand": ("seat", "cards*"),
            "enters": ("gladiator", "card", "seat", "arena"),
            "moves": ("gladiator", "card", "seat", "arena"),
            "exhausted": ("thing", "card"),
            "readied": ("thing", "card"),
            "all_readied": (),
            "villa_readied": ("seat",),
            "aims": ("seat", "card", "gladiator", "other_card", "other_seat"),
            "drilled": ("gladiator", "card", "seat", "more"),
            "assigned": ("gladiator", "card", "seat", "damage"),
            "prevented": ("gladiator", "card", "seat", "damage"),
            "reassigned": ("gladiator", "card", "seat", "other", "other_card", "other_seat", "damage"),
            "moved": ("gladiator", "card", "seat", "other", "other_card", "other_seat", "damage"),
            "healed": ("gladiator", "card", "seat", "damage"),
            "damaged": ("gladiator", "card", "seat", "damage", "left"),
            "defeated": ("gladiator", "card", "seat", "how"),
            "arena_phase": ("bloodlust", "boast"),
            "registers": ("seat", "card", "arena"),
            "registers_no_more": ("seat",),
            "battle": ("arena",),
            "initiative": ("seat", "one", "two"),
            "attacks": ("gladiator", "card", "seat"),
            "passes": ("seat",),
            "endless": (),
            "battle_drawn": (),
            "battle_won": ("seat", "arena", "glory", "total"),
            "takes_boast": ("seat", "card"),
            "all_home": (),
            "favor": ("seat",),
            "draw_refused": (),
            "game_won": ("seat", "why"),
            "game_drawn": ("why",),
        },
        reasons=("too_dear", "no_influence", "no_target", "once_a_turn", "must_attack", "one_tactic"),
        moves={anytime.BUY_BACK: ("coins", "cards"), anytime.FREE: ("card", "coins", "cards")},
        cards=tuple(TABLE.by_id),
        terms={
            "supply": SUPPLIES,
            "piece": (COIN,),
            "how": ("defeat", "influence"),
            "why": ("glory", "stalled", "agreed", "concession"),
            "unused": ("coins", "tokens"),
        },
    )

    def setup(self, seats: int, seed: int | str, variant: Variant) -> Glory:  # noqa: ARG002  # always two
        s = Glory(seed, self.cards)
        s.options = dict(variant)
        return s

    def segment(self, state: Glory) -> Segment | None:
        return None if state.phase == "over" else SEGMENTS[state.phase, state.step](state)

    def score(self, state: Glory) -> tuple[float, ...]:
        """One for a win, a half for a draw."""
        if state.winner == DRAWN:
            return (0.5, 0.5)
        return tuple(float(state.winner == seat) for seat in (0, 1))

    def winners(self, state: Glory) -> tuple[Seat, ...]:
        return tuple(seat for seat in (0, 1) if state.winner == seat)

    def bounds(self, seats: int, variant: Variant) -> Bounds:  # noqa: ARG002  # always two
        """Things are numbered as they come. Without its nets a game may go on for ever."""
        ends = variant["stall_net"] and variant["endless_draw"]
        return Bounds(128, (0, 4095), (0.0, 1.0), 20_000 if ends else None)

    def may_concede(self, state: Glory, seat: Seat) -> bool:  # noqa: ARG002
        return True

    def concede(self, state: Glory, seat: Seat) -> None:
        ending.finish(state, 1 - seat, "concession")

    def anytime(self, state: Glory, seat: Seat) -> tuple[Any, ...]:
        return anytime.moves(state, seat)

    def act(self, state: Glory, seat: Seat, move: Any) -> Collection[Seat]:
        return anytime.act(state, seat, move)

    def could_gain_options(self, state: Glory, seat: Seat) -> bool:
        return anytime.could_gain_options(state, seat)

    def unused(self, state: Glory, ask: AnyAsk) -> Mapping[str, int]:
        return machinations.unused(state, ask.seat) if ask.kind == "action" else {}

    def published_answers(self, asks: tuple[AnyAsk, ...], answers: tuple[Option, ...]) -> tuple[Option, ...]:
        return machinations.published(answers) if asks[0].kind == machinations.DRAW else answers

    def any_answer(self, state: Glory, ask: AnyAsk) -> tuple[Option] | None:
        """Where all the same pieces pay in the end, their order does not matter (FG-ASK-1)."""
        return next_piece(state, ask.seat) if ask.kind == "pay" else None

    def view(self, state: Glory, seat: Seat | None) -> GloryView:
        return view(state, seat)

    def figures(self, view: Mapping[str, Any]) -> Figures:
        return figures(cast("GloryView", view))

    def summary(self, view: Mapping[str, Any]) -> Mapping[str, Mapping[str, object]]:
        lines: dict[str, Mapping[str, object]] = {
            "table": {name: view[name] for name in ("turn", "phase", "step", "active")}
        }
        for seat, player in enumerate(view["players"]):
            lines[f"seat {seat}"] = {
                name: player[name] for name in ("glory", "coins", "influence", "hand", "deck")
            }
        return lines

    def part(self, state: Glory, seat: Seat | None, name: str) -> Any:
        if name == "board" and seat is not None:
            return board(state, seat)
        if name == "stock" and seat is not None:
            return stock(state, seat)
        if name == "moment":
            return state.phase, state.turns, state.field
        return super().part(state, seat, name)

    def printed(self) -> GloryPrinted:
        return printed(self.cards)

    def redeal(self, state: Glory, seat: Seat | None, stream: Stream) -> None:
        redeal(state, seat, stream)

    def blank(self) -> Glory:
        return Glory(cards=self.cards)

    def seats_of(self, state: Glory) -> range:  # noqa: ARG002
        return range(2)

    def totals(self, state: Glory) -> Option:
        """Every card is somewhere, once; nobody is in debt; what others are certain of is true."""
        if state.phase == "setup":
            return "whole"
        cards = Counter(state.removed)
        for pile in (*state.decks, *state.hands, *state.discard, *state.reserve, *state.supply, *state.rows):
            cards.update(pile)
        cards.update(card for pile in state.withdrawn for card in pile)
        cards.update(card for _, card in state.table)
        cards.update(g.card for g in state.gladiators.values())
        cards.update(p.card for p in state.patrons.values())
        cards.update(state.boasts)
        cards.update(state.arena_deck)
        cards.update(a.card for a in state.arenas.values())
        box = whole(self.cards)
        assert cards == box, f"cards: {cards - box} too many, {box - cards} missing"
        assert all(coins >= 0 for coins in state.coins), "debts"
        for seat in (0, 1):
            hand, near = Counter(state.hands[seat]), Counter(state.reserve[seat])
            assert not Counter(state.known[seat]) - hand, "somebody is certain of what is not in hand"
            top = len(state.deck_tops_seen[seat])
            near += hand + Counter(state.decks[seat][len(state.decks[seat]) - top :])
            assert not Counter(state.known[seat]) + Counter(state.held[seat]) - near, "nor is it near"
            assert top <= len(state.decks[seat]), "tops without a deck"
        return "whole"

    def position(self, written: Mapping[str, Any]) -> Glory:
        return position(written, self.settings, self.cards)


@cache
def whole(table: CardTable) -> Counter[str]:
    """All cards in the box: a starting deck for each of the two, boasts, arenas, the supply."""
    supply = [card for deck in SUPPLIES for card in table.whole(deck)]
    return Counter([*table.starting, *table.starting, *table.boasts, *table.arenas, *supply])


BOOK = ForGlory()
