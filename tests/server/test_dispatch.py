"""Every message of the protocol and every call to a worker has a handler, and no handler is left over."""

from typing import Any, get_args

import pytest

from trireme.server.room import messages
from trireme.server.wire.socket_messages import ClientMessage, Confirm, DraftMessage
from trireme.server.workers import handlers
from trireme.server.workers.calls import Call


@pytest.mark.parametrize(
    ("union", "table"),
    [
        pytest.param(ClientMessage, messages.HANDLERS, id="messages"),
        pytest.param(Call, handlers.HANDLERS, id="calls"),
    ],
)
def test_each_message_has_a_handler(union: Any, table: dict[type, Any]) -> None:
    assert set(table) == set(get_args(union))


def test_each_message_that_changes_a_draft_but_does_not_confirm_it_is_an_edit() -> None:
    assert set(messages.EDITS) == set(get_args(DraftMessage)) - {Confirm}
