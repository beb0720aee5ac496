"""The command line: what cannot be understood is explained in the person's language."""

import sys
from pathlib import Path

import pytest
from program_runs import LANGUAGES, ProgramRunner, Result, sentence

from azul_access import __main__
from azul_access.__main__ import main
from azul_access.cli.arguments import build_parsers
from azul_access.cli.commands import COMMANDS
from azul_access.installation import PROGRAM, program_command
from azul_access.language import languages
from azul_access.language.phrases import load_phrases

ENGLISH = (
    *("argument", "invalid", "required", "usage:", "expected", "unrecognized", "choose from"),
    *("show this", "show program", "and exit", "following", "options:", "commands:", "error:"),
)
# The command line, and the words of it that the sentence must name.
WRONG: dict[str, tuple[str, ...]] = {
    "--frobnicate": ("--frobnicate",),
    "play --frobnicate": ("--frobnicate",),
    "play --frobnicate=3": ("--frobnicate=3",),
    "play --wal grey": ("--wal",),
    "play -x": ("-x",),
    "play --json": ("--json",),
    "play Anna": ("Anna",),
    "frobnicate": ("frobnicate",),
    "play --game chess": ("chess", "azul"),
    "play --wall blue": ("blue", "coloured", "grey"),
    "play --edition gold": ("gold", "tactile", "publisher"),
    "play --column-bonus 6": ("6", "5", "7"),
    "play --column-bonus x": ("x", "5", "7"),
    "play --verbosity loud": ("loud", "terse", "normal", "verbose"),
    "play --bag paper": ("paper", "table", "virtual"),
    "play --pace hop": ("hop", "flow", "step"),
    "play --speech on": ("on", "own", "off"),
    "play --speech": ("--speech",),
    "play --listen shout": ("shout", "push", "wake", "open"),
    "play --microphone": ("--microphone",),
    "play --speech-model": ("--speech-model",),
    "play --players": ("--players",),
    "play --seed": ("--seed",),
    "play --seed x": ("x",),
    "play --seed 1.5": ("1.5",),
    "play --seed=-1": ("-1",),
    "play --seed=": ("",),
    "play --players Anna": ("2", "4"),
    "play --players A,B,C,D,E": ("2", "4", "5"),
    "play --players Anna,ANNA": ("ANNA",),
    "play --players Anna,2": ("2",),
    "play --players A,B --starts Zoe": ("",),
    "play --players A,B --starts 3": ("",),
    "show": ("FILE",),
    "show --json": ("FILE",),
    "show one two": ("two",),
    "show one --seed 3": ("--seed",),
    "demo now": ("now",),
    "demo --verbosity loud": ("--verbosity",),
    "doctor --speech maybe": ("--speech",),
}


LOG = Path(__file__).parents[1] / "export" / "games" / "short.azul"


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [PROGRAM])


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> Result:
    """The program in this process: quick enough for many command lines."""
    with pytest.raises(SystemExit) as left:
        sys.exit(main(words))
    assert isinstance(left.value.code, int)
    return Result(left.value.code, *capsys.readouterr())


def assert_not_english(text: str) -> None:
    english_words = [word for word in ENGLISH if word in text.casefold()]
    assert english_words == [], text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WRONG)
def test_a_wrong_command_line(
    words: str, language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A wrong command line gives exit code 2 and a message, and no game begins."""
    result = run([*words.split(), "--language", language], capsys)
    assert (result.code, result.out) == (2, "")
    first = result.err.splitlines()[0]
    if words != "play --seed=":
        assert "„“" not in first
        assert "“”" not in first
    for word in WRONG[words]:
        assert word in first
    if language != "en":
        assert_not_english(result.err)
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_ones_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Help in another language contains nothing in English."""
    result = run([*command.split(), "--help", f"--language={language}"], capsys)
    assert (result.code, result.err) == (0, "")
    description = sentence(language, f"cli-{command}" if command else "cli-demo")
    assert description in " ".join(result.out.split())
    if language != "en":
        assert_not_english(result.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_says_how_to_call_it(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Help begins with the usage line and has it once."""
    result = run([*command.split(), "-h", f"--language={language}"], capsys)
    usage = f"{sentence(language, 'cli-usage')} {PROGRAM} {command}".rstrip()
    assert result.out.startswith(f"{usage} [-h]")
    assert result.out.count(sentence(language, "cli-usage")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_option(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The options that the README promises are all there, each with its explanation."""
    result = run(["play", "--help", "--language", language], capsys)
    for option in (
        *("game", "edition", "wall", "column-bonus", "players", "starts", "language"),
        *("verbosity", "bag", "seed", "pace", "speech", "log", "resume"),
    ):
        assert f"--{option}" in result.out
        words = sentence(language, f"cli-{option}").split()
        assert " ".join(words) in " ".join(result.out.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_no_text_of_the_help_is_made_for_a_command(command: str) -> None:
    """A command line without `--help` needs none of the hundred texts, which take long to make."""
    phrases = load_phrases("de")
    _, parsers = build_parsers(phrases, [command], has_help=False)
    assert {str(parser.description) for parser in parsers.values()} == {""}
    assert {str(action.help) for action in parsers[command]._actions} == {""}
    _, parsers = build_parsers(phrases, [command])
    assert all(parser.description for parser in parsers.values())
    assert all(action.help for action in parsers[command]._actions)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """--version names the program and its version, for reports of faults."""
    result = run(["--version"], capsys)
    assert result.code == 0
    assert result.out.split()[0] == "azul-access"


def test_an_unknown_language_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal is in the language of the system and lists the available languages."""
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    known = ", ".join(languages.LANGUAGES)
    for words in (["--language", "xx"], ["--language=xx"]):  # a tag that no language has
        result = run(["play", *words], capsys)
        assert result.code == 2
        assert sentence("nl", "cli-choice", value="xx", choices=known) in result.err


@pytest.mark.parametrize("words", [["--language", "de"], ["--language=de"]])
def test_the_language_may_come_before_the_command(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """It means the same as after it."""
    assert run([*words, "show", str(LOG)], capsys) == run(["show", str(LOG), *words], capsys)


def test_the_same_from_outside(program: ProgramRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real process: the sentence on standard error, nothing on standard output."""
    monkeypatch.setattr(sys, "argv", [__main__.__file__])
    result = program.run_process("play", "--wall", "blue", LANG="de_DE.UTF-8")
    output = sentence("de", "cli-choice", value="blue", choices="coloured, grey")
    assert result == Result(
        2, "", f"{output}\n{sentence('de', 'cli-see-help', command=f'{program_command()} play')}\n"
    )
