// Everything by keyboard alone.
import { expect, test } from './sudoscope';

const solution = ['1234', '3412', '2143', '4321'];
const givens = ['1..4', '....', '....', '.32.'];

test('a 4x4 is brought, solved and announced without a mouse', { tag: '@smoke' }, async ({ app, page }) => {
  await app.open();
  await app.paste(givens.join('\n'));
  await expect(app.verdict).toContainText('One solution');
  for (let presses = 0; presses < 60 && !(await app.board.locator(':focus').count()); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+Home');
  for (const [row, digits] of solution.entries()) {
    if (row > 0) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    for (const [column, digit] of [...digits].entries()) {
      if (column > 0) await page.keyboard.press('ArrowRight');
      if (givens[row]![column] === '.') await page.keyboard.press(digit);
    }
  }
  await expect(app.verdict).toContainText('Solved');
  await expect(page.getByRole('status').filter({ hasText: 'Solved' })).not.toHaveCount(0);
});

test('a dialog opens, keeps the focus, closes on Escape and gives the focus back', async ({ app, page }) => {
  await app.open();
  await app.button('Help').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /help|keys/i });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(app.button('Help')).toBeFocused();
});

test('a question mark opens the help on every tab, and is typed in a text field', async ({ app, page }) => {
  await app.open();
  const help = page.getByRole('dialog', { name: 'Help' });
  for (const tab of ['Play', 'Watch', 'Lab', 'Lists'] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  }
  await app.button('New').click();
  await page.getByRole('tab', { name: 'Import', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Puzzle as text' });
  await field.press('?');
  await expect(field).toHaveValue('?');
});

test('cells are heard by row and column, wherever the page speaks', async ({ app, page }) => {
  await app.open();
  // Norvig's first with a given mistyped.
  await app.paste('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....8.4......');
  await app.openAnswer();
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' }).getByRole('status');
  await expect(diagnosis).toContainText(/[Rr]ow 9, column 1 is (probably )?1, not 8/);
  await app.cell(1, 1).focus();
  await page.keyboard.press('Shift+2');
  await expect(page.getByRole('status').filter({ hasText: /^row 1, column 1 is a given/ })).toBeAttached();
  await app.watch('Propagate and guess');
  await app.button(/^Next move/).click();
  await expect(app.sentence).toContainText(/r\dc\d/);
  const heard = await page.getByRole('status').evaluateAll((all) =>
    all.map((each) => {
      const copy = each.cloneNode(true) as Element;
      copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
      return copy.textContent;
    }),
  );
  expect(heard.join('\n')).toMatch(/row \d, column \d/);
  expect(heard.join('\n')).not.toMatch(/r\dc\d/);
});
