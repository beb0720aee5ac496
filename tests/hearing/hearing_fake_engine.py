"""An engine for the real worker: the folder that is its model tells it what to do.

The file `answers` has a line for each request, which is removed: a text, with "*" before it after
the wake word, nothing for no command, or a fault. `requests` gets a line of JSON for each request.
"""

import json
import os
import sys
import time
from enum import Enum
from pathlib import Path

from azul_access.errors import AccessError
from azul_access.hearing.net import Net
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition


class Reason(Enum):
    BROKEN = "model-broken"


# What the engine recognises without a model, whatever it hears.
BUNDLED = Recognition((Guess("bundled", -1.0),), Certainty.LIKELY)


class BundledEngine:
    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        return BUNDLED


class FakeEngine:
    def __init__(self, language: str, folder: Path) -> None:
        self._language = language
        self._folder = folder

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        request = {
            "bytes": len(audio),
            "net": net.to_json(),
            "max_guesses": max_guesses,
            "language": self._language,
            "pid": os.getpid(),
        }
        with (self._folder / "requests").open("a") as requests:
            requests.write(json.dumps(request) + "\n")
        answer, *others = (self._folder / "answers").read_text().splitlines() or [""]
        (self._folder / "answers").write_text("\n".join(others))
        match answer:
            case "crash":
                os.abort()
            case "hang":
                time.sleep(600)
            case "raise":
                raise ValueError("a bug of a decoder")
            case "noise":
                os.write(1, b'{"guesses": "of a library"}\n')
                print("noise")
                sys.stderr.write("noise")
                return NOTHING
            case "":
                return NOTHING
        guess = Guess(answer.removeprefix("*"), -1.5)
        return Recognition((guess,), Certainty.SURE, woken=answer.startswith("*"))

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        return (Guess(f"{len(audio)} bytes", -2.5),)


def open_engine(
    language: str, model: Path | None, personal: Path | None
) -> FakeEngine | BundledEngine:
    if model is None:
        return BundledEngine()
    if (model / "broken").exists():
        raise AccessError(Reason.BROKEN, folder=str(model))
    if (model / "crashes").exists():
        os.abort()
    if (model / "raises").exists():
        raise RuntimeError("a bug of a library")
    return FakeEngine(language, model)
