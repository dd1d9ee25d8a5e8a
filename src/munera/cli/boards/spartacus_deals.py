"""Reads what people type at any time in Spartacus: gifts, guards, cards to show, offers and answers to them."""

from __future__ import annotations

from typing import Any, NamedTuple

from munera.cli.boards.board import Moment, Question
from munera.cli.boards.spartacus_answers import TypedText
from munera.cli.choices import Choice, folded, options_meant
from munera.games.spartacus.deals.anytime import BARGAINING
from munera.games.spartacus.deals.deals import PRICE, WHY_NOT
from munera.games.spartacus.deals.promises import BID_AT_MOST, MOST_COINS, PAY
from munera.games.spartacus.table.records import GUARD_CARD, Offer
from munera.kernel import Option, Options
from munera.words import message_id
from munera.words.spartacus.cast import HouseCast
from munera.words.spartacus.coins import say_coins
from munera.words.spartacus.deals import promise_text, say_lot

SIMPLE = {"lay": "cli-spartacus-word-lay", "reopen": "cli-spartacus-word-reopen"}
DECLINE = "decline"
ANSWERS = {
    "accept": "cli-spartacus-word-accept",
    DECLINE: "cli-spartacus-word-decline",
    "withdraw": "cli-spartacus-word-withdraw",
}


class Side(NamedTuple):
    """What one side of an offer gives now, and promises."""

    coins: int = 0
    assets: tuple[int, ...] = ()
    promises: tuple[tuple[Option, ...], ...] = ()


