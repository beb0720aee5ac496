"""What made-up editions must do; `test_new_edition` runs it with a copy of the packages.

The copy has one more row in the editions of each game. Not collected by itself.
"""

import io
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import azul_position
import azul_random
import pytest
import summer_pavilion_position
import summer_pavilion_random
from new_editions import NAME

from azul_access import session
from azul_access.__main__ import main
from azul_access.games.azul import events as azul_events
from azul_access.games.azul.commands import END, Take
from azul_access.games.azul.events import Bonus, BonusScored
from azul_access.games.azul.pieces import LABELS as AZUL_LABELS
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.state import State as AzulState
from azul_access.games.sources import Factory, Source
from azul_access.games.summer_pavilion import commands as pavilion_commands
from azul_access.games.summer_pavilion import rules as pavilion_rules
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, LABELS, Colour, Space
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import State as PavilionState
from azul_access.games.summer_pavilion.terms import space_number
from azul_access.games.system import IllegalCommand
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate

Run = Callable[..., str]
SEED = "3"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls the main function; returns what it prints."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))

    def call(*words: str | Path, typed: Sequence[str] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, ""])))
        assert main([str(word) for word in words]) == 0
        return capsys.readouterr().out

    return call


def play_words(game: str, log: Path) -> list[str | Path]:
    return [
        *("play", "--game", game, "--edition", NAME, "--players", "Anna,Ben", "--starts", "Anna"),
        *("--bag", "virtual", "--seed", SEED, "--language", "en", "--log", log),
    ]


class TypedLines:
    """A whole game with the virtual bag, as the lines that are typed for it."""

    def __init__(self, game: str, type_command: Callable[[object, Random], str]) -> None:
        made = setup.make_setup(
            game=game,
            names=("Anna", "Ben"),
            first_seat=0,
            chosen={"edition": NAME},
            bag="virtual",
            seed=int(SEED),
            language="en",
        )
        step = session.begin_game(made, Settings("en"))
        random = Random(1)
        self.lines: list[str] = []
        self.texts: list[str] = []
        while True:
            for announcement in step.announcements:
                for paragraph in narrate(made.system, step.session.context, announcement):
                    phrases = load_phrases("en")
                    settings = step.session.settings
                    self.texts.append(phrases.render_all(paragraph, settings.verbosity, Form.SHOW))
            state = step.session.ledger.state
            if made.system.rules.expects(state).player is None:
                break
            self.lines.append(type_command(state, random))
            step = session.handle_line(step.session, self.lines[-1], "keyboard")
            assert step.entries, self.lines[-1]
        self.state = step.session.ledger.state


def type_source(source: Source) -> str:
    return str(source.index + 1) if isinstance(source, Factory) else "c"


def type_azul(state: object, random: Random) -> str:
    assert isinstance(state, AzulState)
    command = azul_random.random_command(state, random, azul_random.Habit.CAREFUL)
    assert isinstance(command, Take)
    line = command.target.index + 1 if isinstance(command.target, Line) else 0
    return f"{type_source(command.source)} {AZUL_LABELS[command.colour].lower()} {line}"


def type_pavilion(state: object, random: Random) -> str:
    assert isinstance(state, PavilionState)
    habit = summer_pavilion_random.Habit.EAGER
    match summer_pavilion_random.random_command(state, random, habit):
        case pavilion_commands.Take(source, colour):
            return f"{type_source(source)} {LABELS[colour].lower()}"
        case pavilion_commands.Place(star, index, Colour() as colour):
            number = space_number(state.options, Space(star, index))
            target = f"c {number}" if star == CENTRE_STAR else str(number)
            return f"{LABELS[colour].lower()} {target}"
        case pavilion_commands.Bonus(tiles):
            return " ".join(LABELS[tile].lower() for tile in tiles)
        case pavilion_commands.Pass(keep):
            return " ".join(["p", *(LABELS[tile].lower() for tile in keep or ())])
        case command:
            raise AssertionError(command)


def play_in_two_parts(run: Run, game: str, typed: TypedLines, log: Path) -> str:
    """Play, save, resume and finish the game; return everything that the program prints."""
    half = len(typed.lines) // 2
    first = run(*play_words(game, log), typed=typed.lines[:half])
    second = run("play", "--resume", log, "--language", "en", typed=typed.lines[half:])
    return first + second


GAMES = {"azul": type_azul, "summer-pavilion": type_pavilion}


@pytest.mark.parametrize("game", GAMES)
def test_play_save_resume_and_narrate(run: Run, game: str, tmp_path: Path) -> None:
    """The game is played to its end, is the same after it is resumed, and has transcripts."""
    typed = TypedLines(game, GAMES[game])
    log = tmp_path / "game.azul"
    printed = " ".join(play_in_two_parts(run, game, typed, log).split())
    for text in typed.texts:
        assert text in printed
    assert "Final scores" in printed
    shown = json.loads(run("show", log, "--json", "--language", "en"))
    assert (shown["edition"], shown["phase"]) == (NAME, "over")
    scores = [player.score for player in typed.state.players]  # type: ignore[attr-defined]
    assert [player["score"] for player in shown["players"]] == scores
    record = ("--length", "record")
    for language in LANGUAGES:
        output = tmp_path / f"{language}.txt"
        run("narrate", log, "--to", "txt", *record, "--language", language, "-o", output)
        assert NAME in output.read_text(encoding="utf-8")


