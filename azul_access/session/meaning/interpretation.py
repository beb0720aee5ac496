"""Interprets a text: chooses one of its meanings in a session, and makes the step of it.

Steps are values, so that callers can compare several interpretations before they use one.
"""

import re
from collections.abc import Sequence
from functools import partial

from azul_access.games.sayings import Tiles
from azul_access.games.system import Ask, Commands, CorrectionRequest, Expects
from azul_access.language.phrase import phrase
from azul_access.session.change.corrections import find_age
from azul_access.session.control.controls import SimpleControl
from azul_access.session.meaning.checking import check
from azul_access.session.meaning.choosing import Interpretation, choose_or_ask
from azul_access.session.meaning.following.continuing import follow_up, is_left_open
from azul_access.session.meaning.following.referring import (
    Talks,
    asks_reason,
    find_talk,
    go_on_with_fragment,
    go_on_with_question,
    needs_question_before,
    tells_points,
)
from azul_access.session.meaning.lesson_answers import find_lesson_request, read_answer
from azul_access.session.meaning.meanings import find_meanings, get_dictation
from azul_access.session.meaning.questions.asking import (
    ask_freely,
    asks_for_emptiness,
    find_known_place,
)
from azul_access.session.meaning.questions.claiming import answer_possibility
from azul_access.session.meaning.refusals import not_understood
from azul_access.session.meaning.sayings.asserting import answer_asserted, answer_sentence, has_tag
from azul_access.session.meaning.sayings.free_moves import FoundMoves, find_moves, find_placing
from azul_access.session.meaning.sayings.saying_words import read_freely
from azul_access.session.meaning.sayings.sayings import (
    counts_tiles,
    find_correction,
    find_rebuilding,
    find_statements,
    is_bare_statement,
    refuse_saying,
)
from azul_access.session.meaning.sayings.set_places import empties_a_place, list_set
from azul_access.session.meaning.seats import find_seat_request
from azul_access.session.meaning.supposing.supposing import suppose
from azul_access.session.meaning.supposing.two_moves import find_two_moves
from azul_access.session.output.announcements import make_message
from azul_access.session.recognition import VOICE_SOURCE
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.claims import claim
from azul_access.session.step.execution import execute
from azul_access.session.step.notes import find_note
from azul_access.session.step.rules import find_rule_request

# Controls that are questions.
_QUESTIONS = (
    SimpleControl.REPEAT,
    SimpleControl.HELP,
    SimpleControl.TIP,
    SimpleControl.WHY,
    SimpleControl.BETTER,
)
_PAUSE = re.compile(r"[,;:(]")


def interpret(
    session: Session, text: str, source: str, *, is_written: bool = False
) -> Interpretation:
    """The meaning of a text and its step, which announces the reason if that is impossible.

    Of a voice only what `is_written` freely may be a note or a statement, as a typed line may. What
    is impossible as it stands is read again as dictated; a move that is found then is preferred to
    a question that was understood from only some of the words. Never raises for any text.
    """
    return check(session, text, _interpret_line(session, text, source, is_written=is_written))


def _interpret_line(
    session: Session, text: str, source: str, *, is_written: bool
) -> Interpretation:
    is_typed = is_written or source != VOICE_SOURCE
    note = find_note(session, text) if is_typed else None
    if note is not None:
        return Interpretation((note,), execute(session, note, source))
    rule = find_rule_request(session, text)
    if rule is not None:
        return Interpretation((rule,), execute(session, rule, source))
    learnt = find_lesson_request(session, text) or read_answer(session, text)
    if learnt is not None:
        return Interpretation((learnt,), execute(session, learnt, source))
    compared = find_two_moves(session, text)
    if compared is not None:
        return Interpretation((compared,), execute(session, compared, source))
    seat = find_seat_request(session, text)
    if seat is not None:
        return Interpretation((seat,), execute(session, seat, source))
    supposed = suppose(session, text, partial(interpret, source=source))
    if supposed is not None:
        return Interpretation((supposed,), execute(session, supposed, source), goes_on=True)
    if asks_reason(session, text):
        why = SimpleControl.WHY
        return Interpretation((why,), execute(session, why, source))
    points = needs_question_before(session, text)
    follows = go_on_with_fragment(session, text) if points else follow_up(session, text)
    if follows is not None:
        return _go_on(session, follows, source)
    if is_left_open(session, text):
        return Interpretation((), not_understood(session, text))
    written = _interpret_as_written(session, text, source, is_typed=is_typed)
    is_whole = written.is_possible and not written.is_free
    if is_whole and not (points and written.is_statement):
        return written
    referred = _refer(session, text, source, points=points, alone=written)
    if referred is not None:
        return referred
    repaired = get_dictation(session).repair(text)
    if repaired is None:
        return written
    dictated = _interpret_as_written(session, repaired, source, is_typed=False)
    is_move = any(isinstance(meaning, Commands) for meaning in dictated.meanings)
    is_marked = text.rstrip().endswith("?")
    if not is_move and (written.is_possible or is_marked):
        return written  # a question is not guessed from numbers that sound like small words
    is_meant = is_move and written.is_free and not is_marked  # though it is refused
    return dictated if dictated.is_possible or is_meant else written


