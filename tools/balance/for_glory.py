"""The tables of docs/balance/for_glory.md."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from munera.bots.for_glory.habits import HABITS
from munera.games.for_glory.cards.table import CARDS
from munera.lab.simulate import Rate, Report
from munera.lab.stats import StatsTable
from munera.lab.stats.for_glory import DEEDS
from munera.lab.strength import cases
from tools.balance.lab import BOT, Filler, Lab, three

GAME, CURIOUS = "for_glory", "curious"
EVEN = (0.48, 0.52)  # the first player's rate that extra coins should bring about
MOST_COINS = 5
OFTEN = 200  # purchases from which on a title is judged,
BAND = (0.35, 0.65)  # and what it may win
HABIT = 0.6  # what no habit may win over all others
PHASES = (3.0, 5.0)  # arena phases on average


def report(lab: Lab, bot: str = BOT, extra_coins: int = 0) -> Report:
    """A report of a bot against itself, with so many coins more for the second player."""
    return lab.report(GAME, bot, extra_coins=extra_coins)


def bots(lab: Lab) -> Iterator[str]:
    """How strong the bots are."""
    yield "| `heuristic` against | games | won | interval |"
    yield "|---|--:|--:|--:|"
    for other in ("random", "greedy"):
        (found,) = cases(GAME, (BOT, other), [{}], lab.pair, seed=lab.seed, jobs=lab.jobs)
        low, high = found.result.interval
        yield f"| {other} | {lab.pair} | {found.result.rate:.1%} | {low:.1%} to {high:.1%} |"


def length(lab: Lab) -> Iterator[str]:
    """The numbers of turns, arena phases and battles."""
    stats = report(lab).stats
    game, battles = stats["game"]["all"], stats["battles"]["all"]
    player = {**stats["players"][BOT], **stats["deeds"][BOT]}
    phases = ", ".join(f"{n}: {row['share']:.1%}" for n, row in stats["arena_phases"].items())
    yield "| per game | |"
    yield "|---|--:|"
    yield f"| games | {game['games']} |"
    yield f"| machinations turns, both players together | {game['turns']:.1f} |"
    yield f"| - a tenth of the games has at most / at least | {game['shortest_tenth']} / {game['longest_tenth']} |"
    yield f"| arena phases | {game['arena_phases']:.2f} ({phases}) |"
    yield f"| battles fought / walkovers / drawn | {three(battles, 'fought', 'walkovers', 'drawn')} |"
    yield f"| combat rounds in a fought battle | {battles['rounds']:.2f} |"
    yield f"| the first initiative wins the battle | {battles['first_initiative_rate']:.1%} |"
    yield f"| a player's glory at the end | {player['glory']:.2f} |"
    for deed in DEEDS:
        yield f"| {deed.replace('_', ' ')}, per player | {player[deed]:.1f} |"
    if not PHASES[0] <= game["arena_phases"] <= PHASES[1]:
        lab.miss(f"arena phases {game['arena_phases']:.2f}")


def first_player(lab: Lab) -> Iterator[str]:
    """How often the first player wins: as printed, and with coins for the second until it is even."""
    yield "| extra coins of the second player | games | first player wins | interval |"
    yield "|--:|--:|--:|--:|"
    for coins in range(MOST_COINS + 1):
        rate = report(lab, extra_coins=coins).stats["game"]["all"]["first_player_rate"]
        low, high = Rate(lab.games, round(rate * lab.games)).interval
        yield f"| {coins} | {lab.games} | {rate:.1%} | {low:.1%} to {high:.1%} |"
        if rate <= EVEN[1]:
            if rate < EVEN[0]:
                lab.miss(f"the first player falls to {rate:.1%}")
            return
    lab.miss("the first player keeps an edge")


def titles(lab: Lab) -> Iterator[str]:
    """Every title: how often it was bought, and how often whoever bought more of it won."""
    for deck in ("gladiators", "training", "economy"):
        found: list[StatsTable] = [report(lab, bot).stats[f"bought_{deck}"] for bot in (BOT, CURIOUS)]
        yield ""
        yield f"| {deck} | cost | {BOT}: bought | games | won | {CURIOUS}: bought | games | won |"
        yield "|---|--:|--:|--:|--:|--:|--:|--:|"
        rows = {id: [table.get(id) for table in found] for id, card in CARDS.items() if card.deck == deck}
        for title in sorted(rows, key=lambda one: -_rate(rows[one])):
            yield f"| {title} | {CARDS[title].cost} | {' | '.join(map(_cells, rows[title]))} |"
            for row in rows[title]:
                if row and row["bought"] >= OFTEN and not BAND[0] <= row["win_rate"] <= BAND[1]:
                    lab.miss(f"{title} {row['win_rate']:.1%}")


def _rate(rows: list[dict[str, float] | None]) -> float:
    """The key that sorts titles: by how often a player wins with them."""
    return next((row["win_rate"] for row in rows if row and row["bought"] >= OFTEN), 0.0)


def _cells(row: dict[str, float] | None) -> str:
    if not row:
        return "0 | | "
    return f"{row['bought']:.0f} | {row['games']:.0f} | {row['win_rate']:.1%}"


def habits(lab: Lab) -> Iterator[str]:
    """What every bot does against every other one."""
    names = list(HABITS)
    won: dict[tuple[str, str], float] = {}
    for one, two in combinations(names, 2):
        (found,) = cases(GAME, (one, two), [{}], lab.pair, seed=f"{lab.seed}/habits", jobs=lab.jobs)
        won[one, two] = (found.result.wins + found.draws / 2) / lab.pair
        won[two, one] = 1 - won[one, two]
    short = [name.removeprefix("habit-") for name in names]
    yield f"| | {' | '.join(short)} | all |"
    yield "|---|" + "--:|" * (len(names) + 1)
    for name, title in zip(names, short, strict=True):
        cells = [f"{won[name, other]:.1%}" if other != name else "" for other in names]
        rate = sum(won[name, other] for other in names if other != name) / (len(names) - 1)
        yield f"| {title} | {' | '.join(cells)} | {rate:.1%} |"
        if rate > HABIT:
            lab.miss(f"{title} {rate:.1%}")


TABLES: dict[str, Filler] = {
    "bots": bots,
    "length": length,
    "first player": first_player,
    "titles": titles,
    "habits": habits,
}
