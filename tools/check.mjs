// Every check that runs no test: formatting, lint, types, layers, circles, English. All are run; the end names the failed.
// With --fix, formats and repairs as far as a program can. With --lower, also lowers the limits of openings.json.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFormats } from './formats.mjs';
import { writeMessages } from './messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
writeMessages();
writeFormats();
const fix = process.argv.includes('--fix');
const lower = process.argv.includes('--lower');

const cppFolders = ['solver/src', 'solver/include', 'solver/cli', 'tests', 'wasm'];
const cppFilesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\.[ch]pp$/.test(path))
    .map((path) => join(folder, path));
const webFiles = [
  '{web,wasm,tests,tools}/**/*.{ts,tsx,js,mjs,css,html,json}',
  '*.{ts,js,json}',
  '!tests/data/**',
  '!web/**/generated/**',
  '!web/features/logic/learn/positions.json',
];

// The clang-format of package-lock.json, because another version
// would judge differently. It cannot take the names of 700 files.
const formatCpp = ['clang-format', ...(fix ? ['-i'] : ['--dry-run', '-Werror'])];
// The longest first, more or less.
const checks = [
  ['web format', 'prettier', fix ? '--write' : '--check', '--log-level', 'warn', ...webFiles],
  ...cppFolders.map((folder) => [`C++ format of ${folder}`, ...formatCpp, ...cppFilesIn(folder)]),
  ['lint', 'oxlint', ...(fix ? ['--fix'] : []), '--deny-warnings', '--report-unused-disable-directives', '.'],
  ['types of the tests', 'tsc', '-p', 'tests'],
  ['types of the page', 'tsc', '-p', 'web'],
  ['types of the worker', 'tsc', '-p', 'web/worker'],
  ['types of the service worker', 'tsc', '-p', 'web/service'],
  ['layers of the solver', 'node', 'tools/check_layers.mjs'],
  ['messages', 'node', 'tools/check_messages.mjs'],
  ['sizes in styles', 'node', 'tools/check_sizes.mjs'],
  ['files that are named', 'node', 'tools/check_references.mjs'],
  ['openings of sentences', 'node', 'tools/check_openings.mjs', ...(lower ? ['--lower'] : [])],
  ['circles in the page', 'node', 'tools/check_cycles.mjs'],
  ['names in the page', 'node', 'tools/check_names.mjs'],
];

const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;

/** True if it passes. Its output comes as a whole, so that the output of parallel checks is not mixed. */
function run([name, command, ...parameters]) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: root, env: { ...process.env, PATH: path } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (status) => {
      process.stdout.write(`- ${name}\n${output}`);
      resolve(status === 0);
    });
  });
}

// As many at a time as there are cores, except where they write the same files.
const failed = [];
const waiting = [...checks];
async function runWaiting() {
  for (let check; (check = waiting.shift());) if (!(await run(check))) failed.push(check);
}
await Promise.all(Array.from({ length: fix ? 1 : availableParallelism() }, runWaiting));

for (const [name] of failed) console.log(`failed: ${name}`);
console.log(`${checks.length - failed.length} checks passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
