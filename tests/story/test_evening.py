"""What a story tells of the evening: how long it took, and the longest thought."""

import re
from dataclasses import replace

import pytest
from story_vectors import load

from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.story.composer import tell_story, tell_summary
from azul_access.story.evening import count_played, evening_facts

GAME = "base-2p-003"
EVERY = 20  # seconds between two commands


def timed(gaps: dict[int, int]) -> Ledger:
    """A game in which a command was given every 20 seconds, but some after other `gaps`."""
    ledger, _ = load(GAME)
    at, applied = 0, []
    for index, item in enumerate(ledger.applied):
        at += gaps.get(index, EVERY)
        applied.append(replace(item, at=at))
    return replace(ledger, applied=tuple(applied))


def turns() -> list[int]:
    """The indexes of the commands that are moves."""
    ledger, _ = load(GAME)
    expects = ledger.system.rules.expects
    return [
        index
        for index, item in enumerate(ledger.applied)
        if expects(item.before).kind is Expects.TURN
    ]


TURNS = turns()


def numbers_in(message: Phrase, language: str, shape: int) -> list[int]:
    shaped = replace(message, slots=(*message.slots, ("shape", shape)))
    text = load_phrases(language).render(shaped, Verbosity.NORMAL, Form.SHOW)
    return sorted(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_and_the_longest_thought_are_told(language: str) -> None:
    """The same minutes in every shape; a pause over an hour is neither played nor thought."""
    ledger = timed({TURNS[3]: 3601, TURNS[9]: 500, TURNS[12]: 400, TURNS[20]: 3600 * 30})
    seconds = (len(ledger.applied) - 4) * EVERY + 900
    assert count_played(ledger) == seconds
    hours, minutes = divmod((seconds + 30) // 60, 60)
    _, context = load(GAME)
    length, thought = evening_facts(context.names, ledger)
    slots = dict(thought.slots)
    before = ledger.applied[TURNS[9]].before
    player = ledger.system.rules.expects(before).player
    assert player is not None
    number = ledger.system.facts.round_number(before)
    assert slots == {"player": context.names[player], "minutes": 8, "round": number}
    for shape in range(1, 5):
        told = numbers_in(length, language, shape)
        expected = [part for part in (hours, minutes) if part > 1]
        assert told == sorted(expected)
        assert numbers_in(thought, language, shape) == sorted([8, number])


def test_two_thoughts_of_the_same_length_are_not_told() -> None:
    """No sentence says that one of them was the longest."""
    _, context = load(GAME)
    facts = list(evening_facts(context.names, timed({TURNS[2]: 300, TURNS[5]: 300})))
    assert [fact.name for fact in facts] == ["story-length"]


def test_nothing_is_told_without_times() -> None:
    """Also if only one is missing, as where an older program began the game."""
    _, context = load(GAME)
    ledger = timed({})
    first, *rest = ledger.applied
    partly = replace(ledger, applied=(replace(first, at=None), *rest))
    quick = timed(dict.fromkeys(range(1000), 0))
    for game in (load(GAME)[0], partly, quick):
        assert not list(evening_facts(context.names, game))


def test_the_evening_is_in_the_story() -> None:
    """After the look back; the other sentences may be fewer, but tell the same game."""
    _, context = load(GAME)
    story = tell_story(timed({TURNS[9]: 500}), context)
    assert story is not None
    assert [sentence.name for sentence in story.back[-2:]] == ["story-length", "story-thought"]


def test_a_summary_has_the_length_and_two_short_notes() -> None:
    """The longest thought, further notes and long ones are left to the story."""
    _, context = load(GAME)
    ledger = timed({TURNS[9]: 500})
    texts = ("Anna sang.", "word " * 16, "Ben laughed.", "Good night.")
    notes = [AppliedNote(text, "test", 10 * number) for number, text in enumerate(texts)]
    ledger = replace(ledger, history=(*ledger.applied, *notes))
    summary = tell_summary(ledger, context)
    assert summary is not None
    told = [item for item in summary.ending if item.name in ("story-note", "story-length")]
    assert [dict(item.slots).get("text") for item in told] == [texts[0], texts[2], None]
    assert summary.ending[-1].name == "story-length"
