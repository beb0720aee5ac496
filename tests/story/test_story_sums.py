"""The points of stories, added up from their text alone."""

import pytest
from played_games import play_game
from story_vectors import NAMES, load, records
from test_told_stories import write_story
from text_reader import TextReader

from azul_access.games.context import NarrationContext
from azul_access.language.languages import LANGUAGES
from azul_access.record.ledger import Ledger

RECORDS = {record["id"]: record for record in records()}


def problems_of(ledger: Ledger, context: NarrationContext, language: str) -> list[str]:
    return TextReader(context.names, language).read(write_story(ledger, context, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_each_round_close(language: str) -> None:
    """What each player had, won and lost is in the text, and makes what each has then."""
    for name in list(RECORDS)[::2]:
        assert not problems_of(*load(name), language), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sums_of_played_games_close(players: int, language: str) -> None:
    """The same for a game that nobody has seen; the last player moves by chance."""
    levels = (3, 2, 1, 1)[: players - 1]
    chosen = {"edition": "publisher", "wall": "coloured"}
    ledger, context = play_game("azul", players, 20261126 + players, (*levels, 0), chosen)
    assert not problems_of(ledger, context, language)


@pytest.mark.parametrize("players", [2, 4])
def test_the_sums_of_games_by_chance_close(players: int) -> None:
    """Summer Pavilion, with much left over, and scores at their lower limit."""
    chosen = {"edition": "original", "board": "coloured"}
    ledger, context = play_game("summer-pavilion", players, players, (0,) * players, chosen)
    for language in LANGUAGES:
        assert not problems_of(ledger, context, language)


@pytest.mark.parametrize("name", [next(iter(RECORDS)), "sp-grey-4p-990005"])
def test_a_planted_wrong_number_is_noticed(name: str) -> None:
    """Each number of a round that is told of a player, made one greater."""
    ledger, context = load(name)
    text = write_story(ledger, context, "de")
    reader = TextReader(NAMES[: RECORDS[name]["players"]], "de")
    assert not reader.read(text)
    noticed = planted = 0
    for found in TextReader.NUMBERS.finditer(text):
        wrong = text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]
        planted += 1
        noticed += bool(TextReader(context.names, "de").read(wrong))
    assert noticed >= 0.4 * planted > 20  # numbers of rounds, of leads and of the sums at the end
