// Generated modules of the page, which are not committed: each is written only when it changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** `name`: in web/, with its folder `generated`. */
export function writeGenerated(name, text) {
  const path = join(web, name);
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
