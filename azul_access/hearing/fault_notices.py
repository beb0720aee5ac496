"""Announces what is wrong with the microphone or the recogniser, once until it works again."""

from collections.abc import Callable, Sequence

from azul_access.hearing.error_phrases import refusal_phrase
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.recogniser import RefusedError
from azul_access.language.phrase import Phrase, phrase

# Faults with the same cause share a topic: an unplugged microphone is also an unknown one.
MICROPHONE = "microphone"
RECOGNISER = "recogniser"
_TOPICS = {
    HearingFault.NO_MICROPHONE: MICROPHONE,
    HearingFault.UNKNOWN_MICROPHONE: MICROPHONE,
    HearingFault.MICROPHONE_BUSY: MICROPHONE,
    HearingFault.MICROPHONE_DENIED: MICROPHONE,
    HearingFault.MICROPHONE_LOST: MICROPHONE,
    HearingFault.RECOGNISER_LOST: RECOGNISER,
    HearingFault.NO_RECOGNISER: RECOGNISER,
    HearingFault.BROKEN_MODEL: RECOGNISER,
}


def topic_of(error: HearingError | RefusedError) -> str:
    if isinstance(error, RefusedError):
        return RECOGNISER
    return _TOPICS.get(error.reason, error.reason.value)


class FaultNotices:
    def __init__(self, announce: Callable[[Sequence[Phrase]], None]) -> None:
        self._announce = announce
        self._topics: set[str] = set()  # announced and not yet resolved

    def report(self, error: HearingError | RefusedError, *, repeat: bool = False) -> None:
        """Announce the error unless its topic was announced already; with `repeat`, always."""
        topic = topic_of(error)
        if repeat or topic not in self._topics:
            self._topics.add(topic)
            self._announce([_phrase(error)])

    def resolve(self, topic: str, notice: Phrase | None = None) -> None:
        """Forget the topic; announce `notice` if an error was announced before."""
        if topic in self._topics:
            self._topics.remove(topic)
            if notice is not None:
                self._announce([notice])


def _phrase(error: HearingError | RefusedError) -> Phrase:
    if isinstance(error, RefusedError):
        return refusal_phrase(error)
    slots = {name: str(value) for name, value in error.slots.items()}
    return phrase(error.phrase_name, **slots)
