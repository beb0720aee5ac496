"""Divides a story into chapters: the rounds, the final scoring, what stayed open, the sums."""

from collections.abc import Iterator

from azul_access.export.document import Chapter, Length, Line
from azul_access.language.phrase import phrase
from azul_access.story.composer import Sentences, Story


def story_chapters(story: Story, length: Length) -> tuple[Chapter, ...]:
    """A chapter for each part of a story after its opening.

    In a summary, each paragraph about a round begins with the round's number.
    """
    return tuple(_chapters(story, is_summary=length is Length.SUMMARY))


def _chapters(story: Story, *, is_summary: bool) -> Iterator[Chapter]:
    for told in story.rounds:
        name = f"round-{told.number}"
        prefix = (phrase("story-in-round", round=told.number),) if is_summary else ()
        heading = phrase("transcript-round", round=told.number)
        yield Chapter(name, heading, (Line(f"{name}-1", (*prefix, *told.sentences)),))
    parts: tuple[tuple[str, Sentences], ...] = (
        ("ending", story.ending),
        ("open", story.open),
        ("sums", story.sums),
    )
    for name, sentences in parts:
        if sentences:
            heading = phrase(f"story-{name}-title")
            yield Chapter(name, heading, (Line(f"{name}-1", sentences),))
