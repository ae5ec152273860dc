// The cost of each frame on the page's main thread, from Chromium's own trace.
// Processor time, not time on the clock: work of other programs does not count.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  /** "X" = an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: the start on the clock, and the processor time that the thread took. */
  ts: number;
  tdur?: number;
  args: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Milliseconds of the main thread for each frame shown within the given time, in order. */
export async function frameTimes(browser: Browser, page: Page, duration_ms: number): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'cc'] });
  await page.waitForTimeout(duration_ms);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };

  const named = trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const mains = new Set(named.map(threadOf));
  const onMain = trace.traceEvents
    .filter((event) => event.ph === 'X' && mains.has(threadOf(event)))
    .sort((a, b) => a.ts - b.ts);

  // The cost of a frame is all work of the thread since the one before, including
  // messages of the solver, and its own task, which begins before the frame does.
  const frames: number[] = [];
  let cost_ms = 0;
  for (const { name, tdur = 0 } of onMain) {
    if (name === 'ThreadControllerImpl::RunTask') cost_ms += tdur / 1000;
    else if (name === 'ProxyMain::BeginMainFrame') {
      frames.push(cost_ms);
      cost_ms = 0;
    }
  }
  // The first was cut off.
  return frames.slice(1);
}

/** The value that this share of the list is below. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
