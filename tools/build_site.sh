#!/usr/bin/env bash
# Builds the WebAssembly module and then the site into dist/, each only when something it is made of has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bash tools/build_cpp.sh wasm

built=build/site.stamp
sources=(web messages tests/contest vite.config.ts package.json package-lock.json build/wasm/sudoscope*.{mjs,wasm})
# A folder is newer too when a file in it was added or taken away.
if [ ! -e dist/index.html ] || [ ! -e "$built" ] || [ -n "$(find "${sources[@]}" -newer "$built" -print -quit)" ]; then
  start=$(mktemp)
  npx vite build
  # The time before the build: what was edited during it counts as changed.
  touch -r "$start" "$built"
  rm "$start"
fi
