// A puzzle with clues for a person who plays: its setter's words, the clues in words, the combinations of a cage, its
// cells selected whole, notes that keep to the clues; after a reload, in a link, and for a screen reader.
import { expectAccessible } from './axe';
import { expect, test, type Sudoscope } from './sudoscope';

const cells = (names: string): string[] => names.split(' ');
const puzzle = JSON.stringify({
  size: 9,
  title: 'Little cages',
  author: 'A. Setter',
  ruleset: 'Normal rules.\nCages sum.',
  grid: Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => (row === 4 && column === 4 ? { value: 5, given: true } : {})),
  ),
  killercage: [
    { cells: cells('R1C1 R1C2'), value: '3' },
    { cells: cells('R5C1 R5C2 R5C3'), value: '20' },
  ],
  thermometer: [{ lines: [cells('R7C1 R7C2 R7C3 R8C4')] }],
});

async function openPuzzle(app: Sudoscope): Promise<void> {
  await app.open();
  await app.paste(puzzle);
  await expect(app.page.getByText('by A. Setter').first()).toBeAttached();
}

test('words, combinations, a cage selected whole, and notes', { tag: '@smoke' }, async ({ app, page }) => {
  await openPuzzle(app);
  await expect(page.getByText('Normal rules.').filter({ visible: true })).toHaveCount(1);
  await app.cell(5, 2).click();
  await expect(app.cell(5, 2)).toHaveAccessibleName(/empty, Killer cage 20, with r5c1 and r5c3$/);
  await app.button('Combinations of the cage').click();
  // 5 stands in the row, and so no set with it is left.
  await expect(page.getByText('2 sets of digits are left.')).toBeVisible();
  await app.button('Strike 4 7 9').click();
  await expect(page.getByText('One set of digits is left.')).toBeVisible();
  await expect(page.getByText('In no set: 1 2 4 5 6 7')).toBeVisible();
  await expectAccessible(page, 'the combinations of a cage');
  const selected = app.board.getByRole('gridcell', { selected: true });
  await page.keyboard.press('k');
  await expect(selected).toHaveCount(3);
  await app.cell(1, 1).dblclick();
  await expect(selected).toHaveCount(2);
  await page.getByText('3 clues', { exact: true }).click();
  await app.button('Thermometer, 4 cells, r7c1 to r8c4').click();
  await expect(selected).toHaveCount(4);
  await expectAccessible(page, 'a list of clues');
  await app
    .button(/^All notes|all candidates/i)
    .first()
    .click();
  await expect(app.cell(1, 1)).toHaveAccessibleName(/notes? 1 2,/);
});

test('a setter’s words come back after a reload and from a link', async ({ app, page }) => {
  await openPuzzle(app);
  await expect(page).toHaveURL(/#10\./);
  const link = page.url();
  await page.reload();
  await expect(page.getByText('by A. Setter').first()).toBeAttached();
  await page.goto('about:blank');
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.goto(link);
  await expect(page.getByText('Normal rules.').filter({ visible: true })).toHaveCount(1);
});

test('title, author and rules are written in Set, and the page has no faults there', async ({ app, page }) => {
  await openPuzzle(app);
  await app.openTools();
  await app.button('Set clues').click();
  await expectAccessible(page, 'the tools of Set');
  await page.getByRole('tab', { name: /^Clues/ }).click();
  await page.getByLabel('Title').fill('Another');
  await page.getByLabel('Author').fill('B. Setter');
  await app.button('Write the rules from the clues').click();
  await expect(page.getByLabel('Rules')).toHaveValue(/add up[^]*thermometer/i);
  await expectAccessible(page, 'the clues of Set');
  await page.getByRole('tab', { name: 'Checks' }).click();
  await expectAccessible(page, 'the checks of Set');
  await app.button('Play it').click();
  await expect(page.getByText('by B. Setter').first()).toBeAttached();
  await expect(page.getByText('Another').filter({ visible: true })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the rules unfold below the header by one press, and the board stays', async ({ app, page }) => {
    await openPuzzle(app);
    const row = page.locator('summary').filter({ hasText: 'Little cages', visible: true });
    await expect(row).toHaveCount(1);
    await expect(page.getByText('Normal rules.').filter({ visible: true })).toHaveCount(0);
    const before = await app.board.boundingBox();
    await row.tap();
    await expect(page.getByText('Normal rules.').filter({ visible: true })).toHaveCount(1);
    expect(await app.board.boundingBox()).toEqual(before);
    await expectAccessible(page, 'the rules on a phone');
  });

  test('the combinations of a cage share the row of the rules, and follow the selected cell', async ({ app, page }) => {
    await openPuzzle(app);
    const key = app.button('Combinations of the cage').filter({ visible: true });
    await app.cell(9, 9).tap();
    await expect(key).toHaveCount(0);
    const before = await app.board.boundingBox();
    await app.cell(5, 2).tap();
    await key.tap();
    await app.button('Strike 4 7 9').tap();
    await expect(app.button('Strike 4 7 9')).toHaveAttribute('aria-pressed', 'true');
    expect(await app.board.boundingBox()).toEqual(before);
    await expectAccessible(page, 'combinations on a phone');
    await app.cell(1, 2).tap();
    await expect(app.button('Strike 1 2')).toBeVisible();
    await key.tap();
    await expect(app.button('Strike 1 2')).toHaveCount(0);
    // The menu of a small phone opens over that row.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByLabel('More', { exact: true }).tap();
    await page.getByRole('button', { name: 'Open', exact: true }).filter({ visible: true }).tap({ trial: true });
  });
});