def _go_on(session: Session, asked: Ask, source: str) -> Interpretation:
    step = execute(session, asked, source)
    return Interpretation((asked,), step, is_free=True, goes_on=True)


def _refer(
    session: Session, text: str, source: str, *, points: bool, alone: Interpretation
) -> Interpretation | None:
    """A question that points at what was said before; None for another line.

    If it does not go on with the question before, it is not understood: the program asks back.
    """
    if not points and (
        alone.is_possible or not needs_question_before(session, text, is_clear=False)
    ):
        return alone if alone.is_statement else None
    talks = find_talk(session, text, alone.meanings)
    asked = None if talks is Talks.ALWAYS else go_on_with_question(session, text)
    if asked is not None:
        return _go_on(session, asked, source)
    is_points = alone.is_possible and tells_points(session, text, alone.meanings)
    is_whole = talks is not Talks.NEVER or is_points
    return None if is_whole else Interpretation((), not_understood(session, text))


def _interpret_as_written(
    session: Session, text: str, source: str, *, is_typed: bool
) -> Interpretation:
    meanings = find_meanings(session, text)
    if any(isinstance(meaning, Commands) for meaning in meanings) and counts_tiles(session, text):
        meanings = [meaning for meaning in meanings if not isinstance(meaning, Commands)]
    is_marked = text.rstrip().endswith("?")
    if is_marked and not all(_is_answerable(meaning) for meaning in meanings):
        # "2b3?" asks what would happen; a question is never a command.
        if not _is_possible_move(session, meanings, source):
            asked = _ask_freely(session, text, meanings, source, is_marked=True)
            if asked is not None:
                return asked
        meanings = find_meanings(session, f"? {text}") or [
            meaning for meaning in meanings if not isinstance(meaning, Commands | CorrectionRequest)
        ]
    if is_typed and (not is_marked or has_tag(session, text)):
        asserted = _wrap(answer_sentence(session, text, meanings, asks=not is_marked))
        if asserted is not None:
            return asserted
        possibility = None if meanings else answer_possibility(session, text)
        if possibility is not None:
            return Interpretation((Commands(()),), possibility, is_statement=True)
    empties = any(empties_a_place(session, meaning) for meaning in meanings)
    if empties and not is_marked and session.walk is None and asks_for_emptiness(session, text):
        return _ask_instead(session, text, meanings, source)
    chosen = _choose_meaning(session, meanings, source) if meanings else None
    if chosen is not None and (is_typed or source != VOICE_SOURCE):
        chosen = _regard_pauses(session, text, chosen, source)
    is_done = chosen is not None and chosen.is_possible and not is_bare_statement(session, text)
    if is_typed and not is_marked and not is_done:
        said = _say_freely(session, text, meanings, source)
        if said is not None:
            return said
    if chosen is None or not (chosen.is_possible or _states(session, chosen, is_marked=is_marked)):
        asked = _ask_freely(session, text, meanings, source, is_marked=is_marked)
        if asked is None and is_marked and session.walk is None:
            asked = _wrap(answer_asserted(session, text, asks=False))
        return asked or chosen or Interpretation((), not_understood(session, text))
    return chosen


def _wrap(answered: tuple[Step, Commands] | None) -> Interpretation | None:
    """The answer to a statement as an interpretation."""
    if answered is None:
        return None
    return Interpretation((answered[1],), answered[0], is_statement=True)


def _say_freely(
    session: Session, text: str, meanings: Sequence[Meaning], source: str
) -> Interpretation | None:
    """What a line says in free words. Of lines that are refused commands only statements count."""
    if session.walk is None and asks_for_emptiness(session, text):
        return None
    if not meanings:
        return _interpret_freely(session, text, source)
    if session.walk is not None:
        return None
    first = meanings[0]
    if all(isinstance(meaning, Commands) for meaning in meanings):
        if isinstance(first, Commands) and len(meanings) == 1 and list_set(session, first):
            return Interpretation(tuple(meanings), claim(session, first, source))
        if session.expected.kind is Expects.FILL:
            draws = _choose_moves(session, find_moves(session, text), source)
            if draws is not None and draws.step.understood:
                return draws
    placing = find_placing(session, text)
    if placing is not None:
        return Interpretation((placing,), execute(session, placing, source))
    saying = read_freely(session, text)
    names_tiles = saying is None or saying.of(Tiles)
    return None if names_tiles else _interpret_statement(session, text, source)


