"""The process that recognises: `python -m azul_access.hearing.worker`.

A decoder may crash or hang here, and the process is killed without regret: it keeps nothing that
matters. Requests are a JSON line and the audio behind it, replies a JSON line. It knows the
protocol, never phrases or games.
"""

import argparse
import json
import sys
import threading
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, Protocol

from azul_access.errors import AccessError
from azul_access.hearing.net import Net
from azul_access.session.recognition import Recognition
from azul_access.subprocesses import end_process, take_output


class Engine(Protocol):
    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """At most `max_guesses` meanings of 16 kHz mono, signed 16-bit little endian.

        An engine may have `missing`: words of the nets so far that it can never hear.
        """


ENGINES = "azul_access.hearing.engines"


def run(
    module: str, language: str, folders: dict[str, Path | None], pipes: list[IO[bytes]]
) -> None:
    """`module` brings `open_engine`."""
    requests, replies = pipes
    try:
        made = import_module(module)
        engine: Engine = made.open_engine(language, folders["model"], folders["personal"])
    except AccessError as why:
        slots = {name: str(value) for name, value in why.slots.items()}
        _say(replies, {"refused": why.reason.value, "slots": slots})
        return
    except Exception as error:  # a library may raise whatever it likes
        _say(replies, {"broken": f"{type(error).__name__}: {error}"})
        return
    _say(replies, {"ready": True})
    inbox: SimpleQueue[tuple[dict[str, Any], bytes]] = SimpleQueue()
    threading.Thread(target=_read, args=(requests, inbox), daemon=True).start()
    net = Net(0, ())
    while True:
        request, audio = _newest(inbox)
        if "net" in request:
            net = Net.from_data(request["net"])
        heard = encode(engine.recognise(audio, net, request["max_guesses"]))
        missing = sorted(getattr(engine, "missing", ()))
        _say(replies, {"number": request["number"], **heard, "missing": missing})


def _newest(inbox: SimpleQueue[tuple[dict[str, Any], bytes]]) -> tuple[dict[str, Any], bytes]:
    """What was asked before was asked at a breath after which somebody went on to speak."""
    request, audio = inbox.get()
    while not inbox.empty():
        newer, audio = inbox.get()
        request = request | newer  # the net stays
    return request, audio


def _read(requests: IO[bytes], inbox: SimpleQueue[tuple[dict[str, Any], bytes]]) -> None:
    for line in requests:
        request = json.loads(line)
        inbox.put((request, requests.read(request["bytes"])))
    # The program is gone. This thread ends the process, since the other one may hang.
    end_process()


def encode(heard: Recognition) -> dict[str, object]:
    return {
        "guesses": [[guess.text, guess.score] for guess in heard.guesses],
        "certainty": heard.certainty.value,
        "woken": heard.woken,
        "doubtful": heard.doubtful,
    }


def _say(replies: IO[bytes], message: dict[str, object]) -> None:
    replies.write(json.dumps(message).encode() + b"\n")
    replies.flush()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default=ENGINES)
    parser.add_argument("--language", required=True)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--personal", type=Path)
    options = parser.parse_args()
    folders = {"model": options.model, "personal": options.personal}
    run(options.engine, options.language, folders, [sys.stdin.buffer, take_output()])
    end_process()


if __name__ == "__main__":
    main()
