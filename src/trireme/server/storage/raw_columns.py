"""Columns read as raw bytes, whatever they contain.

SQLite stores any bytes as text and any text as a number, and one cell that it cannot decode fails the whole query. As
bytes every cell can be read, a number as its digits. PostgreSQL stores only values of the right type.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class as_kept(FunctionElement[Any]):  # noqa: N801 - it reads like a function of SQL
    """`as_kept(column)`: on SQLite its bytes, elsewhere the column."""

    name = "as_kept"
    inherit_cache = True


@compiles(as_kept)
def column(element: as_kept, compiler: SQLCompiler, **more: Any) -> str:
    return compiler.process(element.clauses, **more)


@compiles(as_kept, "sqlite")
def its_bytes(element: as_kept, compiler: SQLCompiler, **more: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **more)} AS BLOB)"
