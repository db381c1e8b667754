"""Who may come in: what the operator decided about guests, addresses and invitations.

Orders are kept in the store, with either kind, and each worker reads what is new every second.
"""

from hashlib import blake2b
from ipaddress import IPv4Network, IPv6Network, ip_network

from hanabi.rules.errors import BadOptions
from hanabi.site.errors import Banned, NotInvited
from hanabi.site.limits import network_of
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.store.store import Order, Store

Network = IPv4Network | IPv6Network
AGAIN = 50  # orders that are read again: two that are given at once may be seen in another order
HOUSEHOLD = 64  # bits of an IPv6 address that one household or server has


class Admission:
    """The orders about people, as a worker knows them."""

    def __init__(self, store: Store, invite_only: bool = False) -> None:
        self._store, self._invite_only = store, invite_only
        self._last = 0
        self._banned: dict[str, int | None] = {}  # guests, until when
        self._networks: dict[Network, int | None] = {}
        self._revoked: set[str] = set()
        self._keys_revoked: dict[str, int] = {}  # tables, and when
        self._invitations: dict[str, int | None] = {}
        self._uninvited: set[str] = set()
        self.rotated = 0  # how often the secret was exchanged

    async def catch_up(self) -> bool:
        """Read what is new; whether there was anything."""
        found = await self._store.orders(max(0, self._last - AGAIN))
        for order in found:
            self._follow(order)
        before, self._last = self._last, max((self._last, *(order.id for order in found)))
        return self._last > before

    def _follow(self, order: Order) -> None:
        match order.action:
            case "ban" if is_address(order.subject):
                self._networks[network(order.subject)] = order.until
            case "ban":
                self._banned[order.subject] = order.until
            case "unban" if is_address(order.subject):
                self._networks.pop(network(order.subject), None)
            case "unban":
                self._banned.pop(order.subject, None)
            case "revoke":
                self._revoked.add(order.subject)
            case "revoke-keys":
                self._keys_revoked[order.subject] = order.at
            case "invite":
                self._invitations[order.subject] = order.until
            case "uninvite":
                self._uninvited.add(order.subject)
            case "rotate-secret":
                self.rotated = max(self.rotated, order.id)

    # What follows from it.

    def __contains__(self, guest: object) -> bool:
        """Whether the cookie and the keys of this guest are no good any more."""
        return guest in self._revoked

    @property
    def lets_everybody_in(self) -> bool:
        """Whether nobody has to be looked at."""
        return not (self._invite_only or self._banned or self._networks)

    def check(self, guest: Guest | None, address: str, needs_invitation: bool = True) -> None:
        """Refuse somebody who may not come in."""
        if guest is not None and guest.id in self._banned and _holds(self._banned[guest.id]):
            raise Banned("whoever runs this site does not want you here at the moment")
        if self._networks and self._is_banned(address):
            raise Banned("whoever runs this site does not want anybody from your address at the moment")
        if needs_invitation and self._invite_only and not self._is_invited(guest):
            raise NotInvited("this site is for people with an invitation: ask whoever runs it")

    def may_stay(self, guest: Guest, address: str) -> bool:
        """Whether somebody who is connected stays so."""
        try:
            self.check(guest, address)
        except (Banned, NotInvited):
            return False
        return guest.id not in self and not self.key_is_revoked(guest)

    def key_is_revoked(self, guest: Guest) -> bool:
        """Whether a program's key was made before the keys of its table were revoked."""
        return guest.table is not None and self._keys_revoked.get(guest.table, -1) >= guest.key_made

    def redeem(self, code: str) -> str:
        """The invitation with this code, if it can be used now."""
        invitation = invitation_of(code)
        until = self._invitations.get(invitation, 0)
        if invitation in self._uninvited or not _holds(until):
            raise NotInvited("that invitation is not good, or no longer: ask for another one")
        return invitation

    def _is_invited(self, guest: Guest | None) -> bool:
        if guest is None:
            return False
        if guest.table is not None:  # a program: whoever gave it the key was invited
            return True
        return guest.invitation in self._invitations and guest.invitation not in self._uninvited

    def _is_banned(self, address: str) -> bool:
        try:
            there = ip_network(network_of(address)).network_address
        except ValueError:
            return False
        return any(_holds(until) and there in place for place, until in self._networks.items())


def _holds(until: int | None) -> bool:
    return until is None or now() < until


def invitation_of(code: str) -> str:
    """The name of the invitation with this code; the store never has the code itself."""
    return blake2b(code.encode(errors="replace"), digest_size=8, person=b"invitation").hexdigest()


def is_address(subject: str) -> bool:
    """Whether this is an address or a network, and no guest."""
    try:
        ip_network(subject, strict=False)
    except ValueError:
        return False
    return True


def network(subject: str) -> Network:
    """The addresses that are meant: with IPv6 a whole household, whoever names one of its addresses."""
    try:
        found = ip_network(subject, strict=False)
    except ValueError:
        raise BadOptions(f"{subject} is no address, such as 192.0.2.7 or 2001:db8::/64") from None
    if isinstance(found, IPv6Network) and found.prefixlen > HOUSEHOLD:
        return found.supernet(new_prefix=HOUSEHOLD)
    return found
