"""Learning a voice in a process of its own: `python -m azul_access.hearing.teaching_process`.

The request is a JSON line and the recordings behind it, replies are JSON lines: a number of words
looked at, and at the end what was learned. A decoder that crashes here ends nothing else.
"""

import argparse
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import IO, Any

from azul_access import subprocesses
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.engines import bundled_models
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.pronunciation_learning import Word, learn_pronunciations, trim_silence
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.speech.library import NoVoiceError
from azul_access.subprocesses import end_process, take_output

RULED = 8  # ways by rule that are tried for each word
SECONDS_A_WORD = 60.0  # the longest that one may take, on a slow computer

Takes = Mapping[str, Sequence[bytes]]


def learn_in_process(
    language: str,
    takes: Takes,
    done: Callable[[int], None] = lambda _: None,
    command: Sequence[str] | None = None,
) -> dict[str, list[Pronunciation]]:
    """What is learned from recordings of words; `done` is told how many were looked at.

    `command` starts the process; only tests need another one. Raises: HearingError.
    """
    try:
        process = subprocesses.launch(
            command
            or subprocesses.python_command(
                "azul_access.hearing.teaching_process", "--language", language
            )
        )
    except OSError as error:
        raise HearingError(HearingFault.NO_RECOGNISER, detail=repr(error)) from error
    assert process.stdin is not None
    assert process.stdout is not None
    watch = _watched(process)
    try:
        with suppress(OSError):
            process.stdin.write(_request(takes))
            process.stdin.flush()
        while True:
            line = process.stdout.readline()
            watch.cancel()
            watch = _watched(process)
            reply = _reply(line)
            if "done" in reply:
                done(int(reply["done"]))
            elif "broken" in reply:
                raise HearingError(HearingFault.NO_RECOGNISER, detail=str(reply["broken"]))
            else:
                return {
                    word: [tuple(way) for way in ways] for word, ways in reply["learned"].items()
                }
    finally:
        watch.cancel()
        subprocesses.kill(process)
        process.wait()
        with suppress(OSError):
            process.stdin.close()
        process.stdout.close()


def _watched(process: subprocess.Popen[bytes]) -> threading.Timer:
    """It is killed where it takes too long."""
    watch = threading.Timer(SECONDS_A_WORD, subprocesses.kill, [process])
    watch.daemon = True
    watch.start()
    return watch


def _request(takes: Takes) -> bytes:
    lengths = {word: [len(audio) for audio in recorded] for word, recorded in takes.items()}
    audio = b"".join(audio for recorded in takes.values() for audio in recorded)
    return json.dumps(lengths).encode() + b"\n" + audio


def _reply(line: bytes) -> dict[str, Any]:
    """Raises: HearingError where the process has ended."""
    with suppress(ValueError):
        reply = json.loads(line)
        if isinstance(reply, dict):
            return reply
    raise HearingError(HearingFault.RECOGNISER_LOST)


# In the process


def run(language: str, requests: IO[bytes], replies: IO[bytes]) -> None:
    lengths: dict[str, list[int]] = json.loads(requests.readline())
    takes = {
        word: [trim_silence(requests.read(length)) for length in recorded]
        for word, recorded in lengths.items()
    }
    threading.Thread(target=_watch, args=(requests,), daemon=True).start()
    count = 0

    def done(_: str) -> None:
        nonlocal count
        count += 1
        _say(replies, {"done": count})

    try:
        from azul_access.hearing.pronunciation_scorer import SphinxScorer

        model = bundled_models() / "en-us"
        dictionary = Dictionary(language, model)
        words = [Word(text, dictionary.pronounce(text), _ruled(text, language)) for text in takes]
        learned = learn_pronunciations(words, takes, SphinxScorer(model / "en-us"), done)
    except Exception as error:  # a library may raise whatever it likes
        _say(replies, {"broken": f"{type(error).__name__}: {error}"})
        return
    _say(replies, {"learned": learned})


def _ruled(text: str, language: str) -> list[Pronunciation]:
    try:
        return pronounce_by_rule(text, language, RULED)
    except NoVoiceError:
        return []


def _watch(requests: IO[bytes]) -> None:
    requests.read()
    end_process()  # the program is gone


def _say(replies: IO[bytes], message: dict[str, object]) -> None:
    replies.write(json.dumps(message).encode() + b"\n")
    replies.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", required=True)
    options = parser.parse_args()
    run(options.language, sys.stdin.buffer, take_output())
    end_process()


if __name__ == "__main__":
    main()
