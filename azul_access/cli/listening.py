"""Spoken moves at the table: the microphone, and the key that starts listening."""

import argparse
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from azul_access.installation import list_needed
from azul_access.language.phrase import phrase
from azul_access.session.control.controls import ListeningMode
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
        self._silence: Callable[[], None] = lambda: None

    def attach(self, listener: "Listener", silence: Callable[[], None]) -> None:
        """`silence` stops the voice, so that it does not go on while the player speaks."""
        self._listener, self._silence = listener, silence

    def press(self) -> None:
        """For any thread."""
        if self._listener is not None:
            self._silence()
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
    from azul_access.hearing.models.background import ModelFetcher
    from azul_access.hearing.models.download import Downloader
    from azul_access.hearing.models.install import Installer
    from azul_access.hearing.models.store import choose_model, models_folder
    from azul_access.hearing.recogniser_process import RecogniserProcess
    from azul_access.hearing.taught_words import taught_file

    language = companion.session.settings.language
    model_of = partial(choose_model, arguments.speech_model)
    model = model_of(language)
    if model is None and arguments.speech_model is None:
        offer_model(companion, language)
    taught = taught_file(preferences.preferences_path().parent, language)
    recogniser = RecogniserProcess(language, model, taught, model_of=model_of)
    mode, microphone = LISTENING_MODES[arguments.listen], arguments.microphone or ""
    fetcher = ModelFetcher(
        companion.broadcast,
        lambda: companion.session.settings.language,
        lambda: listener.renew_recogniser(),
        Installer(models_folder(), Downloader()),
        list_needed,
    )
    listener = Listener(companion, recogniser, net_of, mode, microphone, on_quit, fetcher.fetch)
    companion.set_microphone(listener)
    return listener


def offer_model(companion: Companion, language: str) -> None:
    """Tell once that there is a better model for a language, and what to say for it."""
    from azul_access.hearing.language_data import load_hearing_data
    from azul_access.hearing.models.background import minutes
    from azul_access.hearing.models.errors import megabytes
    from azul_access.hearing.models.store import best_offer

    offer, offered = best_offer(language), preferences.load_offered_models()
    # The model in the program is good enough for the language that it was made for.
    is_native = load_hearing_data(language).uses_model_dictionary
    if offer is None or is_native or language in offered:
        return
    size, name = megabytes(offer.size), phrase(f"language-{language}")
    offered_now = phrase("models-offer", language=name, size=size, minutes=minutes(offer))
    companion.say_in_turn([offered_now])
    preferences.save_offered_models((*offered, language))
