// Finds the Chromium for the browser tests: a headless one, which has no windows to keep
// and runs the tests in three fifths of the time, else Playwright's own if it is installed,
// else the system's. As a command it prints the path, or fails if there is none.
import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      // A snap is confined: it does not see the profile folder that a test makes for it.
      if (!realpathSync(file).split(sep).includes('snap')) return file;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** The path of an executable, or undefined. */
export function findChromium() {
  const own = chromium.executablePath();
  return onPath('chromium-headless-shell') ?? (existsSync(own) ? own : (onPath('chromium') ?? onPath('google-chrome')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findChromium();
  if (!found) process.exit(1);
  console.log(found);
}
