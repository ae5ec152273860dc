// Setting a puzzle: the number of its solutions follows each change, and givens and entries turn into each other.
import { expect, test } from './sudoscope';

/** A puzzle of 4x4 with several solutions. */
const started = '.2..4.....1.....';

test('the number of solutions follows each given that is typed', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste('1'.padEnd(81, '.'));
  await expect(app.cell(1, 1)).toHaveAccessibleName(/given 1/);
  await app.openAnswer();
  await expect(app.verdict.getByRole('heading')).toHaveText('More than 1,000 solutions');
  await app.paste(started);
  await expect(app.cell(1, 2)).toHaveAccessibleName(/given 2/);
  await app.openAnswer();
  await expect(app.verdict.getByRole('heading')).toHaveText(/^\d+ solutions$/);
  const before = await app.verdict.getByRole('heading').textContent();
  await app.openTools();
  await app.button('Edit the givens').click();
  await app.cell(4, 4).click();
  await page.keyboard.press('2');
  await expect(app.verdict.getByRole('heading')).toHaveText(/solution/);
  await expect(app.verdict.getByRole('heading')).not.toHaveText(before!);
  await page.keyboard.press('Delete');
  await expect(app.verdict.getByRole('heading')).toHaveText(before!);
});

test('entries are made givens, givens entries, and undo takes each back', async ({ app, page }) => {
  await app.open();
  await app.paste(started);
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, given 2');
  await app.cell(1, 1).click();
  await page.keyboard.press('3');
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, entered 3');
  await app.openTools();
  await app.button('Make entries givens').click();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 3');
  await expect(app.button('Make entries givens')).toHaveAttribute('aria-disabled', 'true');
  await app.button('Make givens entries').click();
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 2');
  await expect(app.button('Make givens entries')).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['row 1, column 1, given 3', 'row 1, column 1, entered 3', 'row 1, column 1, empty']) {
    await app.button(/^Undo/).click();
    await expect(app.cell(1, 1)).toHaveAccessibleName(name);
  }
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, given 2');
});

test('the tools for setting are open while a grid is typed by hand, and folded for any other puzzle', async ({
  app,
  page,
}) => {
  await app.open();
  await app.cell(1, 1).click();
  await page.keyboard.press('5');
  await expect(app.button('Count solutions')).toBeVisible();
  await app.paste(`88${'.'.repeat(79)}`);
  await expect(app.verdict).toContainText('No solution');
  await expect(app.button('Count solutions')).toBeHidden();
  await app.openTools();
  await expect(app.button('Count solutions')).toBeVisible();
});

test('the chip and a check of a puzzle without a solution lead to the mistake', async ({ app, page }) => {
  await app.open();
  await app.paste(`.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..1`);
  await expect(app.verdict).toContainText('No solution');
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' });
  for (const way of ['chip', 'check']) {
    await app.openAnswer();
    await page.getByText('The answer', { exact: true }).click();
    await expect(diagnosis).toBeHidden();
    if (way === 'chip') await page.getByRole('banner').getByRole('button', { name: 'no solution' }).click();
    else {
      await app.button('Check').click();
      const result = page.getByRole('region', { name: 'Result of the check' });
      await result.getByRole('button', { name: 'What is wrong?' }).click();
    }
    await expect(diagnosis.getByRole('button', { name: 'What is wrong?' })).toHaveAttribute('aria-expanded', 'true');
  }
  // The message in words leads there too, and disappears when the answer is opened.
  await page.getByText('The answer', { exact: true }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('This puzzle has no solution.');
  await messages.getByRole('button', { name: 'What is wrong?' }).click();
  await expect(diagnosis.getByRole('status')).toContainText('given');
  await expect(messages).not.toContainText('This puzzle has no solution.');
});
