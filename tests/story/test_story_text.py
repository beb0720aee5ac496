"""Stories of whole games: their length, their shapes, and the points that each round ends with."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from story_vectors import load, records

from azul_access.games.azul.commands import End
from azul_access.games.story import SHARED_TELLINGS, Tellings
from azul_access.games.summer_pavilion.commands import End as PavilionEnd
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import AppliedNote, CommandEntry, Ledger, add_entries
from azul_access.story.composer import Story, StoryRound, tell_story, tell_summary

RECORDS = {record["id"]: record for record in records()}
# A third of the games.
SOME = list(RECORDS)[::3]


def all_sentences(story: Story) -> Iterator[Phrase]:
    yield from story.opening
    for told in story.rounds:
        yield from told.sentences
    for part in (story.ending, story.back):
        yield from part


def text_of(phrases: Any, language: str) -> str:
    return load_phrases(language).render_all(phrases, Verbosity.NORMAL, Form.SHOW)


def scores_in(told: StoryRound) -> list[Phrase]:
    """The sentence about the scores after a round, if there is one."""
    found = [item for item in told.sentences if item.name.startswith("story-score")]
    assert len(found) <= 1
    return found


@pytest.mark.parametrize("name", SOME)
def test_a_story_fits_and_repeats_no_shape(name: str) -> None:
    """340 to 660 words in every language, more in long games.

    Shapes recur only after all others.

    Every round has the points of all players, and labels and places are never named.
    """
    ledger, context = load(name)
    story = tell_story(ledger, context)
    assert story is not None
    assert ledger.system.load_story is not None
    tellings = Tellings({**SHARED_TELLINGS, **ledger.system.load_story().TELLINGS})
    shapes = Counter((item.name, dict(item.slots)["shape"]) for item in all_sentences(story))
    for message, times in Counter(item.name for item in all_sentences(story)).items():
        different = sum(of == message for of, _ in shapes)
        assert different == min(times, tellings[message].shapes), message
    for language in LANGUAGES:
        text = text_of(all_sentences(story), language)
        most = max(660, 12 * len(story.rounds) * RECORDS[name]["players"] + 400)
        assert 340 <= len(text.split()) <= most, language
        assert not re.search(r"\b(SCH|[RBXOLYG])\b", text)
        for told, expected in zip(story.rounds, RECORDS[name]["result"]["rounds"], strict=True):
            score = text_of(scores_in(told), language)
            numbers = set(map(int, re.findall(r"\d+", score)))
            assert set(expected["scores"]) <= numbers, (language, score)
        assert story == tell_story(ledger, context)


@pytest.mark.parametrize("name", SOME)
def test_a_summary_takes_a_minute(name: str) -> None:
    """The result, three moments of different rounds and the final scores, in 160 words at most."""
    ledger, context = load(name)
    summary = tell_summary(ledger, context)
    assert summary is not None
    assert len(summary.rounds) == min(3, len(RECORDS[name]["rounds"]))
    for language in LANGUAGES:
        text = text_of(all_sentences(summary), language)
        assert 60 <= len(text.split()) <= 160, language
        assert all(str(points) in text for points in RECORDS[name]["result"]["final"])


@pytest.mark.parametrize("name", ["base-2p-003", "grey-3p-77010", "sp-colour-2p-990003"])
def test_a_game_can_be_told_at_any_time(name: str) -> None:
    """A story of a game that is not over tells no scoring of the round that runs."""
    ledger, context = load(name)
    for count in range(0, len(ledger.applied), 3):
        applied = ledger.applied[:count]
        begun = replace(ledger, applied=applied, history=applied)
        for tell in (tell_story, tell_summary):
            story = tell(begun, context)
            assert story is not None
            assert text_of(all_sentences(story), "de")
            assert not story.ending
            assert not story.back
            assert all(told.sentences for told in story.rounds)
            scored = [told for told in story.rounds if scores_in(told)]
            if tell is tell_story:
                assert len(scored) == _count_ended(begun)


def test_a_game_ended_by_agreement() -> None:
    """The round that was not finished does not count, and what was noted in it is kept."""
    ledger, context = load("base-2p-003")
    number = ledger.system.facts.round_number
    third = [item for item in ledger.applied if number(item.before) == 3]
    count = ledger.applied.index(third[8])
    note = AppliedNote("Dinner is ready", "test", count)
    begun = replace(ledger, applied=ledger.applied[:count], history=ledger.applied[:count])
    ended = add_entries(begun, [CommandEntry(End(), "test")])
    story = tell_story(replace(ended, history=(*ended.history, note)), context)
    assert story is not None
    assert [told.number for told in story.rounds] == [1, 2]
    assert [item.name for item in story.ending[:1]] == ["story-agreed"]
    assert dict(story.ending[0].slots)["round"] == 3
    assert "Dinner is ready." in text_of(story.ending, "en")


@pytest.mark.parametrize("tell", [tell_story, tell_summary])
def test_a_game_ended_in_its_first_round(tell: Callable[..., Story | None]) -> None:
    """The start stone has cost points, so one player wins without a round that counts."""
    ledger, context = load("sp-colour-2p-990003")
    scores = ledger.system.facts.scores
    count = next(
        index for index, item in enumerate(ledger.applied) if len(set(scores(item.before))) > 1
    )
    begun = replace(ledger, applied=ledger.applied[:count], history=ledger.applied[:count])
    story = tell(add_entries(begun, [CommandEntry(PavilionEnd(), "test")]), context)
    assert story is not None
    assert not story.rounds
    assert text_of(all_sentences(story), "nl")


def _count_ended(ledger: Ledger) -> int:
    """The rounds that were played to the end."""
    events = [event for item in ledger.applied for event in item.events]
    milestones = map(ledger.system.facts.milestone, events)
    return sum(milestone.round_scores is not None for milestone in milestones)


def test_every_language_has_every_shape() -> None:
    """A message of a story has as many shapes as are counted, each with words of its own."""
    counted = 0
    for language in LANGUAGES:
        phrases = load_phrases(language)
        for name in SOME[::4]:
            ledger, context = load(name)
            story = tell_story(ledger, context)
            assert story is not None
            assert ledger.system.load_story is not None
            tellings = Tellings({**SHARED_TELLINGS, **ledger.system.load_story().TELLINGS})
            for sentence in all_sentences(story):
                slots = tuple(slot for slot in sentence.slots if slot[0] != "shape")
                texts = {
                    phrases.render(
                        Phrase(sentence.name, (*slots, ("shape", shape))),
                        Verbosity.NORMAL,
                        Form.SHOW,
                    )
                    for shape in range(1, tellings[sentence.name].shapes + 1)
                }
                assert len(texts) == tellings[sentence.name].shapes, (language, sentence.name)
                counted += 1
    assert counted > 800
