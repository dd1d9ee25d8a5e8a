"""The end of a game: its curve, what decided it, its awards and its words, from records of every game."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from munera import bots
from munera.bots.playing import play
from munera.games import book
from munera.kernel import Match, Option, Stream, published, record, replay, start
from munera.tables import ending as endings
from munera.tables.ending import AGREED, BEATEN, WON, Change, GameEnd, Round, deciding, end_of, sides_of
from munera.tables.ending_words import MOST_LINES_OF_CHAPTER, EndingTeller
from munera.tables.wording import Wording
from munera.words import LANGUAGES, Words
from munera.words.ending import PLAIN_ENDING, Award, Course, Depicted, Figure, Luck, most
from munera.words.for_glory.ending import ENDING as GLORY
from munera.words.for_glory.ending import count as count_glory
from munera.words.games import ending_of_game, words_of_game
from munera.words.gladius.ending import ENDING as DUEL
from munera.words.gladius.ending import count as count_duel
from munera.words.school.ending import ENDING as CAMPAIGN
from munera.words.school.ending import count as count_campaign
from munera.words.spartacus.ending import ENDING as HOUSES
from munera.words.spartacus.ending import count as count_houses

NAMES = ("Livia", "Gaius", "Julia", "Marcus", "Flavia")
GAMES: dict[str, tuple[int, dict[str, Option]]] = {
    "gladius": (2, {}),
    "for_glory": (2, {}),
    "school": (2, {"turns": "8", "bouts": "automatic"}),
    "spartacus": (4, {"type": "quick", "rounds": 3}),
    "serpents": (4, {"type": "quick", "rounds": 3}),
}


@cache
def played(game: str, seed: int = 4) -> str:
    """The record of a game of greedy bots."""
    seats, options = GAMES[game]
    match = start(book(game), seats, seed, options)
    play(match, [bots.make("greedy", game, Stream.seeded(f"{seat}")) for seat in match.seats], Stream.seeded("x"))
    return record(match)


@cache
def solo_record() -> str:
    """The record of a bout that a bear wins."""
    match = start(book("gladius"), 1, 3, {"fighter_2": "bear"})
    play(match, [bots.make("random", "gladius", Stream.seeded("0"))], Stream.seeded("x"))
    return record(match)


@cache
def end(game: str, seed: int = 4) -> GameEnd:
    return end_of(book(game), published(book(game), played(game, seed)))


def in_words(found: GameEnd, lang: str = "en", you: int | None = None, *, strict: bool = True) -> dict[str, Any]:
    seats = 1 + max(side.seat for side in found.sides if side.seat is not None)
    wording = Wording(found.book, Words(lang, strict=strict))
    return EndingTeller(found, wording, NAMES[:seats], you).in_words()


# ---------------------------------------------------------------------- the curve


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_is_that_of_the_view_after_every_entry(game: str) -> None:
    """Also where nobody looked: what a game calls scoring_events is all that moves its standings."""
    text = published(book(game), played(game))
    seen = list[tuple[int, ...]]()
    replay(
        book(game),
        text,
        check=False,
        watch=lambda match: seen.append(endings.figures_of(match.book.view(match.state, None))),
    )
    found = end(game)
    assert found.rounds[0].has in seen[: found.rounds[1].at + 1]  # the game is set up before the first round
    assert found.rounds[-1].has == seen[-1] == tuple(side.has for side in found.sides)
    assert {one.has for one in found.rounds} <= set(seen)
    for one, after in zip(found.rounds[1:], found.rounds[2:], strict=False):
        assert one.has in seen[one.at : after.at + 1]
    reader = endings.CurveReader(book(game), ending_of_game(book(game)))
    replay(book(game), text, check=False, watch=reader.note)
    places = [at for at in range(1, len(seen)) if seen[at] != seen[at - 1]]
    assert [change.at for change in reader.changes if change.at] == places
    assert [change.has for change in reader.changes if change.at] == [seen[at] for at in places]


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_numbered_as_the_game_does(game: str) -> None:
    rounds = end(game).rounds
    assert [one.number for one in rounds] == list(range(len(rounds)))
    assert [one.at for one in rounds] == sorted(one.at for one in rounds)


def test_a_game_that_names_nothing_has_a_curve_of_its_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = end("gladius")  # which is kept for other tests: made before anything is patched
    plain = words_of_game("gladius")._replace(ending=PLAIN_ENDING)
    monkeypatch.setattr(endings, "ending_of_game", lambda _: plain.ending)
    found = end_of(book("gladius"), played("gladius"))
    assert found.awards == []
    assert [one.has for one in found.rounds] == [one.has for one in usual.rounds]


# ---------------------------------------------------------------------- who won


@pytest.mark.parametrize("game", GAMES)
def test_the_verdict_is_that_of_the_rules(game: str) -> None:
    found, result = end(game), json.loads(played(game))["result"]
    assert list(found.winners) == result["winners"]
    assert (found.verdict == WON) == (len(result["winners"]) == 1)
    by_score = sorted(result["scores"], reverse=True)
    assert [side.rank for side in found.sides] == [1 + by_score.index(score) for score in result["scores"]]


def test_equal_sides_have_the_same_rank() -> None:
    view = {"standings": {"sides": [{"seat": n, "name": "", "has": has} for n, has in enumerate((5, 9, 5, 2))]}}
    ranks = [side.rank for side in sides_of(view, (5, 10, 5, 2), (1,), agreed=False)]
    assert ranks == [2, 1, 2, 4]
    assert [side.rank for side in sides_of(view, (5, 9, 5, 2), (), agreed=True)] == [1, 1, 1, 1]


def test_whoever_is_beaten_by_a_beast_is_told_so() -> None:
    found = end_of(book("gladius"), solo_record())
    assert found.verdict == BEATEN
    assert [side.won for side in found.sides] == [False, True]
    assert in_words(found, you=0)["verdict"]["title"] == "The Bear has beaten you."
    assert in_words(found)["verdict"]["title"] == "The Bear holds the sand alone."


def test_who_gave_up_and_who_agreed() -> None:
    match = start(book("gladius"), 2, 1, {})
    match.concede(0)
    found = end_of(match.book, record(match))
    said = in_words(found, you=0)["verdict"]
    assert said["title"] == "Gaius holds the sand."
    assert said["reason"].endswith("You gave up.")
    match = start(book("gladius"), 2, 1, {})
    agreed = end_of(match.book, json.dumps({**json.loads(record(match)), "agreed": "draw"}))
    assert agreed.verdict == AGREED
    assert in_words(agreed)["verdict"]["title"] == "You agreed on a draw."
    assert [side.rank for side in agreed.sides] == [1, 1]
    assert agreed.moment is None


# ---------------------------------------------------------------------- what decided it


def curve(*points: tuple[int, ...]) -> list[Round]:
    return [Round(n, n, None, has) for n, has in enumerate(points)]


def changes(*points: tuple[int, ...]) -> list[Change]:
    return [Change(n, n, has, range(n, n + 1)) for n, has in enumerate(points) if n]


def test_the_moment_is_where_the_winner_gained_most_on_the_best_of_the_others() -> None:
    points = ((0, 0), (4, 3), (4, 6), (9, 6), (10, 10), (12, 8))
    found = deciding(curve(*points), changes(*points), (0,))
    assert found is not None
    assert (found.round, found.at, found.before, found.after) == (3, 3, (4, 6), (9, 6))
    later = ((0, 0), (2, 0), (2, 2), (4, 2))
    again = deciding(curve(*later), changes(*later), (0,))
    assert again is not None
    assert again.round == 3  # of two equal swings the later one


def test_within_a_round_the_largest_change_is_the_moment() -> None:
    rounds = [Round(0, 0, None, (0, 0)), Round(1, 1, None, (4, 0))]
    steps = [Change(3, 1, (1, 0), range(1)), Change(5, 1, (4, 0), range(1, 2))]
    found = deciding(rounds, steps, (0,))
    assert found is not None
    assert (found.at, found.before, found.events) == (5, (1, 0), range(1, 2))


def test_a_game_that_was_decided_by_no_figure_has_no_moment() -> None:
    points = ((3, 3), (3, 5))
    grown = ((3, 3), (3, 5), (4, 6), (4, 7))  # won by a rule for ties: what they had gained themselves counts
    found = deciding(curve(*grown), changes(*grown), (0,))
    assert found is not None
    assert found.round == 2
    assert deciding(curve(*points), changes(*points), (0,)) is None
    assert deciding(curve((3, 3)), [], (0,)) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_moment_leads_to_its_place_in_the_replay(game: str) -> None:
    found = end(game)
    assert found.moment is not None
    before: Match[Any] = replay(found.book, published(found.book, played(game)), until=found.moment.at - 1)
    after: Match[Any] = replay(found.book, published(found.book, played(game)), until=found.moment.at)
    assert endings.figures_of(before.book.view(before.state, None)) == found.moment.before
    assert endings.figures_of(after.book.view(after.state, None)) == found.moment.after
    said = in_words(found)["moment"]
    assert said["at"] == found.moment.at - 1
    assert said["lines"]


# ---------------------------------------------------------------------- awards


def won(course: Course, count: Any) -> dict[str, Award]:
    return {award.id: award for award in count(course) if award is not None}


def test_awards_of_houses_are_counted_from_what_was_told() -> None:
    events = [
        ("gives", 0, 1, 5),
        ("deal", 0, 2, 4, (), 0, ()),
        ("deal", 1, 2, 0, (), 3, ()),
        ("promise_broken", 1, 0, "support"),
        ("promise_broken", 1, 2, "support"),
        ("promise_kept", 2, 0, "support"),
        ("thumb", 2, "down", 1, "gl-crixus", 0),
        ("thumb", 2, "down", 1, "gl-crixus", 0),
        ("thumb", 0, "up", 1, "gl-crixus", 0),
        ("rolls", 0, "gl-crixus", "attack", 6, 6, 6, 6),
        ("speed_roll", 0, "gl-crixus", 6, 5),
        ("rolls", 1, "gl-barca", "defence", 1, 1, 1, 1, 1, 1),
        ("rolls", 2, "gl-barca", "defence", 6, 6),
    ]
    found = won(Course({}, events, 3, 0), count_houses)
    assert found["generous"] == Award("generous", (0,), {"count": 9})
    assert found["faithless"] == Award("faithless", (1,), {"count": 2})
    assert found["merciless"] == Award("merciless", (2,), {"count": 2})
    assert found["luck"] == Award("luck", (0,), {"count": 35, "fair": 21})  # two dice of luck are no luck
    assert found.keys() == {"generous", "faithless", "merciless", "luck", "merciful"}


def test_awards_of_a_duel() -> None:
    events = [("hit", 0, 3, 7), ("hit", 1, 1, 9), ("hit", 1, 1, 8), ("stopped", 0, "parry"), ("immobilised", 0)]
    found = won(Course({}, events, 2, 1), count_duel)
    assert found == {
        "blow": Award("blow", (1,), {"count": 3}),
        "hits": Award("hits", (0,), {"count": 2}),
        "parries": Award("parries", (0,), {"count": 1}),
        "held": Award("held", (1,), {"count": 1}),
    }


def test_awards_of_for_glory() -> None:
    events = [
        ("battle", "pola"),
        ("defeated", 1, "tiro", 1, "defeat"),
        ("defeated", 2, "tiro", 1, "defeat"),
        ("battle_won", 0, "pola", 2, 2),
        ("battle", "verona"),
        ("defeated", 3, "tiro", 0, "defeat"),
        ("buys", 1, "tiro", 3),
        ("enters", 1, "tiro", 1, 0),
    ]
    found = won(Course({}, events, 2, 0), count_glory)
    assert found["battles"] == Award("battles", (0,), {"count": 1})
    assert found["fallen"] == Award("fallen", (0,), {"count": 2})
    assert found["arena"] == Award("arena", (), {"card": "pola", "count": 2})
    assert found["spender"] == Award("spender", (1,), {"count": 3})


def test_awards_of_a_campaign_follow_the_owners() -> None:
    events = [
        ("founder", 0, 1, "Rabbel", "secutor"),
        ("founder", 1, 2, "Nasor", "secutor"),
        ("match_won", 1, 2),
        ("trade_accept", 0, 1, 1, (1,), 10, ()),
        ("match_won", 1, 2),
        ("dies", 1, "thumbs_down"),
        ("earns", 0, "won", 14),
        ("earns", 1, "lost", 6),
        ("sold", 2, 1, 30),
    ]
    found = won(Course({"gladiators": []}, events, 2, 0), count_campaign)
    assert found["champion"] == Award("champion", (1,), {"gladiator": "Rabbel", "count": 2})
    assert found["mourned"] == Award("mourned", (1,), {"count": 1})
    assert found["purse"] == Award("purse", (0,), {"count": 14})
    assert found["price"] == Award("price", (1,), {"count": 30})


def test_ties_share_an_award_and_all_alike_get_none() -> None:
    assert most("a", {0: 2, 1: 2, 2: 1}, 3) == Award("a", (0, 1), {"count": 2})
    assert most("a", {0: 2, 1: 2}, 2) is None
    assert most("a", {}, 2) is None
    assert Luck().award("luck", 2) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_no_award_that_it_does_not_name(game: str) -> None:
    found, named = end(game), ending_of_game(book(game))
    assert named.scoring_events <= book(game).vocabulary.events.keys()
    assert found.awards
    order = [named.awards.index(award.id) for award in found.awards]
    assert order == sorted(order)


# ---------------------------------------------------------------------- pictures


def whole(*events: tuple[Option, ...], victor: int | None = 0, final: dict[str, Any] | None = None) -> Course:
    return Course({"gladiators": []}, events, 2, victor, final or {})


def test_a_moment_of_houses_shows_its_card_its_fight_or_the_house() -> None:
    scheme = [("announces", 1, "sc-bribe", 0), ("succeeds", 1, "sc-bribe"), ("influence", 0, -2, 3, "scheme")]
    assert HOUSES.depict(whole(*scheme), range(2, 3)) == Depicted("sc-bribe")
    fight = [
        ("commits", 0, 4, "gl-crixus", 0),
        ("commits", 1, 5, "gl-barca", 1),
        ("defeated", 1, "gl-barca", "yield"),
        ("influence", 0, 1, 5, "victory"),
    ]
    both = Figure("gl-crixus", "gl-crixus", 0), Figure("gl-barca", "gl-barca", 1)
    assert HOUSES.depict(whole(*fight), range(3, 4)) == Depicted(figures=both)
    houses = {"houses": [{"house": "ho-tullius", "coins": 3}]}
    hosts = whole(("influence", 0, 1, 5, "host"), final=houses)
    assert HOUSES.depict(hosts, range(1)) == Depicted("ho-tullius")
    assert HOUSES.holdings(hosts, 0) == {"house": "ho-tullius", "coins": 3}


def test_whoever_was_beaten_before_the_last_one_asks_for_mercy() -> None:
    beaten = [("defeated", 1, card, "yield") for card in ("gl-barca", "gl-ashur", "gl-ashur")]
    found = HOUSES.figures(whole(("commits", 0, 4, "gl-crixus", 0), *beaten))
    assert [one and one.id for one in found] == ["gl-crixus", "gl-ashur", "gl-barca"]
    spared = [("founder", 1, 7, "Nasor", "secutor"), ("founder", 0, 8, "Rabbel", "secutor"), ("spared", 7)]
    assert CAMPAIGN.figures(whole(*spared)).pleading == Figure("7-Nasor", "secutor", 1)
    assert CAMPAIGN.figures(whole(*spared, victor=1)).pleading is None
    assert CAMPAIGN.figures(whole(*spared, ("dies", 7, "thumbs_down"))).pleading is None


def test_a_moment_of_the_other_games_shows_what_happened() -> None:
    duel = [("attacks", 0, "net_throw"), ("attacks", 1, "low_stab"), ("hit", 0, 3, 7), ("attacks", 0, "feint")]
    assert DUEL.depict(whole(*duel), range(2, 3)) == Depicted("low_stab")
    battle = [
        ("battle", "pola"),
        ("attacks", 1, "tiro", 0),
        ("defeated", 2, "veles", 1, "defeat"),
        ("battle_won", 0, "pola", 2, 2),
        ("battle", "verona"),
        ("battle_won", 1, "verona", 2, 2),
    ]
    both = Figure("tiro", "tiro", 0), Figure("veles", "veles", 1)
    assert GLORY.depict(whole(*battle), range(3, 4)) == Depicted(figures=both)
    assert GLORY.depict(whole(*battle), range(5, 6)) == Depicted("verona")  # nobody fought for it
    season = [
        ("founder", 0, 1, "Rabbel", "secutor"),
        ("founder", 1, 2, "Nasor", "retiarius"),
        ("match_won", 2, 1),
        ("fame", 0, "gold", 1),
        ("fame", 1, "match", 1),
    ]
    assert CAMPAIGN.depict(whole(*season), range(3, 5)).figures[0] == Figure("2-Nasor", "retiarius", 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_side_has_something_besides_the_standings(game: str) -> None:
    found = end(game)
    for lang in LANGUAGES:
        assert all(side["holds"] for side in in_words(found, lang)["sides"])
    shown = found.moment and found.moment.depicted
    assert shown
    assert bool(shown.card) != bool(shown.figures)


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there_for_every_reader(game: str, lang: str) -> None:
    found = end(game)
    for you in (None, *range(len(found.sides))):
        said = in_words(found, lang, you)
        assert said["verdict"]["victory"] == (you in found.winners)
        assert said["verdict"]["title"]
        assert said["verdict"]["reason"]
        assert [side["you"] for side in said["sides"]] == [place == you for place in range(len(found.sides))]
        lines = [line for chapter in said["chronicle"] for line in chapter["lines"]]
        assert lines
        assert all(line["text"] for line in lines)
        assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
        assert max(len(chapter["lines"]) for chapter in said["chronicle"]) <= MOST_LINES_OF_CHAPTER
        assert said["verdict"]["reason"].startswith(lines[-1]["text"][:12]), "it ends with who won"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_award_has_words_for_one_and_for_several(lang: str) -> None:
    facts: dict[str, int | str] = {"count": 2, "fair": 1, "gladiator": "Rabbel", "card": "pola"}
    for game in GAMES:
        found = replace(end(game), events=[], moment=None)
        for id in ending_of_game(book(game)).awards:
            for sides, count in (((0,), 1), ((0,), 2), ((0, 1), 2), ((), 2)):
                if bool(sides) == ((game, id) == ("for_glory", "arena")):
                    continue
                award = Award(id, sides, {**facts, "count": count})
                for you in (None, 0):
                    (said,) = in_words(replace(found, awards=[award]), lang, you)["awards"]
                    assert said["title"]
                    assert "{" not in said["text"]


def test_a_game_of_others_is_told_plainly() -> None:
    """Without words of its own the end still has a verdict, its figures and a curve."""
    found = end("gladius")
    plain = replace(found, awards=[])
    said = in_words(plain, strict=False)
    assert said["awards"] == []
    assert said["rounds"]
