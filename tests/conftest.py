"""Every run of the tests is the same run: properties draw the same examples each time."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")
