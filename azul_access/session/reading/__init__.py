"""The rule book read aloud, paragraph by paragraph."""