def test_help_names_the_values(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """The help of the option says what the edition counts."""
    with pytest.raises(SystemExit):
        run("play", "--help", "--language", "en")
    text = " ".join(capsys.readouterr().out.split())
    assert f"tactile counts 5 points for a column, publisher 7, {NAME} 6." in text
    assert f"to 1 with original, to 2 with {NAME} --wall" in text


def test_base_azul_describes_its_values(run: Run, tmp_path: Path) -> None:
    """Set-up, floor, what-if and colours show the edition's values."""
    typed = ("r r x o", "b b x o", "s s x o", "r b s x", "r b s o")
    lines = (*typed, "f1", "game", "?1r0", "1r0", "floor Anna", "4 b 0")
    words = list(play_words("azul", tmp_path / "a.azul"))
    words[words.index("virtual")] = "table"
    text = " ".join(run(*words, typed=lines).split())
    rules = (
        f"Azul, {NAME} edition, coloured wall, 6 points for a complete column."
        " 3 points for a complete wall row, 12 points for all five tiles of a colour."
        " The places of the floor line cost 2, 2, 3, 3, 4, 4, 5."
    )
    assert text.count(rules) == 2
    assert "2 red R, one turquoise X, one yellow O" in text
    assert "Suppose: 2 red R from factory 1 onto the floor line: minus 4." in text
    assert "On it: R, R; minus 4." in text


@pytest.mark.parametrize(
    ("bonus", "points"), [(Bonus.ROW, 3), (Bonus.COLUMN, 6), (Bonus.COLOUR, 12)]
)
def test_base_azul_scores_its_bonuses(bonus: Bonus, points: int) -> None:
    """Each bonus has the points of the edition."""
    full = azul_position.board(wall=azul_position.coloured_wall(*["rbsxo"] * 5))
    state = azul_position.position(full, factories=("r",), edition=NAME)
    _, events = azul_position.apply_all(state, END)
    gained = {
        event.after - event.before
        for event in events
        if isinstance(event, BonusScored) and event.bonus is bonus
    }
    assert gained == {points}


def test_base_azul_pays_its_floor() -> None:
    """The floor line costs what the edition says."""
    own = azul_position.board(floor="1rbsxor", score=50)
    state = azul_position.last_turn(own, edition=NAME)
    state, events = azul_position.apply_all(state, azul_position.LAST_TAKE)
    assert azul_events.FloorCleared(0, own.floor, 50, 50 - 23) in events


def test_summer_pavilion_describes_its_values(run: Run, tmp_path: Path) -> None:
    """Set-up and questions show the edition's values."""
    lines = ("game", "star o", "score", "wild")
    text = " ".join(run(*play_words("summer-pavilion", tmp_path / "s.azul"), typed=lines).split())
    rules = (
        f"Summer Pavilion, {NAME} edition, coloured side, wild colours by round: L, G, O, Y."
        " Scores begin at 9 and never fall below 2."
        " The start stone costs 2 points for each tile."
        " The corners hold 3 tiles, each tile left over costs 3 points."
        " Bonus tiles: 2 for a pillar, 1 for a statue, 4 for a window."
        " Points for complete stars: L 21, O 22, R 23, B 24, Y 25, G 26, 13 for six colours."
        " Points for every space with a number: 1: 5, 7: 9."
    )
    assert text.count(rules) == 2
    assert "Space 7 at 12 o’clock: free, costs 7." in text
    assert "Anna has 9 points." in text


def test_summer_pavilion_scores_its_values() -> None:
    """Prices, costs, bonus tiles and points are those of the edition."""
    board, placing = summer_pavilion_position.board, summer_pavilion_position.placing
    place, play = summer_pavilion_position.place, summer_pavilion_position.play
    pass_turn = summer_pavilion_position.pass_turn
    # The window of the purple star: the sixth space costs 7, and it earns 4 tiles.
    state = placing(board({1: "....l."}, hand="lllllll"), edition=NAME)
    state = play(state, place("l16"))
    assert (state.due, sum(state.players[0].hand)) == (4, 0)
    # Three tiles are kept; each other one costs 3 points, down to 2.
    state = placing(board(hand="rrrrr", score=9), edition=NAME)
    with pytest.raises(IllegalCommand) as caught:
        pavilion_rules.apply(state, pass_turn())
    assert (caught.value.reason, caught.value.slots["most"]) == (Reason.KEEP_WHICH, 3)
    assert play(state, pass_turn("rrr")).players[0].score == 3
    assert play(state, pass_turn("")).players[0].score == 2
    # The stone costs 2 points for each tile.
    taking = summer_pavilion_position.position(
        board(score=9), factories=("o",), centre="rrb", edition=NAME
    )
    assert play(taking, summer_pavilion_position.take("cr")).players[0].score == 5
    # The game ends after round 4; a red star, and all spaces with 1.
    stars = {star: f"{colour}....." for star, colour in enumerate("blorbyg")}
    full = board({**stars, 3: "rrrrrr"}, score=9)
    last = placing(full, board(passed=True), round_number=4, edition=NAME)
    assert play(last, pass_turn()).players[0].score == 9 + 23 + 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_the_corners(language: str) -> None:
    """The sentences say how many tiles may be kept."""
    made = setup.make_setup(
        game="summer-pavilion",
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={"edition": NAME},
        language=language,
    )
    state = summer_pavilion_position.placing(
        summer_pavilion_position.board(hand="rrrrr"), edition=NAME
    )
    begun = session.begin_game(made, Settings(language)).session
    for keep in (None, "rrrrr"):
        command = summer_pavilion_position.pass_turn(keep)
        with pytest.raises(IllegalCommand) as caught:
            made.system.rules.apply(state, command)
        phrases = made.system.dialogue.explain_refusal(begun.context, state, command, caught.value)
        text = load_phrases(language).render_all(phrases, begun.settings.verbosity, Form.SHOW)
        assert " 3 " in f" {text} "
