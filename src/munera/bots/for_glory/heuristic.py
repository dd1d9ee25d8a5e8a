"""A bot with a plan: it buys what its deck lacks and sends gladiators where they win most glory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from munera.bots.bot import Reason, Seen
from munera.bots.for_glory.answers import aim, answer
from munera.bots.for_glory.fight import CONTESTED, Fight
from munera.bots.for_glory.lanista import DONE, END, NO, NONE, PASS, PATIENCE, YES, Lanista
from munera.bots.for_glory.odds import Outlook
from munera.bots.for_glory.reading import GRANTS, BotBoard, board_of, stock_of
from munera.bots.for_glory.worth import Stock, junk, worth
from munera.games.for_glory.cards.table import BOASTS, CARDS, GLADIATORS, NEED, PATRONS, SUPPLIES
from munera.games.for_glory.state import LASTING
from munera.games.for_glory.supply import price
from munera.kernel import AnyAsk, Option, Stream

COMING = 2.0  # strength that may still enter an arena before the next battle,
CLAIM = 0.02  # glory that a point of influence is worth
LATE = 0.8  # and in late registration
TOKEN = 0.8  # what a coin token is worth when it is kept,
SPARE = 7  # up to so many of them
REGISTER = 0.12  # glory that a late registration must bring
RESERVE = 6  # cards in reserve at most
TEMPTING = -0.4  # worth above the price, below which a row may go
EARLY = 14  # turns in which a small coin is better culled than spent
WINDFALLS = ("puteoli", "emerita_augusta")  # arenas that help at any time
FREE_COIN = ("lucrative_investment", "private_sale", "fresh_perspective", "scout_the_provinces")


class Heuristic(Lanista):
    """Buys by worth, fights by odds; `likes` says how much more or less it values a title or a type of card."""

    likes: Mapping[str, float] = {}

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.more = False  # another purchase is planned in this turn
        self.boost = 0  # of the attack that is being made

    # ---------------------------------------------------------------- machinations

    def action(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Act: patrons, coin and cards first; then purchases, gladiators, the reserve; junk goes last."""
        able: dict[str, list[Any]] = {}
        for option in options[1:]:
            able.setdefault(option[0], []).append(option)
        plays = [option[1] for option in able.get("play", ())]
        for card in plays:
            if card in PATRONS or card in FREE_COIN or card == "banquet":
                return ("play", card)
        table = BotBoard(seen)
        hand = table.board.hand
        if "manumission" in plays and hand.count("business_as_usual") + sum(c in BOASTS for c in hand) >= 2:
            return self.weed("manumission")
        if "cull" in plays and table.board.turn < EARLY and any(junk(card) > 0 for card in hand):
            return self.weed("cull")
        if "enter" in able and (sent := self.send(table, able["enter"])):
            return cast("Option", sent)
        if "use" in able and (used := self.use(table, able["use"])):
            return cast("Option", used)
        if "buy" in able and (bought := self.buy(seen, table, able["buy"])):
            return ("buy", bought)
        for card in ("cull", "manumission"):
            if card in plays and any(junk(c) > 0 for c in hand):
                return self.weed(card)
        if "reserve" in able and len(table.board.reserve) < RESERVE:
            return cast("Option", max(able["reserve"], key=lambda option: self.keeps(option[1])))
        if "palus_drill" not in plays:
            return DONE
        self.reason = Reason("action-drill")
        return ("play", "palus_drill")

    def weed(self, card: str) -> Option:
        """Play a card that takes weak ones out of the deck."""
        self.reason = Reason("action-weed")
        return ("play", card)

    def send(self, table: BotBoard, options: list[Any]) -> Any:
        """Choose the gladiator who brings most glory, and the arena."""
        outlook = Outlook(table, COMING)
        return max(options, key=lambda option: outlook.gain(option[1], option[2]) - CLAIM * NEED[option[1]])

    def buy(self, seen: Seen, table: BotBoard, options: list[Any]) -> str | None:
        """Choose the purchases that together are worth most, compared with the tokens that they cost."""
        board = table.board
        stock = Stock(
            stock_of(seen),
            [p.card for p in board.patrons.values() if p.owner == seen.seat],
            [g.card for g in board.gladiators.values() if g.owner == seen.seat],
        )
        coins = board.coins[seen.seat]
        incomes = table.purse() - coins
        shop = sorted(
            ((worth(card, stock, self.likes), price(board, card), card) for _, card in options),
            reverse=True,
        )
        best = 0.0
        chosen: tuple[str, ...] = ()

        def grow(start: int, value: float, cost: int, cards: tuple[str, ...]) -> None:
            nonlocal best, chosen
            tokens = max(0, cost - incomes)
            kept = coins - tokens
            total = value - TOKEN * (min(coins, SPARE) - min(kept, SPARE))
            if total > best + 1e-9:
                best, chosen = total, cards
            for i in range(start, len(shop)):
                more, cash, card = shop[i]
                if cost + cash <= incomes + coins:
                    grow(i + 1, value + more, cost + cash, (*cards, card))

        grow(0, 0.0, 0, ())
        self.more = len(chosen) > 1
        return max(chosen, key=lambda card: CARDS[card].cost) if chosen else None

    def use(self, table: BotBoard, options: list[Any]) -> Any:
        """Choose an ability to use: a lower price, or what a patron does whose influence is not needed."""
        spare = table.spare_influence()
        for option in options:
            card = table.card(option[1])
            if card == "thysdrus" or (card in ("publicanus", "aedile") and spare > GRANTS[card]):
                return option
        return None

    def keeps(self, card: str) -> float:
        return CARDS[card].cost

    def pay(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Pay with incomes before tokens: in machinations incomes that are left over are lost."""
        if options[0] == "coin" and not self.more and board_of(seen).phase == "machinations":
            self.reason = Reason("pay-income")
            return cast("Option", options[1])
        self.reason = Reason("pay")
        return cast("Option", options[0])

    def row(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Choose the row of the supply to clear: the one that is worth least to us."""
        board = board_of(seen)
        stock = Stock(stock_of(seen), [p.card for p in board.patrons.values() if p.owner == seen.seat], [])
        tempts = {
            name: max((worth(c, stock, self.likes) - CARDS[c].cost for c in row), default=-9.0)
            for name, row in zip(SUPPLIES, board.rows, strict=True)
        }
        name = min(tempts, key=lambda one: tempts[one])
        return name if tempts[name] < TEMPTING or NONE not in options else NONE

    def cull(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        card = max((c for c in options if c != NONE), key=junk)
        return card if junk(card) > 0 else NONE

    def topdeck(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return NONE

    def augury(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        return cast("Option", max(options, key=lambda card: (card in GLADIATORS, CARDS[card].cost)))

    spare = augury

    def forfeit(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Choose the gladiator to give up: the one who is worth least."""
        table = BotBoard(seen)
        return cast("Option", min(options, key=lambda gladiator: CARDS[table.card(gladiator)].cost))

    def draw(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        glory = board_of(seen).glory
        return YES if glory[seen.seat] < glory[1 - seen.seat] else NO

    # ---------------------------------------------------------------- the arena phase

    def register(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Register a gladiator who brings enough glory for their fee, or nobody."""
        table = BotBoard(seen)
        outlook = Outlook(table, LATE)
        best: tuple[float, Any] = (REGISTER, PASS)
        for option in options[1:]:
            if option[0] == "enter":
                best = max(best, (outlook.gain(option[1], option[2]), option), key=lambda one: one[0])
        return cast("Option", best[1])

    def volunteer(self, seen: Seen) -> Option:
        """Take free coin at any time, and the reserve back for a battle that it can decide."""
        board = board_of(seen)
        mine = board.phase == "machinations" and board.active == seen.seat
        if mine and any(a.card in WINDFALLS and a.ready and a.holder == seen.seat for a in board.arenas.values()):
            return self._move(seen, "free")
        if not board.reserve or board.phase != "battle" or board.field < 0:
            return None
        fight = Fight(BotBoard(seen), board.field)
        if not fight.mine or not fight.theirs or (board.field != LASTING and fight.thrift() > CONTESTED):
            return None
        return self._move(seen, "buy_back")

    @staticmethod
    def _move(seen: Seen, word: str) -> Option:
        """Return the first move of this kind: the rules name the most sensible payment first."""
        moves = cast("tuple[Any, ...]", seen.anytime())
        return next((cast("Option", move) for move in moves if move[0] == word), None)

    def combat(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Choose the best tactic if it is worth its card, and the best attack."""
        table = BotBoard(seen)
        fight = Fight(table, table.board.field)
        attackers = [option[1] for option in options if option[0] == "attack"]
        attacker = fight.striker(attackers) if attackers else 0
        force = fight.gladiators[attacker].attack if attackers else 0
        thrift = fight.thrift()
        tactics = [fight.tactic(option, force) for option in options if option != END and option[0] != "attack"]
        good = [play for play in tactics if play.gain > (thrift if isinstance(play.option, str) else 0.2)]
        if attackers:
            good = [play for play in good if play.before]
        if good and table.board.round <= PATIENCE:
            return cast("Option", max(good, key=lambda play: play.gain).option)
        if attackers:
            self.boost = 0
            return ("attack", attacker)
        return END

    def react(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:
        table = BotBoard(seen)
        if table.board.phase == "battle" and table.board.round > PATIENCE:
            return PASS
        window = cast("str", ask.about)
        fight = Fight(table, place_of(table, options))
        best: tuple[float, Any] = (0.0, PASS)
        for option in options[1:]:
            best = max(best, (answer(fight, window, option), option), key=lambda one: one[0])
        if window == "attack" and best[1] != PASS:
            self.boost += bonus(table, best[1])
        return cast("Option", best[1])

    def target(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:
        card, role = cast("tuple[str, str]", ask.about)
        table = BotBoard(seen)
        id = next(option for option in options if option != NONE)
        place = table.board.gladiators[id].place
        fight = Fight(table, place)
        force = 0
        if role == "attack":
            force = self.boost + max((m.attack for m in fight.mine if m.card == card and not m.ready), default=1)
        return cast("Option", aim(fight, card, role, options, force))

    def may(self, seen: Seen, ask: AnyAsk, options: tuple[Any, ...]) -> Option:  # noqa: ARG002
        """Agree to ready a gladiator always, and to take a card back while there is coin enough."""
        what = cast("tuple[str, str]", ask.about)[1]
        return YES if what == "ready" or BotBoard(seen).arena_purse() >= 4 else NO


def bonus(table: BotBoard, reaction: Any) -> int:
    """What a reaction to an attack adds to it; to take a card back adds nothing."""
    card = table.card(reaction[1]) if reaction[0] == "use" else ""
    return 0 if card in ("", "retiarius", "parmularius") else CARDS[card].amount


def place_of(table: BotBoard, options: tuple[Any, ...]) -> int:
    """Return the arena in which the event happened that is being reacted to.

    Gladiators react where they stand. Damage may wait in two arenas: a reaction to it may cost somebody elsewhere.
    """
    board = table.board
    for option in options:
        reacting = board.gladiators.get(option[1]) if option[0] == "use" else None
        if reacting is not None:
            return reacting.place
    ids = {board.subject, *(tokens.id for tokens in board.pool)}
    for g in board.gladiators.values():
        if g.id in ids:
            return g.place
    return board.field
