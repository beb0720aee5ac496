"""The voice: texts in, sound out. It depends on languages and loudness, not on games."""

from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.speech.null_speaker import NullSpeaker
from azul_access.speech.priority import Priority
from azul_access.speech.probe import Probe, probe
from azul_access.speech.requests import PAUSE_SECONDS
from azul_access.speech.running_reader import find_reader
from azul_access.speech.speaker import Speaker
from azul_access.speech.voices import VARIANTS

__all__ = [
    "PAUSE_SECONDS",
    "VARIANTS",
    "Earcon",
    "NullSpeaker",
    "Priority",
    "Probe",
    "Speaker",
    "SpeechFault",
    "find_reader",
    "probe",
]
