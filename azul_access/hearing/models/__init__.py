"""Models of recognisers on this computer: which ones there are, and how they are fetched."""
