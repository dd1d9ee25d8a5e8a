"""The leak law: what a viewer is not allowed to know never changes a byte of what it is sent.

At a random point of a random game two worlds are made that a viewer cannot tell apart: hidden zones differ,
in half of the runs the dice to come differ too, and so do others' sealed answers. Both worlds get the same
inputs - or, where the viewer could not know, different ones - and must look the same to the viewer until the
rules *declare* news to it (`tell(..., already_known_to=)`). The count of where worlds parted is the game's table
of what becomes known and when; review it like code, for declaring everything as news would silence the law.
"""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any

from munera.kernel.asks import SEALED, Seat, Space, pick
from munera.kernel.errors import Illegal, RuleError
from munera.kernel.laws.games import Broken, Case, Sample, need, viewers, watched
from munera.kernel.laws.inputs import bend
from munera.kernel.laws.same import alike, looks_alike, same
from munera.kernel.match import UNKNOWN, Match
from munera.kernel.random_play import Input, RandomPlayer, apply
from munera.kernel.state import Event
from munera.kernel.stream import Stream

STEPS = 14  # inputs that a pair of worlds is followed for


def leaks(case: Case, seed: int, thorough: bool = False) -> Counter[str]:
    """One random game, with pairs of worlds from many of its moments. Returns where they parted."""
    seen: Counter[str] = Counter()
    match, stream = case.start(seed), Stream.seeded(f"leak {seed}")
    player, sample = RandomPlayer(stream, 200), Sample(seed, thorough, 4)
    while not match.over:
        if thorough:
            for viewer in watched(match):
                _pair(match, viewer, stream, seen, 3)
        elif sample.now() or (match.mode == SEALED and sample.now()):
            _pair(match, stream.choice(viewers(match)), stream, seen, STEPS)
        player.step(match)
    return seen


def _pair(match: Match[Any], viewer: Seat | None, stream: Stream, seen: Counter[str], steps: int) -> None:
    one = match.fork(log=True)
    two = one.imagine(viewer, stream, log=True, chance=stream.below(2) == 0)
    for i, a in enumerate(two.pending):
        if two.mode == SEALED and two._answers[i] is UNKNOWN:
            two.answer(a.seat, pick(a.options, stream))
    if _parted(one, two, viewer, seen, "start"):
        raise Broken("leak_redeal", viewer)
    _blind(one, two, viewer, stream)
    base = len(one._trail)
    # Others' open choices vary in some runs only: pairs that part early find nothing.
    vary_acts, vary_answers = stream.below(2) == 0, stream.below(2) == 0
    player = RandomPlayer(stream, 400)
    for _ in range(steps):
        if one.over:
            return
        if viewer is not None and stream.below(2) == 0:
            _probe(one, two, viewer, stream, seen)
        mode = one.mode
        given = _next_input(one, two, player, stream)
        if given is None or not _give_other(two, given, viewer, mode, stream, seen, vary_acts, vary_answers):
            return
        if _parted(one, two, viewer, seen, given):
            return
        if stream.below(4) == 0:
            _blind(one, two, viewer, stream)  # worlds that drifted apart out of sight
        if viewer is not None and len(one._trail) > base and len(two._trail) > base + 1:
            need(one.can_undo(viewer) == two.can_undo(viewer), "leak_undo", viewer)


def _next_input(one: Match[Any], two: Match[Any], player: RandomPlayer, stream: Stream) -> Input | None:
    """Give world one an input, mostly one that world two offers as well, or return None if there is none."""
    if stream.below(10) < 4 or one.over:
        return player.step(one)
    asked = stream.choice(one.waiting())
    options, others = asked.options, two.ask_of(asked.seat).options
    if isinstance(options, Space) or isinstance(others, Space):
        return player.step(one)
    both = list(options) if one.mode == SEALED else [o for o in options if o in others]
    if not both:
        return None  # another seat's hand has nothing in common in the two worlds
    given = Input("=", asked.seat, stream.choice(both))
    apply(one, given)
    return given


def _give_other(
    two: Match[Any],
    given: Input,
    viewer: Seat | None,
    mode: str,
    stream: Stream,
    seen: Counter[str],
    vary_acts: bool,
    vary_answers: bool,
) -> bool:
    """World two gets the same input, or another one that the viewer could not tell. False: stop here."""
    op, who, _ = given
    other = who != viewer
    try:
        if other and op == "!" and vary_acts and stream.below(2) == 0:
            free = two.book.anytime(two.state, who)
            if not free:
                seen["(nothing to do in the other world)"] += 1
                return False
            two.act(who, pick(free, stream))
            seen["(another act)"] += 1
        elif other and op == "=" and (mode == SEALED or (vary_answers and stream.below(4) == 0)):
            two.answer(who, pick(two.ask_of(who).options, stream))
            seen["(another answer)"] += 1
        else:
            apply(two, given)
    except Illegal as error:
        need(other, "leak_legality", given, error.code)
        seen["(illegal in the other world)"] += 1
        return False
    return True


