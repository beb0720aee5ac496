"""A voice that is gone, as with its sound server, and what is told when it is back."""

from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.settings import VoiceSettings
from azul_access.speech.utterance_queue import Utterance, UtteranceQueue

KEPT_AFTER_OUTAGE = 10  # texts that were missed are said again; of more only the number
LONGEST_SECONDS = 60.0  # at the end, so long is waited for a voice that is gone to come back
_ID = 0  # of no other utterance


class Outage:
    """While it `is_on`, nobody hears what is said, and nobody can silence it.

    `unheard` counts the texts of the game that were left at the end because of it.
    """

    def __init__(self) -> None:
        self.is_on = False
        self.has_sounded = False
        self.unheard = 0

    def notice_failure(self, fault: SpeechFault, *, is_resting: bool) -> None:
        """A worker that is lost alone is replaced at once; without a device nothing is heard."""
        self.is_on = self.is_on or is_resting or fault is not SpeechFault.VOICE_LOST

    def end(self, queue: UtteranceQueue, settings: VoiceSettings) -> None:
        """Keep what was missed, of much only the newest and how many there were before."""
        count = queue.drop_missed(KEPT_AFTER_OUTAGE) if self.is_on else 0
        self.is_on = False
        if count and settings.describe_missed is not None:
            text = settings.describe_missed(count)
            queue.put_back(Utterance(_ID, text, None, Priority.GAME))

    def close_by(self, queue: UtteranceQueue, planned: float, now: float) -> float:
        """Until when to wait at the end, at most until the planned time.

        A voice that was never there is not waited for.
        """
        if not self.has_sounded:
            queue.clear()
        return min(planned, now + LONGEST_SECONDS)

    def close(self, queue: UtteranceQueue) -> None:
        if self.is_on and self.has_sounded:
            self.unheard = queue.unsaid
