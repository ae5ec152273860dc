// A collection looked through: from puzzle to puzzle on the board, by numbers, without copies, as a table; kept over a
// reload.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { lateAnswers } from './late_answers';
import { expect, inkala, type Sudoscope, test } from './sudoscope';

const blank9 = '.'.repeat(81);
const unique4 = '1.......4.....2.';
const list = [inkala, `${blank9},"a remark"`, 'no puzzle at all', inkala.replaceAll('.', '0'), unique4].join('\n');

const table = (page: Page): Locator => page.getByRole('grid', { name: 'Puzzles of the list' });
const place = (page: Page): Locator => page.getByRole('group', { name: 'Place in the list' });

async function collect(app: Sudoscope, page: Page): Promise<void> {
  await app.open();
  await app.paste(list);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
}

test('buttons and keys lead from puzzle to puzzle, past lines without a puzzle', async ({ app, page }) => {
  await collect(app, page);
  await table(page).getByRole('row').nth(1).click();
  await expect(place(page)).toContainText('1 of 5 · line 1');
  await expect(app.button('Previous puzzle')).toHaveAttribute('aria-disabled', 'true');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await app.button('Next puzzle').click();
  await expect(place(page)).toContainText('2 of 5 · line 2');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, empty');
  await app.button('Next puzzle').click();
  await expect(place(page)).toContainText('4 of 5 · line 4');
  await page.keyboard.press('>');
  await expect(place(page)).toContainText('5 of 5 · line 5');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 1');
  for (const key of ['<', '<', '<']) await page.keyboard.press(key);
  await expect(place(page)).toContainText('1 of 5 · line 1');
  await app.button(/^Undo/).click();
  await expect(place(page)).not.toContainText('line 1');
  // A puzzle that came another way is not part of the collection.
  await app.paste('1...............');
  await expect(place(page)).toBeHidden();
});

test('a tab that is chosen while a row is being read stays, with the puzzle of the row on the board', async ({
  app,
  page,
}) => {
  const late = await lateAnswers(page);
  await collect(app, page);
  await late.hold();
  await table(page).getByRole('row').nth(1).click();
  await app.showTab('Lab');
  await late.letGo();
  await expect(page.getByRole('banner')).toContainText('21 givens');
  await expect(page.getByRole('tab', { name: 'Lab' })).toHaveAttribute('aria-selected', 'true');
  await app.showTab('Play');
  await expect(place(page)).toContainText('1 of 5 · line 1');
});

test('the table has each puzzle, marks copies, and is saved as it is shown', async ({ app, page }) => {
  await collect(app, page);
  const rows = table(page).getByRole('row');
  await expect(rows.nth(1)).toContainText(inkala);
  await expect(rows.nth(3)).toContainText('no puzzle at all');
  await expect(rows.nth(4)).toContainText('Same as line 1');
  await expect(page.getByRole('group', { name: '1 copy of puzzles further up, with the same givens' })).toBeVisible();
  await page.getByText('Hide', { exact: true }).click();
  await expect(rows).toHaveCount(5);
  await page.getByRole('spinbutton', { name: 'Givens from' }).fill('1');
  await page.getByRole('spinbutton', { name: 'Givens to' }).fill('21');
  await expect(rows).toHaveCount(3);
  const saved = async (name: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Save as a file' }).getByRole('button', { name, exact: true }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const lines = (await saved('Table of those shown (CSV)')).split('\n');
  expect(lines[0]).toBe('line,result,givens,guesses,solutions,all found,same as line,comment,puzzle');
  expect(lines[1]).toMatch(new RegExp(`^1,One solution,21,\\d+,1,yes,,,${inkala.replaceAll('.', '\\.')}$`));
  expect(lines[2]).toMatch(/^5,\w+( \w+)?,3,\d+,\d+,\w+,,,1\.{7}4\.{5}2\.$/);
  expect(lines).toHaveLength(4);
  expect(await saved('Lines shown')).toBe(`${inkala}\n${unique4}\n`);

  await page.getByRole('spinbutton', { name: 'Givens from' }).fill('80');
  await expect(page.getByText('No puzzle passes all filters.')).toBeVisible();
  await app.button('Show all').click();
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('spinbutton', { name: 'Givens from' })).toHaveValue('');
  const all = (await saved('Table of all (CSV)')).split('\n');
  expect(all[3]).toBe('3,Not a puzzle,,,,,,,no puzzle at all');
  expect(all[4]).toMatch(/,1,,8\d{80}$/);
});

test('a collection is kept over a reload, with the puzzle on the board and its filters, until it is closed', async ({
  app,
  page,
}) => {
  await collect(app, page);
  await page.getByText('Hide', { exact: true }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await table(page).getByRole('row').nth(2).click();
  await expect(place(page)).toContainText('2 of 4 · line 2');
  await page.reload();
  await expect(place(page)).toContainText('2 of 4 · line 2');
  await page.keyboard.press('>');
  await expect(place(page)).toContainText('4 of 4 · line 5');
  await page.getByRole('tab', { name: 'Lists' }).click();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All 5' })).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(5);
  await expect(table(page).getByRole('row').nth(1)).toContainText(inkala);

  await app.button('Close the list').click();
  await expect(page.getByText('Solve a whole file of puzzles')).toBeVisible();
  await app.button('Bring it back').click();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await app.button('Close the list').click();
  await page.reload();
  await expect(page.getByText('Solve a whole file of puzzles')).toBeVisible();
});

test('a device without room shows a message, and the collection is solved all the same', async ({ app, page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...parameters) {
      if (this.transaction.db.name === 'sudoscope-collections') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, parameters);
    };
  });
  await collect(app, page);
  await expect(page.getByText('It will not survive a reload: this device has no room left for it.')).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(6);
});
