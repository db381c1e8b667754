"""The description of the HTTP interface is complete, valid, and the one that the site serves."""

import json
import re

import httpx
import schemathesis
from starlette.routing import Route

from hanabi.site.app import make_app
from hanabi.site.errors import _STATUS
from hanabi.site.http.answers import JSON
from hanabi.site.http.openapi import STATUSES, description
from hanabi.site.http.query_params import KNOWN, LISTING_PARAMETERS
from hanabi.site.http.routes import ROUTES
from hanabi.site.site import Choices
from hanabi.store.store import Wanted
from tests.site.sites import Site

DESCRIPTION = json.loads(description(ROUTES))


def test_the_description_is_valid_openapi() -> None:
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    schema.validate()
    found = list(schema.get_all_operations())
    assert len(found) == len(ROUTES)


def test_the_site_serves_the_description(site: Site) -> None:
    answer = httpx.get(f"{site.address}/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == DESCRIPTION


def test_every_route_is_described_and_no_other() -> None:
    served = {
        (re.sub(r":\w+}", "}", route.path), method.lower())
        for route in make_app(Choices()).routes
        if isinstance(route, Route) and route.path.startswith(("/api", "/health", "/metrics"))
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert served == {(route.path, route.method) for route in ROUTES}


def test_every_operation_has_a_name_of_its_own() -> None:
    names = [
        operation["operationId"] for path in DESCRIPTION["paths"].values() for operation in path.values()
    ]
    assert len(set(names)) == len(names)


def test_every_question_to_lists_is_described_with_its_type() -> None:
    described = {parameter["name"]: parameter["schema"] for parameter in LISTING_PARAMETERS}
    assert set(described) == KNOWN
    assert KNOWN - {"mine", "with"} <= set(Wanted.__dataclass_fields__)
    numbers = {name for name, schema in described.items() if schema.get("type") == "integer"}
    assert numbers == {"players", "min_score", "max_score", "since", "until", "limit"}
    assert described["mine"] == {"type": "boolean"}


def test_every_status_of_a_refusal_is_explained() -> None:
    assert {status for route in ROUTES for status in route.refusals} == set(STATUSES)
    assert {status for _, status in _STATUS} | {400} == set(STATUSES)


def test_pictures_lines_and_counters_have_their_own_media_types() -> None:
    found = {route.path: route.media for route in ROUTES if route.media != JSON}
    assert found["/api/tables/{table}/qr.svg"] == "image/svg+xml"
    assert found["/api/export"] == "application/jsonl"
    assert found["/metrics"].startswith("text/plain")
