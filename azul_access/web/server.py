"""The server: one thread with an event loop of its own, beside the game."""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from uvicorn.config import Config
from uvicorn.server import Server

from azul_access.web.addresses import BACKLOG
from azul_access.web.app import build_app
from azul_access.web.connections import (
    MOST_CONNECTIONS,
    MOST_HEADER_BYTES,
    Connections,
    limit_protocol,
)
from azul_access.web.pages import Pages
from azul_access.web.stream import Streams

START_SECONDS = 5.0
STOP_SECONDS = 2.0
# How long pages get to read that the game has ended.
_END_SECONDS = 0.1
_THREADS = 4


class PageServer:
    """Serves pages at sockets that listen already, until it is closed.

    `on_fault` is called if it fails; the game can go on.
    """

    def __init__(
        self,
        pages: Pages,
        sockets: Sequence[socket.socket],
        on_fault: Callable[[BaseException], None],
        most_connections: int = MOST_CONNECTIONS,
    ) -> None:
        self._pages = pages
        self._on_fault = on_fault
        self._sockets = list(sockets)
        self._connections = Connections(most_connections)
        self._is_ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="web", daemon=True)
        self._server: Server | None = None

    def start(self) -> None:
        """Start the thread and wait until requests are answered."""
        self._thread.start()
        self._is_ready.wait(START_SECONDS)

    def close(self) -> None:
        """Tell all pages that the game has ended, then stop."""
        self._pages.close()
        loop, server = self._loop, self._server
        if loop is None or server is None or not self._thread.is_alive():
            return
        loop.call_soon_threadsafe(loop.call_later, _END_SECONDS, self._stop, server)
        self._thread.join(STOP_SECONDS)

    def _stop(self, server: Server) -> None:
        server.should_exit = server.force_exit = True  # waits for no connection
        self._connections.drop_all()

    def _run(self) -> None:
        """Thread: run the event loop until the server stops."""
        quiet = logging.getLogger("uvicorn")  # the terminal belongs to the game
        quiet.addHandler(logging.NullHandler())
        quiet.propagate = False
        try:
            with asyncio.Runner() as runner:
                runner.run(self._serve())
        except BaseException as error:  # the game goes on without the pages
            if not self._pages.is_closing:
                self._on_fault(error)
        finally:
            for listening in self._sockets:
                listening.close()
            self._is_ready.set()

    async def _serve(self) -> None:
        loop = self._loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(_THREADS, thread_name_prefix="web"))
        # Such as too few descriptors to accept a connection.
        loop.set_exception_handler(lambda loop, context: None)
        streams = Streams(self._pages, loop)
        self._pages.on_change = streams.wake
        config = Config(
            build_app(self._pages, streams, self._connections.prove),
            http=limit_protocol(self._connections),
            loop="asyncio",
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            backlog=BACKLOG,
            h11_max_incomplete_event_size=MOST_HEADER_BYTES,
            timeout_graceful_shutdown=1,
        )
        self._server = Server(config)
        self._is_ready.set()  # the sockets listen already
        await self._server.serve(sockets=self._sockets)
