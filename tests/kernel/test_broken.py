"""Every law can fail: deliberately broken variants of the kernel and of Forum, each caught by the laws.

A variant is one substitution in one source file, run in a process of its own against copies of kernel and game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from compileall import compile_dir
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

import munera.kernel
from tests.kernel import forum

pytestmark = pytest.mark.slow

KERNEL = Path(munera.kernel.__file__).parent
FORUM = Path(forum.__file__)
SOURCES_ONLY = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")  # a compiled module would hide a broken one

LOCAL_STAKES = """
    async def auction(self, s: ForumState) -> None:
        if not s.prize:
            s.prize = s.roll(3)
        bidders, staked, winner = list(s.seats), [0] * len(s.seats), None
        while True:
            asks = [Ask(b, "bid", lambda b: range(s.coins[b] - staked[b] + 1), about=s.turn) for b in bidders]
            bids = await ask_sealed(asks)
            s.tell("bids", tuple(zip(bidders, bids)), already_known_to=())
            for b, bid in zip(bidders, bids):
                staked[b] += bid
            if not any(bids):
                break
            bidders = [b for b in bidders if staked[b] == max(staked[b] for b in bidders)]
            if len(bidders) == 1:
                winner = bidders[0]
                s.coins[winner] -= staked[winner]
                s.bank += staked[winner]
                break
