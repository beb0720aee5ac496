"""The tab key in real shells, and the manual page."""

import os
import shlex
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from program_runs import LANGUAGES, TIMEOUT_SECONDS, ProgramRunner, sentence

from azul_access.cli.commands import COMMANDS
from azul_access.cli.completion import SHELLS
from azul_access.games import SYSTEMS

ROOT = Path(__file__).parents[2]
# What a shell does at the tab key after each line that it is given; it prints one completion in a
# line, and a line that ends them.
END = "end of the completions"
TAB = {
    "bash": f"""
eval "$(azul-access completion bash)"
for line; do
    COMP_LINE="$line" COMP_POINT=${{#line}} COMPREPLY=()
    _python_argcomplete azul-access
    printf '%s\\n' "${{COMPREPLY[@]}}" "{END}"
done
""",
    "zsh": f"""
autoload -Uz compinit && compinit -u -D
eval "$(azul-access completion zsh)"
_describe() {{ print -l -- "${{completions[@]}}" }}
for line; do
    words=(azul-access) BUFFER="$line" CURSOR=${{#line}}
    _python_argcomplete
    print "{END}"
done
""",
    "fish": f"""
azul-access completion fish | source
for line in $argv
    complete -C "$line"
    echo "{END}"
end
""",
}
SHELL_MARKS = [pytest.param(shell, marks=pytest.mark.needs(shell)) for shell in TAB]


def press_tab(
    shell: str, program: ProgramRunner, *lines: str, **environ: str
) -> Iterator[list[str]]:
    """The completions of each line, with their descriptions where the shell shows them."""
    command = program.folder / "bin" / "azul-access"
    command.parent.mkdir(exist_ok=True)
    python = shlex.join([sys.executable, "-m", "azul_access"])
    command.write_text(f'#!/bin/sh\nexec {python} "$@"\n', encoding="utf-8")
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    script = program.folder / f"tab.{shell}"
    script.write_text(TAB[shell], encoding="utf-8")
    path = os.pathsep.join([str(command.parent), os.environ["PATH"]])
    personal = {"HOME": str(program.folder), "XDG_CONFIG_HOME": str(program.folder)}
    result = subprocess.run(
        [shell, str(script), *lines],
        cwd=program.folder,
        env=program.environ(PATH=path, PYTHONPATH=str(ROOT), **personal, **environ),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert result.stderr == ""
    shown = iter(result.stdout.splitlines())
    for _ in lines:
        yield list(iter(shown.__next__, END))


def words(completions: list[str]) -> list[str]:
    """The completions without descriptions, which zsh puts after a colon and fish after a tab."""
    return [line.split("\t")[0].split(":")[0].strip() for line in completions]


@pytest.mark.parametrize("shell", SHELL_MARKS)
def test_commands_options_and_values(program: ProgramRunner, shell: str) -> None:
    """Commands, the options of a command, and the values of an option."""
    expected = {
        "azul-access ": COMMANDS,
        "azul-access play --lang": ["--language"],
        "azul-access play --language ": LANGUAGES,
        "azul-access demo --game ": SYSTEMS,
    }
    for completions, those in zip(
        press_tab(shell, program, *expected), expected.values(), strict=True
    ):
        assert sorted(words(completions)) == sorted(those)


@pytest.mark.parametrize("shell", SHELL_MARKS)
def test_saved_games(program: ProgramRunner, shell: str) -> None:
    """A game is completed by its number, or by its file."""
    for name in ("Anna", "Clara"):
        program.run("play", "--players", f"{name},Ben", "--starts", name)
    [clara] = [path for path in program.saved if "Clara" in path.name]
    start = str(clara)[: -len("-Ben.azul")]
    numbers, files = press_tab(
        shell, program, "azul-access play --resume ", f"azul-access show {start}"
    )
    assert {"1", "2"} <= set(words(numbers))
    assert words(files) == [str(clara)]


@pytest.mark.needs("fish")
@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_in_ones_language(program: ProgramRunner, language: str) -> None:
    """Shells that show what a command does say it in the person's language."""
    locale = f"{language}_XX.UTF-8"
    environ = {"LC_MESSAGES": locale, "LANG": "C.UTF-8"}
    [completions] = press_tab("fish", program, "azul-access doc", **environ)
    assert completions == [f"doctor\t{sentence(language, 'cli-doctor')}"]


def test_every_shell_has_its_lines(program: ProgramRunner) -> None:
    """Also PowerShell, which no test starts."""
    for shell in SHELLS:
        result = program.run("completion", shell)
        assert (result.code, result.err) == (0, "")
        assert "azul-access" in result.out
    wrong = program.run("completion", "cmd", "--language", "de")
    assert wrong.code == 2
    assert sentence("de", "cli-choice", value="cmd", choices=", ".join(SHELLS)) in wrong.err


def page(program: ProgramRunner, language: str) -> str:
    result = program.run("man", "--language", language)
    assert (result.code, result.err) == (0, "")
    return result.out


def render(source: str) -> str:
    """The page as people read it, without emphasis and with single spaces."""
    command = ["mandoc", "-T", "utf8", "-O", "width=990"]
    shown = subprocess.run(command, input=source.encode(), capture_output=True, check=True)
    text = shown.stdout.decode()
    while "\b" in text:  # emphasis: a letter, a step back, the letter once more
        at = text.index("\b")
        text = text[: at - 1] + text[at + 1 :]
    return " ".join(text.split())


@pytest.mark.needs("mandoc")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_is_valid(program: ProgramRunner, language: str) -> None:
    """A judge of manual pages finds nothing but the missing date."""
    source = page(program, language)
    command = ["mandoc", "-T", "lint", "-W", "warning"]
    judged = subprocess.run(command, input=source.encode(), capture_output=True, check=False)
    found = judged.stdout.decode().splitlines()
    assert [line for line in found if "missing date" not in line] == []


@pytest.mark.needs("mandoc")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_has_everything(program: ProgramRunner, language: str) -> None:
    """Every command with every option, as `--help` has them, and the folder of the games."""
    shown = render(page(program, language))
    for command in COMMANDS:
        assert sentence(language, f"cli-{command}") in shown
        help_text = program.run(command, "--help", "--language", language).out
        options = [word for word in help_text.split() if word.startswith("--")]
        assert options
        for option in options:
            assert option.rstrip("],") in shown
    assert str(program.home / "games") in shown
    for name in ("man-accessible", "man-azul-access-home", "man-exit-refused"):
        assert sentence(language, name) in shown
