// A grid with handwriting in it, in the form of the picture reader's result.
import { straight } from '../pictures/camera';
import { printed } from '../pictures/newspaper';
import { pngOf } from '../pictures/png';
import { expectAccessible } from './axe';
import { dropPicture } from './dropping';
import { expect, inkala, test } from './sudoscope';

/** A worker that has read row 1 so: a given 8, and 1 and 2 by hand, of which the 2 is in doubt. */
const worker = `
  const cells = (digits) => Uint8Array.from(digits.padEnd(81, '0'), Number);
  const values = Uint8Array.from('${inkala}', (digit) => Number(digit.replace('.', '0')));
  values.set([1, 2], 1);
  const flat = { width: 90, height: 90, data: new Uint8Array(8100).fill(255) };
  const corners = [{ x: 0, y: 0 }, { x: 90, y: 0 }, { x: 90, y: 90 }, { x: 0, y: 90 }];
  self.onmessage = () => self.postMessage({
    kind: 'grid', flat, margin: 0, corners, outlines: [corners], which: 0, boxHeight: 3, boxWidth: 3,
    symbols: [...'123456789'], hasDiagonals: false, regions: null, values, alone: values, doubtful: cells('001'), filledIn: cells('011'), looksFilledIn: cells('011'),
  });`;

test('handwriting becomes entries, which look and are named otherwise, or is left out', async ({ app, page }) => {
  await page.route('**/picture_worker-*', (route) => route.fulfill({ contentType: 'text/javascript', body: worker }));
  await app.open();
  await dropPicture(page, pngOf(straight(printed)));
  const dialog = page.getByRole('dialog', { name: 'Puzzle in a picture' });
  await expect(dialog).toContainText(
    '9×9, 21 givens. 2 filled-in digits were read as entries. 1 cell in doubt, framed here. It has one solution',
  );
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 2, filled in' })).toHaveValue('1');
  await expectAccessible(page, 'handwriting');

  const second = dialog.getByRole('textbox', { name: /^row 1, column 3/ });
  await dialog.getByText('Left out', { exact: true }).click();
  await expect(dialog).toContainText('9×9, 21 givens. No cell is in doubt.');
  await expect(second).toHaveValue('');
  await dialog.getByText('Givens', { exact: true }).click();
  await expect(dialog).toContainText('9×9, 23 givens. 1 cell in doubt');
  await dialog.getByText('Entries', { exact: true }).click();
  await expect(second).toHaveAccessibleName('row 1, column 3, filled in, in doubt');
  await second.fill('3');

  // Filled-in print is corrected cell by cell, and a closed dialog forgets none of it.
  await dialog.getByRole('textbox', { name: 'row 1, column 1' }).focus();
  await app.button('Filled in').click();
  await expect(dialog).toContainText('9×9, 20 givens. 3 filled-in digits were read as entries. No cell is in doubt.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await app.button('Back to the picture').click();
  await expect(dialog).toContainText('9×9, 20 givens. 3 filled-in digits were read as entries. No cell is in doubt.');
  await dialog.getByRole('textbox', { name: 'row 1, column 1, filled in' }).focus();
  await app.button('Filled in').click();
  await app.button('Use it').click();
  await expect(page.getByText('2 filled-in digits were read as entries.').first()).toBeVisible();
  await expect(app.cell(1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(app.cell(1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await expect(app.cell(1, 3)).toHaveAccessibleName(/^row 1, column 3, entered 3/);
});

test('a right cell in doubt is confirmed by a button, by Enter and, if it is blank, by Delete', async ({
  app,
  page,
}) => {
  const doubted = worker.replace("doubtful: cells('001')", "doubtful: cells('1101')");
  await page.route('**/picture_worker-*', (route) => route.fulfill({ contentType: 'text/javascript', body: doubted }));
  await app.open();
  await dropPicture(page, pngOf(straight(printed)));
  const dialog = page.getByRole('dialog', { name: 'Puzzle in a picture' });
  await expect(dialog).toContainText('3 cells in doubt');
  await app.button('Next in doubt').click();
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 1, in doubt' })).toBeFocused();
  // A key that is not a digit of the grid leaves the cell unchanged.
  await page.keyboard.type('x');
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 1, in doubt' })).toHaveValue('8');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2 cells in doubt');
  await app.button('Next in doubt').click();
  await app.button('It is right').click();
  await expect(dialog).toContainText('1 cell in doubt');
  await app.button('Next in doubt').click();
  await page.keyboard.press('Delete');
  await expect(dialog).toContainText('No cell is in doubt.');
  await expect(dialog.getByRole('textbox', { name: 'row 1, column 2, filled in' })).toHaveValue('1');
});
