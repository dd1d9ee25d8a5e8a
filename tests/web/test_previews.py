"""What the browser computes of the rules by itself is what the rules say: a thousand random positions of each."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from munera.games.for_glory import money
from munera.games.for_glory.state import Glory
from munera.games.for_glory.view import incomes
from munera.games.school import earnings
from munera.games.school.gladiators import ready_made
from munera.games.school.printed import printed as school_printed
from munera.games.school.rulebook import BOOK as SCHOOL
from munera.games.school.state import School
from munera.games.school.trade import MOST_OFFERS, Floor
from munera.games.spartacus.arena.wagers import Wagers, settle
from munera.games.spartacus.cards.table import ARENA, Field
from munera.games.spartacus.combat.wounds import can_lose
from munera.games.spartacus.deals import deals
from munera.games.spartacus.rulebook import BOOK as SPARTACUS
from munera.games.spartacus.table.records import NO_WAGER
from munera.games.spartacus.table.state import Spartacus
from munera.kernel import Stream
from munera.kernel.plain import to_option
from munera.testing.spartacus import house, table

WEB = Path(__file__).parents[2] / "web/src"
LIST = WEB / "previews.ts"
NODE = WEB.parents[1] / ".venv-node/bin/node"
MOST = 10  # previews in the whole app
POSITIONS = 1000
RUN = """
import {{ readFileSync }} from 'node:fs'
import {{ {name} as preview }} from {module!r}
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map((position) => preview(...position))))
"""


class Preview(NamedTuple):
    """`module`: where it stands; `position`: arguments at random; `wanted`: what the rules say of these.

    `read`: what the browser's answer to a position says in the words of the rules.
    """

    module: str
    position: Callable[[Stream], list[Any]]
    wanted: Callable[..., Any]
    read: Callable[..., Any] = lambda found, *_: found


SAND = "boards/spartacus/arena/previews.ts"


def pools(stream: Stream) -> list[Any]:
    return [[stream.below(6) for _ in range(3)]] if stream.below(10) else [[1, 1, 1]]


def stakes(stream: Stream) -> list[Any]:
    most = [stream.below(6) for _ in range(4)]
    return [[stream.below(5) for _ in range(4)], ARENA.lowest_wager, most, stream.below(15)]


def allowed(stakes: list[int], least: int, most: list[int], coins: int) -> bool:
    """The rules' own space of answers, of which the browser is told `least`, `most` and `coins`."""
    space = Wagers.__new__(Wagers)
    space.coins, space.most = coins, tuple(most)
    assert space.describe() == {"least": least, "most": most, "coins": coins}
    return tuple(stakes) in space


def generosity(stream: Stream) -> list[Any]:
    return [1 + stream.below(12)]


@cache
def even(pays: int) -> int:
    """So often one must win, in per cent: by a wager that is won and one that is lost, as settled by the rules."""

    class Bank(Spartacus):
        __slots__ = ()

        def odds(self, field: Field) -> int:
            return pays

    def gained(winner: int) -> int:
        s = SPARTACUS.new(0, 3)
        s.__class__ = Bank
        s.host, s.bout = 0, s.bout._replace(winner=winner)
        s.wagers = ((2, 0, 0, 0), NO_WAGER, NO_WAGER)
        before = s.coins[0]
        settle(s)
        return s.coins[0] - before - 2

    won, lost = gained(0), -gained(1)
    return int(Fraction(100 * lost, lost + won) + Fraction(1, 2))


# ---------------------------------------------------------------------- upkeep


def books(stream: Stream) -> list[Any]:
    coins, earns = stream.below(6), stream.below(1 + len(SLAVES))
    return [coins, earns, stream.below(1 + min(len(STABLE), coins + earns))]


SLAVES, STABLE = ("sl-mira", "sl-cook", "sl-debtor"), ("gl-duro", "gl-kerza", "gl-agron")


@cache
def balanced(coins: int, earns: int, pays: int) -> int:
    """What a house has when the rules have balanced its ledger: so many slaves, so many gladiators kept."""
    rich = house(*SLAVES[:earns], *STABLE, coins=coins)
    m = table(rich, house(coins=0), house(coins=0), moment="ledger")
    ids = [m.asset(title, 0).id for title in STABLE]
    m.answer(tuple(sorted(ids)[:pays]))
    return m.coins()[0]


# ---------------------------------------------------------------------- offers in the making

DESK = "boards/spartacus/deals/previews.ts"
ALL_PROMISES: tuple[tuple[str | int, ...], ...] = (
    ("support",),
    ("invite",),
    ("no_target", "phase"),
    ("no_target", "round"),
    ("no_harm", "phase"),
    ("foil", 2),
    ("share", "wagers"),
    ("bid_at_most", 1, 12),
    ("bid_at_most", "host", 2),
    ("thumb", "up"),
    ("no_bid", 2),
    ("no_bid", "host"),
    ("pay", 12, "thumb"),
    ("pay", 2, "phase_end"),
    ("pay", 2, "victory"),
)


