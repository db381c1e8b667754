"""The pages: files that were built from frontend/, and one page for every place in the site."""

import re
from html import escape
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from hanabi.site.http.headers import IN_ANY_FRAME
from hanabi.site.http.previews import preview_tags
from hanabi.site.site import Choices

FOLDER = Path(__file__).parents[1] / "pages"
PLACES = (
    "/",
    "/table/{table}",
    "/rules",
    "/rules/{edition}",
    "/learn",
    "/learn/{lesson}",
    "/history",
    "/insights",
    "/off/{token}",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/challenge",
    "/challenge/{challenge}",
    "/replay",
    "/replay/{table}",
    "/gallery",
)

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hanabi</title>
<h1>Hanabi</h1>
<p>The site runs, but its pages have not been built: <code>make frontend</code> does that.</p>"""


async def page(request: Request, status: int = 200) -> Response:
    """The one page that shows every place; where there is none, it says so."""
    try:
        html = (FOLDER / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return HTMLResponse(_MISSING, 503, headers={"cache-control": "no-store"})
    choices: Choices = request.app.state.choices
    html = with_site(html, choices, await preview_tags(request))
    return HTMLResponse(html, status, headers={"cache-control": "no-cache"})


def with_site(html: str, choices: Choices, tags: str = "") -> str:
    """The page with the site's path before its files, what it has to know of the site, and other tags."""
    facts = {"path": choices.path, "name": choices.name, "contact": choices.contact}
    facts["invite-only"] = "true" if choices.invite_only else ""
    metas = "".join(
        f'<meta name="site-{name}" content="{escape(fact)}" />\n    ' for name, fact in facts.items() if fact
    )
    html = re.sub(r'\b(href|src)="\.?/', rf'\1="{choices.path}/', html)
    return html.replace("<title>Hanabi</title>", f"{metas}{tags}<title>{escape(choices.name)}</title>")


async def embedded(request: Request) -> Response:
    """The same page for a replay in a frame of another site."""
    response = await page(request)
    response.headers["content-security-policy"] = IN_ANY_FRAME
    return response


class Assets(StaticFiles):
    """Built files, whose names change with their content."""

    async def get_response(self, path: str, scope: object) -> Response:
        """A file that may be kept for good."""
        response = await super().get_response(path, scope)  # type: ignore[arg-type]
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
            response.headers["content-security-policy"] = "default-src 'none'"  # no page: it asks for nothing
        return response


def assets() -> ASGIApp:
    """The built files, a third as large on their way; none where nothing was built."""
    return GZipMiddleware(Assets(directory=FOLDER / "assets", check_dir=False), compresslevel=6)


def top_files() -> list[str]:
    """What lies beside the page: the manifest, the icons in their folder."""
    files = (path.relative_to(FOLDER) for path in FOLDER.rglob("*") if path.is_file())
    return sorted(
        path.as_posix()
        for path in files
        if path.parts[0] != "assets" and path.suffix != ".html" and path.name[0] != "."
    )


async def top_file(request: Request) -> Response:
    """One of the files beside the page."""
    return FileResponse(
        FOLDER / request.scope["path"].removeprefix("/"), headers={"cache-control": "no-cache"}
    )
