"""Labels, score cards and the measuring page: flat drawings, braille files and text."""
