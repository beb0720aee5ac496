"""Narration: announcements as paragraphs of phrases, at the verbosity of a listener."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from azul_access.games.context import MessageKind, NarrationContext
from azul_access.games.rule_book import FindRule, RuledT, find_answered, find_refused
from azul_access.games.system import Event, Expects, State, System, differences
from azul_access.language.phrase import (
    Paragraph,
    Phrase,
    Series,
    Verbosity,
    describe_error,
    join_with_and,
    phrase,
)
from azul_access.record.entries import describe_entry
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    AppliedNote,
    HistoryItem,
)
from azul_access.session.output import announcements
from azul_access.session.output.correction_narration import (
    narrate_correction,
    narrate_differences,
)
from azul_access.session.output.seat_narration import describe_computers, mark_move, narrate_seat


def narrate(
    system: System, context: NarrationContext, announcement: announcements.Announcement
) -> list[Paragraph]:
    """The phrases of an announcement, one paragraph for each event or part of an answer."""
    if (
        isinstance(announcement, announcements.GameEvents | announcements.SignedAnnouncement)
        and announcement.by is not None
    ):
        by = phrase("by-player", player=context.names[announcement.by])
        first, *others = narrate(system, context, replace(announcement, by=None)) or [[]]
        return [[by, *first], *others]
    if isinstance(announcement, announcements.GameAnnouncement | announcements.OneParagraph):
        return _narrate(system, context, announcement)
    paragraphs = _narrate(system, context.of(MessageKind.ANSWERS), announcement)
    return [context.told_as(MessageKind.ANSWERS, paragraph) for paragraph in paragraphs]


def _narrate(
    system: System, context: NarrationContext, announcement: announcements.Announcement
) -> list[Paragraph]:
    dialogue = system.dialogue
    match announcement:
        case announcements.SeatReport():
            return [narrate_seat(context, announcement)]
        case announcements.GameEvents(events, before, state):
            shows_spaces = announcement.is_redone and not context.terse
            if shows_spaces and system.rules.expects(before).kind is Expects.FILL:
                context = replace(context, verbosity=Verbosity.VERBOSE, amounts={})
            paragraphs = _narrate_events(system, context, events)
            if announcement.handful is not None:
                paragraphs = _choose_handful(paragraphs, announcement.handful)
            if announcement.computer is not None and paragraphs:
                first, *others = paragraphs
                paragraphs = [[*mark_move(context, announcement.computer), *first], *others]
            if announcement.with_next_turn:
                named = announcement.is_redone
                _append(paragraphs, dialogue.wait(context, state, named=named).expect)
            return paragraphs
        case announcements.GameStart(events, state, with_next_turn):
            players = join_names(context.names)
            paragraphs = [
                [
                    phrase("game-begins", players=players),
                    *dialogue.describe_setup(context),
                    *_welcome(context, announcement),
                ],
                *_narrate_events(system, context, events),
            ]
            if with_next_turn:
                _append(paragraphs, dialogue.wait(context, state).expect)
            return paragraphs
        case announcements.UndoReport(parts, with_next_turn):
            paragraphs = [[phrase("taken-back-at-once")]]
            if not announcement.is_brief:
                paragraphs = _narrate_undo(system, context, parts)
            if with_next_turn:
                state = announcement.state
                _append(paragraphs, dialogue.wait(context, state, named=True).expect)
            return paragraphs
        case announcements.Redone():
            return [[phrase("redone")]]
        case (
            announcements.CorrectionReport()
            | announcements.CorrectionQuestion()
            | announcements.UnchangedCorrection()
            | announcements.CorrectionRefusal()
            | announcements.BrokenCorrection()
            | announcements.OtherCommand()
        ):
            return narrate_correction(system, context, announcement)
        case announcements.Answer(question, state, facts):
            answer = system.facts.answer(context, state, question)
            _append(answer, list(facts))
            _append(answer, _name_rule(system, context, find_answered, question))
            return answer
        case announcements.Refusal(command, why, state):
            explained = dialogue.explain_refusal(context, state, command, why)
            return [[*explained, *_name_rule(system, context, find_refused, why.reason)]]
        case announcements.OtherTurn():
            return [_narrate_other_turn(system, context, announcement)]
        case announcements.Failure(why):
            return [[describe_error(why)]]
        case announcements.TurnReminder(state):
            waiting = dialogue.wait(context, state, named=True)
            return [waiting.expect or [waiting.prompt]]
        case announcements.Help(state, at_page, with_move):
            now = dialogue.wait(context, state).help
            if not with_move:
                now = dialogue.wait(context, state, named=True).expect
            return [now, [phrase("help-at-page" if at_page else "help-always")]]
        case announcements.History(commands):
            return _narrate_history(system, context, commands)
        case announcements.ConsentQuestion(command, state):
            return [
                [
                    phrase("consent", command=dialogue.describe_command(state, command)),
                    *dialogue.explain_consent(context, state, command),
                    phrase("consent-question"),
                ]
            ]
        case announcements.ChoiceQuestion((first, second)):
            return [[phrase("unsure-two", first=first, second=second)]]
        case announcements.ChoiceQuestion(choices):
            numbered = tuple(
                phrase("unsure-choice", number=number, command=choice)
                for number, choice in enumerate(choices, 1)
            )
            return [[phrase("unsure", choices=Series(numbered))]]
        case announcements.WalkStep(contents=contents):
            steps = system.places.steps(contents)
            return [
                [sentence for step in steps for sentence in system.places.describe(context, step)]
            ]
        case announcements.Message(phrases):
            return [list(phrases)]
        case announcements.OneParagraph(whole, index):
            return [list_paragraphs(system, context, whole)[index]]
        case _:
            assert_never(announcement)


def _name_rule(
    system: System, context: NarrationContext, find: FindRule[RuledT], of: RuledT
) -> Paragraph:
    """The number of the rule behind something, for listeners who are told more than a little."""
    if context.terse or system.load_rule_book is None:
        return []
    found = find(system.load_rule_book, context.options, of)
    if found is None:
        return []
    chapter, position = found.number
    return [phrase("rules-refused", chapter=chapter, position=position)]


def list_paragraphs(
    system: System, context: NarrationContext, announcement: announcements.Announcement
) -> list[Paragraph]:
    """The paragraphs of an announcement that are said: those that are not empty."""
    return [paragraph for paragraph in narrate(system, context, announcement) if paragraph]


def join_names(names: Sequence[str]) -> Phrase:
    """All names in one phrase: "Anna, Ben and Cem"."""
    return join_with_and([phrase("name", name=name) for name in names])


def _choose_handful(paragraphs: Sequence[Paragraph], handful: tuple[int, int]) -> list[Paragraph]:
    """The sentence at a place; the last place has all that are left.

    A listener with fewer sentences than there are places hears nothing at some.
    """
    place, count = handful
    sentences = [sentence for paragraph in paragraphs for sentence in paragraph]
    end = len(sentences) if place + 1 == count else place + 1
    chosen = sentences[place:end]
    return [chosen] if chosen else []


def _welcome(context: NarrationContext, start: announcements.GameStart) -> Paragraph:
    """Who plays for the computer, and what newcomers need to know; experts hear little."""
    computers = describe_computers(context, start.computers)
    if context.terse:
        return computers
    drawing = [phrase("program-can-draw")] if start.offers_drawing else []
    return [*computers, phrase("h-helps"), *drawing]


def _narrate_other_turn(
    system: System, context: NarrationContext, refusal: announcements.OtherTurn
) -> Paragraph:
    """Whose turn it is, and what to say if the players have mixed up two turns."""
    expected = system.rules.expects(refusal.state).player
    assert expected is not None  # somebody has to move
    names = {"expected": context.names[expected], "player": context.names[refusal.player]}
    phrases = [phrase("other-turn", **names)]
    if system.statements is not None:
        if refusal.last_player not in (None, expected):
            phrases.append(phrase("other-turn-last", **names))
        phrases.append(phrase("other-turn-set", **names))
    return phrases


def _narrate_events(
    system: System, context: NarrationContext, events: Sequence[Event]
) -> list[Paragraph]:
    narration = system.narration
    paragraphs: list[Paragraph] = []
    for group in _group(system, context, events):
        kind = narration.kind_of(context, group[0])
        told = narration.narrate(context.of(kind), *group)
        paragraphs.append(context.told_as(kind, told))
    return [paragraph for paragraph in paragraphs if paragraph]


def _group(system: System, context: NarrationContext, events: Sequence[Event]) -> list[list[Event]]:
    """The events of each paragraph; a verbose narration tells each event on its own."""
    narration = system.narration
    groups: list[list[Event]] = []
    for event in events:
        is_verbose = context.of(narration.kind_of(context, event)).verbose
        if groups and not is_verbose and narration.are_told_together(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _append(paragraphs: list[Paragraph], phrases: list[Phrase]) -> None:
    """Add phrases to the last paragraph, so that they are spoken together with it."""
    if paragraphs and phrases:
        paragraphs[-1] = [*paragraphs[-1], *phrases]
    elif phrases:
        paragraphs.append(phrases)


def _narrate_undo(
    system: System, context: NarrationContext, parts: Sequence[announcements.UndonePart]
) -> list[Paragraph]:
    """A paragraph for each part; a terse narration of several only has what is different then."""
    if context.terse and len(parts) > 1:
        named = [_name_undone(system, context, part.item) for part in parts if part.is_first]
        return [named, *_narrate_changes(system, context, parts[0].before, parts[-1].after)]
    paragraphs: list[Paragraph] = []
    for part in parts:
        named = [_name_undone(system, context, part.item)] if part.is_first else []
        paragraphs.append([*named, *system.put_back.put_back(context, part.events)])
        if isinstance(part.item, AppliedCorrection):
            paragraphs += _narrate_changes(system, context, part.before, part.after)
    return paragraphs


def _name_undone(system: System, context: NarrationContext, item: HistoryItem) -> Phrase:
    if isinstance(item, AppliedNote):
        return phrase("note-taken-back", text=item.sentence)
    if isinstance(item, AppliedCorrection):
        command = system.dialogue.describe_command(item.old.before, item.old.command)
        entry = describe_entry(system, context, item.index + 1, item.old)
        return phrase("correction-taken-back", entry=entry, command=command)
    return phrase("taken-back", command=_describe_applied(system, context, item))


def _narrate_changes(
    system: System, context: NarrationContext, before: State, after: State
) -> list[Paragraph]:
    return narrate_differences(system, context, differences(system, before, after))


def _narrate_history(
    system: System, context: NarrationContext, commands: Sequence[announcements.NumberedCommand]
) -> list[Paragraph]:
    if not commands:
        return [[phrase("history-empty")]]
    return [
        [
            phrase(
                "history-line",
                number=item.number,
                command=_describe_applied(system, context, item.applied),
            )
        ]
        for item in commands
    ]


def _describe_applied(system: System, context: NarrationContext, applied: AppliedCommand) -> Phrase:
    """A command and the player who gave it; nobody in particular says what lies on the table."""
    command = system.dialogue.describe_command(applied.before, applied.command)
    seat = system.rules.expects(applied.before).player
    if seat is None or (
        system.statements is not None
        and system.statements.set_contents(applied.command) is not None
    ):
        return command
    return phrase("command-of-player", player=context.names[seat], command=command)
