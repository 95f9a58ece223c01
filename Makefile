# make say PHRASE="weight 72.5 kg"   builds saywell and says it
# make test                          runs every test
# make install PREFIX=/usr/local     installs commands, grammars, manual pages and completions
# make format, make lint             lays the sources out, checks that they are
# make bench                         measures
# make order                         finds out anew which functions a call runs, for the linker
# make speech                        has sentences spoken, heard and recorded
#
# Each installs the Debian packages that it lacks (with sudo, if you are not root). Swift 6.1 or later has to be there.

PREFIX ?= /usr/local
DESTDIR ?=
PHRASE ?= what can I say

SWIFT := $(firstword $(shell command -v swift) $(wildcard /opt/swift/usr/bin/swift /opt/swift/bin/swift))
PACKAGES := libsqlite3-dev libreadline-dev libcairo2-dev libpango1.0-dev \
  sqlite3 python3 python3-venv python3-icalendar poppler-utils poppler-data fonts-wqy-microhei
RELEASE := .build/release
PYTHON := .build/python
COMMANDS := saywell saywell-desk saywell-grammar saywell-remind saywell-report
SOURCES := Sources Tests Plugins Package.swift

bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
# Where zsh of Debian looks: its own folder for packages, and another one for what is installed by hand.
zsh := $(share)/zsh/$(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)

.PHONY: say release test install uninstall format lint bench order speech python deps toolchain clean

# The one command alone, so that a changed grammar is soon spoken to.
say: deps toolchain
	@$(SWIFT) build -c release --static-swift-stdlib --product saywell >&2
	@$(RELEASE)/saywell $(PHRASE)

release: deps toolchain
	@$(SWIFT) build -c release --static-swift-stdlib >&2

test: PACKAGES += xvfb sxhkd xdotool suckless-tools dunst dbus-daemon libglib2.0-bin
test: deps toolchain python
	$(SWIFT) test

# The clients of other programs' protocols, for tests alone.
python: $(PYTHON)/ready

$(PYTHON)/ready: Tests/Bridges/requirements.txt
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install -q --disable-pip-version-check -r $<
	touch $@

# With sudo there may be no 'swift' on the PATH: then what was built before is installed.
install: $(if $(SWIFT),release)
	@[ -x $(RELEASE)/saywell ] || { echo "Build it first: make release" >&2; exit 1; }
	install -d $(bin) $(share)/man/man1 $(zsh) \
	  $(share)/bash-completion/completions $(share)/fish/vendor_completions.d
	for command in $(COMMANDS); do \
	  install -s -m 755 $(RELEASE)/$$command $(bin)/$$command && \
	  $(RELEASE)/$$command --generate man > $(share)/man/man1/$$command.1 && \
	  $(RELEASE)/$$command --generate bash > $(share)/bash-completion/completions/$$command && \
	  $(RELEASE)/$$command --generate zsh > $(zsh)/_$$command && \
	  $(RELEASE)/$$command --generate fish > $(share)/fish/vendor_completions.d/$$command.fish \
	  || exit 1; \
	done
	for folder in $(dir $(wildcard Grammars/*/language.lexicon)); do \
	  language=$$(basename $$folder) && \
	  install -d $(share)/saywell/grammars/$$language && \
	  install -m 644 $$folder* $(share)/saywell/grammars/$$language || exit 1; \
	done

uninstall:
	for command in $(COMMANDS); do \
	  rm -f $(bin)/$$command $(share)/man/man1/$$command.1 $(zsh)/_$$command \
	    $(share)/bash-completion/completions/$$command \
	    $(share)/fish/vendor_completions.d/$$command.fish; \
	done
	rm -rf $(share)/saywell

format: toolchain
	$(SWIFT) format --in-place -r $(SOURCES)

lint: toolchain
	$(SWIFT) format lint --strict -r $(SOURCES)

bench: release
	Tests/Benchmarks/run

# What a call runs is put together in the program; done again before a release.
order: PACKAGES += valgrind
order: release
	Tests/Benchmarks/order

speech: PACKAGES += flite pocketsphinx pocketsphinx-en-us
speech: release
	Tests/Speech/run

# Asks dpkg before apt, so that nothing is slow, and nobody is asked for a password, once all is there.
deps:
	@command -v dpkg-query >/dev/null || { \
	  echo "No Debian here: please see to it that these are installed: $(PACKAGES)" >&2; exit 0; }; \
	missing=; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed \
	    || missing="$$missing $$package"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	[ "$$(id -u)" = 0 ] && sudo= || sudo=sudo; \
	echo "Installing$$missing" >&2; \
	$$sudo apt-get update -q >&2; \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing >&2

toolchain:
	@[ -n "$(SWIFT)" ] || { \
	  echo "There is no 'swift' on the PATH: install Swift 6.1 or later, https://www.swift.org/install" >&2; \
	  exit 1; }

clean:
	rm -rf .build
