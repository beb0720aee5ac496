"""The whole program with a third game that implements only the required protocols.

Code that uses a game beyond these protocols, or that requires an optional one, fails here.
"""

import zipfile
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest
from braille_print import to_print
from heap import State
from program_runs import ProgramRunner, Result, sentence
from served_game import serve_game

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.cells.translation import translate
from azul_access.braille.effects import PlayCommand, SendText
from azul_access.braille.reader import Reader
from azul_access.braille.screen.signs import text_columns
from azul_access.games.system import System
from azul_access.hearing.grammar_net import net_of
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Slot, phrase
from azul_access.record import setup
from azul_access.session import (
    Step,
    begin_game,
    handle_candidates,
    handle_line,
    handle_recognition,
    handle_touch,
)
from azul_access.session.control.settings import Settings
from azul_access.session.recognition import Certainty, Guess, Recognition

TABLE = ("--game", "heap", "--players", "Anna,Ben", "--starts", "Anna", "--speech", "off")
# In the second round Ben's first take is undone, made again, and then corrected.
LINES = (
    *("fill 5", "take 2", "2", "take 1"),
    *("fill 4", "take 3", "undo", "redo", "correct ben 2", "yes", "take 2"),
)
# The beginning of a game in the words of each language.
DEMO = {
    "de": ("fülle 3", "nimm 2"),
    "en": ("fill 3", "take 2"),
    "nl": ("vul 3", "pak 2"),
}
YES = {"de": "ja", "en": "yes", "nl": "ja"}
ROUNDS = """\
Round 1

Anna puts 5 on the heap.
Anna takes 2, leaving 3 on the heap.
Ben takes 2, leaving 1 on the heap.
Anna takes 1, leaving 0 on the heap.
Scores after round 1: Anna 3, Ben 2.

Round 2

Ben puts 4 on the heap.
Ben takes 2, leaving 2 on the heap.
Anna takes 2, leaving 0 on the heap.
Scores after round 2: Anna 5, Ben 4.
"""


def play(program: ProgramRunner, lines: Sequence[str], *words: str | Path) -> list[str]:
    """The lines of a game with `lines` as input; every one of them is understood."""
    typed = "\n".join([*lines, "quit"])
    result = program.run("play", *TABLE, "--language", "en", *words, typed=typed)
    return output(result)


def output(result: Result) -> list[str]:
    """The lines of a run without errors."""
    assert (result.code, result.err) == (0, ""), result
    return result.out.splitlines()


@pytest.fixture
def saved_game(program: ProgramRunner, system: System, tmp_path: Path) -> Path:
    """A log of Heap, played to its end."""
    path = tmp_path / "heap.azul"
    play(program, LINES, "--log", path)
    return path


