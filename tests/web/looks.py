"""The colours and sizes in which pages are shown to the eyes of tests."""

from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]

PHONE: Size = (390, 844)
TABLET: Size = (1280, 800)
UPRIGHT_TABLETS: tuple[Size, ...] = ((820, 1180), (912, 1368), (1024, 1366))
SCREEN: Size = (1920, 1080)
SIZES = (PHONE, *UPRIGHT_TABLETS, TABLET, SCREEN)
# A narrow phone, and what is seen of a page that is enlarged to 400 %.
NARROW: Size = (320, 640)
ENLARGED: Size = (320, 200)

LIGHT, DARK, FORCED = "light", "dark", "forced"
SCHEMES = (LIGHT, DARK, FORCED)

_NEXT_PICTURE = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def size_of(size: Size) -> Any:
    """A size as Playwright takes it."""
    return {"width": size[0], "height": size[1]}


def show(page: Page, size: Size | None = None, scheme: str | None = None) -> None:
    """Show a page in a window of another size or in another scheme, when it has adapted itself."""
    if scheme is not None:
        page.emulate_media(
            color_scheme="dark" if scheme == DARK else "light",
            forced_colors="active" if scheme == FORCED else "none",
        )
    if size is not None:
        page.set_viewport_size(size_of(size))
    page.evaluate(_NEXT_PICTURE)
