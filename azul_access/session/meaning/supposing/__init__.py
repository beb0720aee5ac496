"""Questions about a table that is only supposed, and about which of two moves is better."""
