"""The pages for players that exist in every language: parts that tests compare and carry out."""

import re
from pathlib import Path

from azul_access.language.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
READMES = {"en": ROOT / "README.md", "de": ROOT / "README.de.md", "nl": ROOT / "README.nl.md"}
INSTALL_PAGES = {
    "en": ROOT / "docs" / "install.md",
    "de": ROOT / "docs" / "de" / "installieren.md",
    "nl": ROOT / "docs" / "nl" / "installeren.md",
}
COMMAND_PAGES = {
    "en": ROOT / "docs" / "commands.md",
    "de": ROOT / "docs" / "de" / "befehle.md",
    "nl": ROOT / "docs" / "nl" / "opdrachten.md",
}
BRAILLE_PAGES = {
    "en": ROOT / "docs" / "braille.md",
    "de": ROOT / "docs" / "de" / "braillezeile.md",
    "nl": ROOT / "docs" / "nl" / "brailleregel.md",
}
WEB_PAGES = {
    "en": ROOT / "docs" / "pages.md",
    "de": ROOT / "docs" / "de" / "seiten.md",
    "nl": ROOT / "docs" / "nl" / "paginas.md",
}
_BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def heading_levels(text: str) -> list[int]:
    """The level of each heading, in order."""
    return [len(marks) for marks in re.findall(r"^(#+) ", _BLOCK.sub("", text), re.MULTILINE)]


def blocks(text: str) -> list[list[str]]:
    """The lines of each code block, without comments."""
    return [
        [line.split("  #")[0].rstrip() for line in block.splitlines()]
        for block in _BLOCK.findall(text)
    ]


def commands(text: str) -> list[str]:
    """The lines of all code blocks that are commands for a terminal."""
    return [line for block in blocks(text) for line in block if is_command(line)]


def inline_code(text: str) -> list[str]:
    """What stands between backticks outside code blocks, sorted: languages order words freely."""
    return sorted(_CODE.findall(_BLOCK.sub("", text)))


def is_command(line: str) -> bool:
    programs = ("azul-access", "python3", "pipx", "uv", "sudo", ".venv/bin/")
    return line.startswith(programs)


def without_language(command: str) -> str:
    """A command whose `--language` is the same in every page."""
    return re.sub(rf"--language ({'|'.join(LANGUAGES)})\b", "--language TAG", command)


def targets(path: Path) -> list[Path]:
    """The files that a page links to."""
    found = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", read(path))
    return [(path.parent / target).resolve() for target in found if "://" not in target]