def some(stream: Stream, things: Sequence[Any], most: int) -> list[Any]:
    """A few of these, in any order."""
    mixed = list(things)
    stream.shuffle(mixed)
    return mixed[: stream.below(most + 1)]


def draft(stream: Stream) -> list[Any]:
    made = {
        "to": some(stream, (0, 1, 3), 3),
        "private": bool(stream.below(2)),
        "gives": stream.below(9),
        "goods": some(stream, range(5, 25), 4),
        "wants": stream.below(9),
        "asks": some(stream, range(25, 45), 3),
        "promises": some(stream, ALL_PROMISES, deals.MOST_PROMISES),
        "returns": some(stream, ALL_PROMISES, deals.MOST_PROMISES),
    }
    return [made, 2, stream.below(3)]


def as_rules_read(made: dict[str, Any], maker: int, counters: int) -> list[Any]:
    """The one order of everything in it that the rules can read."""
    lists = [itertools.permutations(made[name]) for name in ("to", "goods", "asks", "promises", "returns")]
    for to, goods, asks, promised, returned in itertools.product(*map(list, lists)):
        offer = (
            *(maker, to, made["private"], made["gives"], goods),
            *(made["wants"], asks, promised, returned, counters),
        )
        if deals.read(offer) is not None:
            return json.loads(json.dumps(offer))  # type: ignore[no-any-return]  # lists, as they travel
    raise AssertionError("nothing can be read")


def faulty(stream: Stream) -> list[Any]:
    """A draft with nothing in it that could not be given or promised, a purse and so many offers left."""
    to = some(stream, (1, 2, 3), 3)
    made = {
        "to": to,
        "private": bool(stream.below(2)),
        "gives": stream.choice((0, 0, stream.below(9))),
        "goods": some(stream, (1, 2), 1) if stream.below(2) else [],
        "wants": stream.choice((0, 0, stream.below(9))),
        "asks": some(stream, (1 + 2 * to[0], 2 + 2 * to[0]), 1) if to and stream.below(2) else [],
        "promises": some(stream, [("no_target", "round")], 1) if stream.below(2) else [],
        "returns": some(stream, [("no_target", "phase")], 1) if stream.below(2) else [],
    }
    return [made, stream.below(9), stream.below(deals.MOST_OFFERS + 1)]


def may_be_made(made: dict[str, Any], purse: int, left: int) -> bool:
    """On an open market where everybody has two slaves."""
    s = SPARTACUS.new(0, 4)
    s.phase, s.step, s.round = "market", "open", 1
    for seat in s.seats:
        s.create("sl-cook", seat)
        s.create("sl-attendant", seat)
    s.coins[0], s.offered = purse, ((0, ()),) * (deals.MOST_OFFERS - left)
    offer = deals.read(to_option(as_rules_read(made, 0, 0)))
    assert offer is not None
    return deals.may_make(s, 0, offer)


# ---------------------------------------------------------------------- For Glory


def purse(stream: Stream) -> Glory:
    """Somebody with incomes in hand and some tokens, in or out of the arena phase."""
    s = Glory()
    s.phase = stream.choice(("machinations", "registration"))
    s.hands[0] = [stream.choice(sorted(s.cards.incomes)) for _ in range(stream.below(6))]
    s.coins[0] = stream.below(5)
    return s


def price(stream: Stream) -> list[Any]:
    s = purse(stream)
    return [incomes(s, 0), s.coins[0], stream.below(12) + 1]


def holding(held: list[Any], coins: int) -> Glory:
    """The table of which these are the incomes."""
    for phase in ("machinations", "registration"):
        s = Glory()
        s.phase, s.coins[0] = phase, coins
        s.hands[0] = [one["card"] for one in held for _ in range(one["count"])]
        if incomes(s, 0) == held:
            return s
    raise AssertionError(held)


def all_payments(held: list[Any], coins: int, cost: int) -> list[Any]:
    found = money.payments(holding(held, coins), 0, cost)
    return [{"coins": tokens, "cards": list(cards)} for tokens, cards in found]


def laid_out(stream: Stream) -> list[Any]:
    """Some of what one has, for some price."""
    held, coins, cost = price(stream)
    cards = [one["card"] for one in held for _ in range(stream.below(one["count"] + 1))]
    return [{"coins": stream.below(coins + 1), "cards": cards}, cost, held]


def verdict(way: dict[str, Any], cost: int, held: list[Any]) -> str:
    s = holding(held, way["coins"])
    given = money.most(money.values(s), way["cards"], way["coins"])
    if given < cost:
        return "short"
    legal = {(coins, tuple(sorted(cards))) for coins, cards in money.payments(s, 0, cost)}
    if (way["coins"], tuple(sorted(way["cards"]))) not in legal:
        return "superfluous"
    return "exact" if given == cost else "over"


# ---------------------------------------------------------------------- Gladiator School


