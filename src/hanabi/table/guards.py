"""Who may ask for something now: whether they sit, play, vote or are the host."""

from dataclasses import dataclass

from hanabi.rules.phase import Phase
from hanabi.table.errors import NotAgreed, NotHost, NotNow, NotSeated, SeatTaken
from hanabi.table.table import Table


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who asks for something."""

    guest: str
    name: str
    look: str = ""


def check_phase(table: Table, phase: Phase) -> None:
    """Refuse what is for a table in another phase."""
    if table.phase is not phase:
        raise NotNow(f"the table is {table.phase}: that is for a table that is {phase}")


def check_place(table: Table, seat: int) -> None:
    """Refuse a seat that is not there."""
    if seat >= len(table.seats):
        raise NotSeated(f"there is no seat {seat}: the seats are 0 to {len(table.seats) - 1}")


def check_free(table: Table, seat: int) -> None:
    """Refuse a seat that is taken."""
    check_place(table, seat)
    if table.seats[seat].kind != "empty":
        raise SeatTaken(f"seat {seat} is taken by {table.seats[seat].name}")


def check_host(table: Table, person: Person) -> None:
    """Refuse what only the host may do, before the game."""
    check_phase(table, Phase.GATHERING)
    if person.guest != table.host:
        raise NotHost("only the host of the table may do that")


def seat_of(table: Table, person: Person) -> int:
    """The seat of somebody; refused for those who have none."""
    seat = table.seat_of(person.guest)
    if seat is None:
        raise NotSeated("only somebody in a seat may do that")
    return seat


def player_of(table: Table, person: Person) -> int:
    """The seat of somebody who plays now, and no bot for them."""
    seat = seat_of(table, person)
    check_phase(table, Phase.PLAYING)
    if not table.seats[seat].is_here:
        why = "you left" if table.seats[seat].bot is None else "a bot plays this seat now"
        raise NotSeated(f"{why}: take the seat back first")
    return seat


def voter_of(table: Table, person: Person) -> int:
    """The seat of somebody who has a say."""
    seat = player_of(table, person)
    if seat not in table.voters:
        raise NotAgreed("the people at the table decide that, not their programs")
    return seat
