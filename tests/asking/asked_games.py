"""Games in which tests ask questions, and what is answered."""

from functools import cache

from azul_access.cli.show import as_data
from azul_access.language.phrase import Form
from azul_access.record.setup import make_setup
from azul_access.session import Session, Step, begin_game, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import list_paragraphs

NAMES = ("Anna", "Ben")
# What is typed, the same in every language: the first round of base Azul and the begin of the
# second; the first round of Summer Pavilion up to a few tiles that are placed.
LINES = {
    "azul": (
        *(
            "rrrb xoos rxxb sbbb rrrr",
            "2o2",
            "3x2",
            "1r4",
            "0b1",
            "4b3",
            "0r3",
            "5r5",
            "0s4",
            "0x1",
        ),
        *("rbox rrbb ooxs bbbx rrro", "1b2", "2r3", "3o1"),
    ),
    "summer-pavilion": (
        *("2r 3b y 2l g o", "rrbg bbyy gloo rryb llgo", "2y", "4r", "0b", "1g", "0r", "5o", "3g"),
        *("0o", "0b", "0y", "0g", "b 2", "y 1", "g 1", "r 2"),
    ),
}
# The letter of the centre; 0 stands for it above.
_CENTRE = {"de": "z", "en": "c", "nl": "c"}


@cache
def begin(language: str, game: str, lines: int | None = None) -> Session:
    """The game after its first `lines` lines, or all of them."""
    setup = make_setup(game=game, names=NAMES, first_seat=0, chosen={}, language=language)
    session = begin_game(setup, Settings(language, speech=SpeechOutput.OFF)).session
    for line in LINES[game][:lines]:
        typed = _CENTRE[language] + line[1:] if line.startswith("0") else line
        step = handle_line(session, typed, "test")
        assert step.understood, line
        session = step.session
    return session


def ask(session: Session, text: str) -> tuple[Step, list[str]]:
    """The step for a line, and the paragraphs of its announcements."""
    step = handle_line(session, text, "test")
    context = step.session.context
    texts = [
        session.settings.phrases.render_all(paragraph, context.verbosity, Form.SHOW)
        for announcement in step.announcements
        for paragraph in list_paragraphs(session.setup.system, context, announcement)
    ]
    return step, texts


@cache
def shown(game: str) -> dict[str, object]:
    """What the command `show --json` says of the game."""
    session = begin("en", game)
    return as_data(session.setup, session.ledger)
