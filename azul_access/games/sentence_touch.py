"""The views and choices of a game by touch: its own, or sentences where it has none."""

from collections.abc import Sequence
from itertools import chain

from azul_access.games.context import NarrationContext
from azul_access.games.system import Command, Options, Question, State, System
from azul_access.games.touch import Block, Field, Touch, View, text_view
from azul_access.language.phrase import Phrase, phrase

# The name of the view that says whose turn it is, in every game.
TURN = "turn"


def touch_of(system: System) -> Touch[State, Command, Question, Options]:
    return system.touch or SentenceTouch(system)


class SentenceTouch:
    """Views of a game without `touch`: its overview in sentences; its legal commands to pick."""

    def __init__(self, system: System) -> None:
        self._system = system

    def views(self, context: NarrationContext, state: State) -> Sequence[View]:
        """One view for each overview question, then whose turn it is."""
        views = []
        for number, question in enumerate(self._system.facts.overview_questions(state), 1):
            match self._answer(context, state, question):
                case [title, *others]:
                    views.append(text_view(f"overview-{number}", title, others))
        return [*views, self._turn(context, state)]

    def blocks(self, context: NarrationContext, state: State) -> Sequence[Block]:
        """One block for each overview question, one row for each sentence."""
        questions = self._system.facts.overview_questions(state)
        return [
            Block(tuple((Field(sentence),) for sentence in self._answer(context, state, question)))
            for question in questions
        ]

    def choices(self, context: NarrationContext, state: State, picked: tuple[object, ...]) -> View:
        """Every legal command."""
        describe = self._system.dialogue.describe_command
        commands = () if picked else self._system.rules.legal_commands(state)
        strips = tuple((Field(describe(state, command), command),) for command in commands)
        return View(TURN, phrase("view-turn"), strips)

    def picked_command(self, state: State, picked: tuple[object, ...]) -> Command | None:
        return picked[0] if picked else None

    def what_if_question(self, command: Command) -> None:
        """Return None: such a game has no question about the result of a command."""

    def _turn(self, context: NarrationContext, state: State) -> View:
        phrases = self._system.dialogue.wait(context, state, named=True).expect
        return text_view(TURN, phrase("view-turn"), phrases)

    def _answer(
        self, context: NarrationContext, state: State, question: Question
    ) -> Sequence[Phrase]:
        paragraphs = self._system.facts.answer(context, state, question)
        return list(chain.from_iterable(paragraphs))
