"""Names what the numbers in the story of Spartacus mean: some of it depends on earlier events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from munera.kernel import Option, Rulebook
from munera.words.spartacus.cast import HouseCast, assets_of
from munera.words.spartacus.occasions import GUARD
from munera.words.speech import Words
from munera.words.teller import Narrator


class HouseNarrator(Narrator[HouseCast]):
    """Follows a game event by event, to know the names of assets, what is on sale, and what caused what."""

    def __init__(self, words: Words, book: Rulebook[Any], cast: HouseCast, view: Mapping[str, Any]) -> None:
        things = {id: words.card(book, thing.card) for id, thing, _ in assets_of(view)}
        super().__init__(replace(cast, things=things))
        self.words, self.book = words, book
        self.announced = 0  # the number of the scheme that was announced last
        self.declared: list[tuple[Option, Option]] = []  # who played what, and nothing has foiled it yet

    def __call__(self, event: Sequence[Option]) -> HouseCast:
        """The cast for this event."""
        match tuple(event):
            case ("row_dealt", int(count)):
                self.cast = replace(self.cast, places=("",) * count)
            case ("lot_revealed" | "lot_seen", int(lot), str(card)) if lot < len(self.cast.places):
                lots = [*self.cast.places]
                lots[lot] = self.words.card(self.book, card)
                self.cast = replace(self.cast, places=tuple(lots))
            case ("roll_off", *_):
                self.cast = replace(self.cast, rolled=True)
            case (str(kind), *facts):
                if kind in ("bids", "pays_bank"):  # the next decision; or the table lets a roll-off cost something
                    self._note(rolled=False)
                if kind != "bids":  # these are on top of it
                    tied = facts[1] if kind == "bids_tied" else 0
                    self._note(tied=tied if isinstance(tied, int) else 0)
                self._note_asset(kind, facts)
                self._note_fighters(kind, facts)
                self._note_cause(kind, facts)
                self._note_prepared(kind, facts)
        return self.cast

    def _note(self, **facts: Any) -> None:
        """Change these facts of the cast. Most events change none, and a new cast for each would cost the most."""
        if any(getattr(self.cast, name) != fact for name, fact in facts.items()):
            self.cast = replace(self.cast, **facts)

    def _note_fighters(self, kind: str, facts: Sequence[Option]) -> None:
        """Note on which side the reader's combatant stands: whoever fights is told more of it than who watches."""
        match kind, facts:
            case "commits", [seat, _, _, int(side)]:
                before = None if side == 0 else self.cast.side  # the first of them begins a new bout
                self._note(side=side if before is None and seat == self.cast.you else before)
            case "fights_instead", [*houses]:
                self._note(side=houses.index(self.cast.you) if self.cast.you in houses else None)

    def _note_cause(self, kind: str, facts: Sequence[Option]) -> None:
        """Note whose card causes the next events: the last Scheme, or the last card that was not foiled."""
        if kind not in ("announces", "declares", "declares_at", "card_foiled", "without_effect"):
            return
        played = (facts[0], facts[1])
        if kind == "announces":
            self._cause("scheme", *played)
        elif kind.startswith("declares"):
            self.declared.append(played)
        elif played in self.declared:  # and with it whatever answered it
            del self.declared[len(self.declared) - 1 - self.declared[::-1].index(played) :]
        if self.declared:
            self._cause("reaction", *self.declared[-1])

    def _note_prepared(self, kind: str, facts: Sequence[Option]) -> None:
        """Note which schemes lie prepared: of one alone no number need be told."""
        prepared_numbers = self.cast.prepared_numbers
        match kind, facts:
            case "intrigue_turn", _:
                prepared_numbers = frozenset()
            case "prepares", [_, int(number)]:
                prepared_numbers |= {number}
            case "announces", [_, _, int(number), *_]:
                self.announced = number
            case "succeeds" | "foiled" | "scheme_fails", _:
                prepared_numbers -= {self.announced}
        self._note(prepared_numbers=prepared_numbers)

    def _cause(self, why: str, seat: Option, card: Option) -> None:
        if isinstance(seat, int) and isinstance(card, str):
            causes = {**self.cast.causes, why: (seat, self.words.card(self.book, card))}
            self.cast = replace(self.cast, causes=causes)

    def _note_asset(self, kind: str, facts: Sequence[Option]) -> None:
        """Note the card of an asset, which is told in the same event; without a card it is a Guard."""
        names = self.book.vocabulary.events.get(kind, ())
        if "asset" not in names:
            return
        id = facts[names.index("asset")]
        card = facts[names.index("card")] if "card" in names else GUARD
        if isinstance(id, int) and isinstance(card, str) and id not in self.cast.things:
            self.cast = replace(self.cast, things={**self.cast.things, id: self.words.card(self.book, card)})
