"""Every answer can be listed, counted and spelt, with declared words; and games stay within declared bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from munera.kernel.asks import Options, Space, legal, pick
from munera.kernel.bounds import Bounds, ranked
from munera.kernel.errors import Damaged, Illegal
from munera.kernel.grammar import Grammar, Word
from munera.kernel.laws.games import Case, Sample, moments, need
from munera.kernel.laws.inputs import bend
from munera.kernel.match import ACT, Match
from munera.kernel.moves import NO_MOVE, Moves
from munera.kernel.plain import Option, same_kind, to_option
from munera.kernel.random_play import RandomPlayer
from munera.kernel.rulebook import Rulebook
from munera.kernel.settings import complete
from munera.kernel.spelling import count, drawn, grammar_of, listed, read, spell, steps
from munera.kernel.stream import Stream

FEW = 60  # so many options are listed, to be counted one by one


def spelling(case: Case, seed: int, thorough: bool) -> None:
    """Whatever is legal can be said word by word, and nothing else; counts are exact; the words are declared.

    Not only those of the answers that are tried, but at every step all words that may come next. To do nothing is
    among what may be done at any time, and what a host takes by default.
    """
    sample, declared = Sample(seed, thorough, 24), declared_for(case, case.start(seed))
    known = Known(frozenset(case.book.words), declared.integers if declared is not None else None)
    for match, stream in moments(case, seed, 300):
        if match.over or not sample.now():
            continue
        _made(match)
        moves = Moves(case.book.anytime(match.state, stream.choice(match.seats)))
        need(NO_MOVE in moves and moves.default() is NO_MOVE, "nothing_may_be_done")
        for options in (*(a.options for a in match.pending), moves):
            if is_spelt(options):
                _spelt(options, stream, known)


def _made(match: Match[Any]) -> None:
    """Moves that were made just now can be spelt if they can be made again, and only then."""
    for op, seat, _, move in match.trail:
        if op == ACT and seat is not None and is_spelt(options := match.book.anytime(match.state, seat)):
            need(grammar_of(options).walk(spell(move)).ends == _legal(options, move), "spelt", move)


def is_spelt(options: Options[Any]) -> bool:
    """Does this say how it is spelt? Games of other packages need not."""
    if isinstance(options, Moves):
        return is_spelt(options.moves)
    return not isinstance(options, Space) or type(options).grammar is not Space.grammar


@dataclass(frozen=True)
class Known:
    """The words of a game, and the numbers between which its whole numbers lie, if it declares any."""

    words: frozenset[Word]
    integers: tuple[int, int] | None

    def __contains__(self, word: Word) -> bool:
        if not isinstance(word, int):
            return word in self.words
        return self.integers is None or self.integers[0] <= word <= self.integers[1]


def _spelt(options: Options[Any], stream: Stream, known: Known) -> None:
    whole = grammar_of(options)
    many = whole.count
    need(many > 0 and many == count(options), "counted")
    some = [pick(options, stream), drawn(options, stream)]
    if many <= FEW:
        every = list(listed(options))
        need(len(every) == many == len({repr(option) for option in every}), "counted", many, every)
        some += every
    for option in some:
        legal(options, option)
        words = spell(option)
        need(_walked(whole, words, known), "spelt", option)
        need(same_kind(read(options, words), option), "read", option)
        _bent(options, whole, option, stream)
    said = words[: stream.below(len(words) + 1)]
    here = whole.walk(said)
    need(steps(options, said) == (here.firsts(), here.ends), "steps", said)
    need(here.count == here.ends + sum(here.after(word).count for word in here.firsts()), "counted", said)


def _walked(whole: Grammar, words: Sequence[Word], known: Known) -> bool:
    """Is each of these words among those that may come next, which are all declared, and may the row end there?"""
    here = whole
    for word in words:
        firsts = here.firsts()
        for one in firsts:
            need(type(one) in (int, str) and one in known, "declared", f"word {one!r} beside {words!r}")
        if word not in firsts:
            return False
        here = here.after(word)
    return here.ends


def _bent(options: Options[Any], whole: Grammar, option: Option, stream: Stream) -> None:
    """An option with something changed in it can be said if it is legal, and only then."""
    other = bend(option, stream)
    alike = (other, other[0]) if isinstance(other, tuple) and len(other) == 1 else (other, (other,))
    try:
        said = whole.walk(spell(to_option(other))).ends
    except Damaged:  # a fraction is no option, and the compiled `spell` takes nothing else
        said = False
    need(said == any(_legal(options, one) for one in alike), "spelt", other)


def _legal(options: Options[Any], option: object) -> bool:
    try:
        legal(options, option)
    except Illegal:
        return False
    return True


def declared_for(case: Case, match: Match[Any]) -> Bounds | None:
    """What is declared for this table. Games of other packages need not; written positions may hold anything."""
    book = case.book
    if type(book).bounds is Rulebook.bounds or match.origin is None or "seats" not in match.origin:
        return None
    return book.bounds(case.seats, complete(book.settings, case.variant))


def bounds(case: Case, seed: int, thorough: bool) -> None:
    """No question, number, score or game exceeds what is declared; places agree with scores and winners."""
    book, match, player = case.book, case.start(seed), RandomPlayer(Stream.seeded(f"bounds {seed}"), 100)
    sample, declared, answers = Sample(seed, thorough, 4), declared_for(case, match), 0
    while not match.over:
        if declared is not None and sample.now():
            _within(match, declared)
        given = player.step(match)
        answers += given.op == "="
        if declared is not None:
            _numbers(spell(given.value), declared, given)
    if declared is not None:
        need(declared.answers is None or answers <= declared.answers, "bounds_answers", answers)
        low, high = declared.scores
        need(all(low <= score <= high for score in book.score(match.state)), "bounds_scores")
    _placed(match)


def _within(match: Match[Any], declared: Bounds) -> None:
    for a in match.pending:
        options = a.options
        if not isinstance(options, Space):
            need(len(options) <= declared.options, "bounds_options", a.kind, len(options))
            for option in options:
                _numbers(spell(option), declared, a.kind)


def _numbers(words: Sequence[Word], declared: Bounds, why: object) -> None:
    low, high = declared.integers
    need(all(low <= word <= high for word in words if isinstance(word, int)), "bounds_integers", why)


def _placed(match: Match[Any]) -> None:
    """Whoever won is first; whoever has a higher score is no worse; equal ones share their place."""
    book, state = match.book, match.state
    places, scores, winners = book.places(state), book.score(state), book.winners(state)
    need(len(places) == len(match.seats), "places", places)
    if len(places) > 1:
        need(places == ranked([-place for place in places]), "places", places)
    need(
        not winners or winners == tuple(s for s in match.seats if places[s] == 1),
        "places_winners",
        places,
        winners,
    )
    for one, place in zip(scores, places, strict=True):
        better = [other for other, score in zip(places, scores, strict=True) if score > one]
        need(all(other < place for other in better), "places_scores", places, scores)
