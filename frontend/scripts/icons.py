"""Draw the PNG icons from the SVG ones, with Chromium: `make icons`."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "public"
PICTURES = {
    "icon.svg": {"icon-32.png": 32, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512},
    "icon-maskable.svg": {"icon-maskable-512.png": 512},
}


def main() -> None:
    """Write every picture beside its drawing."""
    chromium = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for drawing, pictures in PICTURES.items():
            for picture, size in pictures.items():
                page.set_viewport_size({"width": size, "height": size})
                page.goto((ICONS / drawing).as_uri())
                page.screenshot(path=ICONS / picture, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
