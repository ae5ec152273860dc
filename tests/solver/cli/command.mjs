// The built `sudoscope` command for the tests: its path, and one run of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const places = [process.env.SUDOSCOPE, join(root, 'build/release/sudoscope'), join(root, 'build/dev/sudoscope')];
// The command's output must not depend on the machine's language.
process.env.LC_ALL = 'C';

export const program = places.find((place) => place && existsSync(place));
assert.ok(program, 'build the command first: npm run build:native');

/** A word quoted for the shell, whatever characters it has. */
export const quoted = (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** The path of a file of tests/data. */
export const data = (name) => join(root, 'tests/data', name);

/** `locale`: variables of the environment in place of LC_ALL=C. */
export function run(args, input = '', locale = { LC_ALL: 'C' }) {
  const env = { ...process.env, LC_ALL: undefined, LC_MESSAGES: undefined, LANG: undefined, ...locale };
  const { stdout, stderr, status } = spawnSync(program, args, { input, env, encoding: 'utf8', maxBuffer: 1 << 26 });
  const lines = () => stdout.trim().split('\n');
  return { stdout, stderr, status, lines, objects: () => lines().map((line) => JSON.parse(line)) };
}
