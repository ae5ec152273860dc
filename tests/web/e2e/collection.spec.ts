// A collection: pasted or opened, solved, looked through, saved.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { largeGrid } from './large_grids';
import { expect, inkala, inkalaSolution, type Sudoscope, test } from './sudoscope';

const blank9 = '.'.repeat(81);
const none = `55${'.'.repeat(79)}`;
const unique6 = '1....4..2......5...3..6......1...3..';
const list = ['# four of them', inkala, '', `${blank9},remark`, none, 'no puzzle at all'].join('\n');

/** Through the file chooser of the tab Lists. */
async function openFile(app: Sudoscope, name: string, content: string | Buffer): Promise<void> {
  await app.page.getByRole('tab', { name: 'Lists' }).click();
  const choosing = app.page.waitForEvent('filechooser');
  await app.button('Open a file').first().click();
  const chooser = await choosing;
  await chooser.setFiles({
    name,
    mimeType: 'text/plain',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  });
}

test('a list that is pasted is solved line by line, and a row opens its puzzle', async ({ app, page }) => {
  await app.open();
  await app.paste(list);
  await expect(page.getByRole('tab', { name: 'Lists' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  for (const [kind, count] of [
    ['All', 4],
    ['One solution', 1],
    ['Several', 1],
    ['No solution', 1],
    ['Not a puzzle', 1],
  ] as const) {
    await expect(page.getByRole('radio', { name: `${kind} ${count}` })).toBeVisible();
  }
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /^2 One solution 21 / })).toBeVisible();
  await expect(table.getByRole('row', { name: /^4 Several 0 .* 2 or more/ })).toBeVisible();
  await page.getByText('1 line that cannot be read').click();
  await expect(page.getByText('Line 6')).toBeVisible();

  await page.getByRole('radio', { name: 'Several 1' }).check();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'All 4' }).check();

  await table.getByRole('row', { name: /^2 One solution/ }).click();
  await expect(page.getByRole('tab', { name: 'Play' })).toHaveAttribute('aria-selected', 'true');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(app.verdict).toContainText('One solution');
});

