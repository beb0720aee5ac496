"""Stories of a table that went wrong, each over three channels; see `story_games`.

`UPDATE_GOLDEN=1 pytest tests/golden` writes the files anew; then read them as players hear them.
"""

import os
from pathlib import Path

import pytest
from story_games import CHANNELS, FILES, play_story


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_story(path: Path) -> None:
    """What is told is the same, word for word; and all channels end with the same table."""
    expected = path.read_text(encoding="utf-8").splitlines()
    told, ends = play_story(expected)
    assert ends.keys() == CHANNELS.keys()
    assert len({repr(state) for state in ends.values()}) == 1
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
        return
    assert told == expected


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_stories_exist(language: str) -> None:
    """Each language has all of them, in both games."""
    stories = {path.stem.removesuffix(f"_{language}") for path in FILES}
    stems = {"knocked_over", "wrong_draw", "mixed_up"}
    assert {*stems, *(f"pavilion_{stem}" for stem in stems)} <= stories
