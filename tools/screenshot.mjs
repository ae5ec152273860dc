// Takes the README's picture, web/screenshot.png, from the built site; run it when the page has changed its looks.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find_chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const puzzle = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const server = spawn('node', ['node_modules/vite/bin/vite.js', 'preview', '--port', '41740', '--strictPort'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto('http://localhost:41740/');
  await page.getByRole('region', { name: 'Verdict' }).waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), puzzle);
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('heading', { name: 'One solution' }).waitFor();
  await page.getByRole('tab', { name: 'Watch' }).click();
  await page.getByLabel('Algorithm').selectOption({ label: 'Propagate and guess' });
  await page.getByRole('button', { name: /^To the end/ }).click();
  await page.getByRole('region', { name: 'What just happened' }).getByText('Solution 1').waitFor();
  const timeline = await page.getByRole('slider', { name: 'Position in the run' }).boundingBox();
  await page.mouse.click(timeline.x + timeline.width * 0.3, timeline.y + timeline.height / 2);
  await page.getByRole('button', { name: /^Next guess/ }).click();
  // The message about the pasted puzzle leaves by itself.
  await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });
  await page.mouse.move(640, 60);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${root}web/screenshot.png` });
} finally {
  await browser.close();
  server.kill();
}
