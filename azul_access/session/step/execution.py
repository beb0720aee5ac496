"""Executes meanings: the step that changes the game, answers a question or changes a setting."""

from dataclasses import replace
from typing import assert_never

from azul_access.games.questions import AboutRule, AboutSeveral, MoveQuestion
from azul_access.games.questions_of_talk import (
    AboutDeeds,
    AboutPast,
    AboutTalk,
    OfPast,
    Talk,
)
from azul_access.games.supposing import AboutSupposed
from azul_access.games.system import Ask, Commands, CorrectionRequest, Expects, IllegalCommand
from azul_access.language.phrase import Paragraph
from azul_access.session.change.commands import enter_commands
from azul_access.session.change.corrections import correct_command
from azul_access.session.change.course import describe_course
from azul_access.session.change.deeds import describe_deeds
from azul_access.session.change.history import redo_commands, undo_commands
from azul_access.session.change.movers import change_last_mover, find_last_move
from azul_access.session.change.moves import refuse_player
from azul_access.session.change.past import describe_past
from azul_access.session.change.taking_back import remember_move, take_back
from azul_access.session.change.talk import talk_about
from azul_access.session.control import controls
from azul_access.session.control.controls import Pace
from azul_access.session.control.setting_kinds import describe_amount
from azul_access.session.control.settings import SETTINGS
from azul_access.session.output import announcements
from azul_access.session.output.narration import list_paragraphs
from azul_access.session.output.settings_summary import describe_settings
from azul_access.session.session import Meaning, Session, Step, Suggestion
from azul_access.session.step.choosing_tables import list_tables, use_table
from azul_access.session.step.claims import claim_in_steps
from azul_access.session.step.coaching import (
    compare_two,
    facts_of_question,
    record_switch,
    tell_better,
    tell_tip,
    tell_why,
)
from azul_access.session.step.device_requests import request_device
from azul_access.session.step.hands import end_waiting, take_back_impossible, tell_in_steps
from azul_access.session.step.lessons import execute_in_lesson
from azul_access.session.step.notes import write_note
from azul_access.session.step.owner_rules import refuse_for_owner
from azul_access.session.step.rules import tell_named, tell_refused, tell_rule
from azul_access.session.step.seating import change_player
from azul_access.session.step.supposing import tell_supposed
from azul_access.session.step.walk import execute_in_walk, leave_walk, report_held, start_walk

# A pending question stays pending while the user repeats it, changes how it is spoken or answers
# it. Everything else discards it, so that a later "yes" cannot confirm it by mistake.
_KEEP_PENDING = (
    controls.SimpleControl.REPEAT,
    controls.SimpleControl.PREVIOUS,
    controls.SimpleControl.NEXT,
    controls.SimpleControl.SILENCE,
    controls.SimpleControl.YES,
    controls.SimpleControl.NO,
    controls.SimpleControl.HELP,
)
_TYPES_KEEP_PENDING = (controls.PickOption, controls.SettingRequest, controls.DeviceRequest)

# A change of the game that is no part of a walk through the table ends the walk.
_END_WALK = (Commands, CorrectionRequest, controls.UndoRequest, controls.RedoRequest)


def execute(session: Session, meaning: Meaning, source: str, *, has_consent: bool = False) -> Step:
    """The step for a meaning; `has_consent` if the players were asked whether all agree to it."""
    if meaning is controls.SimpleControl.WRONG and (session.pending or session.walk is not None):
        meaning = controls.SimpleControl.NO
    if session.pending and session.is_other_question and _is_answer(meaning):
        return repeat_announcement(replace(session, is_other_question=False))
    not_pending = replace(session, pending=())
    refusal = refuse_for_owner(session, meaning)
    if refusal is not None:
        return not_pending.refuse(refusal)
    keeps = _keeps_pending(meaning)
    if session.asks_by_suggestions and not keeps:
        session = not_pending
    learnt = None if session.pending else execute_in_lesson(session, meaning, source)
    if learnt is not None:
        return learnt
    if not session.pending:
        step = execute_in_walk(session, meaning, source)
        if step is not None:
            return step
        if session.walk is not None and isinstance(meaning, _END_WALK):
            outside = replace(session, walk=None)
            step = execute(outside, meaning, source, has_consent=has_consent)
            return leave_walk(session.walk, step)
    match meaning:
        case Commands(commands, player):
            if player is not None and _is_turn_of_another(session, player):
                return _refuse_turn(not_pending, player)
            told = claim_in_steps(not_pending, meaning)
            if told is not None:
                return told
            return enter_commands(not_pending, commands, source, has_consent=has_consent)
        case CorrectionRequest():
            return correct_command(not_pending, meaning, has_consent=has_consent)
        case controls.LastMover():
            return change_last_mover(not_pending, meaning, has_consent=has_consent)
        case Ask():
            return _answer(not_pending, meaning)
        case Suggestion(suggested):  # not yet the consent of all, where that is needed
            return execute(not_pending, suggested, source)
        case _:
            return _execute_control(session if keeps else not_pending, meaning, source)


