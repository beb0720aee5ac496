"""What a meaning leads to: its execution, and everything that completes the step."""
