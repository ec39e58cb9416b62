# Trireme. Needs make, git and Python 3.11 or newer with venv; everything else goes into .venv.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=
MINUTES ?=
REPORT ?=
N ?= 10
BASE ?= HEAD
export SEED
# Tests start hundreds of processes: where Python is told to keep no bytecode, each of them would compile everything.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play page browser test full docs check lint generate bench compare soak flaky records playthroughs screenshot wheel lock setup clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' $(firstword $(MAKEFILE_LIST)) | while read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

play: page ## open the page: against bots or with friends; ARGS="--help" shows the options
	@$(BIN)/trireme serve $(ARGS)

page: setup ## build the page that the server shows, if its sources have changed
	@$(BIN)/python tools/build_page.py

browser: setup ## a Chromium for the tests, where there is none
	@$(BIN)/python tools/browser.py

test: lint page browser ## all checks and the tests of every part, in ten minutes: before a commit
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile -m "not soak and not full" --rule-report=build/coverage $(ARGS)

full: page browser ## the tests that make test leaves out: the whole page in a browser, whole games on the server
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile -m "full and not soak" $(ARGS)

docs: setup ## the documentation site, in build/site; a broken link or a page that nothing leads to fails
	$(BIN)/zensical build --clean --strict
	@$(BIN)/python -m tools.check_site

check: lint page ## all checks and the quick tests, while working
	$(BIN)/pytest -q -x -m "not soak and not full and not slow" $(ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/build_page.py check

generate: setup ## the files that are made from others: names of rules, schema of cases, types and problems of the page, what its words must say, parts of the docs
	$(BIN)/python -m tools.generate_rules
	$(BIN)/python -m tools.generate_case_schema
	$(BIN)/python -m tools.generate_types
	$(BIN)/python -m tools.generate_problems
	$(BIN)/python -m tools.generate_points
	$(BIN)/python -m tools.generate_cli_page
	$(BIN)/python -m tools.generate_tutorial
	$(BIN)/python -m tools.generate_server_page
	$(BIN)/python -m tools.draw_docs
	$(BIN)/python -m tools.generate_mirror

bench: setup ## speed, beside that of a peer, on one core
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python bench/load.py

compare: setup ## speed beside that of another commit: make compare BASE=main~5
	$(BIN)/python bench/compare.py $(BASE) $(ARGS)

soak: page browser ## the long tests, a minute each: MINUTES=20 stops then, REPORT=1 tells what ran
	@$(BIN)/python -m tools.soak --jobs $(JOBS) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(REPORT),--report) $(ARGS)

flaky: page browser ## the browser tests N=10 times beside two busy loops: none may fail even once
	@$(BIN)/python -m tools.flaky $(N) $(ARGS)

records: setup ## play the recorded games of the tests anew
	$(BIN)/python -m tools.make_records

playthroughs: setup ## tell some recorded games in words anew
	$(BIN)/python -m tools.make_playthroughs

screenshot: setup ## draw the README's picture anew
	$(BIN)/python -m tools.make_screenshot

wheel: page ## source distribution and wheel, in dist/
	rm -rf build dist
	$(BIN)/python -m build --no-isolation --outdir dist
	rm -rf build

# The lock holds versions and hashes, never an address: any index serves.
lock: ## pin the newest versions of all dependencies in requirements.lock
	@tmp=$$(mktemp -d) && trap 'rm -rf "$$tmp" uv.lock' EXIT && rm -f uv.lock && \
	$(PYTHON) -m venv "$$tmp" && "$$tmp/bin/pip" install -q --disable-pip-version-check uv && \
	"$$tmp/bin/uv" export -q --python "$$tmp/bin/python" --format requirements.txt \
		--no-emit-project --no-header -o requirements.lock > /dev/null && \
	echo "requirements.lock is new; make test says whether it is good"

setup: $(READY) ## the virtual environment in .venv; the other targets call it

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Trireme needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { \
		echo "$(PYTHON) cannot make virtual environments; on Debian: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

clean: ## remove everything that was made, .venv too
	rm -rf $(VENV) build dist src/*.egg-info src/trireme/server/page web/node_modules
	rm -rf .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .soak
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
