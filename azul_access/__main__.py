"""The program: runs one command in the user's language and returns its exit code."""

import atexit
import gc
import locale
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

# Classes and immutable values leave little that only the garbage collector can free. Set before the
# other modules are loaded, which it would look through again and again.
gc.set_threshold(50_000)

try:
    from azul_access.cli.arguments import find_language, parse_arguments
    from azul_access.cli.commands import load_command
    from azul_access.cli.end_requests import EndRequested, end_requests
    from azul_access.cli.exit_codes import ExitCode, Left
    from azul_access.errors import AccessError
    from azul_access.export.errors import ExportError
    from azul_access.keyboard.characters import as_one_line
    from azul_access.keyboard.text_output import TextOutput
    from azul_access.language.languages import from_locale
    from azul_access.language.phrase import Form, Verbosity, describe_error, phrase
    from azul_access.language.phrases import load_phrases
    from azul_access.standard_streams import encode_standard_output
    from azul_access.storage import LogError
except (ImportError, SyntaxError, TypeError) as error:
    from azul_access.install import explain_import_error

    # Not installed, or an old Python, which stumbles over the first thing that it does not know.
    sys.exit(explain_import_error(error))

# A shell sets it when it runs the program for the tab key.
_COMPLETION_VARIABLE = "_ARGCOMPLETE"


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that `words` name; by default the words of the command line."""
    encode_standard_output()
    atexit.register(gc.freeze)  # the system frees everything faster than a last collection
    words = sys.argv[1:] if words is None else words
    language = find_language(words) or from_locale(os.environ, locale.getlocale()[0])
    if _COMPLETION_VARIABLE in os.environ:
        complete_line(language)
    try:
        with end_requests():
            arguments = parse_arguments(words, load_phrases(language))
            return load_command(arguments.command).run(arguments, language)
    except AccessError as error:
        TextOutput(sys.stderr).write(_explain(error, language) + "\n")
        is_file_error = isinstance(error, LogError | ExportError)
        return ExitCode.FAILED if is_file_error else ExitCode.USAGE
    except Left:
        return ExitCode.OK
    except KeyboardInterrupt:
        return ExitCode.USAGE
    except EndRequested as end:
        sentence = load_phrases(language).render(
            phrase("ended-from-outside"), Verbosity.NORMAL, Form.SHOW
        )
        TextOutput(sys.stderr).write(sentence + "\n")
        return 128 + end.number


def complete_line(language: str) -> NoReturn:
    """Answer the tab key of a shell."""
    from azul_access.cli.completion import complete  # not needed otherwise

    complete(language)


def _explain(error: AccessError, language: str) -> str:
    """The message of an error, with a hint at what to do.

    It may have the name of a file in it, with any characters.
    """
    phrases = load_phrases(language)
    return as_one_line(phrases.render(describe_error(error), Verbosity.NORMAL, Form.SHOW))


if __name__ == "__main__":
    sys.exit(main())
