"""`python -m trireme` is the `trireme` command."""

import sys

from trireme.cli import main

sys.exit(main())