class SpartacusBargains(TypedText):
    """Reads moves that are allowed at any time."""

    def move(self, text: str, options: Options[Option], at: Moment, question: Question) -> tuple[Option] | None:
        first, _, rest = " ".join(text.split()).partition(" ")
        for word, id in SIMPLE.items():
            if self.is_word(id, first) and not rest:
                return (self._allowed((word,), options),)
        for word, id in ANSWERS.items():
            if self.is_word(id, first):
                return (self._answer(word, rest, options, at),)
        if self.is_word("cli-spartacus-word-give", first) and rest:
            return (self._give(rest, options, at),)
        if self.is_word("cli-spartacus-word-show", first) and rest:
            return (self._show(rest, options, at),)
        if self.is_word("cli-spartacus-word-offer", first):
            return (self._offer(rest, options, at, question),)
        if self.is_word("cli-spartacus-word-counter", first):
            return (self._counter(rest, options, at, question),)
        return None

    def _allowed(self, move: Option, options: Options[Option]) -> Option:
        if move not in options:
            raise self.unclear("cli-spartacus-not-now")
        return move

    def _others(self, at: Moment) -> list[int]:
        return [seat for seat in range(len(at.view["houses"])) if seat != at.ask.seat]

    # ---- gifts and cards

    def _give(self, text: str, options: Options[Option], at: Moment) -> Option:
        """A gift, typed as `give 3 to Livia` or `give Livia 3`."""
        words = [word for word in text.split() if not self.is_word("cli-spartacus-word-to", word)]
        amounts = [word for word in words if self.amount(word) is not None]
        names = [
            word for word in words if word not in amounts and not self.is_word("cli-spartacus-word-coins", word)
        ]
        if len(amounts) != 1 or not names:
            raise self.unclear("cli-spartacus-give-form")
        seat, coins = self.seat(" ".join(names), self._others(at), at.cast), self.amount(amounts[0]) or 0
        if ("give", seat, coins) not in options:
            raise self.unclear("cli-spartacus-give-range", coins=self._purse(at))
        return ("give", seat, coins)

    def _purse(self, at: Moment) -> str:
        return say_coins(self.words, at.view["houses"][at.ask.seat]["coins"] or 0)

    def _show(self, text: str, options: Options[Option], at: Moment) -> Option:
        """A card to be shown, typed as `show Robbery to Livia`."""
        words = text.split()
        cut = [place for place, word in enumerate(words) if self.is_word("cli-spartacus-word-to", word)]
        if not cut:
            raise self.unclear("cli-spartacus-show-form")
        title, name = " ".join(words[: cut[-1]]), " ".join(words[cut[-1] + 1 :])
        held = [Choice(card, self.words.card(self.book, card)) for card in sorted(set(at.view["hand"]))]
        found = options_meant(title, held)
        if len(found) != 1:
            raise self.unclear("cli-spartacus-show-which", text=title)
        return self._allowed(("show", found[0].option, self.seat(name, self._others(at), at.cast)), options)

    # ---- answers to offers

    def _answer(self, word: str, which: str, options: Options[Option], at: Moment) -> Option:
        """An answer to an offer, typed as `accept 2`, or without a number where only one can be meant."""
        able = [offer for offer in self._open(at) if (word, offer) in options]
        which, said = self._which_and_why(which, at) if word == DECLINE else (which, ())
        offer = self._which(which, able, at)
        return self._allowed((word, offer, *said), options)

    def _which_and_why(self, text: str, at: Moment) -> tuple[str, tuple[Option, ...]]:
        """An offer and what is said to it, typed as `2 too little`, `livia 3` (coins more), `not now`."""
        first, _, rest = text.partition(" ")
        named = first.isdecimal() or bool(self.seats(first, list(range(len(at.view["houses"]))), at.cast))
        which, why = (first, rest) if named else ("", text)
        if not why:
            return which, ()
        if (coins := self.amount(why)) is not None:
            return which, (PRICE, coins)
        reasons = [Choice(one, self.words.term(self.book, "said", one)) for one in WHY_NOT]
        found = options_meant(why, reasons)
        if len(found) != 1:
            raise self.unclear("cli-spartacus-decline-form", reasons="; ".join(one.label for one in reasons))
        return which, (found[0].option,)

    def _open(self, at: Moment) -> list[Option]:
        return [_plain(offer) for offer in at.view["offers"]]

    def _which(self, which: str, able: list[Option], at: Moment) -> Option:
        """The offer that is meant, by its number on the board or by its maker."""
        offers = self._open(at)
        if which.isascii() and which.isdecimal() and 1 <= int(which[:4]) <= len(offers):
            return offers[int(which[:4]) - 1]
        if which and not which.isdecimal():
            maker = self.seat(which, list(range(len(at.view["houses"]))), at.cast)
            able = [offer for offer in able if isinstance(offer, tuple) and offer[0] == maker]
        if len(able) != 1:
            raise self.unclear("cli-spartacus-which-offer")
        return able[0]

    # ---- new offers

    def _offer(self, text: str, options: Options[Option], at: Moment, question: Question) -> Option:
        """An offer, typed as `offer Livia 3 for support`; `offer` alone asks for one thing after the other."""
        if text:
            to, private, gives, wants = self._sentence(text, options, at)
        else:
            to = self._to_whom(question, at)
            gives, wants = self._sides(to, options, at, question)
            private = self._private(question)
        return self._made("offer", (), to, private, gives, wants, 0, options, at)

    def _counter(self, which: str, options: Options[Option], at: Moment, question: Question) -> Option:
        """A counter-offer to the maker of an offer."""
        described: Any = options.describe() if options else {}  # type: ignore[union-attr]  # moves are a space
        able = list(described.get("offer", {}).get("counter", []))
        answered: Any = self._which(which, able, at)
        to = (answered[0],)
        gives, wants = self._sides(to, options, at, question)
        private = answered[2] or self._private(question)
        return self._made("counter", (answered,), to, private, gives, wants, answered[9] + 1, options, at)

    def _made(
        self,
        word: str,
        before: tuple[Option, ...],
        to: tuple[int, ...],
        private: bool,
        gives: Side,
        wants: Side,
        counters: int,
        options: Options[Option],
        at: Moment,
    ) -> Option:
        offer = (
            at.ask.seat,
            to,
            private,
            gives.coins,
            gives.assets,
            wants.coins,
            wants.assets,
            gives.promises,
            wants.promises,
            counters,
        )
        if (word, *before, offer) not in options:
            raise self._why_not(gives, wants, at)
        return (word, *before, offer)

    def _why_not(self, gives: Side, wants: Side, at: Moment) -> Exception:
        """The error that says why this offer is not allowed."""
        if at.view["offers_left"] < 1:
            return self.unclear("cli-spartacus-no-offers-left")
        if not any(gives) and not any(wants):
            return self.unclear("common-school-fault-nothing")
        if gives.coins and wants.coins:
            return self.unclear("cli-spartacus-two-ways")
        if gives.coins > (at.view["houses"][at.ask.seat]["coins"] or 0):
            return self.unclear("cli-spartacus-give-range", coins=self._purse(at))
        return self.unclear("cli-spartacus-no-such-offer")

    # ---- in one line

    def _sentence(
        self, text: str, options: Options[Option], at: Moment
    ) -> tuple[tuple[int, ...], bool, Side, Side]:
        """Read an offer typed as NAME [privately] what is given `for` what is wanted."""
        words = text.replace(":", " ").split()
        cut = [place for place, word in enumerate(words) if self.is_word("cli-school-word-for", word)]
        if not cut or cut[0] < 1:
            raise self.unclear("cli-spartacus-offer-form")
        to = self._named(words[0].rstrip(","), at)
        private = any(self.is_word("cli-spartacus-word-private", word) for word in words[1 : cut[0]])
        given = [word for word in words[1 : cut[0]] if not self.is_word("cli-spartacus-word-private", word)]
        gives = self._side(" ".join(given), at.ask.seat, to, options, at)
        wants = self._side(" ".join(words[cut[0] + 1 :]), to[0], (at.ask.seat,), options, at)
        return to, private, gives, wants

    def _named(self, text: str, at: Moment) -> tuple[int, ...]:
        if self.is_word("cli-school-word-all", text):
            return tuple(sorted(seat for seat in self._others(at) if not at.view["houses"][seat]["left"]))
        return (self.seat(text, self._others(at), at.cast),)

    # ---- step by step

    def _to_whom(self, question: Question, at: Moment) -> tuple[int, ...]:
        names = ", ".join(at.cast.name(seat) for seat in self._others(at))
        said = question(self.words.text("cli-spartacus-offer-who", names=names) + " ")
        seats = {seat for piece in self.pieces(said) for seat in self._named(piece, at)}
        if not seats:
            raise self.unclear("cli-spartacus-who", text=said, names=names)
        return tuple(sorted(seats))

    def _sides(
        self, to: tuple[int, ...], options: Options[Option], at: Moment, question: Question
    ) -> tuple[Side, Side]:
        """Ask what is given and promised, then what is wanted."""
        name = at.cast.name(to[0]) if len(to) == 1 else self.words.text("common-taker")
        mine, theirs = (
            self.promises(at.ask.seat, to, options, at),
            self.promises(to[0], (at.ask.seat,), options, at),
        )
        gives = self._side(
            question(self._prompt("cli-spartacus-offer-gives", name, mine)), at.ask.seat, to, options, at
        )
        wants = question(self._prompt("cli-spartacus-offer-wants", name, theirs))
        return gives, self._side(wants, to[0], (at.ask.seat,), options, at)

    def _prompt(self, id: str, name: str, promises: list[Choice]) -> str:
        """The prompt for one side of an offer, with what may be promised, one per line."""
        lines = [f"    {promise.label}" for promise in promises]
        typed = [self.words.text(one) for one in ("cli-spartacus-offer-limit", "cli-spartacus-offer-pay")]
        return "\n".join((self.words.text(id, name=name), *lines, *(f"    {one}" for one in typed), "> "))

    def _private(self, question: Question) -> bool:
        said = folded(question(self.words.text("cli-spartacus-offer-private") + " "))
        yes = (self.words.text("common-yes"), "yes")
        return bool(said) and any(folded(word).startswith(said) for word in yes)

    # ---- one side

    def _side(self, text: str, by: int, to: tuple[int, ...], options: Options[Option], at: Moment) -> Side:
        """Read one side of an offer: coins, assets and promises with commas between them."""
        coins, assets, promised = 0, set[int](), set[tuple[Option, ...]]()
        for piece in self.pieces(text):
            if self.is_word("cli-school-word-none", piece):
                continue
            if (amount := self.amount(piece)) is not None:
                coins += amount
            elif (found := self._asset(piece, by, at)) is not None:
                assets.add(found)
            else:
                promised.add(self._promise(piece, by, to, options, at))
        return Side(coins, tuple(sorted(assets)), tuple(sorted(promised, key=repr)))

    def _asset(self, text: str, owner: int, at: Moment) -> int | None:
        """The ready asset of that house with this name; None if there is none."""
        held = at.view["houses"][owner]["assets"]
        named = [Choice(asset["id"], at.cast.thing(asset["id"])) for asset in held if asset["ready"]]
        typed = folded(text)
        found = [one for one in named if typed and folded(one.label).startswith(typed)]
        return int(str(found[0].option)) if found else None

    def promises(self, by: int, to: tuple[int, ...], options: Options[Option], at: Moment) -> list[Choice]:
        """What one side may promise the other now."""
        mine = by == at.ask.seat
        other = to[0] if mine else by
        found = self._vocabulary(other, options)
        listed, cast = found.get("promises" if mine else "returns", ()), HouseCast.of(at.cast)
        return [Choice(promise, promise_text(self.words, promise, to, cast)) for promise in listed]

    def _vocabulary(self, other: int, options: Options[Option]) -> dict[str, Any]:
        described: Any = options.describe() if options else {}  # type: ignore[union-attr]  # moves are a space
        for known in described.get("offer", {}).get("promises", ()):
            if known["other"] == other:
                return dict(known)
        return {}

    def _promise(
        self, text: str, by: int, to: tuple[int, ...], options: Options[Option], at: Moment
    ) -> tuple[Option, ...]:
        """Read a promise by its words, or a payment such as `pay 3 victory`."""
        first, _, rest = text.partition(" ")
        if self.is_word("cli-spartacus-word-pay", first):
            return self._payment(rest, by, to, options, at)
        if any(self.is_word("cli-spartacus-word-above", word) for word in text.split()):
            return self._limit(text, options, at)
        found = options_meant(text, self.promises(by, to, options, at))
        if len(found) != 1 or not isinstance(found[0].option, tuple):
            raise self.unclear("cli-spartacus-no-such-promise", text=text)
        return found[0].option

    def _payment(
        self, text: str, by: int, to: tuple[int, ...], options: Options[Option], at: Moment
    ) -> tuple[Option, ...]:
        number, _, when = text.partition(" ")
        coins = self.amount(number)
        mine = by == at.ask.seat
        occasions = self._vocabulary(to[0] if mine else by, options).get("pays" if mine else "paid", ())
        known = [Choice(one, self.words.term(self.book, "details", one)) for one in occasions]
        found = options_meant(when, known)
        if coins is None or not 1 <= coins <= MOST_COINS or len(found) != 1:
            names = "; ".join(one.label for one in known)
            raise self.unclear("cli-spartacus-pay-form", when=names)
        return (PAY, coins, found[0].option)

    def _limit(self, text: str, options: Options[Option], at: Moment) -> tuple[Option, ...]:
        """Read a highest bid, typed as `no bid above 3 for Net`."""
        described: Any = options.describe() if options else {}  # type: ignore[union-attr]  # moves are a space
        cast = HouseCast.of(at.cast)
        lots = described.get("offer", {}).get("lots", ())
        known = [Choice(lot, str(say_lot(self.words, "lot", lot, cast)["lot"])) for lot in lots]
        words = text.split()
        cut = next(place for place, word in enumerate(words) if self.is_word("cli-spartacus-word-above", word))
        coins = self.amount(words[cut + 1]) if cut + 1 < len(words) else None
        found = [lot for lot in known if folded(text).endswith(folded(lot.label))]
        if coins is None or not 1 <= coins <= MOST_COINS or len(found) != 1:
            raise self.unclear("cli-spartacus-limit-form", lots="; ".join(one.label for one in known))
        return (BID_AT_MOST, found[0].option, coins)

    # ---- what is possible

    def tip(self, at: Moment) -> str:
        """A line that says what may be typed now beside an answer."""
        lines = (self._possible(at), self._nearly_reached(at))
        return "\n".join(line for line in lines if line)

    def _nearly_reached(self, at: Moment) -> str:
        """What may be done only a few times more, in words."""
        limits = {message_id("common", "limit", one["what"]): one["left"] for one in at.view["limits"]}
        return " · ".join(self.words.text(id, left=left) for id, left in limits.items())

    def _possible(self, at: Moment) -> str:
        """The moves that may be made at any time, as they are typed."""
        view, seat = at.view, at.ask.seat
        own = view["houses"][seat]
        if view["phase"] not in (*BARGAINING, "tournament"):
            return ""
        tips = [self.words.text("cli-spartacus-tip-give")] if own["coins"] else []
        if view["phase"] in BARGAINING:
            tips += [self.words.text("cli-spartacus-tip-offer")] if view["offers_left"] > 0 else []
            tips += [self.words.text("cli-spartacus-tip-show")] if view["hand"] else []
            tips += [self.words.text("cli-spartacus-tip-lay")] if GUARD_CARD in view["hand"] else []
            tips += [self.words.text("cli-spartacus-tip-reopen")] if own["done"] and view["step"] == "open" else []
            offers = list(enumerate(view["offers"], 1))
            if mine := [str(number) for number, offer in offers if seat in offer["to"]]:
                tips.append(self.words.text("cli-spartacus-tip-answer", numbers=", ".join(mine)))
                tips.append(self.words.text("cli-spartacus-tip-reason", number=mine[0]))
            if own_offers := [str(number) for number, offer in offers if offer["maker"] == seat]:
                tips.append(self.words.text("cli-spartacus-tip-withdraw", numbers=", ".join(own_offers)))
        return self.words.text("cli-spartacus-tip", what=" · ".join(tips)) if tips else ""

    def listed(self, options: Options[Option], at: Moment) -> list[Choice]:
        """The moves that are few enough to be listed."""
        described: Any = options.describe() if options else {}  # type: ignore[union-attr]  # moves are a space
        return [self._listed(move, at) for move in described.get("simple", ())]

    def _listed(self, move: Any, at: Moment) -> Choice:
        """A move as it could be typed, and what it means."""
        word, *offers = move[:2]
        typed = self.words.text((SIMPLE | ANSWERS)[word]).split()[0]
        number = f" {self._open(at).index(offers[0]) + 1}" if offers else ""
        return Choice(move, f"{typed}{number}", self.words.move(self.book, move, at.cast))


def _plain(offer: Any) -> Option:
    """An offer of the view in the form that moves have."""
    return tuple(
        tuple(tuple(part) if isinstance(part, list) else part for part in value)
        if isinstance(value, list)
        else value
        for value in (offer[name] for name in Offer._fields)
    )
