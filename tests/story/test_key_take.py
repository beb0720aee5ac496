"""The take before the last round on which most hung: told alike everywhere, and true."""

from dataclasses import replace
from typing import Any

import pytest
from played_games import play_game
from test_told_stories import write_story
from text_reader import TextReader

from azul_access.games.azul import rules
from azul_access.games.azul.disc import tiles
from azul_access.games.azul.events import Taken
from azul_access.games.context import NarrationContext
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase
from azul_access.player import choose
from azul_access.player.reasons import LEVEL
from azul_access.record.ledger import Ledger
from azul_access.story import key_take
from azul_access.story.key_take import find_key_take


def count_in(tiles: object) -> object:
    assert isinstance(tiles, Phrase)
    return dict(tiles.slots)["count"]


@pytest.fixture(scope="module")
def played() -> tuple[Ledger, NarrationContext]:
    return play_game("azul", 2, 3911701, (2, 1), {})


def test_the_take_is_one_that_the_computer_would_have_made(
    played: tuple[Ledger, NarrationContext],
) -> None:
    """So nobody is blamed; what it prevented is true after it, and it is not of the last round."""
    ledger, context = played
    last = ledger.system.facts.round_number(ledger.applied[-1].before)
    found = find_key_take(ledger, context, last)
    assert found is not None
    assert found.round < last
    assert found.outcome.name == "azul-story-key-dead"
    lying = count_in(dict(found.outcome.slots)["tiles"])
    for item in ledger.applied:
        taken = next((event for event in item.events if isinstance(event, Taken)), None)
        count = count_in(found.tiles)
        is_round = ledger.system.facts.round_number(item.before) == found.round
        if taken and is_round and (taken.player, taken.size) == (found.seat, count):
            assert choose(ledger.system, item.before, LEVEL).command == item.command
            after: Any = item.after
            centre = tiles(after.centre)
            many = {colour for colour in centre if centre.count(colour) == lying}
            other = after.players[1 - found.seat]
            assert any(not rules.open_lines(other, colour) for colour in many)
            break
    else:
        pytest.fail("nobody took that")


def test_it_is_found_alike_without_what_was_kept(played: tuple[Ledger, NarrationContext]) -> None:
    ledger, context = played
    first = find_key_take(ledger, context, 5)
    key_take._judge.cache_clear()
    assert find_key_take(ledger, context, 5) == first


def test_a_game_that_is_not_over_has_none(played: tuple[Ledger, NarrationContext]) -> None:
    """Its last round is not known, and a story so far would tell what others do not know yet."""
    ledger, context = played
    begun = replace(ledger, applied=ledger.applied[:-1], history=ledger.applied[:-1])
    assert write_story(begun, context, "en", has_opinion=True) == write_story(begun, context, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_changes_no_sum(played: tuple[Ledger, NarrationContext], language: str) -> None:
    text = write_story(*played, language, has_opinion=True)
    assert "omputer" in text
    assert not TextReader(played[1].names, language).read(text)
