"""What tests of several modules of this folder need."""

import pytest

from firmware_protocol import check
from firmware_protocol.codecs import framing
from firmware_protocol.codecs.canute import wire as canute
from firmware_protocol.codecs.codec import SerialLine


@pytest.fixture
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The emulator answers at once, so no step of `check` needs to wait for it."""
    monkeypatch.setattr(check, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(check, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(check, "PIECE_SECONDS", 0.0)
    monkeypatch.setattr(check, "GAP_SECONDS", 0.02)
    monkeypatch.setattr(SerialLine, "seconds", lambda line, count: 0.0)
    monkeypatch.setattr(framing, "STALE_SECONDS", 0.01)
    for name in ("RISE_SECONDS", "STATUS_SECONDS", "REFUSED_SECONDS", "KEY_SECONDS"):
        monkeypatch.setattr(canute, name, 0.0)
