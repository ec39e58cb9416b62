"""What one connection or one address may do."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

MOST_KNOWN: Final = 10_000
"""Addresses remembered; those that have been quiet are forgotten first."""


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
    requests_at_once: int = 400
    connections: int = 100
    """Per address."""
    tables_an_hour: int = 200
    """New ones per address."""
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

    def allows(self) -> bool:
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
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


class Doorkeeper:
    """Counts by address: requests, new tables, records, messages, open connections."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.requests: dict[str, Bucket] = {}
        self.tables: dict[str, Bucket] = {}
        self.records: dict[str, Bucket] = {}
        self.messages: dict[str, Bucket] = {}
        self.connections: Counter[str] = Counter()

    def may_ask(self, address: str) -> bool:
        return self._bucket(
            self.requests, address, self.limits.requests_a_second, self.limits.requests_at_once
        ).allows()

    def may_make_table(self, address: str) -> bool:
        hourly = self.limits.tables_an_hour
        return self._bucket(self.tables, address, hourly / 3600, hourly).allows()

    def may_bring_record(self, address: str) -> bool:
        often = self.limits.records_a_minute
        return self._bucket(self.records, address, often / 60, often).allows()

    def before_message(self, address: str) -> float:
        """Seconds that a message waits before it is looked at.

        Nothing more is read of a connection meanwhile: many of them together are as slow as one, and each of them has
        its turn.
        """
        limits = self.limits
        often, at_once = limits.address_messages_a_second, limits.address_messages_at_once
        return self._bucket(self.messages, address, often, at_once).wait()

    def _bucket(self, buckets: dict[str, Bucket], address: str, a_second: float, at_once: float) -> Bucket:
        if address not in buckets and len(buckets) >= MOST_KNOWN:
            for known in [known for known, bucket in buckets.items() if bucket.full]:
                del buckets[known]
        return buckets.setdefault(address, Bucket(a_second, at_once, self.clock))

    def connect(self, address: str) -> bool:
        if self.connections[address] >= self.limits.connections:
            return False
        self.connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]


def household(host: str) -> str:
    """An address as it is counted: with IPv6 one customer has a whole network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
