"""What a question of Spartacus is told of its occasion, where the question alone does not say it.

Everything here is in the view of the player who is asked. What is not known is `none`, as a message must get all
its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from munera.games.spartacus.cards.table import SLAVE
from munera.games.spartacus.rulebook import rules_of
from munera.words.phrasing import NONE, Args, Game, Named, yes_or_no
from munera.words.spartacus.cast import HouseCast
from munera.words.spartacus.coins import say_coins

if TYPE_CHECKING:
    from munera.words.speech import Words

GUARD: Final = "gu-guard"
SENATE: Final = "ho-varinius"
LACKED: Final = {"slave": "sl-", "gladiator": "gl-"}  # and how the titles of such cards begin
LACKS: Final = {
    "coin": "common-lacks-coin",
    "slave": "common-lacks-slave",
    "gladiator": "common-lacks-gladiator",
}


class Occasion:
    """The table at the moment of a question, for the functions below."""

    def __init__(self, words: Words, game: Game, named: Named, cast: HouseCast) -> None:
        self.words, self.game, self.named, self.cast = words, game, named, cast
        self.view: Mapping[str, Any] = cast.table

    def whose(self, card: str, owner: int) -> str:
        """`your Crixus`, `Crixus of Pete`."""
        return whose(self.words, self.words.card(self.game, card), owner, self.cast)

    def fighters(self, of: Callable[[Mapping[str, Any]], bool] = lambda _: True) -> str:
        """The combatants of whom this is true, as a list in words."""
        return self._those([one for one in self.view["fighters"] if of(one)])

    def _those(self, fighters: Sequence[Mapping[str, Any]]) -> str:
        return self.words.list([self.whose(one["card"], one["seat"]) for one in fighters]) if fighters else NONE

    def side(self, at: int | None) -> Args:
        """The arguments for one of the combatants: the name, and whether the reader owns them."""
        if at is None:
            return {}
        fighter = self.view["fighters"][at]
        return {
            "whose": self.whose(fighter["card"], fighter["seat"]),
            "whose_you": yes_or_no(self.own(fighter["seat"])),
        }

    def own(self, seat: int | None) -> bool:
        return seat is not None and seat == self.cast.you

    def on_table(self, asset: int) -> bool:
        return asset in self.cast.owners

    def home(self) -> Mapping[str, Any]:
        """The reader's own house."""
        house: Mapping[str, Any] = self.view["houses"][self.cast.you]
        return house


def whose(words: Words, name: str, owner: int, cast: HouseCast) -> str:
    """A name with its owner: `your Crixus`, `Crixus of Pete`."""
    if owner == cast.you:
        return words.text("common-yours", name=name)
    return words.text("common-whose", name=name, owner=cast.name(owner))


# ---------------------------------------------------------------------- what there is to tell


def _host(at: Occasion) -> Args:
    host = at.view["host"]
    return {} if host is None else {"host": at.cast.name(host), "host_you": yes_or_no(at.own(host))}


def _scheme(at: Occasion) -> Args:
    """The scheme that lies face up, who plays it if that is not the reader, and against whom."""
    it = at.view["scheme"]
    if it is None:
        return {}
    seats = [at.words.text("common-you") if at.own(seat) else at.cast.name(seat) for seat in it["targets"]]
    return {
        "plot": at.words.card(at.game, it["card"]),
        "plot_effect": at.words.effect(at.game, it["card"]),
        "plot_by": NONE if at.own(it["seat"]) else at.cast.name(it["seat"]),
        "plot_targets": at.words.list(seats) if seats else at.words.text("common-everybody"),
        "plot_at_you": yes_or_no(at.cast.you in it["targets"]),
    }


def _purpose(at: Occasion) -> Args:
    """What a card lets somebody pick for, as its row has it: a new card needs no words for the question."""
    card = rules_of(at.game).cards.get(str(at.named.get("what")))
    if card is None:
        return {}
    if card.injures or card.discards:
        return {"purpose": "injured" if card.injures else "lost" if card.chooser == "target" else "discarded"}
    if card.influence_chosen:
        return {"purpose": "influence"}
    return {"purpose": "price" if card.price_kind and card.price_kind != SLAVE else NONE}


