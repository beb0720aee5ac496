"""What a text can mean: as a line, as keys, as a question, or misspelt."""
