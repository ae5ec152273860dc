// A contest in the page's Lab, in Chromium: solvers as WebAssembly modules beside ours, on
// the puzzles of a file, one a line. Prints the page's table of all puzzles. Usage, after npm
// run build: node tests/bench/contest_page.mjs ALGORITHM_NAME,... FILE MODULE.wasm|.wat...
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../tools/find_chromium.mjs';
import { wasmOf } from '../contest/wasm_of.mjs';

const [algorithms, file, ...modules] = process.argv.slice(2);
if (modules.length === 0) {
  console.error('Usage: node tests/bench/contest_page.mjs ALGORITHM_NAME,... FILE MODULE.wasm|.wat...');
  process.exit(2);
}

const server = await preview({ preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(server.resolvedUrls.local[0]);
await page.getByRole('tab', { name: 'Lab' }).click();
await page.getByRole('button', { name: 'Run' }).waitFor();

await page.evaluate(
  (text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  },
  readFileSync(file, 'utf8'),
);
const boxes = page.getByRole('group', { name: 'Algorithms' }).getByRole('checkbox');
await boxes.first().waitFor();
for (const box of await boxes.all()) await box.uncheck();
for (const name of algorithms.split(',')) await boxes.and(page.getByRole('checkbox', { name, exact: true })).check();
for (const module of modules) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a solver (.wasm)' }).click();
  const name = `${basename(module).replace(/\.\w+$/, '')}.wasm`;
  await (await choosing).setFiles({ name, mimeType: 'application/wasm', buffer: Buffer.from(await wasmOf(module)) });
  await page.getByRole('group', { name: 'Your own solvers' }).getByRole('status').waitFor();
}

await page.getByRole('button', { name: 'Run' }).click();
await page.getByText('Finished', { exact: true }).waitFor({ timeout: 0 });
const rows = await page.getByRole('table', { name: 'All puzzles' }).getByRole('row').all();
for (const row of rows) {
  const cells = await row.locator('th, td').allInnerTexts();
  console.log(`| ${cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' ')).join(' | ')} |`);
}
await browser.close();
await server.close();
