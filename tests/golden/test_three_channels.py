"""One evening of each game with three people, devices and languages, as each channel tells it.

After `>` stands what somebody enters, or in brackets presses; after `key:` a key of the display,
and below it the line that is on it then. The page hears what is for its player.
Run with UPDATE_GOLDEN=1 to write the transcripts anew, and read them.
"""

import os
from pathlib import Path

import pytest
from three_channels import PHONE, READER, TYPIST, ThreeChannels

FOLDER = Path(__file__).parent / "readings"
CHANNELS = {TYPIST: "typed_de", PHONE: "page_en", READER: "braille_nl"}


@pytest.mark.parametrize("file", ["azul-coloured", "summer-pavilion-coloured"])
def test_three_people_with_three_languages(file: str) -> None:
    table = ThreeChannels(file)
    table.play()
    session = table.companion.session
    scores = session.setup.system.facts.scores(session.ledger.state)
    assert list(scores) == table.game["result"]["final"]
    for channel, name in CHANNELS.items():
        path = FOLDER / f"three_{file.removesuffix('-coloured')}_{name}.txt"
        lines = table.lines[channel]
        if os.environ.get("UPDATE_GOLDEN"):
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        else:
            assert lines == path.read_text(encoding="utf-8").splitlines(), name
