"""What users ask of the program itself: controls with their rules, and settings."""
