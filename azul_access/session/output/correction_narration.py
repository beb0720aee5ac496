"""Narration of corrections: which entry they are about, and what they change or would change."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.context import NarrationContext
from azul_access.games.system import System, differences
from azul_access.games.table import Area, Content
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase
from azul_access.record.entries import describe_entry
from azul_access.session.output import announcements


def narrate_correction(
    system: System, context: NarrationContext, announcement: announcements.CorrectionAnnouncement
) -> list[Paragraph]:
    """The phrases of an announcement about a correction."""
    dialogue = system.dialogue
    match announcement:
        case announcements.CorrectionReport(_, _, changes, state):
            return [
                [_replacement("corrected", system, context, announcement)],
                *narrate_differences(system, context, changes),
                dialogue.wait(context, state, named=True).expect,
            ]
        case announcements.CorrectionQuestion():
            return _narrate_question(system, context, announcement)
        case announcements.UnchangedCorrection(old):
            return [[_named("correction-unchanged", system, context, old)]]
        case announcements.OtherCommand(named):
            return [[_named("correction-of-other", system, context, named)]]
        case announcements.CorrectionRefusal(old, new, why):
            entry = describe_entry(system, context, old.number, old.applied)
            before = old.applied.before
            reasons = dialogue.explain_refusal(context, before, new, why)
            return [[phrase("correction-refused", entry=entry), *reasons]]
        case announcements.BrokenCorrection(broken, _, _, count):
            ways = [phrase("correction-undo", count=count)]
            if system.statements is not None:
                ways.append(phrase("correction-set"))
            reason = _reason(system, context, announcement)
            refusal = _named("correction-breaks", system, context, broken)
            return [[refusal, phrase("correction-reason", reason=reason), *ways]]
        case _:
            assert_never(announcement)


def narrate_differences(
    system: System, context: NarrationContext, changes: Sequence[Content]
) -> list[Paragraph]:
    """Everything that is different now, so that the players can correct their boards.

    Whose turn it is comes with what has to be done next.
    """
    places = system.places
    told = [content for content in changes if places.area(content) is not Area.TURN]
    paragraphs = _describe_places(system, context, told)
    return [[phrase("changed-answers")], *paragraphs] if paragraphs else []


def _describe_places(
    system: System, context: NarrationContext, contents: Sequence[Content]
) -> list[Paragraph]:
    places = system.places
    return [places.describe(context, step) for step in places.steps(contents)]


def _named(
    name: str, system: System, context: NarrationContext, item: announcements.NumberedCommand
) -> Phrase:
    """A message about an entry and its command."""
    command = system.dialogue.describe_command(item.applied.before, item.applied.command)
    return phrase(
        name, entry=describe_entry(system, context, item.number, item.applied), command=command
    )


def _replacement(
    name: str,
    system: System,
    context: NarrationContext,
    correction: announcements.CorrectionReport | announcements.CorrectionQuestion,
) -> Phrase:
    """A message about an entry, its old command and its new one."""
    old = correction.old
    describe = system.dialogue.describe_command
    if correction.player is not None:
        return phrase(
            f"{name}-player",
            entry=describe_entry(system, context, old.number, old.applied),
            command=describe(old.applied.before, correction.new),
            player=context.names[correction.player],
        )
    return phrase(
        name,
        entry=describe_entry(system, context, old.number, old.applied),
        old=describe(old.applied.before, old.applied.command),
        new=describe(old.applied.before, correction.new),
    )


def _narrate_question(
    system: System, context: NarrationContext, question: announcements.CorrectionQuestion
) -> list[Paragraph]:
    """What would change, first what decides the game, and the question for consent."""
    changes = [*_narrate_winners(context, question), *_narrate_changes(system, context, question)]
    asked = _replacement("correction-asked", system, context, question)
    name = "correction-changes" if changes else "correction-changes-nothing"
    return [[asked, phrase(name)], *changes, [phrase("consent-question")]]


def _narrate_winners(
    context: NarrationContext, question: announcements.CorrectionQuestion
) -> list[Paragraph]:
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
    system: System, context: NarrationContext, question: announcements.CorrectionQuestion
) -> list[Paragraph]:
    """Everything on the table that would be different, as it is and as it would be.

    A paragraph for each part of the table.
    """
    before = _describe_parts(system, context, differences(system, question.after, question.before))
    after = _describe_parts(system, context, differences(system, question.before, question.after))
    return [
        [phrase("correction-before"), *before[part], phrase("correction-after"), *sentences]
        for part, sentences in after.items()
    ]


def _describe_parts(
    system: System, context: NarrationContext, contents: Sequence[Content]
) -> dict[int | Area, Paragraph]:
    """The places of each part of the table, without bag, lid or tower, and whose turn it is."""
    parts: dict[int | Area, list[Content]] = {}
    for content in contents:
        parts.setdefault(system.places.area(content), []).append(content)
    for unseen in (Area.STOCK, Area.TURN):
        parts.pop(unseen, None)
    return {
        part: [sentence for step in _describe_places(system, context, held) for sentence in step]
        for part, held in parts.items()
    }


def _reason(
    system: System, context: NarrationContext, announcement: announcements.BrokenCorrection
) -> Phrase:
    """Why the later command is illegal: something else is to be done then, or a rule forbids it."""
    applied, state = announcement.broken.applied, announcement.state
    expects = system.rules.expects
    if expects(state) != expects(applied.before):
        [*_, expectation] = system.dialogue.wait(context, state, named=True).expect
        return expectation
    why = announcement.why
    return system.dialogue.explain_refusal(context, state, applied.command, why)[0]


def _join_names(context: NarrationContext, seats: Sequence[int]) -> Phrase:
    return join_with_and([phrase("name", name=context.names[seat]) for seat in seats])
