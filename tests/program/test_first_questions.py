"""The questions before a game: names as people say them, help, the question before, leaving."""

from pathlib import Path

import pytest
from program_lines import lines
from program_runs import LANGUAGES, ProgramRunner, sentence

from azul_access.language.phrase import phrase

BACK = {"de": "zurück", "en": "back", "nl": "terug"}
QUIT = {"de": "verlassen", "en": "exit", "nl": "doei"}
HELP = {"de": "Hilfe", "en": "help", "nl": "hulp"}
REPEAT = {"de": "noch einmal", "en": "again", "nl": "nog een keer"}


def ask_who_starts(language: str) -> str:
    """The question who of Anna and Ben begins."""
    players = (phrase("name", name="Anna"), phrase("name", name="Ben"))
    return sentence(language, "ask-starts", players=players, player="Anna")


def ask(program: ProgramRunner, language: str, *answers: str) -> list[str]:
    """The lines that the program writes until it has taken the last of these answers."""
    result = program.run("play", "--language", language, typed=lines(*answers))
    assert program.saved == []
    return result.out.splitlines()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna, Ben und Clara", ["Anna", "Ben", "Clara"]),
        ("Anna, Ben, und Clara", ["Anna", "Ben", "Clara"]),
        ("Anna und Ben", ["Anna", "Ben"]),
        ("Anna and Ben", ["Anna", "Ben"]),
        ("Anna en Ben", ["Anna", "Ben"]),
        ("Anna und Ben und Clara und Dirk", ["Anna", "Ben", "Clara", "Dirk"]),
        ("Anna Maria, Li En", ["Anna Maria", "Li En"]),
        ("Alexander, Gundula, Ende", ["Alexander", "Gundula", "Ende"]),
    ],
)
@pytest.mark.parametrize("asked", [True, False])
def test_names_are_joined_as_people_say_them(
    program: ProgramRunner, tmp_path: Path, text: str, names: list[str], asked: bool
) -> None:
    """ "And" in any language stands between two names; a name may contain it."""
    words: list[str | Path] = ["play", "--log", tmp_path / "log"]
    if not asked:
        words += ["--players", text, "--starts", "1"]
    assert program.run(*words, typed=lines(text, "1") if asked else "").code == 0
    assert [player["name"] for player in program.data(tmp_path / "log")["players"]] == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [(), ("Anna, Ben",)], ids=["names", "start"])
@pytest.mark.parametrize("word", ["q", "Q", "word"])
def test_a_question_can_be_left(
    program: ProgramRunner, language: str, answers: tuple[str, ...], word: str
) -> None:
    """Leaving says that nothing has begun, saves nothing and is no failure."""
    last = QUIT[language] if word == "word" else word
    result = program.run("play", "--language", language, typed=lines(*answers, last, "Anna,Ben"))
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[-1] == sentence(language, "questions-left")
    assert program.saved == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["?", "h", "word"])
def test_help_at_the_questions(program: ProgramRunner, language: str, word: str) -> None:
    """Help says how to answer, and how to repeat, go back and leave."""
    text = HELP[language] if word == "word" else word
    output = ask(program, language, text, "Anna, Ben", text)
    always = sentence(language, "help-questions")
    assert output[1] == f"{sentence(language, 'help-players')} {always}"
    assert output[3] == f"{sentence(language, 'help-starts', player='Anna')} {always}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_repeated(program: ProgramRunner, language: str) -> None:
    """A dot or a word asks the same question once more."""
    question = sentence(language, "ask-players")
    assert ask(program, language, ".", REPEAT[language]) == [question] * 3
    starts = ask_who_starts(language)
    assert ask(program, language, "Anna, Ben", ".") == [question, starts, starts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["u", "word"])
def test_back_to_the_question_before(
    program: ProgramRunner, tmp_path: Path, language: str, word: str
) -> None:
    """The names are asked for again, and the new ones count; before the first question is none."""
    back = BACK[language] if word == "word" else word
    words = ("play", "--language", language, "--log", tmp_path / "log")
    result = program.run(*words, typed=lines(back, "Anna, Ben", back, "Carl, Dora", "2"))
    assert result.code == 0
    question = sentence(language, "ask-players")
    starts = ask_who_starts(language)
    first = f"{sentence(language, 'first-question')} {question}"
    assert result.out.splitlines()[:4] == [question, first, starts, question]
    data = program.data(tmp_path / "log")
    assert [player["name"] for player in data["players"]] == ["Carl", "Dora"]
    assert data["turn"] == "Dora"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_command_line_are_not_asked_for_again(
    program: ProgramRunner, language: str
) -> None:
    """With --players the question who begins is the first one."""
    words = ("play", "--language", language, "--players", "Anna,Ben")
    result = program.run(*words, typed=lines(BACK[language], "q"))
    starts = ask_who_starts(language)
    first = f"{sentence(language, 'first-question')} {starts}"
    assert result.out.splitlines()[:2] == [starts, first]


def test_a_player_may_have_the_name_of_a_request(program: ProgramRunner, tmp_path: Path) -> None:
    """A player's name is understood as the name before any other meaning of the word."""
    words = ("play", "--log", tmp_path / "log")
    assert program.run(*words, typed=lines("H, Q", "q")).code == 0
    assert program.data(tmp_path / "log")["turn"] == "Q"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_set_up_on_a_keypad(
    program: ProgramRunner, tmp_path: Path, language: str
) -> None:
    """The number of players is enough, signs go back and help, and a number says who starts."""
    typed = lines("/", ".", "3", "-", "2", "2", "**0")
    log = tmp_path / "log"
    result = program.run("play", "--language", language, "--log", log, typed=typed)
    assert sentence(language, "help-players") in result.out
    assert result.out.count(sentence(language, "ask-players")) == 3
    names = [sentence(language, "seat-name", letter=letter) for letter in "AB"]
    data = program.data(log)
    assert [player["name"] for player in data["players"]] == names
    assert program.run("play", "--language", language, typed=lines("2", "**0")).code == 0
    assert program.run("play", "--language", language, typed=lines("5", "**0")).code == 0
