# Two commands do everything on a fresh machine with Python 3.11+ and make:  make play   make test
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS   ?= 2

.PHONY: play test test-quick check format soak mutants bench goldens lock clean

play: $(VENV)/.ready            ## a duel against a bot, in this terminal
	@$(BIN)/munera play gladius

test: $(VENV)/.ready            ## the whole suite
	$(BIN)/python -m pytest -n $(JOBS)

test-quick: $(VENV)/.ready      ## what matters most, in under a minute
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow"

check: $(VENV)/.ready           ## lint, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: $(VENV)/.ready            ## the large counts; writes docs/soak.md
	$(BIN)/python -m tools.soak --jobs $(JOBS)

mutants: $(VENV)/.ready         ## 30 seeded breakages of rule code per game; at least 27 must be caught
	$(BIN)/python -m tools.mutants --jobs $(JOBS)

bench: .venv-peers/.ready       ## speed beside other engines, as ratios of one run
	.venv-peers/bin/python -m bench

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

.venv-peers/.ready: pyproject.toml requirements.lock bench/requirements.lock
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip --disable-pip-version-check --quiet install --requirement requirements.lock
	.venv-peers/bin/python -m pip --disable-pip-version-check --quiet install --requirement bench/requirements.lock
	.venv-peers/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $@

clean:
	rm -rf $(VENV) .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
