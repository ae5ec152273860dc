// Puzzles made from the one on the board, without a network.
import { expectAccessible } from './axe';
import { expect, gentle, inkala, settled, type Sudoscope, test } from './sudoscope';

async function openPart(app: Sudoscope, puzzle: string): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.verdict).toContainText('One solution');
  await app.openTools();
  await app.button('Improve this puzzle').click();
}

const isGiven = (sentence: string): boolean => / given \d/.test(sentence);

/** The sentences of the cells, once they name all givens: they follow the board in pieces. */
async function sentencesOf(app: Sudoscope, puzzle: string): Promise<string[]> {
  const givens = puzzle.replaceAll('.', '').length;
  await expect.poll(async () => (await app.cellSentences()).filter(isGiven).length).toBe(givens);
  return app.cellSentences();
}

test('harder relatives have their givens in the same cells or one more or fewer, and go to the board and back', async ({
  app,
  page,
}) => {
  await openPart(app, gentle);
  const before = await sentencesOf(app, gentle);
  await app.button('Harder ones').click();
  const relatives = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  await expect.poll(() => relatives.count()).toBeGreaterThan(3);
  // The search may have ended by itself, and may take minutes.
  await app.button('Stop').click({ force: true });
  await expect(app.button('Stop')).toHaveAttribute('aria-disabled', 'true');
  await expect(relatives.first()).toContainText('the puzzle itself');
  await expect(relatives.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the list of relatives');
  const hardest = relatives.last();
  await expect(hardest).toContainText(/ER \d/);
  await hardest.getByRole('button').click();
  await expect(hardest.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(app.verdict).toContainText('One solution');
  await expect.poll(() => app.cellSentences()).not.toEqual(before);
  const after = await settled(page, () => app.cellSentences());
  const moved = after.filter((sentence, cell) => isGiven(sentence) !== isGiven(before[cell]!));
  expect(moved.length).toBeLessThanOrEqual(1);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => app.cellSentences()).toEqual(before);
  await expect(relatives.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('a killer without givens is found in other shapes, which have a picture each and go to the board and back', async ({
  app,
  page,
}) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const killercage = [
    { cells: ['R1C1', 'R1C2', 'R2C2'], value: '7' },
    { cells: ['R1C3', 'R1C4', 'R2C3'], value: '8' },
    { cells: ['R2C1', 'R3C1'], value: '5' },
    { cells: ['R2C4', 'R3C4', 'R4C4'], value: '6' },
    { cells: ['R3C2', 'R3C3', 'R4C3'], value: '7' },
    { cells: ['R4C1', 'R4C2'], value: '7' },
  ];
  await openPart(app, JSON.stringify({ size: 4, grid, killercage }));
  const address = await settled(page, () => page.evaluate(() => location.hash));
  await app.button('Other shapes').click();
  const shapes = page.getByRole('list', { name: 'Puzzles found' }).getByRole('listitem');
  await expect.poll(() => shapes.count()).toBeGreaterThan(3);
  await app.button('Stop').click({ force: true });
  await expect(shapes.locator('svg[viewBox]').nth(3)).toBeVisible();
  await shapes.last().getByRole('button').click();
  await expect(shapes.last().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(app.verdict).toContainText('One solution');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(address);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(address);
});

test('each press makes another equivalent puzzle, and its sample is recognised', async ({ app, page }) => {
  await openPart(app, inkala);
  const seen = new Set<string>([(await sentencesOf(app, inkala)).join()]);
  for (const _ of [1, 2]) {
    await app.button('Shuffle').click();
    await expect.poll(async () => seen.has((await app.cellSentences()).join())).toBe(false);
    await expect(app.verdict).toContainText('One solution');
    seen.add((await settled(page, () => app.cellSentences())).join());
  }
  await app.button('Compare').click();
  await expect(page.getByText(/The same as the sample “.*”, with rows, columns and digits exchanged\./)).toBeVisible();
  const form = page.getByLabel('Smallest form (min-lex)');
  const text = await form.inputValue();
  expect(text).toMatch(/^[.1-9]{81}$/);
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(form).toBeHidden();
  await app.button('Compare').click();
  await expect(page.getByText(/The same as the sample “.*”, just as it is\./)).toBeVisible();
  await expect(form).toHaveValue(text);
});

test('a puzzle with several solutions leads to the givens that would settle it', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala.replace('8', '.'));
  await expect(app.verdict).toContainText('solutions');
  await app.openTools();
  await app.button('Improve this puzzle').click();
  await app.button('Which givens would make it unique?').click();
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' });
  await expect(diagnosis.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(diagnosis.getByRole('button').first()).toBeFocused();
});
