"""Base Azul, in the tactile and the publisher's edition, with coloured and grey wall."""
