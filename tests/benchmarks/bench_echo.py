"""What announcements of another device do: `python tests/benchmarks/bench_echo.py [de en nl]`.

The announcements of a scripted game are said by voices that the program does not use, such as those
of a phone's screen reader, while it always listens. Reports how many of them were taken for a
command, and how many were done, with the bundled recogniser; `--whisper` adds the model.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "session"))

from hearing_speech import at_table, spoken
from hearing_whisper import whisper_base
from scripted_conversation import Conversation, begin_conversation, render

from azul_access.hearing.echo import echo_net, is_announced, is_echo
from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine, pair_with_whisper
from azul_access.hearing.grammar_net import net_of
from azul_access.language.phrase import Form
from azul_access.session import handle_recognition
from azul_access.session.recognition import Recognition

LINES = (
    *("rrbs", "bxox", "rrrr", "xxoo", "bbss", "1r2", "2x1", "3r4", "m o 2", "4o2", "u"),
    *("4x2", "m s 3", "5s2", "m b 3", "m r 5", "m x 4", "u"),
)
LETTERS = {"de": {}, "en": {"s": "k", "x": "w"}, "nl": {}}
VOICES = {"de": ("de+f4", "de+m5"), "en": ("flite:slt", "en-gb+m3"), "nl": ("nl+f3", "nl+m5")}
COUNT = 18
DECIBELS = 30.0


def announcements(language: str) -> list[tuple[str, list[str], Conversation]]:
    """Each announcement as it is said, what was announced until then, and the game after it."""
    conversation = begin_conversation(language=language)
    recent: list[str] = []
    found = []
    for line in LINES:
        letters = LETTERS[language]
        step = conversation.enter("".join(letters.get(it, it) for it in line))
        for text in render(step.session, step.announcements, Form.SAY):
            recent.append(text)
            found.append((text, recent[-8:], Conversation(step.session)))
    return found[:COUNT]


def is_dropped(
    engine: Engine, heard: Recognition, recent: list[str], audio: bytes, tag: str
) -> bool:
    """As the listener decides."""
    if heard.written is not None:
        return is_announced(heard.written.text, recent, tag)
    return is_echo(heard.guesses[0], engine.recognise(audio, echo_net(recent, tag)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("languages", nargs="*", default=["de", "en", "nl"])
    parser.add_argument("--whisper", action="store_true")
    options = parser.parse_args()
    for language in options.languages:
        engine = open_engine(language, None, None)
        if options.whisper:
            engine = pair_with_whisper(language, whisper_base(), engine)
        taken = reacted = done = count = 0
        for number, (text, recent, game) in enumerate(announcements(language)):
            audio = at_table(spoken(text, VOICES[language][number % 2]), DECIBELS, number)
            heard = engine.recognise(audio, net_of(game.session))
            count += 1
            if heard.doubtful or not (heard.guesses or heard.written):
                continue
            step = handle_recognition(game.session, heard, "microphone")
            if not (step.entries or step.announcements):
                continue
            taken += 1
            if is_dropped(engine, heard, recent, audio, language):
                continue
            reacted += 1
            done += bool(step.entries)
            print(
                f"  {text} -> {heard.guesses[:1]} {heard.certainty.value} {heard.written}",
                flush=True,
            )
        print(
            f"{language}: {taken} of {count} sounded like a command,"
            f" {reacted} got a reaction, {done} were done"
        )


if __name__ == "__main__":
    main()
