"""A BrlAPI server that sends more, and longer names, than any display."""

import json
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from lying_server import floods, lie

from firmware_protocol.brlapi import server
from firmware_protocol.link import NAME_LIMIT

MOST_GROWTH_BYTES = 15_000_000
TIMEOUT_SECONDS = 60.0
CLIENT = Path(__file__).with_name("lying_server.py")

pytestmark = pytest.mark.needs("limits of processes")


@pytest.mark.parametrize("kind", list(floods()))
def test_a_lying_server(kind: str) -> None:
    """It costs little memory, is left with a reason, and its display has a short plain name."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"127.0.0.1:{listener.getsockname()[1] - server.FIRST_PORT}"
        client = subprocess.Popen(
            [sys.executable, str(CLIENT), address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        connection, _ = listener.accept()
        with connection:
            liar = threading.Thread(target=lie, args=(connection, floods()[kind]))
            liar.start()
            liar.join(TIMEOUT_SECONDS)
            assert not liar.is_alive()
        told, _ = client.communicate(timeout=TIMEOUT_SECONDS)
    found = json.loads(told)
    assert found["grown"] < MOST_GROWTH_BYTES
    assert "flooded" in found["reasons"]
    (name,) = found["names"]
    assert name.startswith("Baum Lie [2J very very ")
    assert len(name) == NAME_LIMIT
