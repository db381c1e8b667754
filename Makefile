# The list of commands. A machine needs Python 3.11 or newer and make; the rest goes into .venv.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

BIN := .venv/bin
NPM = $(BIN)/python hatch_build.py npm
PLAYABLE := .venv/.playable
INSTALLED := .venv/.installed
LOCKER := build/lock
UV_VERSION := 0.13.7
COMPILE := $(LOCKER)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check chromium test-compiled test-uncompiled test-bounds test-frontend format bench bench-server attack doors schema golden pictures screenshots frontend \
	frontend-dev icons lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) frontend ## Start the site and open it; ARGS="..." goes to `hanabi serve`
	nice $(BIN)/hanabi prepare > /dev/null 2>&1 & $(BIN)/hanabi serve $(ARGS)

test: check test-frontend test-compiled test-uncompiled test-bounds ## Everything a change must pass

check: $(INSTALLED) ## Style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests benchmarks examples hatch_build.py)
	$(BIN)/lint-imports

test-compiled: $(INSTALLED) frontend chromium ## All tests, with the engine compiled
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

chromium: ## Find Chromium for the browser tests; install it where apt can
	@command -v chromium-headless-shell > /dev/null \
		|| { test "$$(id -u)" = 0 && apt-get install -y -qq chromium-headless-shell > /dev/null 2>&1; } \
		|| command -v chromium > /dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -qq \
			&& apt-get install -y -qq chromium-headless-shell chromium > /dev/null; } \
		|| echo "The browser tests need Chromium: \`apt install chromium\`, or \`$(BIN)/playwright install chromium\`"

test-uncompiled: $(INSTALLED) ## The engine's and the game's tests as plain Python
	HANABI_COMPILED=0 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/engine tests/game

test-bounds: $(INSTALLED) ## The engine's tests, compiled with bounds checks
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/engine

test-frontend: $(INSTALLED) frontend ## The browser side: style, types and its own tests
	$(NPM) run --silent style
	$(NPM) run --silent check
	$(NPM) run --silent test

format: $(INSTALLED) ## Put the code into shape: formatting and safe fixes
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

bench: $(INSTALLED) ## Run the benchmarks; ARGS="..." goes to them
	$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(INSTALLED) ## Load the site with scripted people; ARGS="--postgres --saturate" and the like
	$(BIN)/python -m benchmarks.server $(ARGS)

attack: $(INSTALLED) ## Attack a site on loopback, and show what players feel meanwhile; ARGS="pictures idle" for some attacks
	$(BIN)/python -m benchmarks.attack $(ARGS)

doors: $(INSTALLED) ## How long a newcomer waits at every front door, with an empty cache; ARGS="play site" and the like
	$(BIN)/python -m benchmarks.doors $(ARGS)

schema: $(INSTALLED) ## Write the browser's types and the protocol page anew from the messages
	$(BIN)/python -m hanabi.site.http.typescript frontend/src/shared/messages.ts
	$(BIN)/python -m hanabi.site.http.protocol_page docs/protocol.md

golden: $(INSTALLED) ## Write the golden files anew; read the difference before committing it
	$(BIN)/python -m tests.golden

pictures: $(INSTALLED) ## Draw the pictures of the documentation anew
	$(BIN)/python docs/pictures/make.py

screenshots: $(INSTALLED) frontend ## Take the screenshots of the documentation anew, and look at them
	$(BIN)/python -m docs.pictures.screens $(ARGS)

frontend: $(PLAYABLE) ## Build the browser side, if it changed
	$(BIN)/python hatch_build.py

frontend-dev: $(PLAYABLE) ## Serve the browser side as you edit it; HANABI_SERVER=http://... is the game behind it
	$(NPM) run dev -- $(ARGS)

icons: $(INSTALLED) ## Draw the icons anew from frontend/public/icon.svg
	$(BIN)/python frontend/scripts/icons.py

lock: $(LOCKER)/bin/uv ## Write requirements/ anew from pyproject.toml; ARGS=--upgrade takes newer versions
	$(COMPILE) pyproject.toml --group build --output-file requirements/run.txt $(ARGS)
	$(COMPILE) pyproject.toml --group build --extra workers --constraint requirements/run.txt --output-file requirements/workers.txt $(ARGS)
	$(COMPILE) pyproject.toml --group dev --constraint requirements/run.txt --output-file requirements/dev.txt $(ARGS)

clean: ## Remove the environment, caches and everything built
	rm -rf frontend/node_modules src/hanabi/site/pages
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
