# The list of commands. A machine needs Python 3.11 or newer and make; the rest goes into .venv.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin
PLAYABLE := .venv/.playable
INSTALLED := .venv/.installed
LOCKER := build/lock
UV_VERSION := 0.13.7
COMPILE := $(LOCKER)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check test-compiled test-uncompiled test-bounds format bench golden pictures lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) ## Play a game; ARGS="..." goes to `hanabi play`
	$(BIN)/hanabi play $(ARGS)

test: check test-compiled test-uncompiled test-bounds ## Everything a change must pass

check: $(INSTALLED) ## Style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests benchmarks examples)
	$(BIN)/lint-imports

test-compiled: $(INSTALLED) ## All tests, with the engine compiled
	$(BIN)/python -m pytest -n $(WORKERS)

test-uncompiled: $(INSTALLED) ## The engine's and the game's tests as plain Python
	HANABI_COMPILED=0 $(BIN)/python -m pytest -n $(WORKERS) tests/engine tests/game

test-bounds: $(INSTALLED) ## The engine's tests, compiled with bounds checks
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/engine

format: $(INSTALLED) ## Put the code into shape: formatting and safe fixes
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(INSTALLED) ## Run the benchmarks; ARGS="..." goes to them
	$(BIN)/python -m benchmarks $(ARGS)

golden: $(INSTALLED) ## Write the golden files anew; read the difference before committing it
	$(BIN)/python -m tests.golden

pictures: $(INSTALLED) ## Draw the pictures of the documentation anew
	$(BIN)/python docs/pictures/make.py

lock: $(LOCKER)/bin/uv ## Write requirements/ anew from pyproject.toml; ARGS=--upgrade takes newer versions
	$(COMPILE) pyproject.toml --group build --output-file requirements/run.txt $(ARGS)
	$(COMPILE) pyproject.toml --group dev --constraint requirements/run.txt --output-file requirements/dev.txt $(ARGS)

clean: ## Remove the environment, caches and everything built
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard benchmarks examples) -name __pycache__ -type d -prune -exec rm -rf {} +

# The library alone, for playing; then what its tests need on top of it.
$(PLAYABLE): requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit(f"Python 3.11 or newer is needed and this is {sys.version.split()[0]}: name another one, as in make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install --no-deps --no-build-isolation -e .
	@touch $@

$(INSTALLED): $(PLAYABLE) requirements/dev.txt
	$(BIN)/python -m pip install --require-hashes -r requirements/dev.txt
	@touch $@

$(LOCKER)/bin/uv: Makefile
	$(PYTHON) -m venv $(LOCKER)
	$(LOCKER)/bin/python -m pip install uv==$(UV_VERSION)
	@touch $@
