"""What a game was set up with and what was entered: the ledger, saved games and transcripts."""
