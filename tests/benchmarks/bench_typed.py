"""Measure the processor time of typed lines: `python tests/benchmarks/bench_typed.py`.

For each kind of line the median of fifteen rounds, from the text to the text of its announcements.
"""

import statistics
import time
from collections.abc import Callable, Sequence

from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate

ROUNDS = 15
FACTORIES = "rrbs bxox rrrr xxoo bbss"
# Kinds of lines in German, while Anna takes tiles.
LINES = {
    "moves in letters": ("2b2", "3r4", "1s1", "4o3", "5b5"),
    "moves in words": (
        "rot von Manufaktur 3 in Reihe 4",
        "nimm blau aus Manufaktur 2 und lege sie in Reihe 2",
        "zwei orange von Manufaktur vier in Reihe drei",
    ),
    "refused moves": ("2r3", "1x1", "zs1"),
    "settings": ("ist Reihe 3 Ben 2 x", "ist Stand Ben 23", "ist dran Ben"),
    "questions in commands": ("w", "f3", "b Ben", "wo rot", "m r", "?2b2"),
    "questions in free words": (
        "was hat Ben in Reihe 3",
        "wie viele rote liegen in der Mitte?",
        "wo liegen drei rote?",
        "wer führt",
        "welche Reihen sind voll?",
    ),
    "lines not understood": ("das ist ein schönes Wetter heute", "3 5 7"),
}


def begin() -> Session:
    setup = make_setup(game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language="de")
    session = begin_game(setup, Settings("de", speech=SpeechOutput.OFF)).session
    return handle_line(session, FACTORIES, "test").session


def enter(session: Session, text: str) -> None:
    step = handle_line(session, text, "test")
    for announcement in step.announcements:
        for paragraph in narrate(session.setup.system, step.session.context, announcement):
            load_phrases("de").render_all(paragraph, Verbosity.NORMAL, Form.SHOW)


def measure(action: Callable[[str], None], lines: Sequence[str]) -> float:
    """The median processor time of one line, in milliseconds."""
    for line in lines:
        action(line)
    times: list[float] = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for line in lines:
            action(line)
        times.append((time.process_time() - begun) / len(lines))
    return statistics.median(times) * 1e3


def main() -> None:
    session = begin()
    for name, lines in LINES.items():
        print(f"{name}: {measure(lambda line: enter(session, line), lines):.2f} ms")


if __name__ == "__main__":
    main()
