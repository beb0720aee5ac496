"""The escape protocol of Baum: one row. Many makers speak it; see docs/displays/baum.md."""
