// A picture in which the rules of Sudoku decide more than can be seen.
import { straight } from '../pictures/camera';
import { pngOf } from '../pictures/png';
import { wornPaper, wornPuzzle } from '../pictures/worn';
import { expect, test } from './sudoscope';

test('a worn digit corrected by the rules is reported, and the correction can be taken back', async ({ app, page }) => {
  await app.open();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('banner').getByRole('button', { name: 'Open', exact: true }).click();
  const buffer = pngOf(straight(wornPaper(29)));
  await (await chooser).setFiles({ name: 'worn.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Puzzle in a picture' });
  await expect(dialog).toContainText('1 cell was read as the rules of Sudoku require, not as the picture alone shows.');
  const worn = dialog.getByRole('textbox', { name: /^row 3, column 3, in doubt/ });
  await expect(worn).toHaveValue('8');
  await app.button('Read without the rules').click();
  await expect(worn).toHaveValue('3');
  await expect(dialog).toContainText('It has no solution as it stands');
  await app.button('Read with the rules').click();
  await expect(worn).toHaveValue('8');
  await app.button('Read without the rules').click();
  await worn.focus();
  await page.keyboard.press('8');
  await expect(dialog).toContainText('No cell is in doubt. It has one solution');
  await app.button('Use it').click();
  await expect.poll(() => app.digits()).toBe(wornPuzzle);
});
