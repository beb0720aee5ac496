"""Spoken moves at the table: the microphone, and the key that starts listening."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access.session.controls import ListeningMode
from azul_access.table import preferences
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.hearing.listener import Listener

# The values of `--listen`; the first is the default for the option without a value.
LISTENING_MODES = {
    "push": ListeningMode.KEY,
    "wake": ListeningMode.WAKE,
    "open": ListeningMode.ALWAYS,
}


class PushToTalk:
    """The key that starts listening. It does nothing until a listener is attached."""

    def __init__(self) -> None:
        self._listener: Listener | None = None

    def attach(self, listener: "Listener") -> None:
        self._listener = listener

    def press(self) -> None:
        """For any thread."""
        if self._listener is not None:
            self._listener.listen_once()


def open_listener(
    arguments: argparse.Namespace, companion: Companion, on_quit: Callable[[], None]
) -> "Listener":
    """Attach a microphone to a game.

    It is opened by a thread of its own, which announces problems. `on_quit` is called when
    somebody quits by voice.
    """
    from azul_access.hearing.grammar_net import net_of
    from azul_access.hearing.listener import Listener
    from azul_access.hearing.recogniser_process import RecogniserProcess
    from azul_access.hearing.taught_words import taught_file

    language = companion.session.settings.language
    model = None if arguments.speech_model is None else Path(arguments.speech_model)
    taught = taught_file(preferences.preferences_path().parent, language)
    recogniser = RecogniserProcess(language, model, taught)
    mode, microphone = LISTENING_MODES[arguments.listen], arguments.microphone or ""
    listener = Listener(companion, recogniser, net_of, mode, microphone, on_quit=on_quit)
    companion.set_microphone(listener)
    return listener
