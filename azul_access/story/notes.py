"""What players noted during a game, for its story."""

from azul_access.games.system import Expects
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.story.course import Course


def find_notes(ledger: Ledger, course: Course, number: int | None) -> list[Phrase]:
    """What players noted in a round; None: after the last round that counts."""
    return [
        phrase("story-note", text=note.sentence)
        for note in ledger.notes
        if _round_of(ledger, course, note) == number
    ]


def count_noted(ledger: Ledger) -> int:
    """The words of all notes."""
    return sum(len(note.text.split()) for note in ledger.notes)


def _round_of(ledger: Ledger, course: Course, note: AppliedNote) -> int | None:
    system, state = ledger.system, ledger.state_at(note)
    number = system.facts.round_number(state)
    is_over = system.rules.expects(state).kind is Expects.OVER
    return None if is_over or number == course.agreed_in else number
