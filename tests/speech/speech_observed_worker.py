"""A real speech worker that also writes down what it hands to the sound server.

The first argument is a folder. Each start appends to files named after its process: `PID.raw` holds
the samples of all turns, `PID.json` a line for each turn with its text and its first sample.
"""

import json
import os
import sys
from pathlib import Path
from unittest.mock import patch

from azul_access.speech import worker
from azul_access.speech.espeak_driver import EspeakDriver
from azul_access.speech.pulse_output import PulseOutput


def main() -> None:
    folder = Path(sys.argv.pop(1))
    samples = (folder / f"{os.getpid()}.raw").open("wb", buffering=0)
    turns = (folder / f"{os.getpid()}.json").open("w", buffering=1)
    texts: list[str] = []
    say, begin, write = EspeakDriver.say, PulseOutput.begin, PulseOutput.write

    def observe_say(driver: EspeakDriver, text: str) -> None:
        texts.append(text)
        say(driver, text)

    def observe_begin(output: PulseOutput) -> int:
        turns.write(json.dumps([texts[-1], samples.tell() // 2]) + "\n")
        return begin(output)

    def observe_write(output: PulseOutput, turn: int, chunk: bytes) -> bool:
        is_taken = write(output, turn, chunk)
        if is_taken:
            samples.write(chunk)
        return is_taken

    with (
        patch.object(EspeakDriver, "say", observe_say),
        patch.object(PulseOutput, "begin", observe_begin),
        patch.object(PulseOutput, "write", observe_write),
    ):
        worker.main()


main()
