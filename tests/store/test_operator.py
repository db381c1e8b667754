"""What the operator of a site keeps in its store: orders, reports, secrets; and tables that are removed."""

import pytest
from msgspec.structs import replace

from hanabi.store.errors import CannotKeep
from hanabi.store.store import Order, Report, Store, Wanted
from tests.store.tables import rows, run, summary

BAN = Order(0, 1_000, "ann", "ban", "192.0.2.0/24", 5_000, "loud \U0001f600")
RUDE = Report(0, 1_000, "guest-0", "k7", 1, "rude \U0001f600")


def test_orders_are_kept_in_order_and_read_from_anywhere(where: str) -> None:
    async def body(store: Store) -> None:
        for subject in "abc":
            await store.keep_order(Order(0, 1_000, "ann", "ban", subject))
        await store.keep_order(BAN)
        found = await store.orders()
        assert [order.subject for order in found] == ["a", "b", "c", BAN.subject]
        assert replace(found[-1], id=0) == BAN
        assert await store.orders(found[1].id) == found[2:]

    run(where, body)


def test_reports_wait_until_they_are_settled_and_only_so_many(where: str) -> None:
    async def body(store: Store) -> None:
        about_nobody = replace(RUDE, seat=None, guest="guest-1")
        assert await store.keep_report(RUDE, 2)
        assert await store.keep_report(about_nobody, 2)
        assert not await store.keep_report(RUDE, 2)
        first, second = await store.reports()
        assert (replace(first, id=0), replace(second, id=0)) == (RUDE, about_nobody)
        assert await store.reports(1) == [second]
        assert await store.settle_reports(first.id) == 1
        assert await store.settle_reports(first.id) == 0
        assert await store.reports() == [second]
        assert await store.keep_report(RUDE, 2)
        assert await store.settle_reports(guest="guest-1") == 1
        assert [report.guest for report in await store.reports()] == ["guest-0"]

    run(where, body)


def test_a_setting_can_be_changed(where: str) -> None:
    async def body(store: Store) -> None:
        await store.keep_setting("secrets", b"one")
        await store.keep_setting("secrets", b"two")
        assert await store.setting("secrets", b"three") == b"two"

    run(where, body)


def test_a_table_that_is_deleted_is_gone_and_nothing_can_follow_it(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("k7", rows(1, 2), summary("k7"), "guest-9")
        await store.append("k8", rows(1), summary("k8"))
        assert await store.delete("k7")
        assert not await store.delete("k7")
        assert not await store.delete("\0")
        assert await store.summary("k7") is None
        assert await store.events("k7") == []
        assert await store.traces("guest-9") == []
        assert [line.table for line in (await store.tables(Wanted())).rows] == ["k8"]
        with pytest.raises(CannotKeep):
            await store.append("k7", rows(3), summary("k7"))

    run(where, body)
