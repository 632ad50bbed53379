# Everything a person or a machine does with this checkout. `make demo` and `make test` set up what they need.

SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE := .build/release
# Release programs are static: an extension starts in about two milliseconds instead of sixteen.
RELEASE_FLAGS := -c release -Xswiftc -static-executable
# The sample apps: a folder of the name under Apps/, the programs of the name and of the name with "Intents".
APPS := Chatter RecipeAssistant Jot Tally Stride
# Apps with screens: UIKit reads interface files through the toolchain's XML library, which cannot be linked statically, so that these
# programs (not their extensions) need the toolchain's libraries where they run.
SCREENS := RecipeAssistant
# The modules that apps import and that stand on all others.
SURFACE := ContactsUI MapKit UserNotifications OSLog UniformTypeIdentifiers MobileCoreServices CoreSpotlight LocalAuthentication IntentsUIExtensionMain
# What reads the sample apps' files in the tests and is not Hark's.
READERS := hledger python3-icalendar gpsbabel

.PHONY: help setup build demo test corpus bench bench-understanding kills walk train fuzz install uninstall format lint clean

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 24

setup: ## Install the Debian packages that are missing
	@Scripts/setup

build: setup ## Build release programs and the sample apps into bin/
	$(SWIFT) build $(RELEASE_FLAGS) --product hark
	set -e; for program in $(filter-out $(SCREENS),$(APPS)) $(APPS:=Intents); do $(SWIFT) build $(RELEASE_FLAGS) --product $$program; done
	set -e; for program in $(SCREENS); do \
	  $(SWIFT) build -c release --scratch-path .build/screens --product $$program; install -m 755 .build/screens/release/$$program $(RELEASE)/; done
	set -e; for module in $(SURFACE); do $(SWIFT) build $(RELEASE_FLAGS) --target $$module; done
	$(SWIFT) build $(RELEASE_FLAGS) --product intent-builder
	$(SWIFT) build --package-path SourcePass -c release --product hark-source-pass
	@mkdir -p bin
	@install -m 755 $(RELEASE)/hark bin/hark
	@Scripts/toolkit $(RELEASE) SourcePass/.build/release/hark-source-pass bin/toolkit
	@set -e; for app in $(APPS); do Scripts/bundle-app Apps/$$app $(RELEASE) bin/$$app.app; done
	@echo "Built bin/hark and, in bin/, $(APPS:=.app)"

demo: build ## Set up, build, install the sample app and hold a conversation with it
	@Scripts/demo

test: ## Set up, build and pass the tests
	@Scripts/setup $(READERS)
	$(SWIFT) build --build-tests
	$(SWIFT) build --package-path SourcePass --build-tests
	@Scripts/toolkit .build/debug SourcePass/.build/debug/hark-source-pass .build/toolkit
	@# One after another: many tests wait for real processes, which two cores would starve of each other. The bound is for
	@# a test that hangs, not for one that is slow.
	timeout 300 $(SWIFT) test --package-path SourcePass --skip-build
	HARK_TOOLKIT=$(CURDIR)/.build/toolkit timeout 1800 $(SWIFT) test --skip-build --no-parallel

# The table of handlers, and git copies of their repositories; see Scripts/corpus-handlers.
INDEX ?= $(wildcard $(CORPUS)/index.tsv)
MIRROR ?=
corpus: setup ## Check every definition and, with INDEX= and MIRROR=, every handler under CORPUS=DIR
	$(SWIFT) build --product intent-builder
	$(SWIFT) build --product SiriKitSurface
	$(SWIFT) build --package-path SourcePass -c release --product hark-source-pass
	@Scripts/toolkit .build/debug SourcePass/.build/release/hark-source-pass .build/toolkit
	@Scripts/corpus "$(CORPUS)" .build/debug
	@if [ -n "$(INDEX)" ]; then Scripts/corpus-handlers "$(CORPUS)" "$(INDEX)" .build/debug/intent-builder .build/toolkit $(MIRROR); fi

bench: build ## Measure, each figure beside a floor from the same run
	$(SWIFT) build $(RELEASE_FLAGS) --product hark-bench
	$(SWIFT) build $(RELEASE_FLAGS) --product bench-floor
	@$(RELEASE)/hark-bench --bin bin --floor $(RELEASE)/bench-floor

BENCH ?=
bench-understanding: setup ## Measure the understanding, each figure beside a peer's (BENCH="--only names,curve")
	@python3 Benchmarks/Understanding/bench.py $(BENCH)

WALKS ?= 1000000
SEED ?= 0
walk: setup ## Walk over the dialogue at random, on all cores, holding its rules (WALKS=1000000 SEED=0)
	$(SWIFT) build -c release --product dialogue-walk
	$(RELEASE)/dialogue-walk --seed $(SEED) --count $(WALKS)

REQUESTS := Benchmarks/Understanding/requests
KILLS ?= 1000
kills: build ## Kill Hark again and again in mid-conversation; the app's ledger tells what was handled (KILLS=1000)
	@python3 Benchmarks/Durability/kills.py --hark bin/hark --app bin/Chatter.app --contacts Apps/Chatter/people.vcf --kills $(KILLS)

train: setup ## Learn the built-in model of the understanding from the requests; the same requests give the same bytes
	$(SWIFT) build -c release --product UnderstandingTrainer
	$(RELEASE)/UnderstandingTrainer --output Sources/UnderstandingModel/Model --data \
	  Training/requests/first,Training/requests/second,Training/requests/third,Benchmarks/Understanding/world.json@$(REQUESTS)/dev-1.jsonl+$(REQUESTS)/dev-2.jsonl

FUZZ_SECONDS ?= 60
fuzz: setup ## Look for input that breaks the reader of intent definitions (FUZZ_SECONDS=60)
	Scripts/fuzz $(FUZZ_SECONDS)

install: build ## Install hark, its manual and completions under PREFIX
	install -D -m 755 bin/hark $(DESTDIR)$(PREFIX)/bin/hark
	install -d $(DESTDIR)$(PREFIX)/lib/hark
	rm -rf $(DESTDIR)$(PREFIX)/lib/hark/toolkit
	cp -R bin/toolkit $(DESTDIR)$(PREFIX)/lib/hark/toolkit
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	bin/hark manual > $(DESTDIR)$(PREFIX)/share/man/man1/hark.1
	bin/hark completion bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/hark
	bin/hark completion zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hark
	bin/hark completion fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hark.fish

uninstall: ## Remove what install put under PREFIX
	rm -rf $(DESTDIR)$(PREFIX)/lib/hark
	rm -f $(DESTDIR)$(PREFIX)/bin/hark $(DESTDIR)$(PREFIX)/share/man/man1/hark.1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/hark \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_hark \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/hark.fish

format: ## Lay out the Swift sources as the project's style says
	$(SWIFT) format --in-place --parallel --recursive Sources SourcePass Tests Apps Plugins Benchmarks Package.swift

lint: ## Say where the sources stray from the style
	$(SWIFT) format lint --strict --parallel --recursive Sources SourcePass Tests Apps Plugins Benchmarks Package.swift

clean: ## Remove what was built
	rm -rf .build SourcePass/.build bin
