// Puzzles made in the page, without a network.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, gentle, Sudoscope, test } from './sudoscope';

async function openMake(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('tab', { name: 'Make' }).click();
}

test('a puzzle is made as hard as wished, with the symmetry wished, and stands on the board with one solution', async ({
  app,
  page,
}) => {
  await app.open();
  await openMake(page);
  await page.getByLabel('Difficulty').selectOption('medium');
  await page.getByLabel('Symmetry of the givens').selectOption('quarter turn');
  await expectAccessible(page, 'the form');
  await app.button('Make a puzzle').click();
  await expect(app.verdict).toContainText('One solution');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/A new puzzle, medium, with \d+ givens\./);
  const isGiven = async (): Promise<boolean[]> =>
    (await app.cellSentences()).map((sentence) => / given \d/.test(sentence));
  await expect.poll(async () => (await isGiven()).filter(Boolean).length).toBeGreaterThan(16);
  const given = await isGiven();
  given.forEach((each, cell) => expect(each).toBe(given[9 * (cell % 9) + 8 - Math.floor(cell / 9)]));
  await app.showTab('Logic');
  await expect(page.getByRole('region', { name: 'How hard the puzzle is' })).toHaveText(/^ ?medium:/i);
});

test('the puzzle of the day is the same for everybody, another one for each difficulty', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const daily = async (on: Sudoscope, difficulty: string): Promise<string> => {
    await openMake(on.page);
    await on.page.getByLabel('Difficulty').selectOption(difficulty);
    await on.button('Puzzle of the day').click();
    const messages = on.page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText(`The puzzle of the day, ${difficulty}.`);
    await expect(on.verdict).toContainText('One solution');
    return on.page.evaluate(() => location.hash);
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
});

test('what takes long is stopped, and the puzzle on the board stays', async ({ app, page }) => {
  await app.open();
  await app.paste(gentle);
  await expect(app.verdict).toContainText('One solution');
  await openMake(page);
  // No such small puzzle is extreme.
  await page.getByText('4×4', { exact: true }).click();
  await page.getByLabel('Difficulty').selectOption('extreme');
  await app.button('Make a puzzle').click();
  await expect(page.getByText(/attempts so far/)).toBeVisible();
  await app.button('Stop').click();
  await expect(app.button('Make a puzzle')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(app.cell(1, 3)).toHaveAccessibleName(/given 3/);
});
