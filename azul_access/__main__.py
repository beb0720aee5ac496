"""The program: which language, which command, and what its exit code says.

0 all well · 1 something that was piped in was refused · 2 the command line or the setup was not
understood · 3 a saved game could not be read or written, or not be narrated.
"""

import io
import locale
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from azul_access.cli import arguments
from azul_access.errors import AccessError
from azul_access.export.errors import ExportError
from azul_access.language.languages import from_locale
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session.narration import describe_error
from azul_access.storage import LogError

# Each command is loaded when it is called: nobody waits for the imports of the others.
COMMANDS = {
    "play": "azul_access.cli.play",
    "show": "azul_access.cli.show",
    "narrate": "azul_access.cli.narrate",
    "replay": "azul_access.cli.replay",
    "demo": "azul_access.cli.demo",
    "doctor": "azul_access.cli.doctor",
    "hear": "azul_access.cli.hear",
    "learn-voice": "azul_access.cli.learn_voice",
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
        code: int = import_module(COMMANDS[chosen.command]).run(chosen, language)
        return code
    except AccessError as why:
        told = phrases.render_all(describe_error(None, None, why), Verbosity.NORMAL, Form.SHOW)
        print(told, file=sys.stderr)
        return LOG_EXIT if isinstance(why, LogError | ExportError) else SETUP_EXIT
    except KeyboardInterrupt:
        return SETUP_EXIT


if __name__ == "__main__":
    sys.exit(main())
