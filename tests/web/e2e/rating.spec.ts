// Ratings: of the puzzle on the board in Logic and in the diagnosis, and of the puzzles of a collection.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, gentle, test } from './sudoscope';

const hard = '......5..4.7.6.8..63.4.52..8......71..497.........1.....8..2...31...8...5...13..8';
const fiendish = '.....3....8.....5..7.2.1.4673..68...9.......8......6......57..16.1.94..7.5.....3.';
const takesOfHard = '2 steps of locked candidates, an X-wing and a BUG; 4 bottlenecks (only one step available)';

test('Logic and the diagnosis show the difficulty, and the rating of Sudoku Explainer or HoDoKu once chosen', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(hard);
  await expect(app.verdict).toContainText('One solution');
  await app.openTools();
  await app.button('More about the givens').click();
  const rating = page.getByRole('region', { name: 'How hard the puzzle is' });
  await expect(rating).toHaveText(`Hard: ${takesOfHard}`);
  await page.getByRole('tab', { name: 'Logic' }).click();
  await expect(rating).toHaveText(`Hard: ${takesOfHard}`);
  await app.button('Settings').click();
  await page.getByText('Sudoku Explainer', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(rating).toContainText('Sudoku Explainer: ER 4.2 · EP 1.2 · ED 1.2');
  await app.button('Settings').click();
  await page.getByText('HoDoKu', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(rating).toContainText('HoDoKu: 670 · hard');
  await app.button('Settings').click();
  await page.getByText('Sudoku Explainer', { exact: true }).click();
  await page.keyboard.press('Escape');
  await app.paste(gentle);
  await expect(rating).toContainText('Gentle: hidden singles alone');
  await expect(rating).toContainText('ER 1.2');
  await expectAccessible(page, 'the rating');
});

test('a puzzle with several solutions has no rating, and Logic shows a sentence', async ({ app, page }) => {
  await app.open();
  await app.paste(`12${'.'.repeat(79)}`);
  await expect(app.verdict).toContainText('solutions');
  await page.getByRole('tab', { name: 'Logic' }).click();
  const rating = page.getByRole('region', { name: 'How hard the puzzle is' });
  await expect(rating).toHaveText('Only a puzzle with exactly one solution can be rated.');
});

test('a list is rated when asked for: sorted, filtered, saved, and there after a reload', async ({ app, page }) => {
  await app.open();
  await app.paste([fiendish, gentle, `12${'.'.repeat(79)}`, hard].join('\n'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  for (const [at, scale] of ['Sudoscope’s levels', 'Sudoku Explainer', 'HoDoKu'].entries()) {
    await app.button(`Rate by ${scale}`).click();
    await expect(page.getByText('3 of 3 rated')).toHaveCount(at + 1);
  }
  await expect(
    table.getByRole('row', { name: /^1 One solution .* fiendish 7\.2 [\d.]+ [\d.]+ [\d,]+ \w+ / }),
  ).toBeVisible();
  await table.getByRole('button', { name: 'Difficulty' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('gentle');
  await expect(table.getByRole('row').nth(3)).toContainText('fiendish');
  await page.getByLabel('Difficulty from').selectOption('medium');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByLabel('ER to').fill('4.2');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByLabel('HoDoKu’s level from').selectOption('hard');
  await page.getByLabel('HoDoKu’s score to').fill('700');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Needs').selectOption({ label: 'X-wing (1)' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'the ratings of a list');

  const saving = page.waitForEvent('download');
  await app.button('Table of those shown').click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved.split('\n')[0]).toBe(
    'line,result,givens,guesses,solutions,all found,same as line,difficulty,ER,EP,ED,HoDoKu,HoDoKu level,techniques,puzzle',
  );
  expect(saved.split('\n')[1]).toContain(
    `,hard,4.2,1.2,1.2,670,hard,locked-candidates-1 locked-candidates-2 x-wing bug-plus-1,${hard}`,
  );

  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Lists' }).click();
  await expect(table.getByRole('row', { name: /^4 One solution .* hard 4\.2 1\.2 1\.2 670 hard/ })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
});
