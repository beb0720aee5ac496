"""The functions of libpulse that the output needs, and one connection to the sound server.

libpulse belongs to every system with PulseAudio or PipeWire. This module knows no speech: it opens
streams, and a stream writes, rewrites and drains samples.
"""

import ctypes
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from azul_access.speech.output import NoAudioError

OPEN_SECONDS = 5.0
POLL_SECONDS = 0.002

_LIBRARY = "libpulse.so.0"
_READY = {"context": 4, "stream": 2}
_FAILED = {"context": 5, "stream": 3}
_NO_AUTOSPAWN = 0x1
_EARLY_REQUESTS = 0x4000  # the server's own buffer gets as short as the requests
_S16NE = 3 if int.from_bytes(b"\1\0", "little") == 1 else 4
_RELATIVE, _ABSOLUTE = 0, 1
_RUNNING = 0
_UNCHANGED = ctypes.c_uint32(-1).value


class _Specification(ctypes.Structure):
    _fields_ = [
        ("format", ctypes.c_int),
        ("rate", ctypes.c_uint32),
        ("channels", ctypes.c_uint8),
    ]


class _Buffers(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_uint32)
        for name in ("maximum", "target", "prebuffer", "request", "fragment")
    ]


class _Timing(ctypes.Structure):
    """The beginning of `pa_timing_info`."""

    _fields_ = [
        ("seconds", ctypes.c_long),
        ("microseconds", ctypes.c_long),
        ("synchronized", ctypes.c_int),
        ("sink_usec", ctypes.c_uint64),
        ("source_usec", ctypes.c_uint64),
        ("transport_usec", ctypes.c_uint64),
        ("playing", ctypes.c_int),
        ("write_index_corrupt", ctypes.c_int),
        ("write_index", ctypes.c_int64),
        ("read_index_corrupt", ctypes.c_int),
        ("read_index", ctypes.c_int64),
    ]


@cache
def _load() -> Any:
    """Load libpulse. Raises: NoAudioError."""
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise NoAudioError(repr(error)) from error
    pointer, size, number, text = (
        ctypes.c_void_p,
        ctypes.c_size_t,
        ctypes.c_int,
        ctypes.c_char_p,
    )
    for name, result, arguments in (
        ("threaded_mainloop_new", pointer, []),
        ("threaded_mainloop_get_api", pointer, [pointer]),
        ("threaded_mainloop_start", number, [pointer]),
        ("threaded_mainloop_lock", None, [pointer]),
        ("threaded_mainloop_unlock", None, [pointer]),
        ("threaded_mainloop_stop", None, [pointer]),
        ("threaded_mainloop_free", None, [pointer]),
        ("context_new", pointer, [pointer, text]),
        ("context_connect", number, [pointer, text, number, pointer]),
        ("context_disconnect", None, [pointer]),
        ("context_get_state", number, [pointer]),
        ("context_errno", number, [pointer]),
        ("context_unref", None, [pointer]),
        ("strerror", text, [number]),
        ("stream_new", pointer, [pointer, text, pointer, pointer]),
        ("stream_connect_playback", number, [pointer, text, pointer, number, pointer, pointer]),
        ("stream_disconnect", number, [pointer]),
        ("stream_get_state", number, [pointer]),
        ("stream_unref", None, [pointer]),
        ("stream_writable_size", size, [pointer]),
        ("stream_write", number, [pointer, text, size, pointer, ctypes.c_int64, number]),
        ("stream_cork", pointer, [pointer, number, pointer, pointer]),
        ("stream_drain", pointer, [pointer, pointer, pointer]),
        ("stream_trigger", pointer, [pointer, pointer, pointer]),
        ("stream_update_timing_info", pointer, [pointer, pointer, pointer]),
        ("stream_get_timing_info", ctypes.POINTER(_Timing), [pointer]),
        ("operation_get_state", number, [pointer]),
        ("operation_unref", None, [pointer]),
    ):
        function = getattr(library, f"pa_{name}")
        function.restype, function.argtypes = result, arguments
    return library


