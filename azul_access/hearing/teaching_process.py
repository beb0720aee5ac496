"""Pronunciation learning in a process of its own: `python -m azul_access.hearing.teaching_process`.

The request is a line of JSON followed by the recordings. The replies are lines of JSON: one for
each word that was examined, and the learned pronunciations at the end. A decoder that crashes ends
only the process.
"""

import argparse
import json
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from azul_access import subprocesses
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.engines import bundled_models
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.pronunciation_learning import (
    Recordings,
    Word,
    learn_pronunciations,
    trim_silence,
)
from azul_access.hearing.pronunciation_rules import Pronunciation, pronounce_by_rule
from azul_access.speech.library import NoVoiceError
from azul_access.subprocesses import end_process, take_input, take_output

MAX_RULE_CANDIDATES = 8  # for each word
SECONDS_PER_WORD = 60.0  # the limit, on a slow computer


def learn_in_process(language: str, recordings: Recordings) -> dict[str, list[Pronunciation]]:
    """Return the pronunciations that are learned from recordings of words.

    Raises: HearingError.
    """
    try:
        process = subprocesses.launch(teaching_command(language))
    except OSError as error:
        raise HearingError(HearingFault.NO_RECOGNISER, detail=repr(error)) from error
    assert process.stdin is not None
    assert process.stdout is not None
    timer = _start_timer(process)
    try:
        with suppress(OSError):
            process.stdin.write(_encode_request(recordings))
            process.stdin.flush()
        while True:
            line = process.stdout.readline()
            timer.cancel()
            timer = _start_timer(process)
            reply = _decode_reply(line)
            if "broken" in reply:
                raise HearingError(HearingFault.NO_RECOGNISER, detail=str(reply["broken"]))
            if "learned" in reply:
                return {
                    word: [tuple(phones) for phones in pronunciations]
                    for word, pronunciations in reply["learned"].items()
                }
    finally:
        timer.cancel()
        subprocesses.kill(process)
        process.wait()
        with suppress(OSError):
            process.stdin.close()
        process.stdout.close()


def teaching_command(language: str) -> Sequence[str]:
    return subprocesses.python_command(
        "azul_access.hearing.teaching_process", "--language", language
    )


def _start_timer(process: subprocess.Popen[bytes]) -> threading.Timer:
    """Kill the process after SECONDS_PER_WORD, unless the timer is cancelled."""
    timer = threading.Timer(SECONDS_PER_WORD, subprocesses.kill, [process])
    timer.daemon = True
    timer.start()
    return timer


def _encode_request(recordings: Recordings) -> bytes:
    lengths = {word: [len(audio) for audio in audios] for word, audios in recordings.items()}
    audio = b"".join(audio for audios in recordings.values() for audio in audios)
    return json.dumps(lengths).encode() + b"\n" + audio


def _decode_reply(line: bytes) -> dict[str, Any]:
    """Raises: HearingError if the process has ended."""
    with suppress(ValueError):
        reply = json.loads(line)
        if isinstance(reply, dict):
            return reply
    raise HearingError(HearingFault.RECOGNISER_LOST)


# In the process


def run(language: str, requests: IO[bytes], replies: IO[bytes]) -> None:
    lengths: dict[str, list[int]] = json.loads(requests.readline())
    recordings = {
        word: [trim_silence(requests.read(length)) for length in word_lengths]
        for word, word_lengths in lengths.items()
    }
    threading.Thread(target=_end_with_program, args=(requests,), daemon=True).start()
    try:
        from azul_access.hearing.pronunciation_scorer import SphinxScorer

        model = bundled_models() / "en-us"
        dictionary = Dictionary(language, model)
        words = [
            Word(text, dictionary.pronounce(text), _rule_candidates(text, language))
            for text in recordings
        ]
        learned = learn_pronunciations(
            words, recordings, SphinxScorer(model / "en-us"), lambda word: _send(replies, {})
        )
    except Exception as error:  # libraries raise anything
        _send(replies, {"broken": f"{type(error).__name__}: {error}"})
        return
    _send(replies, {"learned": learned})


def _rule_candidates(text: str, language: str) -> list[Pronunciation]:
    try:
        return pronounce_by_rule(text, language, MAX_RULE_CANDIDATES)
    except NoVoiceError:
        return []


def _end_with_program(requests: IO[bytes]) -> None:
    """Runs on a thread until the program closes the pipe or ends."""
    requests.read()
    end_process()


def _send(replies: IO[bytes], message: dict[str, object]) -> None:
    replies.write(json.dumps(message).encode() + b"\n")
    replies.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", required=True)
    options = parser.parse_args()
    run(options.language, take_input(), take_output())
    end_process()


if __name__ == "__main__":
    main()
