"""Speech recognition: audio becomes guesses at what was said. See docs/speech-input.md."""
