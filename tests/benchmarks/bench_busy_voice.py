"""Count what a busy machine costs the voice: `python tests/benchmarks/bench_busy_voice.py`.

Starts its own sound card (a PulseAudio null sink) and loops that keep the processors busy. Says
announcements, silences some of them by a key, and compares every sample of the recording with what
the voice handed over. The exit code is 1 if an announcement was lost, doubled or torn.
"""

import argparse
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "speech")]

CARD: Any = import_module("speech_sound_card")
CONTENTION: Any = import_module("speech_contention")
LARGEST_JUMP = 0.03


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--announcements", type=int, default=300)
    parser.add_argument("--busy", type=int, nargs="*", default=[0, 2, 4])
    options = parser.parse_args()
    is_good = True
    for busy in options.busy:
        with (
            CARD.sound_card(rate=CONTENTION.RATE) as card,
            tempfile.TemporaryDirectory() as folder,
        ):
            card.start()
            os.environ["PULSE_SERVER"] = card.server
            with CONTENTION.busy_machine(busy):
                result = CONTENTION.announce(card.server, Path(folder), options.announcements)
        jump = max(result.jumps, default=0.0)
        print(
            f"{busy} busy loops: {result.announced} announcements, {result.silenced} silenced, in"
            f" {result.seconds:.0f} s; lost or doubled {len(result.wrong)}, broken off"
            f" {len(result.short)}, holes {len(result.holes_ms)}, greatest jump {jump:.1%},"
            f" workers {result.workers}",
            flush=True,
        )
        for problem in (*result.wrong, *result.short, *result.notices):
            print(f"  {problem}")
        is_good &= not (result.wrong or result.short or jump > LARGEST_JUMP)
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
