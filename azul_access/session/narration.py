"""What is told, as values: whole announcements, and their sentences at a listener's verbosity.

An announcement says what it is about, never how it sounds; each mouth narrates it at its own
verbosity and renders it in its own language. Nothing here changes a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from azul_access.errors import AccessError
from azul_access.games.context import NarrationContext
from azul_access.games.system import Command, Event, IllegalCommand, Question, State, System
from azul_access.language.phrase import Paragraph, Phrase, Series, Slot, both, phrase
from azul_access.record.ledger import AppliedCommand, HistoryItem, LedgerError


@dataclass(frozen=True, slots=True)
class GameEvents:
    """Something happened at the table; `then` says whether it ends with who acts next."""

    events: tuple[Event, ...]
    state: State
    then: bool = True


@dataclass(frozen=True, slots=True)
class GameStart:
    """A new game: what is in force."""

    events: tuple[Event, ...]
    state: State


@dataclass(frozen=True, slots=True)
class UndoReport:
    """Deeds were struck out, newest first; hands must put things back.

    `questions` ask for what stands otherwise where a mend was struck out: that no step can tell.
    """

    deeds: tuple[HistoryItem, ...]
    questions: tuple[Question, ...]
    state: State


@dataclass(frozen=True, slots=True)
class CorrectionReport:
    """An earlier command was replaced; `questions` ask for what stands otherwise now."""

    number: int
    old: AppliedCommand
    new: Command
    questions: tuple[Question, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Answer:
    question: Question
    state: State


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command the rules do not allow; nothing has changed."""

    command: Command
    why: IllegalCommand
    state: State


@dataclass(frozen=True, slots=True)
class Failure:
    """Anything else that could not be done; nothing has changed."""

    why: AccessError


@dataclass(frozen=True, slots=True)
class TurnReminder:
    """Who must do what now."""

    state: State


@dataclass(frozen=True, slots=True)
class Help:
    state: State


@dataclass(frozen=True, slots=True)
class History:
    """The last commands, each with its number."""

    turns: tuple[tuple[int, AppliedCommand], ...]


@dataclass(frozen=True, slots=True)
class ConsentQuestion:
    """A command waits for a "yes"."""

    command: Command
    state: State


@dataclass(frozen=True, slots=True)
class ChoiceQuestion:
    """What was heard may mean several things; people answer with a number."""

    choices: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """Sentences of the companion itself."""

    phrases: tuple[Phrase, ...]


Announcement = (
    GameEvents
    | GameStart
    | UndoReport
    | CorrectionReport
    | Answer
    | Refusal
    | Failure
    | TurnReminder
    | Help
    | History
    | ConsentQuestion
    | ChoiceQuestion
    | Message
)


def make_message(name: str, /, **slots: Slot) -> Message:
    return Message((phrase(name, **slots),))


def narrate(system: System, context: NarrationContext, told: Announcement) -> list[Paragraph]:
    """The sentences of an announcement; a paragraph for each thing that happened."""
    dialogue = system.dialogue
    match told:
        case GameEvents(events, state, then):
            paragraphs = _events(system, context, events)
            if then:
                _and_then(paragraphs, dialogue.describe_expectation(context, state))
            return paragraphs
        case GameStart(events, state):
            paragraphs = [
                [
                    phrase("game-begins", players=join_names(context.names)),
                    *dialogue.describe_setup(context),
                ],
                *_events(system, context, events),
            ]
            _and_then(paragraphs, dialogue.describe_expectation(context, state))
            return paragraphs
        case UndoReport(deeds, questions, state):
            paragraphs = _taken_back(system, context, deeds)
            paragraphs += _stands_now(system, context, questions, state)
            _and_then(paragraphs, dialogue.describe_expectation(context, state, named=True))
            return paragraphs
        case CorrectionReport(number, old, new, questions, state):
            told_first = phrase(
                "corrected",
                number=number,
                old=dialogue.describe_command(old.before, old.command),
                new=dialogue.describe_command(old.before, new),
            )
            return [
                [told_first],
                *_stands_now(system, context, questions, state),
                dialogue.describe_expectation(context, state, named=True),
            ]
        case Answer(question, state):
            return system.facts.answer(context, state, question)
        case Refusal(command, why, state):
            return [dialogue.explain_refusal(context, state, command, why)]
        case Failure(why):
            return [describe_error(system, context, why)]
        case TurnReminder(state):
            waiting = dialogue.describe_expectation(context, state, named=True)
            return [waiting or [dialogue.prompt(context, state)]]
        case Help(state):
            return [dialogue.give_help(context, state), [phrase("help-always")]]
        case History(turns):
            return _recorded(system, context, turns)
        case ConsentQuestion(command, state):
            return [[phrase("consent", command=dialogue.describe_command(state, command))]]
        case ChoiceQuestion((first, second)):
            return [[phrase("unsure-two", first=first, second=second)]]
        case ChoiceQuestion(found):
            choices = tuple(
                phrase("unsure-choice", number=number, command=choice)
                for number, choice in enumerate(found, 1)
            )
            return [[phrase("unsure", choices=Series(choices))]]
        case Message(phrases):
            return [list(phrases)]
        case _:
            assert_never(told)


