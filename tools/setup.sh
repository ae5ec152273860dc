#!/usr/bin/env bash
# Installs what building (and, with `tests`, testing; with `browsers`, testing in Firefox and WebKit) needs and is
# missing: packages of the system through apt, then the packages of package-lock.json. Asks nothing of the network when
# nothing is missing.
# Usage: tools/setup.sh [tests | browsers]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

has() { command -v "$1" >/dev/null; }
fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

check_node() {
  has node || fail 'Sudoscope needs Node.js 20.19 or newer, or 22.12 or newer; no `node` was found on the PATH.'
  node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
  ' || fail "Sudoscope needs Node.js 20.19 or newer, or 22.12 or newer; this is $(node --version)."
}

has_catch2() {
  has c++ || return 1
  c++ -std=c++20 -E -x c++ - >/dev/null 2>&1 <<<'
    #if !__has_include(<catch2/catch_all.hpp>) && !__has_include(<catch2/catch.hpp>)
    #error "no Catch2"
    #endif'
}

# Prints the packages that are missing, by their names in Debian. An em++ on the PATH, an emsdk's too, is used as it is.
missing_packages() {
  has em++ || echo emscripten
  has cmake || echo cmake
  has ninja || echo ninja-build
  has c++ || echo g++
  has_catch2 || echo catch2
}

# Prints what tests/web/browsers drives and is missing, by the names in Debian.
missing_browsers() {
  has firefox-esr || echo firefox-esr
  has WebKitWebDriver || echo webkit2gtk-driver
  has Xvfb || echo xvfb
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail 'Installing packages needs root, and there is no sudo. Run this as root:' "  $*"
  fi
}

install_packages() {
  has apt-get || fail 'Some tools are missing, and there is no apt to install them with. Please install:' \
    "$(printf '  %s\n' "$@")" \
    'These are the names in Debian; emscripten can also be an emsdk (https://emscripten.org) on the PATH.'
  echo "Installing $*"
  as_root apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

install_node_modules() {
  # npm notes in this file what it installed last.
  local installed=node_modules/.package-lock.json
  if [ -e "$installed" ] && [ ! package-lock.json -nt "$installed" ]; then return; fi
  echo 'Installing the packages of package-lock.json'
  npm ci --no-audit --no-fund
  touch "$installed"
}

# (No grep -q: it hangs up on apt-cache, which pipefail would take for a failure.)
in_apt() { apt-cache show "$1" 2>/dev/null | grep "^Package: $1\$" >/dev/null; }

install_browser() {
  if node tools/find_chromium.mjs >/dev/null; then return; fi
  # Ubuntu has Chromium only as a snap, which cannot be driven from here.
  if has apt-get && { as_root apt-get update -q; in_apt chromium-headless-shell; }; then
    install_packages chromium-headless-shell
  elif has apt-get && in_apt chromium; then
    install_packages chromium
  else
    npx playwright install --with-deps chromium
  fi
}

check_node
mapfile -t missing < <(missing_packages; if [ "${1:-}" = browsers ]; then missing_browsers; fi)
if [ "${#missing[@]}" -gt 0 ]; then install_packages "${missing[@]}"; fi
install_node_modules
if [ "${1:-}" = tests ]; then install_browser; fi
