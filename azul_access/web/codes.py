"""QR codes of addresses: as squares for the terminal, as a picture for a page."""

import segno

# Light squares around the code, without which a camera does not find it.
_BORDER = 4


def make_squares(address: str) -> list[list[bool]]:
    """The squares of the code and its border, row by row; a dark one is true."""
    rows = segno.make_qr(address).matrix_iter(border=_BORDER)
    return [[bool(square) for square in row] for row in rows]


def make_picture(address: str, title: str) -> str:
    """The code as an SVG element with a title: black on white in every colour scheme."""
    code = segno.make_qr(address)
    return code.svg_inline(
        border=_BORDER, dark="#000", light="#fff", title=title, omitsize=True, svgclass="code"
    )