def join_names(names: Sequence[str]) -> Phrase:
    """Everybody's name: "Anna, Ben and Cem"."""
    return both([phrase("name", name=name) for name in names])


def describe_error(
    system: System | None, context: NarrationContext | None, why: AccessError
) -> list[Phrase]:
    """The sentence for an error that people meet."""
    if isinstance(why, LedgerError) and isinstance(why.slots.get("why"), IllegalCommand):
        assert system is not None
        assert context is not None
        command, state = why.slots["command"], why.slots["state"]
        inner = why.slots["why"]
        assert isinstance(inner, IllegalCommand)
        number = why.slots["number"]
        assert isinstance(number, int)
        return [
            phrase(
                f"error-{why.reason.value}",
                number=number + 1,
                command=system.dialogue.describe_command(state, command),
            ),
            *system.dialogue.explain_refusal(context, state, command, inner),
        ]
    slots: dict[str, Slot] = {
        name: value for name, value in why.slots.items() if isinstance(value, int | str | Phrase)
    }
    return [phrase(f"error-{why.reason.value}", **slots)]


def _events(system: System, context: NarrationContext, events: Sequence[Event]) -> list[Paragraph]:
    return [found for event in events if (found := system.narration.narrate(context, event))]


def _and_then(paragraphs: list[Paragraph], then: list[Phrase]) -> None:
    """Who acts next is told in one breath with what happened last."""
    if paragraphs and then:
        paragraphs[-1] = [*paragraphs[-1], *then]
    elif then:
        paragraphs.append(then)


def _stands_now(
    system: System, context: NarrationContext, questions: Sequence[Question], state: State
) -> list[Paragraph]:
    """Everything that stands otherwise now, for people to check by hand."""
    answers = [
        paragraph
        for question in questions
        for paragraph in system.facts.answer(context, state, question)
    ]
    return [[phrase("stands-now")], *answers] if answers else []


def _taken_back(
    system: System, context: NarrationContext, deeds: Sequence[HistoryItem]
) -> list[Paragraph]:
    paragraphs: list[Paragraph] = []
    for deed in deeds:
        if isinstance(deed, AppliedCommand):
            command = system.dialogue.describe_command(deed.before, deed.command)
            steps = [
                step
                for event in reversed(deed.events)
                for step in system.put_back.put_back(context, event)
            ]
            name = _who(system, context, deed)
            paragraphs.append([phrase("taken-back", player=name, command=command), *steps])
        else:
            command = system.dialogue.describe_command(deed.old.before, deed.old.command)
            paragraphs.append(
                [phrase("correction-taken-back", number=deed.at + 1, command=command)]
            )
    return paragraphs


def _recorded(
    system: System, context: NarrationContext, turns: Sequence[tuple[int, AppliedCommand]]
) -> list[Paragraph]:
    if not turns:
        return [[phrase("history-empty")]]
    return [
        [
            phrase(
                "history-line",
                number=number,
                player=_who(system, context, turn),
                command=system.dialogue.describe_command(turn.before, turn.command),
            )
        ]
        for number, turn in turns
    ]


def _who(system: System, context: NarrationContext, turn: AppliedCommand) -> str:
    """Whose command it was: nobody acts once a game is over."""
    seat = system.rules.expects(turn.before).player
    assert seat is not None
    return context.names[seat]
