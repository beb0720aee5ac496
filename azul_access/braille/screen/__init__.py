"""What stands on a display: messages, choices, what is being typed, and the table."""
