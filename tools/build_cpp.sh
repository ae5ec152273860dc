#!/usr/bin/env bash
# Configures (once) and builds a CMake preset into build/PRESET: dev (sanitizers), release, or wasm.
# Usage: tools/build_cpp.sh PRESET [TARGET...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=$1
shift

configure=(cmake --preset "$preset")
if [ "$preset" = wasm ]; then
  configure=(emcmake "${configure[@]}")
  # Debian's emscripten needs Debian's acorn, which a Node.js from elsewhere does not look for.
  if [ -d /usr/share/nodejs/acorn ]; then export NODE_PATH=/usr/share/nodejs; fi
fi

# A build folder that came along when the checkout was moved or copied is of no use.
cache=build/$preset/CMakeCache.txt
if [ -e "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "$cache"; then rm -r "build/$preset"; fi
[ -e "build/$preset/build.ninja" ] || "${configure[@]}"
cmake --build "build/$preset" ${@:+--target "$@"}
