"""The protocol of Handy Tech, now Help Tech: one row; see docs/displays/handytech.md."""
