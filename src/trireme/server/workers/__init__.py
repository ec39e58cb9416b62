"""The pool of processes in which rules and bots run, and the calls that the server sends to them."""
