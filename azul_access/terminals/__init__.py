"""Other terminals of this computer, in each of which a player takes part with a keyboard."""
