"""Whole games played by voice, one a language."""

import tempfile
import threading
import time
import traceback
from contextlib import ExitStack
from pathlib import Path
from subprocess import TimeoutExpired

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
    """One game, whose log is written to `log`; join it before you ask how it went."""

    def __init__(self, language: str, log: Path) -> None:
        super().__init__(name=f"game-{language}", daemon=True)
        self.log = log
        self.account = Account()
        self.trouble = ""
        self._language = language
        self._seconds = 0.0
        self._player: TalkingPlayer | None = None
        self._is_stopped = False

    def run(self) -> None:
        began = time.monotonic()
        try:
            self._play()
        except Stopped:
            self.trouble += "stopped"
        except Misunderstood as why:
            self.trouble += f"never understood: {why}"
        except TimeoutExpired:
            self.trouble += "the program does not end"
        except Exception:
            self.trouble += traceback.format_exc()
        self._seconds = time.monotonic() - began

    def stop(self) -> None:
        self._is_stopped = True
        if self._player is not None:
            self._player.is_stopped = True

    def head(self) -> str:
        return f"{self._language}: {self._seconds:.0f} s, {self.account.summary()}"

    def report(self) -> str:
        return "\n".join([self.head(), self.trouble, *self.account.transcript])

    def _play(self) -> None:
        seed = SEEDS[self._language]
        *takes, last = short_game(seed)
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="game")))
            card = stack.enter_context(sound_card("Tischmikrofon"))
            card.start()
            program = Program(card, folder, self.log, self._language, ",".join(NAMES), seed)
            stack.callback(program.close)
            transcript = self.log.with_suffix(".txt")
            player = TalkingPlayer(program, card, self._language, seed, transcript)
            self._player, self.account = player, player.account
            player.is_stopped = self._is_stopped
            try:
                player.begin()
                for take in takes:
                    player.play(take)
                player.chat(CHATTER[self._language])
                player.play(last)
                program.end()
            finally:
                self.trouble += program.errors()
