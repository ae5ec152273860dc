#!/usr/bin/env bash
# For `npm run test:quick`: the tests of the WebAssembly modules and the units of the page. Units that read pictures, play many
# games, damage records or walk through Back take more than half of the time of all: they run only if a file that they import
# has been changed since the last commit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

slow=(tests/web/unit/image/*.test.ts
  tests/web/unit/{app_back,damaged_records,games,picture}.test.ts)
for file in "${slow[@]}"; do
  if [ ! -e "$file" ]; then echo "tools/quick_vitest.sh names $file, which does not exist." >&2; exit 1; fi
done

npx vitest run --config tests/web/vitest.config.ts "${slow[@]/#/--exclude=}"
npx vitest run --config tests/web/vitest.config.ts --project unit --changed --passWithNoTests "${slow[@]}"
