"""Labels of several letters as one sign: narrow letters with strokes as thick as in wide ones.

A squeezed font would have thin upright strokes, which are hard to see.
"""

# Each letter within 7 by 24 units, as an SVG path that is stroked 2.5 units wide.
_LETTERS = {
    "C": "M5.8 7V4.8Q5.8 1.25 3.5 1.25T1.25 4.8V19.2Q1.25 22.75 3.5 22.75T5.8 19.2V17",
    "H": "M1.25 0V24M5.75 0V24M1.25 12H5.75",
    "S": "M5.8 6.5V4.8Q5.8 1.25 3.5 1.25T1.25 5Q1.25 9 3.5 12T5.8 19Q5.8 22.75 3.5 22.75T1.25 19.2"
    "V17.5",
}
_WIDTH, _HEIGHT, _STEP = 7, 24, 9


def can_draw(label: str) -> bool:
    """Whether a label has several letters and all of them can be drawn."""
    return len(label) > 1 and all(letter in _LETTERS for letter in label)


def write_sign(label: str) -> str:
    """The SVG symbol of a label, to be used by its id."""
    letters = "".join(
        f'<path d="{_LETTERS[letter]}" transform="translate({_STEP * at:g})"/>'
        for at, letter in enumerate(label)
    )
    width = _STEP * (len(label) - 1) + _WIDTH
    box = f"0 0 {width:g} {_HEIGHT}"
    return f'<symbol id="{sign_id(label)}" viewBox="{box}">{letters}</symbol>'


def sign_id(label: str) -> str:
    return "sign-" + label.lower()