def _is_answer(meaning: Meaning) -> bool:
    is_yes_or_no = meaning in (controls.SimpleControl.YES, controls.SimpleControl.NO)
    return is_yes_or_no or isinstance(meaning, controls.PickOption)


def _keeps_pending(meaning: Meaning) -> bool:
    """Whether a question still waits afterwards; another way of confirming asks anew."""
    if isinstance(meaning, controls.ChangeSetting) and meaning.field == "confirm":
        return False
    return meaning in _KEEP_PENDING or isinstance(meaning, _TYPES_KEEP_PENDING)


def ask_for_answer(session: Session) -> Step:
    """Ask for a clear answer to the pending question."""
    count = len(session.pending)
    which = announcements.make_message("say-which", count=count)
    return session.refuse(which if count > 1 else announcements.make_message("say-yes-or-no"))


def repeat_announcement(session: Session) -> Step:
    """Repeat the question that waits, or else the last announcement as a whole."""
    if session.pending and session.question is not None:
        return Step(session, announcements=(session.question,), is_repeat=True)
    if not session.announcements:
        return _refuse_repeat(session, "nothing-yet")
    session = replace(session, repeat_position=0)
    return Step(session, announcements=session.announcements[-1:], is_repeat=True)


def repeat_paragraph(session: Session, position: int) -> Step:
    """Repeat the paragraph at a position; 0 is the last one."""
    if not session.announcements:
        return _refuse_repeat(session, "nothing-yet")
    before = position
    for announcement in reversed(session.announcements):
        count = len(list_paragraphs(session.setup.system, session.context, announcement))
        if 0 <= before < count:
            paragraph = announcements.OneParagraph(announcement, count - 1 - before)
            session = replace(session, repeat_position=position)
            return Step(session, announcements=(paragraph,), is_repeat=True)
        before -= count
    return _refuse_repeat(session, "error-no-more-history")


def _refuse_repeat(session: Session, name: str) -> Step:
    return replace(session.refuse(announcements.make_message(name)), is_repeat=True)


def announce_next(session: Session) -> Step:
    """Announce the first of the queued announcements."""
    if not session.queued_announcements:
        return replace(session.refuse(announcements.make_message("error-no-step")), goes_on=True)
    first, *rest = session.queued_announcements
    told = first.state if rest else None
    step = session.replace_queue(tuple(rest), told).announce(first)
    return replace(step, goes_on=True)


def _refuse_turn(session: Session, player: int) -> Step:
    owner = session.owner
    if owner is not None and not owner.moves_for_all:
        return session.refuse(refuse_player(session, owner.seat, session.expected.player))
    last = find_last_move(session)
    expects = session.setup.system.rules.expects
    last_player = None if last is None else expects(last.applied.before).player
    return session.refuse(announcements.OtherTurn(player, session.ledger.state, last_player))


def _is_turn_of_another(session: Session, player: int) -> bool:
    """Whether another player than the named one has to move; while tiles are drawn, nobody has."""
    expected = session.expected
    return expected.kind in (Expects.TURN, Expects.CHOICE) and expected.player != player


