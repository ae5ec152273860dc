// Puzzles of days in the page: the same for everybody, one record of each, and the calendar.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, settled, Sudoscope, test } from './sudoscope';

async function openToday(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('tab', { name: 'Today', exact: true }).click();
}

const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** The title of the current puzzle, above the pad. */
const titleOn = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Number entry' }).getByText(title, { exact: true });

test('the puzzle of the day is the same for everybody, another one for each difficulty, and stays made', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const daily = async (on: Sudoscope, difficulty: string): Promise<string> => {
    await openToday(on.page);
    const before = await hashOf(on.page);
    await on.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${difficulty}`, 'i') })
      .click();
    await expect(on.page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => hashOf(on.page)).not.toBe(before);
    return hashOf(on.page);
  };
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await app.open();
  const hard = await daily(app, 'hard');
  const easy = await daily(app, 'easy');
  expect(easy).not.toBe(hard);
  const elsewhere = await browser.newContext({ baseURL });
  const other = new Sudoscope(await elsewhere.newPage());
  await other.page.clock.setFixedTime(new Date(2026, 10, 23, 23));
  await other.open();
  expect(await daily(other, 'hard')).toBe(hard);
  await elsewhere.close();
  await page.reload();
  await openToday(page);
  await expectAccessible(page, 'the puzzles of days');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Hard/ })).not.toContainText('%');
});

test('the puzzles of the last week can be played, each under its day', async ({ app, page, browser, baseURL }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await app.open();
  await openToday(page);
  await page.getByRole('radio', { name: /Nov 22/ }).check({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Gentle/ })
    .click();
  await expect(titleOn(page, 'Puzzle of November 22, 2026')).toBeVisible();
  await expect.poll(() => hashOf(page)).not.toContain(`.${'0'.repeat(81)}.`);
  const sunday = await hashOf(page);
  const onSunday = await browser.newContext({ baseURL });
  const other = new Sudoscope(await onSunday.newPage());
  await other.page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await other.open();
  await openToday(other.page);
  await other.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Gentle/ })
    .click();
  await expect(titleOn(other.page, 'Puzzle of the day')).toBeVisible();
  await expect.poll(() => hashOf(other.page)).toBe(sunday);
  await onSunday.close();
});

test('every past day is played from the calendar, which keys walk', async ({ app, page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await app.open();
  await openToday(page);
  await app.button('Calendar').click();
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  const day = (name: string): Locator => dialog.getByRole('gridcell').getByRole('button', { name });
  await expect(day('Monday, November 23, 2026')).toHaveAttribute('aria-current', 'date');
  await expect(day('Tuesday, November 24, 2026, yet to come')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'the calendar');
  await day('Monday, November 23, 2026').focus();
  for (const key of ['PageUp', 'ArrowUp', 'ArrowLeft', 'Home']) await page.keyboard.press(key);
  await expect(day('Monday, October 12, 2026')).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'October 2026', exact: true })).toBeVisible();
  await app.button('Earlier month').click();
  await day('Wednesday, September 30, 2026').click();
  await dialog.getByRole('button', { name: /^Easy/ }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOn(page, 'Puzzle of September 30, 2026')).toBeVisible();
});

test('today’s medium is on the board after two presses, on the first day and on later ones', async ({ app, page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await app.open();
  await page
    .getByRole('region', { name: 'Begin' })
    .getByRole('button', { name: /^Medium/ })
    .click();
  await expect(titleOn(page, 'Puzzle of the day')).toBeVisible();
  await expect.poll(() => hashOf(page)).toContain('.y202611232.');
  await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
  await page.reload();
  await expect(titleOn(page, 'Puzzle of November 23, 2026')).toBeVisible();
  await app.button(/^New/).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Medium/ })
    .click();
  await expect(titleOn(page, 'Puzzle of the day')).toBeVisible();
  await expect.poll(() => hashOf(page)).toContain('.y202611242.');
});

test('today’s puzzles are offered beside another; one that was begun is found as it was left', async ({
  app,
  page,
}) => {
  // Its first cell is a given, unlike that of the other puzzle.
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await app.open();
  await app.paste(gentle);
  const offered = page.getByRole('region', { name: 'Number entry' }).getByRole('button', { name: 'Today’s puzzles' });
  await expect(app.cell(1, 3)).toHaveAccessibleName(/given 3/);
  const pasted = await app.cellSentences();
  await offered.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Gentle/ })
    .click();
  // The names of the cells follow the board.
  await expect.poll(() => app.cellSentences()).not.toEqual(pasted);
  const blank = (await settled(page, () => app.cellSentences())).findIndex((sentence) => sentence.includes('empty'));
  const [row, column] = [Math.floor(blank / 9) + 1, (blank % 9) + 1];
  await app.cell(row, column).click();
  await page.keyboard.press('1');
  await expect(app.cell(row, column)).toHaveAccessibleName(/entered 1/);
  await app.paste(gentle);
  await expect(
    page.getByRole('region', { name: 'Number entry' }).getByRole('button', { name: 'Statistics' }),
  ).toBeVisible();
  await expect(offered).toHaveCount(0);
  await openToday(page);
  const begun = page.getByRole('dialog').getByRole('button', { name: /^Gentle.*\d% · continue/ });
  await expectAccessible(page, 'the puzzles of days, one begun');
  await begun.click();
  await expect(app.cell(row, column)).toHaveAccessibleName(/entered 1/);
  await openToday(page);
  await page.getByRole('tab', { name: 'My puzzles' }).click();
  await expect(page.getByRole('button', { name: /^Puzzle of the day/ })).toHaveCount(1);
});

test('a puzzle made or chosen while Lists or the Lab are shown is played at once', async ({ app, page }) => {
  const played = page.getByRole('tab', { name: 'Play', exact: true });
  await app.open();
  for (const tab of ['Lists', 'Lab']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await openToday(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gentle/ })
      .click();
    await expect(played).toHaveAttribute('aria-selected', 'true');
    await expect(app.verdict).toContainText('One solution');
  }
  await page.getByRole('tab', { name: 'Lists', exact: true }).click();
  await app.paste(gentle);
  await expect(played).toHaveAttribute('aria-selected', 'true');
});

test('the statistics and the calendar are one press away from the name of the puzzle', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  const deck = page.getByRole('region', { name: 'Number entry' });
  await deck.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' }).getByRole('grid')).toBeVisible();
});
