// The page's speed with a file of puzzles, one a line, in Chromium: from the choice of the file to the last row;
// the steady rate, from the time that more of the same file adds; and the memory of the browser's processes then.
// With the command of a contender (README.md) also the speed of the engine by itself, one contender a core at
// once, between the rounds. Usage, after npm run build: node tests/bench/collection_bench.mjs FILE [CONTENDER]
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../tools/find_chromium.mjs';

const [file, contender] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tests/bench/collection_bench.mjs FILE [CONTENDER]');
  process.exit(2);
}
const rounds = 3;
const times = 4;
const contents = readFileSync(file, 'utf8').replace(/\n?$/, '\n');

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const words = (number) => Math.round(number).toLocaleString('en');

/** Processes outside the browser. */
const apart = new Set();

/** Megabytes of a process and all below it, each page that several share counted once (Linux). */
function megabytes(pid) {
  const parents = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const own = (id) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))[1]);
    } catch {
      return 0; // ended meanwhile
    }
  };
  const below = (parent) =>
    parents
      .filter(([id, ppid]) => ppid === parent && !apart.has(id))
      .reduce((sum, [id]) => sum + own(id) + below(id), 0);
  return below(pid) / 1000;
}

/** Puzzles a second of the engine alone, on as many threads as the page uses. */
async function startEngines() {
  if (!contender) return null;
  const puzzles = contents.split('\n').filter((line) => line.length === 81);
  const engines = Array.from({ length: availableParallelism() }, () => {
    const [command, ...parameters] = contender.split(/\s+/);
    const child = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
    apart.add(child.pid);
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  for (const { child } of engines) child.stdin.write(`set ${puzzles.length} 2\n${puzzles.join('\n')}\n`);
  await Promise.all(engines.map(({ lines }) => lines.next()));
  const go = async () => {
    const before = performance.now();
    for (const { child } of engines) child.stdin.write('go\n');
    await Promise.all(engines.map(({ lines }) => lines.next()));
    return (1000 * puzzles.length * engines.length) / (performance.now() - before);
  };
  await go(); // warms up
  return { go, end: () => engines.forEach(({ child }) => child.stdin.end('quit\n')) };
}

/** Solves a file in a page of its own: puzzles and seconds as shown by the page, and megabytes. */
async function solve(browser, url, path) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('tab', { name: 'Lists' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles(path);
  await page.getByText('Solved', { exact: true }).waitFor({ timeout: 600_000 });
  const told = await page.getByText(/ a second$/).textContent();
  const rate = Number(/([\d,]+) a second$/.exec(told)[1].replaceAll(',', ''));
  const labels = [];
  for (const radio of await page.getByRole('radio').all()) {
    const label = (await radio.locator('xpath=..').textContent()) ?? '';
    if (/^[A-Z].*[a-z?]\d/.test(label)) labels.push(label.replace(/([a-z?])(\d)/, '$1: $2'));
  }
  const puzzles = Number(labels.find((label) => label.startsWith('All')).replace(/\D/g, ''));
  const held = megabytes(process.pid);
  await page.close();
  return { puzzles, seconds: puzzles / rate, labels, held };
}

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const longer = join(folder, 'longer.txt');
writeFileSync(longer, '');
for (let i = 0; i < times; ++i) writeFileSync(longer, contents, { flag: 'a' });
const server = await preview({ preview: { port: 0 }, logLevel: 'silent' });
const engines = await startEngines();
const [whole, steady, engine, held] = [[], [], [], []];
let labels = [];
try {
  for (let round = 0; round < rounds; ++round) {
    // A browser of its own: nothing is compiled yet, and no memory in use.
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const once = await solve(browser, server.resolvedUrls.local[0], file);
      const more = await solve(browser, server.resolvedUrls.local[0], longer);
      whole.push(once.puzzles / once.seconds);
      steady.push((more.puzzles - once.puzzles) / (more.seconds - once.seconds));
      held.push(once.held);
      labels = once.labels;
    } finally {
      await browser.close();
    }
    if (engines) engine.push(await engines.go());
  }
  console.log(`${basename(file)}: ${words(median(whole))} a second, ${words(median(steady))} at a steady rate`);
  if (engines) {
    const share = (100 * median(steady)) / median(engine);
    console.log(`  engine alone: ${words(median(engine))} a second; the page's steady rate is ${share.toFixed(0)} %`);
  }
  for (const label of labels) console.log(`  ${label}`);
  console.log(`  ${words(median(held))} MB in all processes of the browser`);
} finally {
  engines?.end();
  await server.close();
  rmSync(folder, { recursive: true });
}