def test_play_undo_and_correct(program: ProgramRunner, system: System) -> None:
    """Events, whose turn it is, undo steps, corrections and answers come from the game."""
    begun, *told = play(program, (*LINES, "j", "record 2"))[:-2]
    assert begun.startswith("New game: Anna and Ben. Type h for help.")
    assert ("--bag virtual" in begun) == (system.virtual_bag is not None)
    assert told == [
        "Round 1. Anna fills the heap.",
        "Anna puts 5 on the heap. Anna's turn.",
        "Anna takes 2, leaving 3 on the heap. Ben's turn.",
        "Ben takes 2, leaving 1 on the heap. Anna's turn.",
        "Anna takes 1, leaving 0 on the heap.",
        "Scores after round 1: Anna 3, Ben 2.",
        "Round 2. Ben fills the heap.",
        "Ben puts 4 on the heap. Ben's turn.",
        "Ben takes 3, leaving 1 on the heap. Anna's turn.",
        "Taken back: Ben, 3 from the heap. Ben puts 3 back on the heap. Ben's turn.",
        "Redone.",
        "Ben takes 3, leaving 1 on the heap. Anna's turn.",
        "Round 2, entry 6, Ben, should be different: 2 from the heap, instead of 3 from the heap. "
        "This would change:",
        "So far: There are 1 on the heap. Then: There are 2 on the heap.",
        "So far: Ben has 5 points. Score cards: tens 0, ones 5. "
        "Then: Ben has 4 points. Score cards: tens 0, ones 4.",
        "Does everyone agree? Yes or no.",
        "Round 2, entry 6, Ben, corrected: 2 from the heap, instead of 3 from the heap.",
        "This is different now:",
        "There are 2 on the heap.",
        "Ben has 4 points. Score cards: tens 0, ones 4.",
        "Anna's turn.",
        "Anna takes 2, leaving 0 on the heap.",
        "Scores after round 2: Anna 5, Ben 4.",
        "The game is over. Final scores: Anna 5, Ben 4. Anna wins with 5 points.",
        "There are 0 on the heap.",
        "6: Ben, 2 from the heap.",
        "7: Anna, 2 from the heap.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_help(program: ProgramRunner, system: System, language: str) -> None:
    """The companion refuses, hints and helps with the game's own phrases, in each language."""
    result = program.run("play", *TABLE, "--language", language, typed="2\nhello world\n?\nq\n")
    shown = result.out + result.err
    assert "Traceback" not in shown
    for name in ("error-heap-not-now", "heap-hint"):
        assert sentence(language, name) in shown


def test_resume(program: ProgramRunner, system: System, tmp_path: Path) -> None:
    """A game that was left in the middle goes on from its log."""
    log = tmp_path / "heap.azul"
    play(program, LINES[:6], "--log", log)
    resumed = ("play", "--resume", log, "--language", "en", "--speech", "off")
    lines = output(program.run(*resumed, typed="undo\n2\n2\nquit\n"))
    assert lines[0] == ("The game goes on. Heap, round 2. Scores: Anna 3, Ben 5.")
    assert lines[2] == "Anna's turn."
    assert "The game is over. Final scores: Anna 5, Ben 4. Anna wins with 5 points." in lines


def test_show(program: ProgramRunner, saved_game: Path) -> None:
    """`show` describes the table in sentences and as data."""
    assert output(program.run("show", saved_game, "--language", "en"))[:2] == [
        "There are 0 on the heap.",
        "Points: Anna 5, Ben 4.",
    ]
    data = program.show_json(saved_game)
    assert data["scores"] == {"Anna": 5, "Ben": 4}
    assert data["rounds"] == [{"scores": [3, 2]}, {"scores": [5, 4]}]
    assert data["winners"] == ["Anna"]


def test_narrate_as_text(program: ProgramRunner, system: System, saved_game: Path) -> None:
    """A transcript has a chapter for each round, and numbers where the game has statistics."""
    text = program.run("narrate", saved_game, "--to", "txt", "-o", "-", "--language", "en").out
    assert text.startswith("Heap: Anna and Ben\n")
    assert ROUNDS in text
    assert "There are 0 on the heap." in text
    has_numbers = system.statistics is not None
    assert ("Anna: 5 from the heap; 5 points in all." in text) is has_numbers
    assert ("The game in numbers" in text) is has_numbers


def test_narrate_unfinished_game(program: ProgramRunner, system: System, tmp_path: Path) -> None:
    """The scores of a game that goes on are named where the game has statistics."""
    log = tmp_path / "heap.azul"
    play(program, LINES[:3], "--log", log)
    text = program.run("narrate", log, "--to", "txt", "-o", "-", "--language", "en").out
    assert "Anna's turn." in text
    assert ("Anna 2, Ben 2" in text.split("Round 1")[0]) is (system.statistics is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrate_as_page_book_and_braille(
    program: ProgramRunner, saved_game: Path, tmp_path: Path, language: str
) -> None:
    """HTML with tables, EPUB and BRF tell the same game."""
    title = sentence(language, "title-heap")
    for form in ("html", "epub", "brf"):
        target = tmp_path / f"heap.{form}"
        words = ("--no-audio",) if form == "epub" else ("--tables",)
        output(
            program.run(
                *("narrate", saved_game, "--to", form, "-o", target),
                *("--language", language, *words),
            )
        )
        if form == "epub":
            with zipfile.ZipFile(target) as book:
                pages = [book.read(name) for name in book.namelist() if name.endswith(".xhtml")]
            assert any(title.encode() in page for page in pages)
        elif form == "html":
            assert title in target.read_text(encoding="utf-8")
        else:
            assert len(target.read_text(encoding="ascii").splitlines()) > 10


def test_replay(program: ProgramRunner, saved_game: Path) -> None:
    """A replay goes forward, back and to a round, and answers questions about that moment."""
    typed = "\n\nheap\n<\nround 2\nq\n"
    words = ("replay", saved_game, "--language", "en", "--speech", "off")
    assert output(program.run(*words, typed=typed))[1:] == [
        "Round 1.",
        "Anna puts 5 on the heap.",
        "Anna takes 2, leaving 3 on the heap.",
        "Ben takes 2, leaving 1 on the heap.",
        "There are 1 on the heap.",
        "Back to:",
        "Anna takes 2, leaving 3 on the heap.",
        "Round 2.",
        "Ben puts 4 on the heap.",
        sentence("en", "replay-end"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_of_the_table(system: System, language: str) -> None:
    """The page in a browser shows the game's picture, or without one the table in sentences."""
    with serve_game(game="heap", language=language) as served:
        served.say(DEMO[language][0])
        with urlopen(served.table) as answer:
            page = answer.read().decode()
        state = served.companion.session.ledger.state
    assert isinstance(state, State)
    if system.pictures is None:
        assert sentence(language, "heap-holds", count=state.heap) in page
        assert "data-grid" not in page
    else:
        assert f'data-tile="H" data-count="{state.heap}"' in page
        assert page.count("data-score=") == 2
    assert sentence(language, "title-heap") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_virtual_bag(program: ProgramRunner, system: System, language: str) -> None:
    """The virtual bag fills the heap, or is refused in a sentence where the game has none."""
    result = program.run("play", *TABLE, "--bag", "virtual", "--language", language)
    if system.virtual_bag is None:
        assert result.code == 2
        assert result.err.strip().endswith(sentence(language, "error-setup-no-virtual-bag"))
    else:
        assert result.code == 0
        assert is_filled(language, result.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_demo(program: ProgramRunner, system: System, language: str) -> None:
    """The demo plays the game's own file, with the virtual bag if there is one."""
    result = program.run("demo", "--game", "heap", "--language", language, "--speech", "off")
    assert is_filled(language, result.out)
    if system.virtual_bag is None:
        assert sentence(language, "win", player="Anna", points=2) in result.out


def is_filled(language: str, shown: str) -> bool:
    """Whether Anna filled the heap, with any number of tiles."""
    fills = [sentence(language, "heap-fill", player="Anna", count=count) for count in range(2, 10)]
    return any(fill in shown for fill in fills)


def test_options_of_other_games_are_refused(program: ProgramRunner, system: System) -> None:
    """A game without editions has no options."""
    result = program.run("play", *TABLE, "--wall", "grey", "--language", "en")
    assert result.code == 2
    assert sentence("en", "error-setup-foreign-option", option="wall") in result.err


class Desk:
    """A reader at a braille display and the session, without a device between them."""

    def __init__(self, system: System, language: str, size: DisplaySize) -> None:
        game = setup.make_setup(
            game=system.name, names=("Anna", "Ben"), first_seat=0, chosen={}, language=language
        )
        first = begin_game(game, Settings(language))
        self.language = language
        self.session = first.session
        self.reader = Reader(first.session, size)
        self.dismiss_messages()

    def type(self, text: str) -> None:
        """Type a line on the braille keyboard and send it."""
        for cell in translate(text, self.language):
            self.reader.type(cell)
        self.press(KeyAction.CONFIRM)

    def press(self, *actions: KeyAction, number: int = 0) -> None:
        for action in actions:
            match self.reader.press(KeyPress(action, number)):
                case SendText(candidates):
                    self._follow(handle_candidates(self.session, candidates, "braille"))
                case PlayCommand(command, state):
                    self._follow(handle_touch(self.session, command, state, "braille"))

    def _follow(self, step: Step) -> None:
        self.session = step.session
        self.reader.update_session(step.session, is_answer=True)
        for announcement in step.announcements:
            self.reader.announce(announcement, is_answer=True)

    def dismiss_messages(self) -> str:
        """Read all messages to their end, and return them."""
        text = ""
        while self.reader.content.messages.current is not None:
            text += f"{self.line} "
            self.press(KeyAction.PAN_ON)
        return text

    @property
    def lines(self) -> list[str]:
        """The rows of the display as text."""
        first, *others = self.reader.frame()
        rows = first[: text_columns(self.reader.content.size)], *others
        return [to_print(row, self.language).strip() for row in rows]

    @property
    def line(self) -> str:
        return self.lines[0]

    def braille(self, message: str, /, **slots: Slot) -> str:
        """A sentence of the companion as the display shows it."""
        renderer = Renderer(self.language)
        text = renderer.render_text([phrase(message, **slots)])
        return to_print(translate(text, self.language), self.language)


@pytest.fixture(params=LANGUAGES)
def desk(request: pytest.FixtureRequest, system: System) -> Desk:
    return Desk(system, request.param, DisplaySize(1, 80))


def test_typing_on_a_braille_display(desk: Desk) -> None:
    """Commands and questions are typed in braille; events and answers are messages."""
    fill, take = DEMO[desk.language]
    desk.type(fill)
    assert desk.braille("heap-fill", player="Anna", count=3) in desk.dismiss_messages()
    desk.type(take)
    assert desk.braille("heap-take", player="Anna", count=2, left=1) in desk.dismiss_messages()
    desk.press(KeyAction.UNDO)
    assert desk.braille("heap-back-take", player="Anna", count=2) in desk.dismiss_messages()
    assert desk.session.ledger.state == State(1, 0, 3, (0, 0))


def test_views_of_a_braille_display(desk: Desk, system: System) -> None:
    """Every view can be read; without views of its own the game has its overview in sentences."""
    desk.type(DEMO[desk.language][0])
    desk.dismiss_messages()
    lines = []
    for _ in range(3):
        lines.append(desk.line)
        desk.press(KeyAction.NEXT_VIEW)
    assert desk.line == lines[0]
    assert any(line.endswith(desk.braille("expect-turn", player="Anna")) for line in lines)
    if system.touch is None:
        assert lines[0] == desk.braille("heap-holds", count=3)
    else:
        assert lines[0] == f"{desk.braille('heap-label')} 1 2 3"


def test_choices_of_a_braille_display(desk: Desk, system: System) -> None:
    """A move is picked from the choices, and made when its question is confirmed."""
    desk.type(DEMO[desk.language][0])
    desk.dismiss_messages()
    desk.press(KeyAction.CHOICES, KeyAction.PAN_ON)
    desk.press(KeyAction.LINE)
    assert desk.braille("heap-command-take", count=2) in desk.line
    asks_what_if = desk.braille("heap-holds", count=3) in desk.line
    assert asks_what_if is (system.touch is not None)
    desk.press(KeyAction.CONFIRM)
    assert desk.session.ledger.state == State(1, 1, 1, (2, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_display_with_several_lines(system: System, language: str) -> None:
    """The first line says whose turn it is, and the whole table is below it."""
    desk = Desk(system, language, DisplaySize(4, 40))
    desk.type(DEMO[language][0])
    desk.dismiss_messages()
    first, *table = desk.lines
    assert first == desk.braille("expect-turn", player="Anna")
    if system.touch is None:
        assert desk.braille("heap-holds", count=3) in " ".join(table)
    else:
        assert [line[0] for line in table] == ["1", "2", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_commands(system: System, language: str) -> None:
    """The recogniser hears the words of the game; an unsure command is played after a yes."""
    fill, _ = DEMO[language]
    desk = Desk(system, language, DisplaySize(1, 40))
    assert set(fill.split()[:1]) <= net_of(desk.session).words
    recognition = Recognition((Guess(fill, 0.0),), Certainty.NARROW)
    asking = handle_recognition(desk.session, recognition, "microphone")
    assert asking.session.ledger.state == State(1, 0, 0, (0, 0))
    step = handle_line(asking.session, YES[language], "keyboard")
    assert step.session.ledger.state == State(1, 0, 3, (0, 0))
