"""Show what is answered to what people say: `python tests/benchmarks/bench_said.py de [q|m|f|s|r]`.

The lists in `said` were written without looking at the program: questions, moves, the tiles drawn
for a factory, statements, and questions about rules (r). `--in 2026-11-26b` shows the lists of
another folder there. Each line is shown with what a right answer holds and with the answer, to be
graded by eye. A line that begins with + follows the one before it. Do not make rules for these
lines: find what is missing in general, and write new lists to see whether it helped.
"""

import argparse
from pathlib import Path

from azul_access.language.phrase import Form
from azul_access.record.saved_game import read_game
from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game, handle_line, resume_game
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate
from azul_access.storage import read_log

SAID = Path(__file__).parent / "said"
KINDS = ("q", "m", "f", "s", "r")


def load(name: str, language: str, folder: Path = SAID) -> Session:
    """A saved position of a folder, or of all, with the conversation in a language."""
    own = folder / f"{name}.azul"
    path = own if own.exists() else SAID / own.name
    saved = read_game(read_log(path), path)
    return resume_game(saved.setup, saved.ledger, Settings(language)).session


def begin(language: str) -> Session:
    """A game before its first factory."""
    setup = make_setup(
        game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language=language
    )
    return begin_game(setup, Settings(language)).session


def ask(session: Session, line: str) -> tuple[Session, str]:
    """The session after a line, and the answer."""
    step = handle_line(session, line, "keyboard")
    now = step.session
    texts = [
        now.settings.phrases.render_all(paragraph, now.settings.verbosity, Form.SHOW)
        for announcement in step.announcements
        for paragraph in narrate(now.setup.system, now.context, announcement)
    ]
    has_moved = now.ledger.applied != session.ledger.applied
    return now, ("[done] " if has_moved else "") + " | ".join(text for text in texts if text)


def show_list(kind: str, language: str, folder: Path) -> None:
    base = last = begin(language)
    for entry in (folder / f"{kind}_{language}.txt").read_text(encoding="utf-8").splitlines():
        if entry.startswith("##"):
            place = entry.split()
            base = last = load("base" if place[1] == "base" else place[2], language, folder)
            continue
        said, _, expected = entry.partition("\t")
        last, answer = ask(last if said.startswith("+") else base, said.lstrip("+"))
        print(said, f"    expected: {expected}", f"    answered: {answer}", sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="show what is answered to what people say")
    parser.add_argument("language")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--in", dest="folder", default="")
    options = parser.parse_args()
    folder = SAID / options.folder
    own = [kind for kind in KINDS if (folder / f"{kind}_{options.language}.txt").exists()]
    if not (kinds := options.kinds or own):
        parser.error(f"no lists in {folder}")
    for kind in kinds:
        show_list(kind, options.language, folder)


if __name__ == "__main__":
    main()
