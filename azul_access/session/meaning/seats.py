"""Sentences by which a seat changes hands: "Ben is the computer now".

They can name somebody who is not at the table yet, so they are no rules over the words of a game.
"""

import re
from functools import cache, partial

from azul_access.games.planning import LEVELS
from azul_access.language.grammar import Name, Node, Number, Rule, seq, word
from azul_access.language.lexicon import normalize
from azul_access.record.seat_words import load_seat_words
from azul_access.session.control.controls import SeatAction, SeatRequest
from azul_access.session.session import Session
from azul_access.values import frozen

# What stands in braces in the sentences, and the field of the request that it fills.
_FIELDS = {"seat": "name", "name": "name", "computer": "computer", "level": "level"}
_MOST_LETTERS = 200
_PLACE = re.compile(r"\{\w+\}")


def _spoken(name: str, *nodes: Node) -> Rule:
    """A sentence to listen for. What is heard is read like a typed line, so it builds nothing."""
    return Rule(name, seq(*nodes), lambda _: None)


# What is listened for always, and while a computer plays: players that are at the table.
_ALWAYS = (
    _spoken("seat-is-computer", Name("seat"), word("seat-is-computer")),
    _spoken("computer-plays-for", word("computer-plays-for"), Name("seat")),
)
_WITH_COMPUTERS = (
    _spoken("seat-is-back", Name("seat"), word("seat-is-back")),
    _spoken("computer-level", word("computer-level"), Number("count", LEVELS[0], LEVELS[-1])),
    _spoken("computer-told", word("computer-told")),
)


def spoken_seat_rules(session: Session) -> tuple[Rule, ...]:
    """The sentences about seats that the recogniser listens for."""
    return (*_ALWAYS, *_WITH_COMPUTERS) if session.setup.has_computers else _ALWAYS


def find_seat_request(session: Session, text: str) -> SeatRequest | None:
    """What a line says or asks about who plays at a seat; None for any other line."""
    if len(text) > _MOST_LETTERS:
        return None
    is_question = text.rstrip().endswith("?")
    language = session.settings.language
    line = text.replace("’", "'")
    words = load_seat_words(language)
    folded = line.casefold()
    for sentence in _sentences(language):
        if not all(part in folded for part in sentence.parts):
            continue
        action = sentence.action
        match = _compile(sentence.pattern).fullmatch(line)
        if match is None:
            continue
        if is_question and action is not SeatAction.TOLD:
            continue
        found = {_FIELDS[field]: said for field, said in match.groupdict().items() if said}
        if normalize(found.get("name", "")).split(" ")[0] in words.no_names:
            continue
        if "computer" in found and not _is_computer(session, found["computer"]):
            continue
        return SeatRequest(action, **found)
    return None


def _is_computer(session: Session, name: str) -> bool:
    setup = session.setup
    return any(
        normalize(player) == normalize(name) and setup.computer_at(seat) is not None
        for seat, player in enumerate(setup.names)
    )


@frozen
class _Sentence:
    """`parts` are its words without capitals, which a line needs; `pattern` matches it as a whole.

    Only the few patterns whose words a line has are compiled: all of them take longer than the
    start of a game.
    """

    action: SeatAction
    parts: tuple[str, ...]
    pattern: str


_compile = cache(partial(re.compile, flags=re.IGNORECASE))


@cache
def _sentences(language: str) -> tuple[_Sentence, ...]:
    """The sentences of a language. Words that add nothing may stand between words."""
    words = load_seat_words(language)
    fillers = rf"(?:(?:{_join(words.fillers)})\s+)*"
    trailing = rf"(?:\s+(?:{_join(words.fillers)}))*"
    texts = [text for text in words.levels if not text.isdecimal()]
    texts = sorted([*texts, *words.stronger, *words.weaker], key=len, reverse=True)
    named = rf"(?:{_join(words.level)})\s+[\w-]+(?:\s+[\w-]+)?"
    level = rf"(?:{named}|\d+|{_join(texts)})"
    places = {
        "seat": r"(?P<seat>\S.*?)",
        "name": r"(?P<name>\S.*?)",
        "computer": r"(?P<computer>\S.*?)",
        "level": rf"(?P<level>{level})",
    }
    sentences = []
    for action in SeatAction:
        for sentence in words.sentences[action.value]:
            parts = [
                re.sub(r"\\\{(\w+)\\\}", lambda found: places[found[1]], re.escape(part))
                for part in sentence.split()
            ]
            body = rf"\s+{fillers}".join(parts)
            body = body.replace(",", ",?")  # not everybody types them
            if action is SeatAction.TO_COMPUTER:
                body += rf"(?:{trailing}\s*,?\s+{fillers}{places['level']})?"
            pattern = rf"\s*{fillers}{body}{trailing}[\s.!?]*"
            fixed = tuple(_PLACE.sub(" ", sentence).replace(",", " ").casefold().split())
            sentences.append(_Sentence(action, fixed, pattern))
    return tuple(sentences)


def _join(texts: tuple[str, ...] | list[str]) -> str:
    return "|".join(re.escape(text).replace(r"\ ", r"\s+") for text in texts)
