// How fast the page solves a file of puzzles, a line each, in Chromium: from the choice of the file to the last row, with
// what the browser's processes hold then. Usage, after npm run build: node tests/bench/collection_bench.mjs FILE
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../tools/find_chromium.mjs';

const file = process.argv[2];
if (!file) {
  console.error('Usage: node tests/bench/collection_bench.mjs FILE');
  process.exit(2);
}

/** Megabytes of memory of a process and all below it. */
function residentMegabytes(pid) {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent) =>
    rows.filter(([, ppid]) => ppid === parent).reduce((sum, [id, , rss]) => sum + rss + below(id), 0);
  return below(pid) / 1000;
}

const server = await preview({ preview: { port: 0 }, logLevel: 'silent' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls.local[0]);
  await page.getByRole('tab', { name: 'Collection' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).first().click();
  await (await chooser).setFiles(file);
  await page.getByText('Solved', { exact: true }).waitFor({ timeout: 600_000 });
  console.log(`${basename(file)}: ${await page.getByText(/ a second$/).textContent()}`);
  for (const radio of await page.getByRole('radio').all()) {
    const label = (await radio.locator('xpath=..').textContent()) ?? '';
    if (/\d/.test(label)) console.log(`  ${label.replace(/([a-z?])(\d)/, '$1: $2')}`);
  }
  console.log(`  browser: ${residentMegabytes(process.pid).toFixed(0)} MB in all its processes`);
} finally {
  await browser.close();
  await server.close();
}
