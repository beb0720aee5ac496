"""A document read aloud into files: samples, marks, containers and their tags."""
