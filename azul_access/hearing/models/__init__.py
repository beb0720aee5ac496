"""Models of recognisers on this computer: which there are, where they lie, how they get there."""
