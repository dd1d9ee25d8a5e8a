"""Words for browsers: the cards, terms, table options and rules of a game in one language."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from munera.kernel import Choice
from munera.rules import Rule, rules
from munera.server.api.dependencies import PROBLEMS
from munera.server.play.lobby import book_of
from munera.tables.wording import words_of
from munera.words.summary import summary

router = APIRouter(prefix="/api", tags=["words"], responses=PROBLEMS)
Game = Annotated[str, Path(max_length=40)]
Lang = Annotated[str, Query(max_length=10)]
PhrasingQuery = Annotated[str, Query(max_length=10)]
AN_HOUR = "public, max-age=3600"


@router.get("/words/{game}")
async def words(
    game: Game, response: Response, lang: Lang = "en", edition: PhrasingQuery = "", titles: PhrasingQuery = ""
) -> dict[str, Any]:
    """Every word of a game that a board may need."""
    book, say = book_of(game), words_of(lang, edition, titles)
    response.headers["Cache-Control"] = AN_HOUR
    return {
        "name": say.game(book),
        "about": say.about(book),
        "cards": {
            card: {"name": say.card(book, card), "effect": say.effect(book, card)}
            for card in book.vocabulary.cards
        },
        "terms": {
            family: {value: say.term(book, family, value) for value in values}
            for family, values in book.vocabulary.terms.items()
        },
        "settings": {
            name: {
                "text": say.setting(book, name),
                "values": {
                    value: say.value(book, name, value)
                    for value in (setting.values if isinstance(setting, Choice) else ())
                },
            }
            for name, setting in book.settings.items()
        },
    }


@router.get("/rules/{game}")
async def rule_texts(game: Game, response: Response, lang: Lang = "en") -> dict[str, Any]:
    """The rules, in order: id, chapter and text."""
    book = book_of(game)
    words_of(lang)
    response.headers["Cache-Control"] = AN_HOUR
    games = [game for game in (book.id, book.vocabulary.borrows) if game]
    return {"rules": [_rule_facts(rule, game) for game in games for rule in rules(game, lang).values()]}


@router.get("/summary/{game}")
async def one_page(
    game: Game, response: Response, lang: Lang = "en", edition: PhrasingQuery = "", titles: PhrasingQuery = ""
) -> dict[str, Any]:
    """The game on one page: sections of lines. A game without such a page has no sections."""
    book, say = book_of(game), words_of(lang, edition, titles)
    response.headers["Cache-Control"] = AN_HOUR
    return {
        "title": say.text("common-summary-of", game=say.game(book)),
        "sections": [section._asdict() for section in summary(say, book.id)],
    }


def _rule_facts(rule: Rule, game: str) -> dict[str, Any]:
    """A rule as JSON. `game`: whose rule it is, since an expansion has those of its base game, too."""
    return {**vars(rule), "game": game}
