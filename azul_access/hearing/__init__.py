"""The ears: a microphone, phrases cut out of its sound, and who recognises them."""
