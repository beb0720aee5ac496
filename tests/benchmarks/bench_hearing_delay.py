"""How long the ears take: `python tests/benchmarks/bench_hearing_delay.py [de en nl]`.

Moves are spoken into a stand-in for a microphone, in real time; everything behind it is the real
listener. Reports the seconds from the last loud sound to the moment at which the game has the
words, without what the voice needs to begin (see bench_voice.py).
"""

import argparse
import statistics
import sys
import tempfile
import time
from array import array
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "hearing"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "speech"))

from hearing_room import Room
from hearing_short_game import count, make_game, short_game
from hearing_speech import MEASURING, RATE, at_table, spoken
from hearing_wordings import wordings
from speech_sound_card import wait_until

from azul_access import session
from azul_access.games.azul.state import State
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.session.controls import ListeningMode
from azul_access.session.settings import Settings

SEED = 75
DECIBELS = 40.0
LOUD = 300
BEGIN_SECONDS = 4.0
PATIENCE_SECONDS = 6.0


class Table(Room):
    """Remembers when it was told."""

    told_at = 0.0

    def handle_recognition(self, *what: object, **how: object) -> bool:
        self.told_at = time.monotonic()
        return super().handle_recognition(*what, **how)  # type: ignore[arg-type]


def delays(language: str) -> list[float]:
    found = []
    here = session.begin_game(make_game(SEED, language), Settings(language)).session
    take = short_game(SEED)[0]
    with tempfile.TemporaryDirectory() as folder:
        table = Table(Path(folder))
        table.recogniser = RecogniserProcess(language)
        table.session = here
        table.net_of = net_of
        table.listen(ListeningMode.ALWAYS)
        time.sleep(BEGIN_SECONDS)
        ways = wordings(language, take, count(cast(State, here.ledger.state), take))
        for voice in MEASURING[language]:
            for way in ways:
                sound = at_table(spoken(way, voice), DECIBELS, 1)
                table.told_at = 0.0
                begun = table.play(sound)
                if wait_until(lambda: table.told_at, len(sound) / 2 / RATE + PATIENCE_SECONDS):
                    found.append(table.told_at - begun - loud_seconds(sound))
        table.close()
    return found


def loud_seconds(sound: bytes) -> float:
    samples = array("h", sound)
    return max(at for at, value in enumerate(samples) if abs(value) > LOUD) / RATE


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("languages", nargs="*", default=["de", "en", "nl"])
    for language in parser.parse_args().languages:
        found = delays(language)
        worst = max(found)
        print(
            f"{language}: median {statistics.median(found):.2f} s, worst {worst:.2f} s,"
            f" of {len(found)}"
        )


if __name__ == "__main__":
    main()
