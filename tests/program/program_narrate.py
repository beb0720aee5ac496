"""Saved games for `narrate` and `replay`, and what `narrate` wrote."""

from pathlib import Path

from program_runs import Result

_GAMES = Path(__file__).parent.parent / "export" / "games"
AZUL, PAVILION, SHORT = (_GAMES / f"{name}.azul" for name in ("azul", "summer-pavilion", "short"))
# The whole of a game.
RECORD = ("narrate", "--length", "record")
# The exit code of an error, and the environment of a computer without a voice.
FAILED = 3
NO_ESPEAK = {"AZUL_ACCESS_ESPEAK": "/nowhere/libespeak-ng.so.1"}


def output_of(result: Result) -> str:
    """The output of a program that ended without errors."""
    assert (result.code, result.err) == (0, ""), result
    return result.out


def files(folder: Path) -> list[str]:
    """The names in a folder, hidden files included."""
    return sorted(path.name for path in folder.iterdir())
