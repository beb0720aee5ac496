"""Several commands in one line, such as "2b3; b; m", one after the other."""

import re
from dataclasses import replace
from functools import cache

from azul_access.language.lexicon import load_line_joiners, normalize
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.output.announcements import make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Session, Step
from azul_access.session.step.completion import complete_step
from azul_access.session.step.notes import find_note

_SIGN = ";"
MOST_PARTS = 50


def split_line(session: Session, text: str, source: str) -> list[str]:
    """The commands of a line; the line itself if it is a single one.

    A semicolon always separates. A word such as "then" does so if the line is not possible as a
    whole and each part means something by itself. A note reaches to the end of the line.
    """
    parts: list[str] = []
    rest = text
    while rest.strip():
        if find_note(session, rest) is not None:
            return [*parts, rest.strip()]
        part, _, rest = rest.partition(_SIGN)
        if part.strip():
            parts += _split_at_words(session, part.strip(), source)
    return parts or [text]


def join_steps(first: Step, second: Step) -> Step:
    """Both steps as one; `second` begins where `first` ends."""
    return replace(
        second,
        entries=(*first.entries, *second.entries),
        announcements=(*first.announcements, *second.announcements),
        understood=first.understood and second.understood,
        is_repeat=False,
        goes_on=False,
        silence=first.silence or second.silence,
        quits=first.quits or second.quits,
        device_request=second.device_request or first.device_request,
    )


def must_stop(before: Session, step: Step) -> bool:
    """Whether the rest of a line is not executed: after a refusal, a question, or quitting."""
    asks = bool(step.session.pending) and step.session.pending != before.pending
    return asks or step.quits or not step.understood


def report_rest(session: Session, done: int, rest: list[str]) -> Step:
    """Tell how many commands of a line are done, and which are not."""
    left = quote(f"{_SIGN} ".join(rest))
    return complete_step(Step(session, (), (make_message("line-stopped", done=done, rest=left),)))


def _split_at_words(session: Session, text: str, source: str) -> list[str]:
    names = {normalize(name) for name in session.setup.names}
    found = [
        match
        for match in _joiners(session.settings.language).finditer(text)
        if normalize(match[0]) not in names
    ]
    if not found or interpret(session, text, source).is_possible:
        return [text]
    ends = [*(match.start() for match in found), len(text)]
    starts = [0, *(match.end() for match in found)]
    parts = [text[start:end].strip(" ,") for start, end in zip(starts, ends, strict=True)]
    parts = [part for part in parts if part]
    return parts if all(find_meanings(session, part) for part in parts) else [text]


@cache
def _joiners(language: str) -> re.Pattern[str]:
    """The longest ones first, so that "and then" is one."""
    words = sorted(load_line_joiners(language), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
