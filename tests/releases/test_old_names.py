"""What was written for 0.1.0 still works, unchanged, and says what its names are called now."""

from __future__ import annotations

import re
import warnings
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from munera import bots
from munera.bots.playing import Given, play
from munera.bots.sandbox.host import end_waiting_processes
from munera.games import book, game_from
from munera.kernel import Rulebook, Space, Stream, record, start
from munera.kernel.laws import Case, check
from munera.kernel.renamed import LAST
from munera.kernel.rulebook import OLD_NAMES
from tests.kernel.forum import BOOK as FORUM
from tests.releases.written_for_0_1_0 import bot, game

GLADIUS, SCHOOL = book("gladius"), book("school")
WARNED = re.compile(rf"^(\S+) is called (\S+) now; the old name goes with {re.escape(LAST)}$")


def warned(caught: list[warnings.WarningMessage]) -> dict[str, str]:
    """The old names that were used, each with the new one."""
    found = {}
    for one in caught:
        assert one.category is DeprecationWarning
        said = WARNED.match(str(one.message))
        assert said, one.message
        found[said[1]] = said[2]
    return found


def played(rules: Rulebook[Any], players: list[bots.Bot]) -> tuple[list[Given], str]:
    match, trace = start(rules, len(players), 5), list[Given]()
    play(match, players, Stream.seeded(9), trace=trace)
    assert match.over
    return trace, record(match)


@pytest.mark.parametrize(("rules", "seats"), [(GLADIUS, 2), (FORUM, 3)], ids=["gladius", "forum"])
def test_a_bot_of_0_1_0_plays_and_is_warned(rules: Rulebook[Any], seats: int) -> None:
    with pytest.warns(DeprecationWarning, match="the old name goes") as caught:
        trace, _ = played(rules, [bot.Searching(Stream.seeded(seat)) for seat in range(seats)])
    spaces = {"Space.idle": "default"} if rules is FORUM else {}
    assert warned(caught.list) == {"Ask.idle": "default", **spaces}
    here = bot.__file__
    assert {one.filename for one in caught} == {here}  # it says where the old name stands, not where we have it
    assert len(trace) > 20


@pytest.mark.slow
def test_a_bot_of_0_1_0_plays_in_the_sandbox_as_it_would_here() -> None:
    name = f"{bot.__name__}:Searching"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        here = played(FORUM, [bot.Searching(Stream.seeded(seat)) for seat in range(3)])
    there = played(FORUM, [bots.make(name, FORUM.id, Stream.seeded(seat), seconds=60) for seat in range(3)])
    end_waiting_processes()
    assert here == there


def test_a_game_of_0_1_0_keeps_every_law_and_is_warned() -> None:
    with pytest.warns(DeprecationWarning, match="the old name goes") as caught:
        parted = check(Case(game.BOOK, 2), range(2))
    assert parted["revealed"] > 0
    assert warned(caught.list) == {
        "State.mix": "shuffle_deck",
        "State.tell_all": "tell_facts",
        "knew=": "already_known_to=",
        "Space.idle": "default",
    }


def test_what_a_game_of_0_1_0_declares_as_known_is_known() -> None:
    match = start(GLADIUS, 2, 1)
    state = match.state
    with pytest.warns(DeprecationWarning, match="already_known_to="):
        state.tell("old", 1, to=(0,), knew=(0,))
    with pytest.warns(DeprecationWarning, match="tell_facts"):
        state.tell_all("old", [1], to=(0,), knew=(0,))
    state.tell("old", 1, to=(0,), already_known_to=(0,))
    assert (match.log or [])[-3:] == [("old", (1,), (0,), (0,))] * 3


def test_a_rulebook_of_0_1_0_that_defines_hooks_by_their_old_names_is_asked_by_the_new_ones() -> None:
    with pytest.warns(DeprecationWarning, match="the old name goes") as caught:
        hooked = game.hooked()
    assert warned(caught.list) == {f"Hooked.{old}": new for old, new in OLD_NAMES.items()}
    assert {one.filename for one in caught} == {game.__file__}
    assert (hooked.short_game, hooked.short_game_for(2)) == ({"lots": 1}, {"lots": 1})
    assert (hooked.law_seats, hooked.chance_moves) == ((2,), ("draw",))
    state = hooked.blank()
    assert hooked.could_gain_options(state, 1)
    assert hooked.periods(state) == {"turn": 0}
    hooked.tell_restart(state, 1)
    with pytest.warns(DeprecationWarning, match="Rulebook.card_in is called card_played now"):
        assert hooked.card_played(("lot01", 2)) == "the lot01"  # it asks what it extends by the old name


@pytest.mark.parametrize(
    ("game_id", "old"),
    [("spartacus", "card_in"), ("serpents", "trials"), ("school", "brief"), ("gladius", "opens")],
)
def test_the_hooks_of_todays_rulebooks_are_found_by_their_old_names(game_id: str, old: str) -> None:
    with pytest.warns(DeprecationWarning, match=rf"\.{old} is called {OLD_NAMES[old]} now"):
        found = getattr(book(game_id), old)
    assert found == getattr(book(game_id), OLD_NAMES[old])


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("for_glory", "ThingView", "VillaCardView"),
        ("for_glory", "LeftView", "DepartedView"),
        ("school", "Affairs", "CampaignView"),
        ("spartacus", "WordView", "PromiseView"),
    ],
)
def test_types_of_views_are_found_by_their_old_names(module: str, old: str, new: str) -> None:
    view = import_module(f"munera.games.{module}.view")
    with pytest.warns(DeprecationWarning, match=f"{old} is called {new} now"):
        assert getattr(view, old) is getattr(view, new)
    with pytest.raises(AttributeError, match="has no attribute 'NoSuchView'"):
        view.NoSuchView  # noqa: B018


def test_a_host_of_0_1_0_asks_a_match_by_the_old_names() -> None:
    match = start(SCHOOL, 3, 1)
    seat = match.waiting()[0].seat
    with pytest.warns(DeprecationWarning, match="Match.where is called waiting_rules now") as caught:
        assert match.where() == match.waiting_rules() != []
    assert caught[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="Match.mine is called sealed_answer now"):
        assert match.mine(seat) is None
    option = match.ask_of(seat).default()
    match.answer(seat, option)
    with pytest.warns(DeprecationWarning, match="Match.mine is called sealed_answer now"):
        assert match.mine(seat) == match.sealed_answer(seat) == (option,)


def test_a_space_without_a_default_says_so() -> None:
    class Nothing(Space[str]):
        """Neither the old name nor the new one."""

    with pytest.raises(NotImplementedError):
        Nothing().default()


def test_an_entry_point_of_0_1_0_loads() -> None:
    found = game_from(EntryPoint("sortes", f"{game.__name__}:BOOK", "munera.games"))
    assert (found.id, found.book) == ("sortes", game.BOOK)
