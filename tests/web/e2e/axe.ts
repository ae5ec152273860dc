// Faults that axe-core finds in the current page.
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Defined once the script was loaded. */
    axe?: typeof axe;
  }
}

/**
 * Nothing serious, in light or dark colours. `state`: name of the look; `leftOut`:
 * selectors of parts that are the same in other states and would take minutes in this one.
 */
export async function expectAccessible(page: Page, state: string, leftOut: string[] = []): Promise<void> {
  // The dark page differs from the light one in colours only.
  await expectNothingSerious(page, `${state}, light`, leftOut);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingSerious(page, `${state}, dark`, leftOut, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until all fades and transitions are over: half visible, nothing has enough contrast. */
async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
      ),
    )
    .toBe(0);
}

/** The page at rest, by these rules, or by all. The part behind an open dialog is judged when none is open. */
export async function expectNothingSerious(
  page: Page,
  state: string,
  leftOut: string[] = [],
  rules?: string[],
): Promise<void> {
  await atRest(page);
  // Sending the page its 500 kB again for each look would take longer than most looks.
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  const dialog = 'dialog[open]';
  const include = (await page.locator(dialog).count()) > 0 ? dialog : 'html';
  // Listing passed rules as well takes as long again.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const violations = await page.evaluate(async ([context, how]) => (await window.axe!.run(context, how)).violations, [
    { include, exclude: leftOut },
    options,
  ] as const);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(serious, state).toEqual([]);
}
