// Prints the size of each file of dist/ and the size of a first visit until the page is at rest: the page, the
// solver, and all files that the service worker stores while it is installed. Fails if that is over the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// The aim is 130 kB: parts of the start card, of hints in place and of puzzles of days still come with the first script.
const budgetBytes = 137_000;
const dist = fileURLToPath(new URL('../dist', import.meta.url));

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    return { name: relative(dist, path).replaceAll(sep, '/'), bytes: bytes.length, gzipped: gzipSync(bytes).length };
  })
  .sort((a, b) => b.gzipped - a.gzipped);

// The files that the worker stores while it is installed (web/service), and the worker itself.
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
const listed = [...worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)];
const early = new Set(listed.filter(([entry]) => !entry.includes('isLater')).map(([, name]) => name));
const isFirstVisit = ({ name }) => early.has(name) || name === 'sw.js';

const sum = (list, key) => list.reduce((total, file) => total + file[key], 0);
const row = (name, bytes, gzipped) => {
  const columns = [bytes, gzipped].map((size) => (size / 1000).toFixed(1).padStart(9));
  console.log(`${name.padEnd(48)}${columns.join('')}`);
};

console.log(`${'kB'.padEnd(48)}     size  gzipped`);
for (const { name, bytes, gzipped } of files) row(name, bytes, gzipped);
row('dist', sum(files, 'bytes'), sum(files, 'gzipped'));
const firstVisit = files.filter(isFirstVisit);
row('first visit', sum(firstVisit, 'bytes'), sum(firstVisit, 'gzipped'));

if (sum(firstVisit, 'gzipped') > budgetBytes) {
  const bytes = [sum(firstVisit, 'gzipped'), budgetBytes].map((count) => count.toLocaleString('en'));
  console.error(`A first visit transfers ${bytes[0]} bytes gzipped; it may transfer at most ${bytes[1]}.`);
  process.exit(1);
}