test('a list marks equivalent puzzles, and is filtered by them and by names, which its file keeps', async ({
  app,
  page,
}) => {
  const transposed = Array.from(inkala, (_, cell) => inkala[9 * (cell % 9) + Math.floor(cell / 9)]).join('');
  await app.open();
  await app.paste([`${inkala} # Inkala 2010`, `${transposed}  # its mirror image`, blank9].join('\n'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  const shown = page.locator('[data-results]').getByRole('status');
  await expect(shown).toHaveText('3 puzzles');
  await app.button('Find equivalent puzzles').click();
  await expect(page.getByText('3 puzzles, of which 2 are essentially different.')).toBeVisible();
  await expect(table.getByRole('row', { name: /^2 .* Line 1 its mirror image / })).toBeVisible();
  await page.getByText('First of each').click();
  await expect(shown).toHaveText('2 of 3 puzzles');
  await page.getByRole('searchbox').fill('inkala');
  await expect(shown).toHaveText('1 of 3 puzzles');
  await expectAccessible(page, 'a list with names and equivalent puzzles');
  const download = page.waitForEvent('download');
  await app.button('Table of those shown').click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect(lines[0]).toBe(
    'line,result,givens,guesses,solutions,all found,same as line,equivalent to line,comment,puzzle',
  );
  expect(lines[1]).toMatch(/,,,Inkala 2010,8[\d.]{80}$/);
  await app.button('Show all').click();
  await expect(table.getByRole('row')).toHaveCount(4);
});

test('the table is sorted and gone through with the keyboard alone', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(list);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  const head = (name: string) => table.getByRole('button', { name });
  await table.focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(head('Line')).toBeFocused();
  for (const key of ['ArrowLeft', 'End', 'ArrowRight']) await page.keyboard.press(key);
  await expect(head('Comment')).toBeFocused();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(head('Givens')).toBeFocused();
  await expect(table.getByRole('columnheader', { name: 'Givens' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(table.getByRole('columnheader', { name: 'Givens' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('row').nth(1)).toHaveAccessibleName(/^2 One solution/);
  await page.keyboard.press('ArrowDown');
  await expect(table).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('a list in the clipboard is opened with a button, which shows a reason if there is none', async ({
  app,
  page,
  context,
}) => {
  const copy = (text: string): Promise<void> => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const messages = page.getByRole('region', { name: 'Messages' });
  await app.open();
  await page.getByRole('tab', { name: 'Lists' }).click();
  await copy('');
  await app.button('Paste').click();
  await expect(messages).toContainText('The clipboard holds no text.');
  await copy(list);
  await app.button('Paste').click();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All 4' })).toBeVisible();
  // The button gives way to Cancel while the list is solved.
  await expect(app.button('Open a file')).toBeFocused();
  await context.clearPermissions();
  await app.button('Paste').click();
  await expect(messages).toContainText('The browser did not let Sudoscope read the clipboard.');
});

test('a file of many sizes is solved, and its solutions are saved a line for each', async ({ app, page }) => {
  await app.open();
  await openFile(app, 'mixed.txt', [inkala, unique6, 'nothing', inkala].join('\r\n'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All 4' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('group', { name: 'Save as a file' }).getByRole('button', { name: 'Solutions' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect([lines[0], lines[2], lines[3]]).toEqual([inkalaSolution, '', inkalaSolution]);
  expect(lines[1]).toMatch(/^[1-6]{36}$/);
});

test('a file that takes long can be cancelled, and its results until then stay', async ({ app, page }) => {
  const values = largeGrid('gecode25_0', 'gecode25_sample.txt').split(/\s+/);
  const line = values.map((value) => (value === '.' ? value : Number(value).toString(36).toUpperCase())).join('');
  await app.open();
  // Easy ones for a block of their own, then such as take seconds each.
  await openFile(app, 'long.txt', `${inkala}\n`.repeat(400) + `${line}\n`.repeat(400));
  await expect(page.getByRole('radio', { name: /^All [1-9]/ })).toBeVisible();
  await app.button('Cancel').click();
  await expect(page.getByText('Cancelled; the results so far are kept')).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  const rows = Number(await table.getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(1);
  expect(rows).toBeLessThan(801);
});

const library = [
  `:0000:x:${inkala}::::`,
  // A placed digit is not a given.
  `:0000:x:+8${inkala.slice(1)}::::`,
  `:0000:x:${inkala.slice(1)}::::`,
  '# a remark',
  `:0000:x:${blank9}::::`,
].join('\n');

test('a library of another program is a collection, with its bad lines by their numbers', async ({ app, page }) => {
  await app.open();
  await app.paste(library);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  for (const kind of ['All 4', 'One solution 1', 'Several 2', 'Not a puzzle 1']) {
    await expect(page.getByRole('radio', { name: kind })).toBeVisible();
  }
  await page.getByText('1 line that cannot be read').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(/[a-z]\.$/);
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(table.getByRole('row', { name: /^5 Several 0 / })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lines without exactly one solution' }).click();
  const lines = await readFile(await (await download).path(), 'utf8');
  expect(lines).toBe(
    `${library
      .split('\n')
      .slice(1)
      .filter((line) => !line.startsWith('#'))
      .join('\n')}\n`,
  );

  // A row opens with the player's entries.
  await table.getByRole('row', { name: /^2 Several 20 / }).click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 8');
});

test('a list of gsf is a collection, with a line of a library in it and a blank grid at its end', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(
    [
      `:0300:9:+8${inkala.slice(1)}::916 926::`,
      `99480,99408,114,1895,${inkala.replaceAll('.', '0')},Inkala`,
      `3,2,1,0,${'0'.repeat(81)},blank`,
    ].join('\n'),
  );
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  for (const kind of ['All 3', 'One solution 1', 'Several 2'])
    await expect(page.getByRole('radio', { name: kind })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await table.getByRole('row', { name: /^2 One solution 21 / }).click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('a folder of OpenSudoku is a collection of its games', async ({ app, page }) => {
  const game = (data: string): string => `    <game data="${data.replaceAll('.', '0')}"/>`;
  const games = [game(inkala), game('12'), game(blank9)].join('\n');
  await app.open();
  await app.paste(`<?xml version="1.0"?>\n<opensudoku>\n  <folder name="a">\n${games}\n  </folder>\n</opensudoku>`);
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(table.getByRole('row', { name: /^5 Not a puzzle/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^6 Several 0 / })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('group', { name: 'Save as a file' }).getByRole('button', { name: 'Solutions' }).click();
  const solutions = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect([solutions.length, solutions[0], solutions[1]]).toEqual([4, inkalaSolution, '']);
  await table.getByRole('row', { name: /^4 One solution 21 / }).click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('a table in UTF-16 is a collection of its puzzles, and errors are shown at their lines', async ({ app, page }) => {
  await app.open();
  const table = `puzzle;solution\r${inkala};\r${blank9};\r12345;\r`;
  await openFile(app, 'puzzles.csv', Buffer.from(`\uFEFF${table}`, 'utf16le'));
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Puzzles of the list' });
  await expect(rows.getByRole('row', { name: /^2 One solution 21 / })).toBeVisible();
  await expect(rows.getByRole('row', { name: /^3 Several 0 / })).toBeVisible();
  await expect(rows.getByRole('row', { name: /^4 Not a puzzle/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All 3' })).toBeVisible();
});

test('a file that is no text gets a message with its kind and advice', async ({ app, page }) => {
  await app.open();
  await openFile(app, 'all.zip', Buffer.from('PK\u0003\u0004\u0014\u0000puzzles.sdm'));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'all.zip: This is a ZIP archive: unpack it, and open the files in it.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
