"""The program with an observed voice: speech_told_game.py FOLDER WORDS...

The files of `speech_observed_worker` are written to the folder, and every text of the game that the
program gives to its voice to "said.txt", as a line of JSON.
"""

import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from azul_access.__main__ import main
from azul_access.speech import Priority, Speaker

WORKER = Path(__file__).with_name("speech_observed_worker.py")
SAID = "said.txt"

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    say = Speaker.say

    def note_and_say(speaker: Speaker, text: str, **options: Any) -> None:
        if text.strip() and options.get("priority", Priority.GAME) is Priority.GAME:
            with (folder / SAID).open("a", encoding="utf-8") as said:
                said.write(json.dumps(text) + "\n")
        say(speaker, text, **options)

    def observed_command(*options: str) -> list[str]:
        return [sys.executable, "-X", "utf8", str(WORKER), str(folder), *options]

    with (
        patch.object(Speaker, "say", note_and_say),
        patch("azul_access.speech.process.worker_command", observed_command),
    ):
        sys.exit(main(sys.argv[2:]))
