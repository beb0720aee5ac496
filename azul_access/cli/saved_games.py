"""The saved games in the default folder: in which order, and which one goes on."""

from pathlib import Path

from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase
from azul_access.record.saved_game import load_game
from azul_access.storage import (
    LogContents,
    LogError,
    LogReason,
    default_folder,
    find_continued,
    saved_logs,
)

# Of more skipped games than these only the number is told.
_NAMED = 3


def find_game(chosen: str) -> tuple[Path, Paragraph]:
    """The saved game that `--resume` names, and what to tell about it.

    `chosen` is a file, a number in the list of `azul-access games`, or empty for the newest game
    that can go on.

    Raises: LogError if there is none.
    """
    if not chosen:
        return _newest_open_game()
    if chosen.isdecimal() and not Path(chosen).exists():
        paths = saved_logs()
        number = int(chosen)
        if not 1 <= number <= len(paths):
            folder = default_folder() / "*"
            count = len(paths)
            raise LogError(LogReason.LOG_NO_NUMBER, folder, number=number, count=count)
        return paths[number - 1], []
    return Path(chosen), []


def describe_newer(path: Path, contents: LogContents) -> Paragraph:
    """Where the game in this file went on, if the default folder has it with more entries."""
    newer = find_continued(path, contents)
    return [] if newer is None else [phrase("went-on-elsewhere", name=newer.name, path=str(newer))]


def _newest_open_game() -> tuple[Path, Paragraph]:
    skipped: list[Phrase] = []
    for path in saved_logs():
        try:
            if not load_game(path).is_over:
                return path, _describe_skipped(skipped)
            skipped.append(phrase("skipped-over", name=path.name))
        except LogError:
            skipped.append(phrase("skipped-unreadable", name=path.name))
    reason = LogReason.LOG_NONE_OPEN if skipped else LogReason.LOG_NONE
    raise LogError(reason, default_folder() / "*")


def _describe_skipped(skipped: list[Phrase]) -> Paragraph:
    if not skipped:
        return []
    named = skipped[:_NAMED]
    if len(skipped) > _NAMED:
        named.append(phrase("skipped-more", count=len(skipped) - _NAMED))
    return [phrase("games-skipped", games=join_with_and(named))]
