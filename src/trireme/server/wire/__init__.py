"""Messages over the socket and bodies over HTTP. The page gets the same types."""