"""


@dataclass(frozen=True)
class Variant:
    """`laws`: those that may catch it; the first that does is enough."""

    name: str
    file: str
    old: str
    new: str
    laws: str

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


def game(name: str, old: str, new: str, laws: str) -> Variant:
    return Variant(name, "forum.py", old, new, laws)


def kernel(name: str, file: str, old: str, new: str, laws: str) -> Variant:
    return Variant(name, file, old, new, laws)


def between(text: str, start: str, end: str) -> str:
    return text[text.index(start) : text.index(end, text.index(start))]


FORUM_TEXT = FORUM.read_text("utf-8")
NEWS = (
    "        return not any(known is not None and seat not in known for _, _, _, known in self.log[cut + heard :])"
)

VARIANTS = (
    # ---- hidden things that get out
    game("a part shows concealed purses", 'known["coins"]', "s.coins", "leaks imagined"),
    game("view shows a deck card", '"deck": len(s.deck)', '"deck": [len(s.deck), s.deck[:1]]', "leaks imagined"),
    game("coins shown while concealed", "c if not s.hidden or i == seat else None", "c", "leaks imagined"),
    game("the prize shown to all", "s.prize if seat in s.peeked else None", "s.prize", "leaks imagined"),
    game(
        "a spy forgets what they saw",
        "        if s.prize and seat not in s.peeked:",
        "        if s.prize:",
        "leaks imagined",
    ),
    game(
        "event tells a private card to all",
        'tell("drawn", card, to=(seat,), already_known_to=())',
        'tell("drawn", card)',
        "leaks",
    ),
    game(
        "gift amount told to all",
        "to=(giver, taker) if self.hidden else None, already_known_to=(giver,)",
        "to=None, already_known_to=None",
        "leaks",
    ),
    game(
        "a deal is not declared as news",
        'tell("deal", maker, taker, already_known_to=())',
        'tell("deal", maker, taker)',
        "leaks",
    ),
    game(
        "the open bank betrays incomes",
        '        s.tell("bank", s.bank, already_known_to=())',
        "        pass",
        "leaks",
    ),
    game(
        "only seats with coins are asked to bid",
        "        bidders, winner = list(s.seats), None",
        "        bidders, winner = [b for b in s.seats if s.coins[b]] or [0], None",
        "leaks undo",
    ),
    game(
        "a window skips seats that hold nothing",
        "            while not what.stopped:\n",
        "            while not what.stopped and len(self.answers(s, seat, what)) > 1:\n",
        "leaks undo",
    ),
    game(
        "an offer is bounded by the other's purse",
        "want > LONGEST_OFFER",
        "want > max(s.coins[t] for t in to)",
        "leaks",
    ),
    game(
        "accepting needs the maker's coins",
        "if offer[4] <= s.coins[me] and",
        "if offer[2] <= s.coins[offer[0]] and offer[4] <= s.coins[me] and",
        "leaks imagined",
    ),
    game(
        "offers numbered by a shared index",
        '"offers": [o for o in s.offers if',
        '"offers": [(i, o) for i, o in enumerate(s.offers) if',
        "leaks imagined",
    ),
    kernel(
        "error text lists the asked seat's options",
        "match/message.py",
        '        raise Illegal("not_asked" if self.pending else "over")',
        '        raise Illegal(f"not_asked {[shown(a.options) for a in self.pending]}")',
        "no_trace leaks",
    ),
    kernel(
        "secret events go to all",
        "state.py",
        "    return to is None or viewer in to\n",
        "    return True\n",
        "leaks",
    ),
    kernel(
        "events carry a global number",
        "match/message.py",
        "[(e[0], *e[1]) for e in log[at:] if is_told_to(e, viewer)]",
        "[(e[0], *e[1], i) for i, e in enumerate(log[at:], at) if is_told_to(e, viewer)]",
        "leaks",
    ),
    kernel(
        "a sealed answer is shown to all",
        "match/message.py",
        "            if a.seat == viewer:\n                given = self._answers[i]",
        "            if a.seat == viewer or self.mode == SEALED:\n                given = self._answers[i]",
        "leaks imagined",
    ),
    kernel(
        "the version ticks when a seat seals anew",
        "match/inputs.py",
        "            before, self._answers[i] = self._answers[i], value\n",
        "            self.version += self._answers[i] != value\n"
        "            before, self._answers[i] = self._answers[i], value\n",
        "leaks",
    ),
    kernel(
        "a seal comes back only when illegal",
        "match/inputs.py",
        "            if given is not UNSET and a.seat in touched:",
        "            if not isinstance(given, NoAnswer) and given not in a.options:",
        "leaks",
    ),
    kernel(
        "hidden acts do not tick the version",
        "match/inputs.py",
        "        self.version += 1  # that somebody acted",
        '        self.version += checked[0] not in ("offer", "withdraw", "decline")  # that somebody acted',
        "acts leaks",
    ),
    # ---- what a seat knows in numbers
    game("numbers tell concealed purses", "if i == seat or not s.hidden:", "if i < 9:", "observed"),
    game(
        "numbers tell the hand of the next seat",
        "for card in s.hands[seat]:",
        "for card in s.hands[seat - 1]:",
        "observed",
    ),
    game(
        "numbers tell the prize to all",
        "float(s.prize if seat in s.peeked else 0)",
        "float(s.prize)",
        "leaks",
    ),
    game(
        "numbers of an option tell the deck",
        "        row[MONEY] = option / 8\n",
        '        row[MONEY] = option / 8 + (s.deck[-1:] == ["spy"])\n',
        "leaks",
    ),
    game(
        "a named number tells the prize to all",
        "state.prize if seat in state.peeked else 0",
        "state.prize",
        "featured",
    ),
    game(
        "a named number comes and goes",
        '"seen_prize": float(state.prize if seat in state.peeked else 0)',
        '**({"seen_prize": float(state.prize)} if seat in state.peeked else {})',
        "featured",
    ),
    game("a row is longer than described", "[0.0] * TABLE.size", "[0.0] * (TABLE.size + s.hidden)", "observed"),
    game("an entry is out of bounds", "row[ASKED] = float(ask is not None)", "row[ASKED] = 0.5", "observed"),
    game("two options have one row", "    write_words(option, row, WORDS, 24)\n", "", "observed"),
    game(
        "to observe changes the table",
        "row[ASKED] = float(ask is not None)",
        "row[ASKED] = float(ask is not None); s.hands[seat].sort()",
        "observed",
    ),
    # ---- looking
    game(
        "looking sorts the hands",
        "sorted(s.hands[seat]) if seat is not None",
        "s.hands[seat].sort() or s.hands[seat][:] if seat is not None",
        "questions",
    ),
    game(
        "a view tells a copy by its missing log", '"turn": s.turn,', '"turn": s.turn + (s.log is None),', "forks"
    ),
    # ---- chance
    game(
        "dice outside the stream",
        "                    roll = s.roll()\n",
        "                    import random\n                    roll = random.randint(1, 6)\n",
        "same_future saves records forks",
    ),
    game(
        "a question rolls dice",
        '        foil = ["foil"]',
        '        s.roll()\n        foil = ["foil"]',
        "questions",
    ),
    game(
        "an anytime move rolls dice",
        "            s.guards[seat] += 1\n",
        "            s.guards[seat] += s.roll() > 0\n",
        "acts",
    ),
    kernel(
        "an imagined game knows the scripted dice",
        "match/running.py",
        "            self.state.loaded = None\n",
        "",
        "scripted",
    ),
    # ---- things kept in locals, options computed early
    game(
        "a played scheme waits in a local",
        '        s.drop(me, card)\n        target = await ask(me, "target", s.rivals(me), about=card)\n',
        '        target = await ask(me, "target", s.rivals(me))\n        s.drop(me, card)\n',
        "leaks imagined",
    ),
    game(
        "stakes wait in a local",
        between(FORUM_TEXT, "    async def auction", "        s.hidden = False\n"),
        LOCAL_STAKES,
        "questions conservation no_trace leaks imagined",
    ),
    game(
        "reactions computed early",
        'ask(seat, "react", lambda i: self.answers(s, i, what)',
        'ask(seat, "react", self.answers(s, seat, what)',
        "imagined leaks acts",
    ),
    game("market computed early", 'Ask(i, "market", stand,', 'Ask(i, "market", stand(i),', "acts imagined leaks"),
    game(
        "everybody gets the last bidder's options",
        "lambda b: range(s.coins[b] + 1)",
        "lambda _: range(s.coins[bidders[-1]] + 1)",
        "leaks imagined no_trace accidents conservation",
    ),
    kernel(
        "options not looked up again after an act",
        "match/inputs.py",
        "            a.refresh()\n            if not self._answers:\n                continue\n            given",
        "            if not self._answers:\n                continue\n            given",
        "acts forks same_future",
    ),
    # ---- copies and saves
    game(
        "a copy shares the hands", "c.hands = [h[:] for h in self.hands]", "c.hands = self.hands[:]", "forks saves"
    ),
    game("a copy forgets a field", "c.hidden, c.foe = self.hidden, self.foe", "c.foe = self.foe", "forks saves"),
    kernel(
        "a fork shares the trail",
        "match/copies.py",
        "twin._trail, twin._marks = self._trail[:], self._marks[:]",
        "twin._trail, twin._marks = self._trail, self._marks",
        "forks",
    ),
    kernel(
        "a fork plays on the checkpoint itself",
        "match/running.py",
        "        self.state = state = self._checkpoint.copy()\n",
        "        self.state = state = self._checkpoint\n",
        "forks",
    ),
    kernel(
        "executing again skips anytime moves",
        "match/running.py",
        '                    self.book.act(state, cast("Seat", seat), value)\n',
        "                    pass\n",
        "forks saves",
    ),
    game(
        "a copy holds a look-alike",
        "c.hidden, c.foe = self.hidden, self.foe",
        "c.hidden, c.foe = int(self.hidden), self.foe",
        "forks",
    ),
    kernel(
        "a save forgets what was long ago",
        "storage.py",
        '"history": write_entries(match.entries[: ',
        '"history": write_entries(match.entries[len(match.entries) // 70 : ',
        "saves",
    ),
    kernel(
        "a save forgets sealed answers",
        "storage.py",
        "[None if g is UNSET else [pack(g)] for g in match._answers]",
        "[None for g in match._answers]",
        "saves",
    ),
    kernel(
        "a save forgets anytime moves",
        "storage.py",
        '"trail": write_entries(match._trail)',
        '"trail": write_entries([e for e in match._trail if e[0] != ACT])',
        "saves",
    ),
    kernel(
        "look-alike answers are stored",
        "asks.py",
        "        if listed is option or same_kind(listed, option):\n            return listed",
        "        return option",
        "look_alikes",
    ),
    # ---- what is published
    game(
        "a deal is not published",
        'if move[0] != "accept" or s.void(move[1], seat):',
        'if move[0] != "accept" or s.void(move[1], seat) or s.phase == "floor":',
        "publishing",
    ),
    game(
        "what is published grows with every time",
        '        return (move[1][0], ("offer", move[1])), (seat, move)',
        '        return (move[1][0], ("offer", move[1])), (seat, move), (seat, ("give", move[1][0], 1))',
        "publishing",
    ),
    game(
        "a bid is published as another",
        "    def published_moves(",
        "    def published_answers(self, asks: Any, answers: Any) -> Any:\n"
        "        return tuple(ask.default() for ask in asks)\n\n    def published_moves(",
        "publishing",
    ),
    # ---- imagination
    kernel(
        "a fork of an imagined game remembers the true cards",
        "match/copies.py",
        '        twin._note((REDEAL, seat, "", how))',
        "        twin.version += 0",
        "imagined",
    ),
    kernel(
        "an imagined game keeps others' seals",
        "match/copies.py",
        "                twin._answers[i] = UNKNOWN\n",
        "                pass\n",
        "imagined leaks",
    ),
    game(
        "an offer that cannot be spelt",
        "*map(self.offers_to, groups)",
        "*map(self.offers_to, groups[1:])",
        "spelling",
    ),
    game("a gift too much", "word(range(1, s.coins[me] + 1))", "word(range(1, s.coins[me] + 2))", "spelling"),
    game("an offer twice", "(*nothing, *s.offers)", "nothing", "spelling"),
    game("an undeclared word", 'terms={"asset": ASSETS}', "terms={}", "spelling"),
    kernel(
        "doing nothing is no move",
        "moves.py",
        "        if option is NO_MOVE:\n            return True\n",
        "",
        "spelling",
    ),
    game("numbers may be said that are not declared", "integers=(0, 80)", "integers=(0, 19)", "spelling"),
    game("numbers are greater than declared", "integers=(0, 80)", "integers=(0, 9)", "bounds"),
    game("more options than declared", "options=81", "options=9", "bounds"),
    game("higher scores than declared", "scores=(0.0, 50.0)", "scores=(0.0, 3.5)", "bounds"),
    game("a longer game than declared", "answers=500", "answers=60", "bounds"),
    kernel("equals behind each other", "bounds.py", "1 + sum(other > own", "1 + sum(other >= own", "bounds"),
    kernel(
        "others' news in an imagined log",
        "match/running.py",
        "self.log[self._log_start :] = [e for e in self.log[self._log_start :] if is_told_to(e, seat)]",
        "pass",
        "imagined_log",
    ),
    kernel(
        "others' earlier news in an imagined log",
        "match/copies.py",
        "[: original._log_start] if is_told_to(e, seat)]",
        "[: original._log_start]]",
        "imagined_log",
    ),
    kernel(
        "imagined matches count others' news",
        "match/copies.py",
        "{v: told[seat if v == seat else None] for v in (None, *self.seats)}",
        "{v: original._told_before_checkpoint(v) for v in (None, *self.seats)}",
        "leaks",
    ),
    kernel("a pickle forgets the log", "pickling.py", "if not logged:", "if logged:", "pickles"),
    kernel(
        "a fork with history forgets the inputs",
        "match/copies.py",
        "self.finished_segments = original.finished_segments[:]",
        "self.finished_segments = []",
        "histories",
    ),
    kernel(
        "a fork with history cannot undo",
        "match/copies.py",
        "self._old_checkpoints = original._old_checkpoints[:]",
        "self._old_checkpoints = []",
        "histories",
    ),
    game(
        "a redeal starts from the true order",
        "        pool = sorted(s.deck + [c for i in others for c in s.hands[i] + s.reserve[i]])",
        "        pool = s.deck + [c for i in others for c in s.hands[i] + s.reserve[i]]",
        "leaks",
    ),
    game(
        "a redeal keeps others' secret offers",
        "        s.offers = [o for o in s.offers if seat is not None and (seat == o[0] or seat in o[1])]\n"
        "        if s.hidden",
        "        if s.hidden",
        "leaks",
    ),
    game(
        "a redeal changes a hand's size",
        "            n = len(s.hands[i])\n            s.hands",
        "            n = len(s.hands[i]) - (i == 2 and len(s.hands[i]) > 1)\n            s.hands",
        "imagined leaks",
    ),
    # ---- undo, accidents, late clicks
    kernel(
        "a refused answer ticks the version",
        "match/inputs.py",
        "        ask = pending[i]\n        options = ask._options",
        "        ask = pending[i]\n        self.version += type(option) is str\n        options = ask._options",
        "no_trace",
    ),
    kernel(
        "what was undone stays heard",
        "match/running.py",
        "                del heard[len(heard) - sum(is_told_to(e, viewer) for e in log[cut:at]) :]\n",
        "",
        "undo",
    ),
    kernel("undo ignores news", "match/undo.py", NEWS, "        return True", "undo"),
    kernel(
        "undo ignores what others saw",
        "match/undo.py",
        NEWS,
        "        return not any(k is not None and seat not in k and (t is None or seat in t)"
        " for _, _, t, k in self.log[cut + heard :])",
        "undo",
    ),
    kernel(
        "undo ignores dice",
        "match/undo.py",
        "        if (counter, at) != self.state.place:\n            return False  # chance was drawn\n",
        "",
        "undo",
    ),
    kernel(
        "an error leaves a half-changed state",
        "match/running.py",
        "        self._trail.pop()\n        self._marks.pop()\n        self._rebuild()\n",
        "        self._trail.pop()\n        self._marks.pop()\n",
        "accidents",
    ),
    kernel(
        "Ctrl-C spoils the match",
        "match/running.py",
        "            self.round += 1\n        except BaseException as error:",
        "            self.round += 1\n        except Exception as error:",
        "accidents",
    ),
    kernel(
        "the checkpoint moves before the next segment asked",
        "match/running.py",
        "            try:\n                mode, pending = run.send(None)\n            except StopIteration:\n"
        "                silent += 1\n                continue\n"
        "            if keep:\n                self._commit(checkpoint, cut)\n            self._run = run\n",
        "            if keep:\n                self._commit(checkpoint, cut)\n"
        "            try:\n                mode, pending = run.send(None)\n            except StopIteration:\n"
        "                silent += 1\n                continue\n"
        "            self._run = run\n",
        "accidents undo saves records",
    ),
    kernel(
        "a late click answers the next question",
        "match/message.py",
        "return digest if self.mode == ANY else",
        "return digest if True else",
        "same_question",
    ),
    kernel(
        "sealed answers resume as they come",
        "match/inputs.py",
        "            if hold or not self.held:",
        "            if hold or sum(isinstance(g, NoAnswer) for g in self._answers) > 1:",
        "questions conservation forks",
    ),
    # ---- the table
    game("coins vanish in a trade", "        self.coins[taker] += give - want\n", "", "conservation"),
    game(
        "order from a set",
        "        s.deck = [card for card, n in DECK.items() for _ in range(n)]",
        "        s.deck = [card for card in set(DECK) for _ in range(DECK[card])]",
        "hash_seeds",
    ),
)

RUN = """
import sys
import forum
from munera.kernel import Illegal, Stream, laws, leaks, pick
BOOK = forum.Forum()
LAWS = {f.__name__: f for f in (*laws.BASIC, leaks.leaks)}

