// The limits that the page promises, measured inside the page and printed. Run alone, after all other browser tests.
import type { Page } from '@playwright/test';
import { expect, inkala, test } from './sudoscope';

test.describe.configure({ mode: 'serial' });

/** Milliseconds from the next event of a kind to the moment when a region's text matches; asked for before the event. */
async function stopwatch(page: Page, event: string, region: string, pattern: string): Promise<() => Promise<number>> {
  const result = await page.evaluateHandle(
    ([event, region, pattern]) => {
      const times = new Promise<number>((resolve) => {
        document.addEventListener(
          event,
          () => {
            const start = performance.now();
            const look = (): void => {
              const text = document.querySelector(`[aria-label="${region}"]`)?.textContent ?? '';
              if (!new RegExp(pattern).test(text)) return;
              observer.disconnect();
              resolve(performance.now() - start);
            };
            const observer = new MutationObserver(look);
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      });
      return { times };
    },
    [event, region, pattern] as const,
  );
  return () => result.evaluate(({ times }) => times);
}

test('the verdict on a pasted grid comes within 100 ms', async ({ app, page }) => {
  await app.open();
  await app.paste('.'.repeat(81));
  await expect(app.verdict).toContainText('An empty grid');
  const elapsed = await stopwatch(page, 'paste', 'Verdict', 'One solution');
  await app.paste(inkala);
  const ms = await elapsed();
  console.log(`verdict after ${ms.toFixed(1)} ms`);
  expect(ms).toBeLessThan(100);
});

test('a count is stopped within 100 ms, and holds up the page at no time', async ({ app, page }) => {
  await app.open();
  await app.paste('.'.repeat(81));
  await expect(app.verdict).toContainText('An empty grid');
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { longTasks: seen });
  });
  await app.button('Count solutions').click();
  await expect(page.getByText(/so far/)).toBeVisible();
  await page.waitForTimeout(1500);
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const elapsed = await stopwatch(page, 'click', 'Solve', 'Count solutions');
  await app.button('Stop counting').click();
  const ms = await elapsed();
  console.log(`stopped after ${ms.toFixed(1)} ms; tasks over 50 ms: ${longTasks.length}`);
  expect(ms).toBeLessThan(100);
  expect(longTasks).toEqual([]);
});

test('frames of a 49x49 run are ready within 16.7 ms', async ({ app, page }) => {
  await app.open();
  await app.paste(grid49());
  await expect(app.board).toHaveAttribute('aria-rowcount', '49');
  await app.watch('Propagate and guess');
  await page.getByRole('slider', { name: 'Speed' }).fill('31');
  await app.button(/^Play/).click();
  const frames = await page.evaluate(measureFrames, 180);
  const at = (share: number): number => frames.toSorted((a, b) => a - b)[Math.floor(share * frames.length)]!;
  console.log(
    `49x49 frames: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, most ${at(1 - 1e-9).toFixed(1)} ms`,
  );
  expect(await app.position()).toBeGreaterThan(0);
  expect(at(0.95)).toBeLessThan(16.7);
});

/** A solved 49x49 in 7x7 boxes with three cells in five taken out, as numbers. */
function grid49(): string {
  const rows = Array.from({ length: 49 }, (_, row) =>
    Array.from({ length: 49 }, (_, column) => {
      const value = ((7 * row + Math.floor(row / 7) + column) % 49) + 1;
      return (row * 31 + column * 17) % 5 < 3 ? '.' : String(value);
    }).join(' '),
  );
  return rows.join('\n');
}

/** For each of some frames: milliseconds from its start until the page has drawn it and is free again. */
function measureFrames(count: number): Promise<number[]> {
  const { port1, port2 } = new MessageChannel();
  const frames: number[] = [];
  return new Promise((resolve) => {
    let start = 0;
    // The message comes after everything that the page does in this frame.
    port1.onmessage = () => {
      frames.push(performance.now() - start);
      if (frames.length === count) resolve(frames);
      else requestAnimationFrame(next);
    };
    const next = (time: number): void => {
      start = time;
      port2.postMessage(null);
    };
    requestAnimationFrame(next);
  });
}
