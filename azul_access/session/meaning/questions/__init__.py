"""Questions in free words, by their forms, by examples of their subjects, and by the rule book."""
