"""Divides a story into chapters: the rounds, the final scoring, the look back."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from azul_access.export.document import Block, Chapter, Length, NavigationPoint, TextLine
from azul_access.export.markup import sentence_id
from azul_access.language.phrase import phrase
from azul_access.story.composer import Sentences, Story


def story_chapters(
    story: Story,
    length: Length,
    drawings: Sequence[Block],
    decided: Sequence[Block],
    curves: Sequence[Block],
) -> tuple[Chapter, ...]:
    """A chapter for each part of a story after its opening.

    In a summary, each paragraph about a round begins with the round's number. What is `decided` is
    drawn at the last round, the boards at the final scoring, and the points at the look back.
    """
    chapters = tuple(_chapters(story, is_summary=length is Length.SUMMARY))
    more = {"ending": tuple(drawings), "back": tuple(curves)}
    if story.rounds:
        more[_name_round(story.rounds[-1].number)] = tuple(decided)
    return tuple(
        replace(chapter, blocks=(*chapter.blocks, *more.get(chapter.element_id, ())))
        for chapter in chapters
    )


def _chapters(story: Story, *, is_summary: bool) -> Iterator[Chapter]:
    for told in story.rounds:
        name = _name_round(told.number)
        prefix = (phrase("story-in-round", round=told.number),) if is_summary else ()
        heading = phrase("transcript-round", round=told.number)
        line = TextLine(f"{name}-1", (*prefix, *told.sentences))
        moments = tuple(
            NavigationPoint(sentence_id(line.element_id, index + 1), told.sentences[index])
            for index in told.moments
        )
        yield Chapter(name, heading, (line,), moments)
    parts: tuple[tuple[str, Sentences], ...] = (
        ("ending", story.ending),
        ("back", story.back),
    )
    for name, sentences in parts:
        if sentences:
            heading = phrase(f"story-{name}-title")
            yield Chapter(name, heading, (TextLine(f"{name}-1", sentences),))


def _name_round(number: int) -> str:
    return f"round-{number}"
