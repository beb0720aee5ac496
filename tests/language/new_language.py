"""A made-up language, added to a copy of the package as a contributor adds one: a folder and a row.

Its words are English words with their vowels exchanged, so that any text that still comes from
another language can be told from its own.
"""

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

TAG = "eo"
NAME = "Esperanto"
ROW = f'Language(tag="{TAG}", name="{NAME}", iso_639_2="epo", voice="en", thousands=" "),'
SOURCE = "en"
# No table of liblouis, and another sign for capitals than English has.
TABLE, CAPITAL_DOTS = "eo-none.ctb", "46"

# Other short forms than all the other languages have.
NAME_ENDING = "ova"
SHORT_FORMS = {"undo": "k", "redo": "+k"}

_VOWELS = str.maketrans("aeiouAEIOU", "ioueaIOUEA")


def translate(text: str) -> str:
    """Exchange the vowels of every word; single letters, such as labels, and {slots} stay."""
    return re.sub(r"(?<!\{)\b[A-Za-z]{2,}", lambda word: word[0].translate(_VOWELS), text)


def add_language(package: Path) -> Path:
    """Add the row and the folder to the package `azul_access` at `package`; return the folder."""
    registry = package / "language" / "languages.py"
    text = registry.read_text(encoding="utf-8")
    first, end_of_rows = text.split("    )\n}\n", 1)
    registry.write_text(f"{first}        {ROW}\n    )\n}}\n{end_of_rows}", encoding="utf-8")
    source, folder = package / "language" / SOURCE, package / "language" / TAG
    shutil.copytree(source, folder)
    for path in folder.iterdir():
        if path.suffix == ".ftl":
            path.write_text(_translate_messages(path.read_text(encoding="utf-8")), encoding="utf-8")
        elif path.suffix == ".gz":  # weights of other examples: they are fitted when it is loaded
            path.unlink()
        elif path.name.endswith(".demo.txt"):
            lines = path.read_text(encoding="utf-8").splitlines()
            path.write_text("\n".join(map(_translate_move, lines)), encoding="utf-8")
        elif path.name not in ("braille.toml", "hearing.toml", "phones.toml"):
            _write(path, _translate_texts(_read(path)))
    braille = _read(folder / "braille.toml")
    braille["liblouis_table"] = TABLE
    braille["six_dots"]["capital_indicator"] = CAPITAL_DOTS
    _write(folder / "braille.toml", braille)
    hearing = _read(folder / "hearing.toml")
    _write(folder / "hearing.toml", hearing | {"uses_model_dictionary": False})
    words = _read(folder / "words.toml")
    words["short"] |= SHORT_FORMS
    _write(folder / "words.toml", words)
    joiners = _read(folder / "joiners.toml")
    joiners["names"]["endings"] = [NAME_ENDING]
    _write(folder / "joiners.toml", joiners)
    _add_names(package, folder)
    return folder


def _translate_move(line: str) -> str:
    """A line of a demo. Runs of labels ("bbox", "co3") are commands in every language."""
    is_word = re.search(r"[a-z]{2}", line) and set(line) - set("rbsxolygc0123456789? ")
    short_forms = {"u": SHORT_FORMS["undo"], "+": SHORT_FORMS["redo"]}
    return short_forms.get(line) or (translate(line) if is_word else line)


def _add_names(package: Path, folder: Path) -> None:
    """The name of the language, here and in the other languages, and words to switch to it."""
    for language in sorted(path.name for path in (package / "language").iterdir()):
        if (package / "language" / language / "words.toml").is_file():
            names = folder if language == TAG else folder / language
            names.mkdir(exist_ok=True)
            with (names / "conversation.ftl").open("a", encoding="utf-8") as file:
                file.write(f"language-{TAG} = {NAME}\n")
            words = _read(names / "words.toml") if language == TAG else {}
            words.setdefault("words", {})[f"language-{TAG}"] = [NAME.lower()]
            _write(names / "words.toml", words)


class _Translation(Transformer):
    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802
        return fluent.TextElement(translate(node.value))


def _translate_messages(text: str) -> str:
    resource = FluentParser().parse(text)
    _Translation().visit(resource)
    return FluentSerializer().serialize(resource)


def _translate_texts(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _translate_texts(value) for key, value in data.items()}
    if isinstance(data, list):
        return [translate(text) for text in data]
    return translate(data)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _write(path: Path, data: dict[str, Any]) -> None:
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
