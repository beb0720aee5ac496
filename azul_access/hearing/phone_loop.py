"""The score of a phone loop, computed in a process of its own while words are decoded.

A thread would not help: pocketsphinx keeps Python's lock while it works.
"""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from azul_access.hearing.decoder import Decoded, Decoder

_NAME = "phones"


class PhoneLoop:
    """Decodes one utterance at a time: each `start` is followed by a `result`."""

    def __init__(self, model: Path) -> None:
        # A forked process might inherit locks that are never released.
        context = get_context("spawn")
        self._pipe, child_pipe = context.Pipe()
        context.Process(target=_serve, args=(child_pipe, model), daemon=True).start()
        child_pipe.close()

    def start(self, audio: bytes) -> None:
        """Start decoding without waiting. Raises: OSError if the process is gone."""
        self._pipe.send_bytes(audio)

    def result(self) -> Decoded | None:
        """Wait for the likeliest phones. Raises: EOFError if the process is gone."""
        decoded: Decoded | None = self._pipe.recv()
        return decoded


def _serve(pipe: Connection, model: Path) -> None:
    """Runs in the process until the pipe is closed."""
    decoder = Decoder(lambda word: (), model)
    decoder.add_phone_loop(_NAME)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(decoder.decode(_NAME, pipe.recv_bytes()))
