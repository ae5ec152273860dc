// Fog of war: clues are hidden until a right digit is entered next to them.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { darkShare } from './ink';
import { expect, test, type Sudoscope } from './sudoscope';

interface Variant {
  readonly id: string;
  readonly puzzle: object;
  readonly solution: string;
}

const lines = readFileSync('tests/data/variants.jsonl', 'utf8').trim().split('\n');
/** Killer cages and lunchboxes, no givens, one solution. */
const cages = lines.map((line) => JSON.parse(line) as Variant).find(({ id }) => id === 'mixed-045')!;
const foggy = JSON.stringify({ ...cages.puzzle, fogofwar: ['R5C5', 'R1C1'], foglight: ['R9C9'] });
const digitAt = (row: number, column: number): string => cages.solution[9 * (row - 1) + column - 1]!;

async function enter(app: Sudoscope, row: number, column: number, digit: string): Promise<void> {
  await app.cell(row, column).click();
  await app.page.keyboard.press(digit);
}

/** The number of cells that are said to be in fog. */
const fogCount = async (app: Sudoscope): Promise<number> =>
  (await app.cellSentences()).filter((words) => words.includes('in fog')).length;

const row = ({ page }: Sudoscope) => page.getByRole('region', { name: 'Fog', exact: true });
/** True if the corner of the cell has the colour of fog. */
const isGrey = async ({ page }: Sudoscope, down: number, right: number): Promise<boolean> =>
  (await darkShare(page, right - 0.9, down - 0.2, 0.1, 0.1)) === 1;

test('fog covers clues until a right digit is entered next to them', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(foggy);
  await expect(row(app)).toContainText('Fog covers 67 cells.');
  await expect.poll(() => fogCount(app)).toBe(67);
  await expect(app.cell(1, 3)).toHaveAttribute('aria-label', 'row 1, column 3, empty, in fog');
  await expect(app.cell(1, 2)).not.toHaveAttribute('aria-label', /fog/);
  await expect.poll(() => isGrey(app, 1, 3)).toBe(true);
  expect(await isGrey(app, 1, 2)).toBe(false);

  await enter(app, 2, 2, digitAt(2, 2) === '1' ? '2' : '1');
  await expect(app.cell(2, 2)).toHaveAttribute('aria-label', /entered/);
  await expect(row(app)).toContainText('Fog covers 67 cells.');
  await enter(app, 2, 2, digitAt(2, 2));
  await expect(row(app)).toContainText('Fog covers 62 cells.');
  await expect(app.cell(1, 3)).not.toHaveAttribute('aria-label', /fog/);
  await expect.poll(() => isGrey(app, 1, 3)).toBe(false);
  await app.button('Undo').click();
  await expect(row(app)).toContainText('Fog covers 67 cells.');
  await expect(app.cell(1, 3)).toHaveAttribute('aria-label', /in fog/);
  await expect.poll(() => isGrey(app, 1, 3)).toBe(true);
  await expectAccessible(page, 'A puzzle in fog');
});

test('a paused puzzle shows no clue, and a replay none in fog', async ({ app, page }) => {
  await app.open();
  await app.paste(foggy);
  await expect(row(app)).toContainText('Fog covers 67 cells.');
  await enter(app, 2, 2, digitAt(2, 2));
  await expect(row(app)).toContainText('Fog covers 62 cells.');
  const ink = (): Promise<number> => darkShare(page, 0.05, 0.05, 0.9, 0.9);
  await expect.poll(ink).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(ink).toBe(0);
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await expect.poll(ink).toBeGreaterThan(0);
  await app.button('Replay').click();
  await expect(row(app)).toHaveCount(0);
  await expect.poll(() => isGrey(app, 9, 1)).toBe(true);
});

test('fog lies over a replay, a run and the path of Logic, and clears with their digits', async ({ app, page }) => {
  await app.open();
  await app.paste(foggy);
  await expect(row(app)).toContainText('Fog covers 67 cells.');
  await enter(app, 2, 2, digitAt(2, 2));
  await expect.poll(() => fogCount(app)).toBe(62);
  await app.button('Replay').click();
  await expect.poll(() => fogCount(app)).toBe(62);
  await page.keyboard.press('Home');
  await expect.poll(() => fogCount(app)).toBe(67);
  await expect.poll(() => isGrey(app, 1, 3)).toBe(true);
  await app.showTab('Watch');
  await expect.poll(() => fogCount(app)).toBe(67);
  await page.keyboard.press('s');
  await expect.poll(() => fogCount(app)).toBe(0);
  await app.showTab('Logic');
  await expect.poll(() => fogCount(app)).toBe(62);
  await app.button('Next step').click();
  await expect.poll(() => fogCount(app)).toBe(67);
  await page.getByRole('slider', { name: 'The path to the solution' }).press('End');
  await expect.poll(() => fogCount(app)).toBe(0);
  await app.button('Back to the grid as it stands').click();
  await expect.poll(() => fogCount(app)).toBe(62);
});

test('fog hides clues from the lists beside the board, and own notes stay', async ({ app, page }) => {
  await app.open();
  await app.paste(foggy);
  await expect(row(app)).toBeVisible();
  await app.cell(9, 1).click();
  await page.keyboard.press('Shift+Digit4');
  await expect(app.cell(9, 1)).toHaveAttribute('aria-label', 'row 9, column 1, empty, note 4, in fog');
  await expect(page.getByRole('region', { name: 'Clues at r9c1' })).toHaveCount(0);
  const before = Number.parseInt(await page.getByText(/^\d+ clues?$/).innerText(), 10);
  await row(app).getByRole('button', { name: 'Lift the fog' }).click();
  await expect(page.getByRole('region', { name: 'Clues at r9c1' })).toBeVisible();
  await expect(app.cell(9, 1)).not.toHaveAttribute('aria-label', /fog/);
  expect(Number.parseInt(await page.getByText(/^\d+ clues?$/).innerText(), 10)).toBeGreaterThan(before);
});

test('fog that was lifted stays lifted until it is put back, and setting shows none', async ({ app, page }) => {
  await app.open();
  await app.paste(foggy);
  await row(app).getByRole('button', { name: 'Lift the fog' }).click();
  await expect(row(app)).toContainText('The fog is lifted.');
  await expect.poll(() => fogCount(app)).toBe(0);
  await page.reload();
  await expect(row(app)).toContainText('The fog is lifted.');
  await row(app).getByRole('button', { name: 'Put the fog back' }).click();
  await expect.poll(() => fogCount(app)).toBe(67);
  await expect.poll(() => isGrey(app, 9, 1)).toBe(true);
  await app.button('Set clues').click();
  await expect(page.getByRole('region', { name: 'Set', exact: true })).toBeVisible();
  await expect.poll(() => isGrey(app, 9, 1)).toBe(false);
  await expect.poll(() => fogCount(app)).toBe(0);
  await app.button('Play it').click();
  await expect.poll(() => fogCount(app)).toBe(67);
});

test('with several solutions the fog says why it stays, and with a solution of its own it clears', async ({
  app,
  page,
}) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const puzzle = { size: 4, grid, fogofwar: ['R1C1'] };
  await app.open();
  await app.paste(JSON.stringify(puzzle));
  await expect(row(app)).toContainText('Your digits do not clear it, because the puzzle has several solutions.');
  await app.paste(JSON.stringify({ ...puzzle, solution: '1234341221434321' }));
  await expect(row(app)).toHaveText(/^Fog covers 12 cells\.\s*Lift the fog$/);
  await app.cell(4, 4).click();
  await page.keyboard.press('1');
  await expect(row(app)).toContainText('Fog covers 8 cells.');
});