def scripted(case, seed, thorough):
    match = case.start(seed)
    match._checkpoint.loaded = [3] * 40
    match._rebuild()
    laws.need(match.fork().state.loaded == [3] * 40, "fork_loaded")
    laws.need(not match.imagine(0, Stream.seeded(seed)).state.loaded, "imagine_loaded")

def look_alikes(case, seed, thorough):
    for match, _ in laws.moments(case, seed):
        if match.pending and match.pending[0].kind == "bid":
            for junk in (True, 1.0):
                laws.refused(match.answer, match.pending[0].seat, junk)

def same_question(case, seed, thorough):
    # one seat asked the same thing twice in a row: the second must not take an answer to the first
    last = None
    for match, _ in laws.moments(case, seed, 0):
        if match.mode == "one" and match.pending:
            laws.need(last is None or match.ask_id(match.pending[0].seat) != last, "late click")
            last = match.ask_id(match.pending[0].seat)

def hash_seeds(case, seed, thorough):
    pass

LAWS |= {f.__name__: f for f in (scripted, look_alikes, same_question, hash_seeds)}
print(laws.fingerprint(laws.Case(BOOK, 3), range(1)) if "hash_seeds" in sys.argv else "")
for name in sys.argv[2:]:
    for seed in range(int(sys.argv[1])):
        try:
            LAWS[name](laws.Case(BOOK, 3 + seed % 3), seed, False)
        except Exception as error:
            print("caught by", name, seed, type(error).__name__, str(error)[:200])
            sys.exit()
