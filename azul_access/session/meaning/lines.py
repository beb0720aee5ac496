"""Several commands in one line, such as "2b3; b; m", one after the other."""

import re
from dataclasses import replace
from functools import cache

from azul_access.games.system import Ask
from azul_access.language.lexicon import load_line_joiners, normalize
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.meaning.questions.asking import follow_joiner
from azul_access.session.output.announcements import make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Session, Step
from azul_access.session.step.completion import complete_step
from azul_access.session.step.notes import find_note

_SIGN = ";"
_FEWEST_WORDS = 6  # of a sentence with a semicolon
MOST_PARTS = 50


def split_line(session: Session, text: str, source: str) -> list[str]:
    """The commands of a line; the line itself if it is a single one.

    A semicolon always separates. A word such as "then" does so if the line is not possible as a
    whole and each part means something by itself. A note reaches to the end of the line.
    """
    if _is_one_move(session, text, source):
        return [text.replace(_SIGN, ",")]
    parts: list[str] = []
    rest = text
    while rest.strip():
        if find_note(session, rest) is not None:
            return [*parts, rest.strip()]
        part, _, rest = rest.partition(_SIGN)
        if part.strip():
            parts += _split_at_words(session, part.strip(), source)
    return parts or [text]


def _is_one_move(session: Session, text: str, source: str) -> bool:
    """Whether the parts between semicolons are one sentence: "the reds; they go in row 2"."""
    parts = [part for part in text.split(_SIGN) if part.strip()]
    if len(parts) != 2 or len(text.split()) < _FEWEST_WORDS:
        return False
    if find_note(session, text) or any(
        interpret(session, part, source).is_possible for part in parts
    ):
        return False
    whole = interpret(session, text.replace(_SIGN, ","), source)
    return whole.is_possible and len(whole.step.entries) == 1


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
    if "?" in text.rstrip(" ?") or _asks_twice(session, text):
        questions = _split_questions(session, text, source)
        if questions:
            return questions
    if not found or interpret(session, text, source).is_possible:
        return [text]
    ends = [*(match.start() for match in found), len(text)]
    starts = [0, *(match.end() for match in found)]
    parts = [text[start:end].strip(" ,") for start, end in zip(starts, ends, strict=True)]
    parts = [part for part in parts if part]
    return parts if all(find_meanings(session, part) for part in parts) else [text]


def _asks_twice(session: Session, text: str) -> bool:
    """Whether a line with a question mark may be two questions that a small word joins."""
    return text.rstrip().endswith("?") and len(_halves(session, text)) > 0


def _halves(session: Session, text: str) -> list[tuple[str, str]]:
    """Each way to divide a line at a sign or before a word such as "and"."""
    joiner = follow_joiner(session)
    if joiner is None:
        return []
    pattern = re.compile(rf"\?\s+|[,;]?\s+\b{re.escape(joiner)}\b\s+", re.IGNORECASE)
    found = [(text[: each.start()], text[each.end() :]) for each in pattern.finditer(text)]
    return [(first, second) for first, second in found if first.strip() and second.strip(" ?")]


def _split_questions(session: Session, text: str, source: str) -> list[str]:
    """The two questions of a line that is none as a whole; nothing for another line."""
    if interpret(session, text, source).is_possible:
        return []
    for first, second in _halves(session, text):
        parts = [f"{part.strip(' ?')}?" for part in (first, second)]
        readings = [interpret(session, part, source) for part in parts]
        if all(each.is_possible and _only_asks(each) for each in readings):
            return parts
    return []


def _only_asks(interpretation: Interpretation) -> bool:
    return all(isinstance(meaning, Ask) for meaning in interpretation.meanings)


@cache
def _joiners(language: str) -> re.Pattern[str]:
    """The longest ones first, so that "and then" is one."""
    words = sorted(load_line_joiners(language), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
