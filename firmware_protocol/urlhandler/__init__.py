"""Handlers of addresses for pyserial, one module each, named protocol_SCHEME."""
