"""Tables of a site in every phase, with people who have different rights at them."""

from dataclasses import dataclass

from tests.site.people import Somebody

NOBODY_THERE = "zzzzzzzzzz"


@dataclass(frozen=True, slots=True)
class Tables:
    """Ann is the host of all of them, Ben sits there too, Cleo is a stranger."""

    gathering: str
    playing: str
    ended: str
    closed: str
    cookies: dict[str, str]

    @property
    def ids(self) -> tuple[str, ...]:
        """All of them, and one that is not there."""
        return (self.gathering, self.playing, self.ended, self.closed, NOBODY_THERE)


async def set_tables(address: str) -> Tables:
    """Bring one table into each phase."""
    async with (
        Somebody(address, "Ann") as ann,
        Somebody(address, "Ben") as ben,
        Somebody(address, "Cleo") as c,
    ):
        found = {}
        for phase in ("gathering", "playing", "ended", "closed"):
            table = found[phase] = await ann.set_table(players=3, starter=0, public=True, talk="free")
            async with ann.at(table) as host, ben.at(table) as guest:
                if phase == "closed":
                    await host.do("close")
                    continue
                await guest.do("sit", seat=1)
                if phase == "gathering":
                    continue
                await host.do("seat-bot", seat=2, bot="cautious")
                await host.do("start")
                if phase == "ended":
                    await host.do("vote-stop", yes=True)
                    await guest.do("vote-stop", yes=True)
        cookies = {"Ann": ann.cookie, "Ben": ben.cookie, "Cleo": c.cookie, "nobody": "", "forged": FORGED}
        return Tables(**found, cookies=cookies)


FORGED = "hanabi_guest=WyJhIiwiQW5uIiwiZW4iLHRydWVd.aBcDeF.forged-signature-of-nobody"
