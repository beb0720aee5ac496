"""Models of recognisers on this computer: which ones there are, where they are, how they are fetched."""