def _answer(session: Session, request: Ask) -> Step:
    state, question = session.told_state, request.question
    system = session.setup.system
    if session.told is not None and isinstance(question, MoveQuestion):
        return session.announce(session.reminder)
    try:
        if isinstance(question, AboutSupposed):
            return tell_supposed(session, question)
        if isinstance(question, AboutTalk):
            return talk_about(session, question)
        if isinstance(question, AboutRule):
            return tell_named(session, question.paragraph)
        asked = question.questions if isinstance(question, AboutSeveral) else (question,)
        past = [each for each in asked if isinstance(each, OfPast)]
        if past:
            told = [paragraph for each in past for paragraph in _describe_past(session, each)]
            return session.announce(*(announcements.Message(tuple(each)) for each in told))
        system.facts.answer(session.context, state, question)
    except IllegalCommand as why:
        refusal = system.dialogue.explain_refusal(session.context, state, question, why)
        return session.refuse(announcements.Message(tuple(refusal)))
    facts = tuple(facts_of_question(session, question))
    return session.announce(announcements.Answer(question, state, facts))


def _describe_past(session: Session, question: OfPast) -> list[Paragraph]:
    if isinstance(question, AboutDeeds):
        return describe_deeds(session, question)
    if isinstance(question, AboutPast):
        return describe_past(session, question)
    return describe_course(session, question)


def _execute_control(session: Session, control: controls.Control, source: str) -> Step:
    settings = session.settings
    match control:
        case controls.SimpleControl():
            return _execute_simple(session, control, source)
        case controls.UndoRequest(count):
            return undo_commands(session, count)
        case controls.RedoRequest(count):
            return redo_commands(session, count)
        case controls.PickOption(number):  # the grammar allows only numbers of pending meanings
            return _choose(session, number - 1, source)
        case controls.WalkRequest():
            return start_walk(session, control)
        case controls.WriteNote(text):
            return write_note(session, text, source)
        case controls.TellRule(topic):
            return tell_rule(session, topic)
        case controls.AnswerCheck() | controls.GoToLesson():  # a lesson has answered already
            return session.refuse(announcements.make_message("error-nothing-to-confirm"))
        case controls.CompareMoves(moves):
            return compare_two(session, moves, source)
        case controls.SeatRequest():
            return change_player(session, control, source)
        case controls.ShowHistory(count):
            applied = session.ledger.applied
            numbers = range(max(len(applied) - count, 0), len(applied))
            commands = tuple(
                announcements.NumberedCommand(index + 1, applied[index]) for index in numbers
            )
            return session.announce(announcements.History(commands))
        case controls.TellRecord(number):
            from azul_access.session.step.record import tell_record  # seldom asked for

            return session.announce(*tell_record(session, number))
        case controls.ChangeSetting(field, value):
            session = replace(session, settings=settings.change(field, value))
            announcement = announcements.Message((SETTINGS[field].announce(value),))
            # Whose turn it is shows how the new language sounds.
            more = (session.reminder,) if field == "language" else ()
            step = tell_in_steps(session) if value is Pace.STEP else Step(session)
            step = replace(step, announcements=(announcement, *more, *step.announcements))
            return record_switch(step, source) if field == "tips" else step
        case controls.AdjustSetting(field):
            session = replace(session, settings=settings.adjust(control))
            value = getattr(session.settings, field)
            return session.announce(announcements.Message((SETTINGS[field].announce(value),)))
        case controls.SetAmount(kinds, verbosity):
            session = replace(session, settings=settings.with_amount(kinds, verbosity))
            amounts = tuple(describe_amount(kind, verbosity) for kind in kinds)
            return session.announce(announcements.make_message("set-amounts", amounts=amounts))
        case controls.Profile.EXPERT:
            session = replace(session, settings=settings.for_expert())
            return session.announce(announcements.make_message("set-expert"))
        case controls.SitAt(player):
            me = session.setup.names[player]
            if session.setup.computer_at(player) is not None:
                return session.refuse(announcements.make_message("error-me-computer", player=me))
            session = replace(session, settings=replace(settings, me=me))
            return session.announce(announcements.make_message("set-me", player=me))
        case controls.BrailleTableRequest(number):
            return list_tables(session) if number is None else use_table(session, number)
        case _:
            return request_device(session, control)


