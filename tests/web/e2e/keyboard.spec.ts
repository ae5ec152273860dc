// Everything by keyboard alone.
import { expect, test } from './sudoscope';

const solution = ['1234', '3412', '2143', '4321'];
const givens = ['1..4', '....', '....', '.32.'];

test('a 4x4 is brought, solved and announced without a mouse', async ({ app, page }) => {
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
