// A collection: pasted or dropped, solved, looked through, saved.
import { inkala, inkalaSolution } from '../e2e/sudoscope';
import { expect, test } from './sudoscope';

const blank = '.'.repeat(81);
const none = `55${'.'.repeat(79)}`;

test('a list that is pasted is solved line by line, sorted, and a row opens its puzzle', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.paste(['# four of them', inkala, blank, none, 'no puzzle at all'].join('\n'));
  for (const kind of ['All 4', 'One solution 1', 'Several 1', 'No solution 1', 'Not a puzzle 1'])
    await expect.poll(() => app.page.get('radio', kind).count(), kind).toBe(1);
  const table = app.page.get('grid', 'Puzzles of the list');
  await table.get('button', /^Givens/).click();
  await table.get('button', /^Givens/).click();
  await expect.poll(() => table.get('columnheader', /^Givens/).attribute('aria-sort')).toBe('descending');
  await table.focus();
  await app.press('End');
  await app.press('Home');
  await app.press('Enter');
  await expect.poll(() => app.cell(1, 1).label()).toMatch(/given 8$/);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
});

test('a file of many puzzles is solved on all cores, and its solutions are saved', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.drop('many.txt', 'text/plain', Buffer.from(`${inkala}\n`.repeat(2000)));
  await expect.poll(() => app.page.get('radio', /^One solution 2,000$/).count()).toBe(1);
  await app.page.get('group', 'Save as a file').get('button', 'Solutions of all puzzles').click();
  await expect
    .poll(async () => (await app.downloaded(/solutions/)).equals(Buffer.from(`${inkalaSolution}\n`.repeat(2000))))
    .toBe(true);
});
