"""`hanabi admin`."""

import asyncio
import getpass
from datetime import UTC, datetime
from typing import overload

from hanabi.cli.arguments import Arguments
from hanabi.rules.errors import BadOptions
from hanabi.rules.phase import Phase
from hanabi.site.host_settings import STORE, read_settings
from hanabi.site.operator import Operator
from hanabi.site.people.admission import is_address
from hanabi.store.store import Order, Report, Summary, Wanted

LONGEST_NOTE = 300


def admin(arguments: Arguments) -> int:
    """Run `hanabi admin`."""
    store = read_settings(vars(arguments), STORE)["store"]
    for line in asyncio.run(_done(arguments, store)):
        print(line)
    return 0


async def _done(arguments: Arguments, store: str | None) -> list[str]:
    async with Operator.at(store, getpass.getuser()) as operator:
        return await _do(operator, arguments)


async def _do(operator: Operator, arguments: Arguments) -> list[str]:
    """Do one deed: what to print of it."""
    match arguments.deed:
        case "tables":
            phase = Phase(arguments.phase) if arguments.phase else None
            wanted = Wanted(phase=phase, guest=_guest(arguments.guest), limit=arguments.limit)
            return [_table(line) for line in await operator.tables(wanted)] or ["There is no such table."]
        case "close":
            for table in arguments.table:
                await operator.close(table)
            return [f"Closed: {', '.join(arguments.table)}."]
        case "delete":
            for table in arguments.table:
                await operator.delete(table)
            return [f"Deleted: {', '.join(arguments.table)}."]
        case "clear-lobby":
            return [f"{await operator.clear_lobby()} tables closed."]
        case "forget":
            return [f"Forgotten at {await operator.forget(_of_guest(arguments))} tables."]
        case "ban":
            return [
                f"Shut out: {await operator.ban(_guest(arguments.who), arguments.days, _note(arguments))}."
            ]
        case "unban":
            return [f"Let in again: {await operator.unban(_guest(arguments.who))}."]
        case "revoke" if arguments.keys_of:
            await operator.revoke_keys(arguments.keys_of)
            return [f"The keys of table {arguments.keys_of} open nothing any more."]
        case "revoke":
            await operator.revoke(_of_guest(arguments))
            return ["Their cookie and keys open nothing any more."]
        case "rotate-secret":
            await operator.rotate_secret(arguments.days or 0.0)
            return ["Cookies and keys are signed with a new secret from now on."]
        case "invite":
            return await _invite(operator, arguments)
        case "uninvite":
            await operator.uninvite(arguments.invitation)
            return ["That invitation lets nobody in any more."]
        case "reports" if arguments.done is not None:
            await operator.settle(arguments.done)
            return [f"Report {arguments.done} is dealt with."]
        case "reports":
            return [_report(report) for report in await operator.reports()] or ["No report waits."]
        case deed:
            assert deed == "log"
            return [_order(order) for order in await operator.log(arguments.limit)] or [
                "Nothing was done yet."
            ]


async def _invite(operator: Operator, arguments: Arguments) -> list[str]:
    days = arguments.days or 0.0
    invited = await operator.invite(days, _note(arguments))
    return [
        f"{arguments.address.rstrip('/')}/?invitation={invited.code}",
        f"Good for {days:g} days. To take it back: hanabi admin uninvite {invited.name}",
    ]


def _of_guest(arguments: Arguments) -> str:
    if not arguments.guest:
        raise BadOptions("say whose: a guest as `hanabi admin tables` shows it, or --keys-of TABLE")
    return _guest(arguments.guest)


@overload
def _guest(shown: str) -> str: ...
@overload
def _guest(shown: None) -> None: ...
def _guest(shown: str | None) -> str | None:
    """The guest who is shown so."""
    return None if shown is None else shown.removeprefix("@")


def _note(arguments: Arguments) -> str:
    if len(arguments.note) > LONGEST_NOTE or not arguments.note.isprintable():
        raise BadOptions(f"a note is one line of at most {LONGEST_NOTE} characters")
    return arguments.note


def _table(line: Summary) -> str:
    seats = zip(line.names, line.guests, line.bots, strict=True)
    people = ", ".join(f"{name} {_shown(guest) if guest else '(bot)'}" for name, guest, bot in seats if name)
    shown = "public" if line.public else "private"
    return f"{line.table}  {line.phase.value:9}  {shown:7}  {_time(line.created)}  {people or 'nobody'}"


def _report(report: Report) -> str:
    about = "" if report.seat is None else f", seat {report.seat + 1}"
    place = f"table {report.table}{about}"
    return f"{report.id}  {_time(report.at)}  {place}  by {_shown(report.guest)}: {_line(report.text)}"


def _order(order: Order) -> str:
    until = f" until {_time(order.until)}" if order.until else ""
    note = f"  {order.note}" if order.note else ""
    of_guest = order.action in ("ban", "unban", "revoke", "forget") and not is_address(order.subject)
    subject = _shown(order.subject) if of_guest else order.subject
    return f"{_time(order.at)}  {order.by}  {order.action} {subject}{until}{note}"


def _shown(guest: str) -> str:
    """A guest as one is shown and named here: an id may begin like an option."""
    return f"@{guest}"


def _line(text: str) -> str:
    """A stranger's text on one line, without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
