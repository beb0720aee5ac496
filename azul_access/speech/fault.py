"""Faults of the voice. Values name phrases: `fault-` + value."""

from enum import StrEnum


class SpeechFault(StrEnum):
    NO_VOICE = "no-voice"  # the synthesiser itself cannot be loaded
    NO_AUDIO = "no-audio"  # there is a voice, but no device plays its sound
    NO_SCREEN_READER = "no-screen-reader"  # requested, but its library or the reader is missing
    VOICE_LOST = "voice-lost"  # the worker died or hung too often
    NO_LANGUAGE_VOICE = "no-language-voice"  # spoken with a voice of another language
    UNKNOWN_VOICE = "unknown-voice"  # the chosen voice does not exist, another one speaks