class Server:
    """A connection to the sound server. libpulse answers it on a thread of its own."""

    def __init__(self, application: str) -> None:
        """Raises: NoAudioError."""
        self.library = _load()
        self._loop = self.library.pa_threaded_mainloop_new()
        interface = self.library.pa_threaded_mainloop_get_api(self._loop)
        self.context = self.library.pa_context_new(interface, application.encode())
        refused = self.library.pa_context_connect(self.context, None, _NO_AUTOSPAWN, None)
        self.library.pa_threaded_mainloop_start(self._loop)
        try:
            if refused:
                raise self.error()
            self.wait_until_ready("context", self.context)
        except NoAudioError:
            self.close()
            raise

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep libpulse's thread waiting: every call of a stream needs this."""
        self.library.pa_threaded_mainloop_lock(self._loop)
        try:
            yield
        finally:
            self.library.pa_threaded_mainloop_unlock(self._loop)

    def is_ready(self) -> bool:
        with self.locked():
            return bool(self.library.pa_context_get_state(self.context) == _READY["context"])

    def wait_until_ready(self, kind: str, item: int) -> None:
        """Raises: NoAudioError."""
        get_state = getattr(self.library, f"pa_{kind}_get_state")

        def is_settled() -> bool:
            with self.locked():
                state = get_state(item)
                if state >= _FAILED[kind]:
                    raise self.error()
            return bool(state == _READY[kind])

        if not wait_until(is_settled, OPEN_SECONDS):
            raise NoAudioError("the sound server does not answer")

    def error(self) -> NoAudioError:
        code = self.library.pa_context_errno(self.context)
        return NoAudioError(self.library.pa_strerror(code).decode(errors="replace"))

    def close(self) -> None:
        with self.locked():
            self.library.pa_context_disconnect(self.context)
            self.library.pa_context_unref(self.context)
        self.library.pa_threaded_mainloop_stop(self._loop)
        self.library.pa_threaded_mainloop_free(self._loop)


class Stream:
    """Samples on their way through the server. Places are counted in bytes from the first one."""

    def __init__(
        self, server: Server, rate: int, *, ahead: int, prebuffer: int, request: int
    ) -> None:
        """The sizes are in bytes. The server plays when it has `prebuffer`, and again after it
        has run empty; it takes `ahead` before `writable` says 0. Raises: NoAudioError.
        """
        self._server = server
        self._library = server.library
        self._operations: dict[str, int] = {}
        specification = _Specification(_S16NE, rate, 1)
        buffers = _Buffers(_UNCHANGED, ahead, prebuffer, request, _UNCHANGED)
        with server.locked():
            self._stream = self._library.pa_stream_new(
                server.context, b"speech", ctypes.byref(specification), None
            )
            if not self._stream:
                raise server.error()
            refused = self._library.pa_stream_connect_playback(
                self._stream, None, ctypes.byref(buffers), _EARLY_REQUESTS, None, None
            )
        try:
            if refused:
                raise server.error()
            server.wait_until_ready("stream", self._stream)
        except NoAudioError:
            self.close()
            raise

    def is_ready(self) -> bool:
        with self._server.locked():
            state = self._library.pa_stream_get_state(self._stream)
        return bool(state == _READY["stream"])

    def writable(self) -> int:
        """How many bytes the server asks for; 0 if the stream has broken."""
        with self._server.locked():
            size = int(self._library.pa_stream_writable_size(self._stream))
        return 0 if size == ctypes.c_size_t(-1).value else size

    def write(self, samples: bytes, place: int | None = None) -> bool:
        """Write after the last sample, or over those from `place` on."""
        seek = _RELATIVE if place is None else _ABSOLUTE
        with self._server.locked():
            refused = self._library.pa_stream_write(
                self._stream, samples, len(samples), None, place or 0, seek
            )
        return not refused

    def cork(self, is_corked: bool) -> None:
        with self._server.locked():
            self._start("cork", self._library.pa_stream_cork, int(is_corked))

    def trigger(self) -> None:
        """Play what is there, without waiting for the prebuffer."""
        with self._server.locked():
            self._start("trigger", self._library.pa_stream_trigger)

    def drain(self) -> None:
        """Begin to wait until all samples have been heard."""
        with self._server.locked():
            self._start("drain", self._library.pa_stream_drain)

    def ask_for_place(self) -> None:
        """Ask the server how far it has read; `read_place` has the answer later."""
        with self._server.locked():
            self._start("timing", self._library.pa_stream_update_timing_info)

    def is_waiting(self, name: str) -> bool:
        """Whether the server still owes the answer to "drain" or "timing"."""
        with self._server.locked():
            operation = self._operations.get(name)
            state = operation and self._library.pa_operation_get_state(operation)
            return operation is not None and state == _RUNNING

    def read_place(self) -> int:
        """The place up to which the server had read when it last answered."""
        with self._server.locked():
            timing = self._library.pa_stream_get_timing_info(self._stream)
            return int(timing.contents.read_index) if timing else 0

    def close(self) -> None:
        with self._server.locked():
            for operation in self._operations.values():
                self._library.pa_operation_unref(operation)
            self._operations.clear()
            self._library.pa_stream_disconnect(self._stream)
            self._library.pa_stream_unref(self._stream)

    def _start(self, name: str, function: Callable[..., int], *arguments: int) -> None:
        former = self._operations.pop(name, None)
        if former is not None:
            self._library.pa_operation_unref(former)
        operation = function(self._stream, *arguments, None, None)
        if operation:
            self._operations[name] = operation


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Return whether the condition came true in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() >= end:
            return False
        time.sleep(POLL_SECONDS)
    return True
