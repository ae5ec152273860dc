// Bringing a puzzle and having it solved.
import { expect, inkala, inkalaSolution, test } from './sudoscope';

test('a pasted puzzle is recognised, and its verdict comes by itself', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(
    page.getByRole('status').filter({ hasText: '9×9, 21 givens, from an 81-character line' }),
  ).not.toHaveCount(0);
  await expect(app.verdict).toContainText('One solution');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('one button fills the solution in, and undo takes it out', async ({ app }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.openAnswer();
  await app.button('Fill in the solution').click();
  await expect(app.verdict).toContainText('Solved');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, revealed 1');
  await expect.poll(() => app.digits()).toBe(inkalaSolution);
  await app.button(/^Undo/).click();
  await expect(app.verdict).toContainText('One solution');
});

test('an impossible grid is answered at once, with the reason', async ({ app }) => {
  await app.open();
  // P. Norvig's puzzle: his solver took 24 minutes to find that there is no solution.
  await app.paste('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........');
  await expect(app.verdict).toContainText('No solution');
  await expect(app.verdict).toContainText(/row|column|box|r\dc\d/);
});

test('two equal numbers in a row are marked as they are typed', async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.verdict).toContainText('One solution');
  await app.cell(1, 2).click();
  await page.keyboard.press('8');
  await expect(app.cell(1, 2)).toHaveAccessibleName(/^row 1, column 2, entered 8, clashes/);
  await expect(app.verdict).toContainText('Some digits are wrong');
});

test('a text that is no puzzle waits in the dialog with its error, and the grid is left alone', async ({
  app,
  page,
}) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await app.paste('8...not a puzzle');
  const dialog = page.getByRole('dialog', { name: 'New' });
  await expect(dialog.getByRole('status')).toContainText(/^Line 1: .*\.$/);
  await expect(dialog.getByRole('textbox').first()).toHaveValue('8...not a puzzle');
  await page.keyboard.press('Escape');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
});

test('work survives a reload, undo history included', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(inkala);
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await app.cell(1, 2).click();
  await page.keyboard.press('1');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await page.reload();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await app.button(/^Undo/).click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, empty');
});
