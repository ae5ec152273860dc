#!/usr/bin/env bash
# Runs the native tests of build/dev, which are built with AddressSanitizer and UndefinedBehaviorSanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Older sanitizer runtimes crash at random where the kernel spreads addresses further than they expect.
plain=()
if setarch "$(uname -m)" -R true 2>/dev/null; then plain=(setarch "$(uname -m)" -R); fi

"${plain[@]}" ctest --test-dir build/dev --verbose --parallel 2