def _declared(at: Occasion) -> Args:
    """The card that was declared last, and not applied yet."""
    if not at.view["declared"]:
        return {}
    it = at.view["declared"][-1]
    aim = it["target"]
    return {
        "deed": at.words.card(at.game, it["card"]),
        "deed_effect": at.words.effect(at.game, it["card"]),
        "deed_by": at.cast.name(it["seat"]),
        "deed_at": NONE if aim is None else at.words.text("common-you") if at.own(aim) else at.cast.name(aim),
        "deed_kind": "guard" if it["card"] == GUARD else "plain" if aim is None else "aimed",
    }


def _match(at: Occasion) -> Args:
    """Who fights whom."""
    teams = [one["team"] for one in at.view["fighters"]]
    if set(teams) != {0, 1}:
        return {}
    one, two = at.fighters(lambda fighter: fighter["team"] == 0), at.fighters(lambda fighter: fighter["team"] == 1)
    return {"match": at.words.text("common-match", one=one, two=two)}


def _foes(at: Occasion) -> Args:
    """The fighters who have been committed so far."""
    return {"foes": at.fighters()}


def _place(at: Occasion) -> Args:
    """The number of the place that is filled next."""
    return {"place": len(at.view["fighters"]) + 1}


def _newcomer(at: Occasion) -> Args:
    return at.side(len(at.view["fighters"]) - 1 if at.view["fighters"] else None)


def _judged(at: Occasion) -> Args:
    """The losers who are alive."""
    bout = at.view["bout"]
    if bout is None or bout["winner"] is None:
        return {}
    return {"losers": at.fighters(lambda one: one["team"] != bout["winner"] and at.on_table(one["asset"]))}


def _dead(at: Occasion) -> Args:
    """The dead fighters of the house in question."""
    other = at.named.get("other")
    fallen = [one for one in at.view["fighters"] if one["seat"] == other and not at.on_table(one["asset"])]
    return {"dead": at.words.list([at.words.card(at.game, one["card"]) for one in fallen])} if fallen else {}


def _patient(at: Occasion) -> Args:
    """The injured gladiator whose healing roll it must be, if there is only one."""
    other = at.named.get("other")
    if not isinstance(other, int):
        return {}
    injured = [asset["card"] for asset in at.view["houses"][other]["assets"] if asset["injured"]]
    return {"patient": at.words.card(at.game, injured[0])} if len(injured) == 1 else {}


def _miseries(at: Occasion) -> Args:
    """Which houses lack what, as far as everybody sees it (SP-63)."""
    found = []
    for seat, house in enumerate(at.view["houses"]):
        lacks = ["coin"] if house["coins"] is not None and not house["coins"] + house["staked"] else []
        ready = [asset["card"] for asset in house["assets"] if asset["ready"]]
        lacks += [what for what, title in LACKED.items() if not any(card.startswith(title) for card in ready)]
        if lacks:
            what = at.words.list([at.words.text(LACKS[one]) for one in lacks])
            found.append(
                at.words.text(
                    "common-misery", seat=at.cast.name(seat), seat_you=yes_or_no(at.own(seat)), what=what
                )
            )
    return {"misery": at.words.list(found)} if found else {}


def _senate(at: Occasion) -> Args:
    """Whether the reader speaks in the name of the Senate."""
    return {"senate": yes_or_no(at.cast.you is not None and at.home()["house"] == SENATE)}


def _sale(at: Occasion) -> Args:
    """The thing that is bid for."""
    if at.view["step"] == "host_bid":
        return {"sale": at.words.term(at.game, "lot", "host")}
    lot = at.view["revealed"] - 1
    card = at.view["row"][lot] if 0 <= lot < len(at.view["row"]) else None
    return {"sale": at.words.card(at.game, card)} if card else {}


def _stake(at: Occasion) -> Args:
    """The coins that the reader has bid already, if the bids were tied."""
    staked = at.home()["staked"]
    return {"staked": say_coins(at.words, staked)} if staked else {}


def _hand(at: Occasion) -> Args:
    return {"held": at.home()["hand"], "allowed": at.home()["hand_size"]}


