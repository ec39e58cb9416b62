"""The server: tables where people and bots play. It knows the `Game` protocol, never a game.

The packages, from top to bottom; each imports only those below it:

`serve` is the command `trireme serve`. `http` has the routes, cookies and WebSockets, and is the only package that
knows the web framework. `services` builds everything that a running server holds. `lobby` has the catalogue of games,
new tables, lists and what can be read afterwards; `seating` has links, seats, votes and rematches; `room` has one table
in memory: its log, drafts and connections. `storage` has the database; `workers` has the processes in which rules and
bots run. `wire` has the messages and HTTP bodies that the page knows too; `common` has what every package may use.

The way of a move: `http.sockets` decodes a message and gives it to `room.registry`, which gives it to its handler in
`room.messages`. The handler asks the worker pool (`workers.pool`); in a worker process `workers.handlers` checks the
move and plays it on a copy of the game. Then `Room.write` has the line appended to the log (`storage.store`), the
sender gets an acknowledgement, and every connection gets an update with the view of its own seats.
"""
