pytest_plugins = ("tests.coverage_plugin", "tests.soak_plugin", "tests.minutes_plugin")
