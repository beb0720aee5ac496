"""A question is never read as a move or a setting, and a move never as a question."""

import tomllib
from pathlib import Path
from random import Random

import pytest
from asked_games import LINES, ask, begin
from case_samples import sample
from question_parts import LANGUAGE_PARTS
from test_golden_answers import read_questions

from azul_access.games import SYSTEMS
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import LABELS, Line
from azul_access.games.sources import Factory
from azul_access.games.system import Ask, Commands
from azul_access.session import Session
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.questions.subjects import is_example

CORPUS = Path(__file__).parent.parent / "benchmarks" / "corpus"
MOVES = {
    "de": (
        "{colour} von {source} in {line}",
        "nimm {colour} aus {source} und lege sie in {line}",
        "{colour} aus {source} in {line} bitte",
        "von {source} {colour} in {line}",
    ),
    "en": (
        "{colour} from {source} to {line}",
        "take {colour} from {source} and put them in {line}",
        "{colour} from {source} into {line} please",
        "from {source} {colour} to {line}",
    ),
    "nl": (
        "{colour} van {source} naar {line}",
        "neem {colour} uit {source} en leg ze in {line}",
        "{colour} uit {source} in {line} alsjeblieft",
        "van {source} {colour} naar {line}",
    ),
}
WORDS = {
    "de": ("Manufaktur {n}", "der Mitte", "Reihe {n}", "den Boden"),
    "en": ("factory {n}", "the centre", "row {n}", "the floor line"),
    "nl": ("fabriek {n}", "het midden", "rij {n}", "de vloer"),
}
COLOURS = {
    "de": {"R": "rot", "B": "blau", "SCH": "schwarz", "X": "türkis", "O": "orange"},
    "en": {"R": "red", "B": "blue", "SCH": "black", "X": "turquoise", "O": "orange"},
    "nl": {"R": "rood", "B": "blauw", "SCH": "zwart", "X": "turquoise", "O": "oranje"},
}
# Settings by their words, and what asks about the same place; "{}" is the language's beginning.
SETTINGS = {
    "de": ("ist Reihe 3 Ben 2 x", "gilt Reihe 3 leer", "ist Stand Anna 23", "ist dran Ben"),
    "en": ("set row 3 Ben 2 x", "set row 3 empty", "set score Anna 23", "set turn Ben"),
    "nl": ("is rij 3 Ben 2 x", "eigenlijk rij 3 leeg", "is score Anna 23", "is beurt Ben"),
}
EMPTY = {
    "de": ("ist Reihe 3 leer", "ist Manufaktur 5 leer", "ist der Beutel leer", "ist f5 leer"),
    "en": ("is row 3 empty", "is factory 5 empty", "is the bag empty", "is f5 empty"),
    "nl": ("is rij 3 leeg", "is fabriek 5 leeg", "is de zak leeg", "is f5 leeg"),
}


def sentences(session: Session, language: str, random: Random) -> list[str]:
    """Some legal moves of base Azul in words."""
    factory, centre, line, floor = WORDS[language]
    system = session.setup.system
    commands = list(system.rules.legal_commands(session.ledger.state))
    texts = []
    for command in random.sample(commands, 12):
        assert isinstance(command, Take)
        source = (
            factory.format(n=command.source.index + 1)
            if isinstance(command.source, Factory)
            else centre
        )
        target = (
            line.format(n=command.target.index + 1) if isinstance(command.target, Line) else floor
        )
        colour = COLOURS[language][LABELS[command.colour]]
        form = random.choice(MOVES[language])
        texts.append(form.format(colour=colour, source=source, line=target))
    return texts


@pytest.mark.parametrize("language", LANGUAGE_PARTS)
def test_moves_are_no_questions(language: str) -> None:
    """Legal moves in words and in letters are moves, and with a question mark they are not made."""
    session, random = begin(language, "azul"), Random(language)
    for text in sentences(session, language, random):
        meanings = interpret(session, text, "test").meanings
        assert meanings, text
        assert all(isinstance(meaning, Commands) for meaning in meanings), text
        step, _ = ask(session, text + "?")
        assert not step.entries, text


@pytest.mark.parametrize("game", LINES)
def test_lines_of_a_game_are_moves(game: str) -> None:
    """What is typed in a game is a move at its moment, and never a question."""
    for number, line in enumerate(LINES[game]):
        session = begin("en", game, number)
        typed = "c" + line[1:] if line.startswith("0") else line
        meanings = interpret(session, typed, "test").meanings
        assert all(isinstance(meaning, Commands) for meaning in meanings), line


@pytest.mark.parametrize(("game", "language"), sample(SYSTEMS, LANGUAGE_PARTS))
def test_questions_change_nothing_at_any_moment(game: str, language: str) -> None:
    """At the begin, while tiles are drawn and later, no question is a move."""
    questions = read_questions(game, language)
    for number in (0, 1, 4, len(LINES[game])):
        session = begin(language, game, number)
        for question in questions[number % 3 :: 3]:
            # "Four reds" without a question mark fills a factory while tiles are drawn.
            step, _ = ask(session, question if number > 1 else question.rstrip("?") + "?")
            assert not step.entries, (number, question)
            assert step.session.ledger is session.ledger, (number, question)


@pytest.mark.parametrize("language", LANGUAGE_PARTS)
def test_tiles_alone_are_draws_while_tiles_are_drawn(language: str) -> None:
    """ "Four reds" fills a factory then, and "three reds" is refused; later both are questions."""
    colours = LANGUAGE_PARTS[language].colours
    four = {"de": "vier ", "en": "four ", "nl": "vier "}[language] + colours["R"]
    three = {"de": "drei ", "en": "three ", "nl": "drie "}[language] + colours["R"]
    drawing, taking = begin(language, "azul", 0), begin(language, "azul")
    assert ask(drawing, four)[0].entries
    assert not ask(drawing, three)[0].understood
    for text in (three, four):
        meanings = interpret(taking, text, "test").meanings
        assert all(isinstance(meaning, Ask) for meaning in meanings), text


@pytest.mark.parametrize("language", LANGUAGE_PARTS)
def test_settings_set_and_questions_about_emptiness_ask(language: str) -> None:
    """A line with a value sets it. One that begins with "is" and names no value asks."""
    session = begin(language, "azul")
    for text in SETTINGS[language]:
        assert ask(session, text)[0].entries, text
    for text in EMPTY[language]:
        for typed in (text, text + "?"):
            step, answer = ask(session, typed)
            assert step.understood, typed
            assert not step.entries, typed
            assert answer[0].split()[0].rstrip(".") in ("Ja", "Nein", "Yes", "No", "Nee"), typed


@pytest.mark.parametrize(("language", "game"), sample(LANGUAGE_PARTS, LINES))
def test_table_talk_changes_nothing(language: str, game: str) -> None:
    """Typed by mistake, what people say to each other is no move, and hardly ever a question.

    What says something about the table, such as points, is compared: the program asks what counts.
    Thanks and greetings are answered by the like.
    """
    corpus = tomllib.loads((CORPUS / f"{language}.toml").read_text(encoding="utf-8"))
    talk: list[str] = corpus["others"]["sentences"]
    session = begin(language, game)
    steps = [ask(session, sentence)[0] for sentence in talk]
    assert not any(step.entries for step in steps)
    polite = [each for each in talk if is_example(session, each, ("thanks", "greeting"))]
    answered = [step for step in steps if step.understood and not step.session.asks_yes_or_no]
    assert len(answered) <= len(polite) + len(talk) // 8
