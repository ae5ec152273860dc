// Modules of the page that are generated, and not kept: each is written only when it changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** `name`: in web/, its folder called `generated`. */
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
