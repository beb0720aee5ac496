"""Whole games played by voice, one a language, all at once: `python hearing_spoken_games.py en`.

A process of its own, so that what other tests do to theirs does not matter. It writes what became
of the games as JSON, and stops when its standard input ends.
"""

import json
import sys
import tempfile
import threading
import time
import traceback
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "speech"))

from hearing_player import Account, Misunderstood, Stopped, TalkingPlayer
from hearing_program import Program
from hearing_short_game import NAMES, short_game
from speech_sound_card import sound_card

# Games of few moves; see `short_game`.
SEEDS = {"de": 25, "en": 199, "nl": 75}
CHATTER = {
    "de": ("Gibst du mir mal die Chips?", "Moment, ich bin noch nicht fertig."),
    "en": ("Could you pass me the crisps?", "Hang on, I'm not done yet."),
    "nl": ("Geef me de chips eens aan.", "Wacht even, ik ben nog niet klaar."),
}


class SpokenGame(threading.Thread):
    """One game, whose log is written to `log`."""

    def __init__(self, language: str, log: Path, moves: int | None = None) -> None:
        """`moves` for whoever wants to hear only the beginning."""
        super().__init__(name=f"game-{language}", daemon=True)
        self.language = language
        self._account = Account()
        self._trouble = ""
        self._seconds = 0.0
        self._log = log
        self._moves = moves
        self._player: TalkingPlayer | None = None
        self._is_stopped = False

    def run(self) -> None:
        began = time.monotonic()
        try:
            self._play()
        except Stopped:
            self._trouble += "stopped"
        except Misunderstood as why:
            self._trouble += f"never understood: {why}"
        except TimeoutExpired:
            self._trouble += "the program does not end"
        except Exception:
            self._trouble += traceback.format_exc()
        self._seconds = time.monotonic() - began

    def stop(self) -> None:
        self._is_stopped = True
        if self._player is not None:
            self._player.is_stopped = True

    def as_data(self) -> dict[str, Any]:
        head = f"{self.language}: {self._seconds:.0f} s, {self._account.summary()}"
        return {"head": head, "trouble": self._trouble, **asdict(self._account)}

    def _play(self) -> None:
        seed = SEEDS[self.language]
        *takes, last = short_game(seed)[: self._moves]
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="game")))
            card = stack.enter_context(sound_card("Tischmikrofon"))
            card.start()
            program = Program(card, folder, self._log, self.language, ",".join(NAMES), seed)
            stack.callback(program.close)
            transcript = self._log.with_suffix(".txt")
            player = TalkingPlayer(program, card, self.language, seed, transcript)
            self._player, self._account = player, player.account
            player.is_stopped = self._is_stopped
            try:
                player.begin()
                for take in takes:
                    player.play(take)
                player.chat(CHATTER[self.language])
                player.play(last)
                program.end()
            finally:
                self._trouble += program.errors()


def main() -> None:
    """Arguments: a folder for the logs, how many moves (0: all), and the languages."""
    folder, moves, *languages = sys.argv[1:]
    games = [
        SpokenGame(language, Path(folder) / f"{language}.azul", int(moves) or None)
        for language in languages
    ]

    def stop() -> None:
        sys.stdin.read()
        for game in games:
            game.stop()

    threading.Thread(target=stop, daemon=True).start()
    for game in games:
        game.start()
    for game in games:
        game.join()
    print(json.dumps({game.language: game.as_data() for game in games}))


if __name__ == "__main__":
    main()
