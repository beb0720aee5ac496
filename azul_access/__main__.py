"""The program: which language, which command, and what its exit code says.

0 all well · 1 something that was piped in was refused · 2 the command line or the setup was not
understood · 3 a saved game could not be read or written, or not be narrated.
"""

import argparse
import io
import locale
import os
import sys
from collections.abc import Callable, Sequence

from azul_access import arguments, demo, doctor, play, show
from azul_access.errors import AccessError
from azul_access.export.reasons import TaleError
from azul_access.language.languages import from_locale
from azul_access.language.phrases import load_phrases
from azul_access.narration import failure
from azul_access.phrase import Form, Verbosity
from azul_access.storage import LogError


def _narrate(chosen: argparse.Namespace, language: str) -> int:
    from azul_access import narrate  # loaded where it is used: a game's start is counted

    return narrate.run(chosen, language)


def _replay(chosen: argparse.Namespace, language: str) -> int:
    from azul_access import replay

    return replay.run(chosen, language)


COMMANDS: dict[str, Callable[..., int]] = {
    "play": play.run,
    "show": show.run,
    "narrate": _narrate,
    "replay": _replay,
    "demo": demo.run,
    "doctor": doctor.run,
}
SETUP_EXIT = 2
LOG_EXIT = 3


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; `given` are the command line's arguments."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that cannot be shown stops nobody
    words = sys.argv[1:] if given is None else list(given)
    language = arguments.language_in(words) or from_locale(os.environ, locale.getlocale()[0])
    phrases = load_phrases(language)
    chosen = arguments.parse(words, phrases)
    try:
        return COMMANDS[chosen.command](chosen, language)
    except AccessError as why:
        told = phrases.render_all(failure(None, None, why), Verbosity.NORMAL, Form.SHOW)
        print(told, file=sys.stderr)
        return LOG_EXIT if isinstance(why, LogError | TaleError) else SETUP_EXIT
    except KeyboardInterrupt:
        return SETUP_EXIT


if __name__ == "__main__":
    sys.exit(main())
