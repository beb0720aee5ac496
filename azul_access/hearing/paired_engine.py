"""The engine with a Whisper model: it listens with the default engine, too, and compares."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from azul_access.hearing.agreement import Text, after_wake_word, combine
from azul_access.hearing.engine import Engine
from azul_access.hearing.free_text import FreeTextReader
from azul_access.hearing.net import Net
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.session.recognition import NOTHING, Guess, Recognition

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
        self._text, self._heard = Text(), NOTHING

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        """Implements `Reconsidering`; after `recognise` with the same arguments."""
        if self._last != (audio, net):
            return ()
        heard = [tuple(guess.text.split()) for guess in self._heard.guesses[:1]]
        return self._reader.reconsider(net, heard)

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        count = 1 if max_guesses <= _WITHOUT_SEARCH else max_guesses
        if self._last == (audio, net):
            heard = self._engine.recognise(audio, net, count)
        else:
            text = self._thread.submit(self._reader.read, audio, net)
            heard = self._engine.recognise(audio, net, count)
            self._text, self._heard, self._last = text.result(), heard, (audio, net)
        combined = combine(self._text.reading, heard, net, self._limits)
        woken, written = combined.woken, self._text.written
        if written is not None:
            says_so, written = after_wake_word(written, net)
            woken = woken or says_so
        guesses = combined.guesses[:max_guesses]
        return replace(combined, guesses=guesses, woken=woken, written=written)
