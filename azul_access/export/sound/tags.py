"""The metadata of a sound file, for every format: title, chapters, sentences."""

from azul_access.language.languages import LANGUAGES
from azul_access.values import frozen


@frozen
class Span:
    """A chapter or sentence, in milliseconds from the beginning of the sound."""

    text: str
    start: int
    end: int


@frozen
class Tags:
    """`author`, `narrator` and `year` may be empty. Chapters are in order and without gaps.

    `chapters` are the finest parts: rounds, and in them turns or moments; `rounds` are for formats
    that hold fewer. `track` counts the files of an album from 1.
    """

    title: str
    album: str
    author: str
    narrator: str
    language: str
    year: str
    rounds: tuple[Span, ...] = ()
    chapters: tuple[Span, ...] = ()
    sentences: tuple[Span, ...] = ()
    track: int = 1
    tracks: int = 1

    @property
    def artist(self) -> str:
        """Who recorded the game, or else the voice."""
        return self.author or self.narrator

    @property
    def iso_639_2(self) -> str:
        return LANGUAGES[self.language].iso_639_2


def format_clock(milliseconds: int) -> str:
    """Hours, minutes, seconds and thousandths: "00:01:02.345"."""
    seconds, thousandths = divmod(milliseconds, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{thousandths:03}"


def format_lyrics(tags: Tags) -> str:
    """Return all sentences in LRC format, which players show in step with the sound."""
    lines = []
    for sentence in tags.sentences:
        minutes, rest = divmod(sentence.start, 60_000)
        lines.append(f"[{minutes:02}:{rest // 1000:02}.{rest % 1000 // 10:02}]{sentence.text}")
    return "\n".join(lines)
