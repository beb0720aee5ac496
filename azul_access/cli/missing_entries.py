"""Questions for what a damaged saved game has lost, before the game goes on."""

from azul_access import session as conversation
from azul_access.cli.exit_codes import Left
from azul_access.cli.spoken_console import SpokenConsole
from azul_access.games.system import Expects
from azul_access.language.phrase import Paragraph, phrase
from azul_access.record.ledger import Ledger, encode_entry
from azul_access.record.missing import add_time, find_times
from azul_access.record.overview import describe_table
from azul_access.record.saved_game import SavedGame, fill_gap, fill_gaps
from azul_access.session.output.narration import narrate
from azul_access.storage import Gap
from azul_access.values import frozen


@frozen
class _Answers:
    """What was answered so far for one gap, and the game with it."""

    encoded: tuple[dict[str, object], ...]
    ledger: Ledger


def can_ask(saved: SavedGame) -> bool:
    """Whether entries can be used again when others before them are known."""
    return bool(saved.gaps and saved.gaps[0].later and not saved.refused_entries)


def ask_missing(questions: SpokenConsole, saved: SavedGame) -> tuple[SavedGame, list[Paragraph]]:
    """The game with what the players know of its gaps, and with the entries after these.

    Also what to tell then. The game goes on before the first gap that nobody knows. Raises: Left.
    """
    waiting = _count_waiting(saved)
    while can_ask(saved):
        filled = _ask_gap(questions, saved, saved.gaps[0])
        if filled is None:
            break
        saved = fill_gaps(filled)
    count = waiting - _count_waiting(saved)
    if not count:
        return saved, []
    return saved, [
        [phrase("missing-filled", count=count)],
        *describe_table(saved.setup, saved.ledger),
    ]


def _count_waiting(saved: SavedGame) -> int:
    return sum(len(gap.later) for gap in saved.gaps)


def _ask_gap(questions: SpokenConsole, saved: SavedGame, gap: Gap) -> SavedGame | None:
    """The game with this gap filled; None if nobody knows."""
    opening = _Answers((), saved.ledger)
    answers = opening
    while True:
        answered = _ask_entry(questions, saved, answers)
        if answered is None and answers is opening:
            return None
        has_all = answered is None or _has_all(gap, answered)
        answers = answered or answers
        if not has_all and not _find_proved(saved, gap, answers):
            continue
        filled = _fill(questions, saved, gap, answers)
        if filled is not None:
            return filled
        questions.announce(phrase("missing-breaks"))
        answers = opening


def _ask_entry(questions: SpokenConsole, saved: SavedGame, answers: _Answers) -> _Answers | None:
    """The answers with one more; None for an empty line or the end of the input."""
    settings = questions.settings
    session = conversation.resume_game(saved.setup, answers.ledger, settings).session
    system, names = saved.setup.system, saved.setup.names
    expected = system.rules.expects(answers.ledger.state)
    number = len(answers.ledger.applied)
    if expected.player is None or expected.kind is Expects.OVER:
        return None
    question = (
        phrase("missing-draw", number=number)
        if expected.kind is Expects.FILL
        else phrase("missing-move", number=number, player=names[expected.player])
    )
    questions.announce(question, phrase("missing-how", answered=len(answers.encoded)))
    while (line := questions.read_line(phrase("prompt-missing"))) is not None:
        if not line.strip() and not session.pending:
            return None
        step = conversation.handle_line(session, line, "keyboard")
        if step.quits:
            questions.announce(phrase("questions-left"))
            raise Left
        session = step.session
        if step.entries:
            before = (*saved.encoded, *answers.encoded)
            added = [add_time(encode_entry(system, entry), before) for entry in step.entries]
            return _Answers((*answers.encoded, *added), session.ledger)
        for announcement in step.announcements:
            for paragraph in narrate(system, session.context, announcement):
                questions.announce(*paragraph)
    return None


def _has_all(gap: Gap, answers: _Answers) -> bool:
    """Whether there are as many answers as entries are gone from a gap, if that is known."""
    gone = gap.lost - (gap.loose is not None)
    return gap.is_counted and len(answers.encoded) >= max(1, gone)


def _find_proved(saved: SavedGame, gap: Gap, answers: _Answers) -> list[dict[str, object]]:
    """The answers and the entries after them, if the checksums prove them."""
    later = gap.follow(answers.encoded)
    if later:
        return [*answers.encoded, *later]
    if len(answers.encoded) > 1:
        return []
    return find_times(answers.encoded, saved.encoded, gap)


def _fill(
    questions: SpokenConsole, saved: SavedGame, gap: Gap, answers: _Answers
) -> SavedGame | None:
    """The game with the answers and the entries after them; None if these are impossible then."""
    proved = _find_proved(saved, gap, answers)
    if proved and (filled := fill_gap(saved, proved)) is not None:
        questions.announce(phrase("missing-proved"))
        return filled
    loose = () if gap.loose is None else (gap.loose,)
    return fill_gap(saved, (*answers.encoded, *loose, *gap.later))
