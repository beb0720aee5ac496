"""A table for tests: lines go in, sentences come out."""

from dataclasses import dataclass, field

from azul_access import session
from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session import Session, Step
from azul_access.session.announcements import Announcement
from azul_access.session.controls import SpeechOutput
from azul_access.session.narration import narrate
from azul_access.session.settings import Settings

FILLED = "rrbs bxox rrrr xxoo bbss"


@dataclass
class Talk:
    """One conversation; `lines` are all sentences told, a paragraph each."""

    session: Session
    lines: list[str] = field(default_factory=list)

    def hear(self, *texts: str) -> Step:
        """Say lines, one after the other; the last one's step is returned."""
        for text in texts:
            step = session.handle_line(self.session, text, "test")
            self.session = step.session
            self.lines += told(self.session, step.announcements)
        return step

    def answer(self, text: str) -> str:
        """What is told after one line."""
        before = len(self.lines)
        self.hear(text)
        return "\n".join(self.lines[before:])


def told(
    here: Session, announcements: tuple[Announcement, ...], form: Form = Form.SHOW
) -> list[str]:
    phrases = load_phrases(here.settings.language)
    return [
        phrases.render_all(paragraph, here.settings.verbosity, form)
        for announcement in announcements
        for paragraph in narrate(here.setup.system, here.context, announcement)
        if paragraph
    ]


def talk(
    *lines: str,
    language: str = "de",
    names: tuple[str, ...] = ("Anna", "Ben"),
    bag: str = "table",
    seed: int = 1,
    chosen: dict[str, object] | None = None,
    game: str = "azul",
    **settings: object,
) -> Talk:
    """A new game in which `lines` were already said."""
    made = setup.make_setup(
        game=game,
        names=names,
        first_seat=0,
        chosen=chosen or {},
        bag=bag,
        seed=seed,
        language=language,
    )
    here = Settings(language, speech=SpeechOutput.OFF, **settings)  # type: ignore[arg-type]
    first = session.begin_game(made, here)
    table = Talk(first.session, told(first.session, first.announcements))
    if lines:
        table.hear(*lines)
    return table
