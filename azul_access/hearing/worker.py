"""The recogniser's process: `python -m azul_access.hearing.worker`.

A decoder may crash or hang here; the process is then killed and started again. A request is a line
of JSON followed by the audio, a reply is a line of JSON.
"""

import argparse
import json
import threading
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any

from azul_access.errors import AccessError
from azul_access.hearing.engine import Engine, Reconsidering
from azul_access.hearing.memory import give_back
from azul_access.hearing.net import Net
from azul_access.session.recognition import Guess, Recognition
from azul_access.subprocesses import end_process, take_input, take_output

ENGINES = "azul_access.hearing.engines"

# The line of JSON, and the audio.
Request = tuple[dict[str, Any], bytes]


def run(
    module: str,
    language: str,
    model: Path | None,
    personal: Path | None,
    requests: IO[bytes],
    replies: IO[bytes],
) -> None:
    """Answer requests for ever; `open_engine` of `module` opens the engine."""
    try:
        engine: Engine = import_module(module).open_engine(language, model, personal)
    except AccessError as error:
        slots = {name: str(value) for name, value in error.slots.items()}
        _send(replies, {"refused": error.reason.value, "slots": slots})
        return
    except Exception as error:  # libraries raise anything
        _send(replies, {"broken": f"{type(error).__name__}: {error}"})
        return
    _send(replies, {"ready": True})
    inbox: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=_read, args=(requests, inbox), daemon=True).start()
    net = Net(0, ())
    while True:
        request, audio = take_newest(inbox)
        if "net" in request:
            net = Net.from_json(request["net"])
        if request["again"]:
            guesses = engine.reconsider(audio, net) if isinstance(engine, Reconsidering) else ()
            reply: dict[str, object] = {"guesses": _encode_guesses(guesses)}
        else:
            recognition = engine.recognise(audio, net, request["max_guesses"])
            reply = {**_encode(recognition), "missing": sorted(getattr(engine, "missing", ()))}
        _send(replies, {"number": request["number"], **reply})
        give_back()  # after the answer, so that nobody waits for it


def take_newest(inbox: SimpleQueue[Request]) -> Request:
    """Wait for a request and skip all but the newest: older ones are outdated prefetches."""
    request, audio = inbox.get()
    while not inbox.empty():
        newer, audio = inbox.get()
        request = request | newer  # keeps the net
    return request, audio


def _read(requests: IO[bytes], inbox: SimpleQueue[Request]) -> None:
    """Runs on a thread until the program ends, which ends the process: the engine may hang."""
    for line in requests:
        request = json.loads(line)
        inbox.put((request, requests.read(request["bytes"])))
    end_process()


def _encode(recognition: Recognition) -> dict[str, object]:
    written = recognition.written
    return {
        "guesses": _encode_guesses(recognition.guesses),
        "certainty": recognition.certainty.value,
        "woken": recognition.woken,
        "doubtful": recognition.doubtful,
        "written": None if written is None else [written.text, written.chance],
    }


def _encode_guesses(guesses: Sequence[Guess]) -> list[list[object]]:
    return [[guess.text, guess.score] for guess in guesses]


def _send(replies: IO[bytes], message: dict[str, object]) -> None:
    replies.write(json.dumps(message).encode() + b"\n")
    replies.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default=ENGINES)
    parser.add_argument("--language", required=True)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--personal", type=Path)
    options = parser.parse_args()
    run(
        options.engine,
        options.language,
        options.model,
        options.personal,
        take_input(),
        take_output(),
    )
    end_process()


if __name__ == "__main__":
    main()
