"""Whatever is asked over HTTP, the site answers as it says it does, and never breaks."""

import asyncio
import itertools
import json
from typing import Any
from urllib.parse import unquote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from hanabi.site.http.openapi import description
from hanabi.site.http.route import Route
from hanabi.site.http.routes import ROUTES
from tests.site.phases import Tables, set_tables
from tests.site.sites import Site

SCHEMA = schemathesis.openapi.from_dict(json.loads(description(ROUTES)))
SCHEMA.config.checks.negative_data_rejection.expected_statuses = ["400", "403", "404", "405", "413", "429"]
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]
WORDS_OF_THE_INSIDE = ("Traceback", ".py", "/src/", "sqlite", "postgres", "msgspec", "object at 0x")
CASES = [
    *((route, GenerationMode.POSITIVE) for route in ROUTES),
    *((route, GenerationMode.NEGATIVE) for route in ROUTES if route.parameters or route.body),
]

_addresses = itertools.count()


def address_of_somebody_else() -> dict[str, str]:
    """The site trusts a proxy on the same machine: every request comes from another address."""
    number = next(_addresses)
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


@pytest.fixture(scope="module")
def tables(site: Site) -> Tables:
    return asyncio.run(set_tables(site.address))


def name(value: Route | GenerationMode) -> str:
    return f"{value.method} {value.path}" if isinstance(value, Route) else value.value


@pytest.mark.parametrize(("route", "mode"), CASES, ids=name)
def test_every_answer_is_one_that_the_description_has(
    route: Route, mode: GenerationMode, site: Site, tables: Tables
) -> None:
    operation = SCHEMA[route.path][route.method.upper()]
    cookies = [tables.cookies["nobody"]] if route.method == "delete" else sorted(tables.cookies.values())

    @settings(max_examples=20, suppress_health_check=list(HealthCheck))
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from(tables.ids),
        known=st.sampled_from((True, True, True, False)),
        cookie=st.sampled_from(cookies),
    )
    def ask(case: schemathesis.Case[Any], table: str, known: bool, cookie: str) -> None:
        if known and "table" in case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["table"] = table
        headers = {**address_of_somebody_else(), **({"cookie": cookie} if cookie else {})}
        answer = case.call_and_validate(base_url=site.address, headers=headers, checks=CHECKS)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "text"}
            sent = f"{unquote(str(answer.request.url))} {answer.request.body!r}"  # may be told back
            assert not [word for word in WORDS_OF_THE_INSIDE if word in answer.text and word not in sent]

    ask()
    assert httpx.get(f"{site.address}/health").json()["ok"]
