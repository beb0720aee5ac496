"""What free phones make of a phrase, found out in a process of its own while words are looked for.

pocketsphinx keeps Python's lock while it works, so a thread would not help.
"""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from azul_access.hearing.decoder import Decoded, Decoder

_LOOP = "phones"


class PhoneLoop:
    """One phrase at a time: after each `begin` an `end`."""

    def __init__(self, model: Path) -> None:
        # A process that is forked could take locks along that nobody opens again.
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        context.Process(target=_serve, args=(theirs, model), daemon=True).start()
        theirs.close()

    def begin(self, audio: bytes) -> None:
        """Without waiting for the result. Raises: OSError where the process is gone."""
        self._pipe.send_bytes(audio)

    def end(self) -> Decoded | None:
        """The best that anything said could fit. Raises: EOFError where the process is gone."""
        found: Decoded | None = self._pipe.recv()
        return found


def _serve(pipe: Connection, model: Path) -> None:
    decoder = Decoder(lambda word: (), model)
    decoder.add_phone_loop(_LOOP)
    with suppress(EOFError, OSError):  # nobody asks any more
        while True:
            pipe.send(decoder.decode(_LOOP, pipe.recv_bytes()))
