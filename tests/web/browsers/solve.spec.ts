// Bringing a puzzle, filling it in, and having it solved.
import { inkala, inkalaSolution } from '../e2e/sudoscope';
import { expect, test } from './sudoscope';

test('a pasted puzzle has its verdict by itself, and one button fills the solution in', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.paste(inkala);
  await expect.poll(() => app.cell(1, 1).label()).toMatch(/given 8$/);
  // The word in the header leads to the answer.
  await app.button(/9×9/).click();
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.button('Fill in the solution').click();
  await expect.poll(() => app.verdict.text()).toContain('Solved');
  await expect
    .poll(async () => (await app.cellSentences()).map((words) => /(\d)$/.exec(words)?.[1]).join(''))
    .toBe(inkalaSolution);
  await app.button(/^Undo/).click();
  await expect.poll(() => app.verdict.text()).toContain('One solution');
});

test('an impossible puzzle is answered with the reason, step by step', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  // Norvig's first with a given mistyped.
  await app.paste('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....8.4......');
  await expect.poll(() => app.verdict.text()).toContain('No solution');
  await app.button('What is wrong?').click();
  await app.page.get('list', 'Why').get('button').nth(0).click();
  await expect.poll(() => app.cell(6, 2).label()).toMatch(/4, follows/);
});

test('cells are filled by key and by pad, a clash is marked, and a reload keeps it all', async ({ app, baseURL }) => {
  await app.open(baseURL!);
  await app.paste(inkala);
  await expect.poll(() => app.verdict.text()).toContain('One solution');
  await app.cell(1, 2).click();
  await app.press('8');
  await expect.poll(() => app.cell(1, 2).label()).toMatch(/entered 8, clashes/);
  await app.press('Backspace');
  await expect.poll(() => app.cell(1, 2).label()).toMatch(/empty/);
  await app.page.get('group', 'Numbers').get('button', '1').click();
  await expect.poll(() => app.cell(1, 2).label()).toMatch(/entered 1$/);
  await app.press('ArrowRight');
  await app.press('2');
  await expect.poll(() => app.cell(1, 3).label()).toMatch(/entered 2$/);
  await app.press('ArrowRight');
  await app.press('Shift+7');
  await expect.poll(() => app.cell(1, 4).label()).toMatch(/note.* 7/);
  await app.tab.reload();
  await expect.poll(() => app.cell(1, 4).label()).toMatch(/note.* 7/);
  await app.press('Control+Z');
  await expect.poll(() => app.cell(1, 4).label()).toMatch(/empty$/);
  await expect.poll(() => app.cell(1, 3).label()).toMatch(/entered 2$/);
});
