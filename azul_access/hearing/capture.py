"""The microphone's process: `python -m azul_access.hearing.capture`.

Writes one line of JSON and, unless it reports a fault, then samples (mono, signed 16-bit little
endian) until standard input ends or the microphone is gone. The lines "stop" and "start" on
standard input stop the microphone, which stays ready, and start it again. Audio libraries may hang,
crash and print messages here without any effect on the game.
"""

import argparse
import json
import sys
import threading
from array import array
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from queue import SimpleQueue
from typing import IO, Any

from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.quiet_audio import QuietAudio
from azul_access.speech.backends import backends
from azul_access.subprocesses import end_process, take_input, take_output

RATE = 16000
PERIOD_MS = 100
PERIODS = 3
# A microphone that delivers nothing for this long is gone. Most devices report that at once; a busy
# machine may delay one for three seconds.
STALL_SECONDS = 6.0


class Change(Enum):
    """Requests of the program, and the end of the device."""

    START = "start"
    STOP = "stop"
    GONE = "gone"


Inbox = SimpleQueue[bytes | Change]
Device = Mapping[str, Any]


def find_device(devices: Sequence[Device], name: str) -> Device:
    """The device called `name`, or the first that contains it; case does not matter.

    Raises: HearingError.
    """
    folded = name.casefold()
    names = [str(device["name"]).casefold() for device in devices]
    matches = [device for device, other in zip(devices, names, strict=True) if other == folded]
    matches += [device for device, other in zip(devices, names, strict=True) if folded in other]
    if matches:
        return matches[0]
    known = ", ".join(str(device["name"]) for device in devices)
    raise HearingError(HearingFault.UNKNOWN_MICROPHONE, name=name, known=known)


def list_microphones() -> list[Device]:
    """Raises: any exception of the library."""
    import miniaudio

    devices: list[Device] = miniaudio.Devices(backends(miniaudio.Backend)).get_captures()
    return devices


def open_device(name: str) -> Any:
    """Open a capture device; "" means the system's default.

    Raises: HearingError, and any exception of the library.
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
        device_id=find_device(devices, name)["id"] if name else None,
        backends=backends(miniaudio.Backend),
        app_name="Azul Access",
    )


def run(name: str, inbox: Inbox, output: IO[bytes]) -> None:
    """Write the samples of the microphone until it is gone, except between STOP and START.

    `inbox` is for requests, and receives the samples.
    """
    try:
        device = open_device(name)
        _start(device, inbox)
    except HearingError as error:
        _send(output, {"fault": error.reason.value, "slots": error.slots})
        return
    except Exception as error:  # a missing library or device raises anything
        _send(output, {"fault": _fault(error).value, "slots": {}})
        return
    _send(output, {})
    is_started = True
    # Empty after a stall; libraries raise anything if the device is gone when it starts again.
    with suppress(Exception):
        while (item := inbox.get(timeout=STALL_SECONDS if is_started else None)) is not Change.GONE:
            if item is Change.START and not is_started:
                _start(device, inbox)
                is_started = True
            elif item is Change.STOP and is_started:
                device.stop_callback = None  # it is also called for a stop on request
                device.stop()
                is_started = False
            elif isinstance(item, bytes):
                output.write(_little_endian(item))
                output.flush()


def _start(device: Any, inbox: Inbox) -> None:
    """Raises: any exception of the library."""
    device.stop_callback = lambda: inbox.put(Change.GONE)
    device.start(_queue_samples(inbox))


def _fault(error: Exception) -> HearingFault:
    """miniaudio raises with the error number of miniaudio.h (ma_result)."""
    if -19 in error.args:  # MA_BUSY
        return HearingFault.MICROPHONE_BUSY
    if -6 in error.args:  # MA_ACCESS_DENIED
        return HearingFault.MICROPHONE_DENIED
    return HearingFault.NO_MICROPHONE


def _send(output: IO[bytes], message: Mapping[str, object]) -> None:
    output.write(json.dumps(message).encode() + b"\n")
    output.flush()


def _queue_samples(inbox: Inbox) -> Generator[None, bytes, None]:
    """The started generator to which the device's thread sends samples."""
    audio = QuietAudio(RATE)

    def receive() -> Generator[None, bytes, None]:
        while True:
            if samples := audio.add((yield)):
                inbox.put(samples)

    generator = receive()
    next(generator)
    return generator


def _little_endian(samples: bytes) -> bytes:
    if sys.byteorder == "little":
        return samples
    values = array("h", samples)
    values.byteswap()
    return values.tobytes()


def _read_requests(requests: IO[bytes], inbox: Inbox) -> None:
    """Runs on a thread until the program ends, which ends the process: the library may hang."""
    for line in requests:
        inbox.put(Change(line.decode().strip()))
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
    inbox: Inbox = SimpleQueue()
    pipe, output = take_input("miniaudio"), take_output()
    threading.Thread(target=_read_requests, args=(pipe, inbox), daemon=True).start()
    run(options.microphone, inbox, output)
    end_process()


if __name__ == "__main__":
    main()
