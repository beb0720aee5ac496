"""The process at the microphone: `python -m azul_access.hearing.capture`.

Writes one JSON line, and where that tells of no fault then samples (signed 16-bit mono, little
endian) until its standard input ends or the microphone is gone. Audio libraries may hang, crash
and complain here without anybody noticing. It knows devices, never words.
"""

import argparse
import json
import sys
import threading
from array import array
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any

from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.speech.backends import backends
from azul_access.subprocesses import end_process, take_output

RATE = 16000
PERIOD_MS = 20
PERIODS = 3
# A microphone that brings nothing for so long is gone. Most devices tell it at once; a machine that
# is busy may hold one up for three seconds.
STALL_SECONDS = 6.0
_GONE = b""

Device = Mapping[str, Any]


def find_device(devices: Sequence[Device], wanted: str) -> Device:
    """The device of that name, else the first with it in its name; case does not matter.

    Raises: HearingError.
    """
    folded = wanted.casefold()
    names = [str(device["name"]) for device in devices]
    for fits in (lambda name: name == folded, lambda name: folded in name):
        for device, name in zip(devices, names, strict=True):
            if fits(name.casefold()):
                return device
    raise HearingError(HearingFault.UNKNOWN_MICROPHONE, name=wanted, known=", ".join(names))


def list_microphones() -> list[Device]:
    """Raises: whatever the library does."""
    import miniaudio

    found: list[Device] = miniaudio.Devices(backends(miniaudio.Backend)).get_captures()
    return found


def open_device(wanted: str) -> Any:
    """A capture device; "" means the system's default.

    Raises: HearingError, and whatever the library does.
    """
    import miniaudio

    devices = list_microphones()
    if not devices:
        raise HearingError(HearingFault.NO_MICROPHONE)
    return miniaudio.CaptureDevice(
        miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        callback_periods=PERIODS,
        device_id=find_device(devices, wanted)["id"] if wanted else None,
        backends=backends(miniaudio.Backend),
        app_name="Azul Access",
    )


def _fault(error: Exception) -> HearingFault:
    """miniaudio hands over the number of miniaudio.h: ma_result."""
    if -19 in error.args:  # MA_BUSY
        return HearingFault.MICROPHONE_BUSY
    if -6 in error.args:  # MA_ACCESS_DENIED
        return HearingFault.MICROPHONE_DENIED
    return HearingFault.NO_MICROPHONE


def run(wanted: str, output: IO[bytes]) -> None:
    heard: SimpleQueue[bytes] = SimpleQueue()
    try:
        try:
            device = open_device(wanted)
            device.stop_callback = lambda: heard.put(_GONE)
            device.start(_into(heard))
        except HearingError:
            raise
        except Exception as error:
            # Whatever a missing library or a missing device raises, nothing is heard this way.
            raise HearingError(_fault(error)) from error
    except HearingError as why:
        _say(output, {"fault": why.reason.value, "slots": why.slots})
        return
    _say(output, {})
    with suppress(Empty, OSError):
        while (samples := heard.get(timeout=STALL_SECONDS)) != _GONE:
            output.write(_little_endian(samples))
            output.flush()


def _say(output: IO[bytes], message: Mapping[str, object]) -> None:
    output.write(json.dumps(message).encode() + b"\n")
    output.flush()


def _into(heard: SimpleQueue[bytes]) -> Generator[None, bytes, None]:
    """Runs on the device's thread: each `send` brings samples."""

    def take() -> Generator[None, bytes, None]:
        while True:
            heard.put(bytes((yield)))

    taking = take()
    next(taking)
    return taking


def _little_endian(samples: bytes) -> bytes:
    if sys.byteorder == "little":
        return samples
    values = array("h", samples)
    values.byteswap()
    return values.tobytes()


def _watch(requests: IO[bytes]) -> None:
    requests.read()
    # The program is gone. This thread ends the process, since the other one may hang.
    end_process()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--microphone", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        output = take_output()
        names = [str(device["name"]) for device in list_microphones()]
        output.write(json.dumps(names).encode())
        output.flush()
        end_process()
    threading.Thread(target=_watch, args=(sys.stdin.buffer,), daemon=True).start()
    run(options.microphone, take_output())
    end_process()


if __name__ == "__main__":
    main()
