"""What both stores answer in the same way: a question or a change in SQL, and what its rows mean."""

from msgspec.structs import astuple

from hanabi.store import columns, query
from hanabi.store.people_store import PeopleStore
from hanabi.store.store import (
    LARGEST,
    ChallengeKept,
    CoPlayer,
    DailyResult,
    Device,
    Habits,
    Notice,
    Order,
    Page,
    PuzzlePlayer,
    Report,
    Row,
    Summary,
    Wanted,
    WeekPlace,
    is_plain,
)


class SqlStore(PeopleStore):
    """A store that can be asked and changed in SQL; `Store` says what each of these does."""

    async def forgotten(self, since: int = 0) -> dict[str, int]:
        return dict(await self._ask(query.FORGOTTEN, [since]))

    async def keep_setting(self, name: str, value: bytes) -> None:
        await self._change((query.KEEP_SETTING,), [name, value])

    async def delete(self, table: str) -> bool:
        return bool(await self._change(query.DELETE_TABLE, [table])) if is_plain(table) else False

    async def keep_order(self, order: Order) -> None:
        await self._change((query.KEEP_ORDER,), query.order_values(order))

    async def orders(self, after: int = 0) -> list[Order]:
        return [Order(*row) for row in await self._ask(query.ORDERS, [after])]

    async def keep_report(self, report: Report, most: int) -> bool:
        return bool(await self._change((query.KEEP_REPORT,), query.report_values(report, most)))

    async def reports(self, limit: int = 100) -> list[Report]:
        return [Report(*row) for row in await self._ask(query.REPORTS, [limit])]

    async def settle_reports(self, report: int | None = None, guest: str | None = None) -> int:
        if guest is not None:
            return await self._change((query.DROP_REPORTS,), [guest])
        return await self._change((query.SETTLE_REPORT,), [report])

    async def keep_notice(self, notice: Notice, most: int) -> bool:
        return bool(await self._change((query.KEEP_NOTICE,), query.notice_values(notice, most)))

    async def notices(self, guest: str) -> list[Notice]:
        return [Notice(*row) for row in await self._ask(query.NOTICES, [guest])]

    async def drop_notices(self, guest: str, notice: str | None = None) -> int:
        if notice is None:
            return await self._change((query.DROP_NOTICES,), [guest])
        return await self._change((query.DROP_NOTICE,), [guest, notice]) if is_plain(notice) else 0

    async def keep_device(self, device: Device) -> None:
        await self._change((query.KEEP_DEVICE,), [device.guest, device.device, device.made])

    async def devices(self, guest: str) -> list[Device]:
        return [Device(*row) for row in await self._ask(query.DEVICES, [guest])]

    async def revoke_device(self, guest: str, device: str, at: int) -> bool:
        return is_plain(device) and bool(await self._change((query.REVOKE_DEVICE,), [guest, device, at]))

    async def revoked_devices(self, since: int = 0) -> list[tuple[str, str, int]]:
        return [(guest, device, at) for guest, device, at in await self._ask(query.REVOKED_DEVICES, [since])]

    async def keep_device_code(self, code: str, guest: str, said: str, until: int) -> None:
        await self._change((query.DROP_DEVICE_CODES,), [guest])
        await self._change((query.KEEP_DEVICE_CODE,), [code, guest, said, until])

    async def take_device_code(self, code: str, at: int) -> tuple[str, str] | None:
        found = await self._ask(query.DEVICE_CODE, [code, at])
        taken = await self._change((query.TAKE_DEVICE_CODE,), [code]) if found else 0
        return (found[0][0], found[0][1]) if taken else None  # of two at once only one deletes it

    async def drop_devices(self, guest: str) -> None:
        await self._change((query.DROP_DEVICES,), [guest])
        await self._change((query.DROP_DEVICE_CODES,), [guest])

    async def keep_habits(self, habits: Habits) -> None:
        await self._change((query.KEEP_HABITS,), query.habits_values(habits))

    async def habits(self, guest: str) -> list[Habits]:
        found = await self._ask(query.HABITS, [guest])
        return query.habits(found)

    async def drop_habits(self, guest: str) -> int:
        return await self._change((query.DROP_HABITS,), [guest])

    async def keep_challenge(self, challenge: ChallengeKept, most: int) -> bool:
        return bool(await self._change((query.KEEP_CHALLENGE,), [*astuple(challenge), most]))

    async def challenge(self, challenge: str) -> ChallengeKept | None:
        found = await self._ask(query.CHALLENGE, [challenge])
        return ChallengeKept(*found[0]) if found else None

    async def keep_challenge_bots(self, challenge: str, bots: str) -> None:
        await self._change((query.KEEP_CHALLENGE_BOTS,), [challenge, bots])

    async def challenge_games(self, challenge: str, limit: int) -> list[Summary]:
        return [columns.read(row) for row in await self._ask(query.CHALLENGE_GAMES, [challenge, limit])]

    async def disown_challenges(self, guest: str) -> int:
        return await self._change((query.DISOWN_CHALLENGES,), [guest])

    async def review(self, table: str, reader: str, judge: int) -> bytes | None:
        found = await self._ask(query.REVIEW, [table, reader, judge])
        return bytes(found[0][0]) if found else None

    async def keep_review(self, table: str, reader: str, judge: int, review: bytes) -> None:
        await self._change((query.KEEP_REVIEW,), [table, reader, judge, review])

    async def keep_puzzle_answer(self, guest: str, puzzle: str, at: int, solved: bool) -> bool:
        return bool(await self._change((query.KEEP_PUZZLE_ANSWER,), [guest, puzzle, at, int(solved)]))

    async def puzzle_answers(self, guest: str) -> dict[str, bool]:
        return {puzzle: bool(solved) for puzzle, solved in await self._ask(query.PUZZLE_ANSWERS, [guest])}

    async def puzzle_player(self, guest: str) -> PuzzlePlayer | None:
        found = await self._ask(query.PUZZLE_PLAYER, [guest])
        return PuzzlePlayer(*found[0]) if found else None

    async def rate_puzzle_player(self, guest: str, first: int, change: int, solved: bool) -> None:
        values: list[columns.Value] = [guest, first + change, first, int(solved)]
        await self._change((query.RATE_PUZZLE_PLAYER,), values)

    async def puzzle_rating(self, puzzle: str) -> tuple[int, int] | None:
        found = await self._ask(query.PUZZLE_RATING, [puzzle])
        return (found[0][0], found[0][1]) if found else None

    async def rate_puzzle(self, puzzle: str, first: int, change: int) -> None:
        await self._change((query.RATE_PUZZLE,), [puzzle, first + change, first])

    async def drop_puzzle_player(self, guest: str) -> int:
        await self._change((query.DROP_PUZZLE_PLAYER,), [guest])
        return await self._change((query.DROP_PUZZLE_ANSWERS,), [guest])

    async def keep_puzzle(self, puzzle: str, at: int, body: bytes) -> None:
        await self._change((query.KEEP_PUZZLE,), [puzzle, at, body])

    async def kept_puzzles(self, limit: int) -> list[bytes]:
        return [bytes(body) for (body,) in await self._ask(query.KEPT_PUZZLES, [limit])]

    async def tell_once(self, table: str, kind: str, turn_began: int) -> bool:
        return bool(await self._change((query.TELL_ONCE,), [table, kind, turn_began]))

    async def turns_to_tell(self, since: int, before: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(query.TURNS_TO_TELL, [since, before, limit])]

    async def games_to_learn_from(self, since: int, before: int, limit: int = 20) -> list[str]:
        return [table for (table,) in await self._ask(query.GAMES_TO_LEARN_FROM, [since, before, limit])]

    async def reminders(self, before: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(query.REMINDERS, [before, limit])]

    async def events(self, table: str, after: int = 0) -> list[Row]:
        found = await self._ask(query.EVENTS, [table, min(after, LARGEST)]) if is_plain(table) else []
        return [Row(*row) for row in found]

    async def summary(self, table: str) -> Summary | None:
        found = await self._ask(query.ONE, [table]) if is_plain(table) else []
        return columns.read(found[0]) if found else None

    async def tables(self, wanted: Wanted) -> Page:
        return query.page(await self._ask(*query.listing(wanted)), wanted.limit)

    async def co_players(self, guest: str, limit: int) -> list[CoPlayer]:
        found = await self._ask(query.CO_PLAYERS, [guest, limit]) if is_plain(guest) else []
        return query.co_players(found)

    async def daily_results(self, day: str, players: int, guest: str, limit: int) -> list[DailyResult]:
        return query.daily_results(await self._ask(query.DAILY_RESULTS, [day, players, guest, limit]))

    async def daily_games(self, guest: str, limit: int) -> list[Summary]:
        return [columns.read(row) for row in await self._ask(query.DAILY_GAMES, [guest, limit])]

    async def daily_places(
        self, since: str, until: str, players: int, guest: str, limit: int
    ) -> list[WeekPlace]:
        values: list[columns.Value] = [since, until, players, guest, limit]
        return query.daily_places(await self._ask(query.DAILY_PLACES, values))

    async def due(self, before: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(query.DUE, [before, limit])]

    async def abandoned(self, before: int, limit: int = 100) -> list[str]:
        return [table for (table,) in await self._ask(query.ABANDONED, [before, limit])]

    async def traces(self, guest: str, limit: int = 100) -> list[str]:
        found = await self._ask(query.TRACES, [guest, limit]) if is_plain(guest) else []
        return [table for (table,) in found]
