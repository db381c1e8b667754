"""What somebody is told who is not there: in their language, and with nothing of any card in it."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from hanabi.store.people import Invitation
from hanabi.store.store import Notice
from hanabi.table.table import Table
from hanabi.texts import say

Kind = Literal["turn", "reminder"]


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody is told who is not there, and the table it leads to."""

    title: str
    body: str
    table: str

    def written(self, notice: Notice, path: str) -> bytes:
        """The message as the place wants it where it arrives."""
        link = f"{path}/table/{self.table}"
        said = {
            "title": self.title,
            "body": self.body,
            "url": link if notice.kind == "push" else f"{notice.origin}{link}",
            "tag": self.table,
        }
        if notice.kind == "webhook":  # what chats show of a message
            said["text"] = said["content"] = f"{self.title}: {self.body} {said['url']}"
        return msgspec.json.encode(said)


def of_turn(language: str, table: Table, seat: int, kind: Kind) -> Message:
    """It is somebody's turn, or their time runs out."""
    others = ", ".join(each.name for place, each in enumerate(table.seats) if place != seat and each.name)
    title = say(language, "turn-title") if kind == "turn" else say(language, "reminder-title")
    return Message(title, say(language, "turn-body", names=others), table.id)


def of_invitation(language: str, invitation: Invitation) -> Message:
    """Somebody asks them to a table."""
    title = say(language, "invitation-title", name=invitation.name)
    return Message(title, say(language, "invitation-body"), invitation.table)
