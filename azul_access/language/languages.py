"""The languages: a row and a folder for each.

The folder is named by the language's tag and has these files:

- `*.ftl`: messages, in files for the conversation, for each game, and for parts of the program
- `words.toml`, `GAME.toml`: words that are understood; `GAME.demo.txt`: the moves of a game's demo
- `questions.toml`, `GAME.questions.toml`: words that only questions in free words consist of
- `examples.toml`, `GAME.examples.toml`: examples of questions by subject, from which it is learned;
  `GAME.subjects.gz`: the weights that were fitted to them by `tests/benchmarks/fit_subjects.py`
- `keyboards.toml`: the rows of letters of its keyboards
- `joiners.toml`: what stands at names, and between names and between commands
- `braille.toml`: the braille code and the table of liblouis
- `hearing.toml`, `phones.toml`, `pronunciations.toml`: thresholds of the recogniser, the language's
  sounds as phones of the acoustic model, and listed pronunciations

The messages and words include what each language is called. `tests/language` checks all of it.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from locale import locale_alias
from pathlib import Path
from typing import Any

from azul_access.values import frozen

# Each root holds a folder for each language. A test may add a root, to give the languages further
# files (the words of a game, for instance) or to add a language.
ROOTS = (Path(__file__).parent,)


def one_or_other(number: int) -> str:
    """The plural category of a number where only 1 has a form of its own."""
    return "one" if abs(number) == 1 else "other"


@frozen
class Language:
    """`tag` is a BCP 47 language tag, `name` what the language calls itself.

    `iso_639_2` is the code of three letters that sound files need. `voice` is the language tag of
    the synthetic voices that read the language; espeak-ng's rules for it give pronunciations.
    `thousands` separates each three digits of a number. `plural` gives the CLDR plural category of
    a number, by which messages choose between their forms.
    """

    tag: str
    name: str
    iso_639_2: str
    voice: str
    thousands: str
    plural: Callable[[int], str] = one_or_other

    def format_number(self, number: int) -> str:
        """Return a whole number as it is written: 12, or 1.200 with a point for thousands."""
        return f"{number:,}".replace(",", self.thousands)

    def folders(self) -> list[Path]:
        """Return the language's own folders, and those that other languages have for it.

        A new language brings what the others call it in its own folder: `eo/de/` adds to `de/`.
        """
        folders = [root / self.tag for root in ROOTS]
        folders += [root / tag / self.tag for root in ROOTS for tag in LANGUAGES if tag != self.tag]
        return [folder for folder in folders if folder.is_dir()]

    def find_file(self, name: str) -> Path | None:
        """Return the first file called `name`, or None."""
        paths = (folder / name for folder in self.folders())
        return next((path for path in paths if path.is_file()), None)

    def read_texts(self, name: str) -> list[str]:
        """Return the text of every file called `name`. Raises: FileNotFoundError."""
        paths = [path for folder in self.folders() if (path := folder / name).is_file()]
        if not paths:
            raise FileNotFoundError(f"{self.tag}/{name}")
        return [path.read_text(encoding="utf-8") for path in paths]

    def read_text(self, name: str) -> str:
        """Return the text of the first file called `name`. Raises: FileNotFoundError."""
        return self.read_texts(name)[0]

    def load_toml(self, name: str) -> dict[str, Any]:
        """Return the content of the first file called `name`. Raises: FileNotFoundError."""
        return parse_toml(self.read_text(name))

    def read_by_ending(self, ending: str) -> Iterator[tuple[str, str]]:
        """Yield name and text of each file whose name has an ending, in a fixed order."""
        for folder in self.folders():
            for path in sorted(folder.iterdir(), key=lambda path: path.name):
                if path.name.endswith(ending):
                    yield path.name, path.read_text(encoding="utf-8")


# The files of three languages. Several parts of the program read the same ones.
@lru_cache(maxsize=64)
def parse_toml(text: str) -> dict[str, Any]:
    """The content of a file; not to be changed, because it is kept."""
    return tomllib.loads(text)


# In the order in which they are offered.
LANGUAGES: dict[str, Language] = {
    language.tag: language
    for language in (
        Language(tag="de", name="Deutsch", iso_639_2="deu", voice="de", thousands="."),
        Language(tag="en", name="English", iso_639_2="eng", voice="en", thousands=","),
        Language(tag="nl", name="Nederlands", iso_639_2="nld", voice="nl", thousands="."),
    )
}
DEFAULT = "en"
# The tactile set (seed 003) has its labels in the braille of this language, whoever plays.
SET_LABELS = "de"


def from_locale(environ: Mapping[str, str], system_locale: str | None) -> str:
    """Return the tag of the language of the user's locale, or else the default.

    `system_locale` is what the operating system reports (for systems without such variables).
    """
    locales = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    tags = map(_language_of, [*locales, system_locale or ""])
    return next((tag for tag in tags if tag in LANGUAGES), DEFAULT)


def _language_of(name: str) -> str:
    """The language of a locale, such as "de" of "de_AT.UTF-8" or of "German_Austria.1252"."""
    language = re.split(r"[^a-z]", name.casefold(), maxsplit=1)[0]
    # Python knows the words by which Windows calls languages, and their codes.
    return locale_alias.get(language, language).partition("_")[0]
