"""What a text comes to at this moment: its meaning, and the step that would follow from it.

A step is a value, so that it can be looked at before anybody decides whether it is taken.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.session.commands import find_correction
from azul_access.session.meanings import find_meanings, get_lexicon
from azul_access.session.narration import ChoiceQuestion, Message, make_message
from azul_access.session.read_back import read_back
from azul_access.session.replies import follow_meaning
from azul_access.session.values import Meaning, Session, Step

LONGEST_ECHO = 60


@dataclass(frozen=True, slots=True)
class Interpretation:
    """`meant` is one thing; none where nothing was understood, several where it must be asked."""

    meanings: tuple[Meaning, ...]
    step: Step

    @property
    def possible(self) -> bool:
        """Whether it can be done now."""
        return bool(self.meanings) and self.step.understood


def interpret(session: Session, text: str, source: str) -> Interpretation:
    """Never raises for any text: what cannot be done has a step that tells why."""
    found = find_meanings(session, text)
    if text.rstrip().endswith("?") and not all(isinstance(meaning, Ask) for meaning in found):
        # "2b3?" asks what would happen; a question never makes a move.
        asked = find_meanings(session, f"? {text}")
        found = asked or [
            meaning for meaning in found if not isinstance(meaning, Commands | CorrectionRequest)
        ]
    if not found:
        return Interpretation((), _not_understood(session, text))
    return _one_of(session, found, source)


def shorten(text: str) -> str:
    """What was heard, short enough to be said back."""
    cleaned = " ".join(text.split())
    return cleaned if len(cleaned) <= LONGEST_ECHO else cleaned[:LONGEST_ECHO] + " …"


def _not_understood(session: Session, text: str) -> Step:
    unknown = get_lexicon(session).unknown(text)
    name = "error-unknown-word" if unknown else "error-not-understood"
    failed = make_message(name, text=shorten(unknown or text))
    hint = session.setup.system.dialogue.give_hint(session.context, session.ledger.state)
    return Step(session, announcements=(Message((*failed.phrases, *hint)),), understood=False)


def _one_of(session: Session, found: Sequence[Meaning], source: str) -> Interpretation:
    """The one meaning that can be: a legal command, else a question or control, else a refusal."""
    refused: Interpretation | None = None
    possible: list[Interpretation] = []
    for meaning in found:
        if isinstance(meaning, Commands):
            sense = Interpretation((meaning,), follow_meaning(session, meaning, source))
            if sense.possible:
                possible.append(sense)
            refused = refused or sense
    if possible:
        return choose_or_ask(session, possible)
    others = [meaning for meaning in found if not isinstance(meaning, Commands)]
    # "fix o4" may mean a tile that was taken or one that was placed: the newer one.
    others.sort(
        key=lambda other: (
            -find_correction(session, other) if isinstance(other, CorrectionRequest) else 0
        )
    )
    # A question about what is not there gives way to the reason why a move cannot be made.
    for other in others:
        step = follow_meaning(session, other, source)
        if step.understood or refused is None:
            return Interpretation((other,), step)
    assert refused is not None
    return refused


def choose_or_ask(session: Session, senses: Sequence[Interpretation]) -> Interpretation:
    """The only one of them, or the question which of them is meant."""
    apart = remove_duplicates(senses)
    if len(apart) == 1:
        return apart[0]
    meant = _in_order(session, [meaning for sense in apart for meaning in sense.meanings])
    told = ChoiceQuestion(tuple(read_back(session, meaning) for meaning in meant))
    return Interpretation(meant, Step(replace(session, pending=meant), announcements=(told,)))


def _in_order(session: Session, meant: list[Meaning]) -> tuple[Meaning, ...]:
    """Where 2 by itself names one of them (a column), that one becomes the second."""
    closed = replace(session, pending=())
    for place in range(len(meant)):
        named = find_meanings(closed, str(place + 1))
        at = next((at for at, meaning in enumerate(meant) if meaning in named), place)
        meant[at], meant[place] = meant[place], meant[at]
    return tuple(meant)


def remove_duplicates(senses: Iterable[Interpretation]) -> list[Interpretation]:
    """Each only once: two wordings of one move are one."""
    apart: list[Interpretation] = []
    for sense in senses:
        if not any(_same(sense, other) for other in apart):
            apart.append(sense)
    return apart


def _same(one: Interpretation, other: Interpretation) -> bool:
    """Whether the same follows; a count that was given or not makes no other move."""
    if one.meanings == other.meanings:
        return True
    if not (one.step.entries and other.step.entries):
        return False
    kinds = [type(meaning) for sense in (one, other) for meaning in sense.meanings]
    states = [sense.step.session.ledger.state for sense in (one, other)]
    return len(set(kinds)) == 1 and states[0] == states[1]
