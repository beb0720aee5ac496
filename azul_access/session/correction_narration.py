"""Narration of corrections: which entry they are about, and what they change or would change."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.context import NarrationContext
from azul_access.games.system import Expects, Question, State, System
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase
from azul_access.session.announcements import (
    BrokenCorrection,
    CorrectionAnnouncement,
    CorrectionQuestion,
    CorrectionRefusal,
    CorrectionReport,
    NumberedCommand,
    OtherCommand,
    UnchangedCorrection,
)


def narrate_correction(
    system: System, context: NarrationContext, announcement: CorrectionAnnouncement
) -> list[Paragraph]:
    """The phrases of an announcement about a correction."""
    dialogue = system.dialogue
    match announcement:
        case CorrectionReport(old, new, questions, state):
            return [
                [_replacement("corrected", system, context, announcement)],
                *narrate_differences(system, context, questions, state),
                dialogue.describe_expectation(context, state, named=True),
            ]
        case CorrectionQuestion():
            return _narrate_question(system, context, announcement)
        case UnchangedCorrection(old):
            return [[_named("correction-unchanged", system, context, old)]]
        case OtherCommand(named):
            return [[_named("correction-of-other", system, context, named)]]
        case CorrectionRefusal(old, new, why):
            entry = describe_entry(system, context, old)
            before = old.applied.before
            reasons = dialogue.explain_refusal(context, before, new, why)
            return [[phrase("correction-refused", entry=entry), *reasons]]
        case BrokenCorrection(broken, _, _, count):
            return [
                [
                    _named("correction-breaks", system, context, broken),
                    phrase("correction-reason", reason=_reason(system, context, announcement)),
                    phrase("correction-undo", count=count),
                ]
            ]
        case _:
            assert_never(announcement)


def describe_entry(system: System, context: NarrationContext, numbered: NumberedCommand) -> Phrase:
    """An entry as people find it: its round, its number and, unless it is a draw, its player."""
    state = numbered.applied.before
    expected = system.rules.expects(state)
    round_number = system.facts.round_number(state)
    if expected.kind is Expects.FILL or expected.player is None:
        return phrase("entry-of-draw", round=round_number, number=numbered.number)
    return phrase(
        "entry-of-player",
        round=round_number,
        number=numbered.number,
        player=context.names[expected.player],
    )


def narrate_differences(
    system: System, context: NarrationContext, questions: Sequence[Question], state: State
) -> list[Paragraph]:
    """Everything that is different now, so that the players can correct their boards."""
    answers = [
        paragraph
        for question in questions
        for paragraph in system.facts.answer(context, state, question)
    ]
    return [[phrase("changed-answers")], *answers] if answers else []


def _named(name: str, system: System, context: NarrationContext, item: NumberedCommand) -> Phrase:
    """A message about an entry and its command."""
    command = system.dialogue.describe_command(item.applied.before, item.applied.command)
    return phrase(name, entry=describe_entry(system, context, item), command=command)


def _replacement(
    name: str,
    system: System,
    context: NarrationContext,
    correction: CorrectionReport | CorrectionQuestion,
) -> Phrase:
    """A message about an entry, its old command and its new one."""
    old = correction.old
    describe = system.dialogue.describe_command
    return phrase(
        name,
        entry=describe_entry(system, context, old),
        old=describe(old.applied.before, old.applied.command),
        new=describe(old.applied.before, correction.new),
    )


def _narrate_question(
    system: System, context: NarrationContext, question: CorrectionQuestion
) -> list[Paragraph]:
    """What would change, first what decides the game, and the question for consent."""
    changes = [*_narrate_winners(context, question), *_narrate_changes(system, context, question)]
    asked = _replacement("correction-asked", system, context, question)
    name = "correction-changes" if changes else "correction-changes-nothing"
    return [[asked, phrase(name)], *changes, [phrase("consent-question")]]


def _narrate_winners(context: NarrationContext, question: CorrectionQuestion) -> list[Paragraph]:
    before, after = question.winners_before, question.winners_after
    if before == after:
        return []
    if not after:
        return [[phrase("correction-reopens-game")]]
    winners = _join_names(context, after)
    if not before:
        return [[phrase("correction-ends-game", winners=winners)]]
    return [[phrase("correction-winners", winners=winners, before=_join_names(context, before))]]


def _narrate_changes(
    system: System, context: NarrationContext, question: CorrectionQuestion
) -> list[Paragraph]:
    """Everything on the table that would be different, as it is and as it would be."""
    facts = system.facts
    paragraphs = []
    for changed in facts.questions_about_changes(question.before, question.after):
        old, new = (
            [item for part in facts.answer(context, state, changed) for item in part]
            for state in (question.before, question.after)
        )
        paragraphs.append([phrase("correction-before"), *old, phrase("correction-after"), *new])
    return paragraphs


def _reason(system: System, context: NarrationContext, announcement: BrokenCorrection) -> Phrase:
    """Why the later command is illegal: something else is to be done then, or a rule forbids it."""
    applied, state = announcement.broken.applied, announcement.state
    expects = system.rules.expects
    if expects(state) != expects(applied.before):
        [*_, expectation] = system.dialogue.describe_expectation(context, state, named=True)
        return expectation
    why = announcement.why
    return system.dialogue.explain_refusal(context, state, applied.command, why)[0]


def _join_names(context: NarrationContext, seats: Sequence[int]) -> Phrase:
    return join_with_and([phrase("name", name=context.names[seat]) for seat in seats])
