"""What changes a game: commands, undo, corrections, and moves that are taken back."""
