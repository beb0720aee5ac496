"""The engine with a Whisper model: it listens with the default engine, too, and compares."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from azul_access.hearing.agreement import Reading, combine
from azul_access.hearing.engine import Engine
from azul_access.hearing.free_text import FreeTextReader
from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.session.recognition import Recognition

# Up to so many guesses the default engine is asked for its first one only: the texts have another
# one, and its search for a rival takes longer than all the rest.
_WITHOUT_SEARCH = 2


class PairedEngine:
    """Implements `Engine`. The two work at the same time."""

    def __init__(self, reader: FreeTextReader, engine: Engine, limits: FreeTextLimits) -> None:
        self._reader = reader
        self._engine = engine
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "free text")
        # The listener asks again for more guesses.
        self._last: tuple[bytes, Net] | None = None
        self._reading: Reading | None = None

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        count = 1 if max_guesses <= _WITHOUT_SEARCH else max_guesses
        if self._last == (audio, net):
            heard = self._engine.recognise(audio, net, count)
        else:
            reading = self._thread.submit(self._reader.read, audio, net)
            heard = self._engine.recognise(audio, net, count)
            self._reading, self._last = reading.result(), (audio, net)
        combined = combine(self._reading, heard, net, self._limits)
        return replace(combined, guesses=combined.guesses[:max_guesses])