def _has_laid(session: Session) -> bool:
    """Whether "done" is about the computer's move: nothing of it waits to be told."""
    return session.awaits_hands and not session.queued_announcements


def _execute_simple(session: Session, control: controls.SimpleControl, source: str) -> Step:
    match control:
        case controls.SimpleControl.YES:
            return _confirm(session, source)
        case controls.SimpleControl.NO:
            return _reject(session)
        case controls.SimpleControl.WRONG:
            return take_back(session, source)
        case controls.SimpleControl.WHOSE_TURN:
            return session.announce(session.reminder)
        case controls.SimpleControl.LAST:
            return session.announce(
                session.last_game_announcement or announcements.make_message("nothing-yet")
            )
        case controls.SimpleControl.REPEAT:
            return repeat_announcement(session)
        case controls.SimpleControl.PREVIOUS:
            return repeat_paragraph(session, session.repeat_position + 1)
        case controls.SimpleControl.NEXT:
            return repeat_paragraph(session, session.repeat_position - 1)
        case controls.SimpleControl.GO_ON | controls.SimpleControl.FINISH if _has_laid(session):
            return end_waiting(session)
        case controls.SimpleControl.NOT_THERE:
            return take_back_impossible(session)
        case controls.SimpleControl.GO_ON:
            return announce_next(session)
        case controls.SimpleControl.FINISH:
            return session.refuse(announcements.make_message("error-no-walk"))
        case controls.SimpleControl.SILENCE:
            return Step(session, silence=True)
        case controls.SimpleControl.HELP:
            return tell_refused(session) or session.announce(*_give_help(session))
        case controls.SimpleControl.TIP:
            return tell_tip(session, source)
        case controls.SimpleControl.WHY:
            memory = session.memory
            is_other = memory.refusal or memory.answer or memory.is_open or memory.is_lost
            why = None if is_other else tell_why(session, source)
            return why or talk_about(session, AboutTalk(Talk.WHY_NOT))
        case controls.SimpleControl.BETTER:
            return tell_better(session)
        case controls.SimpleControl.SETTINGS:
            return session.announce(describe_settings(session.settings))
        case controls.SimpleControl.QUIT:
            told = (*report_held(session.walk), announcements.make_message("saved-goodbye"))
            return replace(session.announce(*told), quits=True)
        case _:
            assert_never(control)


def _give_help(session: Session) -> list[announcements.Announcement]:
    """What can be done now; a page has buttons for what the keyboard has keys for."""
    at_page = session.owner is not None and session.owner.has_page
    if session.pending and session.question is not None:
        asked = "help-yes-or-no-at-page" if at_page else "help-yes-or-no"
        help_message = announcements.make_message(
            asked if session.asks_yes_or_no else "help-choice"
        )
        return [help_message, session.question]
    if session.queued_announcements:
        always = announcements.make_message("help-at-page" if at_page else "help-always")
        return [session.reminder, always]
    if session.walk is not None:
        return [announcements.make_message(f"walk-{session.walk.kind.value}-help")]
    more = [announcements.make_message("help-microphone")] if session.has_microphone else []
    if session.awaits_hands:
        more = [announcements.make_message("help-hands"), *more]
    return [announcements.Help(session.ledger.state, at_page, session.may_move), *more]


def _confirm(session: Session, source: str) -> Step:
    if len(session.pending) > 1:
        return ask_for_answer(session)
    if not session.pending:
        if _has_laid(session):  # the prompt asks for that
            return end_waiting(session)
        return session.refuse(announcements.make_message("error-nothing-to-confirm"))
    meaning = session.pending[0]
    step = execute(session, meaning, source, has_consent=True)
    return remember_move(session, step, meaning)


def _choose(session: Session, index: int, source: str) -> Step:
    """Do what was chosen; the others are offered if that was wrong."""
    pending = session.pending
    others = (*pending[:index], *pending[index + 1 :])
    return remember_move(session, execute(session, pending[index], source), pending[index], others)


def _reject(session: Session) -> Step:
    if not session.pending:
        return session.refuse(announcements.make_message("error-nothing-to-confirm"))
    return session.deny(session.pending).announce(announcements.make_message("not-done"))
