"""Settings for every test: what Hypothesis tries is the same each time, and may take its time."""

from hypothesis import settings

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")
