"""A conversation for tests: text goes in, the announcements come out as text."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azul_access.language.phrase import Form
from azul_access.record.setup import make_setup
from azul_access.session import Session, Step, begin_game, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate

# Draws for all factories of a base game of two.
FILLED_FACTORIES = "rrbs bxox rrrr xxoo bbss"


@dataclass
class Conversation:
    """A session, and every announced paragraph so far."""

    session: Session
    paragraphs: list[str] = field(default_factory=list)

    def enter(self, *lines: str) -> Step:
        """Enter lines and return the step of the last one."""
        for line in lines:
            step = handle_line(self.session, line, "test")
            self.use(step)
        return step

    def answer(self, line: str) -> str:
        """Enter a line and return its announcements."""
        before = len(self.paragraphs)
        self.enter(line)
        return "\n".join(self.paragraphs[before:])

    def use(self, step: Step) -> None:
        """Take over the session and the announcements of a step."""
        self.session = step.session
        self.paragraphs += render(step.session, step.announcements)


def render(
    session: Session, announcements: Sequence[Announcement], form: Form = Form.SHOW
) -> list[str]:
    """The paragraphs of announcements in the session's language and verbosity."""
    phrases = session.settings.phrases
    return [
        phrases.render_all(paragraph, session.settings.verbosity, form)
        for announcement in announcements
        for paragraph in narrate(session.setup.system, session.context, announcement)
        if paragraph
    ]


def begin_conversation(
    *lines: str,
    language: str = "de",
    names: tuple[str, ...] = ("Anna", "Ben"),
    bag: str = "table",
    seed: int = 1,
    chosen: dict[str, object] | None = None,
    game: str = "azul",
    **settings: object,
) -> Conversation:
    """A new game in which `lines` were entered."""
    setup = make_setup(
        game=game,
        names=names,
        first_seat=0,
        chosen=chosen or {},
        bag=bag,
        seed=seed,
        language=language,
    )
    first_step = begin_game(
        setup,
        Settings(language, **{"speech": SpeechOutput.OFF, **settings}),  # type: ignore[arg-type]
    )
    conversation = Conversation(first_step.session)
    conversation.use(first_step)
    if lines:
        conversation.enter(*lines)
    return conversation
