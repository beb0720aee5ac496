"""Announcements and keys while loops keep the processors busy, compared sample by sample."""

from pathlib import Path

import pytest
from speech_contention import RATE, announce, busy_machine
from speech_sound_card import sound_card

ANNOUNCEMENTS = 12


@pytest.mark.parametrize("busy", [2, 4])
def test_busy_machine_neither_loses_nor_doubles_announcements(
    sound_tools: None, no_card: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, busy: int
) -> None:
    """Each announcement is heard once, whole or to its key, without a hole or a click."""
    with sound_card(rate=RATE) as card:
        card.start()
        monkeypatch.setenv("PULSE_SERVER", card.server)
        with busy_machine(busy):
            result = announce(card.server, tmp_path, ANNOUNCEMENTS)
    assert result.announced == ANNOUNCEMENTS
    assert 0 < result.silenced < ANNOUNCEMENTS
    assert (result.wrong, result.short, result.notices) == ([], [], [])
    assert result.holes_ms == []
    assert max(result.jumps) < 0.03
