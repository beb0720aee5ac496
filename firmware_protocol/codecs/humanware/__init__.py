"""HumanWare's protocol of the Brailliant BI and B: one row; see docs/displays/humanware.md."""