print("alive")
"""


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies of kernel and game, compiled once: to compile them took a process longer than most laws."""
    folder = tmp_path_factory.mktemp("whole")
    shutil.copytree(KERNEL, folder / "munera" / "kernel", ignore=SOURCES_ONLY)
    (folder / "munera" / "__init__.py").touch()
    shutil.copy2(FORUM, folder / "forum.py")
    # By their contents: a variant may be as long as what it replaces, and as old.
    compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def build(folder: Path, whole: Path, variant: Variant | None) -> None:
    shutil.copytree(whole, folder, dirs_exist_ok=True)
    if variant is not None:
        path = folder / variant.file if variant.file == "forum.py" else folder / "munera" / "kernel" / variant.file
        text = path.read_text("utf-8")
        assert text.count(variant.old) == 1, f"{variant.name}: found {text.count(variant.old)} times"
        path.write_text(text.replace(variant.old, variant.new), "utf-8")


def run(folder: Path, seeds: int, laws: str, hash_seed: str = "0") -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", RUN, str(seeds), *laws.split()]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=folder, timeout=300, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_broken_variant_is_caught(variant: Variant, whole: Path, tmp_path: Path) -> None:
    build(tmp_path, whole, variant)
    if variant.laws == "hash_seeds":
        assert run(tmp_path, 1, "hash_seeds", "1") != run(tmp_path, 1, "hash_seeds", "2")
    else:
        assert "caught by" in run(tmp_path, 25, variant.laws)


def test_the_unbroken_game_passes_the_same_runs(whole: Path, tmp_path: Path) -> None:
    build(tmp_path, whole, None)
    laws = sorted({law for variant in VARIANTS for law in variant.laws.split()})
    assert run(tmp_path, 3, " ".join(laws)).strip().endswith("alive")
    assert run(tmp_path, 1, "hash_seeds", "1") == run(tmp_path, 1, "hash_seeds", "2")
