"""Ears: a microphone's sound becomes guesses at what was said. See docs/speech-input.md."""
