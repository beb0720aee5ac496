"""What happened while a page was away, in one sentence."""

from collections import Counter
from collections.abc import Sequence

from azul_access.games.system import Expects
from azul_access.games.terms import list_scores
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.output.announcements import UndoReport
from azul_access.web.events import PageEvent

# A page that missed more announcements than these gets the sentence first, and they can be read.
MOST_READ = 3


def sum_up(session: Session, missed: Sequence[PageEvent], moves: int) -> Phrase:
    """The number of moves of each player, the round, the scores, and who has to do what now.

    `session` is as the player of the page hears it; `moves` is how many commands had been carried
    out when the page went away. Of moves that were taken back only those count that replaced them.
    """
    counts = [len(event.session.ledger.applied) for event in missed if event.number]
    facts, state = session.setup.system.facts, session.ledger.state
    return phrase(
        "web-away",
        moves=(
            *_list_moves(session, min([moves, *counts])),
            *_report_undone(missed),
        ),
        round=facts.round_number(state),
        scores=list_scores(session.setup.names, facts.scores(state)),
        now=_describe_turn(session),
    )


def _list_moves(session: Session, moves: int) -> list[Phrase]:
    """How many moves each player made after the first `moves` commands, in the order of seats."""
    expected = [
        session.setup.system.rules.expects(it.before) for it in session.ledger.applied[moves:]
    ]
    made = Counter(it.player for it in expected if it.kind in (Expects.TURN, Expects.CHOICE))
    found = [
        phrase("web-away-moves", player=name, count=made[seat])
        for seat, name in enumerate(session.setup.names)
        if made[seat]
    ]
    return found or [phrase("web-away-no-moves")]


def _report_undone(missed: Sequence[PageEvent]) -> list[Phrase]:
    is_undone = any(isinstance(event.announcement, UndoReport) for event in missed)
    return [phrase("web-away-undone")] if is_undone else []


def _describe_turn(session: Session) -> Phrase:
    expected = session.expected
    match expected.kind:
        case Expects.FILL:
            return phrase("web-away-fill")
        case Expects.TURN | Expects.CHOICE if expected.player is not None:
            if session.owner is not None and expected.player == session.owner.seat:
                return phrase("web-away-your-turn")
            return phrase("web-away-turn", player=session.setup.names[expected.player])
        case _:
            return phrase("web-away-over")
