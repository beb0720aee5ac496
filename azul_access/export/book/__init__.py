"""An EPUB 3 book with text and voice in step, written by hand: small files in a ZIP archive."""
