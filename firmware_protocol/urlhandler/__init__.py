"""Addresses that pyserial learns from this package, one module each, named protocol_SCHEME."""
