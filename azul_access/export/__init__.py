"""Narrated logs: a game as text, page, book, braille or sound, from its ledger alone."""
