"""What one connection or one address may do."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

MOST_KNOWN: Final = 10_000
"""Addresses remembered; those that have been quiet are forgotten first."""


KNOWN: Final = 4096
"""Addresses whose form is remembered: each is asked for about ten times by one connection."""


@lru_cache(KNOWN)
def plain(host: str) -> str:
    """An address in its one form: IPv4 is IPv4, also where it comes as `::ffff:192.0.2.1`."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


class Limits(msgspec.Struct, frozen=True):
    message_bytes: int = 16_384
    """The longest message or body."""
    messages_a_second: float = 30
    messages_at_once: int = 120
    address_messages_a_second: float = 60
    """Of all connections of one address together; more are not refused, they wait for their turn."""
    address_messages_at_once: int = 600
    refused_messages: int = 1_000
    """After so many messages too fast, a connection is closed."""
    requests_a_second: float = 40
    """Of cost 1; `costs.py` says what each request costs."""
    requests_at_once: int = 400
    connections: int = 100
    """Per address."""
    half_open: int = 100
    """Requests per address that are not whole yet; of more than that the oldest is ended."""
    request_seconds: float = 20
    """In which a request must be whole, and something be taken of its answer."""
    tables_an_hour: int = 200
    """New ones per address."""
    public_tables: int = 10
    """Per browser: public tables that wait or are played."""
    address_public_tables: int = 40
    """Per address."""
    unvisited_seats: int = 3
    """Per browser: seats taken at public tables that it has not opened yet,"""
    address_unvisited_seats: int = 8
    """and per address, where a family or a class may sit down together."""
    records_a_minute: int = 120
    """Pages of records that are brought along, per address: for each it is replayed from its start."""
    seats_held: int = 200
    """Per browser, in games that are not over."""


class Bucket:
    """Allows `at_once` things, then `a_second` more every second."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.clock = clock
        self.left = at_once
        self.seen = clock()

    def allows(self, cost: float = 1) -> bool:
        """Whether something of this cost may be done now; a full bucket allows anything."""
        self._fill()
        cost = min(cost, self.at_once)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self) -> float:
        """Seconds until it is the turn of one more; whoever asks has taken that turn."""
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
    """A bucket for each address."""

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
        """Forget addresses that have been quiet, and do not look again before there are twice as many as are left."""
        self._known = {address: bucket for address, bucket in self._known.items() if not bucket.full}
        self._most = max(MOST_KNOWN, 2 * len(self._known))


class RateLimiter:
    """Counts by address: requests, new tables, records, messages, open connections."""

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
        """Seconds that a message waits before it is looked at.

        Nothing more is read of a connection meanwhile: many of them together are as slow as one, and each of them has
        its turn.
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
    """An address as it is counted: with IPv6 one customer has a whole network. What is no address is counted as one."""
    try:
        address = ipaddress.ip_address(plain(host).partition("%")[0])
    except ValueError:
        return ""
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
