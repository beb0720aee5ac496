"""Lines that go on with what was said before: what that was, and what they mean then."""
