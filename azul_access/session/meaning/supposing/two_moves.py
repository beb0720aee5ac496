"""Lines that name two moves and ask which of them is better: "1r2 or 3b4", "red or blue in row 2".

What one of them leaves out is what the other one says; of what both leave open, the best counts.
A line that goes on with a what-if names the other move alone: "better than the reds from 4?".
"""

from collections.abc import Sequence
from itertools import chain

from azul_access.games.system import Command
from azul_access.language.leading_words import text_behind
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import QuestionWords
from azul_access.language.stripping import strip_phrases
from azul_access.session.control.controls import CompareMoves
from azul_access.session.meaning.following.topic import find_tiles
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.meaning.supposing.moves import list_ways
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

# The words before the moves.
_LEAD = "which-of-two"
CONCEPTS = (_LEAD,)
_Moves = tuple[Command, ...]


def find_two_moves(session: Session, text: str) -> CompareMoves | None:
    """What a line compares: the possible moves that each of two descriptions fits; else None."""
    system = session.setup.system
    seat = find_asker(session, None).seat
    if system.supposing is None or seat is None or session.walk is not None:
        return None
    if seat != session.expected.player:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    tokens = tokenize(text.rstrip(" ?!.,:"))
    lead = text_behind(session.settings.language, _LEAD, text)
    compares = lead is not None or _has(words.phrases.compares, tokens)
    reader = _Reader(session, words, seat)
    joiners = [at for at, token in enumerate(tokens) if (token,) in words.phrases.either]
    joiners += [at for at, token in enumerate(tokens) if token in words.phrases.than and compares]
    for at in joiners:
        found = reader.compare(tokens[:at], tokens[at + 1 :], needs_target=not compares)
        if found is not None:
            return CompareMoves(found)
    return _compare_with_before(session, words, reader, tokens) if compares or joiners else None


def _compare_with_before(
    session: Session, words: QuestionWords, reader: "_Reader", tokens: Sequence[str]
) -> CompareMoves | None:
    """The move that was supposed last, and the one that a line names beside it."""
    supposed = session.memory.supposed
    if supposed is None or any(len(way) != 1 for way in supposed.ways):
        return None
    before = tuple(way[0].command for way in supposed.ways if way[0].command is not None)
    phrases = words.phrases
    starts = [at for at, token in enumerate(tokens, 1) if token in phrases.than]
    *_, rest = strip_phrases(tokens, phrases.follow | phrases.compares | phrases.polite, first=True)
    other = None
    for named in (*(tokens[at:] for at in starts), rest):
        other = other or reader.complete(tokenize(supposed.clause), named)
    return CompareMoves((before, other)) if before and other else None


class _Reader:
    """Reads descriptions of moves that can be made now."""

    def __init__(self, session: Session, words: QuestionWords, seat: int) -> None:
        self._session, self._words, self._seat = session, words, seat

    def compare(
        self, first: Sequence[str], second: Sequence[str], *, needs_target: bool
    ) -> tuple[_Moves, _Moves] | None:
        """The moves on both sides of "or", if both name some; the first one after other words."""
        for start in range(len(first)):
            lead, named = first[:start], first[start:]
            if needs_target and lead and not self._says_nothing(lead):
                return None
            if lead and not self._words.is_talk(lead[-1:]) and self._divides(lead[-1:]):
                return None  # the words before the first move name something
            one = self._read(named)
            other = self.complete(named, second) if one or start + 1 == len(first) else None
            if not one or not other:
                continue
            for at in range(1, len(second)):
                if self._find_colour(second[at:]):
                    continue  # it is the second move's own
                shared = self._read([*named, *second[at:]])
                if shared and len(shared) < len(one):
                    one = shared
                    break
            targets = {getattr(each, "target", each) for each in (*one, *other)}
            if needs_target and len(targets) > 2:
                return None
            return one, other
        return None

    def complete(self, first: Sequence[str], second: Sequence[str]) -> _Moves | None:
        """The moves of the second description; what it leaves out begins the first one."""
        ends = range(len(first), 0, -1)
        colour = self._find_colour(first)
        texts = chain((second,), ([*first[:end], *second] for end in ends), ([*colour, *second],))
        return next(filter(None, map(self._read, texts)), None)

    def _read(self, tokens: Sequence[str]) -> _Moves:
        ways = list_ways(self._session, "", tokens, self._seat)
        steps = [way[0] for way in ways if len(way) == 1]
        return tuple(
            step.command for step in steps if step.command is not None and step.seat == self._seat
        )

    def _find_colour(self, tokens: Sequence[str]) -> Sequence[str]:
        """The word for the only colour in a description."""
        vocabulary = self._session.setup.system.asking
        named = divide(self._session, " ".join(tokens))
        return () if vocabulary is None else find_tiles(named, vocabulary)

    def _says_nothing(self, tokens: Sequence[str]) -> bool:
        phrases = self._words.phrases
        *_, rest = strip_phrases(tokens, phrases.polite | phrases.follow, first=True)
        return not rest

    def _divides(self, tokens: Sequence[str]) -> bool:
        return self._words.divide(" ".join(tokens)) is not None


def _has(keys: frozenset[tuple[str, ...]], tokens: Sequence[str]) -> bool:
    return any(
        tuple(tokens[at : at + len(key)]) == key for key in keys for at in range(len(tokens))
    )
