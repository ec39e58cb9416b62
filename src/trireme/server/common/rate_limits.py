"""Rate limits for connections and addresses."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

MOST_KNOWN: Final = 10_000
"""Most addresses remembered. Those that have been quiet are forgotten first."""


KNOWN: Final = 4096
"""Addresses whose canonical form is cached, since one connection needs it about ten times."""


@lru_cache(KNOWN)
def plain(host: str) -> str:
    """Return the canonical form of an address. `::ffff:192.0.2.1` becomes IPv4."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


class Limits(msgspec.Struct, frozen=True):
    message_bytes: int = 16_384
    """Most bytes of a message or body."""
    messages_a_second: float = 30
    messages_at_once: int = 120
    address_messages_a_second: float = 60
    """Messages a second from all connections of an address. Further messages wait for their turn."""
    address_messages_at_once: int = 600
    refused_messages: int = 1_000
    """Messages beyond the limit after which a connection is closed."""
    requests_a_second: float = 40
    """Requests of cost 1 a second from one address. `http/route_costs.py` has the cost of each request."""
    requests_at_once: int = 400
    connections: int = 100
    """Most per address."""
    half_open: int = 100
    """Incomplete requests per address. Beyond this the oldest is ended."""
    request_seconds: float = 20
    """Seconds in which a request must be complete, and some of its answer be read."""
    tables_an_hour: int = 200
    """New tables per address and hour."""
    public_tables: int = 10
    """Public tables per browser that are not over."""
    address_public_tables: int = 40
    """Most per address."""
    unvisited_seats: int = 3
    """Seats per browser at public tables that it has not opened yet."""
    address_unvisited_seats: int = 8
    """Such seats per address, where a family or a class may sit down together."""
    records_a_minute: int = 120
    """Pages of uploaded records per address and minute. Each page replays the record from its start."""
    seats_held: int = 200
    """Seats per browser in games that are not over."""


class Bucket:
    """A token bucket: `at_once` actions, then `a_second` more every second."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self.left = at_once
        self.seen = clock()

    def allows(self, cost: float = 1) -> bool:
        """Return whether an action of this cost is allowed now, and count it. A full bucket allows any cost."""
        self._fill()
        cost = min(cost, self.at_once)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self) -> float:
        """Count one action and return the seconds until its turn."""
        self._fill()
        self.left -= 1
        return max(0.0, -self.left / self.a_second)

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.a_second)
        self.seen = now

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.seen) * self.a_second >= self.at_once


class Buckets:
    """Token buckets by address."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float]) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self._known: dict[str, Bucket] = {}
        self._most = MOST_KNOWN

    def of(self, address: str) -> Bucket:
        if address not in self._known and len(self._known) >= self._most:
            self._forget_full()
        return self._known.setdefault(address, Bucket(self.a_second, self.at_once, self.clock))

    def _forget_full(self) -> None:
        """Forget quiet addresses, and do not search again before their number has doubled."""
        self._known = {address: bucket for address, bucket in self._known.items() if not bucket.full}
        self._most = max(MOST_KNOWN, 2 * len(self._known))


class RateLimiter:
    """Limits requests, new tables, records, messages and open connections by address."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once, clock)
        self.tables = Buckets(limits.tables_an_hour / 3600, limits.tables_an_hour, clock)
        self.records = Buckets(limits.records_a_minute / 60, limits.records_a_minute, clock)
        self.messages = Buckets(limits.address_messages_a_second, limits.address_messages_at_once, clock)
        self.connections: Counter[str] = Counter()

    def may_ask(self, address: str, cost: float = 1) -> bool:
        return self.requests.of(address).allows(cost)

    def may_make_table(self, address: str) -> bool:
        return self.tables.of(address).allows()

    def may_bring_record(self, address: str) -> bool:
        return self.records.of(address).allows()

    def before_message(self, address: str) -> float:
        """Return the seconds that a message waits before it is handled.

        The connection is not read meanwhile. Many connections of one address are together as slow as one, and take
        turns.
        """
        return self.messages.of(address).wait()

    def connect(self, address: str) -> bool:
        if self.connections[address] >= self.limits.connections:
            return False
        self.connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]


@lru_cache(KNOWN)
def household(host: str) -> str:
    """Return the form under which an address is counted. With IPv6 a whole network counts as one. Invalid addresses
    count as one, too."""
    try:
        address = ipaddress.ip_address(plain(host).partition("%")[0])
    except ValueError:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
