"""What players are told: announcements as values, and their narration as phrases."""
