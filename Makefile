# Undercover. `make help` lists what there is.
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Links to the source plus the compiled engine; empty (and so ignored) where there is no C compiler.
FAST := PYTHONPATH=build/fast
# Where the compiled engine is; empty if there is none, or one of an earlier source.
COMPILED = $(shell $(BIN)/python tools/build_engine.py --find)
# What is tested on the plain engine too: the kernel, the rules of every game, the corpus. The kit, which plays hundreds of
# games with every property checked, runs on the compiled one; so do the terminal's drawings of the boards.
RULES := tests/table tests/agent_avenue tests/the_agents tests/good_cop_bad_cop tests/death_angel tests/rogue_agent \
  tests/test_corpus.py tests/test_plug_in.py
# Real sockets, processes and browsers on a machine that does other things, too: what fails there is tried twice more, and
# the summary names it ("RERUN"). The server's tests wait half of the time, so they run beside those in the browser, which
# play on the compiled engine, as `make play` does; what they have to say is shown when both are over.
REAL := $(BIN)/pytest -n 2 --dist worksteal --reruns 2 -rR
SAID := build/server.log
# A package of Debian's, where we may install it.
INSTALL = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && timeout 60 apt-get -qq update \
  && timeout 300 apt-get -qq install -y >/dev/null

.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1 — \2/' | column -t -s '—'

play: install web ## set everything up and open the tables in the browser
	@[ -n "$(COMPILED)" ] || echo "On the plain engine. \`make fast\`, once, takes two minutes and lets bots think many times as fast."
	PYTHONPATH=$(COMPILED) $(BIN)/undercover serve --open

terminal: install ## set everything up and play Agent Avenue in the terminal
	PYTHONPATH=$(COMPILED) $(BIN)/undercover play agent_avenue

test: install ## set everything up and run all tests
	$(MAKE) -j 2 check web fast browser
	$(FAST) $(BIN)/pytest -n 2 --dist worksteal --ignore tests/server --ignore tests/browser
	$(BIN)/pytest -n 2 --dist worksteal --ignore-glob '*/test_kit.py' --ignore-glob '*/test_board.py' $(RULES)
	mkdir -p build; $(REAL) tests/server >$(SAID) 2>&1 & server=$$!; $(FAST) $(REAL) tests/browser; browser=$$?; \
	  wait $$server; server=$$?; cat $(SAID); [ $$browser$$server = 00 ]

check: install ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: install fast ## how fast the engine is, compiled and plain
	$(FAST) $(BIN)/python bench/speed.py
	$(BIN)/python bench/speed.py

soak: install fast ## thousands of random games of every kind
	$(FAST) SOAK_GAMES=10000 $(BIN)/pytest -m soak -n 2

fast: install ## compile the engine, if there is a C compiler
	@$(BIN)/python tools/build_engine.py

web: install ## build the browser client with Node from PyPI, if it has changed
	@$(BIN)/python tools/build_web.py

browser: ## Chromium (the one without windows, if there is one) and Firefox for the browser tests, if we may install them
	@command -v chromium-headless-shell >/dev/null || ($(INSTALL) chromium-headless-shell) \
	  || command -v chromium >/dev/null || ($(INSTALL) chromium) || echo "no Chromium here: its tests will be skipped"
	@command -v firefox-esr >/dev/null || ($(INSTALL) firefox-esr) || echo "no Firefox here: its tests will be skipped"

screenshots: install web ## take the pictures of the README anew
	$(BIN)/python -m tests.browser.screenshots

release: install web ## sdist, wheels, checksums and notes in dist/: everything that is uploaded
	$(BIN)/python tools/release.py

install: $(VENV)/installed ## the virtual environment

$(VENV)/installed: pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip
	UNDERCOVER_SKIP_WEB=1 $(BIN)/python -m pip install -q -c constraints.txt -e '.[dev]'
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build dist web/node_modules src/undercover/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

.PHONY: help play terminal test check bench soak fast web browser screenshots release install clean
