"""Draw the PNG icons from the SVG ones, and the pictures of shared links, with Chromium: `make icons`."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "public"
PICTURES = {
    "icon.svg": {"icon-32.png": 32, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512},
    "icon-maskable.svg": {"icon-maskable-512.png": 512},
}

LOCALES = Path(__file__).parents[2] / "locales"
PREVIEW = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; color: #f8f1e2;
  background: linear-gradient(#070a22, #131b45 55%, #3a2a6b); font-family: Georgia, "DejaVu Serif", serif }}
svg {{ position: absolute }}
svg rect {{ display: none }}
.large {{ right: -40px; top: -30px; width: 560px }}
h1 {{ position: absolute; left: 80px; bottom: 150px; width: 640px; margin: 0;
  font-size: 76px; line-height: 1.12 }}
p {{ position: absolute; left: 80px; bottom: 70px; margin: 0; font-size: 40px; color: #ffc94d }}
</style>{burst}<h1>{title}</h1><p>Hanabi</p>"""


def main() -> None:
    """Write every picture beside its drawing."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for drawing, pictures in PICTURES.items():
            for picture, size in pictures.items():
                page.set_viewport_size({"width": size, "height": size})
                page.goto((ICONS / drawing).as_uri())
                page.screenshot(path=ICONS / picture, omit_background=True)
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        burst = (ICONS / "icon.svg").read_text(encoding="utf-8").replace("<svg ", '<svg class="large" ')
        for folder in sorted(path for path in LOCALES.iterdir() if path.is_dir()):
            text = (folder / "lobby.ftl").read_text(encoding="utf-8")
            title = re.search(r"^hero-title = (.+)$", text, re.MULTILINE)
            assert title is not None
            page.set_content(PREVIEW.format(burst=burst, title=title[1]))
            page.screenshot(path=ICONS / f"preview-{folder.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