def offer(stream: Stream) -> list[Any]:
    """A draft on a floor of three schools, of which one may have given up."""
    people = [
        {"id": id, "owner": stream.choice((0, 1, 2, None)), "fate": stream.choice(("alive", "alive", "dead"))}
        for id in range(1, 6)
    ]
    draft = {
        "to": stream.choice((None, 0, 1, 1, 1, 2)),
        "gives": stream.choice((0, 0, 3, 8, 30)),
        "sold": [one["id"] for one in people if one["owner"] == 0 and stream.below(3) == 0],
        "wants": stream.choice((0, 0, 0, 2, 30)),
        "bought": [one["id"] for one in people if one["owner"] == 1 and stream.below(3) == 0],
    }
    repeated = [0, 1, draft["gives"], draft["sold"], draft["wants"], draft["bought"]]
    floor = {
        "gold": [stream.below(20) for _ in range(3)],
        "left": [2] if stream.below(2) else [],
        "offers": [repeated] if stream.below(3) == 0 else [],
        "gladiators": people,
    }
    return [draft, 0, floor, stream.choice((0, 1, MOST_OFFERS))]


def fault(draft: dict[str, Any], me: int, floor: dict[str, Any], left: int) -> str:
    s = School(schools=len(floor["gold"]))
    s.gold, s.conceded = tuple(floor["gold"]), tuple(floor["left"])
    s.offered = tuple(MOST_OFFERS - left if seat == me else 0 for seat in s.schools)
    row = ready_made(next(iter(s.recruits.rows)))
    for one in floor["gladiators"]:
        owner = -1 if one["owner"] is None else one["owner"]
        s.put(row._replace(id=one["id"], owner=owner, fate=one["fate"]))
    s.offers = tuple((a, b, c, tuple(d), e, tuple(f)) for a, b, c, d, e, f in floor["offers"])
    to = -1 if draft["to"] is None else draft["to"]
    made = (me, to, draft["gives"], tuple(draft["sold"]), draft["wants"], tuple(draft["bought"]))
    rules = Floor(s, me)
    assert rules.describe() == {"simple": rules.simple(), "offers_left": left}
    found = rules.fault(made)
    assert (not found) == (("offer", made) in rules)  # what the rules take is what has no fault
    return found


def fighters(stream: Stream) -> list[Any]:
    crowd = [{"charisma": stream.below(5)} for _ in range(stream.below(6))]
    return [crowd, stream.choice(("won", "lost", "animals")), school_printed(SCHOOL.cards)["purse"]]


def gold(crowd: list[dict[str, int]], result: str, _: object) -> float:
    row = ready_made(111)
    men = [row._replace(stats=(*row.stats[:5], one["charisma"])) for one in crowd]
    return float(earnings.expected(men, result))


PREVIEWS = {
    "payments": Preview("boards/for_glory/previews.ts", price, all_payments),
    "judgePayment": Preview("boards/for_glory/previews.ts", laid_out, verdict),
    "offerFault": Preview("boards/school/previews.ts", offer, fault),
    "expectedGold": Preview("boards/school/previews.ts", fighters, gold),
    "asOffer": Preview(DESK, draft, as_rules_read),
    "faultOf": Preview(DESK, faulty, may_be_made, lambda found, *_: found is None),
    "afterUpkeep": Preview("boards/spartacus/previews.ts", books, balanced),
    "breakEven": Preview(SAND, generosity, even),
    "canLose": Preview(SAND, pools, lambda pools: sorted(can_lose(pools)) if any(pools) else []),
    "mayStake": Preview(SAND, stakes, allowed),
}


def listed() -> Iterator[tuple[str, str]]:
    """Every name in the list of previews, and the module that it comes from."""
    for names, module in re.findall(r"export \{([^}]*)\} from '\./([^']*)'", LIST.read_text("utf-8")):
        yield from ((name.strip(), f"{module}.ts") for name in names.split(",") if name.strip())


def test_the_list_is_short_and_everything_in_it_is_compared() -> None:
    assert dict(listed()) == {name: preview.module for name, preview in PREVIEWS.items()}
    assert len(PREVIEWS) <= MOST


def test_modules_of_previews_hold_nothing_else() -> None:
    for module in {preview.module for preview in PREVIEWS.values()}:
        text = (WEB / module).read_text("utf-8")
        assert set(re.findall(r"export function (\w+)", text)) == {
            name for name, preview in PREVIEWS.items() if preview.module == module
        }
        assert not re.search(r"^import ", text, re.MULTILINE)


@pytest.mark.parametrize("name", PREVIEWS)
def test_the_browser_computes_what_the_rules_say(name: str) -> None:
    preview = PREVIEWS[name]
    stream = Stream.seeded(f"previews {name}")
    positions = [preview.position(stream) for _ in range(POSITIONS)]
    wanted = [preview.wanted(*position) for position in positions]
    code = RUN.format(name=name, module=(WEB / preview.module).as_uri())
    done = subprocess.run(
        [NODE if NODE.exists() else "node", "--input-type=module", "--eval", code],
        input=json.dumps(positions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = zip(json.loads(done.stdout), positions, strict=True)
    found = [preview.read(one, *position) for one, position in seen]
    assert found == wanted
    assert len({json.dumps(one) for one in wanted}) > 1  # they are not all alike
