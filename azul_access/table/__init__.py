"""The running table: the companion, its output channels and the kept preferences."""
