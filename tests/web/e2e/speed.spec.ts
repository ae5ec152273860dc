// The limits that the page promises, measured and printed. Run alone, after all other browser tests; where a time on the
// clock is promised the best of a few attempts counts, because whatever else the machine does can only add to it.
import type { Browser, Page } from '@playwright/test';
import { frameTimes, percentile } from './frame_times';
import { stopwatch } from './stopwatch';
import { expect, inkala, type Sudoscope, test } from './sudoscope';

const emptyGrid = '.'.repeat(81);
const attempts = 3;

const inWords = (times_ms: number[]): string => times_ms.map((ms) => ms.toFixed(1)).join(', ') + ' ms';

async function openEmptyGrid(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(emptyGrid);
  await expect(app.verdict).toContainText('An empty grid');
}

test('the verdict on a pasted grid comes within 100 ms', async ({ app }) => {
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
  expect(Math.min(...times)).toBeLessThan(100);
});

test('a count is stopped within 100 ms, and holds up the page at no time', async ({ app, page }) => {
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
  const longUntil: number[] = [0];
  while (times.length < attempts) {
    await app.button('Count solutions').click();
    await expect(page.getByText(/so far/)).toBeVisible();
    await page.waitForTimeout(500);
    const elapsed = await stopwatch(page.getByRole('tabpanel'), 'click', 'Count solutions');
    await app.button('Stop counting').click();
    times.push(await elapsed());
    longUntil.push((await longTasks.jsonValue()).length);
  }
  const long = await longTasks.jsonValue();
  console.log(`stopped after ${inWords(times)}; tasks over 50 ms: ${long.length === 0 ? 'none' : inWords(long)}`);
  expect(Math.min(...times)).toBeLessThan(100);
  // The count takes every core: on a busy machine the page may have to wait for one, but not each time.
  expect(longUntil.slice(1).map((sum, i) => sum - longUntil[i]!)).toContain(0);
});

test('a count on all cores is stopped within 200 ms', async ({ app, page }) => {
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
  expect(Math.min(...times)).toBeLessThan(200);
});

test('a frame of a 49x49 run costs the page less than 16.7 ms', async ({ app, page, browser }) => {
  await app.open();
  await app.paste(thinnedGrid(7));
  await expect(app.board).toHaveAttribute('aria-rowcount', '49');
  await app.watch('Propagate and guess');
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  await expectSmooth(browser, page, '49x49');
  expect(await app.position()).toBeGreaterThan(0);
});

test('a frame of two 25x25 runs side by side costs the page less than 16.7 ms', async ({ app, page, browser }) => {
  await app.open();
  await app.paste(thinnedGrid(5));
  await expect(app.board).toHaveAttribute('aria-rowcount', '25');
  await app.watch('Brute force');
  // Neither comes to an end.
  await page.getByText('All solutions').click();
  await app.button('Compare side by side').click();
  await page.getByLabel('Algorithm 2').selectOption({ label: 'Dancing links' });
  const place = page.getByRole('slider', { name: 'Place of all runs' });
  await expect(page.getByRole('region', { name: 'How they stand' })).toContainText('The start');
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  await expectSmooth(browser, page, 'two 25x25');
  await expect(app.button(/^Pause/)).toBeVisible();
  expect(Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(1000);
});

async function expectSmooth(browser: Browser, page: Page, what: string): Promise<void> {
  const frames = await frameTimes(browser, page, 3000);
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => percentile(frames, share).toFixed(1));
  console.log(`${what}, ${frames.length} frames: median ${median} ms, p95 ${p95} ms, most ${most} ms`);
  // A trace without frames, or without their times, proves nothing.
  expect(frames.length).toBeGreaterThan(10);
  expect(percentile(frames, 0.5)).toBeGreaterThan(0);
  expect(percentile(frames, 0.95)).toBeLessThan(16.7);
}

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
