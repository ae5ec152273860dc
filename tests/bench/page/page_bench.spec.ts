// Times of the page's actions in milliseconds, measured in the built page and
// printed; nothing is judged. Run it on an idle machine: `npm run bench:page`.
import type { Browser, Page } from '@playwright/test';
import { largeGrid } from '../../web/e2e/large_grids';
import { expect, inkala, type Sudoscope, test } from '../../web/e2e/sudoscope';
import { frameTimes, percentile } from './frame_times';
import { stopwatch } from './stopwatch';

const emptyGrid = '.'.repeat(81);
const attempts = 3;

const inWords = (times_ms: number[]): string => times_ms.map((ms) => ms.toFixed(1)).join(', ') + ' ms';

async function openEmptyGrid(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(emptyGrid);
  await expect(app.verdict).toContainText('An empty grid');
}

test('the verdict on a pasted grid', async ({ app }) => {
  await openEmptyGrid(app);
  const times: number[] = [];
  while (times.length < attempts) {
    const elapsed = await stopwatch(app.verdict, 'paste', 'One solution');
    await app.paste(inkala);
    times.push(await elapsed());
    await app.paste(emptyGrid);
    await expect(app.verdict).toContainText('An empty grid');
  }
  console.log(`verdict after ${inWords(times)}`);
});

test('a count is stopped, and what holds up the page meanwhile', async ({ app, page }) => {
  await openEmptyGrid(app);
  const longTasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    return durations;
  });
  const times: number[] = [];
  while (times.length < attempts) {
    await app.button('Count solutions').click();
    await expect(page.getByText(/so far/)).toBeVisible();
    await page.waitForTimeout(500);
    const elapsed = await stopwatch(page.getByRole('tabpanel'), 'click', 'Count solutions');
    await app.button('Stop counting').click();
    times.push(await elapsed());
  }
  const long = await longTasks.jsonValue();
  console.log(`stopped after ${inWords(times)}; tasks over 50 ms: ${long.length === 0 ? 'none' : inWords(long)}`);
});

test('a count on all cores is stopped', async ({ app, page }) => {
  await openEmptyGrid(app);
  const times: number[] = [];
  while (times.length < attempts) {
    await app.button('Count solutions').click();
    await expect(page.getByText(/explored.*so far/)).toBeVisible();
    await page.waitForTimeout(500);
    const elapsed = await stopwatch(page.getByRole('tabpanel'), 'click', 'Count solutions');
    await app.button('Stop counting').click();
    times.push(await elapsed());
  }
  console.log(`all stopped after ${inWords(times)}`);
});

test('a frame of a 49x49 run', async ({ app, page, browser }) => {
  await app.open();
  await app.paste(thinnedGrid(7));
  await expect(app.board).toHaveAttribute('aria-rowcount', '49');
  await app.watch('Propagate and guess');
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  await printFrames(browser, page, '49x49');
});

test('a frame of two 25x25 runs side by side', async ({ app, page, browser }) => {
  await app.open();
  await app.paste(thinnedGrid(5));
  await expect(app.board).toHaveAttribute('aria-rowcount', '25');
  await app.watch('Brute force');
  // Neither search ends.
  await page.getByText('All solutions').click();
  await app.button('Compare side by side').click();
  await page.getByLabel('Algorithm 2').selectOption({ label: 'Dancing links' });
  await expect(page.getByRole('region', { name: 'Standings' })).toContainText('The start');
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  await printFrames(browser, page, 'two 25x25');
});

async function printFrames(browser: Browser, page: Page, what: string): Promise<void> {
  const frames = await frameTimes(browser, page, 3000);
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => percentile(frames, share).toFixed(1));
  console.log(`${what}, ${frames.length} frames: median ${median} ms, p95 ${p95} ms, most ${most} ms`);
  // A trace without frames shows nothing.
  expect(frames.length).toBeGreaterThan(10);
}

/** The longest times between two turns of the page's event loop, longest first, in milliseconds. */
async function gapsDuring(page: Page, duration_ms: number): Promise<number[]> {
  return page.evaluate(async (lasts_ms) => {
    const gaps: number[] = [];
    const end_ms = performance.now() + lasts_ms;
    let last_ms = performance.now();
    while (last_ms < end_ms) {
      await new Promise((resolve) => setTimeout(resolve));
      const now_ms = performance.now();
      gaps.push(now_ms - last_ms);
      last_ms = now_ms;
    }
    return gaps.sort((a, b) => b - a);
  }, duration_ms);
}

test('the page while a hard 36x36 is searched', async ({ app, page }) => {
  await app.open();
  await app.paste(largeGrid('balanced36_48'));
  await expect(page.getByRole('region', { name: 'The search' })).toBeVisible();
  const gaps = await gapsDuring(page, 2000);
  console.log(
    `longest gaps of the event loop: ${inWords(gaps.slice(0, 3))}; p95 ${inWords([gaps[(gaps.length / 20) | 0]!])}`,
  );
});

/** A solved grid in square boxes with three cells in five taken out, as numbers. */
function thinnedGrid(box: number): string {
  const side = box * box;
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      const value = ((box * row + Math.floor(row / box) + column) % side) + 1;
      return (row * 31 + column * 17) % 5 < 3 ? '.' : String(value);
    }).join(' '),
  );
  return rows.join('\n');
}
