"""Routes, cookies and WebSockets. The only package that knows the web framework."""
