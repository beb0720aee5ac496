"""The languages: a row for each, and the folders that hold its files.

A language is one row here and one folder beside this file, named by its tag.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

# Each root holds a folder for each language. A test may add a root, to give the languages further
# files (the words of a game, for instance) or to add a language.
ROOTS: tuple[Traversable, ...] = (files(__package__),)


@dataclass(frozen=True, slots=True)
class Language:
    """`tag` is a BCP 47 language tag, `name` what the language calls itself.

    `iso_639_2` is the code of three letters that sound files need. `voice` is the language tag of
    the synthetic voices that read the language; espeak-ng's rules for it give pronunciations.
    """

    tag: str
    name: str
    iso_639_2: str
    voice: str

    def folders(self) -> list[Traversable]:
        """The language's own folder, and what the folders of other languages add to it.

        What the others call a new language stands in its own folder: `eo/de/` adds to `de/`.
        """
        folders = [root / self.tag for root in ROOTS]
        folders += [root / tag / self.tag for root in ROOTS for tag in LANGUAGES if tag != self.tag]
        return [folder for folder in folders if folder.is_dir()]

    def read(self, name: str) -> Iterator[str]:
        """The text of every file called `name`. Raises: FileNotFoundError, if there is none."""
        paths = [path for folder in self.folders() if (path := folder / name).is_file()]
        if not paths:
            raise FileNotFoundError(f"{self.tag}/{name}")
        return (path.read_text(encoding="utf-8") for path in paths)

    def data(self, name: str) -> dict[str, Any]:
        """The first TOML file called `name`. Raises: FileNotFoundError."""
        return tomllib.loads(next(self.read(name)))

    def files(self, ending: str) -> Iterator[tuple[str, str]]:
        """Name and text of each file with an ending, in a fixed order."""
        for folder in self.folders():
            for path in sorted(folder.iterdir(), key=lambda path: path.name):
                if path.name.endswith(ending):
                    yield path.name, path.read_text(encoding="utf-8")


# In the order in which they are offered.
LANGUAGES: dict[str, Language] = {
    language.tag: language
    for language in (
        Language(tag="de", name="Deutsch", iso_639_2="deu", voice="de"),
        Language(tag="en", name="English", iso_639_2="eng", voice="en"),
        Language(tag="nl", name="Nederlands", iso_639_2="nld", voice="nl"),
    )
}
DEFAULT = "en"


def from_locale(environ: Mapping[str, str], system_locale: str | None) -> str:
    """The tag of the language of the user's locale if there is one, else of English.

    `system_locale` is what the operating system reports (for systems without such variables).
    """
    named = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for locale in [*named, system_locale or ""]:
        tag = locale[:2].lower()
        if tag in LANGUAGES:
            return tag
    return DEFAULT
