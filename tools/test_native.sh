#!/usr/bin/env bash
# Runs the native tests of build/dev, which are built with AddressSanitizer and UndefinedBehaviorSanitizer.
# Usage: tools/test_native.sh [FOLDER...]   folders of tests/solver; all of them and the command without
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Older sanitizer runtimes crash at random where the kernel spreads addresses further than they expect.
plain=()
if setarch "$(uname -m)" -R true 2>/dev/null; then plain=(setarch "$(uname -m)" -R); fi

# Memory that was freed is kept from use for 16 MB instead of 256, and nobody notes who took it: a third of the time of
# tests that allocate much. A program that is run by itself tells more about a fault.
export ASAN_OPTIONS=quarantine_size_mb=16:malloc_context_size=0:allocator_release_to_os_interval_ms=-1

folders=()
if [ $# -gt 0 ]; then folders=(--tests-regex "^($(IFS='|'; echo "$*"))\$"); fi

"${plain[@]}" ctest --test-dir build/dev --verbose --parallel 2 "${folders[@]}"