def _regard_pauses(
    session: Session, text: str, chosen: Interpretation, source: str
) -> Interpretation:
    """The draw as its pauses divide it: "red twice, blue, black" has two reds.

    Short commands know no pauses, so that a number would count what follows.
    """
    is_draw = session.expected.kind is Expects.FILL and session.walk is None
    if not (is_draw and chosen.is_possible and _PAUSE.search(text)):
        return chosen
    if not all(isinstance(meaning, Commands) for meaning in chosen.meanings):
        return chosen
    divided = _choose_moves(session, find_moves(session, text), source)
    return divided if divided is not None and divided.is_possible else chosen


def _choose_moves(session: Session, moves: FoundMoves, source: str) -> Interpretation | None:
    if not moves.meanings:
        return None
    found = [Interpretation((each,), execute(session, each, source)) for each in moves.meanings]
    return choose_or_ask(session, found)


def _interpret_freely(session: Session, text: str, source: str) -> Interpretation | None:
    """A move, a draw or a statement in free words; None if the line is none."""
    moves = find_moves(session, text)
    chosen = None if moves.is_bare else _choose_moves(session, moves, source)
    if chosen is not None:
        return chosen
    saying = read_freely(session, text)
    if saying is not None:
        others = find_correction(session, saying) or find_rebuilding(session, saying)
        if others:
            return Interpretation(tuple(others), execute(session, others[0], source))
        refusal = refuse_saying(session, saying)
        if refusal is not None:
            return Interpretation((), session.refuse(refusal))
    if moves.lacks_source and not moves.is_bare:
        return Interpretation((), session.refuse(make_message("error-which-source")))
    stated = _interpret_statement(session, text, source)
    if stated is not None or not moves.is_bare:
        return stated
    return _choose_moves(session, moves, source)


def _interpret_statement(session: Session, text: str, source: str) -> Interpretation | None:
    """What lies on the table, in free words; in a walk it counts at once."""
    if session.walk is None:
        known = find_known_place(session)
        return _wrap(answer_asserted(session, text, known=known, is_free=True))
    said = find_statements(session, text, find_known_place(session))
    return None if said is None else Interpretation((said,), execute(session, said, source))


def _is_answerable(meaning: Meaning) -> bool:
    """Whether a meaning is a question as it stands: "pardon?", "what now?"."""
    return isinstance(meaning, Ask) or meaning in _QUESTIONS


def _ask_instead(
    session: Session, text: str, meanings: Sequence[Meaning], source: str
) -> Interpretation:
    """The question whether a place is empty, for a line that could also empty it.

    Players notice an answer to a question, but they may not notice that a row was emptied. If the
    line makes no question, it is refused, and nothing is set.
    """
    asked = ask_freely(session, text, is_marked=True)
    if not isinstance(asked, Ask):
        return Interpretation((), session.refuse(make_message("ask-or-set")))
    step = execute(session, asked, source)
    if not _is_possible_move(session, meanings, source):
        return Interpretation((asked,), step)  # the place is empty already
    return Interpretation((asked,), step.announce_also([phrase("ask-or-set")]))


def _states(session: Session, interpretation: Interpretation, *, is_marked: bool) -> bool:
    """Whether a line says what lies on the table, even if that is refused."""
    places = [list_set(session, meaning) for meaning in interpretation.meanings]
    return not is_marked and all(places)


def _is_possible_move(session: Session, meanings: Sequence[Meaning], source: str) -> bool:
    return any(
        execute(session, meaning, source).understood
        for meaning in meanings
        if isinstance(meaning, Commands)
    )


def _ask_freely(
    session: Session, text: str, meanings: Sequence[Meaning], source: str, *, is_marked: bool
) -> Interpretation | None:
    """The question in free words that a line asks if no command is possible; None if it asks none.

    A line that is also a refused command needs a question word or a question mark.
    """
    is_bare = not meanings and session.walk is None
    asked = ask_freely(session, text, is_marked=is_marked, is_bare=is_bare)
    if asked is None:
        return None
    return Interpretation((asked,), execute(session, asked, source), is_free=True)


def _choose_meaning(session: Session, meanings: Sequence[Meaning], source: str) -> Interpretation:
    """The legal command, else a possible question or control, else the refused command."""
    commands = [meaning for meaning in meanings if isinstance(meaning, Commands)]
    interpretations = [
        Interpretation((meaning,), execute(session, meaning, source)) for meaning in commands
    ]
    possible = [item for item in interpretations if item.is_possible]
    if possible:
        return choose_or_ask(session, possible)
    others = [meaning for meaning in meanings if not isinstance(meaning, Commands)]
    # "fix o4" may mean a tile that was taken or one that was placed: the newer one.
    others.sort(key=lambda meaning: find_age(session, meaning))
    for meaning in others:
        step = execute(session, meaning, source)
        # An impossible question is less useful than the reason why a command is illegal.
        if step.understood or not interpretations:
            return Interpretation((meaning,), step)
    return interpretations[0]
