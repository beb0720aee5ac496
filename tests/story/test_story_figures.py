"""Every figure of the stories, read back against a count from the records of the games."""

from dataclasses import replace

import pytest
from game_reader import StoryReader
from story_vectors import TOLD, load, records

from azul_access.language.phrase import Phrase
from azul_access.story.composer import Story, tell_story

RECORDS = {record["id"]: record for record in records()}
FIGURES = ("points", "count", "lost", "before", "after", "placed", "dropped", "most", "times")


def told(name: str) -> Story:
    ledger, context = load(name)
    story = tell_story(ledger, context)
    assert story is not None
    return story


@pytest.mark.parametrize("name", RECORDS)
def test_every_figure_is_right(name: str) -> None:
    assert StoryReader(RECORDS[name]).read_story(told(name)) >= 25


def wrong_sentences(sentence: Phrase) -> list[Phrase]:
    """A sentence with each of its figures in turn made one greater."""
    values = dict(sentence.slots)
    return [
        replace(sentence, slots=tuple({**values, figure: value + 1}.items()))
        for figure in FIGURES
        if isinstance(value := values.get(figure), int)
    ]


@pytest.mark.parametrize("name", [TOLD[0], TOLD[-1]])
def test_a_planted_wrong_figure_is_noticed(name: str) -> None:
    story = told(name)
    planted = 0
    for at, told_round in enumerate(story.rounds):
        for number, sentence in enumerate(told_round.sentences):
            for wrong in wrong_sentences(sentence):
                sentences = list(told_round.sentences)
                sentences[number] = wrong
                rounds = list(story.rounds)
                rounds[at] = replace(told_round, sentences=tuple(sentences))
                with pytest.raises(AssertionError):
                    StoryReader(RECORDS[name]).read_story(replace(story, rounds=tuple(rounds)))
                planted += 1
    assert planted >= 20
