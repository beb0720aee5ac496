"""The speech worker process: `python -m azul_access.speech.worker`.

It may hang or crash, and the program may kill it at any time, so it keeps no state that matters. It
depends on the protocol and one voice, not on games or settings.
"""

import argparse
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, assert_never

from azul_access.speech import protocol
from azul_access.speech.fault import SpeechFault
from azul_access.subprocesses import end_process, take_input, take_output

if TYPE_CHECKING:
    from azul_access.speech.screen_reader import ScreenReader
    from azul_access.speech.speech_engine import SpeechEngine


class Worker:
    def __init__(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        self._requests = requests
        self._replies = replies
        self._inbox: SimpleQueue[protocol.Request] = SimpleQueue()

    def run(self, engine: str, languages: list[str], preferred_output: str) -> None:
        from azul_access.speech.library import NoVoiceError
        from azul_access.speech.output import NoAudioError

        threading.Thread(target=self._read, name="requests", daemon=True).start()
        try:
            voice, missing = load_voice(engine, self._reply)
            self._reply(voice.describe(languages))
        except NoVoiceError as error:
            self._fail(SpeechFault.NO_VOICE, str(error), is_reader_missing=engine != "own")
            return
        while not isinstance(request := self._inbox.get(), protocol.Open):
            if isinstance(request, protocol.Ping):
                self._reply(protocol.Pong(request.id))
        try:
            self._reply(voice.open(preferred_output))
        except NoAudioError as error:
            self._fail(SpeechFault.NO_AUDIO, str(error), is_reader_missing=bool(missing))
            return
        if missing:
            self._reply(protocol.Warned(SpeechFault.NO_SCREEN_READER, missing))
        while True:
            try:
                request = self._inbox.get(timeout=voice.poll_seconds())
            except Empty:
                voice.pump()
                continue
            match request:
                case protocol.Open():
                    pass
                case protocol.Say():
                    voice.say(request)
                case protocol.Play():
                    voice.play(request)
                case protocol.Silence():
                    voice.stop()
                    self._reply(protocol.Silenced(request.generation))
                case protocol.Ping():
                    self._reply(protocol.Pong(request.id))
                case _:
                    assert_never(request)

    def _fail(self, fault: SpeechFault, detail: str, *, is_reader_missing: bool) -> None:
        """Report what the user has to know: first that the chosen screen reader is missing."""
        self._reply(
            protocol.Failed(SpeechFault.NO_SCREEN_READER if is_reader_missing else fault, detail)
        )

    def _read(self) -> None:
        for line in self._requests:
            request = protocol.decode_request(line)
            if request is not None:
                self._inbox.put(request)
        # The program has ended. This thread ends the process, because the other one may hang.
        end_process()

    def _reply(self, reply: protocol.Reply) -> None:
        try:
            self._replies.write(protocol.encode(reply))
            self._replies.flush()
        except OSError:
            end_process()


def load_voice(
    engine: str, reply: Callable[[protocol.Reply], None]
) -> "tuple[SpeechEngine | ScreenReader, str]":
    """The voice, and why it is not the screen reader if that was asked for and is gone.

    Raises: NoVoiceError.
    """
    from azul_access.speech.screen_reader import NoScreenReaderError, ScreenReader
    from azul_access.speech.speech_engine import SpeechEngine

    missing = ""
    if engine == "screenreader":
        try:
            return ScreenReader(reply), ""
        except NoScreenReaderError as error:
            missing = str(error)
    return SpeechEngine(reply), missing


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default="own", choices=["own", "screenreader"])
    parser.add_argument("--describe", default="", metavar="LANGUAGES")
    parser.add_argument("--output", default="", choices=["", "pulse", "miniaudio", "player"])
    options = parser.parse_args()
    languages = [tag for tag in options.describe.split(",") if tag]
    # Linux has another output, which starts faster than this library is loaded.
    is_needed = sys.platform != "linux" or options.engine == "screenreader"
    # miniaudio would load it, which takes longer than all else, and not for what a voice plays.
    sys.modules["numpy"] = None  # type: ignore[assignment]
    requests = take_input("miniaudio") if is_needed else take_input()
    Worker(requests, take_output()).run(options.engine, languages, options.output)
    end_process()


if __name__ == "__main__":
    main()
