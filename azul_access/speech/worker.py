"""The speech worker process: `python -m azul_access.speech.worker`.

It may hang or crash, and the program may kill it at any time, so it keeps no state that matters. It
depends on the protocol and one voice, not on games or settings.
"""

import argparse
import sys
import threading
from queue import Empty, SimpleQueue
from typing import IO, assert_never

from azul_access.speech.fault import SpeechFault
from azul_access.speech.protocol import (
    Failed,
    Open,
    Ping,
    Play,
    Pong,
    Reply,
    Request,
    Say,
    Silence,
    Silenced,
    decode_request,
    encode,
)
from azul_access.subprocesses import end_process, take_input, take_output


class Worker:
    def __init__(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        self._requests = requests
        self._replies = replies
        self._inbox: SimpleQueue[Request] = SimpleQueue()

    def run(self, engine: str, languages: list[str], preferred_output: str) -> None:
        from azul_access.speech.library import NoVoiceError
        from azul_access.speech.output import NoAudioError
        from azul_access.speech.screen_reader import NoScreenReaderError, ScreenReader
        from azul_access.speech.speech_engine import SpeechEngine

        voice: SpeechEngine | ScreenReader
        threading.Thread(target=self._read, name="requests", daemon=True).start()
        try:
            voice = (ScreenReader if engine == "screenreader" else SpeechEngine)(self._reply)
            self._reply(voice.describe(languages))
        except NoVoiceError as error:
            self._reply(Failed(SpeechFault.NO_VOICE, str(error)))
            return
        except NoScreenReaderError as error:
            self._reply(Failed(SpeechFault.NO_SCREEN_READER, str(error)))
            return
        while not isinstance(request := self._inbox.get(), Open):
            if isinstance(request, Ping):
                self._reply(Pong(request.id))
        try:
            self._reply(voice.open(preferred_output))
        except NoAudioError as error:
            self._reply(Failed(SpeechFault.NO_AUDIO, str(error)))
            return
        while True:
            try:
                request = self._inbox.get(timeout=voice.poll_seconds())
            except Empty:
                voice.pump()
                continue
            match request:
                case Open():
                    pass
                case Say():
                    voice.say(request)
                case Play():
                    voice.play(request)
                case Silence():
                    voice.stop()
                    self._reply(Silenced(request.generation))
                case Ping():
                    self._reply(Pong(request.id))
                case _:
                    assert_never(request)

    def _read(self) -> None:
        for line in self._requests:
            request = decode_request(line)
            if request is not None:
                self._inbox.put(request)
        # The program has ended. This thread ends the process, because the other one may hang.
        end_process()

    def _reply(self, reply: Reply) -> None:
        try:
            self._replies.write(encode(reply))
            self._replies.flush()
        except OSError:
            end_process()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", default="own", choices=["own", "screenreader"])
    parser.add_argument("--describe", default="", metavar="LANGUAGES")
    parser.add_argument("--output", default="", choices=["", "pulse", "miniaudio", "player"])
    options = parser.parse_args()
    languages = [tag for tag in options.describe.split(",") if tag]
    # Linux has another output, which starts faster than this library is loaded.
    is_needed = sys.platform != "linux" or options.engine == "screenreader"
    requests = take_input("miniaudio") if is_needed else take_input()
    Worker(requests, take_output()).run(options.engine, languages, options.output)
    end_process()


if __name__ == "__main__":
    main()
