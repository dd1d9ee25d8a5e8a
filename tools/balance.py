"""Fill the tables of docs/balance/GAME.md: `python -m tools.balance [GAME] [--games N] [--pair N] [--jobs N]`.

The games are for_glory (as long as none is named) and spartacus. The text of a page is written by hand. A table
stands between `<!-- name -->` and `<!-- end -->`, and is made anew from games that depend on the seed alone.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

from munera.bots.for_glory.habits import HABITS
from munera.games.for_glory.cards.table import CARDS
from munera.games.spartacus.bout import LEVELS
from munera.games.spartacus.cards.table import TRACK
from munera.kernel import Option
from munera.lab.simulate import Rate, Report, simulate
from munera.lab.stats import Table
from munera.lab.stats.for_glory import DEEDS
from munera.lab.strength import cases

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "docs" / "balance"
GAME, BOT, CURIOUS = "for_glory", "heuristic", "curious"
SPARTACUS, SILENT = "spartacus", "heuristic-silent"
EVEN = (0.48, 0.52)  # the first player's rate that extra coins should bring about
MOST_COINS = 5
OFTEN = 200  # purchases from which on a title is judged,
BAND = (0.35, 0.65)  # and what it may win
HABIT = 0.6  # what no habit may win over all others
PHASES = (3.0, 5.0)  # arena phases on average
ROUNDS = {"quick": (4.0, 10.0), "standard": (4.0, 10.0), "advanced": (4.0, 11.0)}  # of Spartacus on average,
HOUSE = (0.1, 0.45)  # what a house may win of the games of four,
TALK = 3.0  # two-sided deals a game,
KINDS = 4  # and kinds of promise


class Lab:
    """Games that several tables share."""

    def __init__(self, games: int, pair: int, jobs: int, seed: str) -> None:
        self.games, self.pair, self.jobs, self.seed = games, pair, jobs, seed
        self.broken: list[str] = []
        self.played: dict[tuple[str, str, str, Option], Report] = {}

    def report(self, bot: str = BOT, extra_coins: int = 0) -> Report:
        """For Glory: a bot against itself, with so many coins more for the second player."""
        return self._report(GAME, bot, "extra_coins", extra_coins)

    def spartacus(self, type: str) -> Report:
        """Spartacus: four heuristic bots in a game of this type."""
        return self._report(SPARTACUS, BOT, "type", type)

    def _report(self, game: str, bot: str, option: str, value: Option) -> Report:
        key = (game, bot, option, value)
        if key not in self.played:
            variant: Mapping[str, Option] = {option: value}
            found = simulate(game, games=self.games, bots=(bot,), variant=variant, seed=self.seed, jobs=self.jobs)
            if found.failed or found.stand_ins:
                raise RuntimeError(f"games failed: {found.failed[:3]} {found.stand_ins}")
            self.played[key] = found
        return self.played[key]

    def miss(self, what: str) -> None:
        """A target that was not reached."""
        self.broken.append(what)


# ---------------------------------------------------------------------- For Glory


def bots(lab: Lab) -> Iterator[str]:
    """How strong the bots are."""
    yield "| `heuristic` against | games | won | interval |"
    yield "|---|--:|--:|--:|"
    for other in ("random", "greedy"):
        (found,) = cases(GAME, (BOT, other), [{}], lab.pair, seed=lab.seed, jobs=lab.jobs)
        low, high = found.result.interval
        yield f"| {other} | {lab.pair} | {found.result.rate:.1%} | {low:.1%} to {high:.1%} |"


def length(lab: Lab) -> Iterator[str]:
    """Turns, arena phases, battles."""
    stats = lab.report().stats
    game, battles = stats["game"]["all"], stats["battles"]["all"]
    player = {**stats["players"][BOT], **stats["deeds"][BOT]}
    phases = ", ".join(f"{n}: {row['share']:.1%}" for n, row in stats["arena_phases"].items())
    yield "| per game | |"
    yield "|---|--:|"
    yield f"| games | {game['games']} |"
    yield f"| machinations turns, both players together | {game['turns']:.1f} |"
    yield f"| - a tenth of the games has at most / at least | {game['shortest_tenth']} / {game['longest_tenth']} |"
    yield f"| arena phases | {game['arena_phases']:.2f} ({phases}) |"
    yield f"| battles fought / walkovers / drawn | {_three(battles, 'fought', 'walkovers', 'drawn')} |"
    yield f"| combat rounds in a fought battle | {battles['rounds']:.2f} |"
    yield f"| the first initiative wins the battle | {battles['first_initiative_rate']:.1%} |"
    yield f"| a player's glory at the end | {player['glory']:.2f} |"
    for deed in DEEDS:
        yield f"| {deed.replace('_', ' ')}, per player | {player[deed]:.1f} |"
    if not PHASES[0] <= game["arena_phases"] <= PHASES[1]:
        lab.miss(f"arena phases {game['arena_phases']:.2f}")


def _three(row: Mapping[str, float], *names: str) -> str:
    return " / ".join(f"{row[name]:.2f}" for name in names)


def first_player(lab: Lab) -> Iterator[str]:
    """How often the first player wins: as printed, and with coins for the second until it is even."""
    yield "| extra coins of the second player | games | first player wins | interval |"
    yield "|--:|--:|--:|--:|"
    for coins in range(MOST_COINS + 1):
        rate = lab.report(extra_coins=coins).stats["game"]["all"]["first_player_rate"]
        low, high = Rate(lab.games, round(rate * lab.games)).interval
        yield f"| {coins} | {lab.games} | {rate:.1%} | {low:.1%} to {high:.1%} |"
        if rate <= EVEN[1]:
            if rate < EVEN[0]:
                lab.miss(f"the first player falls to {rate:.1%}")
            return
    lab.miss("the first player keeps his edge")


def titles(lab: Lab) -> Iterator[str]:
    """Every title: how often it was bought, and how often whoever bought more of it won."""
    for deck in ("gladiators", "training", "economy"):
        found: list[Table] = [lab.report(bot).stats[f"bought_{deck}"] for bot in (BOT, CURIOUS)]
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
    """The order of the titles: by what the one or else the other wins with them."""
    return next((row["win_rate"] for row in rows if row and row["bought"] >= OFTEN), 0.0)


def _cells(row: dict[str, float] | None) -> str:
    if not row:
        return "0 | | "
    return f"{row['bought']:.0f} | {row['games']:.0f} | {row['win_rate']:.1%}"


def habits(lab: Lab) -> Iterator[str]:
    """Everybody against everybody."""
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


# ---------------------------------------------------------------------- Spartacus


def domini(lab: Lab) -> Iterator[str]:
    """How strong one heuristic is among three others, and what deals bring."""
    yield "| at the table | games | the first of them wins | interval |"
    yield "|---|--:|--:|--:|"
    for others in (("random",) * 3, ("greedy",) * 3, (BOT,) * 3):
        first = SILENT if others[0] == BOT else BOT
        (found,) = cases(SPARTACUS, (first, *others), [{}], lab.pair, seats=4, seed=lab.seed, jobs=lab.jobs)
        low, high = found.result.interval
        table = f"{first} and three {others[0]}"
        yield f"| {table} | {lab.pair} | {found.result.rate:.1%} | {low:.1%} to {high:.1%} |"
        if first == SILENT and found.result.rate >= 1 / 4:
            lab.miss(f"silent among dealers {found.result.rate:.1%}")


def by_type(lab: Lab, head: str, rows: Callable[[dict[str, Table]], Mapping[str, str]]) -> Iterator[str]:
    """One column for each type of game."""
    columns = [rows(lab.spartacus(one).stats) for one in TRACK.start]
    yield f"| {head} | {' | '.join(TRACK.start)} |"
    yield "|---|" + "--:|" * len(columns)
    for name in dict.fromkeys(name for column in columns for name in column):
        yield f"| {name} | {' | '.join(column.get(name, '') for column in columns)} |"


def rounds(lab: Lab) -> Iterator[str]:
    """How long games are, and in which phase they end."""
    for type, (low, high) in ROUNDS.items():
        mean = lab.spartacus(type).stats["game"]["all"]["rounds"]
        if not low <= mean <= high:
            lab.miss(f"rounds of a {type} game {mean:.1f}")

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        game = stats["game"]["all"]
        return {
            "games": f"{game['games']}",
            "rounds": f"{game['rounds']:.1f}",
            "- a tenth of the games has at most / at least": f"{game['shortest_tenth']} / {game['longest_tenth']}",
            **{f"ends in: {phase}": f"{row['share']:.1%}" for phase, row in stats["ends"].items()},
        }

    return by_type(lab, "per game", rows)


def houses(lab: Lab) -> Iterator[str]:
    """Who wins."""

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        for house, row in stats["houses"].items():
            if not HOUSE[0] <= row["win_rate"] <= HOUSE[1]:
                lab.miss(f"{house} {row['win_rate']:.1%}")
        return {house: f"{row['win_rate']:.1%}" for house, row in stats["houses"].items()}

    return by_type(lab, "house", rows)


def flows(name: str, into: str, out: str) -> Callable[[Lab], Iterator[str]]:
    """What comes and goes, by why."""

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        total = {side: sum(row[side] for row in stats[name].values()) for side in (into, out)}
        lines = {why: f"{row[into]:.1f} / {row[out]:.1f}" for why, row in stats[name].items()}
        return {**lines, "all": f"{total[into]:.1f} / {total[out]:.1f}"}

    head = f"{into.replace('_', ' ')} / {out.replace('_', ' ')}"
    return lambda lab: by_type(lab, head, rows)


def purses(lab: Lab) -> Iterator[str]:
    """Coins in circulation and what they buy."""

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        coins = {f"all purses, round {n}": f"{row['coins']:.0f}" for n, row in stats["purses"].items()}
        few = {name: cell for name, cell in coins.items() if int(name.rsplit(" ", 1)[1]) in (1, 2, 3, 5, 7, 9, 11)}
        prices = {f"price: {why}": f"{row['price']:.1f}" for why, row in stats["prices"].items()}
        return {**few, **prices}

    return by_type(lab, "coins", rows)


def talk(lab: Lab) -> Iterator[str]:
    """Deals and promises."""

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        deals, words = stats["deals"]["all"], stats["promises"]
        if deals["two_sided_deals"] < TALK or len(words) < KINDS:
            lab.miss(f"deals {deals['two_sided_deals']:.1f}, kinds of promise {len(words)}")
        for fate in ("kept", "broken"):
            if not any(row[fate] for row in words.values()):
                lab.miss(f"no promise was {fate}")
        return {
            "offers": f"{deals['offers']:.1f}",
            "accepted": f"{deals['deals']:.1f}",
            "- with something from both sides": f"{deals['two_sided_deals']:.1f}",
            **{
                f"promise: {kind}, made / kept / broken": _three(row, "made", "kept", "broken")
                for kind, row in words.items()
            },
        }

    return by_type(lab, "per game", rows)


def sand(lab: Lab) -> Iterator[str]:
    """Schemes and matches."""

    def rows(stats: dict[str, Table]) -> Mapping[str, str]:
        schemes, matches = stats["schemes"]["all"], stats["matches"]["all"]
        levels = " / ".join(f"{matches[f'{level}_share']:.1%}" for level in LEVELS)
        return {
            "schemes played / foiled": f"{schemes['played']:.1f} / {schemes['foiled']:.1f}",
            "pledges of support": f"{schemes['supported']:.1f}",
            "guards used": f"{schemes['guards']:.1f}",
            "matches": f"{matches['fought']:.1f}",
            "combat rounds in a match": f"{matches['combat_rounds']:.1f}",
            " / ".join(LEVELS): levels,
            "thumbs down": f"{matches['executed']:.1f}",
        }

    return by_type(lab, "per game", rows)


TABLES: dict[str, dict[str, Callable[[Lab], Iterator[str]]]] = {
    GAME: {
        "bots": bots,
        "length": length,
        "first player": first_player,
        "titles": titles,
        "habits": habits,
    },
    SPARTACUS: {
        "bots": domini,
        "rounds": rounds,
        "houses": houses,
        "influence": flows("influence", "gained", "lost"),
        "coins": flows("coins", "paid_in", "paid_out"),
        "purses": purses,
        "deals": talk,
        "matches": sand,
    },
}


def fill(page: str, name: str, lines: Iterator[str]) -> str:
    """The page with one table made anew."""
    table = "\n".join(lines).strip("\n")
    place = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(page):
        raise SystemExit(f"the page has no place for {name!r}")
    return place.sub(lambda found: f"{found[1]}\n{table}\n\n{found[2]}", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=GAME, choices=list(TABLES))
    parser.add_argument("--games", type=int, default=2000, help="of heuristic against itself")
    parser.add_argument("--pair", type=int, default=400, help="for each pair of habits, and for each strength")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--only", default="", help="only the tables whose name contains this")
    parser.add_argument("--dry", action="store_true", help="print the tables, leave the page as it is")
    args = parser.parse_args()
    lab = Lab(args.games, args.pair, args.jobs, args.seed)
    page = PAGES / f"{args.game}.md"
    for name, table in TABLES[args.game].items():
        if args.only not in name:
            continue
        lines = list(table(lab))
        print(f"{name}:", *lines, "", sep="\n", flush=True)
        if not args.dry:
            page.write_text(fill(page.read_text("utf-8"), name, iter(lines)), "utf-8")
    if lab.broken:
        sys.exit("targets missed: " + "; ".join(lab.broken))


if __name__ == "__main__":
    main()