def _addressed(match: Match[Any], viewer: Seat | None) -> list[Event]:
    """What was addressed to the viewer - by the declaration, not by the kernel's own filter."""
    mine = [e for e in match.log or () if e[2] is None or viewer in e[2]]
    need(match.events(viewer) == [(e[0], *e[1]) for e in mine], "leak_address", viewer)
    return mine


def _parted(one: Match[Any], two: Match[Any], viewer: Seat | None, seen: Counter[str], why: object) -> bool:
    """True: the worlds parted at declared news. False: not a byte differs. Anything else is a leak."""
    for x, y in zip_longest(_addressed(one, viewer), _addressed(two, viewer)):
        if x is None or y is None or x[:2] != y[:2]:
            declared = [e for e in (x, y) if e is not None and e[3] is not None and viewer not in e[3]]
            need(bool(declared), "leak_event", why, x, y)
            seen[declared[0][0]] += 1
            return True
    if not looks_alike(one, two, viewer):
        raise Broken("leak_bytes", why, viewer, one.sent(viewer)[:900], two.sent(viewer)[:900])
    seen["(the same)"] += 1
    return False


def _probe(one: Match[Any], two: Match[Any], viewer: Seat, stream: Stream, seen: Counter[str]) -> None:
    """Legal and junk inputs of the viewer itself: same outcome, same error text, in both worlds."""
    probes = [Input("?", viewer, None), Input("=", viewer, "zzz"), Input("=", viewer, stream.below(9))]
    words = [*one.book.vocabulary.cards, *one.book.vocabulary.moves]
    if words:
        probes += [Input("=", viewer, stream.choice(words)), Input("!", viewer, (stream.choice(words),))]
    for a in one.pending:
        if a.seat == viewer:
            option = pick(a.options, stream)
            probes += [Input("=", viewer, option), Input("=", viewer, bend(option, stream))]
    for world in (one, two):
        if free := world.book.anytime(world.state, viewer):
            move = pick(free, stream)
            probes += [Input("!", viewer, move)] + [Input("!", viewer, bend(move, stream)) for _ in range(3)]
    twins = one.fork(log=True), two.fork(log=True)
    for probe in probes:
        first, second = (_try(twin, probe) for twin in twins)
        need(first == second, "leak_error", probe, first, second)
        if not first:  # it was taken: the next is tried on new twins
            _parted(*twins, viewer, seen, ("probe", probe))
            twins = one.fork(log=True), two.fork(log=True)


def _try(match: Match[Any], probe: Input) -> str:
    """The error text, empty if there is none."""
    try:
        apply(match, probe)
    except Illegal as error:
        return repr(error)
    except RuleError as error:
        raise Broken("probe_raises", probe, str(error)) from error
    return ""


def _blind(one: Match[Any], two: Match[Any], viewer: Seat | None, stream: Stream) -> None:
    """What a viewer imagines is a function of what it knows: from both worlds, the same game for everybody."""
    seed, player = stream.bits(), RandomPlayer(Stream.seeded(stream.bits()), 200)
    p, q = (world.imagine(viewer, Stream.seeded(seed), log=True, history=True) for world in (one, two))
    need(alike(p, q), "imagine_blind", viewer)
    need(same(p.log, q.log) and p.told_before_log == q.told_before_log, "imagine_blind_log", viewer)
    if stream.below(4) == 0:
        _leave_blind(p.fork(), q.fork(), viewer, stream)
    for _ in range(4):
        if p.over:
            return
        try:
            apply(q, player.step(p))
        except (Illegal, RuleError, ValueError) as error:
            raise Broken("imagine_blind", viewer, repr(error)) from error
        need(alike(p, q), "imagine_blind", viewer)


def _leave_blind(p: Match[Any], q: Match[Any], viewer: Seat | None, stream: Stream) -> None:
    """Somebody leaves an imagined game: where its segment begins again, the real one must not come back."""
    seat = stream.choice(p.seats)
    if not p.over and p.book.may_concede(p.state, seat):
        p.concede(seat)
        q.concede(seat)
        need(alike(p, q), "imagine_blind_leave", viewer)
