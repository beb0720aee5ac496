"""The protocol of the Canute 360: several rows of six dots; see docs/displays/canute.md."""
