"""EPUB 3 books with text and synchronised sound, written without an EPUB library."""
