// What axe-core finds in the page as it stands.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing serious. `state` tells one look from another; `leftOut`: selectors of what is the same in other states and
 * would take minutes to look at in this one.
 */
export async function expectAccessible(page: Page, state: string, leftOut: string[] = []): Promise<void> {
  // Listing what is in order as well takes as long again, and so does another tab to put frames together in, of which this
  // page has none; and the dark page differs from the light one in colours only.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(leftOut);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (isDark ? axe.withRules('color-contrast') : axe).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(serious, state).toEqual([]);
}
