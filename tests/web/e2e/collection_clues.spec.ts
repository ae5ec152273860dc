// A list of puzzles with clues: pasted as links, judged by their clues, opened, and saved as links of this page.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, inkala, test } from './sudoscope';

// The last two are examples of their programs: https://github.com/dclamage/SudokuSolver and
// https://github.com/sigh/Interactive-Sudoku-Solver.
const cages = {
  size: 4,
  title: 'Nine cages',
  grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
  killercage: Object.entries({ R1C1: 1, R1C2: 2, R1C3: 3, R2C1: 3, R2C2: 4, R2C3: 1, R3C1: 2, R3C2: 1, R3C3: 4 }).map(
    ([cell, value]) => ({ cells: [cell], value: String(value) }),
  ),
};
const fPuzzles =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcA2ANCALhNAbO8SIA9EACAUQLQCcYBbGYgaQix0pFQAsIBzDrHjmgDCAewB2AM34BjNGAQSAhljAxU3ShAAmCANq7gAX2RGTx0xcMBdZAfP2zjozbtOHll5bdvP7v2d9vL2cbEABrZlZpRW5cAxBpGBZ5eF0QACUARiFM9gyAJhy89IBmItRSoXyQUIA3ZQBXXBBMgA4QcwSklT0MgBZy/qqa1HqsJoQQds7E5N6soT7i7IBWEZAxibw1me6UtPTC6orCkuKys4qBs6tdudSMlcXixGe6xuadky77g6fjx5CS4ZV43UYfSaZXLWVA0CBiCA0Bo0PSgWZYSbpJ47UI0RQERHI1E/DF4Q5CRAdW5AA===';
const arrows =
  'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Arrow~R1C5~R2C4~R3C3~R4C2~R5C1.Arrow~R3C7~R2C6~R3C5~R4C4~R5C3.Arrow~R6C2~R7C3~R6C4~R5C5~R4C6.Arrow~R7C4~R7C5~R7C6.Arrow~R6C7~R5C7~R4C7.Arrow~R5C9~R6C8~R7C7~R8C6~R9C5.~R1C2_6~R1C9_9~R2C1_9~R8C9_3~R9C1_4~R9C8_7';

test('links with clues become rows, which open with their clues and are saved as links that are read again', async ({
  app,
  page,
}) => {
  const table = page.getByRole('grid', { name: 'Puzzles of the list' });
  const solved = page.getByText('Solved', { exact: true });
  await app.open();
  await app.paste([JSON.stringify(cages), fPuzzles, arrows, inkala].join('\n'));
  await expect(solved).toBeVisible();
  await expect(page.getByRole('radio', { name: 'One solution 4' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^1 One solution 0 .*Nine cages .*Killer cage/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^3 One solution 6 .*Arrow/ })).toBeVisible();
  await expect(table.locator('svg')).toHaveCount(3);
  await expectAccessible(page, 'a list of puzzles with clues');

  const saving = page.waitForEvent('download');
  await app.button('Links of the puzzles shown').click();
  const links = await readFile(await (await saving).path(), 'utf8');

  await table.getByRole('row', { name: /^1 One solution/ }).click();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/Killer cage 1$/);
  await expect(app.verdict).toContainText('One solution');

  await app.paste(links);
  await expect(page.getByRole('radio', { name: 'One solution 4' })).toBeVisible();
  await table.getByRole('row', { name: /^3 One solution/ }).click();
  await expect(app.cell(1, 5)).toHaveAccessibleName(/Arrow/);
});