def _attacker(at: Occasion) -> Args:
    return at.side(at.view["strike"]["attacker"]) if at.view["strike"] else {}


def _striking(at: Occasion) -> Args:
    """Whether it is the reader who strikes, or who is struck."""
    strike = at.view["strike"]
    if not strike or strike["attacker"] is None or strike["defender"] is None:
        return {}
    mine = [at.own(at.view["fighters"][strike[role]]["seat"]) for role in ("attacker", "defender")]
    return {"striking": yes_or_no(mine[0])} if mine.count(True) == 1 else {}


def _victim(at: Occasion) -> Args:
    return at.side(at.view["strike"]["victim"]) if at.view["strike"] else {}


def _done(at: Occasion) -> Args:
    """What the acting fighter has done in this turn: attacked or moved."""
    bout = at.view["bout"]
    if bout is None:
        return {}
    return {"done": "attacked" if bout["attacked"] else "moved" if bout["moved"] else NONE}


def _primus(at: Occasion) -> Args:
    return {"primus": yes_or_no(bool(at.view.get("primus")))}


def _even(at: Occasion) -> Args:
    """Whether Injury pays no more than Victory."""
    return {"even": yes_or_no(bool(at.view.get("even")))}


def _source(at: Occasion) -> Args:
    """What lets the reader re-roll, and how many dice."""
    side = at.view["strike"]["attacker" if at.named.get("what") == "attack" else "defender"]
    for one in at.view["rerolls"]:
        if one["side"] == side:
            source = at.words.list([at.words.card(at.game, card) for card in one["cards"]])
            return {"source": source, "most": one["dice"]}
    return {}


SCHEME: Final = ("plot", "plot_effect", "plot_by", "plot_targets", "plot_at_you")
DECLARED: Final = ("deed", "deed_effect", "deed_by", "deed_at", "deed_kind")
HOST: Final = ("host", "host_you")
WHOSE: Final = ("whose", "whose_you")

Tell: TypeAlias = Callable[[Occasion], Args]

# By the kind of question, and for windows by their names, too: what is told, and the names of what it tells.
OCCASIONS: Final[Mapping[str, tuple[tuple[Tell, tuple[str, ...]], ...]]] = {
    "pick": ((_scheme, SCHEME), (_newcomer, WHOSE), (_purpose, ("purpose",))),
    "pick_house": ((_purpose, ("purpose",)),),
    "hand_limit": ((_hand, ("held", "allowed")),),
    "bodyguard": ((_scheme, SCHEME),),
    "oblige": ((_scheme, SCHEME),),
    "react": (
        (_declared, DECLARED),
        (_scheme, SCHEME),
        (_host, HOST),
        (_match, ("match",)),
        (_judged, ("losers",)),
        (_dead, ("dead",)),
        (_newcomer, WHOSE),
        (_patient, ("patient",)),
        (_sale, ("sale",)),
        (_miseries, ("misery",)),
        (_senate, ("senate",)),
    ),
    "bid": ((_stake, ("staked",)),),
    "invite": ((_foes, ("foes",)), (_primus, ("primus",))),
    "invitation": ((_foes, ("foes",)), (_primus, ("primus",)), (_host, HOST)),
    "combatant": ((_foes, ("foes",)), (_primus, ("primus",))),
    "audience": ((_host, HOST), (_judged, ("losers",)), (_foes, ("foes",)), (_place, ("place",))),
    "wagers": ((_match, ("match",)), (_primus, ("primus",)), (_even, ("even",))),
    "combat_turn": ((_done, ("done",)),),
    "pool": ((_attacker, WHOSE),),
    "gear": ((_striking, ("striking",)),),
    "reroll": ((_source, ("source", "most")),),
    "surrender": ((_victim, WHOSE),),
}


def occasion(words: Words, game: Game, kind: str, named: Named, cast: HouseCast) -> Args:
    """The arguments that the message of this question gets from the table."""
    args: Args = {}
    at = Occasion(words, game, named, cast)
    for tell, names in OCCASIONS.get(kind, ()):
        args |= dict.fromkeys(names, NONE)
        if cast.table:
            args |= tell(at)
    return args
