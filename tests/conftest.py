pytest_plugins = ("tests.coverage_plugin",)
